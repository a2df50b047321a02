//! What the documents show of a command is what it prints, on the corpus' recordings of the demo and of a job on two hosts. `cargo xtask docs` writes it anew.
//!
//! A block of the language `console` begins with `$` and a command; what follows is its output.

use std::path::{Path, PathBuf};
use std::process::Command;

use gputap_tests::corpus::Recording;
use gputap_tests::gputap;

const OPENED: &str = "```console\n$ ";
const CLOSED: &str = "\n```\n";

fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let docs = root.join("docs").read_dir().unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> = docs.filter(|path| path.extension().is_some_and(|e| e == "md")).collect();
    pages.push(root.join("README.md"));
    pages.sort();
    pages
}

/// What a terminal shows of a command line.
fn printed(dir: &Path, line: &str) -> String {
    let ours = gputap().parent().unwrap().to_owned();
    let path = std::env::join_paths([ours, "/usr/bin".into(), "/bin".into()]).unwrap();
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("({line}) 2>&1")).current_dir(dir).env_clear().env("PATH", path);
    let text = String::from_utf8(command.output().unwrap().stdout).unwrap();
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_owned()
}

/// A page with what its commands print now, and how many there are.
fn shown(page: &str, dir: &Path) -> (String, usize) {
    let mut out = String::new();
    let (mut rest, mut blocks) = (page, 0);
    while let Some((before, block)) = rest.split_once(OPENED) {
        let (block, after) = block.split_once(CLOSED).expect("a block that is closed");
        let command = block.lines().next().unwrap();
        out.push_str(&format!("{before}{OPENED}{command}\n{}{CLOSED}", printed(dir, command)));
        (rest, blocks) = (after, blocks + 1);
    }
    out.push_str(rest);
    (out, blocks)
}

#[test]
fn commands_print_what_the_documents_show() {
    let dir = tempfile::tempdir().unwrap();
    for (_, recording) in Recording::of_case("demo") {
        recording.store(&dir.path().join("demo.trace"));
    }
    for (n, (_, recording)) in (1..).zip(Recording::of_case("hosts")) {
        recording.store(&dir.path().join(format!("node{n}.trace")));
    }
    let mut blocks = 0;
    for path in pages() {
        let page = std::fs::read_to_string(&path).unwrap();
        let (now, found) = shown(&page, dir.path());
        blocks += found;
        if std::env::var_os("GPUTAP_BLESS").is_some() {
            std::fs::write(&path, now).unwrap();
        } else {
            let hint = "`cargo xtask docs` writes what commands print now";
            assert!(now == page, "{}: {hint}\n{now}", path.display());
        }
    }
    assert!(blocks >= 8, "{blocks} commands are shown");
}
