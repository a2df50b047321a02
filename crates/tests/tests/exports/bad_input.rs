//! What can't be done is said, with exit code 2, and leaves nothing behind.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_tests::{Ended, Python, Started, demo, gputap, is_root, skip};

use crate::rows::rows;
use crate::{export, exported};

const FORMATS: [&str; 6] = ["perfetto", "chrome", "parquet", "csv", "cudatrace", "alnair"];

fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[track_caller]
fn refused(ended: &Ended, says: &[&str]) {
    assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{ended:?}");
    says.iter().for_each(|text| assert!(ended.stderr.contains(text), "{text:?} is not in {}", ended.stderr));
}

#[test]
fn arguments_that_make_no_sense() {
    let (_dir, trace) = demo(1, 2);
    refused(&export(&trace, "perfeto", &["-o", "-"]), &["perfeto", "perfetto"]);
    refused(&export(Path::new("/no/such/trace"), "csv", &["-o", "-"]), &["/no/such/trace"]);
    refused(&export(&trace, "csv", &["-o", "-"]), &["--table"]);
    refused(&export(&trace, "csv", &["-o", "-", "--table", "call"]), &["calls", "launches"]);
    refused(&export(&trace, "alnair", &["-o", "-"]), &["-o DIR"]);
    refused(&export(&trace, "perfetto", &["-o", "-", "--table", "calls"]), &["--table"]);
    refused(
        &export(&trace, "csv", &["-o", "-", "--table", "calls", "--from", "2s", "--until", "1s"]),
        &["--from"],
    );
    refused(
        &export(&trace, "csv", &["-o", "-", "--table", "calls", "--rank", "7"]),
        &["--rank 7", "it has 0"],
    );
    refused(&export(&trace, "csv", &["-o", "-", "--table", "calls", "--process", "1"]), &["--process 1"]);
    refused(&export(&trace, "csv", &["-o", "-", "--table", "calls", "--api", "lanch"]), &["launch"]);
}

#[test]
fn what_exists_is_replaced_only_by_force() {
    let (dir, trace) = demo(1, 2);
    for format in FORMATS {
        let out = dir.path().join(format);
        std::fs::write(&out, "precious").unwrap();
        let path = out.to_str().unwrap();
        refused(&export(&trace, format, &["-o", path]), &["exists", "--force"]);
        assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious");
        let ended = export(&trace, format, &["-o", path, "--force"]);
        assert_eq!(ended.code, 0, "{format}: {ended:?}");
        assert!(out.is_dir() || std::fs::read(&out).unwrap() != b"precious", "{format}");
    }
    assert!(names(dir.path()).iter().all(|n| !n.starts_with('.')), "nothing hidden is left");
}

#[test]
fn an_output_that_can_not_be_written() {
    let (dir, trace) = demo(1, 2);
    let file = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    for format in FORMATS {
        for place in [file.join("inside"), "/proc/gputap".into(), dir.path().join("no/such/place")] {
            refused(&export(&trace, format, &["-o".as_ref(), place.as_os_str()]), &["can't be written"]);
        }
    }
}

#[test]
fn a_full_disk_leaves_nothing_under_the_name() {
    if !is_root() {
        return skip("mounting a small file system needs root");
    }
    let (dir, trace) = demo(2, 20);
    for format in FORMATS {
        let small = dir.path().join(format!("small-{format}"));
        std::fs::create_dir(&small).unwrap();
        let script = "mount -t tmpfs -o size=16k none \"$1\" || exit 9\n\
                      \"$2\" export \"$3\" --to \"$4\" -o \"$1/out\"; code=$?; ls -A \"$1\"; exit $code";
        let mut command = Command::new("unshare");
        command.args(["--mount", "sh", "-c", script, "sh"]).arg(&small).arg(gputap()).arg(&trace).arg(format);
        let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
        if ended.code == 9 {
            return skip("no file system can be mounted here");
        }
        refused(&ended, &["No space left", "Nothing was left there"]);
    }
}

#[test]
fn a_damaged_trace_is_written_as_far_as_it_goes() {
    let (dir, trace) = demo(1, 3);
    let whole = rows(&trace).len();
    let segment = std::fs::read_dir(trace.join("calls")).unwrap().next().unwrap().unwrap().path();
    let bytes = std::fs::read(&segment).unwrap();
    std::fs::write(&segment, &bytes[..bytes.len() / 2]).unwrap();
    for format in FORMATS {
        let out = dir.path().join(format);
        let ended = export(&trace, format, &["-o".as_ref(), out.as_os_str()]);
        assert_eq!(ended.code, 3, "{format}: {ended:?}");
        assert!(ended.stderr.contains("calls") && out.exists(), "{format}: {ended:?}");
    }
    // A trace that its collector left open is whole, but says so.
    let (dir, trace) = demo(1, 3);
    std::fs::remove_file(trace.join("manifest.json")).unwrap();
    let ended = export(&trace, "csv", &["-o", dir.path().join("open").to_str().unwrap()]);
    assert_eq!(ended.code, 3, "{ended:?}");
    let lines = std::fs::read_to_string(dir.path().join("open/calls.csv")).unwrap().lines().count();
    assert_eq!(lines - 1, rows(&trace).len());
    assert!(whole > 100);
}

#[test]
fn a_trace_without_launches_has_empty_tables() {
    let (dir, trace) = demo(1, 2);
    for format in FORMATS {
        let out = dir.path().join(format);
        exported(&trace, format, &out, &["--api", "cuMemGetInfo"]);
    }
    let launches = std::fs::read_to_string(dir.path().join("csv/launches.csv")).unwrap();
    assert_eq!(launches.lines().count(), 1, "{launches}");
    let chrome = dir.path().join("chrome");
    let json: serde_json::Value = serde_json::from_slice(&std::fs::read(chrome).unwrap()).unwrap();
    assert!(json["traceEvents"].is_array());
    let Some(python) = Python::find() else { return };
    let read = python.read("perfetto_trace.py", &[&dir.path().join("perfetto")]);
    assert_eq!(read["slices"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let (_dir, trace) = demo(2, 20);
    let mut command = Command::new("sh");
    command
        .args(["-c", "\"$0\" export \"$1\" --to csv --table calls -o - | head -n 1"])
        .arg(gputap())
        .arg(&trace);
    let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stderr.as_str(), ended.stdout.lines().count()), (0, "", 1), "{ended:?}");
}
