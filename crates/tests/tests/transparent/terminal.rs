//! What a terminal does to the job in its foreground.

use gputap_tests::on_tmpfs;

use crate::signals::program;
use crate::{Way, start, words};

/// Does this to the terminal of a job; what the job's shell saw, and what the job did.
fn act(way: Way, actions: &str, job: &[&str]) -> (String, String) {
    let dir = on_tmpfs();
    let all = [words(&[&program(), "terminal", "shell", actions]), way.words(), words(job)].concat();
    let ended = start(dir.path(), &all).wait();
    assert_eq!(ended.code, 0, "{way:?}: {ended:?}");
    // A job that has handled everything ends now.
    std::fs::write(dir.path().join("stop"), "").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    let text = |name: &str| std::fs::read_to_string(dir.path().join(name)).unwrap_or_default();
    (text("shell"), text("log"))
}

fn compare(actions: &str, job: &[&str]) -> (String, String) {
    let bare = act(Way::Bare, actions, job);
    for way in Way::OURS {
        assert_eq!(act(way, actions, job), bare, "{actions}, {way:?}: with us (left) and without");
    }
    bare
}

#[test]
fn keys_reach_a_job_once() {
    let program = program();
    let (_, seen) = compare("cqzw", &[&program, "log", "log", "stop"]);
    assert_eq!(seen, "up\n2 0\n3 0\n20 0\n28 0\n");
}

#[test]
fn a_job_is_stopped_and_continued_as_the_shell_expects() {
    let sleeping = ["sh", "-c", "echo up; exec sleep 60"];
    let (shell, _) = compare("zgzgc", &sleeping);
    assert_eq!(shell, "stopped by 20\ngoes on\nstopped by 20\ngoes on\nended: 0, by 2\n");
    let (shell, _) = compare("q", &["sh", "-c", "ulimit -c 0; echo up; exec sleep 60"]);
    assert_eq!(shell, "ended: 0, by 3\n");
}

#[test]
fn a_hang_up_reaches_the_job_of_a_session_that_we_lead() {
    let (shell, _) = compare("-h", &["sh", "-c", "echo up; exec sleep 60"]);
    assert_eq!(shell, "ended: 0, by 1\n");
    let program = program();
    let (_, seen) = compare("-h", &["sh", "-c", &format!("{program} log log stop; exit 0")]);
    assert!(seen.starts_with("up\n"), "{seen}");
}
