//! Children of another kind: another C library, none at all, or more rights than their caller.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use gputap_tests::{Host, Job, Outcome, have, is_root, library, simulated, skip, tmp_dir};

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
    assert_eq!(outcome.recorded().counts().of("cuLaunchKernel"), 100);
}

/// A copy of a program for the rights that a test gives it.
struct Copy {
    _dir: tempfile::TempDir,
    path: PathBuf,
}

impl Copy {
    fn new(program: &Path) -> Copy {
        let dir = tempfile::tempdir_in(tmp_dir()).unwrap();
        std::fs::set_permissions(dir.path(), Permissions::from_mode(0o755)).unwrap();
        let path = dir.path().join("program");
        std::fs::copy(program, &path).unwrap();
        Copy { _dir: dir, path }
    }

    fn set_user_id(self, uid: u32) -> Copy {
        std::os::unix::fs::chown(&self.path, Some(uid), Some(uid)).unwrap();
        std::fs::set_permissions(&self.path, Permissions::from_mode(0o6755)).unwrap();
        self
    }
}

/// A linked program that finds the driver, and perhaps our library, without the environment.
fn self_contained(with_us: bool) -> PathBuf {
    let driver = simulated();
    let mut host = Host::new("linked.c").flag(format!("-Wl,-rpath,{}", driver.display()));
    if with_us {
        let ours = library();
        let dir = ours.parent().unwrap().display().to_string();
        host = host
            .flag("-Wl,--no-as-needed")
            .flag(format!("-L{dir}"))
            .flag("-lgputap")
            .flag(format!("-Wl,-rpath,{dir}"));
    }
    host.flag(driver.join("libcuda.so.1").display().to_string()).build()
}

/// Whether everybody may read what the tests build.
fn reachable() -> bool {
    let readable = |p: &Path| p.metadata().is_ok_and(|m| m.permissions().mode() & 0o005 == 0o005);
    tmp_dir().ancestors().all(readable)
}

fn as_nobody(job: Job) -> Job {
    let uid = format!("--reuid={NOBODY}");
    let script = "chmod 777 $TEST_DIR; traced setpriv --clear-groups \"$UID_OPTION\" -- \"$@\"";
    job.env("UID_OPTION", uid).scripted(&[], script)
}

#[test]
fn a_set_user_id_program_is_left_alone() {
    if !is_root() || !reachable() {
        return skip("needs root, and a target directory that others may read");
    }
    // By LD_PRELOAD, which the loader ignores then, and linked in, where only we can see to it.
    for with_us in [false, true] {
        let copy = Copy::new(&self_contained(with_us)).set_user_id(NOBODY);
        let outcome = Job::new(&copy.path).compare();
        assert_eq!(outcome.ended.stdout, "work: 0\n");
        assert_untraced(&outcome);
    }
}

#[test]
fn a_program_with_capabilities_is_left_alone() {
    if !is_root() || !reachable() || !have("setcap") || !have("setpriv") {
        return skip("needs root, setcap, setpriv, and a target directory that others may read");
    }
    for with_us in [false, true] {
        let copy = Copy::new(&self_contained(with_us));
        let set = Command::new("setcap").arg("cap_net_raw+ep").arg(&copy.path).status().unwrap();
        if !set.success() {
            return skip("this file system has no capabilities");
        }
        let outcome = as_nobody(Job::new(&copy.path)).compare();
        assert_eq!(outcome.ended.stdout, "work: 0\n");
        assert_untraced(&outcome);
    }
}

#[test]
fn the_same_program_without_more_rights_is_traced() {
    if !is_root() || !reachable() || !have("setpriv") {
        return skip("needs root, setpriv, and a target directory that others may read");
    }
    let copy = Copy::new(&self_contained(true));
    as_nobody(Job::new(&copy.path)).compare().assert_complete();
}
