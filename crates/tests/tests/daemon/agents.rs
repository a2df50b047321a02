//! The helper that looks at processes of other users, for a daemon without privileges: what it sees, what it may, and what
//! happens when it hangs or dies.

use std::path::Path;
use std::time::{Duration, Instant};

use gputap_control::{Process, Processes, Status, path};
use gputap_tests::daemon::until;
use gputap_tests::{have, is_root, skip};
use rustix::process::{Pid, Signal, kill_process};

use super::block_on;
use super::users::{A, B, Service};

/// What a service that has look.conf is started with.
const LOOK: [&str; 3] = [
    "--inh-caps=+sys_ptrace,+dac_read_search",
    "--ambient-caps=+sys_ptrace,+dac_read_search",
    "--no-new-privs",
];
/// CAP_SYS_PTRACE and CAP_DAC_READ_SEARCH, as /proc shows them.
const RIGHTS: &str = "0000000000080004";
const NOTHING: &str = "0000000000000000";

fn service(rights: &[&str]) -> Option<Service> {
    if !is_root() || !have("setpriv") {
        skip("several users are needed, which needs root");
        return None;
    }
    Some(Service::with_rights(rights, |_| {}))
}

/// A process, as root sees it.
fn process(service: &Service, pid: u32) -> Process {
    let all: Processes = block_on(service.client().get(path::PROCESSES)).unwrap();
    all.processes.into_iter().find(|p| p.pid == pid as i32).unwrap()
}

fn status(service: &Service) -> Status {
    block_on(service.client().get(path::STATUS)).unwrap()
}

/// The line of a process' status that begins with `name`.
fn of_status(pid: u32, name: &str) -> String {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).unwrap();
    line.trim().to_owned()
}

/// Helpers of this name below a process, wherever below it.
fn helpers(daemon: u32, name: &str) -> Vec<u32> {
    let entries = Path::new("/proc").read_dir().unwrap().flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_one = |pid: &u32| {
        let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        line.ends_with(format!("\0agent\0{name}\0").as_bytes()) && is_below(*pid, daemon)
    };
    pids.filter(is_one).collect()
}

fn is_below(mut pid: u32, ancestor: u32) -> bool {
    while pid > 1 {
        if pid == ancestor {
            return true;
        }
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let parent = stat.rsplit_once(") ").and_then(|(_, rest)| rest.split(' ').nth(1)?.parse().ok());
        pid = parent.unwrap_or(0);
    }
    false
}

fn signal(pid: u32, signal: Signal) {
    kill_process(Pid::from_raw(pid as i32).unwrap(), signal).unwrap();
}

#[test]
fn a_helper_sees_what_the_daemon_may_not() {
    let Some(service) = service(&LOOK) else { return };
    let rank = service.rank_with(A, &[("RANK", "5"), ("WORLD_SIZE", "8")]);
    let seen = process(&service, rank.pid());
    assert_eq!(seen.rank, Some(5), "{seen:?}");
    assert!(status(&service).looks.starts_with("a helper"), "{:?}", status(&service).looks);
    assert_eq!(status(&service).trouble, [""; 0]);
    // The daemon has given up what it passed on.
    for set in ["CapInh", "CapPrm", "CapEff", "CapAmb"] {
        assert_eq!(of_status(service.pid(), set), NOTHING, "{set} of the daemon");
    }
    let [helper] = helpers(service.pid(), "look")[..] else { panic!("one helper") };
    for (set, right) in [("CapInh", NOTHING), ("CapPrm", RIGHTS), ("CapEff", RIGHTS), ("CapAmb", NOTHING)] {
        assert_eq!(of_status(helper, set), right, "{set} of the helper");
    }
    assert_eq!((of_status(helper, "NoNewPrivs"), of_status(helper, "Seccomp")), ("1".into(), "2".into()));
}

#[test]
fn without_the_right_there_is_no_helper_and_status_says_so() {
    let Some(service) = service(&[]) else { return };
    let rank = service.rank_with(A, &[("RANK", "5")]);
    assert_eq!(process(&service, rank.pid()).rank, None);
    assert!(status(&service).looks.contains("look.conf"), "{:?}", status(&service).looks);
    assert_eq!(helpers(service.pid(), "spawner"), [0; 0]);
}

#[test]
fn a_helper_that_hangs_or_dies_is_replaced() {
    let Some(service) = service(&LOOK) else { return };
    let (of_a, of_b) = (service.rank_with(A, &[]), service.rank_with(B, &[("RANK", "3")]));
    assert_eq!(process(&service, of_b.pid()).rank, Some(3));
    let [first] = helpers(service.pid(), "look")[..] else { panic!("one helper") };
    signal(first, Signal::STOP);
    let asked = Instant::now();
    process(&service, of_a.pid());
    assert!(asked.elapsed() < Duration::from_secs(20), "the daemon answers");
    until("another helper", || helpers(service.pid(), "look").iter().any(|pid| *pid != first));
    until("the end of the one that hung", || !helpers(service.pid(), "look").contains(&first));
    // Both were asked about while it hung, or one after the other: whoever hung is left alone for a while, and that is said.
    until("a word of it", || status(&service).trouble.iter().any(|t| t.contains("6100")));
    let [second] = helpers(service.pid(), "look")[..] else { panic!("one helper") };
    let others = service.rank_with(super::users::C, &[("RANK", "4")]);
    signal(second, Signal::KILL);
    assert_eq!(process(&service, others.pid()).rank, Some(4), "by a third one, at once");
}

#[test]
fn helpers_end_with_their_daemon() {
    let Some(mut service) = service(&LOOK) else { return };
    let rank = service.rank_with(A, &[("RANK", "1")]);
    assert_eq!(process(&service, rank.pid()).rank, Some(1));
    let all = [helpers(service.pid(), "look"), helpers(service.pid(), "spawner")].concat();
    assert_eq!(all.len(), 2);
    service.kill();
    until("the end of all helpers", || !all.iter().any(|pid| Path::new(&format!("/proc/{pid}")).exists()));
}
