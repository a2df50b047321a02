//! dynolog's protocol, for `dyno` clients: on loopback, where the owner of the client's socket is known; elsewhere only for
//! those on a list, who act as a user that the operator names. Paths follow our rules, not the client's.

mod owner;

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use gputap_control::{Select, TraceRequest};
use gputap_kineto::config::{self, Config};
use gputap_kineto::dyno::{self, Call, Triggered};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::Shared;
use crate::caller::{Caller, Holder};
use crate::places::{Places, Seat, Serving};
use crate::settings::Dynolog;

/// dynolog's port.
const PORT: u16 = 1778;
/// A request must be here by then.
const READ: Duration = Duration::from_secs(2);
/// What dynolog calls itself: clients print it.
const VERSION: &str = "0.6.0";

/// Opens the sockets.
pub async fn listen(settings: &Dynolog) -> Result<Vec<TcpListener>> {
    let port = settings.port.unwrap_or(PORT);
    let taken = |at| {
        move || format!("listening at {at}: another daemon may have it; --compat-dynolog-port takes another")
    };
    let v4 = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut listeners = vec![TcpListener::bind(v4).await.with_context(taken(v4))?];
    // A node without IPv6 has no such address.
    if let Ok(listener) = TcpListener::bind((Ipv6Addr::LOCALHOST, port)).await {
        listeners.push(listener);
    }
    if let Some(at) = settings.listen {
        listeners.push(TcpListener::bind(at).await.with_context(taken(at))?);
    }
    Ok(listeners)
}

/// Serves one of them for ever.
pub async fn serve(shared: Shared, listener: TcpListener) {
    let places = Places::default();
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        match caller(&shared, &stream, from) {
            Some(caller) => {
                let holder = caller.holder();
                places.serve(&shared, holder, |seat| one(shared.clone(), stream, caller, seat));
            }
            None => {
                let mut core = shared.lock();
                core.registry.counters.refused += 1;
                if core.logs(Holder::Address(from.ip().to_canonical())) {
                    tracing::warn!(%from, "a dyno client that is not allowed");
                }
            }
        }
        // Who has sent his request already is read before the next ones could push him out.
        tokio::task::yield_now().await;
    }
}

async fn one(shared: Shared, mut stream: TcpStream, caller: Caller, seat: Seat) {
    let request = async {
        let mut prefix = [0; dyno::PREFIX];
        stream.read_exact(&mut prefix).await.ok()?;
        let mut body = vec![0; dyno::length(prefix).ok()?];
        stream.read_exact(&mut body).await.ok()?;
        Call::parse(&body).ok()
    };
    let Ok(Some(call)) = timeout(READ, request).await else {
        // Such a client is not answered; dynolog's do not expect it.
        shared.lock().registry.counters.malformed += 1;
        return;
    };
    if !shared.lock().admits(&caller) {
        return;
    }
    let _serving = Serving::begin(&seat);
    let answer = answer(&shared, &caller, call).await.to_string();
    let _ = timeout(READ, stream.write_all(&dyno::frame(&answer))).await;
}

/// Who a client is.
fn caller(shared: &Shared, stream: &TcpStream, from: SocketAddr) -> Option<Caller> {
    let settings = shared.lock().settings.clone();
    if from.ip().to_canonical().is_loopback() {
        let uid = owner::owner(from, stream.local_addr().ok()?)?;
        return Some(Caller::local(uid, &settings.control.operators));
    }
    let allowed = settings.compat_dynolog.allow.contains(&from.ip().to_canonical());
    let uid = settings.compat_dynolog.uid.filter(|_| allowed)?;
    Some(Caller { uid: Some(uid), who: format!("{from} as uid {uid}") })
}

async fn answer(shared: &Shared, caller: &Caller, call: Call) -> serde_json::Value {
    match call {
        Call::GetStatus => json!({"status": 1}),
        Call::GetVersion => json!({"version": VERSION}),
        Call::Incomplete => json!({"status": "failed"}),
        // No counters are sampled here, so none can be paused.
        Call::Pause(_) | Call::Resume => json!({"status": false}),
        Call::Trace(trace) => match request(&trace) {
            Ok(request) => match crate::routes::ask(shared, caller, request).await {
                Ok(trace) => {
                    let pids: Vec<i64> = trace.orders.iter().map(|o| i64::from(o.own_pid)).collect();
                    let triggered = Triggered {
                        processes_matched: pids.clone(),
                        activity_profilers_triggered: pids,
                        ..Triggered::default()
                    };
                    json!(triggered)
                }
                Err(why) => refused(caller, &why),
            },
            Err(why) => refused(caller, &why),
        },
    }
}

/// As dynolog answers to what it can't do.
fn refused(caller: &Caller, why: &str) -> serde_json::Value {
    tracing::info!(caller = caller.who, why = crate::facts::plain(why), "a dyno client's request is refused");
    json!({"status": format!("failed with exception = {why}")})
}

/// The request behind a config text.
fn request(trace: &dyno::Trace) -> Result<TraceRequest, String> {
    let config = Config::parse(&trace.config).map_err(|e| e.to_string())?;
    let number = |key| config.number(key).map_err(|e| e.to_string());
    let on = |key| {
        config.get(key).is_some_and(|v| matches!(v.to_lowercase().as_str(), "1" | "y" | "yes" | "t" | "true"))
    };
    let pids: Option<Vec<i32>> = trace.pids.iter().map(|p| i32::try_from(*p).ok()).collect();
    let pids = pids.ok_or("a pid is out of range")?;
    Ok(TraceRequest {
        select: Select {
            jobs: if trace.job_id == 0 { Vec::new() } else { vec![trace.job_id] },
            pids: if pids == [0] { Vec::new() } else { pids },
            limit: Some(trace.process_limit.min(4096) as usize),
            ..Select::default()
        },
        log_file: Some(config.get(config::LOG_FILE).ok_or("the config names no file")?.to_owned()),
        start_ms: number(config::START_TIME)?.unwrap_or(0),
        duration_ms: number(config::DURATION_MS)?.unwrap_or(500),
        iterations: number(config::ITERATIONS)?.unwrap_or(0),
        iteration_roundup: number(config::START_ITERATION_ROUNDUP)?.unwrap_or(1),
        step_wait_ms: 30_000,
        warmup_s: number(config::WARMUP_S)?,
        record: gputap_control::Record {
            shapes: on("PROFILE_REPORT_INPUT_SHAPES"),
            memory: on("PROFILE_PROFILE_MEMORY"),
            stacks: on("PROFILE_WITH_STACK"),
            flops: on("PROFILE_WITH_FLOPS"),
            modules: on("PROFILE_WITH_MODULES"),
            memory_snapshot: on("PROFILE_MEMORY"),
        },
    })
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
            pids: vec![0],
            job_id: 0,
            process_limit: 3,
        };
        let r = request(&trace).unwrap();
        assert_eq!((r.iterations, r.iteration_roundup, r.select.limit), (3, 10, Some(3)));
        assert!(r.record.shapes && !r.record.stacks && r.select.pids.is_empty());
        let bad = dyno::Trace { config: "VERBOSE_LOG_LEVEL=9".into(), ..trace };
        assert!(request(&bad).is_err());
    }
}
