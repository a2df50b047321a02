//! Variables that are empty are variables that are not set; so are switches that say no.

use std::collections::BTreeSet;
use std::path::Path;

use gputap_tests::{Ended, Started, gputap, on_tmpfs};

use crate::{LIMIT, words};

/// Commands that have variables, each in a form that ends by itself.
const COMMANDS: [&[&str]; 8] = [
    &["run", "--out", "t", "--", "sh", "-c", "exit 7"],
    &["run", "--", "sh", "-c", "exit 7"],
    &["collect", "rings", "--out", "t", "--until-idle", "20ms"],
    &["daemon", "--check"],
    // Other tests have daemons that come and go.
    &["status", "--socket", "none"],
    &["ps", "--socket", "none"],
    &["trace", "--no-wait", "--socket", "none"],
    &["report", "t"],
];

fn run(words: &[String], variables: &[(String, &str)]) -> Ended {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    let mut command = crate::command(dir.path(), words);
    command.env_remove("LOCAL_RANK").env("TMPDIR", dir.path());
    command.envs(variables.iter().map(|(k, v)| (k, v)));
    let mut ended = Started::new(&mut command, LIMIT).wait();
    // Each run has a directory of its own.
    let own = dir.path().display().to_string();
    ended.stderr = ended.stderr.replace(&own, "DIR");
    ended
}

/// The variables that a command's help names.
fn variables(command: &str) -> BTreeSet<String> {
    let help = run(&words(&[gputap().to_str().unwrap(), command, "--help"]), &[]).stdout;
    let parts = help.split("[env: ").skip(1).map(|part| part.split(['=', ']']).next().unwrap());
    parts.map(|name| name.trim().to_owned()).collect()
}

/// And those of the page.
fn documented() -> BTreeSet<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/environment.md");
    let page = std::fs::read_to_string(page).unwrap();
    let words = page.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words
        .filter(|w| w.starts_with("GPUTAP_") || *w == "PFLOG")
        .filter(|w| !w.ends_with('_'))
        .map(str::to_owned)
        .collect()
}

fn compare(command: &[&str], variables: &[(String, &str)]) {
    let all = [words(&[gputap().to_str().unwrap()]), words(command)].concat();
    let (unset, ended) = (run(&all, &[]), run(&all, variables));
    assert_eq!(ended.code, unset.code, "{command:?} with {variables:?}: {}", ended.stderr);
    let lines =
        |e: &Ended| e.stderr.lines().map(|l| l.split(" s").next().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&ended).len(), lines(&unset).len(), "{command:?} with {variables:?}: {}", ended.stderr);
}

#[test]
fn a_variable_that_is_empty_counts_as_not_set() {
    for command in COMMANDS {
        let of_command = variables(command[0]);
        let all: BTreeSet<String> = documented().into_iter().chain(of_command.clone()).collect();
        assert!(all.len() > 30, "{all:?}");
        for name in &of_command {
            compare(command, &[(name.clone(), "")]);
        }
        let all: Vec<_> = all.into_iter().map(|name| (name, "")).collect();
        compare(command, &all);
    }
}

#[test]
fn every_option_of_run_has_its_variable() {
    let of_run = variables("run");
    for name in ["GPUTAP_OUT", "GPUTAP_KEEP_LAST", "GPUTAP_ON_DEMAND", "GPUTAP_STATUS"] {
        assert!(of_run.contains(name), "{name} is not in {of_run:?}");
    }
    let missing: Vec<_> = of_run.difference(&documented()).cloned().collect();
    assert!(missing.is_empty(), "docs/environment.md lacks {missing:?}");
}

#[test]
fn a_switch_that_says_no_is_off() {
    for no in ["", "0", "false", "no", "off"] {
        for name in ["GPUTAP_ON_DEMAND", "GPUTAP_PAUSED", "GPUTAP_QUIET", "GPUTAP_STATUS"] {
            compare(COMMANDS[0], &[(name.to_owned(), no)]);
        }
    }
}
