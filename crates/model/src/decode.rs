//! One call as a person or a program reads it: arguments by name, enums and flags by theirs.
//!
//! Works on what a record holds, so live output needs no trace. Nothing behind a pointer is looked at except
//! what the record carries.

mod launch;
mod value;

use std::borrow::Cow;
use std::fmt;

use gputap_catalog::hook::{HOOKS, flag};
use gputap_catalog::{Arg, Function, Layer, Returns, Role, STRUCTS, by_id, passed, result_name};
use gputap_trace::function_name;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::call::Args;
use crate::effect::Word;
use crate::outcome::{Outcome, outcome};

pub use value::Value;

/// Finds the name of a kernel handle.
pub type KernelName<'a> = &'a dyn Fn(u64) -> Option<String>;

/// One argument of a decoded call.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Argument {
    /// Name in the vendor's header.
    pub name: &'static str,
    /// What was passed, or what the call wrote.
    pub value: Value,
}

/// A call, decoded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decoded {
    /// Name that the library exports the function under.
    pub function: String,
    /// Arguments in the order of the header.
    pub arguments: Vec<Argument>,
    /// What it returned, by name; `None` when it had not returned.
    pub result: Option<String>,
}

impl Decoded {
    /// The arguments as a JSON object.
    pub fn json(&self) -> Option<String> {
        serde_json::to_string(&Arguments(self)).ok()
    }
}

/// The arguments of a call by name, in the order of the header.
#[derive(Clone, Copy, Debug)]
pub struct Arguments<'a>(pub &'a Decoded);

impl Serialize for Arguments<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(self.0.arguments.len()))?;
        for argument in &self.0.arguments {
            map.serialize_entry(argument.name, &argument.value)?;
        }
        map.end()
    }
}

/// A call to decode.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// Id of the called function in the catalogue.
    pub api: u16,
    /// Arguments of the call, as recorded.
    pub args: Args<'a>,
    /// What it returned; `None` when it had not returned.
    pub result: Option<i32>,
    /// Names of kernels.
    pub kernel_name: KernelName<'a>,
}

impl<'a> Input<'a> {
    /// A call as a record has it: all words, then the bytes copied from behind pointers.
    pub fn new(api: u16, words: &'a [u64], extra: &'a [u8], result: Option<i32>) -> Input<'a> {
        Input { api, args: Args::new(words, extra), result, kernel_name: &|_| None }
    }

    /// The same with names of kernels.
    pub fn with_names(self, kernel_name: KernelName<'a>) -> Input<'a> {
        Input { kernel_name, ..self }
    }
}

/// Decodes a call.
pub fn decode(input: &Input) -> Decoded {
    let Some(function) = by_id(input.api) else {
        let result = input.result.map(|code| code.to_string());
        return Decoded { function: function_name(input.api).to_owned(), arguments: Vec::new(), result };
    };
    let result = input.result.map(|code| returned(input, function, code));
    let arguments = match function.args {
        [] => undeclared(input, function),
        args => (0..args.len()).map(|i| argument(input, function, i)).collect(),
    };
    Decoded { function: function.name.to_owned(), arguments, result }
}

/// What a function answered: a status by its name, anything else as what it is.
fn returned(input: &Input, function: &Function, code: i32) -> String {
    let word = input.args.word(function.words.total());
    match function.returns {
        Returns::Status(_) => layer_code_name(function.layer, code).into_owned(),
        Returns::Void => String::from("void"),
        Returns::Struct => String::from("a struct"),
        Returns::Float => f32::from_bits(word as u32).to_string(),
        Returns::Double => f64::from_bits(word).to_string(),
        Returns::Int | Returns::Pointer if function.record_words() == function.words.total() => {
            code.to_string()
        }
        Returns::Int => word.to_string(),
        Returns::Pointer => Value::Pointer(word).to_string(),
    }
}

/// The name of a result code of function `api`; the number where there is none.
pub fn result_of(api: u16, code: i32) -> Cow<'static, str> {
    layer_code_name(by_id(api).map_or(Layer::Driver, |f| f.layer), code)
}

fn layer_code_name(layer: Layer, code: i32) -> Cow<'static, str> {
    result_name(layer, i64::from(code)).map_or_else(|| code.to_string().into(), Cow::Borrowed)
}

/// A name that no header declares: its first words, as they are.
fn undeclared(input: &Input, function: &Function) -> Vec<Argument> {
    const NAMES: [&str; 6] = ["arg0", "arg1", "arg2", "arg3", "arg4", "arg5"];
    let words = NAMES.iter().take(function.words.total()).enumerate();
    words.map(|(i, name)| Argument { name, value: Value::Pointer(input.args.word(i)) }).collect()
}

fn argument(input: &Input, function: &Function, i: usize) -> Argument {
    let arg = &function.args[i];
    Argument { name: arg.name, value: value_of(input, function, i, arg) }
}

fn value_of(input: &Input, function: &Function, i: usize, arg: &Arg) -> Value {
    let raw = input.args.value(Word::from_arg(arg));
    match arg.role {
        Role::Struct(layout) if arg.copy > 0 => match input.args.structure(function, i) {
            Some(bytes) if is_opaque(layout) => Value::Bytes(bytes.to_vec()),
            Some(bytes) => {
                let mut fields = value::structure(layout, bytes, input);
                if arg.ty.contains("aunchConfig") {
                    launch::replace_attributes(&mut fields, input.args.after_structure(function, i));
                }
                Value::Struct(fields)
            }
            None if is_unknown(input, function, arg) => Value::Unknown,
            None => Value::Pointer(raw),
        },
        _ if is_unknown(input, function, arg) => Value::Unknown,
        Role::Value(ty) => by_value(input, arg, ty),
        Role::Elements(of) => {
            let bytes = element_bytes(&input.args, function, of).map(|each| raw.saturating_mul(each));
            Value::Elements { count: raw, bytes }
        }
        // What a call writes is not there when it failed or has not returned.
        _ if arg.out > 0 && !written(input) => Value::Unknown,
        role => value::scalar(role, raw, Word::from_arg(arg).bytes, input),
    }
}

/// Whether the call was passed on, and the one inside it, whose record speaks for it, does not say this.
fn is_unknown(input: &Input, function: &Function, arg: &Arg) -> bool {
    input.args.word(arg.word.into()) == passed::UNKNOWN
        && HOOKS.get(usize::from(function.id)).is_some_and(|h| h.flags & flag::OUTER != 0)
}

fn written(input: &Input) -> bool {
    input.result.is_some_and(|code| outcome(input.api, code) == Outcome::Success)
}

/// Bytes of one element of a [`Role::Elements`] argument; `None` for a type that is not known.
pub(crate) fn element_bytes(args: &Args, function: &Function, of: u8) -> Option<u64> {
    if of == u8::MAX {
        return Some(u64::from(function.element)).filter(|bytes| *bytes > 0);
    }
    let arg = function.args.get(usize::from(of))?;
    nccl_type_bytes(args.value(Word::from_arg(arg)))
}

/// Bytes of a ncclDataType_t.
fn nccl_type_bytes(ty: u64) -> Option<u64> {
    match ty {
        0 | 1 | 10 | 11 => Some(1),
        6 | 9 => Some(2),
        2 | 3 | 7 => Some(4),
        4 | 5 | 8 => Some(8),
        _ => None,
    }
}

/// A struct that was passed by value, from the words that hold it.
fn by_value(input: &Input, arg: &Arg, ty: &str) -> Value {
    let word = |w: usize| input.args.word(usize::from(arg.word) + w);
    let bytes: Vec<u8> = (0..usize::from(arg.words)).flat_map(|w| word(w).to_le_bytes()).collect();
    if ty == "dim3" {
        return Value::Dim3([word(0) as u32, (word(0) >> 32) as u32, word(1) as u32]);
    }
    let layout = STRUCTS.iter().position(|s| s.name == ty).map(|layout| layout as u16);
    match layout.filter(|layout| !is_opaque(*layout)) {
        Some(layout) => Value::Struct(value::structure(layout, &bytes, input)),
        None => Value::Bytes(bytes),
    }
}

/// Some structs are only a place for bytes, like the id of a communicator.
fn is_opaque(layout: u16) -> bool {
    STRUCTS.get(usize::from(layout)).is_none_or(|s| s.fields.is_empty())
}

impl fmt::Display for Decoded {
    /// `cuMemAlloc_v2(dptr=0x7f0000000000, bytesize=4096) = CUDA_SUCCESS`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.function)?;
        for (i, argument) in self.arguments.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{}={}", argument.name, argument.value)?;
        }
        match &self.result {
            Some(result) => write!(f, ") = {result}"),
            None => write!(f, ") has not returned"),
        }
    }
}

/// A time as people read it: `850 ns`, `1.2 µs`, `3.45 ms`, `12.3 s`.
pub fn duration(ns: u64) -> String {
    let ns_f = ns as f64;
    match ns {
        0..1_000 => format!("{ns} ns"),
        1_000..999_950 => format!("{:.1} µs", ns_f / 1e3),
        999_950..999_995_000 => format!("{:.2} ms", ns_f / 1e6),
        _ => format!("{:.2} s", ns_f / 1e9),
    }
}

#[cfg(test)]
mod tests;
