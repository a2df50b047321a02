//! Namespaces, mounts and control groups: what containers are made of.

use std::path::Path;

use gputap_tests::{Host, Job, Outcome, is_root, skip, small_driver};

/// Why namespaces can't be made here.
fn no_namespaces() -> Option<&'static str> {
    let unshare = || std::process::Command::new("unshare").args(["-m", "-p", "-f", "true"]).status();
    let possible = is_root() && unshare().is_ok_and(|s| s.success());
    (!possible).then_some("making namespaces needs root, and a kernel that has them")
}

/// A case of `namespaces.c`, all of whose calls but `unseen` are accounted for.
fn leaves(what: &str, unseen: u64) {
    match no_namespaces() {
        Some(why) => skip(why),
        None => {
            let job = Job::new(Host::new("namespaces.c").build()).arg(what);
            job.compare().assert_exact_but(unseen);
        }
    }
}

#[test]
fn a_new_pid_namespace() {
    leaves("pids", 0);
}

#[test]
fn a_new_user_namespace() {
    leaves("users", 0);
}

#[test]
fn new_mount_ipc_host_name_network_and_group_namespaces() {
    leaves("most", 0);
}

#[test]
fn clocks_that_are_a_year_ahead() {
    if !Path::new("/proc/self/ns/time").exists() {
        return skip("no time namespaces");
    }
    leaves("clocks", 0);
}

#[test]
fn the_file_system_of_the_rings_is_unmounted() {
    // The child finds no directory to start in: fifty launches, and four allocations that fail
    // in a child.
    leaves("rings-unmounted", 54);
}

#[test]
fn a_thread_with_files_of_its_own() {
    leaves("thread-of-its-own", 0);
}

#[test]
fn the_mount_namespace_of_another_process_and_back() {
    leaves("joined", 0);
}

#[test]
fn another_root_before_the_first_call() {
    if let Some(why) = no_namespaces() {
        return skip(why);
    }
    let root = tempfile::tempdir().unwrap();
    let job = Job::new(Host::new("namespaces.c").build()).arg("root").arg(root.path());
    let outcome = job.driver(Some(&small_driver())).compare();
    assert_eq!(outcome.ended.stdout, "in another root: 13000 0\n");
    assert_eq!(root.path().read_dir().unwrap().count(), 0, "nothing was made there");
}

/// The plainest case of `surroundings.c`, after `prepare` in namespaces that `unshare` makes.
fn prepared(unshare: &[&str], prepare: &str) -> Option<Outcome> {
    if let Some(why) = no_namespaces() {
        skip(why);
        return None;
    }
    let prefix: Vec<&str> = ["unshare"].iter().chain(unshare).copied().collect();
    let job = Job::new(Host::new("surroundings.c").build()).arg("nothing").driver(Some(&small_driver()));
    let script = format!("{prepare}; traced \"$@\"");
    let outcome = job.scripted(&prefix, &script).compare();
    assert_eq!(outcome.ended.stdout, "first: 0\nlater: 0\nthread: 0\n", "{}", outcome.ended.stderr);
    Some(outcome)
}

/// What the case above calls.
const CALLS: u64 = 5 + 114 + 3376 + 115;

fn is_exact(outcome: &Outcome) {
    let recorded = outcome.recorded();
    assert_eq!(recorded.counts().total() + recorded.dropped(), CALLS);
}

#[test]
fn the_first_process_of_a_pid_namespace() {
    if let Some(outcome) = prepared(&["-p", "-f"], ":") {
        is_exact(&outcome);
    }
}

#[test]
fn a_user_namespace_from_the_start() {
    if let Some(outcome) = prepared(&["-U", "-r"], ":") {
        is_exact(&outcome);
    }
}

#[test]
fn proc_is_not_mounted() {
    if let Some(outcome) = prepared(&["-m"], "umount -l /proc") {
        is_exact(&outcome);
    }
}

#[test]
fn proc_is_that_of_another_pid_namespace() {
    // Its own number is not to be found there.
    if let Some(outcome) = prepared(&["-p", "-f"], "test ! -e /proc/self/exe || :") {
        is_exact(&outcome);
    }
}

#[test]
fn proc_is_read_only_and_hides_others() {
    if let Some(outcome) = prepared(&["-m", "-p", "-f"], "mount -t proc -o ro,hidepid=2 none /proc") {
        is_exact(&outcome);
    }
}

#[test]
fn sys_is_not_mounted() {
    if let Some(outcome) = prepared(&["-m"], "umount -l /sys") {
        is_exact(&outcome);
    }
}

#[test]
fn there_is_no_dev_shm() {
    prepared(&["-m"], "mount -t tmpfs none /dev; unset GPUTAP_DIR");
    prepared(&["-m"], "mount -t tmpfs -o ro none /dev/shm; unset GPUTAP_DIR");
}

#[test]
fn dev_shm_is_as_small_as_in_a_container() {
    // The default directory, on the 64 MiB that container runtimes give; the script looks, because nobody can later.
    let look = "mount -t tmpfs -o size=64m none /dev/shm; unset GPUTAP_DIR";
    prepared(&["-m"], look);
}

#[test]
fn the_root_file_system_is_read_only() {
    if let Some(outcome) = prepared(&["-m"], "mount -o remount,bind,ro / && ! touch /read-only 2>/dev/null") {
        is_exact(&outcome);
    }
    prepared(&["-m"], "mount -o remount,bind,ro /; mount -o remount,bind,ro /dev/shm");
}

/// The rings on a file system mounted with these options; they go with the namespace.
fn rings_on(kind: &str, options: &str) {
    let mount =
        format!("mkdir -p $TEST_DIR/rings && mount -t {kind} -o {options} none $TEST_DIR/rings || exit 93");
    prepared(&["-m"], &mount);
}

#[test]
fn few_inodes() {
    for inodes in 1..9 {
        rings_on("tmpfs", &format!("nr_inodes={inodes}"));
    }
}

#[test]
fn huge_pages() {
    rings_on("tmpfs", "huge=never");
    if Path::new("/sys/kernel/mm/transparent_hugepage").exists() {
        rings_on("tmpfs", "huge=always");
    }
}

#[test]
fn a_mount_without_programs_and_devices() {
    rings_on("tmpfs", "noexec,nosuid,nodev,noatime,sync");
}

#[test]
fn a_ramfs_which_can_not_allocate() {
    rings_on("ramfs", "mode=700");
}

/// A control group of its own with `limit` MiB of memory, whichever version of control groups is there.
fn limited(limit: u32) -> String {
    format!(
        "v1=/sys/fs/cgroup/memory; v2=/sys/fs/cgroup; \
         if [ -e $v1/memory.limit_in_bytes ]; then g=$v1/gputap-test-$$; mkdir $g; echo {limit}M >$g/memory.limit_in_bytes; \
         elif [ -e $v2/cgroup.controllers ]; then g=$v2/gputap-test-$$; echo +memory >$v2/cgroup.subtree_control; \
         mkdir $g; echo {limit}M >$g/memory.max; echo 0 >$g/memory.swap.max; fi; \
         [ -n \"$g\" ] && echo $$ >$g/cgroup.procs || exit 94"
    )
}

#[test]
fn a_control_group_with_little_memory_left() {
    if !is_root() {
        return skip("making a control group needs root");
    }
    let program = Host::new("memory.c").build();
    for (used, limit) in [(20, 30), (20, 40), (60, 80)] {
        let script = format!(
            "{}; (traced \"$@\"); code=$?; echo $$ >${{g%/*}}/cgroup.procs; rmdir $g; exit $code",
            limited(limit)
        );
        let job = Job::new(&program).arg(used.to_string()).driver(Some(&small_driver()));
        let job = job.scripted(&[], &script);
        let outcome = job.run(false);
        if outcome.ended.code == 94 {
            return skip("no memory control group can be made");
        }
        assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
        job.compare();
    }
}
