//! Exports every runtime function of this major, and links the result under the vendor's name.
//!
//! Both majors are built from one source; which one this is, the package says.

use std::{env, io};

use gputap_sim_base::generate::{Library, Name};

/// What compiled programs call besides the API: no catalogue has it, and it is not counted.
const PRIVATE: [&str; 13] = [
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
    "__cudaGetProcAddress",
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=../sim-cudart/build.rs");
    println!("cargo::rustc-check-cfg=cfg(major, values(\"12\", \"13\"))");
    let package = env::var("CARGO_PKG_NAME").map_err(io::Error::other)?;
    let major = if package.ends_with("-12") { 12 } else { 13 };
    println!("cargo::rustc-cfg=major=\"{major}\"");
    let soname = format!("libcudart.so.{major}");
    let list = std::fs::read_to_string(format!("../sim-cudart/names-{major}.txt"))?;
    let api = list.lines().map(|name| Name { name, id: None, otherwise: 0 });
    // The newest of them came with 13.
    let private = PRIVATE.iter().take(if major == 12 { 12 } else { 13 });
    let private = private.map(|name| Name { name, id: None, otherwise: 0 });
    Library { soname: &soname, version: Some(&soname), alias: None }
        .write(&api.chain(private).collect::<Vec<_>>())
}
