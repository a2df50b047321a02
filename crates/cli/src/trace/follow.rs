//! Asking all nodes at once, and following what becomes of it.

use std::collections::HashMap;
use std::io::IsTerminal;
use std::os::unix::fs::MetadataExt;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use gputap_control::{Order, State, Status, Trace, lead_ms, path};
use tokio::task::JoinSet;

use super::{Ask, Begin, now_ms};
use crate::node::{Node, advise};

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
    /// The node.
    pub node: Node,
    /// Its answer.
    pub trace: Result<Trace>,
    /// When a call last failed, and why.
    lost: Option<String>,
    /// When orders were first seen to be ended.
    ended: HashMap<i32, Instant>,
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
        status.map(|s| (s.now_ms as i64 - middle as i64, s.host)).map_err(|e| advise(e).to_string())
    })
    .await;
    let start_ms = match ask.begin {
        None => 0,
        Some(Begin::At(at)) => at,
        Some(Begin::In(delay)) => now_ms() + delay.as_millis() as u64,
    };
    let many = nodes.len() > 1;
    let clocks = std::sync::Arc::new(clocks);
    let indexed = std::sync::Mutex::new(0..nodes.len());
    let asked_ms = now_ms();
    let traces = all(nodes.iter().cloned(), |node| {
        let n = indexed.lock().ok().and_then(|mut i| i.next()).unwrap_or_default();
        let (clocks, mut request) = (clocks.clone(), ask.request.clone());
        async move {
            let (skew, host) = match &clocks[n] {
                Ok((skew, host)) => (*skew, host.clone()),
                Err(e) => bail!("{e}"),
            };
            if start_ms != 0 {
                request.start_ms = start_ms.saturating_add_signed(skew);
            }
            if many && skew.abs() > SKEW_MS {
                errln!(
                    "gputap: the clock of {host} is {skew} ms off ours: its start was moved accordingly, its trace's times were \
                     not; run a time service on all nodes"
                );
            }
            if many {
                request.log_file = request.log_file.map(|path| with_host(&path, &host));
            }
            node.client.post(path::TRACES, &request).await.map_err(advise)
        }
    })
    .await;
    let pairs = nodes.into_iter().zip(traces);
    pairs.map(|(node, trace)| Asked { node, trace, lost: None, ended: HashMap::new(), asked_ms }).collect()
}

/// Files of several nodes in one directory must not meet.
fn with_host(log_file: &str, host: &str) -> String {
    match log_file.find(".pt.trace.json").or(log_file.find(".json")) {
        Some(at) => format!("{}_{host}{}", &log_file[..at], &log_file[at..]),
        None => log_file.to_owned(),
    }
}

/// Waits until nothing more will come.
pub async fn wait(traces: &mut [Asked], ask: &Ask, timeout: Option<Duration>) -> Result<()> {
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
    let (begun, mut progress) = (Instant::now(), Progress::default());
    let interrupted = tokio::signal::ctrl_c();
    tokio::pin!(interrupted);
    loop {
        progress.show(traces);
        if traces.iter().all(is_done) || begun.elapsed() > limit {
            progress.clear();
            return Ok(());
        }
        tokio::select! {
            _ = tokio::time::sleep(LOOK) => {}
            _ = &mut interrupted => {
                progress.clear();
                take_back(traces).await;
                bail!("interrupted: requests that no process had fetched were taken back, others go on");
            }
        }
        refresh(traces).await;
    }
}

async fn take_back(traces: &[Asked]) {
    for asked in traces {
        if let Ok(trace) = &asked.trace {
            let _: Result<Trace, _> = asked.node.client.delete(&path::trace(&trace.id)).await;
        }
    }
}

async fn refresh(traces: &mut [Asked]) {
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
        look(asked);
    }
}

/// Looks for files that the daemon can't see: it may be another user.
fn look(asked: &mut Asked) {
    let (since_s, lost) = (asked.asked_ms as i64 / 1000 - 2, asked.lost.clone());
    let Ok(trace) = &mut asked.trace else { return };
    if trace.fetchable {
        // Its own directories the daemon sees.
        return;
    }
    for order in trace.orders.iter_mut().filter(|o| !o.state.is_final() && o.state != State::Queued) {
        let meta =
            std::fs::symlink_metadata(&order.file).ok().filter(|m| m.is_file() && m.mtime() >= since_s);
        if let Some(meta) = meta {
            (order.state, order.estimated, order.bytes) = (State::Written, false, Some(meta.len()));
        } else if order.state == State::Ended {
            let since = *asked.ended.entry(order.own_pid).or_insert_with(Instant::now);
            if since.elapsed() > UNSEEN {
                order.state = State::Failed;
                order.notes.push(
                    "its file can be seen neither by the daemon nor from here: look on its node, or use --fetch".into(),
                );
            }
        }
        if let Some(why) = &lost {
            order.notes.retain(|n| !n.starts_with("no news:"));
            order.notes.push(format!("no news: {why}"));
        }
    }
}

fn is_done(asked: &Asked) -> bool {
    asked.orders().iter().all(|o| o.state.is_final())
}

/// One line on a terminal, one line per change elsewhere.
#[derive(Default)]
struct Progress {
    shown: String,
    states: HashMap<(usize, i32), (State, bool)>,
}

impl Progress {
    fn show(&mut self, traces: &[Asked]) {
        let terminal = std::io::stderr().is_terminal();
        let mut counts: Vec<(&str, usize)> = Vec::new();
        for (n, asked) in traces.iter().enumerate() {
            for order in asked.orders() {
                let word = super::show::state(order.state);
                let now = (order.state, order.estimated);
                if self.states.insert((n, order.own_pid), now) != Some(now) && !terminal {
                    let estimated = if order.estimated { " (estimated)" } else { "" };
                    let host = asked.trace.as_ref().map_or("", |t| t.host.as_str());
                    errln!("gputap: {host}: pid {}: {word}{estimated}", order.own_pid);
                }
                match counts.iter_mut().find(|(w, _)| *w == word) {
                    Some((_, count)) => *count += 1,
                    None => counts.push((word, 1)),
                }
            }
        }
        let line = counts.iter().map(|(word, n)| format!("{n} {word}")).collect::<Vec<_>>().join(", ");
        if terminal && line != self.shown {
            draw!("\r\x1b[2K{line}");
            self.shown = line;
        }
    }

    fn clear(&self) {
        if std::io::stderr().is_terminal() {
            draw!("\r\x1b[2K");
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_host_goes_before_the_ending() {
        assert_eq!(super::with_host("/n/a.json", "h1"), "/n/a_h1.json");
        assert_eq!(super::with_host("/n/a.pt.trace.json", "h1"), "/n/a_h1.pt.trace.json");
    }
}
