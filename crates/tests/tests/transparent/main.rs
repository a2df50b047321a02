//! A job below `gputap run` is as it would be without: what it inherits, the signals that it sees, the terminal that it writes
//! to, and that it runs at all, whatever the environment or the machine withholds.

mod inherited;
mod signals;
mod status_line;
mod terminal;
mod variables;
mod withheld;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use gputap_tests::{Started, gputap};

/// How long anything may take here.
const LIMIT: Duration = Duration::from_secs(60);

/// How a job is started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The job runs without `gputap`.
    Bare,
    Run,
    OnDemand,
    /// `gputap run` as one of several tasks of a launcher.
    Launched,
}

impl Way {
    /// Those with us.
    const OURS: [Way; 3] = [Way::Run, Way::OnDemand, Way::Launched];

    /// What stands before the job's own words.
    fn words(self) -> Vec<String> {
        let more: &[&str] = match self {
            Way::Bare => return Vec::new(),
            Way::Run => &["run", "-q", "--out", "t", "--"],
            Way::OnDemand => &["run", "-q", "--on-demand", "--"],
            Way::Launched => &["run", "-q", "--"],
        };
        std::iter::once(gputap().display().to_string()).chain(more.iter().map(ToString::to_string)).collect()
    }
}

/// A command of these words in `dir`, with few variables.
fn command(dir: &Path, words: &[String]) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).current_dir(dir).env_clear();
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    // A launcher's: without --out the run is one of a job's.
    command.env("LOCAL_RANK", "0").env("PMIX_NAMESPACE", dir.file_name().unwrap());
    command
}

fn start(dir: &Path, words: &[String]) -> Started {
    Started::new(&mut command(dir, words), LIMIT)
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

fn until(what: &str, mut done: impl FnMut() -> bool) {
    let limit = Instant::now() + Duration::from_secs(20);
    while !done() {
        assert!(Instant::now() < limit, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}
