//! What was built, where every user may execute it, and programs and threads that are another user.
//!
//! The target directory may lie where only its owner may go (in root's home). Tests of other users' rights bring a copy
//! of what they need, so that they run wherever root runs them.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::fs::StatVfsMountFlags;
use rustix::process::{Gid, Uid};
use tempfile::TempDir;

use crate::{gputap, library, simulated};

/// A directory of copies.
#[derive(Debug)]
pub struct Public {
    dir: TempDir,
}

impl Default for Public {
    fn default() -> Public {
        Public::new()
    }
}

impl Public {
    /// Where programs may be executed, also with their owner's rights.
    pub fn new() -> Public {
        let fits = |dir: &&str| {
            let flags = rustix::fs::statvfs(*dir).unwrap().f_flag;
            !flags.intersects(StatVfsMountFlags::NOSUID | StatVfsMountFlags::NOEXEC)
        };
        let parent =
            ["/tmp", "/var/tmp", "/run", "/"].into_iter().find(fits).expect("a file system for programs");
        let dir = tempfile::Builder::new().prefix("gtbin").tempdir_in(parent).unwrap();
        std::fs::set_permissions(dir.path(), PermissionsExt::from_mode(0o755)).unwrap();
        Public { dir }
    }

    /// The directory; root's.
    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// A copy of a file under a name.
    pub fn copy(&self, file: &Path, name: &str) -> PathBuf {
        let path = self.path().join(name);
        if !path.exists() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::copy(file, &path).unwrap();
            std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
        }
        path
    }

    /// The program, with the library beside it.
    pub fn gputap(&self) -> PathBuf {
        self.library();
        self.copy(&gputap(), "gputap")
    }

    /// The injected library.
    pub fn library(&self) -> PathBuf {
        self.copy(&library(), "libgputap.so")
    }

    /// A directory in which the simulated libraries have their vendors' names.
    pub fn simulated(&self) -> PathBuf {
        for entry in simulated().read_dir().unwrap().map(|e| e.unwrap()) {
            let name = entry.file_name().into_string().unwrap();
            // Names that another test is about to make are none yet.
            if !name.starts_with('.') {
                self.copy(&entry.path(), &format!("simulated/{name}"));
            }
        }
        self.path().join("simulated")
    }

    /// A command that runs as a user, with no group but his own.
    pub fn command(uid: u32, program: &Path) -> Command {
        Public::command_with(uid, &[], program)
    }

    /// The same with rights, as `setpriv` names them.
    pub fn command_with(uid: u32, rights: &[&str], program: &Path) -> Command {
        let mut command = Command::new("setpriv");
        let uid = uid.to_string();
        command.args(["--reuid", &uid, "--regid", &uid, "--clear-groups"]).args(rights);
        command.arg(program).current_dir("/");
        command
    }
}

/// Does something as a user, in a thread of its own: what it opens and connects to stays his.
pub fn as_user<T: Send>(uid: u32, work: impl FnOnce() -> T + Send) -> T {
    let become_user = || {
        let (user, group) = (Uid::from_raw(uid), Gid::from_raw(uid));
        rustix::thread::set_thread_groups(&[]).unwrap();
        rustix::thread::set_thread_res_gid(group, group, group).unwrap();
        rustix::thread::set_thread_res_uid(user, user, user).unwrap();
    };
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            become_user();
            work()
        });
        thread.join().unwrap()
    })
}
