//! Where records come from, and where they go.

use gputap_trace::{FeedWriter, TraceWriter};

use crate::error::Error;
use crate::observer::{Cycle, Observer};
use crate::problems::Problems;

/// Something whose records a collector stores: the rings of a directory, or what a part of this program measures itself. It
/// is asked again and again, and must not wait.
pub trait Source {
    /// Stores what is new. Where the trace can't be written the source is asked again later; any other error ends the collecting.
    /// Records that [`Outlet::append`] refused are not offered again.
    fn poll(&mut self, out: &mut Outlet<'_>) -> Result<(), Error>;

    /// Tells the trace what was counted: about once a second, and at the end.
    fn tell(&mut self, out: &mut Outlet<'_>) -> Result<(), gputap_trace::Error>;

    /// Whether nothing more will come.
    fn is_over(&self) -> bool;
}

/// Where the records of a source go.
pub struct Outlet<'a> {
    /// The trace that they are stored in.
    pub writer: &'a mut TraceWriter,
    /// Memory for what is read.
    pub(crate) buffer: &'a mut Vec<u8>,
    pub(crate) observer: &'a mut dyn Observer,
    pub(crate) cycle: &'a mut Cycle,
    pub(crate) problems: &'a mut Problems,
}

impl Outlet<'_> {
    /// Stores whole records of a feed that is no ring. What the trace does not take is counted as dropped, and must not be offered
    /// again; definitions among it have to be sent anew.
    pub fn append(&mut self, feed: &mut FeedWriter, records: &[u8]) -> Result<(), gputap_trace::Error> {
        feed.append(self.writer, records)?;
        self.cycle.bytes += records.len() as u64;
        Ok(())
    }

    /// Says once what could not be recorded.
    pub fn problem(&mut self, what: impl ToString) {
        self.problems.add(what);
    }
}
