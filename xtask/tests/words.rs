//! Names that say too little: a type is understood where it is imported, and a constructor says what it is made from.

use std::fs;
use std::path::{Path, PathBuf};

/// Types whose name could be anything's.
const VAGUE: [&str; 11] =
    ["Piece", "Part", "Fact", "Facts", "Gap", "Place", "Origin", "Found", "Later", "Trouble", "Refusals"];

/// All Rust files but generated ones, with their text.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is inside the tree");
    let (mut todo, mut found) = (vec![root.join("crates"), root.join("xtask")], Vec::new());
    while let Some(path) = todo.pop() {
        if path.is_dir() && !path.ends_with("generated") && !path.ends_with("target") {
            todo.extend(
                fs::read_dir(&path).expect("a directory").map(|entry| entry.expect("an entry").path()),
            );
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            found.push((path, text));
        }
    }
    assert!(found.len() > 300, "the sources are found");
    found
}

/// Lines of which `wrong` says so, as an editor finds them.
fn lines(wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let of_file = |(path, text): (PathBuf, String)| {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| wrong(line));
        lines.map(|(n, line)| format!("{}:{n}: {}", path.display(), line.trim())).collect::<Vec<_>>()
    };
    sources().into_iter().flat_map(of_file).collect()
}

/// The word behind `keyword`, where a line declares something with it.
fn declared<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let line = line.trim_start();
    let line = line.strip_prefix("pub").map_or(line, |rest| {
        rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(rest, |(_, rest)| rest)
    });
    let rest = line.trim_start().strip_prefix("const ").unwrap_or(line.trim_start());
    let rest = rest.strip_prefix(keyword)?.strip_prefix(' ')?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[test]
fn types_are_understood_without_their_path() {
    let vague = |line: &str| {
        let keywords = ["struct", "enum", "trait", "type"];
        keywords.iter().filter_map(|keyword| declared(line, keyword)).any(|name| VAGUE.contains(&name))
    };
    assert_eq!(lines(vague), [""; 0]);
}

/// A comment of one line must say what it is about: "Its size." does not, away from the line above it.
#[test]
fn doc_lines_are_understood_by_themselves() {
    let doc = |line: &str| line.trim_start().strip_prefix("///").map(str::trim).map(str::to_owned);
    let mut short = Vec::new();
    for (path, text) in sources() {
        let docs: Vec<Option<String>> = text.lines().map(doc).collect();
        for (i, said) in docs.iter().enumerate() {
            let alone = |at: usize| docs.get(at).is_none_or(Option::is_none);
            let is_alone = (i == 0 || alone(i - 1)) && alone(i + 1);
            if said.as_ref().is_some_and(|said| is_alone && said.split_whitespace().count() < 3) {
                short.push(format!("{}:{}", path.display(), i + 1));
            }
        }
    }
    assert_eq!(short, [""; 0]);
}

#[test]
fn no_function_is_called_of() {
    assert_eq!(lines(|line| declared(line, "fn") == Some("of")), [""; 0]);
}

#[test]
fn declarations_are_found() {
    let cases = [
        ("pub(crate) struct Piece<'a> {", "struct", Some("Piece")),
        ("    pub const fn of(a: u8) -> u8 {", "fn", Some("of")),
        ("type Part = u8;", "type", Some("Part")),
        ("// a struct Piece", "struct", None),
    ];
    for (line, keyword, name) in cases {
        assert_eq!(declared(line, keyword), name, "{line}");
    }
}
