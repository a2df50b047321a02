//! Those who mean ill: datagrams that are none, floods, half-open connections. The daemon lives, does not grow, and answers
//! everybody else.

use std::io::{Read, Write};
use std::os::unix::net::{UnixDatagram, UnixStream};

use gputap_control::{Error, Status, Trace, TraceRequest, path};
use gputap_kineto::{Kinds, Message, Reply};
use gputap_tests::daemon::Daemon;
use gputap_tests::torch::Torch;

use super::block_on;

/// Growth that is allowed, in KiB.
const GROWTH: u64 = 8 * 1024;

/// What dynolog dies of.
#[test]
fn datagrams_that_are_none() {
    let mut daemon = Daemon::start(&[]);
    let good =
        Message::Request { kinds: Kinds(3), job: 0, pids: vec![std::process::id() as i32, 1] }.encode();
    let to = format!("{}/dynolog", daemon.kineto());
    let shapes: [Vec<u8>; 6] = [
        vec![],
        vec![0; 39],
        [&u64::MAX.to_le_bytes()[..], &good[8..]].concat(),
        [&good[..44], &(-1i32).to_le_bytes(), &good[48..]].concat(),
        [&good[..44], &i32::MAX.to_le_bytes(), &good[48..]].concat(),
        vec![b'x'; 60_000],
    ];
    let socket = UnixDatagram::bind(daemon.path().join("k/s")).unwrap();
    for shape in &shapes {
        socket.send_to(shape, &to).unwrap();
    }
    // Addresses as long as they can be.
    for length in [106, 107, 108] {
        let name = format!("{}/k/", daemon.path().display());
        let name = format!("{name}{}", "x".repeat(length - name.len()));
        if let Ok(long) = UnixDatagram::bind(&name) {
            long.send_to(&good, &to).unwrap();
        }
    }
    assert_eq!(Torch::new(&daemon.kineto(), 11).poll(), "");
    let counters = block_on(daemon.client().get::<Status>(path::STATUS)).unwrap().counters;
    assert!(counters.malformed >= shapes.len() as u64, "{counters:?}");
    assert!(daemon.lives());
}

#[test]
fn a_thousand_claims_to_be_another_process() {
    let daemon = Daemon::start(&[]);
    let torch = Torch::new(&daemon.kineto(), 11);
    let mut others = (2..).filter(|pid| *pid != std::process::id() as i32);
    for n in 0..1_000 {
        let claimed = others.next().unwrap();
        torch.send(&Message::Request { kinds: Kinds(3), job: 0, pids: vec![claimed, 1] }.encode());
        assert_eq!(torch.answer(), Reply::Config(String::new()));
        if n % 100 == 0 {
            // Slower than a process may be.
            std::thread::sleep(std::time::Duration::from_millis(300));
        }
    }
    let status: Status = block_on(daemon.client().get(path::STATUS)).unwrap();
    assert_eq!((status.counters.impostors, status.processes), (1_000, 0), "{:?}", status.counters);
}

/// Names that must not be written to, whoever asks for it: each is refused, and nothing but what is asked for is changed.
#[test]
fn five_hundred_names_that_are_not_allowed() {
    let root = gputap_tests::daemon::short_dir();
    let dir = root.path().display().to_string();
    let daemon = Daemon::start(&["--root", &dir]);
    let rank = daemon.rank(super::TORCH, 11, &[]);
    let long = "x".repeat(5_000);
    let outside = [
        "",
        "/",
        "/etc",
        "/proc/self",
        "/dev",
        "/dev/shm",
        "/root",
        "/var/tmp",
        "relative",
        "~",
        "$HOME",
        "//tmp",
    ];
    let inside = [
        "/..",
        "/../..",
        "/a/../../b",
        "/a\\..\\..",
        "/\0",
        "/a\nB=c",
        "/a\rb",
        "/a=b",
        "/a#b",
        "/\u{7f}",
        "/\u{1b}[2J",
        "/\u{85}x",
        &long,
    ];
    let names =
        ["t.json", "t", ".json/", "t.json.gz", "../t.json", "t.json ", "t.json\n", "\0.json", "a.json/b"];
    let hostile = outside.iter().flat_map(|o| names.map(|n| format!("{o}/{n}")));
    let beneath = inside.iter().flat_map(|i| names.map(|n| format!("{dir}{i}/{n}")));
    let beside = (0..280).map(|n| format!("{dir}{}/{}t.json", "x".repeat(n % 7 + 1), "../".repeat(n / 7)));
    let all: Vec<String> = hostile.chain(beneath).chain(beside).collect();
    assert!(all.len() >= 500, "{}", all.len());
    let client = daemon.client();
    block_on(async {
        for name in &all {
            let request = TraceRequest {
                log_file: Some(name.clone()),
                duration_ms: 1,
                warmup_s: Some(0),
                ..TraceRequest::default()
            };
            let answer = client.post::<_, Trace>(path::TRACES, &request).await;
            assert!(matches!(answer, Err(Error::Refused { status: 422, .. })), "{name:?}: {answer:?}");
        }
    });
    assert_eq!(root.path().read_dir().unwrap().count(), 0);
    assert!(!rank.said().contains("taken"));
}

#[test]
fn a_thousand_half_open_connections_keep_nobody_waiting() {
    let mut daemon = Daemon::start(&[]);
    let before = daemon.rss_kib();
    let mut held = Vec::new();
    for n in 0..1_000 {
        let mut stream = UnixStream::connect(daemon.socket()).unwrap();
        let piece: &[u8] = match n % 4 {
            0 => b"",
            1 => b"GET /v1/sta",
            // Answered, and then silent.
            2 => b"GET /v1/status HTTP/1.1\r\nhost: x\r\n\r\n",
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
