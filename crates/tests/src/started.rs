//! A running program with a limit on its time.

use std::fs::File;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use tempfile::TempDir;

/// How a program ended and what it said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Exit code, or minus the signal.
    pub code: i32,
    /// What it wrote to standard output.
    pub stdout: String,
    /// What it wrote to standard error.
    pub stderr: String,
}

impl Ended {
    fn new(status: ExitStatus, stdout: String, stderr: String) -> Ended {
        let code = status.code().or(status.signal().map(|s| -s)).expect("a program ends in one of two ways");
        Ended { code, stdout, stderr }
    }

    /// The same program with the library must say the same and end the same way; the first difference is shown.
    pub fn assert_same(&self, traced: &Ended) {
        for (what, bare, traced) in
            [("stdout", &self.stdout, &traced.stdout), ("stderr", &self.stderr, &traced.stderr)]
        {
            let lines = bare.lines().zip(traced.lines()).find(|(a, b)| a != b);
            assert!(
                lines.is_none(),
                "{what} differs:\n  without: {}\n  with: {}",
                lines.unwrap().0,
                lines.unwrap().1
            );
            assert_eq!(bare.len(), traced.len(), "{what} is cut off:\n  without: {bare}\n  with: {traced}");
        }
        assert_eq!(
            self.code, traced.code,
            "how it ended without (left) and with the library (right): {traced:?}"
        );
    }
}

/// A program in a process group of its own. Its output goes to files: a pipe would stay open in a child that it left.
#[derive(Debug)]
pub struct Started {
    child: Child,
    dir: TempDir,
    deadline: Instant,
}

impl Drop for Started {
    fn drop(&mut self) {
        // A test that failed leaves nothing behind.
        if self.child.try_wait().is_ok_and(|status| status.is_none()) {
            let _ = kill_process_group(self.pid(), Signal::KILL);
            let _ = self.child.wait();
        }
    }
}

impl Started {
    /// Starts it; it is killed, and the test fails, after `limit`.
    pub fn new(command: &mut Command, limit: Duration) -> Started {
        let dir = tempfile::tempdir().unwrap();
        let file = |name: &str| Stdio::from(File::create(dir.path().join(name)).unwrap());
        command.stdin(Stdio::null()).stdout(file("stdout")).stderr(file("stderr")).process_group(0);
        let child = command.spawn().unwrap_or_else(|e| panic!("{command:?}: {e}"));
        Started { child, dir, deadline: Instant::now() + limit }
    }

    /// Process id, and that of its group.
    pub fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Sends a signal to it alone.
    pub fn signal(&self, signal: Signal) {
        rustix::process::kill_process(self.pid(), signal).unwrap();
    }

    /// Sends a signal to its whole group.
    pub fn signal_group(&self, signal: Signal) {
        kill_process_group(self.pid(), signal).unwrap();
    }

    /// Whether it has ended.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Waits for its end.
    pub fn wait(mut self) -> Ended {
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if Instant::now() > self.deadline {
                let _ = kill_process_group(self.pid(), Signal::KILL);
                let _ = self.child.wait();
                panic!(
                    "still running after its time; so far it said:\n{}{}",
                    self.text("stdout"),
                    self.text("stderr")
                );
            }
            std::thread::sleep(Duration::from_millis(1));
        };
        Ended::new(status, self.text("stdout"), self.text("stderr"))
    }

    /// Where its standard output goes.
    pub fn stdout(&self) -> PathBuf {
        self.dir.path().join("stdout")
    }

    /// What it has said on standard error so far.
    pub fn stderr(&self) -> String {
        self.text("stderr")
    }

    fn text(&self, name: &str) -> String {
        let bytes = std::fs::read(self.dir.path().join(name)).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
