//! Attributes of `cuLaunchKernelEx`, which stand behind the copied configuration.

use gputap_catalog::{ENUMS, Enum};

use super::value::Value;

/// `{u32 id, u32 0, u8 value[16]}`.
const ATTRIBUTE: usize = 24;
const PREFIX: &str = "CU_LAUNCH_ATTRIBUTE_";

/// Puts the attributes in the place of the pointer to them.
pub(super) fn replace_attributes(fields: &mut [(&'static str, Value)], bytes: &[u8]) {
    let Some((_, slot)) = fields.iter_mut().find(|(name, _)| *name == "attrs") else { return };
    if !bytes.is_empty() {
        *slot = Value::Attributes(bytes.chunks_exact(ATTRIBUTE).map(attribute).collect());
    }
}

fn attribute(bytes: &[u8]) -> (String, Value) {
    let number =
        |at: usize| bytes.get(at..at + 4).and_then(|b| b.try_into().ok()).map_or(0, u32::from_le_bytes);
    let id = number(0);
    let value = match id {
        4 | 11 => Value::Dim([number(8), number(12), number(16)]),
        // Numbers with a sign: cooperative, synchronisation and scheduling policies, serialisation, priority.
        2 | 3 | 5 | 6 | 8 | 10 | 14 | 16 | 17 | 18 => Value::Signed(i64::from(number(8) as i32)),
        7 | 12 => Value::Pointer(u64::from(number(8)) | u64::from(number(12)) << 32),
        _ => Value::Bytes(bytes[8..].to_vec()),
    };
    (name(id), value)
}

/// `CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION` → `cluster_dimension`.
fn name(id: u32) -> String {
    let ids = ENUMS.iter().find(|e: &&Enum| e.name == "CUlaunchAttributeID");
    match ids.and_then(|e| e.name_of(i64::from(id))) {
        Some(name) => name.strip_prefix(PREFIX).unwrap_or(name).to_lowercase(),
        None => format!("attribute_{id}"),
    }
}
