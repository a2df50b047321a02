//! A simulated NVML: GPUs whose values, errors and hangs are what a script says.
//!
//! A call goes `exports` (count, scripted faults) → a function of one subject module → [`machine`], which reads the
//! script and knows every device's values. The devices are those of the simulated driver: the same number, UUIDs and
//! PCI addresses.
//!
//! # Using it
//! | variable | meaning |
//! |---|---|
//! | `GPUTAP_SIM_NVML` | path of the script, see [`script`]; read again whenever it changes |
//! | `GPUTAP_SIM_NVML_COUNTERS` | file that calls are counted in (`gputap_sim_base::counters`) |
//! | `GPUTAP_SIM_GPUS`, `GPUTAP_SIM_MEM`, `GPUTAP_SIM_VERSION` | as for the simulated driver |
//!
//! # What is simpler than the real thing
//! * Nothing is measured: without a script the GPUs are idle, whatever a job does with the simulated driver.
//! * Nothing can be set: clocks, limits, modes and MIG layouts change in the script only.
//! * What is not simulated answers "not supported", as much of NVML does on most GPUs.

mod abi;
mod clock;
mod device;
mod ecc;
mod event;
mod exports;
mod field;
mod identity;
mod machine;
mod memory;
mod mig;
mod pcie;
mod process;
mod script;
mod sensor;
mod system;
