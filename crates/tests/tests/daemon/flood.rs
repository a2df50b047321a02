//! Floods of generated frames on every endpoint of a living daemon, while a good client's calls are timed. The daemon lives,
//! does not grow, counts what it refuses, and answers the good client.
//!
//! `GPUTAP_TEST_FRAMES` is how many, `GPUTAP_TEST_SEED` where they begin.

mod frames;
mod pipeline;

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::net::UnixDatagram;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use gputap_control::{Client, Counters, Status, path};
use gputap_tests::daemon::Daemon;
use gputap_tests::torch::Torch;
use gputap_tests::{Random, amount};

use super::block_on;

/// Growth that is allowed, in KiB.
const GROWTH: u64 = 8 * 1024;
/// What a good client may wait on a machine that does a dozen other things; what it does wait is printed.
const PATIENCE: Duration = Duration::from_secs(2);
/// No rate is met.
const UNLIMITED: &str = "[kineto.limit]\nper_process = 100000000\nper_user = 100000000\n";

fn seed() -> u64 {
    amount("GPUTAP_TEST_SEED", 0)
}

fn counters(daemon: &Daemon) -> Counters {
    block_on(daemon.client().get::<Status>(path::STATUS)).unwrap().counters
}

/// Calls of a good client, one after the other until the end; how long each took.
fn good_client(client: &Client, end: &AtomicBool) -> Vec<Duration> {
    let mut took = Vec::new();
    block_on(async {
        while !end.load(Ordering::Relaxed) {
            let begun = Instant::now();
            client.get::<Status>(path::STATUS).await.expect("a good client is answered");
            took.push(begun.elapsed());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    took
}

/// Floods a daemon, and says how it did.
fn flood(what: &str, count: u64, daemon: &mut Daemon, send: impl Fn(u64) + Sync) {
    // Its buffers and threads are there already.
    send(count / 100);
    let before = daemon.rss_kib();
    let (end, client, begun) = (AtomicBool::new(false), daemon.client(), Instant::now());
    let mut took = std::thread::scope(|scope| {
        let good = scope.spawn(|| good_client(&client, &end));
        send(count);
        end.store(true, Ordering::Relaxed);
        good.join().unwrap()
    });
    let seconds = begun.elapsed().as_secs_f64();
    took.sort();
    let at = |percent: usize| took[(took.len() - 1) * percent / 100];
    let grown = daemon.rss_kib().saturating_sub(before);
    println!(
        "{count} {what} in {seconds:.0} s: {} calls of a good client took {:.1?} at p50, {:.1?} at p99; {grown} KiB more",
        took.len(),
        at(50),
        at(99)
    );
    assert!(daemon.lives(), "{what}");
    assert!(grown <= GROWTH, "{what}: {grown} KiB more than {before}");
    assert!(at(99) < PATIENCE, "{what}: {:?}", at(99));
}

#[test]
fn datagrams() {
    let mut daemon = Daemon::with(UNLIMITED, &[]);
    let (to, from) = (format!("{}/dynolog", daemon.kineto()), format!("{}/s", daemon.kineto()));
    let count = amount("GPUTAP_TEST_FRAMES", 250_000);
    flood("datagrams", count, &mut daemon, |count| {
        let mut random = Random::new(seed());
        // One that can be answered and never reads its answers, and one that can't.
        let _ = std::fs::remove_file(&from);
        let named = UnixDatagram::bind(&from).unwrap();
        let nameless = UnixDatagram::unbound().unwrap();
        for n in 0..count {
            let frame = frames::datagram(&mut random);
            let socket = if n % 2 == 0 { &named } else { &nameless };
            socket.send_to(&frame, &to).unwrap();
        }
    });
    let counted = counters(&daemon);
    assert!(counted.malformed > count / 10 && counted.impostors > 0 && counted.unanswered > 0, "{counted:?}");
    assert_eq!(counted.limited, 0);
    // All of them came before it.
    assert_eq!(Torch::new(&daemon.kineto(), 11).poll(), "");
}

#[test]
fn datagrams_beyond_a_rate_are_counted_and_harm_no_other_process() {
    let mut daemon = Daemon::start(&[]);
    let rank = daemon.rank(super::TORCH, 11, &[]);
    let to = format!("{}/dynolog", daemon.kineto());
    let (sent, mut random) = (200_000, Random::new(seed()));
    let socket = UnixDatagram::bind(daemon.path().join("k/s")).unwrap();
    for _ in 0..sent {
        socket.send_to(&frames::datagram(&mut random), &to).unwrap();
    }
    let counted = counters(&daemon);
    assert!(counted.limited > sent / 2, "{counted:?}");
    let status = daemon.gputap(&["status"]);
    let said = gputap_tests::daemon::shown(&status);
    assert!(
        said.contains(&format!("{} beyond a rate", counted.limited)) && said.contains("TROUBLE"),
        "{said}"
    );
    // Another process of the same user was answered all the while: without an answer it would have ended.
    let polls = counted.polls;
    gputap_tests::daemon::until("the other process to go on", || counters(&daemon).polls > polls + 3);
    drop(rank);
    assert!(daemon.lives());
}

/// How many send at a time, so that the daemon has always something to do.
const SENDERS: u64 = 6;

/// Each sends its own part.
fn shared_out(count: u64, each: impl Fn(u64, &mut Random) + Sync) {
    std::thread::scope(|scope| {
        for part in 0..SENDERS {
            let each = &each;
            scope.spawn(move || each(count.div_ceil(SENDERS), &mut Random::new(seed() + part)));
        }
    });
}

#[test]
fn control_requests() {
    let mut daemon = Daemon::start(&[]);
    let socket = daemon.socket();
    let count = amount("GPUTAP_TEST_FRAMES", 250_000);
    let answered = AtomicU64::new(0);
    flood("requests of the control interface", count, &mut daemon, |count| {
        shared_out(count, |count, random| {
            let answers = pipeline::send(&socket, (0..count).map(|_| frames::http(random)));
            answered.fetch_add(answers, Ordering::Relaxed);
        });
    });
    // Two fifths are what HTTP can make sense of, at the least.
    let answered = answered.into_inner();
    assert!(answered > count / 3, "{answered}");
}

#[test]
fn dyno_requests() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let at = SocketAddr::from(([127, 0, 0, 1], port));
    let mut daemon = Daemon::start(&["--compat-dynolog", "--compat-dynolog-port", &port.to_string()]);
    let count = amount("GPUTAP_TEST_FRAMES", 250_000);
    flood("requests of dyno", count, &mut daemon, |count| {
        shared_out(count, |count, random| {
            let mut open = VecDeque::new();
            for _ in 0..count {
                // dynolog's protocol has one request per connection.
                let frame = frames::dyno(random);
                let mut stream = TcpStream::connect(at).unwrap();
                // Ports that were used wait for a minute otherwise, and there are not so many.
                let _ = rustix::net::sockopt::set_socket_linger(&stream, Some(Duration::ZERO));
                let _ = stream.write_all(&frame);
                // One that says less than it promised would be waited for: it stays half-open.
                match frames::is_whole(&frame) {
                    true => drain(stream),
                    false => open.push_back(stream),
                }
                open.drain(..open.len().saturating_sub(40 / SENDERS as usize));
            }
        });
    });
    assert!(counters(&daemon).malformed > count / 10);
}

/// Takes the answer, whatever it is.
fn drain(mut stream: impl Read) {
    let mut buffer = [0; 4096];
    while stream.read(&mut buffer).is_ok_and(|n| n > 0) {}
}
