//! Exports every NVML function of the catalogue.

use std::io;

use gputap_catalog::{FUNCTIONS, Layer};
use gputap_sim_base::generate::{Library, Name};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let api = FUNCTIONS.iter().filter(|f| f.layer == Layer::Nvml);
    let names: Vec<_> = api.map(|f| Name { name: f.name, id: Some(f.id), otherwise: 0 }).collect();
    Library { soname: "libnvidia-ml.so.1", version: None, alias: None }.write(&names)
}
