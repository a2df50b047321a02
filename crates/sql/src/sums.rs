//! Sums of rows by groups, made where rows are read: what is asked for, and how rows are added up.
//!
//! Which queries ask for sums, and what SQLite makes of the groups, is the affair of `summary`.

mod check;
mod groups;

use gputap_tables::Fields;

use crate::block::Block;
use crate::plan::Plan;

pub(crate) use check::{Check, Test};
pub(crate) use groups::{Group, Groups, Measure, Sums, merged};

/// What rows of a table are summed up by: numbers of its columns, and conditions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SumPlan {
    /// Columns that rows are grouped by.
    pub(crate) keys: Vec<usize>,
    /// Columns whose numbers are summed up.
    pub(crate) measures: Vec<usize>,
    /// What has to hold of a row that counts.
    pub(crate) checks: Vec<Check>,
}

impl SumPlan {
    /// What a scan for the rows needs.
    pub(crate) fn plan(&self) -> Plan {
        let columns = self.keys.iter().chain(&self.measures).copied();
        let columns = columns.chain(self.checks.iter().map(|check| check.column));
        let used = columns.fold(0, |all, column| all | 1u64 << column.min(63));
        let conditions = self.checks.iter().filter_map(|check| check.condition().cloned()).collect();
        Plan { used, conditions, ..Plan::default() }
    }

    /// What is done with the rows; `None` where a group can't be told by a number.
    pub(crate) fn sums<B: Block>(&self) -> Option<Sums<B>> {
        let field = |i: usize| B::Field::ALL.get(i).copied();
        let key = |i: &usize| field(*i).and_then(|field| Some((B::key(field)?, field)));
        Some(Sums {
            keys: self.keys.iter().map(key).collect::<Option<_>>()?,
            measures: self.measures.iter().map(|i| field(*i)).collect::<Option<_>>()?,
            checks: self
                .checks
                .iter()
                .map(|check| Some((check.clone(), field(check.column)?)))
                .collect::<Option<_>>()?,
        })
    }
}
