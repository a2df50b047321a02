//! Bytes from outside, mutated with a seed: no target panics. What once made one panic lies in `crashers/TARGET/` and is
//! tried again each time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use gputap_tests::fuzz::{TARGETS, mutate, run, seeds};
use gputap_tests::{Random, amount, tmp_dir};

/// Where new crashers go.
fn kept(target: &str, seed: u64, n: u64) -> PathBuf {
    let dir = tmp_dir().join("crashers").join(target);
    std::fs::create_dir_all(&dir).unwrap();
    dir.join(format!("{seed}-{n}"))
}

/// Mutates the seeds of a target.
fn fuzz(target: &str, usual: u64) {
    let (seed, inputs) = (amount("GPUTAP_TEST_SEED", 0), amount("GPUTAP_TEST_INPUTS", usual));
    let (seeds, mut random) = (seeds(target), Random::new(seed));
    for n in 0..inputs {
        let base = &seeds[random.between(0, seeds.len() as u64 - 1) as usize];
        let input =
            if n < seeds.len() as u64 { seeds[n as usize].clone() } else { mutate(base, &mut random) };
        if catch_unwind(AssertUnwindSafe(|| run(target, &input))).is_err() {
            let path = kept(target, seed, n);
            std::fs::write(&path, &input).unwrap();
            panic!("input {n} of seed {seed}, kept in {}", path.display());
        }
    }
    println!("{target}: {inputs} inputs from seed {seed}");
}

#[test]
fn datagram() {
    fuzz("datagram", 1_000_000);
}

#[test]
fn dyno() {
    fuzz("dyno", 1_000_000);
}

#[test]
fn config() {
    fuzz("config", 300_000);
}

#[test]
fn records() {
    fuzz("records", 50_000);
}

#[test]
fn ring() {
    fuzz("ring", 3_000);
}

#[test]
fn process() {
    fuzz("process", 300);
}

#[test]
fn journal() {
    fuzz("journal", 300);
}

#[test]
fn segment() {
    fuzz("segment", 300);
}

#[test]
fn trace() {
    fuzz("trace", 500);
}

#[test]
fn what_crashed_before() {
    for (target, run) in TARGETS {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("crashers").join(target);
        for entry in dir.read_dir().into_iter().flatten() {
            run(&std::fs::read(entry.unwrap().path()).unwrap());
        }
    }
}
