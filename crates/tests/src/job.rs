//! One program, run with and without the library.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;

use crate::{Counts, Ended, Public, Recorded, Started, library, simulated};

/// The variables that name the counters of each simulated library.
const COUNTERS: [&str; 5] = [
    "GPUTAP_SIM_COUNTERS",
    "GPUTAP_SIM_CUDART_COUNTERS",
    "GPUTAP_SIM_NCCL_COUNTERS",
    "GPUTAP_SIM_NVML_COUNTERS",
    "GPUTAP_SIM_NVSHMEM_COUNTERS",
];

/// A program and what it needs.
#[derive(Clone, Debug)]
pub struct Job {
    program: PathBuf,
    args: Vec<OsString>,
    env: Vec<(OsString, OsString)>,
    script: Vec<OsString>,
    before: Vec<PathBuf>,
    after: Vec<PathBuf>,
    driver: Option<PathBuf>,
    ours: Option<PathBuf>,
}

/// How a run went.
#[derive(Debug)]
pub struct Outcome {
    /// How it ended.
    pub ended: Ended,
    /// What the simulated driver counted.
    pub counts: Counts,
    dir: TempDir,
}

impl Job {
    /// With the simulated driver.
    pub fn new(program: impl Into<PathBuf>) -> Job {
        Job {
            program: program.into(),
            args: Vec::new(),
            env: Vec::new(),
            script: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            driver: Some(simulated()),
            ours: None,
        }
    }

    /// With copies of the driver and of our library that every user may read.
    pub fn for_everybody(mut self, public: &Public) -> Job {
        (self.driver, self.ours) = (Some(public.simulated()), Some(public.library()));
        self
    }

    /// With an argument.
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Job {
        self.args.push(arg.as_ref().to_owned());
        self
    }

    /// Started by another command, behind its arguments.
    pub fn under<A: AsRef<OsStr>>(mut self, program: impl Into<PathBuf>, args: &[A]) -> Job {
        let own = std::mem::replace(&mut self.program, program.into());
        let front = args.iter().map(|a| a.as_ref().to_owned()).chain([own.into()]);
        self.args.splice(0..0, front);
        self
    }

    /// With an environment variable.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Job {
        self.env.push((name.into(), value.as_ref().to_owned()));
        self
    }

    /// With another directory of drivers; none at all with `None`.
    pub fn driver(mut self, dir: Option<&Path>) -> Job {
        self.driver = dir.map(Path::to_owned);
        self
    }

    /// Started by a shell script that runs it as `traced "$@"`, itself started by `prefix`. Only the program gets the
    /// preloaded libraries.
    pub fn scripted(mut self, prefix: &[&str], script: &str) -> Job {
        let script = format!("traced() {{ LD_PRELOAD=$TEST_PRELOAD \"$@\"; }}\n{script}");
        let words = prefix.iter().copied().chain(["sh", "-c", &script, "sh"]);
        self.script = words.map(OsString::from).collect();
        self
    }

    /// With another library preloaded, in front of ours.
    pub fn preload_before(mut self, library: impl Into<PathBuf>) -> Job {
        self.before.push(library.into());
        self
    }

    /// With another library preloaded, behind ours.
    pub fn preload_after(mut self, library: impl Into<PathBuf>) -> Job {
        self.after.push(library.into());
        self
    }

    /// The command, with our library or without, for rings and counters in `dir`.
    pub fn command(&self, traced: bool, dir: &Path) -> Command {
        let mut words =
            self.script.iter().cloned().chain([self.program.clone().into()]).chain(self.args.clone());
        let mut command = Command::new(words.next().unwrap());
        command.args(words).env_clear();
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        // Their ids differ, so all libraries count in one file.
        for variable in COUNTERS {
            command.env(variable, dir.join("counters"));
        }
        command.env("GPUTAP_DIR", dir.join("rings"));
        command.env("TEST_DIR", dir);
        if let Some(driver) = &self.driver {
            command.env("LD_LIBRARY_PATH", driver);
        }
        let ours = traced.then(|| self.ours.clone().unwrap_or_else(library));
        let preload: Vec<_> =
            self.before.iter().chain(&ours).chain(&self.after).map(|p| p.as_os_str()).collect();
        if !preload.is_empty() {
            let variable = if self.script.is_empty() { "LD_PRELOAD" } else { "TEST_PRELOAD" };
            command.env(variable, preload.join(OsStr::new(":")));
        }
        command.envs(self.env.iter().map(|(k, v)| (k, v)));
        command
    }

    /// Runs the job to its end, with the library if it is `traced`.
    pub fn run(&self, traced: bool) -> Outcome {
        let dir = on_tmpfs();
        let started = Started::new(&mut self.command(traced, dir.path()), Duration::from_secs(60));
        let ended = started.wait();
        Outcome { ended, counts: Counts::read(&dir.path().join("counters")), dir }
    }

    /// Runs it both ways; what it says and how it ends must be the same. Answers with the traced run.
    pub fn compare(&self) -> Outcome {
        let bare = self.run(false);
        let traced = self.run(true);
        bare.ended.assert_same(&traced.ended);
        traced
    }
}

/// A directory that rings may be in.
pub fn on_tmpfs() -> TempDir {
    tempfile::Builder::new().prefix("gputap-test-").tempdir_in("/dev/shm").expect("/dev/shm is a tmpfs")
}

impl Outcome {
    /// A directory of the run: `rings`, `counters`, and what the program wrote to TEST_DIR.
    pub fn dir(&self) -> &Path {
        self.dir.path()
    }

    /// The bytes that libraries counted which count those.
    pub fn bytes(&self) -> Counts {
        Counts::read_bytes(&self.dir.path().join("counters"))
    }

    /// What the rings hold.
    pub fn recorded(&self) -> Recorded {
        Recorded::read(&self.dir.path().join("rings"))
    }

    /// The calls that the program made, as the driver counted them, without questions to it that nobody asked to record.
    pub fn made(&self, recorded: &Recorded) -> Counts {
        let made = self.counts.without(recorded.processes.iter().flat_map(|p| p.header.own_calls()));
        made.without_questions(&recorded.counts())
    }

    /// Every call that reached the driver is in a ring or was counted as dropped, and no call is there twice.
    pub fn assert_exact(&self) -> Recorded {
        self.assert_exact_but(0)
    }

    /// The same, except for `unseen` calls of processes in which the library could not start.
    pub fn assert_exact_but(&self, unseen: u64) -> Recorded {
        let recorded = self.recorded();
        let (ours, theirs) = (recorded.counts(), self.made(&recorded));
        let dropped = recorded.dropped();
        let message =
            || format!("ours {:?}, the driver's {:?}, {dropped} dropped", ours.named(), theirs.named());
        for (id, n) in &ours.0 {
            assert!(
                theirs.0.get(id).is_some_and(|m| n <= m),
                "recorded more calls than there were: {}",
                message()
            );
        }
        assert_eq!(ours.total() + dropped + unseen, theirs.total(), "{}", message());
        recorded
    }

    /// The same, and nothing was dropped.
    pub fn assert_complete(&self) -> Recorded {
        let recorded = self.assert_exact();
        assert_eq!(recorded.dropped(), 0);
        assert!(recorded.rings().all(|r| r.is_ordered()), "calls are not in the order in which they ended");
        recorded.processes.iter().for_each(|p| p.assert_numbered());
        recorded
    }
}
