//! What documents show of commands is what they print. `cargo xtask docs` writes it anew.
//!
//! A block of the language `console` has commands, in lines that begin with `$`, and behind each of them what it prints.
//! They run on the corpus' recordings of the demo and of a job on two hosts, and print the same each time.
//!
//! Commands that need a daemon or a running job are in a live block: `<!-- live: SCENE -->` stands in the line before it.
//! They run on a node of their own where SCENE runs already ([`gputap_tests::node`]). Pids, times and sizes differ
//! each time, so such a block is compared as [`masked`] says, and one that is still true stays as it is.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use gputap_tests::corpus::Recording;
use gputap_tests::{gputap, node};

const OPENED: &str = "```console\n";
const CLOSED: &str = "\n```\n";
/// Before a live block: this, the scene, and the end of the comment.
const LIVE: &str = "<!-- live:";
const LIVE_END: &str = "-->\n";
/// Units of numbers, which change with them.
const UNITS: [&str; 8] = ["ns", "µs", "ms", "s", "B", "KiB", "MiB", "GiB"];

/// Tests of this file write the same pages.
static PAGES: Mutex<()> = Mutex::new(());

/// A block of a page.
struct Block<'a> {
    /// What runs already when its commands begin, if it is live.
    scene: Option<&'a str>,
    text: &'a str,
}

impl Block<'_> {
    /// A shell's script that shows each command and runs it.
    fn script(&self) -> String {
        let commands = self.text.lines().filter_map(|line| line.strip_prefix("$ "));
        let shown = |command: &str| command.replace('\'', r"'\''");
        commands.map(|command| format!("printf '%s\\n' '$ {}'\n{command}\n", shown(command))).collect()
    }

    /// What a terminal shows of it on recorded traces in `dir`.
    fn recorded(&self, dir: &Path) -> String {
        let ours = gputap().parent().unwrap().to_owned();
        let path = std::env::join_paths([ours, "/usr/bin".into(), "/bin".into()]).unwrap();
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("exec 2>&1\n{}", self.script())).current_dir(dir);
        let output = command.env_clear().env("PATH", path).output().unwrap();
        trimmed(&String::from_utf8(output.stdout).unwrap())
    }

    /// What a terminal shows of it on a node of its own, unless that is what the block says already.
    fn live(&self, scene: &str) -> String {
        let now = trimmed(&node::session(scene, &self.script()));
        if masked(&now) == masked(self.text) { self.text.to_owned() } else { now }
    }
}

fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_owned()
}

/// What is compared of a live block: each word with a digit stands for any other one, units are left out, and so is the
/// width of columns.
fn masked(text: &str) -> Vec<String> {
    let word = |word: &str| if word.contains(|c: char| c.is_ascii_digit()) { "#" } else { word }.to_owned();
    let line = |line: &str| {
        let words = line.split_whitespace().filter(|word| !UNITS.contains(word));
        words.map(word).collect::<Vec<_>>().join(" ")
    };
    text.lines().map(line).collect()
}

fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let docs = root.join("docs").read_dir().unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> = docs.filter(|path| path.extension().is_some_and(|e| e == "md")).collect();
    pages.push(root.join("README.md"));
    pages.sort();
    pages
}

/// The scene that the text before a block ends with.
fn scene(before: &str) -> Option<&str> {
    Some(before.strip_suffix(LIVE_END)?.rsplit_once(LIVE)?.1.trim())
}

/// Compares blocks of all pages with what `print` says of them, or writes that where `cargo xtask docs` asks for it.
fn prove(least: usize, print: impl Fn(&Block<'_>) -> Option<String>) {
    let _alone = PAGES.lock().unwrap_or_else(PoisonError::into_inner);
    let writes = std::env::var_os("GPUTAP_BLESS").is_some();
    let mut blocks = 0;
    for path in pages() {
        let page = std::fs::read_to_string(&path).unwrap();
        let now = rewritten(&page, |block| {
            let now = print(block)?;
            let hint = "`cargo xtask docs` writes what these commands print now";
            assert!(writes || now == block.text, "{}: {hint}:\n{now}", path.display());
            blocks += 1;
            Some(now)
        });
        if now != page {
            std::fs::write(&path, now).unwrap();
        }
    }
    assert!(blocks >= least, "{blocks} blocks are shown");
}

/// A page with other texts of those blocks for which there is one.
fn rewritten(page: &str, mut text: impl FnMut(&Block<'_>) -> Option<String>) -> String {
    let mut out = String::new();
    let mut rest = page;
    while let Some((before, opened)) = rest.split_once(OPENED) {
        let (block, after) = opened.split_once(CLOSED).expect("a block that is closed");
        let block = Block { scene: scene(before), text: block };
        let now = text(&block).unwrap_or_else(|| block.text.to_owned());
        out.push_str(&format!("{before}{OPENED}{now}{CLOSED}"));
        rest = after;
    }
    out + rest
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
    prove(8, |block| block.scene.is_none().then(|| block.recorded(dir.path())));
}

#[test]
fn live_commands_print_what_the_documents_show() {
    if node::can_be_made() {
        prove(8, |block| block.scene.map(|scene| block.live(scene)));
    }
}

#[test]
fn a_live_block_is_compared_without_its_numbers() {
    let shown = "node1: gputap 0.1.0, pid 7, up 2 s\n PID  STATE\n 7    idle";
    assert_eq!(masked(shown), masked("node1: gputap 1.2.3, pid 1234, up 90 ms\n PID   STATE\n 1234  idle"));
    assert_ne!(masked(shown), masked("node1: gputap 0.1.0, pid 7, up 2 s\n PID  STATE\n 7    busy"));
}
