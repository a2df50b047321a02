//! Exports every driver function of the catalogue, and links the result as `libcuda.so.1`.
//!
//! The file on disk keeps its own name: cargo puts `target/` on `LD_LIBRARY_PATH`, and a `libcuda.so.1` there would
//! be found by every program that cargo starts. Users make a private directory with a link instead.

use std::io;

use gputap_catalog::Layer;
use gputap_sim_base::generate::{Library, Name};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let driver = gputap_catalog::FUNCTIONS.iter().filter(|f| f.layer == Layer::Driver);
    let names: Vec<_> = driver.map(|f| Name { name: f.name, id: Some(f.id), otherwise: 0 }).collect();
    Library { soname: "libcuda.so.1", version: None, alias: None }.write(&names)
}
