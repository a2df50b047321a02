//! Meetings: ranks on this machine, in processes or threads, that found each other under a name.
//!
//! Every rank has a file in shared memory that it alone writes and the others read, and all map one page of numbers
//! ([`control`]) that says how far each has come. Once all have opened all files, the directory is removed: nothing is
//! left behind, however the ranks end. A rank holds a lock on its file for as long as it lives, so that the others can
//! tell that it is gone instead of waiting for ever.
//!
//! Two things can be done: a *round*, in which every rank posts bytes and then reads what the others posted, and
//! *messages* from one rank to another, which are buffered without bound.
//!
//! ```text
//! a rank's file, in windows of 16 GiB, sparse:
//! 0, 1: what it posted in even and odd rounds | 2 + r: messages to rank r, as a ring
//! ```

mod control;
mod file;

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::*};

use control::Control;
use file::RankFile;

/// Numbers that go with what is posted or sent, for the others to compare.
pub type Mark = [u64; 4];

/// Why a rank stopped waiting.
#[derive(Debug)]
pub enum Broken {
    /// It was told to.
    Stopped,
    /// This rank is gone.
    Gone(usize),
    /// Two ranks call themselves this number, or they differ on how many there are.
    Disagreed,
    /// The system refused something.
    System(io::Error),
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Self {
        Broken::System(error)
    }
}

/// Bytes of a window; tests go round theirs.
const WINDOW: u64 = if cfg!(test) { 1 << 20 } else { 1 << 34 };
/// Bytes that are combined at a time.
const CHUNK: usize = 1 << 20;
/// A message starts with its length and its mark.
const HEADER: u64 = 40;

/// A rank that waits for the others to come.
pub struct Joining {
    dir: PathBuf,
    rank: usize,
    control: Control,
    file: RankFile,
}

/// All ranks, met.
pub struct Meeting {
    rank: usize,
    control: Control,
    /// Every rank's file; the own one among them.
    files: Vec<RankFile>,
    round: AtomicU64,
}

/// Where meetings are: in memory where the system has such a place.
fn place(key: &str) -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
    base.join(format!("gputap-sim-{key}"))
}

impl Joining {
    /// Comes to the meeting called `key` as `rank` of `size`. It does not wait.
    pub fn new(key: &str, size: usize, rank: usize) -> Result<Joining, Broken> {
        if rank >= size {
            return Err(Broken::Disagreed);
        }
        let dir = place(key);
        match std::fs::create_dir(&dir) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error.into()),
            _ => {}
        }
        let control = Control::open(&dir.join("control"), size)?;
        if !control.agree(size) {
            return Err(Broken::Disagreed);
        }
        let file =
            RankFile::create(&dir.join(format!("rank-{rank}"))).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => Broken::Disagreed,
                _ => Broken::System(error),
            })?;
        control.join();
        Ok(Joining { dir, rank, control, file })
    }

    /// Waits until all are there.
    pub fn settle(self, stop: &dyn Fn() -> bool) -> Result<Meeting, Broken> {
        let Joining { dir, rank, control, file } = self;
        control.wait(|| control.joined() == control.size(), stop, |_| Ok(())).inspect_err(|_| {
            // Nobody will meet here any more.
            let _ = std::fs::remove_dir_all(&dir);
        })?;
        let mut own = Some(file);
        let open = |i: usize| match own.take_if(|_| i == rank) {
            Some(file) => Ok(file),
            None => RankFile::open(&dir.join(format!("rank-{i}"))),
        };
        let files = (0..control.size()).map(open).collect::<io::Result<_>>()?;
        if control.settle() {
            let _ = std::fs::remove_dir_all(&dir);
        }
        Ok(Meeting { rank, control, files, round: AtomicU64::new(0) })
    }
}

impl Meeting {
    /// How many ranks there are.
    pub fn size(&self) -> usize {
        self.control.size()
    }

    /// Which one this is.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// Whether none of these ranks is gone.
    pub fn has_all(&self, ranks: &[usize]) -> bool {
        self.all_live(|rank| ranks.contains(&rank)).is_ok()
    }

    /// Wakes whoever waits in this meeting, so that it looks again whether to stop.
    pub fn wake(&self) {
        self.control.wake();
    }

    /// Offers bytes for the next round. What was posted two rounds ago is overwritten: everybody has read it, because
    /// nobody posts before the round before is complete.
    pub fn post(&self, bytes: &[u8], mark: Mark) -> Result<u64, Broken> {
        let round = self.round.fetch_add(1, Relaxed);
        self.files[self.rank].write(round % 2 * WINDOW, bytes)?;
        self.control.post(self.rank, round, mark);
        Ok(round)
    }

    /// Waits until every rank has posted in this round, and answers with their marks.
    pub fn await_all(&self, round: u64, stop: &dyn Fn() -> bool) -> Result<Vec<Mark>, Broken> {
        let posted = || (0..self.size()).all(|rank| self.control.posted(rank) > round);
        self.control.wait(posted, stop, |_| self.all_live(|rank| self.control.posted(rank) <= round))?;
        Ok((0..self.size()).map(|rank| self.control.mark(rank, round)).collect())
    }

    /// Reads a part of what a rank posted in a complete round.
    pub fn read(&self, rank: usize, round: u64, offset: u64, bytes: &mut [u8]) -> Result<(), Broken> {
        Ok(self.files[rank].read(round % 2 * WINDOW + offset, bytes)?)
    }

    /// Every rank's part of a complete round, one behind the other: from `offset` on, as many bytes as fit the number of
    /// ranks.
    pub fn gather(&self, round: u64, offset: u64, out: &mut [u8]) -> Result<(), Broken> {
        let part = out.len() / self.size();
        (0..self.size()).try_for_each(|rank| self.read(rank, round, offset, &mut out[rank * part..][..part]))
    }

    /// Every rank's part of a complete round, combined in the order of ranks, so that all ranks get the same.
    pub fn fold(
        &self,
        round: u64,
        offset: u64,
        out: &mut [u8],
        combine: impl Fn(&mut [u8], &[u8]),
    ) -> Result<(), Broken> {
        let mut next = vec![0; CHUNK.min(out.len())];
        for (i, sum) in out.chunks_mut(CHUNK).enumerate() {
            let at = offset + (i * CHUNK) as u64;
            self.read(0, round, at, sum)?;
            for rank in 1..self.size() {
                let next = &mut next[..sum.len()];
                self.read(rank, round, at, next)?;
                combine(sum, next);
            }
        }
        Ok(())
    }

    /// One round in which every rank offers the same number of bytes: all of them, in order.
    pub fn exchange(&self, bytes: &[u8], stop: &dyn Fn() -> bool) -> Result<Vec<Vec<u8>>, Broken> {
        let round = self.post(bytes, [0; 4])?;
        self.await_all(round, stop)?;
        let read = |rank: usize| {
            let mut theirs = vec![0; bytes.len()];
            self.read(rank, round, 0, &mut theirs).map(|()| theirs)
        };
        (0..self.size()).map(read).collect()
    }

    /// Sends a message. It waits only where the ring is full.
    pub fn send(&self, to: usize, bytes: &[u8], mark: Mark, stop: &dyn Fn() -> bool) -> Result<(), Broken> {
        let (from, length) = (self.rank, bytes.len() as u64);
        let sent = self.control.sent(from, to);
        let room = || sent + HEADER + length - self.control.received(from, to) <= WINDOW;
        self.control.wait(room, stop, |_| self.all_live(|rank| rank == to))?;
        let mut header = [0; HEADER as usize];
        for (place, number) in header.chunks_exact_mut(8).zip([length].iter().chain(&mark)) {
            place.copy_from_slice(&number.to_ne_bytes());
        }
        self.on_ring(to, sent, HEADER, |at, part| self.files[from].write(at, &header[part]))?;
        self.on_ring(to, sent + HEADER, length, |at, part| self.files[from].write(at, &bytes[part]))?;
        self.control.set_sent(from, to, sent + HEADER + length);
        Ok(())
    }

    /// Waits for the next message from a rank: its length and mark. It stays until it is taken.
    pub fn next(&self, from: usize, stop: &dyn Fn() -> bool) -> Result<(u64, Mark), Broken> {
        let (to, received) = (self.rank, self.control.received(from, self.rank));
        let there = || self.control.sent(from, to) > received;
        self.control.wait(there, stop, |_| self.all_live(|rank| rank == from))?;
        let mut header = [0; HEADER as usize];
        self.on_ring(to, received, HEADER, |at, part| self.files[from].read(at, &mut header[part]))?;
        let number = |i: usize| u64::from_ne_bytes(std::array::from_fn(|byte| header[8 * i + byte]));
        Ok((number(0), [number(1), number(2), number(3), number(4)]))
    }

    /// Takes the message that [`Meeting::next`] found; `bytes` are as many as it has, or fewer.
    pub fn take(&self, from: usize, length: u64, bytes: &mut [u8]) -> Result<(), Broken> {
        let (to, received) = (self.rank, self.control.received(from, self.rank));
        let wanted = length.min(bytes.len() as u64);
        let start = received + HEADER;
        self.on_ring(to, start, wanted, |at, part| self.files[from].read(at, &mut bytes[part]))?;
        self.on_ring(to, received, HEADER + length, |at, part| {
            self.files[from].forget(at, part.len() as u64);
            Ok(())
        })?;
        self.control.set_received(from, to, start + length);
        Ok(())
    }

    /// Calls `each` for the one or two pieces that a part of a ring to `to` has: where in the file, and which bytes.
    fn on_ring(
        &self,
        to: usize,
        start: u64,
        length: u64,
        mut each: impl FnMut(u64, std::ops::Range<usize>) -> io::Result<()>,
    ) -> io::Result<()> {
        let window = (2 + to as u64) * WINDOW;
        let offset = start % WINDOW;
        let first = length.min(WINDOW - offset);
        each(window + offset, 0..first as usize)?;
        if length > first { each(window, first as usize..length as usize) } else { Ok(()) }
    }

    /// Fails where a rank that is waited for is gone.
    fn all_live(&self, waited_for: impl Fn(usize) -> bool) -> Result<(), Broken> {
        let others = (0..self.size()).filter(|rank| *rank != self.rank && waited_for(*rank));
        match others.into_iter().find(|rank| !self.files[*rank].is_held()) {
            Some(rank) => Err(Broken::Gone(rank)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
