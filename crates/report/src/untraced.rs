//! Processes that could not be traced, from what the collector counted.

use std::collections::BTreeMap;

use gputap_trace::Trace;
use gputap_trace::model::{Process, State};

/// How many processes a sentence names.
const NAMED: usize = 8;

/// One sentence for each reason. The counters are called `untraced.ERRNO`; `untraced.0` is a directory that the library did
/// not accept, `untraced.forked` children of traced processes that could not say why. `untraced_process.ERRNO.PID.PROGRAM`
/// says who they are.
pub fn sentences(counters: &BTreeMap<String, u64>) -> Vec<String> {
    let reasons = counters.iter().filter_map(|(name, n)| Some((name.strip_prefix("untraced.")?, *n)));
    let sentence = |(reason, n): (&str, u64)| {
        let who = who(counters, reason, n);
        format!("{} could not be traced: {}{who}", processes(n), words(reason))
    };
    reasons.map(sentence).collect()
}

/// The processes of one reason, in brackets.
fn who(counters: &BTreeMap<String, u64>, reason: &str, count: u64) -> String {
    let prefix = format!("untraced_process.{reason}.");
    let known = counters.keys().filter_map(|name| name.strip_prefix(&prefix)?.split_once('.'));
    let named: Vec<String> =
        known.take(NAMED).map(|(pid, program)| format!("{program} {pid}").trim().to_owned()).collect();
    let more = count.saturating_sub(named.len() as u64);
    match (named.is_empty(), more) {
        (true, _) => String::new(),
        (_, 0) => format!(" ({})", named.join(", ")),
        _ => format!(" ({} and {more} more)", named.join(", ")),
    }
}

/// A trace whose collector the job itself started, in a container that has ended before the trace was closed.
pub fn cut_off(trace: &Trace) -> Option<String> {
    let inside =
        |p: &Process| p.attributes.get("collector").is_some_and(|told| told.starts_with("started, and ends"));
    let cut = trace.info().state == State::Open && trace.processes().iter().any(inside);
    cut.then(|| {
        "the job's container has, or will have, taken its collector with it: the last calls may be missing; use `gputap run` \
         as the container's command, or a second container (docs/clusters.md)"
            .to_owned()
    })
}

fn processes(n: u64) -> String {
    if n == 1 { "1 process".to_owned() } else { format!("{n} processes") }
}

fn words(reason: &str) -> String {
    match reason.parse() {
        Ok(0) => "GPUTAP_DIR is not a directory on tmpfs that they may use".to_owned(),
        Ok(errno) => {
            let text = std::io::Error::from_raw_os_error(errno).to_string();
            text.split(" (os error").next().unwrap_or(&text).to_owned()
        }
        Err(_) => {
            "forked, and without a way to GPUTAP_DIR (no descriptor, another root, another user)".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_is_a_sentence() {
        let counters = [
            ("cpu_ns", 5),
            ("untraced.0", 1),
            ("untraced.28", 3),
            ("untraced.forked", 3),
            ("untraced_process.0.77.", 1),
            ("untraced_process.28.5.python", 1),
            ("untraced_process.28.6.a.out", 1),
        ];
        let said = sentences(&counters.map(|(k, n)| (k.to_owned(), n)).into());
        assert_eq!(
            said,
            [
                "1 process could not be traced: GPUTAP_DIR is not a directory on tmpfs that they may use (77)",
                "3 processes could not be traced: No space left on device (python 5, a.out 6 and 1 more)",
                "3 processes could not be traced: forked, and without a way to GPUTAP_DIR (no descriptor, another root, \
                 another user)",
            ]
        );
    }
}
