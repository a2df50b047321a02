//! What the control interface answers.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use gputap_control::{self as api, Refusal, SCHEMA, TraceRequest, path};
use gputap_kineto::{Config, output};
use hyper::{Method, StatusCode};
use serde::Serialize;
use tokio::task::JoinSet;

use crate::caller::Caller;
use crate::lookers::{Kind, Subject};
use crate::process::Key;
use crate::process_look::ProcessLook;
use crate::registry::{Asked, Destination, Looked};
use crate::select::Choice;
use crate::spool::{Spool, Usage, unguessable};
use crate::trouble::Cause;
use crate::watch::{Directory, Places};
use crate::{Shared, now_ms, paths};

/// Longest recording by time: more is a slip of the pen, and fills a disk.
const DURATION_MAX_MS: u64 = 3_600_000;
/// How far ahead a recording may start, and how long it may wait for a step: until then a process takes no other request.
const AHEAD_MAX_MS: u64 = 24 * 3_600_000;
const WARMUP_MAX_S: u64 = 3600;
/// Most pids, jobs or pods in one request: each is looked for among all processes.
const NAMED_MAX: usize = 1_024;

/// An answer of the control interface to a call.
#[derive(Debug)]
pub enum Response {
    /// A status, and the bytes of a JSON document.
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

/// The answer that refuses a call, with the reason in words.
pub fn refuse(status: StatusCode, error: impl Into<String>) -> Response {
    json(status, &Refusal { error: error.into() })
}

/// Answers a call.
pub async fn call(shared: &Shared, caller: &Caller, method: &Method, target: &str, body: &[u8]) -> Response {
    let parts: Vec<&str> = target.trim_start_matches('/').split('/').collect();
    match (method.as_str(), parts.as_slice()) {
        ("GET", ["v1", "status"]) => ok(&status(shared, caller)),
        ("GET", ["v1", "processes"]) => {
            refresh(shared, caller).await;
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
    let id = crate::process_look::plain(id);
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
        looks: core.looks.clone(),
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

/// Looks again at all processes that the caller may see: a GPU is opened some time after torch is imported. Whoever does not let
/// himself be looked at is shown as he was.
async fn refresh(shared: &Shared, caller: &Caller) {
    let (pids, lookers, agent) = {
        let core = shared.lock();
        (core.registry.pids(caller), core.lookers.clone(), core.look_agent.clone())
    };
    let mut looks = JoinSet::new();
    for (subject, pids) in pids {
        let (lookers, agent) = (lookers.clone(), agent.clone());
        looks.spawn(async move {
            if let Some(agent) = agent {
                return agent.look(subject.uid, pids).await;
            }
            let look =
                move || pids.into_iter().map(|pid| (pid, ProcessLook::from_pid(pid))).collect::<Vec<_>>();
            lookers.look(subject, Kind::Processes, look).await
        });
    }
    for look in looks.join_all().await.into_iter().flatten() {
        let mut core = shared.lock();
        look.into_iter().for_each(|(pid, look)| core.registry.set_look(&Key::Pid(pid), look));
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
    check_times(&request, now_ms())?;
    let select = &request.select;
    if select.pids.len().max(select.jobs.len()).max(select.pods.len()) > NAMED_MAX {
        return Err(format!("more than {NAMED_MAX} processes, jobs or pods are named in one request"));
    }
    if let Some(log_file) = &request.log_file {
        paths::check(log_file, &shared.lock().settings.trace.roots)?;
    }
    refresh(shared, caller).await;
    if request.log_file.is_none() {
        count(shared, caller, &request.select).await;
    }
    let (asked, choice, place, places) = prepare(shared, caller, request, config)?;
    let looked = look(shared, places).await;
    let mut core = shared.lock();
    let trace = core.registry.ask(&asked, choice, &place, &looked, caller, now_ms())?;
    tracing::info!(
        caller = caller.who,
        trace = trace.id,
        pids = ?trace.orders.iter().map(|o| o.own_pid).collect::<Vec<_>>(),
        log_file = asked.request.log_file.as_deref().unwrap_or("-"),
        "trace asked for"
    );
    Ok(trace)
}

/// Refuses times that no trace needs, and that would keep a process from every other request.
fn check_times(request: &TraceRequest, now_ms: u64) -> Result<(), String> {
    if request.duration_ms == 0 || request.duration_ms > DURATION_MAX_MS {
        return Err(format!("--duration-ms must be 1 to {DURATION_MAX_MS}"));
    }
    if request.start_ms > now_ms.saturating_add(AHEAD_MAX_MS) {
        return Err("the start is more than a day ahead: it is counted in milliseconds since 1970".into());
    }
    if request.step_wait_ms > AHEAD_MAX_MS {
        return Err("the wait for a step is more than a day".into());
    }
    if request.warmup_s.is_some_and(|s| s > WARMUP_MAX_S) {
        return Err(format!("the warm-up is more than {WARMUP_MAX_S} s"));
    }
    Ok(())
}

/// Counts what those who are meant have in our directories. They decide how many files that are, so each is waited for alone.
async fn count(shared: &Shared, caller: &Caller, select: &api::Select) {
    let (uids, parents, lookers) = {
        let core = shared.lock();
        let chosen = core.registry.choose(select, caller).chosen;
        let owners = chosen.iter().filter_map(|key| core.registry.process(key)).map(|p| p.uid);
        (owners.collect::<BTreeSet<u32>>(), core.settings.spools(), core.lookers.clone())
    };
    let mut counts = JoinSet::new();
    for uid in uids {
        let (lookers, parents) = (lookers.clone(), parents.clone());
        let count = move || Usage::of_user(&parents, uid);
        let subject = Subject::user(uid);
        counts.spawn(async move { (uid, lookers.look(subject, Kind::Spool, count).await) });
    }
    for (uid, counted) in counts.join_all().await {
        shared.lock().usage.replace(uid, counted);
    }
}

type Prepared = (Asked, Choice, Destination, Vec<(Key, Places)>);

/// Chooses who is asked for what, and where each of them will write.
fn prepare(
    shared: &Shared,
    caller: &Caller,
    mut request: TraceRequest,
    config: Option<Config>,
) -> Result<Prepared, String> {
    let id = unguessable().map_err(|e| format!("{e:#}"))?;
    let mut core = shared.lock();
    let mut choice = core.registry.choose(&request.select, caller);
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
    // Before a directory is made that nobody would use.
    core.registry.room_for(caller, choice.chosen.len(), now_ms())?;
    let place = match &asked.request.log_file {
        Some(path) => Destination::Named(path.clone()),
        None => Destination::Spool(directories(&mut core, &asked.id, &mut choice)?),
    };
    let of = |key: &Key| {
        let process = core.registry.process(key)?;
        let candidates = asked.candidates(process, &place)?;
        Some((key.clone(), Places::new(process.pid(), process.subject(), candidates)))
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

/// Looks where each of them will write, with its user's rights: who does not let himself be looked at keeps nobody else waiting.
async fn look(shared: &Shared, places: Vec<(Key, Places)>) -> BTreeMap<Key, Looked> {
    let lookers = shared.lock().lookers.clone();
    let mut of_users: BTreeMap<Subject, Vec<(Key, Places)>> = BTreeMap::new();
    for (key, places) in places {
        of_users.entry(places.subject()).or_default().push((key, places));
    }
    let mut looks = JoinSet::new();
    for (subject, places) in of_users {
        let lookers = lookers.clone();
        let look = move || places.into_iter().map(|(key, places)| (key, looked(&places))).collect::<Vec<_>>();
        looks.spawn(async move { lookers.look(subject, Kind::Files, look).await });
    }
    looks.join_all().await.into_iter().flatten().flatten().collect()
}

/// A directory for each user, where his processes can see it. Processes of one who has too much there already are left out; that
/// is no reason to refuse the others'.
fn directories(
    core: &mut crate::Core,
    id: &str,
    choice: &mut Choice,
) -> Result<Vec<(u32, Option<String>, String)>, String> {
    let mut made: Vec<(u32, Option<String>, String)> = Vec::new();
    let mut full: BTreeMap<u32, Option<String>> = BTreeMap::new();
    let quota = core.settings.trace.quota();
    for key in std::mem::take(&mut choice.chosen) {
        let Some(process) = core.registry.process(&key) else { continue };
        let why = full.entry(process.uid).or_insert_with(|| core.usage.refuses(process.uid, quota));
        if let Some(why) = why {
            choice.left_out.push(api::LeftOut { pid: process.own_pid, why: why.clone() });
            continue;
        }
        choice.chosen.push(key);
        if made.iter().any(|(uid, by, _)| *uid == process.uid && *by == process.directory) {
            continue;
        }
        // What is shared with a container is the directory of its socket.
        let parent =
            process.directory.as_ref().map_or_else(|| core.settings.trace.spool.clone(), PathBuf::from);
        match Spool::at(&parent).make(id, process.uid) {
            Ok(dir) => made.push((process.uid, process.directory.clone(), dir.display().to_string())),
            Err(e) => {
                let why = format!("{e:#}");
                core.trouble.set(
                    Cause::Spool,
                    Some(format!("traces without a --log-file can't be asked for: {why}")),
                );
                return Err(why);
            }
        }
    }
    match full.into_values().flatten().next() {
        Some(why) if choice.chosen.is_empty() => Err(why),
        _ => Ok(made),
    }
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
    let lookers = shared.lock().lookers.clone();
    let open = move || Spool::read(std::path::Path::new(&path), uid);
    match lookers.look(Subject::user(uid), Kind::Spool, open).await {
        Some(Ok((file, bytes))) => Response::File(file, bytes),
        Some(Err(e)) => refuse(StatusCode::CONFLICT, format!("{e:#}")),
        None => refuse(StatusCode::CONFLICT, "the file can't be opened in time"),
    }
}
