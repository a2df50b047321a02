//! Own metrics: refused before a job starts, shown behind it.

use gputap_tests::{Host, on_tmpfs};
use serde_json::Value;

use crate::{DEMO, run};

const BIG: &str =
    "big = SELECT device, sum(bytes) AS bytes FROM allocations WHERE bytes > 1e6 GROUP BY device";

fn program() -> String {
    Host::new("processes.c").build().to_str().unwrap().to_owned()
}

#[test]
fn a_wrong_one_is_refused_before_the_job_starts() {
    for (metric, says) in [
        (
            "big = SELECT device, sum(byts) FROM allocations",
            &["metric big", "did you mean bytes?", "line 1, column 20"][..],
        ),
        ("big = SELECT 1 FROM allocation", &["no such table: allocation", "did you mean allocations?"]),
        ("big = SELEC 1", &["syntax error", "line 1, column 1"]),
        ("SELECT 1", &["name = SELECT"]),
        ("big = DELETE FROM processes", &["read-only", "DELETE"]),
        ("big =", &["empty"]),
    ] {
        let dir = on_tmpfs();
        let program = program();
        for words in [
            vec!["run", "--metric", metric, "--out", "t", "--", program.as_str(), "leaf"],
            vec!["collect", "rings", "--metric", metric, "--out", "t", "--until-idle", "1ms"],
            vec!["report", "t", "--metric", metric],
        ] {
            let ended = run(dir.path(), &words);
            assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{words:?}");
            for text in says {
                assert!(ended.stderr.contains(text), "{text:?} is not in {:?}", ended.stderr);
            }
            assert!(!dir.path().join("t").exists(), "{words:?}: nothing was begun");
        }
    }
    let dir = on_tmpfs();
    std::fs::write(dir.path().join("m.toml"), "a = \"SELECT 1\"\nb = \"SELECT nam FROM calls\"\n").unwrap();
    let ended = run(dir.path(), &["run", "--metrics", "m.toml", "--metrics", "none.toml", "--", "true"]);
    assert!(ended.code == 2 && ended.stderr.contains("none.toml"), "{ended:?}");
    let ended = run(dir.path(), &["run", "--metrics", "m.toml", "--", "true"]);
    assert!(ended.code == 2 && ended.stderr.contains("metric b: no such column: nam"), "{ended:?}");
}

#[test]
fn the_summary_of_a_run_shows_them() {
    let dir = on_tmpfs();
    let program = program();
    let metric = "launched = SELECT count(*) AS launches FROM launches";
    let ended = run(dir.path(), &["run", "--metric", metric, "--out", "t", "--", &program, "leaf"]);
    assert_eq!(ended.code, 0, "{ended:?}");
    let report = run(dir.path(), &["report", "t", "--format", "json"]);
    let report: Value = serde_json::from_str(&report.stdout).unwrap();
    let launches: u64 =
        report["total"]["kernels"].as_array().unwrap().iter().map(|k| k["launches"].as_u64().unwrap()).sum();
    assert!(
        launches > 0 && ended.stderr.contains(&format!("Metric launched\nlaunches: {launches}\n")),
        "{ended:?}"
    );
}

#[test]
fn collect_shows_them() {
    let dir = on_tmpfs();
    let outcome = gputap_tests::Job::new(Host::new("processes.c").build()).arg("leaf").run(true);
    let rings = outcome.dir().join("rings");
    let metric = "calls = SELECT count(*) AS calls FROM calls";
    let words = ["collect", rings.to_str().unwrap(), "--metric", metric, "--out", "t", "--until-idle", "1ms"];
    let ended = run(dir.path(), &words);
    let stored = run(dir.path(), &["sql", "t", "SELECT count(*) FROM calls", "--format", "csv"]);
    let stored = stored.stdout.lines().nth(1).unwrap().to_owned();
    assert!(ended.stderr.contains(&format!("Metric calls\ncalls: {stored}\n")), "{ended:?}");
}

#[test]
fn every_form_of_a_report_has_them() {
    let path = DEMO.path();
    let report = |form: &[&str]| {
        let words = ["report", "demo.trace", "--metric", BIG, "--metric", "none = SELECT 1 AS one WHERE 0"];
        let ended = run(&path, &[&words, form].concat());
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
        ended.stdout
    };
    let json: Value = serde_json::from_str(&report(&["--format", "json"])).unwrap();
    let big = &json["metrics"][0];
    assert_eq!((big["name"].as_str(), big["columns"][1].as_str()), (Some("big"), Some("bytes")));
    let first = big["rows"][0][1].as_i64().unwrap().to_string();
    assert_eq!(big["count"].as_u64().unwrap() as usize, big["rows"].as_array().unwrap().len());
    assert_eq!(json["metrics"][1]["count"], 0);
    let text = report(&[]);
    assert!(
        text.contains("Metric big\n") && text.contains(&first) && text.contains("Metric none\nno rows\n"),
        "{text}"
    );
    let markdown = report(&["--format", "markdown"]);
    assert!(markdown.contains("## Metric big") && markdown.contains(&format!("| {first} |")), "{markdown}");
    let csv = report(&["--format", "csv", "--table", "metrics"]);
    assert!(
        csv.starts_with("metric,row,column,value\nbig,1,device,")
            && csv.contains(&format!("big,1,bytes,{first}\n"))
    );
}

#[test]
fn the_environment_names_them_too() {
    let dir = on_tmpfs();
    std::fs::write(dir.path().join("m.toml"), "a = \"SELECT 40 + 2 AS answer\"\n").unwrap();
    let words = ["run", "--out", "t", "--", &program(), "leaf"];
    let job = words.iter().fold(gputap_tests::Job::new(gputap_tests::gputap()), |job, a| job.arg(a));
    let job = job.env("GPUTAP_METRICS", "m.toml").env("GPUTAP_METRIC", "b = SELECT 7 AS seven");
    let mut command = job.command(false, dir.path());
    let limit = std::time::Duration::from_secs(60);
    let ended = gputap_tests::Started::new(command.current_dir(dir.path()), limit).wait();
    assert!(ended.stderr.contains("answer: 42") && ended.stderr.contains("seven: 7"), "{ended:?}");
}
