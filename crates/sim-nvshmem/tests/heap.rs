//! The simulated NVSHMEM as C programs see it.

use std::path::Path;

use gputap_sim_base::testing::{Program, compile, counters, tmp_dir};

fn program() -> Program {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hosts/pes.c");
    compile(&source, &["-DMAJOR=13"], &["libcudart.so.13", "libnvshmem_host.so.3"])
}

#[test]
fn four_processes_share_a_heap() {
    let counts = tmp_dir().join(format!("nvshmem-counters-{}", std::process::id()));
    let environment = [("GPUTAP_SIM_NVSHMEM_COUNTERS", counts.to_str().unwrap())];
    program().run_ranks(4, &[], &environment);
    let of = |name| counters(&counts).calls(usize::from(gputap_catalog::by_symbol(6, name).unwrap().id));
    assert_eq!(of("nvshmem_float_p"), 4);
    assert_eq!(of("nvshmem_int_atomic_add"), 4000);
    assert_eq!(of("nvshmemx_hostlib_finalize"), 4);
    std::fs::remove_file(counts).unwrap();
}

#[test]
fn processes_meet_by_a_unique_id() {
    let id = tmp_dir().join(format!("nvshmem-id-{}", std::process::id()));
    program().run_ranks(6, &[id.to_str().unwrap()], &[("NVSHMEM_SYMMETRIC_SIZE", "4M")]);
    std::fs::remove_file(id).unwrap();
}
