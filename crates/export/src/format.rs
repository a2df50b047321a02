//! What a format is.

use gputap_model::call::Call;
use gputap_model::detail::{Detail, Wanted};
use gputap_trace::model::{Activity, Sample};

use crate::error::Error;

/// A call with its place among those around it.
#[derive(Clone, Copy, Debug)]
pub struct Nested<'a> {
    /// The call as the trace has it.
    pub call: Call<'a>,
    /// Index of the call around it, in the same slice.
    pub around: Option<usize>,
}

/// What a format needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wants {
    /// Whether it needs calls ([`Format::calls`]).
    pub calls: bool,
    /// What they did ([`Format::detail`]).
    pub details: Wanted,
    /// What devices did ([`Format::activity`]).
    pub activities: bool,
    /// Values that were read ([`Format::sample`]).
    pub samples: bool,
}

/// Takes what a trace holds and writes it.
pub trait Format {
    /// What it needs.
    fn wants(&self) -> Wants;

    /// An outermost call and the calls inside it, outermost first, in the order in which they were entered. One thread's
    /// calls come in order; those of different threads mix.
    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error>;

    /// What a call did. Allocations that nobody freed come at the end.
    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        let _ = detail;
        Ok(())
    }

    /// What a device did. Those of one stream come in the order in which they were recorded.
    fn activity(&mut self, activity: &Activity) -> Result<(), Error> {
        let _ = activity;
        Ok(())
    }

    /// A value that was read.
    fn sample(&mut self, sample: &Sample) -> Result<(), Error> {
        let _ = sample;
        Ok(())
    }

    /// Nothing follows: writes the rest.
    fn finish(&mut self) -> Result<(), Error>;
}
