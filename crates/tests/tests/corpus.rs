//! Traces of the corpus are read as they were when they were recorded. With `GPUTAP_CORPUS_ACCEPT` set to a case or `all`,
//! what is said now becomes what must be said.

use gputap_tests::corpus::{self, Golden, Recording, differences};

/// What every reader says of a case now.
fn ask(case: &str) -> Golden {
    let dir = tempfile::tempdir().unwrap();
    let mut traces = Vec::new();
    for (name, recording) in Recording::of_case(case) {
        let trace = format!("{name}.trace");
        recording.store(&dir.path().join(&trace));
        traces.push(trace);
    }
    Golden::ask(dir.path(), &traces)
}

#[test]
fn every_reader_says_what_it_said() {
    let accepted = std::env::var("GPUTAP_CORPUS_ACCEPT").unwrap_or_default();
    let cases = corpus::cases();
    assert!(cases.len() > 5, "{cases:?}");
    let mut found = Vec::new();
    for case in cases {
        let (file, now) = (corpus::golden_file(&case), ask(&case));
        if accepted == case || accepted == "all" {
            corpus::pack(&file, &now.to_text());
            continue;
        }
        let before = Golden::from_text(&corpus::unpack(&file));
        found.extend(differences(&before, &now).into_iter().map(|d| format!("{case}: {d}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_recording_survives_its_text() {
    for case in corpus::cases() {
        for (name, recording) in Recording::of_case(&case) {
            assert!(recording.to_text() == corpus::unpack(&corpus::file(&name)), "{name}");
        }
    }
}

#[test]
fn a_text_that_is_no_recording_is_said_where() {
    let head = "gputap-recording 1\n";
    for (text, said) in [
        ("", "not a recording"),
        ("gputap-recording 1\ncall driver/cuInit 1 2 0 1 0 0 0\n", "line 2: a record outside a chunk"),
        ("gputap-recording 1\nchunk 1 0 0\n", "line 2: time is missing"),
    ] {
        assert_eq!(Recording::from_text(text).unwrap_err(), said);
    }
    let chunk = format!("{head}chunk 1 0 0 5\n");
    for (line, said) in [
        ("call driver/cuNothing 1 2 0 1 0 0 0", "line 3: no function driver/cuNothing"),
        ("call driver/cuInit 1 2 0 1 0 0", "line 3: device is missing"),
        ("call driver/cuInit 1 2 0 1 0 0 0 zz", "line 3: word: invalid digit found in string"),
        ("what 1 2", "line 3: no kind of line \"what\""),
    ] {
        assert_eq!(Recording::from_text(&format!("{chunk}{line}\n")).unwrap_err(), said);
    }
}

fn golden(name: &str, text: &str) -> Golden {
    Golden::from_text(&format!("==> {name}\n{text}\n"))
}

#[test]
fn a_table_may_have_more_columns_and_nothing_else() {
    let before = golden("t.csv", "a,b\r\n1,\"x, \"\"y\"\"\"\r\n");
    assert_eq!(differences(&before, &golden("t.csv", "n,b,a\r\n9,\"x, \"\"y\"\"\",1\r\n")), [""; 0]);
    for other in ["a\r\n1\r\n", "a,b\r\n2,\"x, \"\"y\"\"\"\r\n", "a,b\r\n", "a,b\r\n1,x\r\n"] {
        assert_eq!(differences(&before, &golden("t.csv", other)).len(), 1, "{other}");
    }
    assert_eq!(differences(&golden("r.json", "{}"), &golden("r.json", "{ }")).len(), 1);
    assert_eq!(differences(&before, &golden("u.csv", "")), ["t.csv is gone"]);
    assert_eq!(differences(&golden("r", "1"), &Golden::from_text("==> r\n1\n==> s\n2\n")), ["s is new"]);
}
