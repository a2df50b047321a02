//! Goes through the calls of a trace, on one thread or on all, and through its other rows.

mod ordered;
mod stored;
mod through;
mod way;
mod work;

use std::ops::ControlFlow;

use way::{Wanted, Way};
use work::Work;

use crate::error::Error;
use crate::format::columns::Columns;
use crate::format::model::{Calls, Scanned};
use crate::read::reader::Trace;

pub use ordered::Analysis;
pub use work::Span;

impl Trace {
    /// Hands out all calls in batches. Rows of one thread come in the order in which they were stored, which is that in
    /// which its calls ended (except around a change to a larger ring); calls that had not returned come last.
    pub fn scan(
        &self,
        columns: Columns,
        f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>,
    ) -> Result<Scanned, Error> {
        let mut way = Way::new(Wanted { first: columns, more: &|_| Columns::NONE });
        for (number, unit) in self.found().units.iter().enumerate() {
            if way.unit(&Work { number, name: "", trace: self, base: 0, shift_ns: 0, unit }, f).is_break() {
                break;
            }
        }
        Ok(way.done)
    }
}
