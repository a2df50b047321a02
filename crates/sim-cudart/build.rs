//! Exports every runtime function of this major, and links the result under the vendor's name.
//!
//! All majors are built from one source; which one this is, the package says.

use std::{env, io};

use gputap_catalog::{FAMILIES, FUNCTIONS, Family, Layer};
use gputap_sim_base::generate::{Library, Name};

/// What no catalogue has, and what is therefore not counted: what compiled programs call besides the API, and one
/// function that takes more words than a record holds. The last one came with 13.
const UNCATALOGUED: [&str; 14] = [
    "__cudaGetKernel",
    "__cudaInitModule",
    "__cudaPopCallConfiguration",
    "__cudaPushCallConfiguration",
    "__cudaRegisterFatBinary",
    "__cudaRegisterFatBinaryEnd",
    "__cudaRegisterFunction",
    "__cudaRegisterHostVar",
    "__cudaRegisterManagedVar",
    "__cudaRegisterUnifiedTable",
    "__cudaRegisterVar",
    "__cudaUnregisterFatBinary",
    "cudaEGLStreamProducerPresentFrame",
    "__cudaGetProcAddress",
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=../sim-cudart/build.rs");
    println!("cargo::rustc-check-cfg=cfg(major, values(\"11\", \"12\", \"13\"))");
    let package = env::var("CARGO_PKG_NAME").map_err(io::Error::other)?;
    let major = if package.ends_with("-11") {
        11
    } else if package.ends_with("-12") {
        12
    } else {
        13
    };
    println!("cargo::rustc-cfg=major=\"{major}\"");
    let soname = format!("libcudart.so.{major}{}", if major == 11 { ".0" } else { "" });
    let family = Family { layer: Layer::Runtime, major };
    let api = FUNCTIONS.iter().filter(|f| FAMILIES[usize::from(f.family)] == family);
    let api = api.map(|f| Name { name: f.name, id: Some(f.id), otherwise: 0 });
    let others = UNCATALOGUED.iter().take(if major == 13 { 14 } else { 13 });
    let others = others.map(|name| Name { name, id: None, otherwise: 0 });
    Library { soname: &soname, version: Some(&soname), alias: None }
        .write(&api.chain(others).collect::<Vec<_>>())
}
