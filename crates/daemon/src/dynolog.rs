//! dynolog's protocol, for `dyno` clients: on loopback, where the owner of the client's socket is known; elsewhere only for
//! those on a list, who act as a user that the operator names. Paths follow our rules, not the client's.

mod owner;

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use gputap_control::{LeftOut, Select, TraceRequest};
use gputap_kineto::config::{self, Config};
use gputap_kineto::dyno::{self, Call, Triggered};
use gputap_kineto::output;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::Shared;
use crate::caller::{Caller, Holder};
use crate::places::{Places, Seat, Serving};
use crate::settings::Dynolog;
use crate::{listen, routes};

/// The port that `dyno` clients call dynolog at, unless another one is set.
const PORT: u16 = 1778;
/// A request must be here by then.
const READ: Duration = Duration::from_secs(2);
/// What dynolog calls itself: clients print it.
const VERSION: &str = "0.6.0";
/// What a client writes that is told no file, but for the pid.
const NO_FILE: &str = "/tmp/libkineto_activities.json";
/// How long a process may wait for the iteration that a request names before it is taken for one that does not step: this, and a
/// second for each iteration that may come before it.
const STEP_WAIT_MS: u64 = 30_000;
const ITERATION_MS: u64 = 1_000;
const LONGEST_ROUNDUP: u64 = 3_600;
const NOBODY: &str = "no process has such a pid, or such a job";

/// Opens the sockets.
pub async fn listen(settings: &Dynolog) -> Result<Vec<TcpListener>> {
    let port = settings.port.unwrap_or(PORT);
    let mut listeners = Vec::new();
    // First: an address for all of the node's covers loopback, too, and then nobody else can have that.
    if let Some(at) = settings.listen {
        let listener = listen::tcp(at).await;
        listeners.push(listener.with_context(|| format!("--compat-dynolog-listen {at}"))?);
    }
    let covered = |ip: IpAddr| {
        settings.listen.is_some_and(|at| at.port() == port && (at.ip() == ip || at.ip().is_unspecified()))
    };
    let v4 = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match listen::tcp(v4).await {
        Ok(listener) => listeners.push(listener),
        Err(_) if covered(v4.ip()) => {}
        Err(e) => return Err(e).with_context(|| taken(v4)),
    }
    let v6 = SocketAddr::from((Ipv6Addr::LOCALHOST, port));
    let covered = settings.listen.is_some_and(|at| {
        at.port() == port && [v6.ip(), IpAddr::from(Ipv6Addr::UNSPECIFIED)].contains(&at.ip())
    });
    match TcpListener::bind(v6).await {
        Ok(listener) => listeners.push(listener),
        Err(e) if covered || is_without_ipv6(&e) => {}
        // Whoever has it would answer clients in our place.
        Err(e) => return Err(e).with_context(|| taken(v6)),
    }
    Ok(listeners)
}

fn taken(at: SocketAddr) -> String {
    format!("--compat-dynolog at {at} (--compat-dynolog-port takes another port)")
}

/// Whether it is the error of a node that has no IPv6 address of its own.
fn is_without_ipv6(e: &std::io::Error) -> bool {
    let errno = rustix::io::Errno::from_io_error(e);
    matches!(errno, Some(rustix::io::Errno::AFNOSUPPORT | rustix::io::Errno::ADDRNOTAVAIL))
}

/// Serves one of them for ever.
pub async fn serve(shared: Shared, listener: TcpListener) {
    let places = Places::default();
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let caller = caller(&shared, &stream, from);
        let holder = match &caller {
            Ok(caller) => caller.holder(),
            Err(_) => Holder::Address(from.ip().to_canonical()),
        };
        let one = |stream, seat| one(shared.clone(), stream, from, caller, seat);
        if let Some(stream) = places.serve(&shared, holder, stream, one) {
            no_place(stream);
        }
        // Who has sent his request already is read before the next ones could push him out.
        tokio::task::yield_now().await;
    }
}

/// Tells a client that there is no place for it, without waiting for it: what it may have sent is not read.
fn no_place(stream: TcpStream) {
    let Ok(mut stream) = stream.into_std() else { return };
    let answer = json!(Triggered::refused("you have too many connections here: close some")).to_string();
    // What lies there unread when it is closed would take the answer with it.
    let _ = std::io::Read::read(&mut stream, &mut [0; 4096]);
    let _ = std::io::Write::write(&mut stream, &dyno::frame(&answer));
}

async fn one(
    shared: Shared,
    mut stream: TcpStream,
    from: SocketAddr,
    caller: Result<Caller, String>,
    seat: Seat,
) {
    let request = async {
        let mut prefix = [0; dyno::PREFIX];
        stream.read_exact(&mut prefix).await.ok()?;
        let length = match dyno::length(prefix) {
            Ok(length) => length,
            Err(e) => return Some(Err(e)),
        };
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.ok()?;
        Some(Call::parse(&body))
    };
    let Ok(Some(call)) = timeout(READ, request).await else {
        // Nobody waits for an answer who has not asked.
        shared.lock().registry.counters.malformed += 1;
        return;
    };
    let _serving = Serving::begin(&seat);
    let answer = match (caller, call) {
        (_, Err(e)) => {
            shared.lock().registry.counters.malformed += 1;
            json!(Triggered::refused(&format!("the request can't be understood: {e}")))
        }
        (Err(why), Ok(_)) => {
            let mut core = shared.lock();
            core.registry.counters.refused += 1;
            if core.logs(Holder::Address(from.ip().to_canonical())) {
                tracing::warn!(%from, %why, "a dyno client that is not allowed");
            }
            json!(Triggered::refused(&why))
        }
        (Ok(caller), Ok(_)) if !shared.lock().admits(&caller) => {
            json!(Triggered::refused(&format!("more than {} calls a second: try again", crate::CALLS)))
        }
        (Ok(caller), Ok(call)) => answer(&shared, &caller, call).await,
    };
    let _ = timeout(READ, stream.write_all(&dyno::frame(&answer.to_string()))).await;
}

/// Who a client is.
fn caller(shared: &Shared, stream: &TcpStream, from: SocketAddr) -> Result<Caller, String> {
    let settings = shared.lock().settings.clone();
    let unknown = || "the kernel does not say whose connection this is".to_owned();
    if from.ip().to_canonical().is_loopback() {
        let local = stream.local_addr().map_err(|_| unknown())?;
        let uid = owner::owner(from, local).ok_or_else(unknown)?;
        return Ok(Caller::local(uid, &settings.control.operators));
    }
    let allowed = settings.compat_dynolog.allow.contains(&from.ip().to_canonical());
    let uid = settings.compat_dynolog.uid.filter(|_| allowed);
    let uid = uid.ok_or_else(|| format!("{} is not in --compat-dynolog-allow of this daemon", from.ip()))?;
    Ok(Caller { uid: Some(uid), who: format!("{from} as uid {uid}") })
}

async fn answer(shared: &Shared, caller: &Caller, call: Call) -> serde_json::Value {
    match call {
        Call::GetStatus => json!({"status": 1}),
        Call::GetVersion => json!({"version": VERSION}),
        Call::Incomplete => json!(Triggered::refused("config or pids are missing, or are something else")),
        // No counters are sampled here, so none can be paused.
        Call::Pause(_) | Call::Resume => json!({"status": false}),
        Call::Trace(trace) => {
            let triggered = triggered(shared, caller, &trace).await;
            if let Some(why) = &triggered.status {
                tracing::info!(
                    caller = caller.who,
                    why = crate::process_look::plain(why),
                    "a dyno client's request"
                );
            }
            json!(triggered)
        }
    }
}

/// Asks for a trace; a refusal has the fields of an answer, too.
async fn triggered(shared: &Shared, caller: &Caller, trace: &dyno::Trace) -> Triggered {
    let (request, config) = match request(trace) {
        Ok(Some(request)) => request,
        Ok(None) => return Triggered { status: Some(NOBODY.into()), ..Triggered::default() },
        Err(why) => return Triggered::refused(&why),
    };
    let shared_file = request.log_file.as_ref().is_some_and(|path| !output::takes_a_pid(path));
    match routes::ask_with(shared, caller, request, Some(config)).await {
        Ok(trace) => {
            let pids: Vec<i64> = trace.orders.iter().map(|o| i64::from(o.own_pid)).collect();
            let several = "all of them write one file, because its name has no '.json' before which torch would put the pid";
            let said = (shared_file && pids.len() > 1).then(|| several.to_owned());
            let said: Vec<String> = left_out(&trace.left_out).into_iter().chain(said).collect();
            Triggered {
                processes_matched: pids.clone(),
                activity_profilers_triggered: pids,
                status: trace.nothing.or_else(|| (!said.is_empty()).then(|| said.join("; "))),
                ..Triggered::default()
            }
        }
        Err(why) => Triggered::refused(&why),
    }
}

/// Who matches and is not traced, by reason.
fn left_out(all: &[LeftOut]) -> Option<String> {
    let mut reasons: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for left in all {
        reasons.entry(&left.why).or_default().push(left.pid.to_string());
    }
    let reasons = reasons.iter().map(|(why, pids)| format!("{} ({why})", pids.join(", ")));
    let reasons: Vec<String> = reasons.collect();
    (!reasons.is_empty()).then(|| format!("not traced: {}", reasons.join(", ")))
}

/// The request behind a config text, and the text to pass on; `None` when no process can be meant.
fn request(trace: &dyno::Trace) -> Result<Option<(TraceRequest, Config)>, String> {
    let mut config = Config::parse(&trace.config).map_err(|e| e.to_string())?;
    if config.get(config::LOG_FILE).is_none() {
        config.set_first(config::LOG_FILE, NO_FILE).map_err(|e| e.to_string())?;
    }
    let number = |key| config.number(key).map_err(|e| e.to_string());
    // A number that no process or job has is none that is here.
    let pids: Vec<i32> = trace.pids.iter().filter_map(|p| i32::try_from(p.as_i64()?).ok()).collect();
    let job = trace.job_id.as_i64();
    let (Some(job), false) = (job, pids.is_empty() && !trace.pids.is_empty()) else { return Ok(None) };
    let duration_ms =
        match config.pairs().filter(|(k, _)| [config::DURATION_MS, config::DURATION_S].contains(k)).last() {
            Some((config::DURATION_S, _)) => number(config::DURATION_S)?.map(|s| s.saturating_mul(1000)),
            _ => number(config::DURATION_MS)?,
        };
    let iteration_roundup = number(config::START_ITERATION_ROUNDUP)?.unwrap_or(1);
    let request = TraceRequest {
        select: Select {
            jobs: if job == 0 { Vec::new() } else { vec![job] },
            pids: if pids == [0] { Vec::new() } else { pids },
            limit: Some(trace.process_limit.min(4096) as usize),
            ..Select::default()
        },
        log_file: config.get(config::LOG_FILE).map(str::to_owned),
        start_ms: number(config::START_TIME)?.unwrap_or(0),
        duration_ms: duration_ms.unwrap_or(500),
        iterations: number(config::ITERATIONS)?.unwrap_or(0),
        iteration_roundup,
        step_wait_ms: STEP_WAIT_MS + iteration_roundup.min(LONGEST_ROUNDUP) * ITERATION_MS,
        warmup_s: number(config::WARMUP_S)?,
        record: gputap_control::Record::default(),
    };
    Ok(Some((request, config)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_config_of_dyno() {
        let trace = dyno::Trace {
            config: "ACTIVITIES_LOG_FILE=/tmp/a.json\nPROFILE_START_ITERATION=0\nPROFILE_START_ITERATION_ROUNDUP=10\n\
                     ACTIVITIES_ITERATIONS=3\nPROFILE_REPORT_INPUT_SHAPES=true\nPROFILE_WITH_STACK=false"
                .into(),
            pids: vec![0.into()],
            job_id: 0.into(),
            process_limit: 3,
        };
        let (r, config) = request(&trace).unwrap().unwrap();
        assert_eq!((r.iterations, r.iteration_roundup, r.select.limit), (3, 10, Some(3)));
        assert_eq!(r.step_wait_ms, 40_000, "an iteration may take a second");
        assert!(r.select.pids.is_empty() && config.text() == format!("{}\n", trace.config));
        let other = |config: &str| dyno::Trace { config: config.into(), ..trace.clone() };
        let (r, config) =
            request(&other("VERBOSE_LOG_LEVEL=9\nACTIVITIES_DURATION_SECS=2")).unwrap().unwrap();
        assert_eq!((r.duration_ms, r.log_file.as_deref()), (2_000, Some(NO_FILE)));
        assert!(config.text().contains("VERBOSE_LOG_LEVEL=9"));
        assert!(request(&other("ACTIVITIES_ITERATIONS=-1")).is_err() && request(&other("A\r=1")).is_err());
    }

    #[test]
    fn numbers_that_nobody_has() {
        let parse = |json: &str| match Call::parse(json.as_bytes()) {
            Ok(Call::Trace(trace)) => request(&trace).unwrap(),
            other => panic!("{other:?}"),
        };
        let call =
            |rest: &str| parse(&format!("{{\"fn\":\"setKinetOnDemandRequest\",\"config\":\"\",{rest}}}"));
        assert!(
            call("\"pids\":[99999999999]").is_none()
                && call("\"pids\":[1],\"job_id\":18446744073709551615").is_none()
        );
        assert_eq!(call("\"pids\":[99999999999, 7]").unwrap().0.select.pids, [7]);
        assert!(call("\"pids\":[]").unwrap().0.select.pids.is_empty());
    }
}
