//! The rings' directory belongs to others as well: whatever they write into the fields that are theirs, the job goes on.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gputap_tests::{Host, Job, Random, Started, on_tmpfs};
use gputap_wire::layout::ring::TAIL_AT;

fn rings(dir: &Path) -> Vec<PathBuf> {
    let files = |d: PathBuf| d.read_dir().into_iter().flatten().flatten().map(|e| e.path());
    let rings = files(dir.join("rings/v2")).flat_map(files);
    rings.filter(|p| p.file_name().unwrap().to_string_lossy().starts_with("ring-")).collect()
}

/// Positions of every kind: right, a little wrong, and absurd.
fn scribble(path: &Path, random: &mut Random) {
    let Ok(file) = File::options().read(true).write(true).open(path) else { return };
    let mut head = [0; 8];
    if file.read_exact_at(&mut head, 64).is_err() {
        return;
    }
    let head = u64::from_le_bytes(head);
    let tail = match random.between(0, 5) {
        0 => random.next(),
        1 => head.wrapping_add(random.between(0, 1 << 20)),
        2 => head.wrapping_sub(random.between(0, 1 << 20)),
        3 => 0,
        4 => u64::MAX,
        _ => head,
    };
    let _ = file.write_all_at(&tail.to_le_bytes(), TAIL_AT as u64);
}

/// Runs the job while every tail is overwritten all the time.
fn under_attack(job: &Job, seed: u64) {
    let bare = job.run(false);
    let (dir, mut random) = (on_tmpfs(), Random::new(seed));
    let mut started = Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60));
    while !started.has_ended() {
        rings(dir.path()).iter().for_each(|p| scribble(p, &mut random));
    }
    bare.ended.assert_same(&started.wait());
}

#[test]
fn tails_that_make_no_sense() {
    for seed in 0..5 {
        under_attack(&Job::new(Host::new("threads.c").build()).arg("2000"), seed);
        under_attack(&Job::new(Host::new("processes.c").build()).arg("storm"), seed);
        let job = Job::new(Host::new("threads.c").build()).arg("1500-at-once");
        under_attack(&job.env("GPUTAP_RING_BYTES", "262144"), seed);
    }
}

#[test]
fn rings_that_are_taken_away() {
    let job = Job::new(Host::new("threads.c").build()).arg("2000");
    let bare = job.run(false);
    let dir = on_tmpfs();
    let mut started = Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60));
    while !started.has_ended() {
        // Removed, not cut: a file that its owner cuts under a mapping is a SIGBUS that nobody can prevent.
        let _ = std::fs::remove_dir_all(dir.path().join("rings"));
    }
    bare.ended.assert_same(&started.wait());
}
