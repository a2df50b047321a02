//! The page that all ranks of a meeting map: how far each has come.
//!
//! ```text
//! 0 event | 4 joined | 8 settled | 12 size | 64 seats: one per rank | then two numbers per pair of ranks
//! seat: rounds posted, then the marks of even and odd rounds
//! ```

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::path::Path;
use std::ptr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};

use super::{Broken, Mark};

/// How long a waiting rank sleeps before it looks whether the others still live.
const PATIENCE_NS: i64 = 50_000_000;

#[repr(C, align(64))]
struct Head {
    /// Changes with everything that somebody may wait for.
    event: AtomicU32,
    joined: AtomicU32,
    settled: AtomicU32,
    size: AtomicU32,
}

#[repr(C)]
struct Seat {
    posted: AtomicU64,
    marks: [[AtomicU64; 4]; 2],
}

#[repr(C)]
struct Channel {
    sent: AtomicU64,
    received: AtomicU64,
}

/// The mapped page.
pub struct Control {
    base: *mut u8,
    bytes: usize,
    size: usize,
}

// SAFETY: everything behind the pointer is atomics, and the mapping lives as long as this.
unsafe impl Send for Control {}
// SAFETY: as above.
unsafe impl Sync for Control {}

impl Drop for Control {
    fn drop(&mut self) {
        // SAFETY: our own mapping; nothing refers to it any more.
        unsafe { libc::munmap(self.base.cast(), self.bytes) };
    }
}

impl Control {
    /// Maps the file, which is made if need be.
    pub fn open(path: &Path, size: usize) -> io::Result<Control> {
        let bytes = size_of::<Head>() + size * size_of::<Seat>() + size * size * size_of::<Channel>();
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path)?;
        if file.metadata()?.len() < bytes as u64 {
            file.set_len(bytes as u64)?;
        }
        let protection = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: a new mapping at an address of the kernel's choice, of a file that never shrinks.
        let base =
            unsafe { libc::mmap(ptr::null_mut(), bytes, protection, libc::MAP_SHARED, file.as_raw_fd(), 0) };
        if base == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        Ok(Control { base: base.cast(), bytes, size })
    }

    fn head(&self) -> &Head {
        // SAFETY: the mapping starts with it, is aligned to a page, and any bytes are atomics.
        unsafe { &*self.base.cast::<Head>() }
    }

    fn seat(&self, rank: usize) -> &Seat {
        assert!(rank < self.size, "a rank of the meeting");
        // SAFETY: inside the mapping, which has a seat for every rank.
        unsafe { &*self.base.add(size_of::<Head>()).cast::<Seat>().add(rank) }
    }

    fn channel(&self, from: usize, to: usize) -> &Channel {
        assert!(from < self.size && to < self.size, "ranks of the meeting");
        let seats = size_of::<Head>() + self.size * size_of::<Seat>();
        // SAFETY: inside the mapping, which has a channel for every pair of ranks.
        unsafe { &*self.base.add(seats).cast::<Channel>().add(from * self.size + to) }
    }

    /// How many ranks there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether all that came so far say the same size.
    pub fn agree(&self, size: usize) -> bool {
        match self.head().size.compare_exchange(0, size as u32, AcqRel, Acquire) {
            Ok(_) => true,
            Err(said) => said == size as u32,
        }
    }

    /// One more rank is here.
    pub fn join(&self) {
        self.head().joined.fetch_add(1, AcqRel);
        self.wake();
    }

    /// Ranks that are here.
    pub fn joined(&self) -> usize {
        self.head().joined.load(Acquire) as usize
    }

    /// One more rank needs no more names; whether it was the last.
    pub fn settle(&self) -> bool {
        self.head().settled.fetch_add(1, AcqRel) + 1 == self.size as u32
    }

    /// Says that a rank posted in a round.
    pub fn post(&self, rank: usize, round: u64, mark: Mark) {
        let seat = self.seat(rank);
        for (place, number) in seat.marks[round as usize % 2].iter().zip(mark) {
            place.store(number, Relaxed);
        }
        seat.posted.store(round + 1, Release);
        self.wake();
    }

    /// Rounds that a rank posted in.
    pub fn posted(&self, rank: usize) -> u64 {
        self.seat(rank).posted.load(Acquire)
    }

    /// The mark of a rank's post.
    pub fn mark(&self, rank: usize, round: u64) -> Mark {
        self.seat(rank).marks[round as usize % 2].each_ref().map(|number| number.load(Relaxed))
    }

    /// Bytes that went into a channel.
    pub fn sent(&self, from: usize, to: usize) -> u64 {
        self.channel(from, to).sent.load(Acquire)
    }

    /// Bytes that came out of it.
    pub fn received(&self, from: usize, to: usize) -> u64 {
        self.channel(from, to).received.load(Acquire)
    }

    /// Says that bytes went in.
    pub fn set_sent(&self, from: usize, to: usize, sent: u64) {
        self.channel(from, to).sent.store(sent, Release);
        self.wake();
    }

    /// Says that bytes came out.
    pub fn set_received(&self, from: usize, to: usize, received: u64) {
        self.channel(from, to).received.store(received, Release);
        self.wake();
    }

    /// Wakes all ranks that wait for something.
    pub fn wake(&self) {
        let event = &self.head().event;
        event.fetch_add(1, AcqRel);
        // SAFETY: a live word; the call wakes and reads nothing.
        unsafe { libc::syscall(libc::SYS_futex, event.as_ptr(), libc::FUTEX_WAKE, i32::MAX) };
    }

    /// Sleeps until something happened, or for a while.
    fn sleep(&self, seen: u32) {
        let time = libc::timespec { tv_sec: 0, tv_nsec: PATIENCE_NS };
        let event = self.head().event.as_ptr();
        // SAFETY: a live word and a live time; the mapping is shared, so the word is not private to the process.
        unsafe { libc::syscall(libc::SYS_futex, event, libc::FUTEX_WAIT, seen, &raw const time) };
    }

    /// Waits until `done`. Now and then it asks `check`, which fails where waiting is in vain.
    pub fn wait(
        &self,
        done: impl Fn() -> bool,
        stop: &dyn Fn() -> bool,
        check: impl Fn(&Control) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        loop {
            let seen = self.head().event.load(Acquire);
            if done() {
                return Ok(());
            }
            if stop() {
                return Err(Broken::Stopped);
            }
            self.sleep(seen);
            match check(self) {
                // It may have done its part before it went.
                Err(broken) if !done() => return Err(broken),
                _ => {}
            }
        }
    }
}
