//! The small tables of traces that are read together.

use gputap_tables::{AnyRow, Cell, Row, Table, traces};

use crate::account::rows::{ApiRow, KernelAt, Small};
use crate::format::apis::known_ids;
use crate::format::model::{Process, State};
use crate::read::traces::{Member, Traces};

impl Traces {
    /// Hands on the rows of a small table.
    pub fn small_rows(&self, table: &Table, kernel_at: KernelAt<'_>, row: &mut dyn FnMut(&dyn AnyRow)) {
        match table.name {
            "apis" => known_ids().for_each(|id| row(&ApiRow::known(id))),
            "traces" => self.members().iter().for_each(|member| row(member)),
            _ => {
                let trace_of = |p: &Process| self.members().get(self.member_of(p.number)).map(Member::name);
                let small = Small {
                    summary: self.summary(),
                    host_of: &|p| self.host_of(p).map(str::to_owned),
                    trace_of: &|p| trace_of(p).map(str::to_owned),
                    kernel_at,
                };
                small.rows(table, row);
            }
        }
    }
}

impl Row for Member {
    type Field = traces::Field;

    fn cell(&self, field: traces::Field) -> Cell<'_> {
        use traces::Field as F;
        let (info, totals) = (self.trace().info(), self.trace().totals());
        match field {
            F::trace => self.name().into(),
            F::state => match info.state {
                State::Closed => "closed".into(),
                State::Open => "open".into(),
                State::Rings => "rings".into(),
            },
            F::host => info.host.as_str().into(),
            F::command => info.command.join(" ").into(),
            F::gputap => info.gputap.as_str().into(),
            F::created_real_ns => info.created_real_ns.into(),
            F::shift_ns => self.clock().shift_ns.into(),
            F::same_clock => self.clock().same_clock.into(),
            F::drift_ns => self.clock().drift_ns.into(),
            F::error_ns => self.clock().error_ns.into(),
            F::emitted => totals.emitted.into(),
            F::stored => totals.stored.into(),
            F::dropped => totals.dropped_total().into(),
        }
    }
}
