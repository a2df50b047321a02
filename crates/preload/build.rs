//! Exports the symbols that assembly defines: rustc's own list knows only those that Rust defines.
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let stubs = fs::read_to_string("src/generated/stubs.s")?;
    let mut map =
        String::from("{\n  global:\n    dlsym; dlvsym; dlopen; dlmopen; dlclose; InitializeInjection;\n");
    // The macros whose second argument is an exported name.
    let exporting = ["GPUTAP_STUB ", "GPUTAP_COUNTED ", "GPUTAP_EXPORT "];
    let exported = |l: &'_ str| exporting.iter().any(|m| l.starts_with(m));
    for line in stubs.lines().filter(|l| exported(l)) {
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
