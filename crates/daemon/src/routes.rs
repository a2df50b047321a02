//! What the control interface answers.

use std::collections::BTreeMap;

use gputap_control::{self as api, Refusal, SCHEMA, TraceRequest, path};
use gputap_kineto::{Config, output};
use hyper::{Method, StatusCode};
use serde::Serialize;

use crate::caller::Caller;
use crate::facts::Facts;
use crate::process::Key;
use crate::registry::{Asked, Looked, Place};
use crate::select::Choice;
use crate::spool::{Spool, Usage, unguessable};
use crate::watch::{Directory, Places};
use crate::{Shared, now_ms, paths};

/// Longest recording by time: more is a slip of the pen, and fills a disk.
const DURATION_MAX_MS: u64 = 3_600_000;

/// An answer.
#[derive(Debug)]
pub enum Response {
    /// JSON.
    Json(StatusCode, Vec<u8>),
    /// A file and its size.
    File(std::fs::File, u64),
}

fn ok<T: Serialize>(value: &T) -> Response {
    json(StatusCode::OK, value)
}

fn json<T: Serialize>(status: StatusCode, value: &T) -> Response {
    Response::Json(status, serde_json::to_vec(value).unwrap_or_default())
}

/// A refusal.
pub fn refuse(status: StatusCode, error: impl Into<String>) -> Response {
    json(status, &Refusal { error: error.into() })
}

/// Answers a call.
pub async fn call(shared: &Shared, caller: &Caller, method: &Method, target: &str, body: &[u8]) -> Response {
    let parts: Vec<&str> = target.trim_start_matches('/').split('/').collect();
    match (method.as_str(), parts.as_slice()) {
        ("GET", ["v1", "status"]) => ok(&status(shared, caller)),
        ("GET", ["v1", "processes"]) => {
            refresh(shared).await;
            ok(&processes(shared, caller))
        }
        ("GET", ["v1", "openapi.json"]) => Response::Json(StatusCode::OK, api::OPENAPI.as_bytes().to_vec()),
        ("POST", ["v1", "traces"]) => trace(shared, caller, body).await,
        ("GET", ["v1", "traces", id]) => {
            let core = shared.lock();
            let found = core.registry.trace(id, caller, &core.host, now_ms());
            found.map_or_else(|| unknown(id), |t| ok(&t))
        }
        ("DELETE", ["v1", "traces", id]) => {
            let mut core = shared.lock();
            if !core.registry.cancel(id, caller) {
                return unknown(id);
            }
            let host = core.host.clone();
            core.registry.trace(id, caller, &host, now_ms()).map_or_else(|| unknown(id), |t| ok(&t))
        }
        ("GET", ["v1", "traces", id, "files", pid]) => file(shared, caller, id, pid).await,
        (_, ["v1", "status" | "processes" | "openapi.json" | "traces", ..]) => {
            refuse(StatusCode::METHOD_NOT_ALLOWED, format!("{} has another method", path::OPENAPI))
        }
        (_, ["v1", ..]) => {
            refuse(StatusCode::NOT_FOUND, format!("no such path; {} lists them", path::OPENAPI))
        }
        _ => refuse(
            StatusCode::NOT_FOUND,
            format!("this daemon knows version {} of the interface: {}", path::VERSION, path::OPENAPI),
        ),
    }
}

fn unknown(id: &str) -> Response {
    let id = crate::facts::plain(id);
    refuse(StatusCode::NOT_FOUND, format!("no trace {id} of yours: it may be too old, or another daemon's"))
}

fn status(shared: &Shared, caller: &Caller) -> api::Status {
    let core = shared.lock();
    api::Status {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION").into(),
        host: core.host.clone(),
        pid: std::process::id() as i32,
        now_ms: now_ms(),
        started_ms: core.started_ms,
        processes: core.registry.processes(caller).count(),
        endpoints: core.endpoints.clone(),
        roots: core.settings.trace.roots.clone(),
        caller: caller.name(),
        counters: core.registry.counters,
        sandbox: core.sandbox.clone(),
        trouble: core.trouble.list(),
    }
}

fn processes(shared: &Shared, caller: &Caller) -> api::Processes {
    let core = shared.lock();
    let now = now_ms();
    let processes: Vec<api::Process> =
        core.registry.processes(caller).map(|p| p.show(&core.pods, now)).collect();
    let hidden = core.registry.len() - processes.len();
    api::Processes { schema: SCHEMA, host: core.host.clone(), processes, hidden }
}

/// Looks at all processes again: a GPU is opened some time after torch is imported.
async fn refresh(shared: &Shared) {
    let (pids, lookers) = {
        let core = shared.lock();
        (core.registry.pids(), core.lookers.clone())
    };
    let look = move || pids.into_iter().map(|pid| (pid, Facts::of(pid))).collect::<Vec<_>>();
    if let Some(facts) = lookers.look(look).await {
        let mut core = shared.lock();
        facts.into_iter().for_each(|(pid, facts)| core.registry.set_facts(&Key::Pid(pid), facts));
    }
}

async fn trace(shared: &Shared, caller: &Caller, body: &[u8]) -> Response {
    let request: TraceRequest = match serde_json::from_slice(body) {
        Ok(request) => request,
        Err(e) => return refuse(StatusCode::BAD_REQUEST, format!("the request can't be understood: {e}")),
    };
    match ask(shared, caller, request).await {
        Ok(trace) => json(StatusCode::CREATED, &trace),
        Err(why) => refuse(StatusCode::UNPROCESSABLE_ENTITY, why),
    }
}

/// Asks for a trace.
async fn ask(shared: &Shared, caller: &Caller, request: TraceRequest) -> Result<api::Trace, String> {
    ask_with(shared, caller, request, None).await
}

/// Asks for a trace, with a config that somebody else has written if there is one.
pub async fn ask_with(
    shared: &Shared,
    caller: &Caller,
    request: TraceRequest,
    config: Option<Config>,
) -> Result<api::Trace, String> {
    if request.duration_ms == 0 || request.duration_ms > DURATION_MAX_MS {
        return Err(format!("--duration-ms must be 1 to {DURATION_MAX_MS}"));
    }
    if let Some(log_file) = &request.log_file {
        paths::check(log_file, &shared.lock().settings.trace.roots)?;
    }
    refresh(shared).await;
    let usage = match request.log_file {
        Some(_) => Usage::default(),
        None => usage(shared).await,
    };
    let (asked, choice, place, places) = prepare(shared, caller, request, config, &usage)?;
    let lookers = shared.lock().lookers.clone();
    let look = move || places.into_iter().map(|(key, places)| (key, looked(&places))).collect();
    let looked: BTreeMap<Key, Looked> = lookers.look(look).await.unwrap_or_default();
    let mut core = shared.lock();
    let trace = core.registry.ask(&asked, choice, &place, &looked, caller, now_ms());
    tracing::info!(
        caller = caller.who,
        trace = trace.id,
        pids = ?trace.orders.iter().map(|o| o.own_pid).collect::<Vec<_>>(),
        log_file = asked.request.log_file.as_deref().unwrap_or("-"),
        "trace asked for"
    );
    Ok(trace)
}

type Prepared = (Asked, Choice, Place, Vec<(Key, Places)>);

/// Chooses who is asked for what, and where each of them will write.
fn prepare(
    shared: &Shared,
    caller: &Caller,
    mut request: TraceRequest,
    config: Option<Config>,
    usage: &Usage,
) -> Result<Prepared, String> {
    let id = unguessable().map_err(|e| format!("{e:#}"))?;
    let core = shared.lock();
    let choice = core.registry.choose(&request.select, caller);
    let (several, host) = (choice.chosen.len() > 1, core.host.clone());
    let asked = match config {
        Some(config) => Asked::passed_on(id, request, config, host),
        None => {
            if several && request.log_file.as_ref().is_some_and(|path| !output::takes_a_pid(path)) {
                return Err(format!(
                    "--log-file must have '.json' in it for {} processes: that is where torch puts the pid, and without it all \
                     of them write one file",
                    choice.chosen.len()
                ));
            }
            if several && request.start_ms == 0 && request.iterations == 0 {
                request.start_ms = now_ms() + api::lead_ms(request.warmup_s);
            }
            Asked::new(id, request, host)
        }
    };
    let asked = asked.map_err(|e| e.to_string())?;
    paths::check_config(&asked.config, &core.settings.trace.roots)?;
    let place = match &asked.request.log_file {
        Some(path) => Place::Named(path.clone()),
        None => Place::Spool(directories(&core, usage, &asked.id, &choice.chosen)?),
    };
    let of = |key: &Key| {
        let process = core.registry.process(key)?;
        let candidates = asked.candidates(process, &place)?;
        Some((key.clone(), Places::new(process.pid(), process.uid, candidates)))
    };
    let places = choice.chosen.iter().filter_map(of).collect();
    Ok((asked, choice, place, places))
}

/// What lies where a process will write, and whether it can.
fn looked(places: &Places) -> Looked {
    let why_not = match places.directory() {
        Directory::Possible => None,
        Directory::Missing => Some(
            "the directory of --log-file does not exist on its node, and torch makes none: make it there, or let the daemon make \
             one (no --log-file; --fetch brings the files)",
        ),
        Directory::Obstructed => Some("what --log-file names as a directory is none"),
    };
    Looked { before: places.before(now_ms()), why_not: why_not.map(str::to_owned) }
}

/// What lies in our directories. Their users decide how many files that are, so nobody waits for it.
async fn usage(shared: &Shared) -> Usage {
    let parents = shared.lock().settings.spools();
    let count = move || parents.iter().map(|p| Spool::at(p).usage()).fold(Usage::default(), Usage::and);
    tokio::task::spawn_blocking(count).await.unwrap_or_default()
}

/// A directory for each user, where his processes can see it.
fn directories(
    core: &crate::Core,
    usage: &Usage,
    id: &str,
    chosen: &[Key],
) -> Result<Vec<(u32, Option<String>, String)>, String> {
    let mut made: Vec<(u32, Option<String>, String)> = Vec::new();
    for process in chosen.iter().filter_map(|k| core.registry.process(k)) {
        if made.iter().any(|(uid, by, _)| *uid == process.uid && *by == process.directory) {
            continue;
        }
        if let Some(why) = usage.refuses(process.uid, core.settings.trace.quota()) {
            return Err(why);
        }
        // What is shared with a container is the directory of its socket.
        let spool = match &process.directory {
            Some(dir) => Spool::at(std::path::Path::new(dir)),
            None => Spool::at(&core.settings.trace.spool),
        };
        let dir = spool.make(id, process.uid).map_err(|e| format!("{e:#}"))?;
        made.push((process.uid, process.directory.clone(), dir.display().to_string()));
    }
    Ok(made)
}

async fn file(shared: &Shared, caller: &Caller, id: &str, pid: &str) -> Response {
    let found = pid.parse().ok().and_then(|pid| shared.lock().registry.spooled(id, pid, caller));
    let Some((path, uid)) = found else {
        return refuse(
            StatusCode::NOT_FOUND,
            "there is no such file in a directory of the daemon's: it is not written yet, or it was written where \
             --log-file said",
        );
    };
    let opened = tokio::task::spawn_blocking(move || Spool::read(std::path::Path::new(&path), uid)).await;
    match opened {
        Ok(Ok((file, bytes))) => Response::File(file, bytes),
        Ok(Err(e)) => refuse(StatusCode::CONFLICT, format!("{e:#}")),
        Err(e) => refuse(StatusCode::INTERNAL_SERVER_ERROR, e.to_string()),
    }
}
