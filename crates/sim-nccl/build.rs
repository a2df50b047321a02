//! Exports every NCCL function of the catalogue, weak, with a strong alias `pnccl…` as the real library has.

use std::io;

use gputap_catalog::{FUNCTIONS, Layer};
use gputap_sim_base::generate::{Library, Name};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let api = FUNCTIONS.iter().filter(|f| f.layer == Layer::Nccl);
    let names: Vec<_> = api.map(|f| Name { name: f.name, id: Some(f.id), otherwise: 0 }).collect();
    Library { soname: "libnccl.so.2", version: None, alias: Some("p") }.write(&names)
}
