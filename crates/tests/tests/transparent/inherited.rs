//! Everything that a process inherits, compared with and without us.

use gputap_tests::{Host, on_tmpfs};

use crate::{Way, start, words};

/// Surroundings of `hosts/inherited.c`.
const SURROUNDINGS: [&str; 11] = [
    "usual",
    "ignored",
    "blocked",
    "closed0",
    "closed1",
    "closed2",
    "closed012",
    "descriptors",
    "limits",
    "rights",
    "schedule",
];

fn shown(way: Way, surroundings: &str) -> (i32, String) {
    let dir = on_tmpfs();
    // The same path in all ways: variables and the directory are compared, too.
    let program = Host::new("inherited.c").build().display().to_string();
    let all =
        [words(&[&program, "in", surroundings]), way.words(), words(&[&program, "show", "shown"])].concat();
    let code = start(dir.path(), &all).wait().code;
    let text = std::fs::read_to_string(dir.path().join("shown")).unwrap_or_default();
    // Each run has a directory, and streams, of its own.
    let own = |line: &&str| !line.starts_with("directory ") && !line.starts_with("variable P");
    let own_file = |line: &str| match line.split_once(": /") {
        Some((descriptor, rest)) if line.starts_with("descriptor ") && rest.contains("/std") => {
            format!("{descriptor}: a file{}", &rest[rest.find(" flags").unwrap_or(0)..])
        }
        _ => line.to_owned(),
    };
    (code, text.lines().filter(own).map(own_file).collect::<Vec<_>>().join("\n"))
}

fn compare(surroundings: &str) {
    let (code, bare) = shown(Way::Bare, surroundings);
    assert_eq!(code, 7, "{surroundings}");
    assert!(bare.lines().count() > 120, "{bare}");
    for way in Way::OURS {
        let (code, ours) = shown(way, surroundings);
        let differ: Vec<_> = bare.lines().zip(ours.lines()).filter(|(a, b)| a != b).collect();
        assert!(differ.is_empty(), "{surroundings}, {way:?}: without and with us: {differ:#?}");
        assert_eq!(bare.lines().count(), ours.lines().count(), "{surroundings}, {way:?}: {ours}");
        assert_eq!(code, 7, "{surroundings}, {way:?}");
    }
}

#[test]
fn a_job_inherits_what_it_would_without_us() {
    SURROUNDINGS.iter().for_each(|surroundings| compare(surroundings));
}

#[test]
fn the_signal_at_a_parents_death_is_the_jobs() {
    compare("death");
}

/// systemd ignores SIGPIPE for its services: a job that finds nobody to read then ends as it likes.
#[test]
fn a_service_ends_with_its_own_code_when_a_pipe_breaks() {
    let script = "trap '' PIPE; exec \"$@\"";
    let job = words(&["sh", "-c", "(sleep 0.2; echo x) 2>/dev/null | true; exit 5"]);
    for way in [Way::Bare, Way::Run, Way::OnDemand, Way::Launched] {
        let dir = on_tmpfs();
        let all = [words(&["sh", "-c", script, "sh"]), way.words(), job.clone()].concat();
        assert_eq!(start(dir.path(), &all).wait().code, 5, "{way:?}");
    }
}

/// And a job that is ended by it ends so with us: Rust programs ignore it.
#[test]
fn deaths_by_any_signal_are_the_jobs() {
    for signal in (1..=64).filter(|s| ![17, 18, 19, 20, 21, 22, 23, 28].contains(s)) {
        for way in [Way::Bare, Way::Run] {
            let dir = on_tmpfs();
            let program = Host::new("signalled.c").flag("-lutil").build().display().to_string();
            let script = format!("ulimit -c 0; exec {program} send $$ {signal} 1");
            // std starts programs with two signals ignored.
            let usual = words(&[&Host::new("inherited.c").build().display().to_string(), "in", "default"]);
            let ended =
                start(dir.path(), &[usual, way.words(), words(&["sh", "-c", &script])].concat()).wait();
            assert_eq!(ended.code, -signal, "{way:?}: {ended:?}");
        }
    }
}
