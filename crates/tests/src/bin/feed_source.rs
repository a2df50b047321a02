//! `feed_source RINGS ROWS BURST PAUSE_US`: a process that writes activities and samples into a ring, in bursts, and prints
//! how many of each it emitted and dropped.
#![forbid(unsafe_code)]

use std::path::Path;
use std::time::Duration;

use gputap_tests::feed::MadeRing;
use gputap_trace::{Emitted, RowKind};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rings, rows, burst, pause] = &args[..] else {
        panic!("usage: feed_source RINGS ROWS BURST PAUSE_US")
    };
    let (burst, pause): (u64, u64) = (burst.parse().unwrap(), pause.parse().unwrap());
    let mut ring = MadeRing::create(Path::new(rings));
    for n in 0..rows.parse().unwrap() {
        ring.row(n);
        if n % burst == 0 {
            std::thread::sleep(Duration::from_micros(pause));
        }
    }
    for kind in RowKind::ALL {
        let Emitted { emitted, dropped } = ring.emitted.get(kind);
        println!("{emitted} {dropped}");
    }
    ring.exit();
}
