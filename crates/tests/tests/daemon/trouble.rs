//! What is wrong is said in the status, and taken back when it is over; and the daemon is confined as it says.

use gputap_control::{Status, path};
use gputap_tests::daemon::{Daemon, shown, until};

use super::{TORCH, block_on};

fn status(daemon: &Daemon) -> Status {
    block_on(daemon.client().get(path::STATUS)).unwrap()
}

fn trouble(daemon: &Daemon) -> String {
    status(daemon).trouble.join("\n")
}

#[test]
fn state_that_can_not_be_stored_and_a_socket_that_is_gone() {
    let daemon = Daemon::start(&[]);
    let state = daemon.path().join("state");
    assert_eq!(trouble(&daemon), "");
    std::fs::rename(&state, daemon.path().join("away")).unwrap();
    let rank = daemon.rank(TORCH, 11, &[]);
    until("the trouble", || trouble(&daemon).contains("would be lost by a restart"));
    std::fs::rename(daemon.path().join("away"), &state).unwrap();
    until("its end", || trouble(&daemon).is_empty());
    assert!(state.join("state.json").exists(), "what could not be stored is stored now");
    drop(rank);
    std::fs::remove_file(daemon.path().join("k/dynolog")).unwrap();
    until("the trouble", || trouble(&daemon).contains("not this daemon's socket any more"));
    let said = daemon.gputap(&["status"]);
    assert!(!said.status.success() && shown(&said).contains("TROUBLE"), "{}", shown(&said));
}

#[test]
fn a_full_spool_refuses_and_is_said() {
    let daemon = Daemon::with("[trace]\nspool_mib = 0\n", &[]);
    let _rank = daemon.rank(TORCH, 11, &[]);
    assert!(
        !daemon
            .path()
            .join("k")
            .read_dir()
            .unwrap()
            .any(|e| { e.unwrap().file_name().to_string_lossy().starts_with("gputap-traces") })
    );
    let refused = daemon.gputap(&["trace"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(shown(&refused).contains("trace.spool_mib allows 0"), "{}", shown(&refused));
    until("the trouble", || trouble(&daemon).contains("trace.spool_mib"));
    let named = daemon.path().join("n.json").display().to_string();
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "--duration-ms", "1", "-o", &named]);
    assert!(output.status.success(), "a path of one's own: {}", shown(&output));
}

#[test]
fn the_daemon_is_confined_as_it_says() {
    let confined = Daemon::start(&[]);
    let open = Daemon::start(&["--no-sandbox"]);
    assert_eq!(status(&open).sandbox, "off");
    let of = |daemon: &Daemon, name: &str| {
        let text = std::fs::read_to_string(format!("/proc/{}/status", daemon.pid())).unwrap();
        text.lines().find_map(|l| l.strip_prefix(name)).unwrap().trim().to_owned()
    };
    assert_eq!((of(&open, "Seccomp:"), of(&confined, "Seccomp:")), ("0".into(), "2".into()));
    assert_eq!(of(&confined, "NoNewPrivs:"), "1");
    let sandbox = status(&confined).sandbox;
    assert!(sandbox == "landlock, seccomp" || sandbox.starts_with("seccomp alone"), "{sandbox}");
}
