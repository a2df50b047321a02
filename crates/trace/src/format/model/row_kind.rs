//! The kinds of rows, besides calls, that a trace stores.

use gputap_tables::{Table, activities, samples};
use gputap_wire::Class;
use serde::{Deserialize, Serialize};

/// A kind of row, besides calls, that a trace stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowKind {
    /// Rows that are each an [`Activity`](super::Activity).
    Activity,
    /// Rows that are each a [`Sample`](super::Sample).
    Sample,
}

impl RowKind {
    /// All of them.
    pub const ALL: [RowKind; 2] = [RowKind::Activity, RowKind::Sample];

    /// The rows that records of a class become.
    pub(crate) fn of_class(class: Class) -> Option<RowKind> {
        match class {
            Class::ACTIVITY => Some(RowKind::Activity),
            Class::SAMPLE => Some(RowKind::Sample),
            _ => None,
        }
    }

    /// The table that rows of this kind are in.
    pub fn table(self) -> &'static Table {
        match self {
            RowKind::Activity => &activities::TABLE,
            RowKind::Sample => &samples::TABLE,
        }
    }
}

/// Something for each kind of row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PerKind<T> {
    /// The value for activities.
    pub activities: T,
    /// The value for samples.
    pub samples: T,
}

impl<T> PerKind<T> {
    /// That of one kind.
    pub fn get(&self, kind: RowKind) -> &T {
        match kind {
            RowKind::Activity => &self.activities,
            RowKind::Sample => &self.samples,
        }
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, kind: RowKind) -> &mut T {
        match kind {
            RowKind::Activity => &mut self.activities,
            RowKind::Sample => &mut self.samples,
        }
    }
}

impl<T: Default + PartialEq> PerKind<T> {
    /// Whether there is nothing for any kind.
    pub(crate) fn is_empty(&self) -> bool {
        *self == PerKind::default()
    }
}
