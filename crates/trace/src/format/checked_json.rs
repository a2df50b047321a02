//! JSON text that carries its own checksum: `{"crc":"0123abcd",…}`, crc32c of everything behind that first comma.
//!
//! It stays plain JSON for everyone else, and a changed digit in it is noticed here.

use std::io;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::format::files::{self, Durable};

const HEAD: &str = "{\"crc\":\"";

/// The text of an object with its checksum. `value` must be an object with at least one member.
pub(crate) fn seal(value: &impl Serialize) -> Result<String, serde_json::Error> {
    let text = serde_json::to_string(value)?;
    let rest = text.strip_prefix('{').unwrap_or(&text);
    Ok(format!("{HEAD}{:08x}\",{rest}", crc32c::crc32c(rest.as_bytes())))
}

/// The object, when its checksum is right and its members are what they should be.
pub(crate) fn open<T: DeserializeOwned>(text: &str) -> Option<T> {
    let rest = text.trim_end().strip_prefix(HEAD)?;
    let (crc, rest) = rest.split_at_checked(8)?;
    let rest = rest.strip_prefix("\",")?;
    let right = u32::from_str_radix(crc, 16).ok()? == crc32c::crc32c(rest.as_bytes());
    right.then(|| serde_json::from_str(&format!("{{{rest}")).ok())?
}

/// Writes an object with its checksum as a whole file.
pub(crate) fn write(path: &Path, value: &impl serde::Serialize, durable: Durable) -> Result<(), Error> {
    let text = seal(value).map_err(io::Error::other).map_err(Error::io("write", path))?;
    files::write(path, format!("{text}\n").as_bytes(), durable)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn any_changed_byte_is_noticed() {
        let value = BTreeMap::from([("rows".to_owned(), 17u64), ("ü".to_owned(), 4)]);
        let text = seal(&value).unwrap();
        assert!(text.starts_with("{\"crc\":\"") && text.ends_with('}'));
        assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok());
        assert_eq!(open(&text), Some(value.clone()));
        for i in 0..text.len() {
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[i] ^= 1 << bit;
                // A digit of the checksum in capitals is the same checksum.
                let got = open::<BTreeMap<String, u64>>(&String::from_utf8_lossy(&bytes));
                assert!(got.is_none() || (i < 16 && got == Some(value.clone())), "byte {i} bit {bit}");
            }
            assert_eq!(open::<BTreeMap<String, u64>>(text.get(..i).unwrap_or("")), None);
        }
    }
}
