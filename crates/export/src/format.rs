//! What a format is.

use gputap_analysis::call::Call;
use gputap_analysis::memory::Allocation;

use crate::done::Done;
use crate::error::Error;

/// A call with its place among those around it.
#[derive(Clone, Copy, Debug)]
pub struct Nested<'a> {
    /// The call.
    pub call: Call<'a>,
    /// Index of the call around it, in the same slice.
    pub around: Option<usize>,
}

/// What a format needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wants {
    /// Calls ([`Format::calls`]).
    pub calls: bool,
    /// What they did ([`Format::done`]).
    pub done: bool,
}

/// Takes what a trace holds and writes it.
pub trait Format {
    /// What it needs.
    fn wants(&self) -> Wants;

    /// An outermost call and the calls inside it, outermost first, in the order in which they were entered. One thread's
    /// calls come in order; those of different threads mix.
    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error>;

    /// What a call did: changes of memory and copies in the order of time, launches as they come.
    fn done(&mut self, done: &Done<'_>) -> Result<(), Error> {
        let _ = done;
        Ok(())
    }

    /// Allocations that nobody freed, once everything was handed on.
    fn left(&mut self, left: &[Allocation]) -> Result<(), Error> {
        let _ = left;
        Ok(())
    }

    /// Nothing follows: writes the rest.
    fn finish(&mut self) -> Result<(), Error>;
}
