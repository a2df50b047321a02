//! Names that are made to break whoever prints them.

use gputap_tests::{Host, on_tmpfs};
use serde_json::Value;

use crate::{rows, run};

/// As `hosts/odd_names.c` has them, launched once, twice, …; what is not UTF-8 is replaced.
const NAMES: [&str; 12] = [
    "quote\"d",
    "it's",
    "new\nline",
    "comma, and; semicolon",
    "not \u{fffd}\u{fffd} UTF-8",
    "\u{1b}[31mred",
    "'); DROP TABLE calls; --",
    "back\\slash",
    "<b>&amp;</b>",
    "tab\tbed",
    "|pipe|",
    "%s%n",
];

#[test]
fn every_form_has_them_whole() {
    let dir = on_tmpfs();
    let program = Host::new("odd_names.c").build();
    let ended = run(dir.path(), &["run", "-q", "--out", "t", "--", program.to_str().unwrap()]);
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    // As the driver has them, and as people see them.
    let query = "SELECT k.mangled, l.kernel, count(*) n FROM launches l \
                 JOIN kernels k ON k.process = l.process AND k.handle = l.kernel_handle GROUP BY 1 ORDER BY n";
    let answer = rows(&run(dir.path(), &["sql", "t", query, "--format", "json"]), query);
    let found: Vec<(&str, u64)> =
        answer.iter().map(|r| (r["mangled"].as_str().unwrap(), r["n"].as_u64().unwrap())).collect();
    let expected: Vec<(&str, u64)> = NAMES.iter().zip(1..).map(|(name, n)| (*name, n)).collect();
    assert_eq!(found, expected);
    let no_controls = |row: &Value| !row["kernel"].as_str().unwrap().contains(char::is_control);
    assert!(answer.iter().all(no_controls));

    let table = run(dir.path(), &["sql", "t", query]).stdout;
    assert_eq!(table.lines().count(), 2 + NAMES.len(), "one line each:\n{table}");
    assert!(table.contains("new\\nline") && !table.contains('\u{1b}'), "{table}");

    let csv =
        run(dir.path(), &["sql", "t", "SELECT mangled, 1 FROM kernels ORDER BY from_ns", "--format", "csv"])
            .stdout;
    assert!(csv.contains("\"quote\"\"d\",1\n") && csv.contains("\"new\nline\",1\n"), "{csv}");

    // A name as it stands finds its launches.
    let one = "SELECT count(*) AS n FROM launches WHERE kernel = '''); DROP TABLE calls; --'";
    let answer = rows(&run(dir.path(), &["sql", "t", one, "--format", "json"]), one);
    assert_eq!(answer[0]["n"], 7);
}
