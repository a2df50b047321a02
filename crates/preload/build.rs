//! Exports the symbols that assembly defines: rustc's own list knows only those that Rust defines.
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let stubs = fs::read_to_string("src/generated/stubs.s")?;
    let lines = |macros: &[&str]| {
        let matches = |l: &&str| macros.iter().any(|m| l.starts_with(&format!("{m} ")));
        let args =
            |l: &str| l.split_once(' ').map(|(_, a)| a.split(", ").map(String::from).collect::<Vec<_>>());
        stubs.lines().filter(matches).filter_map(args).collect::<Vec<_>>()
    };
    let versions: Vec<_> = lines(&["GPUTAP_VERSION", "GPUTAP_HOT_VERSION"]);
    let versioned: BTreeSet<&str> = versions.iter().map(|args| args[1].as_str()).collect();
    let exports: Vec<_> = lines(&["GPUTAP_DRIVER", "GPUTAP_EXPORT"]);
    let names = || exports.iter().map(|args| args[1].as_str());

    let mut plain =
        String::from("{\n  global:\n    dlsym; dlvsym; dlopen; dlmopen; dlclose; InitializeInjection;\n");
    names().filter(|n| !versioned.contains(n)).for_each(|n| list(&mut plain, n));
    plain.push_str("};\n");

    // A reference without a version takes the first one, and so does dlsym since it is the default.
    let mut nodes = String::from("GPUTAP {\n  global:\n");
    names().filter(|n| versioned.contains(n)).for_each(|n| list(&mut nodes, n));
    nodes.push_str("};\n");
    for version in versions.iter().map(|args| args[2].as_str()).collect::<BTreeSet<_>>() {
        let _ = writeln!(nodes, "{version} {{}};");
    }

    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let arg = "cargo::rustc-cdylib-link-arg=-Wl";
    for (name, text) in [("exports.map", plain), ("versions.map", nodes)] {
        let path = Path::new(&out).join(name);
        fs::write(&path, text)?;
        println!("{arg},--version-script={}", path.display());
    }
    println!("{arg},-soname,libgputap.so");
    // Threads and the driver hold pointers into us for as long as the process lives.
    println!("{arg},-z,nodelete");
    println!("cargo::rerun-if-changed=src/generated/stubs.s");
    Ok(())
}

fn list(map: &mut String, name: &str) {
    let _ = writeln!(map, "    {name};");
}
