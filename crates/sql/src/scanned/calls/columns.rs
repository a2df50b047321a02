//! Which columns of the trace the columns of `calls` come from.

use gputap_tables::calls::Field as F;
use gputap_tables::{Cell, Fields};
use gputap_trace::{Columns, function_name, group_name, layer_name};

use super::number::Number;
use crate::plan::Plan;
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

/// Columns of the trace that the columns of a query are made of.
pub(super) fn columns(plan: &Plan) -> Columns {
    let used = F::ALL.iter().filter(|field| plan.uses(field.index()));
    used.fold(Columns::NONE, |all, field| all | needs(*field))
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
