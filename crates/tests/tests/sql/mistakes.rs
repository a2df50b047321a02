//! What the program says to queries and traces that make no sense.

use gputap_tests::{Ended, on_tmpfs};
use rustix::process::Signal;

use crate::{DEMO, SIMULATED, run, start};

fn refused(ended: &Ended, code: i32, says: &[&str]) {
    assert_eq!((ended.code, ended.stdout.as_str()), (code, ""), "{ended:?}");
    for text in says {
        assert!(ended.stderr.contains(text), "{text:?} is not in {:?}", ended.stderr);
    }
    assert!(ended.stderr.lines().count() < 12 && !ended.stderr.contains("panicked"), "{ended:?}");
}

#[test]
fn a_query_that_is_wrong() {
    for (query, says) in [
        ("SELECT * FORM calls", &["syntax error", "line 1, column 10", "\n           ^"][..]),
        ("SELECT nme FROM calls", &["no such column: nme", "did you mean name?", "line 1, column 8"]),
        ("SELECT c.durations FROM calls c", &["did you mean duration_ns?"]),
        ("SELECT * FROM kernel", &["no such table: kernel", "did you mean kernels?"]),
        ("SELECT sum(name, 1) FROM calls", &["wrong number of arguments"]),
        ("SELECT nosuch(1) FROM calls", &["no such function: nosuch"]),
        ("SELECT 1; SELECT 2", &["more than one statement"]),
        (" -- nothing ", &["the query is empty"]),
        ("DROP TABLE processes", &["read-only", "DROP"]),
        ("INSERT INTO marks VALUES (1, 2, 'x')", &["read-only", "INSERT"]),
        ("ATTACH 'other.db' AS other", &["read-only", "ATTACH"]),
        ("VACUUM INTO 'copy.db'", &["read-only", "VACUUM"]),
        ("PRAGMA query_only = OFF", &["read-only", "PRAGMA"]),
        ("CREATE TEMP TABLE t (x)", &["read-only", "CREATE"]),
    ] {
        refused(&run(&DEMO.path(), &["sql", "demo.trace", query]), 2, says);
    }
    assert!(!DEMO.path().join("copy.db").exists() && !DEMO.path().join("other.db").exists());
}

#[test]
fn words_that_are_no_traces() {
    let dir = on_tmpfs();
    refused(&run(dir.path(), &["sql", "no-such.trace", "SELECT 1"]), 2, &["no-such.trace"]);
    refused(&run(dir.path(), &["sql", ".", "SELECT 1"]), 2, &["not a trace"]);
    refused(&run(dir.path(), &["sql", "SELECT 1"]), 2, &["no trace is given"]);
    refused(&run(dir.path(), &["sql", "-f", "none.sql", "t"]), 2, &["none.sql"]);
    refused(&run(dir.path(), &["sql", "t", "SELECT 1", "-f", "none.sql"]), 2, &["both a query and --file"]);
    refused(&run(dir.path(), &["sql", "--schema", "nothing"]), 2, &["no table nothing", "calls, launches"]);
}

#[test]
fn a_query_without_an_end_is_ended_by_ctrl_c() {
    for query in [
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
        "SELECT count(*) FROM calls a, calls b, calls c, calls d",
    ] {
        let started = start(&DEMO.path(), &["sql", "demo.trace", query]);
        // From here on it is about to ask, or asks.
        while !started.stderr().contains(SIMULATED) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        started.signal(Signal::INT);
        refused(&started.wait(), 130, &["interrupted"]);
    }
}

#[test]
fn a_query_from_a_file_and_from_standard_input() {
    let path = DEMO.path();
    std::fs::write(path.join("question.sql"), "-- ranks\nSELECT count(*) AS n\nFROM processes;\n").unwrap();
    let ended = run(&path, &["sql", "demo.trace", "-f", "question.sql", "--format", "csv"]);
    assert_eq!((ended.code, ended.stdout.as_str()), (0, "n\n4\n"));
    // The tests' standard input is empty.
    refused(&run(&path, &["sql", "demo.trace"]), 2, &["the query is empty"]);
}

#[test]
fn a_trace_that_is_cut_is_answered_from_and_said_to_be() {
    let dir = on_tmpfs();
    let ended = run(dir.path(), &["demo", "--ranks", "1", "--steps", "3", "--out", "t"]);
    assert_eq!(ended.code, 0);
    let count = |code: i32| {
        let ended = run(dir.path(), &["sql", "t", "SELECT count(*) FROM calls", "--format", "csv"]);
        assert_eq!(ended.code, code, "{ended:?}");
        (ended.stdout.lines().nth(1).unwrap().parse::<u64>().unwrap(), ended.stderr)
    };
    let (all, _) = count(0);
    std::fs::remove_file(dir.path().join("t/manifest.json")).unwrap();
    let (open, said) = count(3);
    assert!(open == all && said.contains("manifest.json is missing"), "{said}");
    let calls = dir.path().join("t/calls");
    let file = calls.read_dir().unwrap().next().unwrap().unwrap().path();
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() / 2]).unwrap();
    let (left, said) = count(3);
    assert!(left < all && said.contains("cut"), "{left} of {all}: {said}");
    // Damage that only reading finds.
    let mut damaged = bytes.clone();
    let middle = bytes.len() / 2;
    damaged[middle] ^= 0xFF;
    std::fs::write(&file, &damaged).unwrap();
    for table in ["calls", "launches", "allocations"] {
        let ended =
            run(dir.path(), &["sql", "t", &format!("SELECT count(*) FROM {table} WHERE process > 0")]);
        assert!(ended.code == 3 && ended.stderr.contains("checksum"), "{table}: {ended:?}");
    }
}

#[test]
fn the_tables_are_listed_without_a_trace() {
    let dir = on_tmpfs();
    let ended = run(dir.path(), &["sql", "--schema"]);
    assert!(ended.code == 0 && ended.stdout.contains("calls: ") && ended.stdout.contains("collectives: "));
    let ended = run(dir.path(), &["sql", "--schema", "copies"]);
    assert!(ended.stdout.starts_with("copies: ") && ended.stdout.contains("  bytes  "), "{}", ended.stdout);
}
