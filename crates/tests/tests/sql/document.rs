//! What `docs/sql.md` shows is what happens.

use std::path::Path;

use crate::{DEMO, run};

fn document() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/sql.md")).unwrap()
}

/// The blocks of a language, with what else their first line says.
fn blocks(language: &str) -> Vec<(String, String)> {
    let text = document();
    let fence = format!("```{language}");
    let starts = text.split(&fence).skip(1);
    let block = |rest: &str| {
        let (head, body) = rest.split_once('\n').unwrap();
        let (body, _) = body.split_once("```").unwrap();
        (head.trim().to_owned(), body.trim().to_owned())
    };
    starts.map(block).collect()
}

#[test]
fn all_queries_have_answers() {
    let queries = blocks("sql");
    assert!(queries.len() > 20);
    for (note, query) in queries {
        let rows = DEMO.ask(&query);
        assert!(note == "may be empty" || !rows.is_empty(), "no rows:\n{query}");
    }
}

#[test]
fn the_file_of_metrics_works() {
    let (_, metrics) = blocks("toml").remove(0);
    let path = DEMO.path().join("document.toml");
    std::fs::write(&path, metrics).unwrap();
    let ended = run(&DEMO.path(), &["report", "demo.trace", "--metrics", "document.toml"]);
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    assert!(ended.stdout.contains("Metric launches\n") && ended.stdout.contains("Metric pageable\n"));
}

/// The row that CONTRIBUTING shows is one of the catalogue, and does what is said there.
#[test]
fn a_row_makes_a_function_an_allocation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    let (_, rest) = text.split_once("```rust\n").unwrap();
    let row = rest.lines().next().unwrap();
    let table = std::fs::read_to_string(root.join("crates/catalog/src/effect/table/driver.rs")).unwrap();
    assert!(table.lines().any(|line| line.trim() == row), "{row}");
    let name = row.split('"').nth(1).unwrap();
    let calls = DEMO.ask(&format!(
        "SELECT arguments ->> 'bytesize' AS bytes FROM calls WHERE name = '{name}' ORDER BY 1"
    ));
    let allocations = DEMO.ask("SELECT bytes FROM allocations WHERE kind = 'host' ORDER BY 1");
    assert!(!calls.is_empty());
    assert_eq!(calls, allocations);
}
