//! Children of another kind: another C library, none at all, or more rights than their caller.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use gputap_tests::{Host, Job, Outcome, Public, have, is_root, skip};

const NOBODY: u32 = 65534;

fn assert_untraced(outcome: &Outcome) {
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    assert!(!outcome.dir().join("rings").exists(), "not even a directory");
}

#[test]
fn a_child_that_is_linked_statically() {
    let child = Host::new("plain.c").flag("-static").build();
    assert_untraced(&Job::new(Host::new("plain.c").build()).arg(&child).compare());
    assert_untraced(&Job::new(child).compare());
}

#[test]
fn a_child_with_musl() {
    if !have("musl-gcc") {
        return skip("no musl-gcc");
    }
    for file in ["plain.c", "threads_of_musl.c"] {
        let child = Host::new(file).with("musl-gcc").build();
        assert_untraced(&Job::new(&child).driver(None).compare());
        assert_untraced(&Job::new(Host::new("plain.c").build()).arg(&child).driver(None).compare());
    }
    let child = Host::new("plain.c").with("musl-gcc").flag("-static").build();
    assert_untraced(&Job::new(child).compare());
}

#[test]
fn a_musl_program_that_calls_a_driver() {
    if !have("musl-gcc") {
        return skip("no musl-gcc");
    }
    let driver = Host::new("small_driver.c").with("musl-gcc").shared().flag("-Wl,-soname,libcuda.so.1");
    let driver = driver.build_as("libcuda.so.1");
    let program = Host::new("linked.c").with("musl-gcc").flag(driver.display().to_string()).build();
    let outcome = Job::new(program).driver(driver.parent()).compare();
    assert_eq!(outcome.ended.stdout, "work: 0\n");
    assert_eq!(outcome.recorded().counts().count_of("cuLaunchKernel"), 100);
}

/// A linked program that finds the driver, and perhaps our library, without the environment; where every user may execute it.
fn self_contained(public: &Public, with_us: bool) -> PathBuf {
    let driver = public.simulated();
    let mut host = Host::new("linked.c").flag(format!("-Wl,-rpath,{}", driver.display()));
    if with_us {
        public.library();
        let dir = public.path().display().to_string();
        host = host
            .flag("-Wl,--no-as-needed")
            .flag(format!("-L{dir}"))
            .flag("-lgputap")
            .flag(format!("-Wl,-rpath,{dir}"));
    }
    let path = public.path().join(if with_us { "with" } else { "without" });
    host.flag(driver.join("libcuda.so.1").display().to_string()).build_at(&path)
}

fn set_user_id(program: &Path, uid: u32) {
    std::os::unix::fs::chown(program, Some(uid), Some(uid)).unwrap();
    std::fs::set_permissions(program, Permissions::from_mode(0o6755)).unwrap();
}

/// Gives a program CAP_NET_RAW, as `setcap cap_net_raw+ep` does.
fn set_capability(program: &Path) {
    // Version 2 of the attribute with the effective bit, then permitted and inheritable, low and high words.
    let words: [u32; 5] = [0x0200_0001, 1 << 13, 0, 0, 0];
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    rustix::fs::setxattr(program, "security.capability", &bytes, rustix::fs::XattrFlags::empty()).unwrap();
}

fn as_nobody(job: Job) -> Job {
    let uid = format!("--reuid={NOBODY}");
    let script = "chmod 777 $TEST_DIR; traced setpriv --clear-groups \"$UID_OPTION\" -- \"$@\"";
    job.env("UID_OPTION", uid).scripted(&[], script)
}

#[test]
fn a_set_user_id_program_is_left_alone() {
    if !is_root() {
        return skip("another user is needed, which needs root");
    }
    // By LD_PRELOAD, which the loader ignores then, and linked in, where only we can see to it.
    for with_us in [false, true] {
        let public = Public::new();
        let program = self_contained(&public, with_us);
        set_user_id(&program, NOBODY);
        let outcome = Job::new(&program).for_everybody(&public).compare();
        assert_eq!(outcome.ended.stdout, "work: 0\n");
        assert_untraced(&outcome);
    }
}

#[test]
fn a_program_with_capabilities_is_left_alone() {
    if !is_root() {
        return skip("another user is needed, which needs root");
    }
    for with_us in [false, true] {
        let public = Public::new();
        let program = self_contained(&public, with_us);
        set_capability(&program);
        let outcome = as_nobody(Job::new(&program).for_everybody(&public)).compare();
        assert_eq!(outcome.ended.stdout, "work: 0\n");
        assert_untraced(&outcome);
    }
}

#[test]
fn the_same_program_without_more_rights_is_traced() {
    if !is_root() {
        return skip("another user is needed, which needs root");
    }
    let public = Public::new();
    let program = self_contained(&public, true);
    as_nobody(Job::new(&program).for_everybody(&public)).compare().assert_complete();
}
