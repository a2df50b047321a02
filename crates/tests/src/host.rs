//! C programs and libraries that tests run, compiled once per content.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{simulated, tmp_dir};

/// Where the sources of the hosts are.
pub fn source_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("hosts")
}

/// Where the headers of the simulated libraries are.
fn header_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../sim-base/include")
}

/// A program or library to compile.
#[derive(Clone, Debug)]
pub struct Host {
    compiler: String,
    source: PathBuf,
    flags: Vec<String>,
}

impl Host {
    /// `hosts/<file>`, compiled as its ending says.
    pub fn new(file: &str) -> Host {
        let compiler = if file.ends_with(".cpp") { "g++" } else { "gcc" };
        Host { compiler: compiler.into(), source: source_dir().join(file), flags: Vec::new() }
    }

    /// A source that the test wrote.
    pub fn made(source: PathBuf) -> Host {
        Host { compiler: "gcc".into(), source, flags: Vec::new() }
    }

    /// With another compiler.
    pub fn with(mut self, compiler: &str) -> Host {
        self.compiler = compiler.into();
        self
    }

    /// With a further flag.
    pub fn flag(mut self, flag: impl Into<String>) -> Host {
        self.flags.push(flag.into());
        self
    }

    /// Linked to simulated libraries by soname, all of them needed.
    pub fn links(self, sonames: &[&str]) -> Host {
        let host = self.flag("-Wl,--no-as-needed").flag(format!("-L{}", simulated().display()));
        sonames.iter().fold(host, |host, soname| host.flag(format!("-l:{soname}")))
    }

    /// As a shared library.
    pub fn shared(self) -> Host {
        self.flag("-shared").flag("-fPIC")
    }

    /// The program, compiled now if it has not been.
    pub fn build(&self) -> PathBuf {
        let out = tmp_dir().join("hosts");
        std::fs::create_dir_all(&out).unwrap();
        let stem = self.source.file_stem().unwrap().to_string_lossy().into_owned();
        let path = out.join(format!("{stem}-{:016x}", self.hash()));
        if !path.exists() {
            self.compile(&path);
        }
        path
    }

    /// The same at a path of the test's own, each time.
    pub fn build_at(&self, path: &Path) -> PathBuf {
        self.compile(path);
        path.to_owned()
    }

    /// The same as `name` in a directory of its own, as a loader wants to find it.
    pub fn build_as(&self, name: &str) -> PathBuf {
        let built = self.build();
        let dir = built.with_extension("d");
        std::fs::create_dir_all(&dir).unwrap();
        let path = dir.join(name);
        if !path.exists() {
            let fresh = dir.join(unique());
            std::fs::copy(&built, &fresh).unwrap();
            std::fs::rename(&fresh, &path).unwrap();
        }
        path
    }

    /// Tests may compile the same thing at once: each writes its own file, and the last name stays.
    fn compile(&self, path: &Path) {
        let fresh = path.with_file_name(unique());
        let mut command = Command::new(&self.compiler);
        command.args(["-O1", "-g", "-Wall", "-Werror", "-D_GNU_SOURCE", "-pthread", "-I"]).arg(source_dir());
        command.arg("-I").arg(header_dir()).arg("-o").arg(&fresh).arg(&self.source).args(&self.flags);
        let output = command.output().unwrap_or_else(|e| panic!("{}: {e}", self.compiler));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{} does not compile:\n{said}", self.source.display());
        std::fs::rename(&fresh, path).unwrap();
    }

    /// Of everything that goes into the program: headers are few, so all of them.
    fn hash(&self) -> u64 {
        let mut h = DefaultHasher::new();
        (&self.compiler, &self.flags).hash(&mut h);
        std::fs::read(&self.source).unwrap_or_else(|e| panic!("{}: {e}", self.source.display())).hash(&mut h);
        let files = [source_dir(), header_dir()].into_iter().flat_map(|dir| dir.read_dir().unwrap());
        let mut headers: Vec<PathBuf> = files.map(|e| e.unwrap().path()).collect();
        headers.retain(|p| p.extension().is_some_and(|e| e == "h"));
        headers.sort();
        headers.iter().for_each(|p| std::fs::read(p).unwrap().hash(&mut h));
        h.finish()
    }
}

fn unique() -> String {
    format!(".{}-{:?}", std::process::id(), std::thread::current().id())
}

/// A directory with a libcuda in plain C: it can be unwound and closed, and makes no system calls.
pub fn small_driver() -> PathBuf {
    let driver = Host::new("small_driver.c").shared().flag("-Wl,-soname,libcuda.so.1").flag("-fexceptions");
    driver.build_as("libcuda.so.1").parent().unwrap().to_owned()
}
