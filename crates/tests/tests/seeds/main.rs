//! Defects that tracers of this kind have had. Each test is named after one of them, and fails where we have it.

mod memory;
mod numbers;
mod reach;
mod values;
mod written;

use gputap_tests::{Host, Job};

const BOTH: [&str; 2] = ["libcudart.so.13", "libnccl.so.2"];

/// A program of the runtime's newest major and NCCL.
fn program(file: &str) -> Host {
    Host::new(file).flag("-DMAJOR=13").links(&BOTH)
}

/// A case of `seeds.c`.
fn job(what: &str) -> Job {
    Job::new(program("seeds.c").build()).arg(what)
}
