//! Writes one export per driver function of the catalogue, and links the result as `libcuda.so.1`.
//!
//! The file on disk keeps its own name: cargo puts `target/` on `LD_LIBRARY_PATH`, and a `libcuda.so.1` there would
//! be found by every program that cargo starts. Users make a private directory with a link instead.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libcuda.so.1");
    // Our own references must never go through a preloaded tracer: it would see calls that no program made.
    println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");

    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("exports.rs"), exports().expect("a string takes every line"))
        .expect("cargo made OUT_DIR");
}

/// The stubs, their addresses by id, and the ids by name.
fn exports() -> Result<String, std::fmt::Error> {
    let functions = || gputap_catalog::FUNCTIONS.iter().filter(|f| f.layer == gputap_catalog::Layer::Driver);
    let count = functions().count();
    let mut text = String::new();
    for f in functions() {
        writeln!(text, "export!({}, {});", f.id, f.name)?;
    }
    writeln!(text, "/// Address of every export, by id.\npub static EXPORTS: [Code; {count}] = [")?;
    for f in functions() {
        writeln!(text, "    Code::of({} as *const ()),", f.name)?;
    }
    writeln!(text, "];\n/// Name, id and whether it is a per-thread variant, by name.")?;
    writeln!(text, "static BY_NAME: [(&str, usize, bool); {count}] = [")?;
    let mut sorted: Vec<_> = functions().collect();
    sorted.sort_by_key(|f| f.name);
    for f in sorted {
        writeln!(text, "    ({:?}, {}, {}),", f.name, f.id, f.per_thread)?;
    }
    writeln!(text, "];")?;
    Ok(text)
}
