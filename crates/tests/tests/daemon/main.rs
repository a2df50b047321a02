//! The daemon as its users meet it: processes that register as every release of torch does, commands that ask, and those who
//! mean ill.

mod agents;
mod check;
mod cluster;
mod dyno;
mod flood;
mod hostile;
mod impostors;
mod input;
mod interface;
mod json;
mod migrate;
mod namespaces;
mod on_demand;
mod pods;
mod relay;
mod remote;
mod shares;
mod slurm;
mod systemd;
mod torch;
mod traces;
mod trouble;
mod unit;
mod users;

/// A process that behaves as torch does.
const TORCH: &str = env!("CARGO_BIN_EXE_scripted_torch");

/// Runs calls of the control interface.
fn block_on<T>(calls: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(calls)
}
