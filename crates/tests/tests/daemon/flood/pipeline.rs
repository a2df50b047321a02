//! Requests over as few connections as HTTP allows: those that are whole go one after the other without waiting for answers; one that
//! is not is the last of its connection.

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;

use super::frames::Request;

/// Requests that are sent before answers are read: all of them, and their answers, have room in the socket's buffers.
const AT_ONCE: usize = 16;
/// What every answer begins with, and nothing else has.
const BEGIN: &[u8] = b"HTTP/1.";

/// Sends all of them; how many answers came.
pub fn send(socket: &Path, mut requests: impl Iterator<Item = Request>) -> u64 {
    let (mut stream, mut sum) = (None, 0);
    let mut waiting = VecDeque::new();
    loop {
        while waiting.len() < AT_ONCE && waiting.back().is_none_or(|r: &Request| r.whole) {
            let Some(request) = requests.next() else { break };
            waiting.push_back(request);
        }
        if waiting.is_empty() {
            return sum;
        }
        let connected = stream.take().unwrap_or_else(|| UnixStream::connect(socket).unwrap());
        let (answers, open) = exchange(connected, &waiting);
        sum += answers as u64;
        stream = open;
        // What the server closed upon is done with; what came behind it was not read and goes to the next connection.
        let whole = waiting.iter().filter(|r| r.whole).count();
        let done = if answers >= whole { waiting.len() } else { answers.max(1) };
        waiting.drain(..done);
    }
}

/// How many answers came, and the connection, if there may be more.
fn exchange(mut stream: UnixStream, requests: &VecDeque<Request>) -> (usize, Option<UnixStream>) {
    let bytes: Vec<u8> = requests.iter().flat_map(|r| &r.bytes).copied().collect();
    // It may be closed before all is said.
    let _ = stream.write_all(&bytes);
    let last = requests.back().is_some_and(|r| !r.whole);
    if last {
        let _ = stream.shutdown(Shutdown::Write);
    }
    let (mut got, mut buffer) = (Vec::new(), [0; 8192]);
    loop {
        match stream.read(&mut buffer) {
            Ok(n) if n > 0 => got.extend_from_slice(&buffer[..n]),
            _ => return (answers(&got), None),
        }
        if !last && answers(&got) == requests.len() && is_complete(&got) {
            return (requests.len(), Some(stream));
        }
    }
}

fn starts(got: &[u8]) -> impl Iterator<Item = usize> {
    got.windows(BEGIN.len()).enumerate().filter(|(_, w)| *w == BEGIN).map(|(at, _)| at)
}

fn answers(got: &[u8]) -> usize {
    starts(got).count()
}

/// Whether the last answer is here as a whole.
fn is_complete(got: &[u8]) -> bool {
    let Some(last) = starts(got).last() else { return false };
    let text = String::from_utf8_lossy(&got[last..]);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|l| l.strip_prefix("content-length: "));
    length.is_none_or(|n| body.len() >= n.parse().unwrap())
}
