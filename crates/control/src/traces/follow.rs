//! Asking all nodes at once, and following what becomes of it.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use gputap_kineto::written::{Request, Says};
use tokio::task::JoinSet;

use super::judge::{self, Judged};
use super::{Ask, Begin, now_ms};
use crate::api::{Order, State, Status, Trace, lead_ms};
use crate::nodes::{Node, advise};
use crate::path;

/// How often daemons are asked.
const LOOK: Duration = Duration::from_millis(500);
/// How long after its process is idle a file that the daemon can't see is looked for.
const UNSEEN: Duration = Duration::from_secs(15);
/// After the expected end.
const PATIENCE: Duration = Duration::from_secs(120);
/// Clocks of nodes that differ by more are worth a word.
const SKEW_MS: i64 = 100;

/// A node and what it said.
pub struct Asked {
    /// The node that was asked for a trace.
    pub node: Node,
    /// The latest answer of the node, or why it could not be asked.
    pub trace: Result<Trace>,
    /// What is worth a word about the node's clock.
    pub warning: Option<String>,
    /// When a call last failed, and why.
    lost: Option<String>,
    /// When orders were first seen to be ended.
    ended: HashMap<i32, Instant>,
    /// When it was asked, by its own clock.
    asked_ms: u64,
}

impl Asked {
    /// Orders of the node.
    pub fn orders(&self) -> &[Order] {
        self.trace.as_ref().map_or(&[], |t| &t.orders)
    }
}

/// Runs a call at every node at once, in the order of the nodes.
async fn all<T: Send + 'static, F>(nodes: impl Iterator<Item = Node>, call: impl Fn(Node) -> F) -> Vec<T>
where
    F: Future<Output = T> + Send + 'static,
{
    let mut set = JoinSet::new();
    for (n, node) in nodes.enumerate() {
        let call = call(node);
        set.spawn(async move { (n, call.await) });
    }
    let mut results: Vec<(usize, T)> = set.join_all().await;
    results.sort_by_key(|(n, _)| *n);
    results.into_iter().map(|(_, r)| r).collect()
}

/// Asks every node.
pub async fn ask(nodes: Vec<Node>, ask: &Ask) -> Vec<Asked> {
    // Clocks first: the start is told to each node in its own.
    let clocks = all(nodes.iter().cloned(), |node| async move {
        let before = now_ms();
        let status: Result<Status, _> = node.client.get(path::STATUS).await;
        let middle = before + (now_ms() - before) / 2;
        let clock = |s: Status| Daemon {
            skew_ms: s.now_ms as i64 - middle as i64,
            daemon: (s.host.clone(), s.pid, s.started_ms),
            host: s.host,
        };
        status.map(clock).map_err(|e| advise(e).to_string())
    })
    .await;
    let (nodes, clocks) = once(nodes, clocks);
    let start_ms = match ask.begin {
        None => 0,
        Some(Begin::At(at)) => at,
        Some(Begin::In(delay)) => now_ms() + delay.as_millis() as u64,
    };
    let many = nodes.len() > 1;
    let clocks = std::sync::Arc::new(clocks);
    let indexed = std::sync::Mutex::new(0..nodes.len());
    let traces = all(nodes.iter().cloned(), |node| {
        let n = indexed.lock().ok().and_then(|mut i| i.next()).unwrap_or_default();
        let (clocks, mut request) = (clocks.clone(), ask.request.clone());
        async move {
            let (skew, host) = match &clocks[n] {
                Ok(daemon) => (daemon.skew_ms, daemon.host.clone()),
                Err(e) => bail!("{e}"),
            };
            if start_ms != 0 {
                request.start_ms = start_ms.saturating_add_signed(skew);
            }
            if many {
                request.log_file = request.log_file.map(|path| with_host(&path, &host));
            }
            node.client.post(path::TRACES, &request).await.map_err(advise)
        }
    })
    .await;
    let warnings = clocks.iter().map(|clock| clock.as_ref().ok().filter(|_| many).and_then(Daemon::warning));
    let asked = |((node, trace), warning): ((Node, Result<Trace>), Option<String>)| {
        let asked_ms = trace.as_ref().map_or(0, |t| t.now_ms);
        Asked { node, trace, warning, lost: None, ended: HashMap::new(), asked_ms }
    };
    nodes.into_iter().zip(traces).zip(warnings).map(asked).collect()
}

/// Two names may lead to one daemon, which would be asked twice.
fn once(nodes: Vec<Node>, clocks: Vec<Clock>) -> (Vec<Node>, Vec<Clock>) {
    let mut seen = std::collections::HashSet::new();
    let mut is_first = |clock: &Clock| match clock {
        Ok(daemon) => seen.insert(daemon.daemon.clone()),
        Err(_) => true,
    };
    nodes.into_iter().zip(clocks).filter(|(_, clock)| is_first(clock)).unzip()
}

/// A daemon: how far its clock is off ours, its host, and what it is known by.
struct Daemon {
    skew_ms: i64,
    host: String,
    daemon: (String, i32, u64),
}

impl Daemon {
    /// What is worth a word where several nodes are asked.
    fn warning(&self) -> Option<String> {
        let Daemon { skew_ms, host, .. } = self;
        (skew_ms.abs() > SKEW_MS).then(|| {
            format!(
                "the clock of {host} is {skew_ms} ms off ours: its start was moved accordingly, its trace's times were not; run a \
                 time service on all nodes"
            )
        })
    }
}

type Clock = Result<Daemon, String>;

/// Files of several nodes in one directory must not meet.
fn with_host(log_file: &str, host: &str) -> String {
    match log_file.find(".pt.trace.json").or(log_file.find(".json")) {
        Some(at) => format!("{}_{host}{}", &log_file[..at], &log_file[at..]),
        None => format!("{log_file}_{host}"),
    }
}

/// Waits until nothing more will come; `news` is told how far they are, whenever daemons have been asked.
pub async fn wait(
    traces: &mut [Asked],
    ask: &Ask,
    timeout: Option<Duration>,
    mut news: impl FnMut(&[Asked]),
) -> Result<()> {
    if traces.iter().all(|t| t.orders().is_empty()) {
        return Ok(());
    }
    let expected = match ask.begin {
        Some(Begin::At(at)) => Duration::from_millis(at.saturating_sub(now_ms())),
        Some(Begin::In(delay)) => delay,
        None => {
            Duration::from_millis(lead_ms(ask.request.warmup_s) + ask.request.step_wait_ms.min(3_600_000))
        }
    };
    let limit = timeout.unwrap_or(expected + Duration::from_millis(ask.request.duration_ms) + PATIENCE);
    let begun = Instant::now();
    let interrupted = tokio::signal::ctrl_c();
    tokio::pin!(interrupted);
    loop {
        news(traces);
        if traces.iter().all(is_done) || begun.elapsed() > limit {
            return Ok(());
        }
        tokio::select! {
            _ = tokio::time::sleep(LOOK) => {}
            _ = &mut interrupted => {
                take_back(traces).await;
                bail!("interrupted: requests that no process had fetched were taken back, others go on");
            }
        }
        refresh(traces, ask.request.log_file.is_some()).await;
    }
}

async fn take_back(traces: &[Asked]) {
    for asked in traces {
        if let Ok(trace) = &asked.trace {
            let _: Result<Trace, _> = asked.node.client.delete(&path::trace(&trace.id)).await;
        }
    }
}

async fn refresh(traces: &mut [Asked], named: bool) {
    let ids: Vec<Option<String>> = traces
        .iter()
        .map(|t| if is_done(t) { None } else { t.trace.as_ref().ok().map(|t| t.id.clone()) })
        .collect();
    let indexed = std::sync::Mutex::new(ids.into_iter());
    let news = all(traces.iter().map(|t| t.node.clone()), |node| {
        let id = indexed.lock().ok().and_then(|mut i| i.next()).flatten();
        async move {
            match id {
                Some(id) => Some(node.client.get::<Trace>(&path::trace(&id)).await),
                None => None,
            }
        }
    })
    .await;
    for (asked, news) in traces.iter_mut().zip(news) {
        match news {
            Some(Ok(trace)) => {
                asked.lost = None;
                asked.trace = Ok(trace);
            }
            Some(Err(e)) => asked.lost = Some(e.to_string()),
            None => {}
        }
        look(asked, named);
    }
}

/// Looks at the files ourselves. The daemon may be another user who can't see them, and it never opens them: whether a file
/// answers this request, and not an earlier one, it says itself.
fn look(asked: &mut Asked, named: bool) {
    let (asked_ms, is_local, lost) = (asked.asked_ms, asked.node.is_local, asked.lost.clone());
    let Ok(trace) = &mut asked.trace else { return };
    if trace.fetchable || !named {
        // Its own directories the daemon sees, and they were made for this request. A path that we did not ask for is not opened.
        return;
    }
    let waits = |o: &&mut Order| !matches!(o.state, State::Queued | State::Failed);
    for order in trace.orders.iter_mut().filter(waits) {
        let request = Request { trace_id: &trace.id, file: &order.file, asked_ms };
        let judged = judge::judge(request).filter(|j| is_local || j.says == Says::Ours);
        let doubt = doubt(order, judged.as_ref());
        match judged {
            Some(Judged { says: Says::Ours, bytes, .. }) => {
                (order.state, order.estimated, order.bytes) = (State::Written, false, Some(bytes));
                continue;
            }
            _ if order.state != State::Written => {}
            _ if doubt.is_none() => continue,
            Some(Judged { says: Says::Unfinished, .. }) => order.state = State::Writing,
            _ => order.state = State::Ended,
        }
        if order.state == State::Ended {
            let since = *asked.ended.entry(order.own_pid).or_insert_with(Instant::now);
            if since.elapsed() > UNSEEN {
                order.state = State::Failed;
                order.notes.push(doubt.map_or_else(
                    || "its file can be seen neither by the daemon nor from here: look on its node, or use --fetch".into(),
                    |why| format!("it wrote no file that answers this request; the one there is not it: {why}"),
                ));
            }
        }
        if let Some(why) = &lost {
            order.notes.retain(|n| !n.starts_with("no news:"));
            order.notes.push(format!("no news: {why}"));
        }
    }
}

/// Why the file that we have read is not the one. One on another file system than the daemon's is another one: the process has
/// a root of its own.
fn doubt(order: &Order, judged: Option<&Judged>) -> Option<String> {
    let judged = judged?;
    let elsewhere = |identity: &str| identity.split(':').next() != Some(judged.device.to_string().as_str());
    if order.identity.as_deref().is_some_and(elsewhere) {
        return None;
    }
    match &judged.says {
        Says::Ours | Says::Silent => None,
        Says::Another(why) => Some(why.clone()),
        Says::Unfinished => Some("its end is missing".into()),
    }
}

fn is_done(asked: &Asked) -> bool {
    asked.orders().iter().all(|o| o.state.is_final())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_host_goes_before_the_ending() {
        assert_eq!(super::with_host("/n/a.json", "h1"), "/n/a_h1.json");
        assert_eq!(super::with_host("/n/a.pt.trace.json", "h1"), "/n/a_h1.pt.trace.json");
        assert_eq!(super::with_host("/n/a", "h1"), "/n/a_h1");
    }
}
