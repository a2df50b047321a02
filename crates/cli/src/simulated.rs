//! Directories in which the simulated libraries have their vendors' names, to go first in `LD_LIBRARY_PATH`.
//!
//! Each library has its soname, which linked programs ask for, and the name without a number, which some programs open;
//! the newest major has that one. The files themselves keep names of their own (`gputap_sim_base::names`).

use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use gputap_host::private_dir;
use gputap_sim_base::names::SIMULATED;
use gputap_trace::SIMULATED_DIR;

use crate::locate;

/// A name and the library that it stands for.
type Link = (String, PathBuf);

/// A directory that goes with this value.
#[derive(Debug)]
pub struct Passing(PathBuf);

impl Passing {
    /// Makes a directory in which the simulated libraries have their vendors' names.
    pub fn make() -> Result<Passing> {
        let dir = std::env::temp_dir().join(format!("{SIMULATED_DIR}demo-{}", std::process::id()));
        std::fs::create_dir(&dir).with_context(|| format!("making {}", dir.display()))?;
        let this = Passing(dir);
        fill(&this.0, &links()?)?;
        Ok(this)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A directory that stays: a program that was given it may start others for as long as it likes. Each user has one for
/// each set of libraries, named by what it holds, so that all who need it share it.
pub fn lasting() -> Result<PathBuf> {
    let links = links()?;
    let mut hash = DefaultHasher::new();
    links.hash(&mut hash);
    let set = format!("{:016x}", hash.finish());
    let mut refused = Vec::new();
    for parent in parents() {
        match lasting_below(&parent, &set, &links) {
            Ok(dir) => return Ok(dir),
            Err(e) => refused.push(crate::explain(&e)),
        }
    }
    bail!(
        "there is no place for links to the simulated libraries: {}; set TMPDIR to a directory of your own",
        refused.join("; ")
    )
}

/// Where it may be. `LD_LIBRARY_PATH` has no quoting, so that some directories can't be in it.
fn parents() -> impl Iterator<Item = PathBuf> {
    let runtime = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let places = [Some(std::env::temp_dir()), runtime, Some("/dev/shm".into())].into_iter().flatten();
    let is_expressible =
        |p: &PathBuf| p.is_absolute() && !p.as_os_str().as_encoded_bytes().iter().any(|b| b":;".contains(b));
    places.filter(is_expressible)
}

fn lasting_below(parent: &Path, set: &str, links: &[Link]) -> Result<PathBuf> {
    let uid = rustix::process::getuid().as_raw();
    let own = parent.join(format!("{SIMULATED_DIR}{uid}"));
    private_dir::make(&own, uid)?;
    let dir = own.join(set);
    private_dir::make(&dir, uid)?;
    fill(&dir, links)?;
    Ok(dir)
}

fn links() -> Result<Vec<Link>> {
    let mut links = Vec::new();
    for library in &SIMULATED {
        let file = locate::simulated(library)?;
        let plain = library.soname.split_inclusive(".so").next().unwrap_or(library.soname).to_owned();
        links.retain(|(name, _)| *name != plain);
        links.push((library.soname.to_owned(), file.clone()));
        links.push((plain, file));
    }
    Ok(links)
}

/// Makes the links that are not there. Each appears as a whole: others may be filling the directory, or using it.
fn fill(dir: &Path, links: &[Link]) -> Result<()> {
    for (name, file) in links {
        let link = dir.join(name);
        if std::fs::read_link(&link).ok().as_ref() != Some(file) {
            let fresh = dir.join(format!(".{name}-{}", std::process::id()));
            let made = symlink(file, &fresh).and_then(|()| std::fs::rename(&fresh, &link));
            made.with_context(|| format!("making {}", link.display()))?;
        }
    }
    Ok(())
}

/// `LD_LIBRARY_PATH` with the directory in front of what is there.
pub fn library_path(dir: &Path) -> OsString {
    let mut path = dir.as_os_str().to_owned();
    let before = std::env::var_os("LD_LIBRARY_PATH").filter(|p| !p.is_empty());
    let others = before.iter().flat_map(std::env::split_paths).filter(|p| p != dir);
    for other in others {
        path.push(":");
        path.push(other);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_made_once_and_corrected_where_they_are_wrong() {
        let dir = tempfile::tempdir().unwrap();
        let links: Vec<Link> = vec![
            ("libcudart.so".into(), dir.path().join("thirteen")),
            ("libcudart.so.12".into(), dir.path().join("twelve")),
        ];
        // What somebody else left there is replaced; what is right stays.
        symlink("/elsewhere", dir.path().join("libcudart.so")).unwrap();
        for _ in 0..2 {
            fill(dir.path(), &links).unwrap();
            for (name, file) in &links {
                assert_eq!(std::fs::read_link(dir.path().join(name)).unwrap(), *file);
            }
            assert_eq!(dir.path().read_dir().unwrap().count(), links.len());
        }
    }
}
