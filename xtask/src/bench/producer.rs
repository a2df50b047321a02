//! A process that fills rings as the injected library would, at a chosen rate: `xtask bench produce …`, run by
//! `gputap run` as the job that it collects from.
//!
//! The files are written with `pwrite`: first a batch of records, then the head, so the reader sees what it would see from
//! a traced process.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use gputap_ring_reader::clock::{self, Reading};
use gputap_wire::layout::{DIRECTORY, VERSION, process, ring};
use serde::{Deserialize, Serialize};

use crate::bench::cpu::{self, Cpu};
use crate::bench::workload::Lane;

const RINGS: u64 = 2;
const CAPACITY: u64 = 16 << 20;
/// Length of the longest record, in bytes.
const RECORD: usize = 128;
/// How often a paced producer writes.
const PERIOD: Duration = Duration::from_micros(500);
/// Mean distance of two calls of a thread when nobody asks for a rate.
const UNPACED_NS: f64 = 1000.0;
const BATCH: u64 = 512;

/// How much to produce.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// So many calls, waiting for room.
    Calls(u64),
    /// So many calls a second for so long, dropping what finds no room.
    Paced {
        /// Calls a second.
        rate: u64,
        /// How long to produce, in seconds.
        seconds: f64,
    },
}

/// What was produced, and what that cost the process that drains.
#[derive(Debug, Serialize, Deserialize)]
pub struct Produced {
    /// Calls that were made, dropped ones included.
    pub calls: u64,
    /// Of these, dropped for want of room.
    pub dropped: u64,
    /// Bytes of records that were published.
    pub bytes: u64,
    /// Wall time that producing took, in seconds.
    pub seconds: f64,
    /// CPU time of the draining process meanwhile.
    pub collector: Cpu,
}

/// Produces into `GPUTAP_DIR`; the parent process is the one that drains.
pub fn run(root: &Path, amount: Amount) -> Result<Produced> {
    let dir = std::env::var_os("GPUTAP_DIR").context("GPUTAP_DIR is not set: `gputap run` does that")?;
    let spacing_ns = match amount {
        Amount::Calls(_) => UNPACED_NS,
        Amount::Paced { rate, .. } => 1e9 * RINGS as f64 / rate.max(1) as f64,
    };
    let mut job = Job::create(root, Path::new(&dir), (spacing_ns * clock::ticks_per_ns()) as u64)?;
    let parent = std::os::unix::process::parent_id();
    let before = cpu::from_pid(parent)?;
    let begun = Instant::now();
    match amount {
        Amount::Calls(calls) => job.produce(calls)?,
        Amount::Paced { rate, seconds } => job.keep_pace(rate, seconds)?,
    }
    let seconds = begun.elapsed().as_secs_f64();
    let collector = cpu::from_pid(parent)? - before;
    let sum = |of: fn(&Ring) -> u64| job.rings.iter().map(of).sum();
    let (dropped, bytes) = (sum(|r| r.dropped), sum(|r| r.head));
    job.exit()?;
    Ok(Produced { calls: job.calls, dropped, bytes, seconds, collector })
}

/// The files of a process.
struct Job {
    process: File,
    rings: Vec<Ring>,
    calls: u64,
}

/// A ring and the thread that writes it.
struct Ring {
    file: File,
    lane: Lane,
    head: u64,
    dropped: u64,
    batch: Vec<u8>,
}

impl Job {
    fn create(root: &Path, gputap_dir: &Path, spacing: u64) -> Result<Job> {
        let pid = std::process::id();
        let all = gputap_dir.join(DIRECTORY);
        fs::create_dir_all(&all)?;
        let hidden = all.join(format!(".{pid}"));
        fs::create_dir(&hidden).with_context(|| hidden.display().to_string())?;
        let now = clock::read();
        let (stat, boot) =
            (fs::read_to_string("/proc/self/stat")?, fs::read_to_string("/proc/sys/kernel/random/boot_id")?);
        let started = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(19));
        let started: u64 =
            started.and_then(|s| s.parse().ok()).context("the start time in /proc/self/stat")?;
        let process = process_file(&hidden.join("process"), pid, started, &now)?;
        let rings = (0..RINGS)
            .map(|index| {
                Ring::create(&hidden, index, Lane::new(root, pid + index as u32, now.tick, spacing)?, &now)
            })
            .collect::<Result<Vec<_>>>()?;
        fs::rename(&hidden, all.join(format!("{}-0-{pid}-{started}", boot.get(..8).unwrap_or("0"))))?;
        Ok(Job { process, rings, calls: 0 })
    }

    /// Makes `calls` calls, waiting where a ring is full.
    fn produce(&mut self, calls: u64) -> Result<()> {
        while self.calls < calls {
            for ring in &mut self.rings {
                let now = BATCH.min(calls - self.calls);
                while ring.room()? < now * RECORD as u64 {
                    std::thread::sleep(Duration::from_micros(200));
                }
                ring.write(now)?;
                self.calls += now;
            }
        }
        Ok(())
    }

    /// Makes `rate` calls a second, in small portions, whatever happens to the rings.
    fn keep_pace(&mut self, rate: u64, seconds: f64) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed().as_secs_f64() < seconds {
            std::thread::sleep(PERIOD);
            let due = (begun.elapsed().as_secs_f64() * rate as f64) as u64;
            let now = clock::read().tick;
            let each = due.saturating_sub(self.calls) / RINGS;
            for ring in &mut self.rings {
                ring.lane.catch_up(now);
                let fits = each.min(ring.room()? / RECORD as u64);
                ring.write(fits)?;
                ring.drop(each - fits)?;
                self.calls += each;
            }
        }
        Ok(())
    }

    fn exit(&self) -> Result<()> {
        Ok(self.process.write_all_at(&1u64.to_le_bytes(), process::EXITED_AT as u64)?)
    }
}

impl Ring {
    fn create(dir: &Path, index: u64, mut lane: Lane, now: &Reading) -> Result<Ring> {
        let path = dir.join(format!("ring-{index:04}"));
        let file = create(&path)?;
        file.set_len(ring::DATA_AT as u64 + CAPACITY)?;
        put(&file, ring::MAGIC_AT, &ring::MAGIC.to_le_bytes())?;
        put(&file, ring::VERSION_AT, &VERSION.to_le_bytes())?;
        put(&file, ring::INDEX_AT, &(index as u32).to_le_bytes())?;
        put(&file, ring::CAPACITY_AT, &CAPACITY.to_le_bytes())?;
        let batch = lane.preamble(now.mono_ns, now.real_ns);
        let mut ring = Ring { file, lane, head: 0, dropped: 0, batch };
        ring.publish()?;
        Ok(ring)
    }

    fn room(&self) -> Result<u64> {
        let mut tail = [0; 8];
        self.file.read_exact_at(&mut tail, ring::TAIL_AT as u64)?;
        Ok(CAPACITY - (self.head - u64::from_le_bytes(tail)))
    }

    fn write(&mut self, calls: u64) -> Result<()> {
        (0..calls).for_each(|_| self.lane.call(&mut self.batch));
        self.publish()
    }

    fn publish(&mut self) -> Result<()> {
        let at = self.head % CAPACITY;
        let first = self.batch.len().min((CAPACITY - at) as usize);
        self.file.write_all_at(&self.batch[..first], ring::DATA_AT as u64 + at)?;
        self.file.write_all_at(&self.batch[first..], ring::DATA_AT as u64)?;
        self.head += self.batch.len() as u64;
        self.batch.clear();
        put(&self.file, ring::HEAD_AT, &self.head.to_le_bytes())
    }

    fn drop(&mut self, calls: u64) -> Result<()> {
        if calls == 0 {
            return Ok(());
        }
        (0..calls).for_each(|_| self.lane.skip());
        self.dropped += calls;
        put(&self.file, ring::FULL_AT, &self.dropped.to_le_bytes())
    }
}

fn process_file(path: &Path, pid: u32, started: u64, now: &Reading) -> Result<File> {
    let file = create(path)?;
    file.set_len(process::SIZE as u64)?;
    put(&file, process::VERSION_AT, &VERSION.to_le_bytes())?;
    put(&file, process::SIZE_AT, &(process::SIZE as u32).to_le_bytes())?;
    put(&file, process::PID_AT, &pid.to_le_bytes())?;
    put(&file, process::START_AT, &started.to_le_bytes())?;
    for (i, value) in [now.tick, now.mono_ns, now.real_ns].iter().enumerate() {
        put(&file, process::ANCHOR_AT + 8 * i, &value.to_le_bytes())?;
    }
    put(&file, process::RINGS_AT, &RINGS.to_le_bytes())?;
    put(&file, process::ATTRIBUTES_AT, b"exe=synthetic producer\0\0")?;
    put(&file, process::MAGIC_AT, &process::MAGIC.to_le_bytes())?;
    Ok(file)
}

fn create(path: &Path) -> Result<File> {
    File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(path)
        .with_context(|| path.display().to_string())
}

fn put(file: &File, at: usize, bytes: &[u8]) -> Result<()> {
    Ok(file.write_all_at(bytes, at as u64)?)
}
