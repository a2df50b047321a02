//! The simulated libraries: what the loader calls them, and what was built.

/// One simulated library.
#[derive(Clone, Copy, Debug)]
pub struct Simulated {
    /// What programs ask the loader for.
    pub soname: &'static str,
    /// The file that cargo builds. It has a name of its own: cargo puts `target/` on `LD_LIBRARY_PATH`, and a
    /// `libcuda.so.1` there would be found by every program that cargo starts.
    pub file: &'static str,
    /// The package that builds it.
    pub package: &'static str,
}

/// All of them. A directory that has links with their sonames to the files, and nothing else, goes first in
/// `LD_LIBRARY_PATH`.
pub const SIMULATED: [Simulated; 7] = [
    Simulated { soname: "libcuda.so.1", file: "libgputap_sim_cuda.so", package: "gputap-sim-cuda" },
    Simulated {
        soname: "libcudart.so.11.0",
        file: "libgputap_sim_cudart_11.so",
        package: "gputap-sim-cudart-11",
    },
    Simulated {
        soname: "libcudart.so.12",
        file: "libgputap_sim_cudart_12.so",
        package: "gputap-sim-cudart-12",
    },
    Simulated { soname: "libcudart.so.13", file: "libgputap_sim_cudart.so", package: "gputap-sim-cudart" },
    Simulated { soname: "libnccl.so.2", file: "libgputap_sim_nccl.so", package: "gputap-sim-nccl" },
    Simulated { soname: "libnvidia-ml.so.1", file: "libgputap_sim_nvml.so", package: "gputap-sim-nvml" },
    Simulated {
        soname: "libnvshmem_host.so.3",
        file: "libgputap_sim_nvshmem.so",
        package: "gputap-sim-nvshmem",
    },
];
