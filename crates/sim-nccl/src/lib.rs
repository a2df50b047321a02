//! A simulated NCCL: collectives and messages between processes and threads of one machine, with the data really moved.
//!
//! Simulated device memory is host memory of its process. Ranks meet under their unique id
//! (`gputap_sim_base::meet`), post what they contribute into shared memory, and each computes its own result. Every
//! operation also launches one kernel with NCCL's name for it through the driver, which this library opens by itself,
//! as the real one does with its own copy of cudart.
//!
//! A call goes `exports` (count, scripted faults) → a function of one subject module → [`group`], which runs operations
//! alone or together → [`op`].
//!
//! # Using it
//! | variable | meaning |
//! |---|---|
//! | `GPUTAP_SIM_NCCL` | ranks that hang or differ, see [`script`] |
//! | `GPUTAP_SIM_NCCL_COUNTERS` | file that calls are counted in, and behind them bytes (`gputap_sim_base::counters`) |
//!
//! # What is simpler than the real thing
//! * An operation is done when its call, or that of `ncclGroupEnd`, returns: a rank that waits for others waits there and
//!   not in the stream. In a captured stream it is done when the graph is launched, by a host node behind its kernel.
//! * Sends are buffered and never wait for their receiver.
//! * All ranks are on one machine. Configurations are accepted and have no effect; communicators are always blocking.
//! * Windows, one-sided operations, device communicators, growing and suspending answer "invalid usage".

mod abi;
mod collective;
mod comm;
mod driver;
mod element;
mod exports;
mod group;
mod init;
mod kernel;
mod message;
mod op;
mod query;
mod reduce;
mod script;
mod split;
