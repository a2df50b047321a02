//! Arguments and result of a call, as Perfetto shows them beside its slice.

use gputap_model::call::Call;
use gputap_model::decode::{Decoded, Value};

use super::event::ANNOTATION;
use super::intern::{Interned, Of};
use super::proto::Message;

/// Fields of `DebugAnnotation`.
mod field {
    pub const NAME: u32 = 1;
    pub const UINT: u32 = 3;
    pub const INT: u32 = 4;
    pub const DOUBLE: u32 = 5;
    pub const TEXT: u32 = 6;
    pub const POINTER: u32 = 7;
    pub const FULL_NAME: u32 = 10;
    pub const ENTRIES: u32 = 11;
    pub const TEXT_ID: u32 = 17;
}

/// All there is to say about a call.
pub(super) fn call(e: &mut Message, interned: &mut Interned, call: &Call<'_>, decoded: &Decoded) {
    for argument in &decoded.arguments {
        named(e, ANNOTATION, interned, argument.name, &argument.value);
        if let Value::Elements { bytes: Some(bytes), .. } = argument.value {
            named(e, ANNOTATION, interned, "bytes", &Value::Number(bytes));
        }
    }
    if let Some(device) = call.device {
        named(e, ANNOTATION, interned, "device", &Value::Number(u64::from(device)));
    }
    let result = decoded.result.as_deref().unwrap_or("has not returned");
    e.inside(ANNOTATION, |m| {
        name(m, interned, "result");
        text(m, interned, result);
    });
}

fn named(m: &mut Message, field: u32, interned: &mut Interned, key: &str, value: &Value) {
    m.inside(field, |m| {
        name(m, interned, key);
        put(m, interned, value);
    });
}

fn name(m: &mut Message, interned: &mut Interned, key: &str) {
    match interned.id(Of::ArgumentName, key) {
        Some(id) => m.number(field::NAME, id),
        None => m.text(field::FULL_NAME, key),
    }
}

fn text(m: &mut Message, interned: &mut Interned, text: &str) {
    match interned.id(Of::Value, text) {
        Some(id) => m.number(field::TEXT_ID, id),
        None => m.text(field::TEXT, text),
    }
}

fn put(m: &mut Message, interned: &mut Interned, value: &Value) {
    match value {
        Value::Pointer(p) => m.number(field::POINTER, *p),
        Value::Number(n) | Value::Elements { count: n, .. } => m.number(field::UINT, *n),
        Value::Signed(n) => m.signed(field::INT, *n),
        Value::Float(x) => m.double(field::DOUBLE, f64::from(*x)),
        Value::Double(x) => m.double(field::DOUBLE, *x),
        Value::Name(name) => text(m, interned, name),
        Value::Kernel { name: Some(name), .. } => text(m, interned, name),
        Value::Kernel { handle, name: None } => m.number(field::POINTER, *handle),
        Value::Struct(fields) => {
            fields.iter().for_each(|(key, value)| named(m, field::ENTRIES, interned, key, value));
        }
        Value::Attributes(fields) => {
            fields.iter().for_each(|(key, value)| named(m, field::ENTRIES, interned, key, value));
        }
        Value::Stream(_) | Value::Flags { .. } | Value::Dim(_) | Value::Dim3(_) | Value::Unknown => {
            text(m, interned, &value.to_string());
        }
        // Each is another one.
        Value::Bytes(_) => m.text(field::TEXT, &value.to_string()),
    }
}
