//! Exports every NVSHMEM function of the catalogue, with the real library's symbol version.

use std::io;

use gputap_catalog::{FUNCTIONS, Layer, Returns};
use gputap_sim_base::generate::{Library, Name};

/// What the device library of the vendor calls to start and end this one; no catalogue has it.
const UNCATALOGUED: [&str; 3] =
    ["nvshmemid_hostlib_finalize", "nvshmemid_hostlib_init_attr", "nvshmemid_init_status"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let api = FUNCTIONS.iter().filter(|f| f.layer == Layer::Nvshmem);
    // What is not simulated fails where it can say so, and otherwise answers nothing.
    let answer = |returns| usize::from(!matches!(returns, Returns::Status(_) | Returns::Int));
    let api = api.map(|f| Name { name: f.name, id: Some(f.id), otherwise: answer(f.returns) });
    let others = UNCATALOGUED.iter().map(|name| Name { name, id: None, otherwise: 0 });
    let names: Vec<_> = api.chain(others).collect();
    Library { soname: "libnvshmem_host.so.3", version: Some("NVSHMEM"), alias: None }.write(&names)
}
