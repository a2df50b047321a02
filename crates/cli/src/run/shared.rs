//! Runs that a launcher started side by side on one node: one directory of rings, one trace.
//!
//! Each of them waits for its own command only. One drains; when its command ends it leaves the trace open, and another
//! one goes on. The last one closes it.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use gputap_collect::{Collector, Directory, Error, Members, Pace, Recovery, name};
use gputap_host::Launch;
use gputap_host::proc::host_name;
use gputap_trace::{TraceWriter, WriterOptions};

use super::place::Obstacle;
use super::{Done, Session, child};
use crate::summary;
use crate::watch::Watch;

/// Attribute of a trace: the start of tasks that it is of.
const JOB: &str = "job";
/// How often those that do not drain look whether they are needed.
const LOOK: Duration = Duration::from_millis(200);
/// How often they look whether their command has ended.
const WAIT: Duration = Duration::from_millis(16);

/// A run beside others.
pub struct Shared<'a> {
    session: &'a Session,
    members: Members,
    /// [`Launch::key`], and which of its directories it is.
    key: String,
    job: String,
    watch: Watch,
    looked: Option<Instant>,
    /// It was tried, and went wrong: the others may try.
    failed: bool,
}

impl<'a> Shared<'a> {
    /// Joins the others.
    pub fn join(session: &'a Session, launch: &Launch) -> Result<Shared<'a>, Obstacle> {
        let uid = rustix::process::getuid().as_raw();
        let parent = Directory::parent().map_err(Obstacle::withheld)?;
        let members = Members::join(&parent, &format!("job-{uid}-{}", launch.key));
        let members = members.map_err(Obstacle::withheld)?;
        let key = format!("{}/{}", launch.key, members.number());
        let watch = session.watch()?;
        Ok(Shared { session, members, key, job: launch.job.clone(), watch, looked: None, failed: false })
    }

    /// Runs the command to its end.
    pub fn run(mut self, preload: &OsStr) -> Result<Done> {
        let mut job = child::start(self.session, preload, &[("GPUTAP_DIR", self.members.path())])?;
        let recovery = gputap_host::signal::blocked(Recovery::start);
        let mut collector: Option<Collector> = None;
        let mut pace = Pace::default();
        let ended = loop {
            collector = collector.or_else(|| self.take_over());
            let cycle = collector.as_mut().map(|c| c.paced_cycle(&mut self.watch, &mut pace));
            let wait = match cycle.transpose() {
                Ok(wait) => wait.unwrap_or(WAIT),
                Err(e) => {
                    self.say(&e.into());
                    collector = None;
                    WAIT
                }
            };
            if let Some(ended) = super::next(&mut job, wait) {
                break ended?;
            }
        };
        self.watch.clear();
        // From here on the command's own end counts, whatever becomes of the trace.
        let trace = self.leave(collector).inspect_err(|e| errln!("gputap: {e:#}")).ok();
        self.session.finish(recovery);
        Ok(Done { ended, trace })
    }

    /// Drains from now on, if nobody does.
    fn take_over(&mut self) -> Option<Collector> {
        if self.failed || self.looked.is_some_and(|t| t.elapsed() < LOOK) {
            return None;
        }
        self.looked = Some(Instant::now());
        match self.collector() {
            Ok(collector) => Some(collector),
            Err(e) => {
                let busy = matches!(e.downcast_ref(), Some(Error::Busy { .. }));
                if !busy {
                    self.say(&e);
                }
                None
            }
        }
    }

    fn say(&mut self, e: &anyhow::Error) {
        self.failed = true;
        errln!("gputap: not recorded: {e:#}");
    }

    fn collector(&mut self) -> Result<Collector> {
        let directory = Directory::open(self.members.path())?;
        let out = self.out()?;
        let attributes = BTreeMap::from([(JOB.to_owned(), self.key.clone())]);
        let options = WriterOptions { attributes, ..self.session.writer_options() };
        let writer = TraceWriter::resume(&out, options)?;
        if !writer.known().is_empty() {
            self.watch.catch_up(&out)?;
        }
        Ok(Collector::new(directory, writer))
    }

    /// The trace: what the first one who drained chose, for all who come after it.
    fn out(&self) -> Result<PathBuf> {
        let note = self.members.path().join("trace");
        if let Ok(text) = std::fs::read_to_string(&note) {
            return Ok(PathBuf::from(text));
        }
        let boot = WriterOptions::default().boot;
        let ours =
            |head: &gputap_trace::Head| head.attributes.get(JOB) == Some(&self.key) && head.boot == boot;
        let prefix = format!("gputap-{}-{}", self.job, host_name());
        let out = self.out_here(&prefix, ours).or_else(|e| {
            let Some(out) = name::made_elsewhere(&prefix).next() else { return Err(e) };
            errln!("gputap: recording to {} instead: {}", out.display(), crate::explain(&e));
            Ok(out)
        })?;
        let text = out.to_str().context("the current directory's name is not UTF-8: use --out")?;
        let hidden = self.members.path().join(".trace");
        let mut file = std::fs::File::create(&hidden)?;
        file.write_all(text.as_bytes())?;
        std::fs::rename(hidden, note)?;
        Ok(out)
    }

    /// A trace in this directory, which may not be there yet, but can be made.
    fn out_here(&self, prefix: &str, ours: impl Fn(&gputap_trace::Head) -> bool) -> Result<PathBuf> {
        let out = std::path::absolute(name::own_or_free(prefix, ours)?)?;
        match std::fs::create_dir(&out) {
            Err(e) if e.kind() != std::io::ErrorKind::AlreadyExists => {
                Err(e).with_context(|| out.display().to_string())
            }
            _ => Ok(out),
        }
    }

    /// Leaves the trace to the others, or closes it. Where it is.
    fn leave(&mut self, mut collector: Option<Collector>) -> Result<PathBuf> {
        let last = self.members.leave(|last| {
            if !last {
                collector.take().into_iter().for_each(Collector::leave);
            }
        })?;
        let out = self.out()?;
        if last && !self.failed {
            // Whoever drained has left, so the directory is free.
            let collector = collector.map_or_else(|| self.collector(), Ok)?;
            self.close(collector, &out);
        }
        Ok(out)
    }

    fn close(&mut self, mut collector: Collector, out: &Path) {
        collector.directory().will_go();
        summary::say_left_out(&mut collector);
        let finished = collector.finish(&mut self.watch);
        self.watch.finish();
        match finished {
            Ok(counters) if !self.session.quiet && counters.processes == 0 && counters.untraced == 0 => {
                errln!("gputap: no call into the CUDA driver was seen in this job on this node");
            }
            Ok(counters) if !self.session.quiet => summary::print(out, &counters, &self.session.metrics),
            Ok(_) => {}
            Err(e) => errln!("gputap: {} is not complete: {:#}", out.display(), anyhow::Error::from(e)),
        }
    }
}
