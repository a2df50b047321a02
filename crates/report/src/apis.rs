//! The functions that are known, as `gputap apis` lists them.

mod role;

use std::collections::BTreeSet;

use gputap_catalog::{Arg, FAMILIES, FUNCTIONS, Function, Layer, hook};
use gputap_model::select;
use serde::Serialize;

use role::{returns, role};

/// What to say where no function matches.
pub fn not_found(pattern: &str) -> String {
    match select::nearest(pattern) {
        Some(near) => format!("no function matches {pattern:?}; did you mean {near:?}?"),
        None => format!("no function matches {pattern:?}; without a pattern all are listed"),
    }
}

/// A line for each function; before them, where `choices` asks for it, the layers and groups that --api takes.
pub fn text(found: &[&'static Function], choices: bool) -> String {
    let mut out = if choices { choices_text() } else { String::new() };
    let width = found.iter().map(|f| f.name.len()).max().unwrap_or(0);
    for line in lines(found) {
        let f = line.newest;
        let group = gputap_trace::group_name(f.id);
        let (library, since) = (library(f.layer, &line.majors), version(f.layer, line.since));
        let (name, mark) = (f.name, mark(f));
        let arguments = &line.arguments;
        out.push_str(&format!("{name:<width$}  {library:<13} {group:<10} {since:<6} ({arguments}){mark}\n"));
    }
    out
}

/// How a function is recorded, unless `--api` names it, where that is not by a record for each call.
fn mark(function: &Function) -> &'static str {
    match function {
        f if is_counted(f) => "  counted",
        f if is_passed_on(f) => "  passed on",
        _ => "",
    }
}

/// Whether calls of a function are counted at most, unless `--api` names it; those of the driver are not even counted.
fn is_counted(function: &Function) -> bool {
    has(function, hook::flag::COUNT)
}

/// Whether calls of a function are recorded by the call inside them, unless `--api` names it.
fn is_passed_on(function: &Function) -> bool {
    has(function, hook::flag::OUTER)
}

fn has(function: &Function, flag: u16) -> bool {
    hook::HOOKS.get(usize::from(function.id)).is_some_and(|h| h.flags & flag != 0)
}

/// The layers and groups that --api takes.
fn choices_text() -> String {
    let mut out = String::from("Layers that --api takes:\n");
    for layer in Layer::ALL {
        out.push_str(&format!("  {:<10} {:>4} functions\n", layer.name(), names(|f| f.layer == layer)));
    }
    out.push_str("\nGroups that --api takes:\n");
    for (i, group) in hook::GROUPS.iter().enumerate() {
        let functions = names(|f| usize::from(hook::GROUP_OF[usize::from(f.id)]) == i);
        out.push_str(&format!("  {group:<10} {functions:>4} functions\n"));
    }
    out + "\nFunctions:\n"
}

/// How many names the functions have that `wanted` picks.
fn names(wanted: impl Fn(&Function) -> bool) -> usize {
    FUNCTIONS.iter().filter(|f| wanted(f)).map(|f| f.name).collect::<BTreeSet<_>>().len()
}

/// A name, in the majors of its library that agree on its arguments.
struct Line {
    newest: &'static Function,
    majors: Vec<u8>,
    since: u32,
    arguments: String,
}

/// By library and name; majors that differ come one after the other.
fn lines(found: &[&'static Function]) -> Vec<Line> {
    let mut sorted = found.to_vec();
    sorted.sort_by_key(|f| (f.layer, f.name, f.family));
    let mut lines: Vec<Line> = Vec::new();
    for f in sorted {
        let arguments = f.args.iter().map(argument).collect::<Vec<_>>().join(", ");
        let major = FAMILIES.get(usize::from(f.family)).map_or(0, |family| family.major);
        let alike = |l: &Function| (l.layer, l.name, is_counted(l)) == (f.layer, f.name, is_counted(f));
        let same = |l: &&mut Line| alike(l.newest) && l.arguments == arguments;
        match lines.last_mut().filter(same) {
            Some(line) => {
                line.newest = f;
                line.majors.push(major);
            }
            None => {
                let since = if f.layer == Layer::Driver { f.abi } else { f.declared.0 };
                lines.push(Line { newest: f, majors: vec![major], since, arguments });
            }
        }
    }
    lines
}

/// `runtime 11-13`, `runtime 11,13`; of the other libraries there is one major.
fn library(layer: Layer, majors: &[u8]) -> String {
    match (layer, majors) {
        (Layer::Runtime, [first, .., last]) if majors.is_sorted_by(|a, b| a + 1 == *b) => {
            format!("runtime {first}-{last}")
        }
        (Layer::Runtime, all) => {
            format!("runtime {}", all.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
        }
        _ => layer.name().to_owned(),
    }
}

/// `12020` → `12.2`, `21803` of NCCL → `2.18.3`; `-` where no header says.
fn version(layer: Layer, number: u32) -> String {
    match layer {
        _ if number == 0 => String::from("-"),
        Layer::Nccl | Layer::Nvshmem => {
            format!("{}.{}.{}", number / 10_000, number / 100 % 100, number % 100)
        }
        _ => format!("{}.{}", number / 1000, number % 1000 / 10),
    }
}

fn argument(arg: &Arg) -> String {
    format!("{}{}: {}", if arg.out > 0 { "out " } else { "" }, arg.name, role(arg))
}

#[derive(Serialize)]
struct Listing<'a> {
    schema: &'static str,
    layers: [&'static str; Layer::ALL.len()],
    groups: &'a [&'static str],
    functions: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    name: &'static str,
    base: &'static str,
    layer: &'static str,
    /// Number in the library's soname, 0 for the driver.
    major: u8,
    group: &'static str,
    abi: u32,
    per_thread: bool,
    /// Its calls are counted at most, unless `--api` names it; those of the driver are not even counted.
    counted: bool,
    /// Its calls are recorded by the call inside them, unless `--api` names it.
    passed_on: bool,
    declared: (u32, u32),
    returns: &'static str,
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

/// Everything that is known of functions, as JSON with a schema version.
pub fn json(found: &[&Function]) -> serde_json::Result<String> {
    let functions = found.iter().map(|f| Listed {
        name: f.name,
        base: f.base,
        layer: f.layer.name(),
        major: FAMILIES.get(usize::from(f.family)).map_or(0, |family| family.major),
        group: gputap_trace::group_name(f.id),
        abi: f.abi,
        per_thread: f.per_thread,
        counted: is_counted(f),
        passed_on: is_passed_on(f),
        declared: f.declared,
        returns: returns(f),
        arguments: f.args.iter().map(listed).collect(),
    });
    let listing = Listing {
        schema: "gputap.apis/1",
        layers: Layer::ALL.map(Layer::name),
        groups: &hook::GROUPS,
        functions: functions.collect(),
    };
    Ok(serde_json::to_string_pretty(&listing)? + "\n")
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
        assert_eq!(
            line,
            "cuMemAlloc_v2  driver        memory     3.2    (out dptr: device address, bytesize: bytes)\n"
        );
    }

    #[test]
    fn majors_that_agree_share_a_line() {
        let found = |name: &str| FUNCTIONS.iter().filter(|f| f.name == name).collect::<Vec<_>>();
        assert_eq!(
            text(&found("cudaMalloc"), false),
            "cudaMalloc  runtime 11-13 memory     11.8   (out devPtr: device address, size: bytes)\n"
        );
        let prefetch = text(&found("cudaMemPrefetchAsync"), false);
        let lines: Vec<&str> = prefetch.lines().collect();
        assert_eq!(lines.len(), 2, "{prefetch}");
        assert!(lines[0].contains("runtime 11-12") && lines[0].contains("dstDevice: device"), "{prefetch}");
        assert!(
            lines[1].contains("runtime 13 ") && lines[1].contains("location: cudaMemLocation"),
            "{prefetch}"
        );
        assert_eq!(library(Layer::Runtime, &[11, 13]), "runtime 11,13");
        let reduce = text(&found("ncclAllReduce"), false);
        assert!(reduce.starts_with("ncclAllReduce  nccl          collective 2.18.3 ("), "{reduce}");
        assert!(reduce.contains("count: elements, datatype: ncclDataType_t, op: ncclRedOp_t"), "{reduce}");
    }

    #[test]
    fn questions_are_marked_and_nothing_else_is() {
        let all: Vec<&'static Function> = FUNCTIONS.iter().collect();
        let text = text(&all, false);
        let marked: BTreeSet<&str> = text
            .lines()
            .filter(|line| line.ends_with(")  counted"))
            .map(|line| line.split(' ').next().unwrap())
            .collect();
        let counted = hook::COUNTED.iter().map(|id| FUNCTIONS[usize::from(*id)].name);
        assert_eq!(marked, counted.collect());
        assert!(marked.contains("cuCtxGetCurrent") && !marked.contains("cuLaunchKernel"));
        let json: serde_json::Value = serde_json::from_str(&json(&all).unwrap()).unwrap();
        let in_json = json["functions"].as_array().unwrap().iter().filter(|f| f["counted"] == true);
        assert_eq!(in_json.count(), hook::COUNTED.len());
    }

    #[test]
    fn the_full_list_says_what_can_be_chosen() {
        let all = text(&FUNCTIONS.iter().collect::<Vec<_>>(), true);
        assert!(all.starts_with("Layers that --api takes:\n  driver      723 functions\n"), "{}", &all[..80]);
        assert!(all.contains("\n  monitor     "));
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
