//! How the columns of `calls` come from those of the trace.

use gputap_model::call::Args;
use gputap_model::cells::{CallColumns, call_cell};
use gputap_tables::Cell;
use gputap_tables::calls::Field as F;
use gputap_trace::{Columns, function_name, group_name, known_device, layer_name};

use super::filter::Number;
use super::rows::Rows;
use crate::store::Store;

/// Columns of the trace that a column is made of.
pub(super) fn needs(field: F) -> Columns {
    const RETURNED: Columns = Columns::FLAGS.with(Columns::RESULT);
    const ENDS: Columns = Columns::FLAGS.with(Columns::START).with(Columns::DURATION);
    const DECODED: Columns = RETURNED
        .with(ENDS)
        .with(Columns::PROCESS)
        .with(Columns::API)
        .with(Columns::WORDS)
        .with(Columns::EXTRA);
    match field {
        F::process | F::pid | F::rank => Columns::PROCESS,
        F::thread => Columns::THREAD,
        F::call => Columns::CALL,
        F::parent => Columns::PARENT,
        F::api | F::name | F::layer | F::api_group => Columns::API,
        F::start_ns => Columns::START,
        F::duration_ns => Columns::FLAGS.with(Columns::DURATION),
        F::end_ns => ENDS,
        F::result => RETURNED,
        F::result_name | F::outcome => RETURNED.with(Columns::API),
        F::context => Columns::CONTEXT,
        F::device => Columns::DEVICE,
        F::arguments | F::text => DECODED,
        F::flags => Columns::FLAGS,
        F::a0 => Columns::word(0),
        F::a1 => Columns::word(1),
        F::a2 => Columns::word(2),
        F::a3 => Columns::word(3),
        F::a4 => Columns::word(4),
        F::a5 => Columns::word(5),
        F::a6 => Columns::word(6),
        F::a7 => Columns::word(7),
        F::a8 => Columns::word(8),
        F::a9 => Columns::word(9),
        F::a10 => Columns::word(10),
        F::extra => Columns::EXTRA,
    }
}

/// A number that tells the value of a column in a row, of which there are few.
pub(super) type Key = fn(&Rows, usize) -> u64;

/// The key of a column, where it has one.
pub(super) fn key(field: F) -> Option<Key> {
    Some(match field {
        F::process | F::pid | F::rank => |r, i| r.process[i].into(),
        F::thread => |r, i| r.thread[i].into(),
        F::api | F::name | F::layer | F::api_group => |r, i| r.api[i].into(),
        F::result | F::result_name | F::outcome => how_it_went,
        F::context => |r, i| r.context[i].into(),
        F::device => |r, i| r.device[i].into(),
        _ => return None,
    })
}

/// Function and result, with a bit for calls that had not returned.
fn how_it_went(rows: &Rows, i: usize) -> u64 {
    let row = RowAt { rows, i };
    u64::from(row.api()) << 33 | u64::from(row.returned()) << 32 | u64::from(row.result().cast_unsigned())
}

/// What a column of `calls` is a function of.
pub(super) enum Of {
    Api(fn(u16) -> Cell<'static>),
    Process(fn(u32, &Store) -> Cell<'static>),
    Number(Number),
    Other,
}

impl Of {
    pub(super) fn new(field: F) -> Of {
        match field {
            F::api => Of::Api(Cell::from),
            F::name => Of::Api(|api| function_name(api).into()),
            F::layer => Of::Api(|api| layer_name(api).into()),
            F::api_group => Of::Api(|api| group_name(api).into()),
            F::process => Of::Process(|process, _| process.into()),
            F::pid => Of::Process(|process, store| store.lookup.pid_of(process).into()),
            F::rank => Of::Process(|process, store| store.lookup.rank_of(process).into()),
            F::thread => Of::Number(Number::Thread),
            F::result => Of::Number(Number::Result),
            F::start_ns => Of::Number(Number::Start),
            F::duration_ns => Of::Number(Number::Duration),
            F::call => Of::Number(Number::Call),
            F::parent => Of::Number(Number::Parent),
            F::context => Of::Number(Number::Context),
            F::device => Of::Number(Number::Device),
            _ => Of::Other,
        }
    }
}

/// A row of a block.
pub(super) struct RowAt<'a> {
    pub(super) rows: &'a Rows,
    pub(super) i: usize,
}

impl RowAt<'_> {
    pub(super) fn cell(&self, field: F, store: &Store) -> Cell<'static> {
        call_cell(self, field, &store.lookup)
    }

    fn at<T: Copy + Default>(&self, column: &[T]) -> T {
        column.get(self.i).copied().unwrap_or_default()
    }
}

impl CallColumns for RowAt<'_> {
    fn process(&self) -> u32 {
        self.at(&self.rows.process)
    }

    fn thread(&self) -> u32 {
        self.at(&self.rows.thread)
    }

    fn api(&self) -> u16 {
        self.at(&self.rows.api)
    }

    fn flags(&self) -> u8 {
        self.at(&self.rows.flags)
    }

    fn result(&self) -> i32 {
        self.at(&self.rows.result)
    }

    fn start_ns(&self) -> i64 {
        self.at(&self.rows.start_ns)
    }

    fn duration_ns(&self) -> i64 {
        self.at(&self.rows.duration_ns)
    }

    fn number(&self) -> u32 {
        self.at(&self.rows.call)
    }

    fn parent(&self) -> u32 {
        self.at(&self.rows.parent)
    }

    fn context(&self) -> u32 {
        self.at(&self.rows.context)
    }

    fn device(&self) -> Option<u16> {
        known_device(self.at(&self.rows.device))
    }

    fn word(&self, i: usize) -> u64 {
        self.rows.words.get(i).map_or(0, |column| self.at(column))
    }

    fn with_args<T>(&self, f: impl FnOnce(Args<'_>) -> T) -> T {
        f(Args::of_row(&self.rows.calls(), self.i))
    }
}
