//! `gputap trace --native`: gputap's own recording, switched on for a while in processes that run under it.

use std::collections::BTreeMap;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use comfy_table::{Table, presets};
use gputap_collect::{Amount, Switched, drainer, switched};
use gputap_control::traces::now_ms;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::json;

use crate::ps::Format;
use crate::signals;

/// How long a collector may take to begin.
const BEGIN: Duration = Duration::from_secs(10);
/// Marks in the trace.
const MARKS: [&str; 2] = ["gputap trace: begin", "gputap trace: end"];

/// What is asked.
#[derive(Debug)]
pub struct Ask {
    /// These processes and their descendants; all if empty.
    pub pids: Vec<i32>,
    /// Of these SLURM jobs; all if empty.
    pub jobs: Vec<i64>,
    /// Not more than so many.
    pub limit: Option<usize>,
    /// Trace to write, where nobody stores what the processes record.
    pub out: Option<PathBuf>,
    /// When to begin, in milliseconds since 1970.
    pub start_ms: u64,
    /// For how long.
    pub duration: Duration,
    /// How to print the result.
    pub format: Format,
}

/// A process while it is traced.
struct Subject {
    process: Switched,
    /// It was switched on by us, and is switched off again.
    ours: bool,
    before: Amount,
    state: &'static str,
}

impl Drop for Subject {
    fn drop(&mut self) {
        if self.ours {
            self.stop();
        }
    }
}

impl Subject {
    /// What goes wrong with one process is said, and keeps the others from nothing.
    fn start(&mut self) {
        self.before = self.process.amount();
        match self.switch_on() {
            Ok(()) => self.state = if self.ours { "recorded" } else { "recording all the time" },
            Err(e) => {
                self.state = "not recorded";
                errln!("gputap: pid {}: {}", self.process.pid, crate::explain(&e));
            }
        }
    }

    fn switch_on(&mut self) -> Result<()> {
        self.process.mark(MARKS[0])?;
        if !self.process.is_recording()? {
            self.process.record(true)?;
            self.ours = true;
        }
        Ok(())
    }

    fn stop(&mut self) {
        if !self.process.lives() {
            self.state = "ended";
        } else if std::mem::take(&mut self.ours) && self.process.record(false).is_err() {
            self.state = "can't be switched off";
        }
        if self.has_recorded() && self.process.mark(MARKS[1]).is_err() {
            errln!("gputap: pid {}: the end of the recording has no mark", self.process.pid);
        }
    }

    fn has_recorded(&self) -> bool {
        self.state.starts_with("record")
    }

    fn recorded(&self) -> Amount {
        let after = self.process.amount();
        Amount {
            bytes: after.bytes.saturating_sub(self.before.bytes),
            dropped: after.dropped.saturating_sub(self.before.dropped),
        }
    }

    fn rank(&self) -> Option<u32> {
        gputap_host::placement(&|name| self.process.attributes.get(name).cloned()).rank
    }
}

/// Runs the command.
pub fn run(ask: &Ask) -> Result<ExitCode> {
    let mut subjects = matched(ask);
    if subjects.is_empty() {
        return Ok(ExitCode::FAILURE);
    }
    let mut stores = Stores::new(&subjects, ask.out.as_deref())?;
    if ask.format == Format::Text {
        outln!("Matched {} processes", subjects.len());
        outln!("Traces are written to:");
        stores.traces.values().for_each(|trace| outln!("    {}", trace.display()));
    }
    let signals = signals::watch(&[Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP])?;
    let delay = Duration::from_millis(ask.start_ms.saturating_sub(now_ms()));
    let mut stopped = sleep(&signals, delay);
    if !stopped {
        subjects.iter_mut().for_each(Subject::start);
        stopped = sleep(&signals, ask.duration);
    }
    subjects.iter_mut().for_each(Subject::stop);
    let recorded: Vec<Amount> = subjects.iter().map(Subject::recorded).collect();
    stores.close()?;
    show(&subjects, &recorded, &stores, ask.format);
    Ok(if !stopped && subjects.iter().all(Subject::has_recorded) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Waits; whether it was told to stop.
fn sleep(signals: &Receiver<Signal>, time: Duration) -> bool {
    signals.recv_timeout(time).is_ok()
}

/// Those that are meant; why there are none is said.
fn matched(ask: &Ask) -> Vec<Subject> {
    let all = switched();
    let count = all.len();
    let job = |p: &Switched| p.attributes.get("SLURM_JOB_ID").and_then(|job| job.parse::<i64>().ok());
    let meant = |p: &Switched| {
        (ask.pids.is_empty() || ask.pids.iter().any(|pid| p.descends_from(*pid as u32)))
            && (ask.jobs.is_empty() || job(p).is_some_and(|job| ask.jobs.contains(&job)))
    };
    let pids: Vec<String> = all.iter().map(|p| p.pid.to_string()).collect();
    let mut chosen: Vec<Switched> = all.into_iter().filter(meant).collect();
    if chosen.is_empty() {
        let why = match count {
            0 => "none of this user's processes here has called CUDA with gputap's library in it: start them by `gputap run \
                  --paused -- …`, or with LD_PRELOAD=libgputap.so (and set GPUTAP_DIR here, if they have one)"
                .to_owned(),
            _ => format!("{count} run under gputap, and none is meant: pids {}", pids.join(", ")),
        };
        errln!("gputap: no processes were matched: {why}");
    }
    for left in chosen.split_off(ask.limit.unwrap_or(chosen.len()).min(chosen.len())) {
        errln!("gputap: pid {} is left out: --process-limit", left.pid);
    }
    let subject = |process| Subject { process, ours: false, before: Amount::default(), state: "not begun" };
    chosen.into_iter().map(subject).collect()
}

/// Who stores what is recorded, by directory of rings.
struct Stores {
    traces: BTreeMap<PathBuf, PathBuf>,
    /// A collector for those that had none.
    ours: Option<Child>,
}

impl Drop for Stores {
    fn drop(&mut self) {
        let _ = self.close();
    }
}

impl Stores {
    fn new(subjects: &[Subject], out: Option<&Path>) -> Result<Stores> {
        let mut stores = Stores { traces: BTreeMap::new(), ours: None };
        let mut free = Vec::new();
        for subject in subjects {
            let root = &subject.process.root;
            match drainer(root)? {
                Some(holder) => {
                    let trace = holder
                        .trace()
                        .map_or_else(|| format!("the trace of {holder}").into(), Path::to_owned);
                    stores.traces.insert(root.clone(), trace);
                }
                None if free.contains(root) => {}
                None => free.push(root.clone()),
            }
        }
        if let (Some(_), Some(trace)) = (out, stores.traces.values().next()) {
            bail!(
                "what these processes record is stored in {} already: leave --log-file out, and take what you want from there \
                 (`gputap report`, `gputap export`)",
                trace.display()
            );
        }
        match free.as_slice() {
            [] => {}
            [root] => stores.begin(root, out)?,
            [first, second, ..] => bail!(
                "nobody stores what is recorded in {} and {}: start `gputap collect` for one of them",
                first.display(),
                second.display()
            ),
        }
        Ok(stores)
    }

    /// Starts a collector.
    fn begin(&mut self, root: &Path, out: Option<&Path>) -> Result<()> {
        let mut command = Command::new(std::env::current_exe().context("this program")?);
        command.arg("collect").arg(root).arg("--quiet").stdin(Stdio::null()).stdout(Stdio::null());
        if let Some(out) = out {
            command.arg("--out").arg(out);
        }
        // Ctrl-C is ours: it ends when nothing is recorded any more.
        let child = self.ours.insert(command.process_group(0).spawn().context("starting gputap collect")?);
        let limit = Instant::now() + BEGIN;
        loop {
            if let Some(trace) = drainer(root)?.as_ref().and_then(|holder| holder.trace()) {
                self.traces.insert(root.to_owned(), trace.to_owned());
                return Ok(());
            }
            if child.try_wait()?.is_some() || Instant::now() > limit {
                bail!("gputap collect {} did not begin", root.display());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Ends our collector, which stores the rest first.
    fn close(&mut self) -> Result<()> {
        let Some(mut child) = self.ours.take() else { return Ok(()) };
        let _ = kill(Pid::from_raw(child.id() as i32), Signal::SIGINT);
        let status = child.wait()?;
        if !status.success() {
            bail!("gputap collect ended with {status}");
        }
        Ok(())
    }
}

fn show(subjects: &[Subject], recorded: &[Amount], stores: &Stores, format: Format) {
    let trace = |s: &Subject| stores.traces.get(&s.process.root).map(|t| t.display().to_string());
    match format {
        Format::Json => {
            let rows = subjects.iter().zip(recorded).map(|(s, amount)| {
                json!({"pid": s.process.pid, "rank": s.rank(), "state": s.state, "bytes": amount.bytes,
                    "dropped": amount.dropped, "trace": trace(s)})
            });
            outln!("{:#}", json!({"schema": 1, "native": rows.collect::<Vec<_>>()}));
        }
        Format::Text => {
            let mut table = Table::new();
            table.load_style(presets::NOTHING);
            table.set_header(["PID", "RANK", "STATE", "BYTES", "DROPPED", "TRACE"]);
            for (s, amount) in subjects.iter().zip(recorded) {
                table.add_row([
                    s.process.pid.to_string(),
                    s.rank().map_or("-".into(), |rank| rank.to_string()),
                    s.state.to_owned(),
                    amount.bytes.to_string(),
                    amount.dropped.to_string(),
                    trace(s).unwrap_or_default(),
                ]);
            }
            outln!("{table}");
        }
    }
}
