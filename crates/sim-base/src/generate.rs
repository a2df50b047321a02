//! For build scripts: the exported names of a library, as assembly, as a Rust table and as the linker's list.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

/// One exported name.
pub struct Name<'a> {
    /// Name of the exported symbol.
    pub name: &'a str,
    /// Where its calls are counted: the catalogue's id.
    pub id: Option<u16>,
    /// Which of the library's answers it gives where it is not simulated.
    pub otherwise: usize,
}

/// A library to be.
pub struct Library<'a> {
    /// What the loader knows it as.
    pub soname: &'a str,
    /// The version of its symbols.
    pub version: Option<&'a str>,
    /// What every function is also exported as, put before its name; the name itself is weak then.
    pub alias: Option<&'a str>,
}

impl Library<'_> {
    /// Writes `exports.s`, `exports.rs` and `exports.map` into `OUT_DIR`, and tells cargo how to link.
    #[expect(clippy::print_stdout, reason = "a build script speaks to cargo")]
    pub fn write(&self, names: &[Name]) -> io::Result<()> {
        let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
        let map = out.join("exports.map");
        fs::write(out.join("exports.s"), self.stubs(names).map_err(io::Error::other)?)?;
        fs::write(out.join("exports.rs"), table(names).map_err(io::Error::other)?)?;
        fs::write(&map, self.list(names).map_err(io::Error::other)?)?;
        let arg = "cargo::rustc-cdylib-link-arg=-Wl";
        // rustc's own list knows only what Rust defines.
        println!("{arg},--version-script={}", map.display());
        println!("{arg},-soname,{}", self.soname);
        // Our own references must never go through a preloaded tracer: it would see calls that no program made.
        println!("{arg},-Bsymbolic");
        Ok(())
    }

    fn stubs(&self, names: &[Name]) -> Result<String, std::fmt::Error> {
        let mut text = String::from(include_str!("stub.s"));
        let binding = if self.alias.is_some() { "weak" } else { "globl" };
        for (slot, Name { name, id, .. }) in names.iter().enumerate() {
            writeln!(text, "SIM_EXPORT {slot}, {}, {binding}, {name}", id.map_or(-1, i32::from))?;
        }
        text.push_str("SIM_ASK\n");
        for Name { name, .. } in names.iter().filter(|_| self.alias.is_some()) {
            let alias = self.alias.unwrap_or_default();
            writeln!(text, "SIM_ALIAS {alias}{name}, {name}")?;
        }
        Ok(text)
    }

    fn list(&self, names: &[Name]) -> Result<String, std::fmt::Error> {
        let mut text = format!("{} {{\n  global:\n", self.version.unwrap_or_default());
        for Name { name, .. } in names {
            writeln!(text, "    {name};")?;
            if let Some(alias) = self.alias {
                writeln!(text, "    {alias}{name};")?;
            }
        }
        text.push_str("};\n");
        Ok(text)
    }
}

fn table(names: &[Name]) -> Result<String, std::fmt::Error> {
    let mut sorted: Vec<_> = names.iter().enumerate().collect();
    sorted.sort_by_key(|(_, name)| name.name);
    let mut text = String::from("/// Every exported name, sorted.\n");
    writeln!(text, "static EXPORTS: [gputap_sim_base::export::Export; {}] = [", names.len())?;
    for (slot, Name { name, otherwise, .. }) in sorted {
        let fields = format!("name: {name:?}, slot: {slot}, otherwise: {otherwise}");
        writeln!(text, "    gputap_sim_base::export::Export {{ {fields} }},")?;
    }
    text.push_str("];\n");
    Ok(text)
}
