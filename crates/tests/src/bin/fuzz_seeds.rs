//! `fuzz_seeds DIR`: writes the good inputs of each fuzz target to `DIR/TARGET/`.
#![forbid(unsafe_code)]

use std::path::PathBuf;

use gputap_tests::fuzz::{TARGETS, seeds};

fn main() {
    let dir = PathBuf::from(std::env::args().nth(1).expect("usage: fuzz_seeds DIR"));
    for (target, _) in TARGETS {
        let dir = dir.join(target);
        std::fs::create_dir_all(&dir).unwrap();
        for (i, seed) in seeds(target).iter().enumerate() {
            std::fs::write(dir.join(format!("seed-{i}")), seed).unwrap();
        }
    }
}
