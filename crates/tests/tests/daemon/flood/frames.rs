//! Frames that somebody could send: by the grammar of each protocol with a wrong value here and there, mutated, or at random.

use gputap_kineto::{Kinds, Message, dyno};
use gputap_tests::Random;
use gputap_tests::fuzz::mutate;

fn number(random: &mut Random) -> i64 {
    let edges = [0, 1, -1, 3, i64::from(i32::MAX), i64::from(i32::MIN), i64::MAX, i64::MIN, 1 << 40];
    match random.between(0, 3) {
        0 => edges[random.between(0, edges.len() as u64 - 1) as usize],
        1 => random.next() as i64,
        _ => random.between(0, 40_000) as i64,
    }
}

fn bytes(random: &mut Random, most: u64) -> Vec<u8> {
    (0..random.between(0, most)).map(|_| random.next() as u8).collect()
}

/// A Kineto datagram.
pub fn datagram(random: &mut Random) -> Vec<u8> {
    let good = match random.between(0, 3) {
        0 => Message::Context { gpu: number(random) as i32, pid: number(random) as i32, job: number(random) },
        _ => {
            let pids = (0..random.between(1, 12)).map(|_| number(random) as i32).collect();
            Message::Request { kinds: Kinds(number(random) as i32), job: number(random), pids }
        }
    };
    let good = good.encode();
    match random.between(0, 7) {
        0 | 1 => good,
        // The size, and the number of pids, say something else.
        2 => [&number(random).to_le_bytes()[..], &good[8..]].concat(),
        3 => [&good[..44], &(number(random) as i32).to_le_bytes(), &good[48..]].concat(),
        4 => bytes(random, 2_000),
        5 => good[..random.between(0, good.len() as u64) as usize].to_vec(),
        _ => mutate(&good, random),
    }
}

fn json(random: &mut Random, deep: u32) -> String {
    match random.between(0, if deep == 0 { 4 } else { 6 }) {
        0 => number(random).to_string(),
        1 => "null".into(),
        2 => "true".into(),
        3 => format!("\"{}\"", "é\\n../%00".repeat(random.between(0, 9) as usize)),
        4 => "1e999".into(),
        5 => format!(
            "[{}]",
            (0..random.between(0, 4)).map(|_| json(random, deep - 1)).collect::<Vec<_>>().join(",")
        ),
        _ => format!("{{\"{}\":{}}}", field(random), json(random, deep - 1)),
    }
}

fn field(random: &mut Random) -> &'static str {
    let fields = [
        "select",
        "duration_ms",
        "iterations",
        "log_file",
        "pids",
        "jobs",
        "record",
        "fn",
        "config",
        "pods",
        "",
    ];
    fields[random.between(0, fields.len() as u64 - 1) as usize]
}

fn object(random: &mut Random) -> String {
    let pairs = (0..random.between(0, 5)).map(|_| format!("\"{}\":{}", field(random), json(random, 3)));
    format!("{{{}}}", pairs.collect::<Vec<_>>().join(","))
}

/// A request of the control interface.
pub struct Request {
    pub bytes: Vec<u8>,
    /// HTTP can tell where it ends: another one may follow.
    pub whole: bool,
}

/// One at random.
pub fn http(random: &mut Random) -> Request {
    let pick = |random: &mut Random, of: &[&'static str]| of[random.between(0, of.len() as u64 - 1) as usize];
    let method = pick(random, &["GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "get", "X"]);
    let path = pick(
        random,
        &[
            "/v1/status",
            "/v1/processes",
            "/v1/traces",
            "/v1/traces/x",
            "/v1/traces/../../etc/passwd",
            "/v1/traces/x/files/-1",
            "/v1/traces/x/files/99999999999999999999",
            "/v2/status",
            "//",
            "*",
            "http://elsewhere/v1/status",
            "/%2e%2e/%00",
        ],
    );
    let body = object(random);
    let length = match random.between(0, 4) {
        0 => number(random).to_string(),
        _ => body.len().to_string(),
    };
    let whole = length == body.len().to_string();
    let good =
        format!("{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n{body}").into_bytes();
    match random.between(0, 7) {
        0..=3 => Request { bytes: good, whole },
        4 => Request { bytes: bytes(random, 500), whole: false },
        5 => {
            let headers = "a: b\r\n".repeat(random.between(0, 300) as usize);
            Request { bytes: format!("{method} {path} HTTP/1.1\r\n{headers}\r\n").into(), whole: true }
        }
        _ => Request { bytes: mutate(&good, random), whole: false },
    }
}

/// A request of a `dyno` client.
pub fn dyno(random: &mut Random) -> Vec<u8> {
    let functions =
        ["getStatus", "getVersion", "setKinetOnDemandRequest", "dcgmProfPause", "dcgmProfResume", "none"];
    let function = functions[random.between(0, functions.len() as u64 - 1) as usize];
    let rest = object(random);
    let rest = rest.trim_start_matches('{');
    let comma = if rest == "}" { "" } else { "," };
    let good = dyno::frame(&format!("{{\"fn\":\"{function}\"{comma}{rest}"));
    match random.between(0, 6) {
        0..=2 => good,
        // A length of its own.
        3 => [&(number(random) as i32).to_le_bytes()[..], &good[4..]].concat(),
        4 => bytes(random, 300),
        _ => mutate(&good, random),
    }
}

/// Whether a `dyno` server has all that it needs to answer, or to refuse.
pub fn is_whole(frame: &[u8]) -> bool {
    let Some((prefix, body)) = frame.split_first_chunk() else { return false };
    dyno::length(*prefix).map_or(true, |length| body.len() >= length)
}
