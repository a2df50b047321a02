//! Moving what is new in a ring to the trace.

use gputap_ring_reader::{Counts, Error, ProcessDir, Ring, RingState};
use gputap_wire::Records;

use crate::observer::RingOrigin;
use crate::problems::Problems;
use crate::source::Outlet;

/// Longer than any record.
const LARGEST_PIECE: usize = 4 << 20;
/// What is read and written at once. It stays in a processor's own cache from the ring to the file, through the look at its
/// records and the checksum.
const PIECE: u64 = 256 << 10;
/// A smaller one holds nearly any record.
const SMALL_PIECE: u64 = 16 << 10;

/// A ring and what is known of it.
#[derive(Debug)]
pub(crate) struct RingSource {
    process: u32,
    index: u32,
    file: Handle,
    pub shared: bool,
    /// An earlier collector stored a part of it.
    known: bool,
    /// Everything before this is in the trace.
    pub stored: u64,
    /// Its header when it was last looked at.
    pub state: RingState,
    /// What was counted of records that are no calls, as of the last look.
    pub emitted: Counts,
    /// Bytes that are no records were skipped, and that was said.
    skipped: bool,
}

#[derive(Debug)]
enum Handle {
    /// Not looked at yet.
    New,
    Open(Ring),
    /// Opened for each look, because too many files are open.
    Brief,
    /// It makes no sense, and is left alone.
    Refused,
}

impl RingSource {
    /// Its counters of calls that are not recorded.
    pub fn counts(&self, dir: &ProcessDir) -> Vec<u64> {
        let counts = match &self.file {
            Handle::Open(ring) => ring.counts(),
            Handle::Brief => dir.ring(self.index, false).and_then(|ring| ring.counts()),
            Handle::New | Handle::Refused => Ok(Vec::new()),
        };
        counts.unwrap_or_default()
    }

    /// The ring number `index` of a process, of which everything before `known` is stored already.
    pub fn new(process: u32, index: u32, known: Option<u64>) -> RingSource {
        RingSource {
            process,
            index,
            file: Handle::New,
            shared: false,
            known: known.is_some(),
            stored: known.unwrap_or(0),
            state: RingState::default(),
            emitted: Counts::default(),
            skipped: false,
        }
    }

    /// Opens it, if it was not yet, and if so many `files` may stay open; an error is said, and the ring left alone.
    pub fn open(&mut self, dir: &ProcessDir, files: &mut usize, out: &mut Outlet<'_>) {
        if !matches!(self.file, Handle::New) {
            return;
        }
        match dir.ring(self.index, true).and_then(|ring| self.adopt(&ring, out.problems).map(|()| ring)) {
            Ok(ring) if *files > 0 => {
                *files -= 1;
                self.file = Handle::Open(ring);
            }
            Ok(_) => self.file = Handle::Brief,
            // Tried again in the next cycle.
            Err(e) if e.is_passing() => {}
            Err(e) => self.refuse(e, out.problems),
        }
    }

    fn adopt(&mut self, ring: &Ring, problems: &mut Problems) -> Result<(), Error> {
        self.shared = ring.is_shared();
        if !ring.is_writable() {
            let what = format!(
                "{} may only be read: of its calls only what the rings hold is recorded, until they are full",
                dir_of(ring)
            );
            problems.add_of(self.process, what);
        }
        self.state = match (self.known, ring.state()) {
            // Somebody else drained it since, and that is not ours.
            (true, Ok(state)) if state.tail > self.stored => {
                self.stored = state.tail;
                state
            }
            (true, _) => ring.state_from(self.stored)?,
            (false, Ok(state)) => {
                self.stored = state.tail;
                state
            }
            // Its tail was scribbled on: what was never overwritten starts at 0.
            (false, Err(_)) => ring.state_from(0)?,
        };
        Ok(())
    }

    /// Whether it was left alone, and may be of use to somebody else.
    pub fn is_refused(&self) -> bool {
        matches!(self.file, Handle::Refused)
    }

    /// Whether it holds one of the files that may stay open.
    pub fn is_open(&self) -> bool {
        matches!(self.file, Handle::Open(_))
    }

    fn refuse(&mut self, why: impl ToString, problems: &mut Problems) {
        problems.add_of(self.process, why);
        self.file = Handle::Refused;
    }

    /// Whether everything that was published is in the trace, or never will be.
    pub fn is_drained(&self) -> bool {
        match self.file {
            Handle::New => false,
            Handle::Refused => true,
            Handle::Open(_) | Handle::Brief => self.stored >= self.state.head,
        }
    }

    /// Moves what is new. An error is the trace's; trouble with the ring is said and kept.
    pub fn drain(
        &mut self,
        dir: &ProcessDir,
        origin: RingOrigin,
        files: &mut usize,
        out: &mut Outlet<'_>,
    ) -> Result<(), gputap_trace::Error> {
        self.open(dir, files, out);
        let moved = match std::mem::replace(&mut self.file, Handle::Brief) {
            Handle::Open(ring) => {
                let moved = self.move_from(&ring, origin, out);
                self.file = Handle::Open(ring);
                moved
            }
            Handle::Brief => match dir.ring(self.index, true) {
                Ok(ring) => self.move_from(&ring, origin, out),
                Err(e) if e.is_passing() => Ok(()),
                Err(e) => Err(DrainError::Ring(e)),
            },
            other => {
                self.file = other;
                return Ok(());
            }
        };
        match moved {
            Ok(()) => Ok(()),
            Err(DrainError::Disk(e)) => Err(e),
            Err(DrainError::Ring(e)) => {
                *files += usize::from(self.is_open());
                self.refuse(e, out.problems);
                Ok(())
            }
        }
    }

    fn move_from(&mut self, ring: &Ring, origin: RingOrigin, out: &mut Outlet<'_>) -> Result<(), DrainError> {
        let emitted = ring.emitted()?;
        self.state = ring.state_from(self.stored)?;
        if self.state.tail != self.stored && ring.is_writable() {
            // An earlier collector was killed before it could, or somebody scribbled on it.
            ring.set_tail(self.stored)?;
        }
        let used = self.state.head - self.stored;
        out.cycle.fullest = out.cycle.fullest.max((used * 100 / ring.capacity()) as u32);
        let most = out.writer.piece_bytes().clamp(SMALL_PIECE, PIECE) as usize;
        while self.stored < self.state.head {
            let mut piece = self.read_piece(ring, most, out.buffer)?;
            if piece.bytes == 0 {
                piece = self.read_piece(ring, LARGEST_PIECE, out.buffer)?;
            }
            if piece.bytes == 0 {
                return Ok(self.skip(ring, origin, out.problems)?);
            }
            let (position, bytes) = (self.stored, &out.buffer[..piece.bytes]);
            let stored = out.writer.append(origin.process, origin.ring, position, bytes, piece.records);
            stored.map_err(DrainError::Disk)?;
            self.advance(ring, self.stored + piece.bytes as u64)?;
            out.cycle.bytes += piece.bytes as u64;
            out.cycle.calls += u64::from(piece.calls);
            if let Some(place) = out.writer.last() {
                out.observer.stored(origin, position, place);
            }
        }
        self.emitted = emitted;
        Ok(())
    }

    /// Reads the next bytes, `most` of them at most, to the front of the buffer, which never gets shorter: giving it new
    /// bytes means to clear them first.
    fn read_piece(&self, ring: &Ring, most: usize, buffer: &mut Vec<u8>) -> Result<WholeRecords, Error> {
        let len = usize::try_from(self.state.head - self.stored).unwrap_or(usize::MAX).min(most);
        if buffer.len() < len {
            buffer.resize(len, 0);
        }
        let bytes = &mut buffer[..len];
        ring.read_into(self.stored, bytes)?;
        Ok(WholeRecords::new(bytes))
    }

    /// Leaves out what is no record: its process may write sense again, behind the head.
    fn skip(&mut self, ring: &Ring, origin: RingOrigin, problems: &mut Problems) -> Result<(), Error> {
        if !std::mem::replace(&mut self.skipped, true) {
            let (ring, pid, at) = (origin.ring, origin.pid, self.stored);
            let what = format!("ring {ring} of pid {pid} holds no records from position {at} on: skipped");
            problems.add_of(self.process, what);
        }
        self.advance(ring, self.state.head)
    }

    fn advance(&mut self, ring: &Ring, to: u64) -> Result<(), Error> {
        self.stored = to;
        self.state.tail = to;
        if ring.is_writable() { ring.set_tail(to) } else { Ok(()) }
    }

    /// Hands out the whole records that are published and not stored, with their position.
    pub fn each_left(&mut self, dir: &ProcessDir, buffer: &mut Vec<u8>, mut each: impl FnMut(u64, &[u8])) {
        if matches!(self.file, Handle::Refused) {
            return;
        }
        let Ok(ring) = dir.ring(self.index, false) else { return };
        // It was not looked at since the disk refused another one. What else than calls is left is known by these counters.
        self.emitted = ring.emitted().unwrap_or(self.emitted);
        self.state = ring.state_from(self.stored).unwrap_or(self.state);
        let mut at = self.stored;
        let end = |at: u64| self.state.head.min(at + LARGEST_PIECE as u64);
        while at < self.state.head && ring.read(at, end(at), buffer).is_ok() {
            let bytes = WholeRecords::new(buffer).bytes;
            if bytes == 0 {
                break;
            }
            each(at, &buffer[..bytes]);
            at += bytes as u64;
        }
    }
}

fn dir_of(ring: &Ring) -> String {
    ring.path().parent().unwrap_or(ring.path()).display().to_string()
}

/// Why a ring was not drained to its end.
enum DrainError {
    /// The ring makes no sense: it is left alone from now on.
    Ring(Error),
    /// The trace can't be written: tried again later.
    Disk(gputap_trace::Error),
}

impl From<Error> for DrainError {
    fn from(e: Error) -> DrainError {
        DrainError::Ring(e)
    }
}

/// The whole records at the start of a buffer: its end may cut one.
struct WholeRecords {
    bytes: usize,
    records: u32,
    calls: u32,
}

impl WholeRecords {
    /// Looks at each record once, and at no more of it than it must.
    fn new(buffer: &[u8]) -> WholeRecords {
        let (mut bytes, mut records, mut calls) = (0, 0, 0);
        for record in Records::new(buffer).map_while(Result::ok) {
            bytes += record.header.len();
            records += 1;
            calls += record.header.calls();
        }
        WholeRecords { bytes, records, calls }
    }
}
