//! What stands in the stored tables besides `calls`.

use gputap_tables::{Cell, activities, samples};
use gputap_trace::known_device;
use gputap_trace::model::{Activity, Sample};

use crate::cells::{DetailCells, Lookup};

/// A stored row and where it stands in the traces.
#[derive(Clone, Copy, Debug)]
pub struct Placed<R> {
    /// What the trace has stored, such as an activity or a sample.
    pub row: R,
    /// No other row of its table has the same place.
    pub place: u64,
}

/// A number, where it is not 0.
fn known<T: PartialEq + Default>(number: T) -> Option<T> {
    Some(number).filter(|n| *n != T::default())
}

impl DetailCells for Placed<Activity> {
    type Field = activities::Field;

    fn cell<'a>(&'a self, field: activities::Field, lookup: &'a Lookup) -> Cell<'a> {
        use activities::Field as F;
        let row = &self.row;
        match field {
            F::process => row.process.into(),
            F::pid => lookup.pid_of(row.process).into(),
            F::rank => lookup.rank_of(row.process).into(),
            F::thread => known(row.thread).into(),
            F::call => known(row.call).into(),
            F::feed => row.feed.into(),
            F::activity => row.kind.into(),
            F::kind => row.kind_name().into(),
            F::name => lookup.kernel_of(row).into(),
            F::kernel_handle => Cell::bits(known(row.handle)),
            F::start_ns => row.start_ns.into(),
            F::duration_ns => row.duration_ns.into(),
            F::context => known(row.context).into(),
            F::device => known_device(row.device).into(),
            F::stream => Cell::bits(row.stream),
            F::bytes => known(row.bytes).into(),
        }
    }

    fn place(&self) -> u64 {
        self.place
    }
}

impl DetailCells for Placed<Sample> {
    type Field = samples::Field;

    fn cell<'a>(&'a self, at: samples::Field, lookup: &'a Lookup) -> Cell<'a> {
        use samples::Field as F;
        let row = &self.row;
        let named = || lookup.field_of(row);
        match at {
            F::process => known(row.process).into(),
            F::feed => row.feed.into(),
            F::number => row.field.into(),
            F::field => named().map(|(name, _)| name).into(),
            F::unit => named().map(|(_, unit)| unit).filter(|unit| !unit.is_empty()).into(),
            F::device => known_device(row.device).into(),
            F::object => row.object.into(),
            F::time_ns => row.time_ns.into(),
            F::value => row.value.into(),
        }
    }

    fn place(&self) -> u64 {
        self.place
    }
}
