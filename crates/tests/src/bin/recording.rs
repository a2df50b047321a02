//! `recording --of TRACE` prints a trace that was not closed as text; `recording --text NAME` prints a recording of the corpus, and
//! `recording --keep NAME` puts one there, from standard input.
#![forbid(unsafe_code)]

use std::path::Path;

use gputap_tests::corpus::{self, Recording};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["--of", trace] => print!("{}", corpus::read(Path::new(trace)).to_text()),
        ["--text", name] => print!("{}", corpus::unpack(&corpus::file(name))),
        ["--keep", name] => {
            let text = std::io::read_to_string(std::io::stdin()).unwrap();
            let recording = Recording::from_text(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
            corpus::pack(&corpus::file(name), &recording.to_text());
        }
        _ => panic!("usage: recording --of TRACE | --text NAME | --keep NAME"),
    }
}
