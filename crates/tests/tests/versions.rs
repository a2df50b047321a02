//! What earlier versions wrote, kept as they wrote it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use gputap_tests::{Job, Started, gputap};

/// What a build that wrote this version left: a closed trace, and a directory of rings.
fn written_by(version: u64) -> (tempfile::TempDir, [PathBuf; 2]) {
    let dir = tempfile::tempdir().unwrap();
    let packed = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("versions/{version}.tar.gz"));
    let unpacked = Command::new("tar").arg("-xzf").arg(packed).arg("-C").arg(dir.path()).status().unwrap();
    assert!(unpacked.success());
    let paths = ["trace", "rings"].map(|name| dir.path().join(name));
    (dir, paths)
}

/// Every file below, with its content.
fn files(dir: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    for entry in dir.read_dir().unwrap().map(|e| e.unwrap().path()) {
        match entry.is_dir() {
            true => files.extend(self::files(&entry)),
            false => files.push((entry.clone(), std::fs::read(&entry).unwrap())),
        }
    }
    files.sort();
    files
}

#[test]
fn what_was_written_before_the_first_release_is_refused_and_left_alone() {
    let (dir, paths) = written_by(1);
    let before = files(dir.path());
    for path in &paths {
        let path = path.to_str().unwrap();
        let commands: [&[&str]; 4] = [
            &["report", path],
            &["sql", path, "SELECT 1"],
            &["export", "--to", "chrome", path, "-o", "out.json"],
            &["collect", "rings-of-others", "--out", path, "--until-idle", "1s"],
        ];
        for words in commands {
            if words[0] == "collect" && path.ends_with("rings") {
                continue;
            }
            let job = words.iter().fold(Job::new(gputap()), |job, word| job.arg(word));
            let mut command = job.command(false, dir.path());
            let ended = Started::new(command.current_dir(dir.path()), Duration::from_secs(60)).wait();
            assert_eq!(ended.code, 2, "{words:?}: {ended:?}");
            let advice = "has format 1 and this gputap reads 2: no released gputap wrote format 1. Record the job again";
            assert!(ended.stderr.contains(advice), "{words:?}: {ended:?}");
        }
    }
    let mut after = files(dir.path());
    after.retain(|(path, _)| !path.starts_with(dir.path().join("rings-of-others")));
    assert!(before == after, "nothing is touched");
}
