//! A simulated NVSHMEM: a symmetric heap that the processes of one machine share, and what moves data in it.
//!
//! Each process is a PE. Its heap is an allocation of the simulated driver; all PEs open each other's heaps through the
//! driver's IPC handles, so a put is a copy and an atomic an atomic, and what the driver knows as device memory it
//! stays. PEs meet (`gputap_sim_base::meet`) under the unique id that they were started with, or by the environment.
//!
//! A call goes `exports` (count, scripted faults) → a function of one subject module → [`world`]. Families of typed
//! functions are generic functions with one table entry per type ([`types`]).
//!
//! # Using it
//! `nvshmemx_hostlib_init_attr` with a unique id takes rank and size from it. Otherwise they come from the environment:
//! `PMI_RANK`/`PMI_SIZE`, `OMPI_COMM_WORLD_RANK`/`_SIZE`, `SLURM_PROCID`/`SLURM_NTASKS` or `RANK`/`WORLD_SIZE`.
//!
//! | variable | meaning | default |
//! |---|---|---|
//! | `GPUTAP_SIM_NVSHMEM` | name under which PEs without a unique id meet | by their parent process |
//! | `NVSHMEM_SYMMETRIC_SIZE` | bytes of each heap, with `K`, `M` or `G` | 256M |
//! | `GPUTAP_SIM_NVSHMEM_COUNTERS` | file that calls are counted in (`gputap_sim_base::counters`) | none |
//!
//! # What is simpler than the real thing
//! * Everything is done when its call returns: "non-blocking" forms are the blocking ones, quiet and fence have nothing
//!   to wait for, and work "on stream" is done when it is submitted, or whenever a captured graph runs.
//! * All PEs are on one machine: the teams "shared" and "node" are the world, and every PE is alone in "same PE of node".
//! * Registered buffers, multicast, queue pairs, regions and collective launches answer an error or nothing.

mod abi;
mod atomic;
mod barrier;
mod collective;
mod driver;
mod exports;
mod heap;
mod init;
mod reduce;
mod rma;
mod scalar;
mod signal;
mod stream;
mod strided;
mod team;
mod teams;
mod types;
mod wait;
mod world;
