//! `gputap apis`: the functions that are known, and what `--api` takes.

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_analysis::{calls, select};
use gputap_catalog::{Arg, Enum, FUNCTIONS, Function, Role, Struct, hook};
use serde::Serialize;

/// Nothing matched the pattern.
const NOT_FOUND: u8 = 1;

const EXAMPLES: &str = "\
Examples:
  gputap apis                     all functions, after the groups that --api takes
  gputap apis memcpy              those with \"memcpy\" in their name
  gputap apis 'cuGraph*Node'      those that match the pattern
  gputap apis cuMemAlloc --format json";

/// The functions that are known, and what --api takes.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Part of a name, or a pattern with *
    pattern: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Output formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// One function per line
    Text,
    /// Everything, with a schema version
    Json,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    let found = match &args.pattern {
        Some(pattern) => select::find(pattern),
        None => FUNCTIONS.iter().collect(),
    };
    if found.is_empty() {
        eprintln!("gputap: {}", not_found(args.pattern.as_deref().unwrap_or("")));
        return Ok(ExitCode::from(NOT_FOUND));
    }
    let text = match args.format {
        Format::Text => text(&found, args.pattern.is_none()),
        Format::Json => json(&found)?,
    };
    crate::report::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn not_found(pattern: &str) -> String {
    match select::nearest(pattern) {
        Some(near) => format!("no function matches {pattern:?}; did you mean {near:?}?"),
        None => format!("no function matches {pattern:?}; without a pattern all are listed"),
    }
}

fn text(found: &[&Function], groups: bool) -> String {
    let mut out = String::new();
    if groups {
        out.push_str("Groups that --api takes:\n");
        for (i, name) in hook::GROUPS.iter().enumerate() {
            let functions = hook::GROUP_OF.iter().filter(|g| usize::from(**g) == i).count();
            out.push_str(&format!("  {name:<9} {functions:>4} functions\n"));
        }
        out.push_str("\nFunctions:\n");
    }
    let width = found.iter().map(|f| f.name.len()).max().unwrap_or(0);
    for f in found {
        let group = calls::group_of(usize::from(f.id));
        let arguments: Vec<String> = f.args.iter().map(argument).collect();
        out.push_str(&format!(
            "{:<width$}  {group:<8} {:<6} ({})\n",
            f.name,
            abi(f.abi),
            arguments.join(", ")
        ));
    }
    out
}

/// `12020` → `12.2`; `-` where no header says.
fn abi(version: u32) -> String {
    if version == 0 { String::from("-") } else { format!("{}.{}", version / 1000, version % 1000 / 10) }
}

fn argument(arg: &Arg) -> String {
    format!("{}{}: {}", if arg.out > 0 { "out " } else { "" }, arg.name, role(arg))
}

/// What an argument means, in words.
fn role(arg: &Arg) -> String {
    let name = |index: u16| gputap_catalog::ENUMS.get(usize::from(index)).map_or("enum", |e: &Enum| e.name);
    let layout =
        |index: u16| gputap_catalog::STRUCTS.get(usize::from(index)).map_or("struct", |s: &Struct| s.name);
    let text = match arg.role {
        Role::DevicePtr => "device address",
        Role::HostPtr => "host address",
        Role::AnyPtr => "address",
        Role::Bytes => "bytes",
        Role::Count => "count",
        Role::Int { signed: true } => "signed number",
        Role::Int { signed: false } => "number",
        Role::Flags(None) => "flags",
        Role::Flags(Some(index)) => return format!("flags {}", name(index)),
        Role::Enum(index) => name(index),
        Role::Float => "float",
        Role::Double => "double",
        Role::Device => "device",
        Role::Handle(ty) => ty,
        Role::Stream => "stream",
        Role::Kernel => "kernel",
        Role::Str => "string",
        Role::Struct(index) => return format!("struct {}", layout(index)),
        Role::Value(ty) => ty,
        Role::List(_) => "list",
        Role::Callback => "callback",
        Role::Opaque => "opaque",
        Role::Elements(_) => "elements",
        Role::DataType(index) | Role::RedOp(index) => name(index),
        Role::Peer => "peer rank",
        Role::Root => "root rank",
        Role::Comm => "communicator",
    };
    text.to_owned()
}

#[derive(Serialize)]
struct Listing<'a> {
    schema: &'static str,
    groups: &'a [&'static str],
    functions: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    name: &'static str,
    base: &'static str,
    group: &'static str,
    abi: u32,
    per_thread: bool,
    declared: (u32, u32),
    arguments: Vec<ListedArg>,
}

#[derive(Serialize)]
struct ListedArg {
    name: &'static str,
    r#type: &'static str,
    role: String,
    out: bool,
    /// Bytes of a struct that a record carries.
    recorded_bytes: u16,
}

fn json(found: &[&Function]) -> Result<String> {
    let functions = found.iter().map(|f| Listed {
        name: f.name,
        base: f.base,
        group: calls::group_of(usize::from(f.id)),
        abi: f.abi,
        per_thread: f.per_thread,
        declared: f.declared,
        arguments: f.args.iter().map(listed).collect(),
    });
    let listing = Listing { schema: "gputap.apis/1", groups: &hook::GROUPS, functions: functions.collect() };
    Ok(serde_json::to_string_pretty(&listing).context("can't write the list as JSON")? + "\n")
}

fn listed(arg: &Arg) -> ListedArg {
    ListedArg { name: arg.name, r#type: arg.ty, role: role(arg), out: arg.out > 0, recorded_bytes: arg.copy }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_is_listed_with_the_meaning_of_its_arguments() {
        let line = text(&[gputap_catalog::by_name("cuMemAlloc_v2").unwrap()], false);
        assert_eq!(line, "cuMemAlloc_v2  memory   3.2    (out dptr: device address, bytesize: bytes)\n");
    }

    #[test]
    fn a_wrong_name_is_answered_with_the_nearest() {
        assert_eq!(
            not_found("cuMemAllok"),
            "no function matches \"cuMemAllok\"; did you mean \"cuMemAlloc\"?"
        );
        assert!(not_found("qqqqqqqqqqqqqqqq").contains("without a pattern"));
    }

    #[test]
    fn json_has_a_schema_and_the_groups() {
        let text = json(&select::find("cuLaunchKernelEx")).unwrap();
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["schema"], "gputap.apis/1");
        assert!(value["groups"].as_array().unwrap().iter().any(|g| g == "launch"));
        assert_eq!(value["functions"][0]["arguments"][0]["recorded_bytes"], 56);
    }
}
