//! Those who mean ill: datagrams that are none, floods, half-open connections. The daemon lives, does not grow, and answers
//! everybody else.

use std::io::{Read, Write};
use std::os::unix::net::{UnixDatagram, UnixStream};

use gputap_control::{Status, path};
use gputap_kineto::{Kinds, Message};
use gputap_tests::daemon::{Daemon, until};
use gputap_tests::fuzz::mutate;
use gputap_tests::torch::Torch;
use gputap_tests::{Random, amount};

use super::block_on;

/// Growth that is allowed, in KiB.
const GROWTH: u64 = 8 * 1024;

#[test]
fn datagrams_that_are_none() {
    let mut daemon = Daemon::start(&[]);
    let good =
        Message::Request { kinds: Kinds(3), job: 0, pids: vec![std::process::id() as i32, 1] }.encode();
    let mut random = Random::new(amount("GPUTAP_TEST_SEED", 0));
    let socket = UnixDatagram::unbound().unwrap();
    let to = format!("{}/dynolog", daemon.kineto());
    Torch::new(&daemon.kineto(), 11).poll();
    let before = daemon.rss_kib();
    let shapes: [Vec<u8>; 6] = [
        vec![],
        vec![0; 39],
        [&u64::MAX.to_le_bytes()[..], &good[8..]].concat(),
        [&good[..44], &(-1i32).to_le_bytes(), &good[48..]].concat(),
        [&good[..44], &i32::MAX.to_le_bytes(), &good[48..]].concat(),
        vec![b'x'; 60_000],
    ];
    for n in 0..amount("GPUTAP_TEST_INPUTS", 100_000) {
        let bytes = match shapes.get(n as usize) {
            Some(shape) => shape.clone(),
            None => mutate(&good, &mut random),
        };
        // A full queue is the sender's trouble.
        socket.send_to(&bytes, &to).unwrap();
    }
    // Addresses as long as they can be.
    for length in [106, 107, 108] {
        let name = format!("{}/k/", daemon.path().display());
        let name = format!("{name}{}", "x".repeat(length - name.len()));
        if let Ok(long) = UnixDatagram::bind(&name) {
            long.send_to(&good, &to).unwrap();
        }
    }
    let counters = || block_on(daemon.client().get::<Status>(path::STATUS)).unwrap().counters;
    until("all of them to be counted", || {
        let c = counters();
        c.malformed + c.limited > 1_000
    });
    assert!(daemon.rss_kib() < before + GROWTH, "{} KiB, {before} before", daemon.rss_kib());
    // What this user may send is used up for a moment; then he is answered as before.
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert_eq!(Torch::new(&daemon.kineto(), 11).poll(), "");
    assert!(daemon.lives());
}

#[test]
fn a_thousand_half_open_connections_keep_nobody_waiting() {
    let mut daemon = Daemon::start(&[]);
    let before = daemon.rss_kib();
    let mut held = Vec::new();
    for n in 0..1_000 {
        let mut stream = UnixStream::connect(daemon.socket()).unwrap();
        let piece: &[u8] = match n % 3 {
            0 => b"",
            1 => b"GET /v1/sta",
            _ => b"POST /v1/traces HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n{",
        };
        let _ = stream.write_all(piece);
        held.push(stream);
        if n % 100 == 0 {
            block_on(daemon.client().get::<Status>(path::STATUS)).unwrap();
        }
    }
    let status: Status = block_on(daemon.client().get(path::STATUS)).unwrap();
    assert!(status.counters.evicted > 900, "{:?}", status.counters);
    assert!(daemon.rss_kib() < before + GROWTH, "{} KiB, {before} before", daemon.rss_kib());
    assert!(daemon.lives());
}

#[test]
fn requests_that_are_none() {
    let mut daemon = Daemon::start(&[]);
    let ask = |bytes: &[u8]| {
        let mut stream = UnixStream::connect(daemon.socket()).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(30))).unwrap();
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    };
    let post = |body: &str| {
        ask(format!("POST /v1/traces HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n{body}", body.len())
            .as_bytes())
    };
    assert!(ask(b"\x16\x03\x01\x02\x00\r\n\r\n").starts_with("HTTP/1.1 400"));
    assert!(ask(b"GET /v9/status HTTP/1.1\r\nhost: x\r\n\r\n").contains("version 1"));
    assert!(ask(b"DELETE /v1/status HTTP/1.1\r\nhost: x\r\n\r\n").starts_with("HTTP/1.1 405"));
    assert!(ask(b"GET /v1/traces/../../etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n").starts_with("HTTP/1.1 40"));
    for body in
        ["", "[", "{\"duration_ms\":\"x\"}", "{\"select\":{\"pids\":[99999999999]}}", "{\"duration_ms\":0}"]
    {
        assert!(post(body).starts_with("HTTP/1.1 4"), "{body}");
    }
    assert!(post(&"x".repeat(70_000)).starts_with("HTTP/1.1 413"));
    // A field of a later version is no trouble.
    assert!(post("{\"duration_ms\":5,\"from_later\":1}").starts_with("HTTP/1.1 201"));
    assert!(daemon.lives());
}
