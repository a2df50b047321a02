//! The binaries under test: those of the same profile as the test itself.

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use crate::names::SIMULATED;

/// `target/debug` or `target/release`, whichever this test was built for.
pub fn profile_dir() -> &'static Path {
    static DIR: OnceLock<PathBuf> = OnceLock::new();
    DIR.get_or_init(|| {
        let exe = std::env::current_exe().expect("the test's own path");
        let dir = exe.parent().expect("a program is in a directory");
        // Tests are in target/<profile>/deps, programs for them beside the others.
        dir.parent().filter(|_| dir.ends_with("deps")).unwrap_or(dir).to_owned()
    })
}

/// A directory for what tests make: compiled programs, links.
pub fn tmp_dir() -> PathBuf {
    let profile = profile_dir();
    let dir = profile.parent().unwrap_or(profile).join("tmp").join(profile.file_name().unwrap_or_default());
    std::fs::create_dir_all(&dir).expect("making a directory for what tests make");
    dir
}

/// A directory in which the simulated libraries have their vendors' names.
pub fn simulated() -> PathBuf {
    let dir = tmp_dir().join("simulated");
    std::fs::create_dir_all(&dir).expect("making a directory for the libraries' links");
    for library in SIMULATED {
        let file = built(library.file, library.package);
        let link = dir.join(library.soname);
        if std::fs::read_link(&link).ok().as_deref() != Some(&file) {
            let fresh = dir.join(format!(".link-{}-{:?}", std::process::id(), std::thread::current().id()));
            symlink(&file, &fresh).expect("linking a simulated library");
            std::fs::rename(&fresh, &link).expect("naming the link");
        }
    }
    dir
}

/// The file, built first where it is missing or older than its sources. GPUTAP_TESTS_AS_BUILT takes what is there.
pub fn built(file: &str, package: &str) -> PathBuf {
    let path = profile_dir().join(file);
    if std::env::var_os("GPUTAP_TESTS_AS_BUILT").is_none() && !is_fresh(&path) {
        build(package);
    }
    assert!(path.exists(), "{} is missing: run `cargo build` first, with the tests' profile", path.display());
    path
}

/// Whether nothing is newer that cargo's list beside the file names.
fn is_fresh(path: &Path) -> bool {
    let modified = |p: &Path| p.metadata().and_then(|m| m.modified());
    let (Ok(made), Ok(list)) = (modified(path), std::fs::read_to_string(path.with_extension("d"))) else {
        return false;
    };
    let sources = list.lines().next().and_then(|l| l.split_once(": ")).map_or("", |(_, sources)| sources);
    sources.split_whitespace().all(|s| modified(Path::new(s)).is_ok_and(|m| m <= made))
}

fn build(package: &str) {
    static ONE: Mutex<()> = Mutex::new(());
    let _one = ONE.lock();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--package", package]).current_dir(env!("CARGO_MANIFEST_DIR"));
    if profile_dir().ends_with("release") {
        command.arg("--release");
    }
    let status = command.status().expect("starting cargo");
    assert!(status.success(), "`cargo build --package {package}` failed; the tests need what it makes");
}
