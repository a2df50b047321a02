//! `write_trace DIR SEED PIECES`: writes a trace of the made-up job in small segments, closes it, and prints how many calls
//! each thread made. Tests watch what it does to its files.
#![forbid(unsafe_code)]

use std::path::PathBuf;

use gputap_tests::history::write_history;
use gputap_trace::{TraceWriter, WriterOptions};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [dir, seed, pieces] = &args[..] else { panic!("usage: write_trace DIR SEED PIECES") };
    let options = WriterOptions { segment_bytes: 3000, ..WriterOptions::default() };
    let mut writer = TraceWriter::create(&PathBuf::from(dir), options).unwrap();
    let made = write_history(&mut writer, seed.parse().unwrap(), pieces.parse().unwrap());
    writer.close().unwrap();
    for ((process, _, tid), calls) in made {
        println!("{process} {tid} {calls}");
    }
}
