//! The columns of `calls`.

use gputap_analysis::call::Args;
use gputap_analysis::decode::{Decoded, Input, decode, result_of};
use gputap_analysis::outcome::outcome;
use gputap_trace::Columns;
use gputap_trace::{function_name, group_name, layer_name};

use super::filter::{Number, Of};
use super::rows::Rows;
use crate::block::Field;
use crate::store::Store;
use crate::value::Value;

/// Device ordinal of a call whose device was not known.
const UNKNOWN_DEVICE: u16 = 0xFFFF;

const ENDS: Columns = Columns::FLAGS.with(Columns::START).with(Columns::DURATION);
const RETURNED: Columns = Columns::FLAGS.with(Columns::RESULT);
const DECODED: Columns =
    RETURNED.with(ENDS).with(Columns::PROCESS).with(Columns::API).with(Columns::WORDS).with(Columns::EXTRA);

type F = Field<Rows>;

/// In the order in which `SELECT *` has them.
pub(crate) static FIELDS: &[Field<Rows>] = &[
    F::int("process", "number of the process, from 1; joins `processes`", |r, i, _| at(&r.process, i))
        .from(Columns::PROCESS)
        .keyed(|r, i| r.process[i].into()),
    F::int("pid", "pid of the process in its own namespace", |r, i, s| pid(r.process[i], s))
        .from(Columns::PROCESS)
        .keyed(|r, i| r.process[i].into()),
    F::int("rank", "rank of the process in its job; NULL where the launcher did not tell", |r, i, s| {
        rank(r.process[i], s)
    })
    .from(Columns::PROCESS)
    .keyed(|r, i| r.process[i].into()),
    F::int("thread", "thread id; joins `threads`", |r, i, _| at(&r.thread, i))
        .from(Columns::THREAD)
        .keyed(|r, i| r.thread[i].into()),
    F::int("call", "number of the call on its thread", |r, i, _| at(&r.call, i)).from(Columns::CALL),
    F::int("parent", "number of the recorded call around it on the same thread; 0 for none", |r, i, _| {
        at(&r.parent, i)
    })
    .from(Columns::PARENT),
    F::int("api", "number of the function; joins `apis`", |r, i, _| at(&r.api, i))
        .from(Columns::API)
        .keyed(|r, i| r.api[i].into()),
    F::text("name", "exported name of the function", |r, i, s| api_name(r.api[i], s))
        .from(Columns::API)
        .keyed(|r, i| r.api[i].into()),
    F::text("layer", "driver, runtime, nccl, nvml or nvshmem", |r, i, s| layer(r.api[i], s))
        .from(Columns::API)
        .keyed(|r, i| r.api[i].into()),
    F::text("api_group", "group of the function, as `--api` takes it", |r, i, s| group(r.api[i], s))
        .from(Columns::API)
        .keyed(|r, i| r.api[i].into()),
    F::int("start_ns", "entry, ns of CLOCK_MONOTONIC", |r, i, _| at(&r.start_ns, i)).from(Columns::START),
    F::int("duration_ns", "time inside the call, ns; NULL when it had not returned", |r, i, _| {
        returned(r, i).then(|| r.duration_ns[i]).into()
    })
    .from(Columns::FLAGS.with(Columns::DURATION)),
    F::int("end_ns", "exit, ns of CLOCK_MONOTONIC; NULL when it had not returned", |r, i, _| {
        end(r, i).into()
    })
    .from(ENDS),
    F::int("result", "what it returned; NULL when it had not returned", |r, i, _| {
        returned(r, i).then(|| r.result[i]).into()
    })
    .from(RETURNED)
    .keyed(how_it_went),
    F::text("result_name", "the same by name, e.g. CUDA_SUCCESS", |r, i, _| {
        returned(r, i).then(|| result_of(r.api[i], r.result[i])).into()
    })
    .from(RETURNED.with(Columns::API))
    .keyed(how_it_went),
    F::text("outcome", "ok, error, unfinished, or what is no error: not_ready, answer (no such thing, or so already), ending (the process was)", |r, i, _| how(r, i).into())
        .from(RETURNED.with(Columns::API))
        .keyed(how_it_went),
    F::int("context", "number of the context; 0 for none; joins `contexts`", |r, i, _| at(&r.context, i))
        .from(Columns::CONTEXT)
        .keyed(|r, i| r.context[i].into()),
    F::int("device", "ordinal of the device as the process counts; NULL where it is not known", |r, i, _| {
        Some(r.device[i]).filter(|d| *d != UNKNOWN_DEVICE).into()
    })
    .from(Columns::DEVICE)
    .keyed(|r, i| r.device[i].into()),
    F::text(
        "arguments",
        "JSON object of the arguments by name, e.g. `arguments ->> 'bytesize'`",
        |r, i, s| json(&decoded(r, i, s)).into(),
    )
    .from(DECODED),
    F::text("text", "the call as `gputap run --print` writes it", |r, i, s| {
        decoded(r, i, s).to_string().into()
    })
    .from(DECODED),
    F::int("a0", "argument word 0 as recorded", |r, i, _| word(r, 0, i)).from(Columns::word(0)),
    F::int("a1", "argument word 1", |r, i, _| word(r, 1, i)).from(Columns::word(1)),
    F::int("a2", "argument word 2", |r, i, _| word(r, 2, i)).from(Columns::word(2)),
    F::int("a3", "argument word 3", |r, i, _| word(r, 3, i)).from(Columns::word(3)),
    F::int("a4", "argument word 4", |r, i, _| word(r, 4, i)).from(Columns::word(4)),
    F::int("a5", "argument word 5", |r, i, _| word(r, 5, i)).from(Columns::word(5)),
];

/// What a column of `calls` is a function of.
pub(crate) enum Source {
    Api(Of<u16>),
    Process(Of<u32>),
    Number(Number),
    Other,
}

impl Source {
    pub(crate) fn of(name: &str) -> Source {
        match name {
            "api" => Source::Api(|api, _| api.into()),
            "name" => Source::Api(api_name),
            "layer" => Source::Api(layer),
            "api_group" => Source::Api(group),
            "process" => Source::Process(|process, _| process.into()),
            "pid" => Source::Process(pid),
            "rank" => Source::Process(rank),
            "thread" => Source::Number(Number::Thread),
            "result" => Source::Number(Number::Result),
            "start_ns" => Source::Number(Number::Start),
            "duration_ns" => Source::Number(Number::Duration),
            "call" => Source::Number(Number::Call),
            "parent" => Source::Number(Number::Parent),
            "context" => Source::Number(Number::Context),
            "device" => Source::Number(Number::Device),
            _ => Source::Other,
        }
    }
}

fn at<T: Copy + Into<Value<'static>>>(column: &[T], i: usize) -> Value<'static> {
    column.get(i).copied().into()
}

fn word(rows: &Rows, word: usize, i: usize) -> Value<'static> {
    rows.words[word].get(i).map_or(Value::Null, |w| Value::bits(*w))
}

fn returned(rows: &Rows, i: usize) -> bool {
    rows.flags.get(i).is_none_or(|f| f & 1 == 0)
}

fn end(rows: &Rows, i: usize) -> Option<i64> {
    returned(rows, i).then(|| rows.start_ns[i].saturating_add(rows.duration_ns[i]))
}

fn api_name(api: u16, _: &Store) -> Value<'_> {
    function_name(api).into()
}

fn layer(api: u16, _: &Store) -> Value<'_> {
    layer_name(api).into()
}

fn group(api: u16, _: &Store) -> Value<'_> {
    group_name(api).into()
}

fn pid(process: u32, store: &Store) -> Value<'_> {
    store.pid_of(process).into()
}

fn rank(process: u32, store: &Store) -> Value<'_> {
    store.rank_of(process).into()
}

fn how(rows: &Rows, i: usize) -> &'static str {
    match outcome(rows.api[i], rows.result[i]) {
        _ if !returned(rows, i) => "unfinished",
        outcome => outcome.name(),
    }
}

/// Function and result, with a bit for calls that had not returned.
fn how_it_went(rows: &Rows, i: usize) -> u64 {
    let api = rows.api.get(i).copied().unwrap_or(0);
    u64::from(api) << 33 | u64::from(returned(rows, i)) << 32 | u64::from(rows.result[i].cast_unsigned())
}

fn decoded(rows: &Rows, i: usize, store: &Store) -> Decoded {
    let calls = rows.calls();
    let (process, at_ns) = (rows.process[i], end(rows, i).unwrap_or(rows.start_ns[i]));
    let kernel_name = |handle| store.names.at(process, handle, at_ns).map(|n| n.full.clone());
    let result = returned(rows, i).then(|| rows.result[i]);
    decode(&Input { api: rows.api[i], args: Args::of_row(&calls, i), result, kernel_name: &kernel_name })
}

fn json(decoded: &Decoded) -> Option<String> {
    let value = |a: &gputap_analysis::decode::Argument| serde_json::to_value(&a.value).ok();
    let pairs = decoded.arguments.iter().filter_map(|a| Some((a.name.to_owned(), value(a)?)));
    serde_json::to_string(&pairs.collect::<serde_json::Map<_, _>>()).ok()
}
