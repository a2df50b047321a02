//! The simulated NCCL as C programs see it, between processes and between threads.

use std::path::{Path, PathBuf};

use gputap_sim_base::testing::{Program, compile, counters, tmp_dir};

fn program(name: &str) -> Program {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hosts").join(name);
    compile(&source, &["-DMAJOR=13"], &["libcudart.so.13", "libnccl.so.2"])
}

/// A file that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let path = tmp_dir().join(format!("nccl-{name}-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn eight_processes_get_the_same_results() {
    let (id, counts) = (fresh("id-8"), fresh("counters-8"));
    let environment = [("GPUTAP_SIM_NCCL_COUNTERS", counts.to_str().unwrap())];
    program("ranks.c").run_ranks(8, &[id.to_str().unwrap()], &environment);
    let count = counters(&counts);
    let of = |name: &str| usize::from(gputap_catalog::by_symbol(4, name).unwrap().id);
    // Nine all-reduces, two of which fail, in the whole communicator and in its halves; one more is captured.
    assert_eq!(count.calls(of("ncclAllReduce")), 8 * (2 * 9 + 1));
    assert_eq!(count.calls(of("ncclCommSplit")), 8 * 2);
    assert_eq!(count.bytes(of("ncclBcast")), 8 * 2 * 4000);
    assert_eq!(count.bytes(of("ncclSend")), 8 * (2 * 4000 + 4));
    for path in [id, counts] {
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn an_odd_number_of_processes_works_too() {
    let id = fresh("id-3");
    program("ranks.c").run_ranks(3, &[id.to_str().unwrap()], &[]);
    std::fs::remove_file(id).unwrap();
}

#[test]
fn threads_of_one_process_are_ranks() {
    program("threads.c").run::<&str>(&[], &[]);
}

/// Runs three ranks whose second all-reduce answers `expected`.
fn faulty(name: &str, expected: &str, how: &str, script: &str) {
    let id = fresh(name);
    let args = [id.to_str().expect("a readable path"), expected, how];
    program("faults.c").run_ranks(3, &args, &[("GPUTAP_SIM_NCCL", script)]);
    let _ = std::fs::remove_file(id.with_added_extension("gave-up"));
    std::fs::remove_file(id).expect("the ranks' file");
}

#[test]
fn without_a_fault_all_is_well() {
    faulty("well", "0", "none", "hang rank=1 op=7; mismatch rank=2 op=2 count=5 comm=2");
}

#[test]
fn a_rank_that_never_arrives_keeps_the_others_until_they_abort() {
    faulty("hang", "3", "abort", "hang rank=1 op=2");
}

#[test]
fn ranks_that_disagree_wait_until_they_abort() {
    faulty("differ", "3", "abort", "mismatch rank=2 op=2 kind=Broadcast");
}

#[test]
fn ranks_that_disagree_fail_where_the_script_says_so() {
    faulty("fail", "5", "none", "mismatch rank=0 op=2 count=999; on-mismatch=error");
}

#[test]
fn a_rank_that_dies_is_an_error_of_the_others() {
    let id = fresh("die");
    let program = program("faults.c");
    program.run_ranks(2, &[id.to_str().unwrap(), "6", "die"], &[]);
    std::fs::remove_file(id).unwrap();
}
