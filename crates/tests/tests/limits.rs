//! Processes that may not do much, and places where rings can't be.

use std::os::unix::fs::PermissionsExt;

use gputap_tests::{Host, Job, Outcome, is_root, skip, small_driver, tmp_dir};

fn limits(what: &str) -> Job {
    Job::new(Host::new("limits.c").build()).arg(what)
}

/// No process got rings, and nothing was left behind.
fn assert_untraced(outcome: &Outcome) {
    assert!(outcome.recorded().processes.is_empty());
    assert_nothing_hidden(outcome);
}

/// A start that failed takes away what it began.
fn assert_nothing_hidden(outcome: &Outcome) {
    let left: Vec<_> =
        outcome.dir().join("rings/v2").read_dir().into_iter().flatten().map(|e| e.unwrap().path()).collect();
    let hidden = |p: &&std::path::PathBuf| p.file_name().unwrap().to_string_lossy().starts_with('.');
    assert_eq!(left.iter().filter(hidden).count(), 0, "left behind: {left:?}");
}

#[test]
fn no_descriptor_left_at_the_first_call() {
    assert_untraced(&limits("nofile").compare());
}

#[test]
fn no_descriptor_left_later() {
    let recorded = limits("nofile-later").compare().assert_exact();
    assert!(recorded.dropped() > 0, "no larger ring, and none for the thread");
}

#[test]
fn little_address_space() {
    for more in ["0", "65536", "262144", "1048576", "4194304"] {
        limits("address-space").arg(more).compare();
        limits("address-space-later").arg(more).compare().assert_exact();
    }
}

#[test]
fn files_may_not_grow() {
    // The simulated driver has its memory in a file as well.
    let outcome = limits("fsize").driver(Some(&small_driver())).compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    assert_untraced(&outcome);
}

#[test]
fn files_may_not_grow_further() {
    let outcome = limits("fsize-later").driver(Some(&small_driver())).compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    let recorded = outcome.recorded();
    assert!(recorded.dropped() > 0);
    assert_eq!(recorded.counts().total() + recorded.dropped(), 5 + 20200 + 2 * 1263);
}

#[test]
fn all_descriptors_closed_in_the_middle() {
    limits("closefrom").compare().assert_complete();
}

#[test]
fn a_strict_seccomp_mode() {
    limits("strict").compare().assert_complete();
}

#[test]
fn another_root_directory() {
    if !is_root() {
        return skip("chroot needs root");
    }
    let dir = tempfile::tempdir().unwrap();
    let recorded = limits("chroot").arg(dir.path()).compare().recorded();
    assert_eq!(recorded.processes.len(), 1);
    assert_eq!(dir.path().read_dir().unwrap().count(), 0, "nothing was made in the new root");
}

#[test]
fn a_directory_that_is_not_there() {
    let outcome = limits("nothing").env("GPUTAP_DIR", "/dev/shm/gputap-no-such-parent/rings").compare();
    assert!(!std::path::Path::new("/dev/shm/gputap-no-such-parent").exists());
    assert_untraced(&outcome);
}

#[test]
fn a_directory_on_a_disk() {
    let dir = tempfile::tempdir_in(tmp_dir()).unwrap();
    if is_tmpfs(dir.path()) {
        return skip("target/ is on a tmpfs");
    }
    limits("nothing").env("GPUTAP_DIR", dir.path()).compare();
    assert_eq!(dir.path().read_dir().unwrap().count(), 0, "refused without a trace");
    limits("nothing").env("GPUTAP_DIR", dir.path()).env("GPUTAP_FORCE_DIR", "1").compare();
    assert_eq!(gputap_tests::Recorded::read(dir.path()).processes.len(), 1, "unless forced");
}

fn is_tmpfs(path: &std::path::Path) -> bool {
    rustix::fs::statfs(path).unwrap().f_type == 0x0102_1994
}

#[test]
fn a_directory_that_is_a_file() {
    assert_untraced(&limits("nothing").env("GPUTAP_DIR", "/proc/self/exe").compare());
    assert_untraced(&limits("nothing").env("GPUTAP_DIR", "/dev/null").compare());
}

#[test]
fn a_directory_whose_name_is_too_long() {
    let name = format!("/dev/shm/{}", "x".repeat(5000));
    assert_untraced(&limits("nothing").env("GPUTAP_DIR", name).compare());
    let name = format!("/dev/shm/{}", "x".repeat(470));
    assert_untraced(&limits("nothing").env("GPUTAP_DIR", name).compare());
}

#[test]
fn a_directory_that_may_not_be_written() {
    if no_mounts().is_none() {
        return in_namespace("mount -t tmpfs -o ro none $TEST_DIR/rings", "nothing", |outcome| {
            assert_untraced(outcome)
        });
    }
    if is_root() {
        return skip("root may write everywhere, and can't mount here");
    }
    let dir = tempfile::tempdir_in("/dev/shm").unwrap();
    std::fs::set_permissions(dir.path(), std::fs::Permissions::from_mode(0o500)).unwrap();
    assert_untraced(&limits("nothing").env("GPUTAP_DIR", dir.path()).compare());
}

/// Why no file system can be mounted for a test.
fn no_mounts() -> Option<&'static str> {
    if !is_root() {
        return Some("mounting needs root");
    }
    let possible = std::process::Command::new("unshare").args(["-m", "true"]).status();
    if possible.is_ok_and(|s| s.success()) { None } else { Some("no mount namespaces here") }
}

/// Runs a case after `mount` in a mount namespace of its own; what the rings hold is copied out.
fn in_namespace(mount: &str, what: &str, check: impl Fn(&Outcome)) {
    // What the rings hold is copied to where the harness looks once the mount is gone.
    let script = format!(
        "mkdir -p $TEST_DIR/rings $TEST_DIR/copy && {mount} && \
         traced \"$@\" $TEST_DIR/rings; code=$?; cp -r $TEST_DIR/rings/. $TEST_DIR/copy 2>/dev/null; \
         umount $TEST_DIR/rings; cp -r $TEST_DIR/copy/. $TEST_DIR/rings; exit $code"
    );
    check(&limits(what).scripted(&["unshare", "-m"], &script).compare());
}

#[test]
fn a_file_system_that_is_full() {
    if let Some(why) = no_mounts() {
        return skip(why);
    }
    let full = "mount -t tmpfs -o size=64k none $TEST_DIR/rings && \
                (dd if=/dev/zero of=$TEST_DIR/rings/filler bs=4k 2>/dev/null; true)";
    in_namespace(full, "nothing", |outcome| assert_eq!(outcome.ended.code, 0));
}

#[test]
fn a_file_system_with_room_for_nothing_but_names() {
    if let Some(why) = no_mounts() {
        return skip(why);
    }
    for size in ["4k", "8k", "16k", "32k", "64k", "128k", "512k"] {
        let mount = format!("mount -t tmpfs -o size={size} none $TEST_DIR/rings");
        in_namespace(&mount, "nothing", |outcome| {
            assert_eq!(outcome.ended.code, 0);
            assert_nothing_hidden(outcome);
        });
    }
}

#[test]
fn a_file_system_that_fills_up_while_calls_go_on() {
    if let Some(why) = no_mounts() {
        return skip(why);
    }
    for size in ["512k", "1m", "4m", "16m"] {
        let mount = format!("mount -t tmpfs -o size={size} none $TEST_DIR/rings");
        in_namespace(&mount, "fill", |outcome| {
            assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
            // The child found no room to start at all: its ten launches and one allocation are nowhere.
            outcome.assert_exact_but(11);
        });
    }
}
