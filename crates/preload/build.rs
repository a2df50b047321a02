//! Exports the symbols that assembly defines: rustc's own list knows only those that Rust defines.
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

/// Whether names above the driver are exported too.
const LAYERS: bool = false;

/// What follows the macro's name where a line defines an exported symbol.
fn exported(line: &str) -> Option<&str> {
    let export = line.strip_prefix("GPUTAP_EXPORT ").filter(|_| LAYERS);
    line.strip_prefix("GPUTAP_STUB ").or(export)
}

fn main() -> io::Result<()> {
    let stubs = fs::read_to_string("src/generated/stubs.s")?;
    let mut map = String::from("{\n  global:\n    dlsym; dlvsym; dlopen; dlmopen; InitializeInjection;\n");
    for line in stubs.lines().filter_map(exported) {
        if let Some(name) = line.split(',').nth(1) {
            let _ = writeln!(map, "    {};", name.trim());
        }
    }
    map.push_str("};\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let path = Path::new(&out).join("exports.map");
    fs::write(&path, map)?;
    println!("cargo::rustc-cdylib-link-arg=-Wl,--version-script={}", path.display());
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libgputap.so");
    // Threads and the driver hold pointers into us for as long as the process lives.
    println!("cargo::rustc-cdylib-link-arg=-Wl,-z,nodelete");
    println!("cargo::rerun-if-changed=src/generated/stubs.s");
    Ok(())
}
