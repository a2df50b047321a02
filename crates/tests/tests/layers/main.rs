//! The layers above the driver: several majors and copies in one process, libraries that nobody knows yet, others that
//! wrap the same functions, and every way to call.

mod abi;
mod calling;
mod copies;
mod majors;
mod newer;
mod parents;
mod wrappers;

use std::path::{Path, PathBuf};

use gputap_tests::{Host, simulated};

/// A library that is linked to one major of the runtime.
fn part(major: u8, flags: &[&str]) -> PathBuf {
    let host =
        Host::new("part.c").shared().flag(format!("-DMAJOR={major}")).flag(format!("-DPART=part{major}"));
    let host = flags.iter().fold(host, |host, flag| host.flag(*flag));
    host.links(&[&format!("libcudart.so.{major}")]).build_as(&format!("libpart{major}.so"))
}

/// A small runtime with this soname that answers this version.
fn small_runtime(soname: &str, version: u32, flags: &[&str]) -> PathBuf {
    let host = Host::new("small_runtime.c").shared().flag(format!("-DVERSION={version}"));
    let host = flags.iter().fold(host, |host, flag| host.flag(*flag));
    host.flag(format!("-Wl,-soname,{soname}")).build_as(soname)
}

/// Linked to a library where it is; what that one needs may be among the simulated ones.
fn linked_to(host: Host, library: &Path) -> Host {
    let dir = library.parent().unwrap().display().to_string();
    let host = host.flag("-Wl,--no-as-needed").flag(library.display().to_string());
    host.flag(format!("-Wl,-rpath,{dir}")).flag(format!("-Wl,-rpath-link,{}", simulated().display()))
}
