//! Builds what the hook benchmark runs: the library under test, a driver that does nothing, a runtime that passes calls on to it, and
//! the program that calls them.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::command::{cargo, check, output, target_dir};

/// What was built.
pub struct Programs {
    /// Where the program and its libraries are.
    pub dir: PathBuf,
    /// The calling program.
    pub hook: PathBuf,
    /// The library under test, `libgputap.so`.
    pub library: PathBuf,
}

impl Programs {
    /// Builds everything; `peer` compiles the program with LTTng's tracepoints, too.
    pub fn build(root: &Path, peer: bool) -> Result<Programs> {
        let dir = target_dir()?.join("bench");
        std::fs::create_dir_all(&dir)?;
        let library = library(root)?;
        let driver = dir.join("libcuda.so.1");
        output(
            gcc(root)
                .args(["-shared", "-fPIC", "-Wl,-Bsymbolic", "-Wl,-soname,libcuda.so.1", "driver.c", "-o"])
                .arg(&driver),
        )?;
        let runtime = dir.join("libcudart.so.13");
        let shared = ["-shared", "-fPIC", "-Wl,-soname,libcudart.so.13", "-Wl,--version-script=runtime.map"];
        output(gcc(root).args(shared).args(["runtime.c", "-ldl", "-o"]).arg(&runtime))?;
        let hook = dir.join(if peer { "hook-lttng" } else { "hook" });
        let mut link = gcc(root);
        link.args(["hook.c", "-o"]).arg(&hook);
        if peer {
            link.args(["-DWITH_LTTNG", "lttng.c", "-I."]);
        }
        link.arg(&driver).arg(&runtime);
        if peer {
            link.args(["-llttng-ust", "-ldl"]);
        }
        output(&mut link)?;
        Ok(Programs { dir, hook, library })
    }

    /// The calling program, with our driver and no other.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.hook);
        command.env("LD_LIBRARY_PATH", &self.dir).env_remove("LD_PRELOAD");
        command
    }
}

/// What `bench hook --cold` runs: a program above a runtime above a driver, neither of which does anything.
pub struct Cold {
    /// Where the libraries are.
    pub dir: PathBuf,
    /// The calling program.
    pub program: PathBuf,
    /// The library under test, `libgputap.so`.
    pub library: PathBuf,
}

impl Cold {
    /// Builds the calling program and all libraries that it needs.
    pub fn build(root: &Path) -> Result<Cold> {
        let Programs { dir, library, .. } = Programs::build(root, false)?;
        let program = dir.join("cold");
        let libraries = ["libcudart.so.13", "libcuda.so.1"].map(|name| dir.join(name));
        output(gcc(root).args(["cold.c", "-o"]).arg(&program).args(libraries))?;
        Ok(Cold { dir, program, library })
    }
}

fn gcc(root: &Path) -> Command {
    let mut gcc = Command::new("gcc");
    gcc.current_dir(root.join("bench")).args(["-O2", "-Wall", "-Wextra"]);
    gcc
}

/// The library as it is shipped: built with the default members, whose features cargo unifies. `GPUTAP_LIB` names
/// another one, and then only the program is built.
pub fn library(root: &Path) -> Result<PathBuf> {
    let given = std::env::var_os("GPUTAP_LIB").map(PathBuf::from);
    let mut build = cargo();
    build.current_dir(root).args(["build", "--release", "--quiet"]);
    if given.is_some() {
        build.args(["--package", "gputap-cli"]);
    }
    check(&mut build)?;
    let path = given.map_or_else(|| Ok(target_dir()?.join("release/libgputap.so")), anyhow::Ok)?;
    if !path.is_file() {
        bail!(
            "{} is not there; `cargo build --release` makes it, or GPUTAP_LIB names another",
            path.display()
        );
    }
    Ok(path)
}
