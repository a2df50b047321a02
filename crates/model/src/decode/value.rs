//! Values of arguments and fields, in text and in JSON.

use std::fmt;

use gputap_catalog::{ENUMS, Role, STRUCTS};
use serde::{Serialize, Serializer};

use super::Input;

/// What an argument or field holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Address or handle.
    Pointer(u64),
    /// A number without a sign.
    Number(u64),
    /// Elements, with their bytes where their type is known.
    Elements {
        /// How many elements there are.
        count: u64,
        /// All of them.
        bytes: Option<u64>,
    },
    /// Number with a sign.
    Signed(i64),
    /// A 32-bit floating-point number.
    Float(f32),
    /// A 64-bit floating-point number.
    Double(f64),
    /// One of an enum, by name.
    Name(&'static str),
    /// Bits of a set of flags.
    Flags {
        /// Those with names.
        names: Vec<&'static str>,
        /// The bits without a name.
        rest: u64,
    },
    /// Handle of a stream.
    Stream(u64),
    /// Kernel, with its name where it is known.
    Kernel {
        /// Handle of the kernel.
        handle: u64,
        /// Name of the kernel; `None` where it is not known.
        name: Option<String>,
    },
    /// Struct: fields that are there, by name.
    Struct(Vec<(&'static str, Value)>),
    /// Attributes of a launch, by name.
    Attributes(Vec<(String, Value)>),
    /// Bytes whose meaning is not known.
    Bytes(Vec<u8>),
    /// Three dimensions as a list of numbers.
    Dim([u32; 3]),
    /// A struct of three dimensions.
    Dim3([u32; 3]),
    /// Not known: the call failed or has not returned, so nothing was written; or it was passed on, and the record of the call inside
    /// does not say it.
    Unknown,
}

/// A scalar by its role. `bytes` says how wide it is, for signs.
pub(super) fn scalar(role: Role, raw: u64, bytes: u8, input: &Input) -> Value {
    match role {
        Role::Bytes | Role::Count | Role::Elements(_) | Role::Int { signed: false } => Value::Number(raw),
        Role::Int { signed: true } | Role::Device | Role::Peer | Role::Root => {
            Value::Signed(sign(raw, bytes))
        }
        Role::Float => Value::Float(f32::from_bits(raw as u32)),
        Role::Double => Value::Double(f64::from_bits(raw)),
        Role::Enum(index) | Role::DataType(index) | Role::RedOp(index) => enumerated(index, sign(raw, bytes)),
        Role::Flags(index) => flags(index, raw),
        Role::Stream => Value::Stream(raw),
        Role::Kernel => Value::Kernel { handle: raw, name: (input.kernel_name)(raw) },
        _ => Value::Pointer(raw),
    }
}

fn sign(raw: u64, bytes: u8) -> i64 {
    match bytes {
        1 => i64::from(raw as i8),
        2 => i64::from(raw as i16),
        4 => i64::from(raw as i32),
        _ => raw as i64,
    }
}

fn enumerated(index: u16, value: i64) -> Value {
    let name = ENUMS.get(usize::from(index)).and_then(|e| e.name_of(value));
    name.map_or(Value::Signed(value), Value::Name)
}

fn flags(index: Option<u16>, raw: u64) -> Value {
    let bits = index.and_then(|i| ENUMS.get(usize::from(i))).map_or(&[][..], |e| e.values);
    let mut rest = raw;
    let mut names = Vec::new();
    for (bit, name) in bits {
        let bit = *bit as u64;
        if bit.is_power_of_two() && rest & bit != 0 {
            rest &= !bit;
            names.push(*name);
        }
    }
    Value::Flags { names, rest }
}

/// The fields of struct `layout`. Of the members of a union the one is shown that holds, or else the first.
pub(super) fn structure(layout: u16, bytes: &[u8], input: &Input) -> Vec<(&'static str, Value)> {
    let fields = STRUCTS.get(usize::from(layout)).map_or(&[][..], |s| s.fields);
    let mut end = 0;
    let mut out = Vec::with_capacity(fields.len());
    for field in fields {
        let at = usize::from(field.offset);
        let size = usize::from(field.size).min(8);
        let holds = |(tag, value): (u16, i64)| {
            let tag =
                bytes.get(usize::from(tag)..).and_then(|b| b.first_chunk()).map(|b| i32::from_le_bytes(*b));
            tag.map(i64::from) == Some(value)
        };
        let shown = at >= end && field.when.is_none_or(holds);
        let Some(slice) = bytes.get(at..at + size).filter(|_| shown) else { continue };
        end = at + size;
        let mut word = [0u8; 8];
        word[..size].copy_from_slice(slice);
        out.push((field.name, scalar(field.role, u64::from_le_bytes(word), field.size, input)));
    }
    out
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Pointer(0) => write!(f, "NULL"),
            Value::Pointer(p) => write!(f, "{p:#x}"),
            Value::Number(n) => write!(f, "{n}"),
            Value::Elements { count, bytes: Some(bytes) } => write!(f, "{count} ({bytes} B)"),
            Value::Elements { count, bytes: None } => write!(f, "{count}"),
            Value::Signed(n) => write!(f, "{n}"),
            Value::Float(x) => write!(f, "{x}"),
            Value::Double(x) => write!(f, "{x}"),
            Value::Name(name) => write!(f, "{name}"),
            Value::Flags { names, rest } => write_flags(f, names, *rest),
            Value::Stream(handle) => match stream_name(*handle) {
                Some(name) => write!(f, "{name}"),
                None => write!(f, "{handle:#x}"),
            },
            Value::Kernel { name: Some(name), .. } => write!(f, "{name}"),
            Value::Kernel { handle, .. } => write!(f, "{handle:#x}"),
            Value::Struct(fields) => write_fields(f, fields.iter().map(|(n, v)| (*n, v))),
            Value::Attributes(fields) => write_fields(f, fields.iter().map(|(n, v)| (n.as_str(), v))),
            Value::Bytes(bytes) => write_bytes(f, bytes),
            Value::Dim([x, y, z]) | Value::Dim3([x, y, z]) => write!(f, "{x}x{y}x{z}"),
            Value::Unknown => write!(f, "?"),
        }
    }
}

fn write_flags(f: &mut fmt::Formatter<'_>, names: &[&str], rest: u64) -> fmt::Result {
    write!(f, "{}", names.join("|"))?;
    match (names.is_empty(), rest) {
        (true, 0) => write!(f, "0"),
        (true, rest) => write!(f, "{rest:#x}"),
        (false, 0) => Ok(()),
        (false, rest) => write!(f, "|{rest:#x}"),
    }
}

fn write_fields<'a>(
    f: &mut fmt::Formatter<'_>,
    fields: impl Iterator<Item = (&'a str, &'a Value)>,
) -> fmt::Result {
    write!(f, "{{")?;
    for (i, (name, value)) in fields.enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        write!(f, "{comma}{name}={value}")?;
    }
    write!(f, "}}")
}

fn write_bytes(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
}

/// Streams with fixed handles.
fn stream_name(handle: u64) -> Option<&'static str> {
    match handle {
        0 => Some("default"),
        1 => Some("legacy"),
        2 => Some("per-thread"),
        _ => None,
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Number(n) => s.serialize_u64(*n),
            Value::Elements { count, .. } => s.serialize_u64(*count),
            Value::Signed(n) => s.serialize_i64(*n),
            Value::Float(x) => s.serialize_f32(*x),
            Value::Double(x) => s.serialize_f64(*x),
            Value::Struct(fields) => s.collect_map(fields.iter().map(|(n, v)| (n, v))),
            Value::Attributes(fields) => s.collect_map(fields.iter().map(|(n, v)| (n, v))),
            Value::Dim(sides) => sides.serialize(s),
            Value::Dim3([x, y, z]) => s.collect_map([("x", x), ("y", y), ("z", z)]),
            Value::Unknown | Value::Pointer(0) => s.serialize_none(),
            // Handles stay hexadecimal: many readers of JSON round large numbers.
            text => s.collect_str(text),
        }
    }
}
