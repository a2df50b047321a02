use super::*;

#[path = "../../../analysis/tests/golden/trace.rs"]
mod trace;

fn sample(closed: bool) -> Report {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("t");
    trace::write(&path, closed);
    open(&path).expect("a readable trace")
}

/// Compares with a file; `GPUTAP_BLESS=1 cargo test` writes it anew.
fn check(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("GPUTAP_BLESS").is_some() {
        std::fs::write(&path, text).expect("a writable tree");
    }
    let golden = std::fs::read_to_string(&path).expect("a golden file");
    assert!(text == golden, "differs from {}; GPUTAP_BLESS=1 writes it anew:\n{text}", path.display());
}

const NAME: &str = "demo.trace";
const ALL: Detail = Detail { top: 15, by_process: false, brief: false };
const PLAIN: Screen = Screen { width: 110, color: false };

#[test]
fn text() {
    check("report.txt", &text::render(&page::build(Path::new(NAME), &sample(true), ALL), PLAIN));
}

#[test]
fn text_of_each_process() {
    let detail = Detail { by_process: true, top: 3, ..ALL };
    check(
        "report-by-process.txt",
        &text::render(&page::build(Path::new(NAME), &sample(false), detail), PLAIN),
    );
}

#[test]
fn the_summary_fits_a_screen() {
    let detail = Detail { top: SUMMARY_ROWS, brief: true, ..ALL };
    let text = text::render(&page::build(Path::new(NAME), &sample(true), detail), PLAIN);
    assert!(text.lines().count() <= 48, "{} lines", text.lines().count());
    check("summary.txt", &text);
}

#[test]
fn markdown() {
    check("report.md", &markdown::render(&page::build(Path::new(NAME), &sample(true), ALL)));
}

#[test]
fn csv_of_every_table() {
    let report = [(Path::new(NAME), sample(true))];
    for table in TableName::value_variants() {
        let name = format!("{table:?}.csv").to_lowercase();
        check(&name, &csv::render(&report, *table, true));
    }
}

#[test]
fn several_reports_are_an_array() {
    let reports = [sample(true), sample(false)];
    let one: serde_json::Value = serde_json::from_str(&json::render(reports[..1].iter()).unwrap()).unwrap();
    assert_eq!(one["schema"], "gputap.report/1");
    let two: serde_json::Value = serde_json::from_str(&json::render(reports.iter()).unwrap()).unwrap();
    assert_eq!(two[1]["complete"], false);
}

#[test]
fn sorting_changes_the_first_row() {
    let mut report = sample(true);
    let first = |report: &Report| report.total.calls[0].function;
    tables::sort(&mut report, Sort::Count);
    assert_eq!(first(&report), "cuLaunchKernel");
    tables::sort(&mut report, Sort::Name);
    assert_eq!(first(&report), "cuEventQuery");
    tables::sort(&mut report, Sort::Max);
    assert_eq!(first(&report), "cuMemAlloc_v2");
}

#[test]
fn a_narrow_screen_keeps_names_readable() {
    let screen = Screen { width: 60, color: true };
    let text = text::render(&page::build(Path::new(NAME), &sample(true), ALL), screen);
    assert!(text.contains("vectorized_elementwise"), "{text}");
    assert!(text.contains("\x1b[1mfunction"), "{text}");
}

#[test]
fn a_directory_that_is_no_trace_is_refused_with_advice() {
    let dir = tempfile::tempdir().unwrap();
    let error = open(dir.path()).unwrap_err().to_string();
    assert!(error.contains("is not a trace") && error.contains("give the directory"), "{error}");
}
