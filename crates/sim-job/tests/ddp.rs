//! The data-parallel job's account against what the simulated libraries counted.

use std::path::{Path, PathBuf};
use std::process::Command;

use gputap_sim_base::testing::{Counts, counters, simulated, tmp_dir};
use gputap_sim_job::ddp::Totals;

/// Families of the catalogue.
const DRIVER: u8 = 0;
const RUNTIME: u8 = 3;
const NCCL: u8 = 4;

struct Run {
    totals: Totals,
    driver: Counts,
    runtime: Counts,
    nccl: Counts,
}

fn run(ranks: u32, steps: u32) -> Run {
    let dir = tmp_dir().join(format!("ddp-{ranks}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("making a directory");
    let file = |name: &str| -> PathBuf { dir.join(name) };
    let output = Command::new(env!("CARGO_BIN_EXE_gputap-sim-job"))
        .args(["ddp", &ranks.to_string(), &steps.to_string(), "--expect"])
        .arg(file("expect"))
        .env("LD_LIBRARY_PATH", simulated())
        .env("GPUTAP_SIM_COUNTERS", file("driver"))
        .env("GPUTAP_SIM_CUDART_COUNTERS", file("runtime"))
        .env("GPUTAP_SIM_NCCL_COUNTERS", file("nccl"))
        .output()
        .expect("starting the job");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let totals = std::fs::read(file("expect")).expect("the totals");
    let counted = |name: &str| counters(&file(name));
    let run = Run {
        totals: serde_json::from_slice(&totals).expect("totals in JSON"),
        driver: counted("driver"),
        runtime: counted("runtime"),
        nccl: counted("nccl"),
    };
    remove(&dir);
    run
}

fn remove(dir: &Path) {
    std::fs::remove_dir_all(dir).expect("the directory");
}

fn id(family: u8, name: &str) -> usize {
    let function = gputap_catalog::by_symbol(family, name).unwrap_or_else(|| panic!("no function {name}"));
    function.id.into()
}

#[test]
fn eight_ranks_know_what_they_did() {
    let run = run(8, 6);
    let total = &run.totals.total;
    assert_eq!((run.totals.ranks, run.totals.by_rank.len()), (8, 8));
    for (name, n) in &total.runtime_calls {
        assert_eq!(run.runtime.calls(id(RUNTIME, name)), *n, "{name}");
    }
    for (name, n) in &total.nccl_calls {
        assert_eq!(run.nccl.calls(id(NCCL, name)), *n, "{name}");
    }
    for (kind, moved) in &total.collectives {
        let id = id(NCCL, &format!("nccl{kind}"));
        assert_eq!((run.nccl.calls(id), run.nccl.bytes(id)), (moved.count, moved.bytes), "{kind}");
    }
    let driver = |name: &str| run.driver.calls(id(DRIVER, name));
    assert_eq!(driver("cuLaunchKernel"), total.launches);
    assert_eq!(driver("cuLaunchKernelEx"), total.nccl_kernels);
    assert_eq!(driver("cuGraphLaunch"), total.graph_launches);
    assert_eq!(driver("cuMemcpyHtoDAsync_v2") + driver("cuMemcpyHtoD_v2"), total.to_device.count);
    assert_eq!(driver("cuMemcpyDtoHAsync_v2"), total.to_host.count);
    assert_eq!(driver("cuMemAlloc_v2") + driver("cuMemAllocAsync"), total.allocated.count);
    assert_eq!(total.leaked_bytes, 8 * gputap_sim_job::LEAKED_BYTES as u64);
    // All ranks do the same, but for the two ids that the first one makes.
    assert_eq!(run.totals.by_rank[1].nccl_calls, run.totals.by_rank[7].nccl_calls);
}

#[test]
fn three_ranks_and_one_alone_work_too() {
    assert_eq!(run(3, 5).totals.total.graph_launches, 3 * 2);
    assert_eq!(run(1, 4).totals.total.communicators, 3);
}
