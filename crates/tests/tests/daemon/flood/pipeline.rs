//! Requests over as few connections as HTTP allows: those that are whole go one after the other without waiting for answers; one that
//! is not is the last of its connection.

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;

use super::frames::Request;

/// Requests of a connection: all of them, and their answers, have room in the socket's buffers.
const AT_ONCE: usize = 16;
/// What every answer begins with, and nothing else has.
const BEGIN: &str = "HTTP/1.";

/// Sends all of them; how many answers came.
pub fn send(socket: &Path, mut requests: impl Iterator<Item = Request>) -> u64 {
    let mut sum = 0;
    let mut waiting = VecDeque::new();
    loop {
        while waiting.len() < AT_ONCE && waiting.back().is_none_or(|r: &Request| r.whole) {
            let Some(request) = requests.next() else { break };
            waiting.push_back(request);
        }
        if waiting.is_empty() {
            return sum;
        }
        let answers = exchange(socket, &waiting);
        sum += answers as u64;
        // What the server closed upon is done with; what came behind it was not read and goes to the next connection.
        let whole = waiting.iter().filter(|r| r.whole).count();
        let done = if answers >= whole { waiting.len() } else { answers.max(1) };
        waiting.drain(..done);
    }
}

/// How many answers came over a connection.
fn exchange(socket: &Path, requests: &VecDeque<Request>) -> usize {
    let mut stream = UnixStream::connect(socket).unwrap();
    let mut bytes = Vec::new();
    requests.iter().for_each(|r| bytes.extend_from_slice(&r.bytes));
    // It may be closed before all is said, and before all is answered.
    let _ = stream.write_all(&bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let mut got = Vec::new();
    let _ = stream.read_to_end(&mut got);
    String::from_utf8_lossy(&got).matches(BEGIN).count()
}
