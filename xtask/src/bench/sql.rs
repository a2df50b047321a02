//! The part of `cargo xtask bench report` that asks the trace by SQL, and DuckDB on the same calls as Parquet.

use std::path::Path;

use anyhow::{Context, Result};

use crate::bench::gputap::Gputap;
use crate::bench::headline;
use crate::bench::report::{modules, python, runs};

/// A question to both: the query for gputap, and for DuckDB, where `calls` has the name of each function. `LONG` stands for a
/// duration that few of the trace's calls exceed, but one does however few they are.
struct Question {
    name: &'static str,
    ours: &'static str,
    peer: &'static str,
}

/// Asks the trace what stands for `LONG`.
const LONG: &str = "SELECT max(duration_ns) * 99 / 100 FROM calls";

const QUESTIONS: [Question; 4] = [
    Question {
        name: "sql, functions by time",
        ours: "SELECT name, count(*), sum(duration_ns), max(duration_ns) FROM calls GROUP BY name ORDER BY 3 DESC LIMIT 10",
        peer: "SELECT name, count(*), sum(duration_ns), max(duration_ns) FROM calls GROUP BY name ORDER BY 3 DESC LIMIT 10",
    },
    Question {
        name: "sql, long calls",
        ours: "SELECT name, start_ns, duration_ns FROM calls WHERE duration_ns > LONG ORDER BY 3 DESC LIMIT 10",
        peer: "SELECT name, start_ns, duration_ns FROM calls WHERE duration_ns > LONG ORDER BY 3 DESC LIMIT 10",
    },
    Question {
        name: "sql, half a second",
        ours: "WITH t AS (SELECT min(started_ns) AS a FROM processes) SELECT count(*), sum(duration_ns) FROM calls \
               WHERE start_ns BETWEEN (SELECT a FROM t) AND (SELECT a FROM t) + 500000000",
        peer: "WITH t AS (SELECT min(start_ns) AS a FROM calls) SELECT count(*), sum(duration_ns) FROM calls \
               WHERE start_ns BETWEEN (SELECT a FROM t) AND (SELECT a FROM t) + 500000000",
    },
    Question {
        name: "sql, kernels by launches",
        ours: "SELECT kernel, count(*) FROM launches GROUP BY kernel ORDER BY 2 DESC LIMIT 10",
        peer: "SELECT a0, count(*) FROM calls WHERE name = 'cuLaunchKernel' GROUP BY a0 ORDER BY 2 DESC LIMIT 10",
    },
];

/// A tenth of the calls is what growth is measured from.
const PART: u64 = 10;

/// Times all questions on a trace of `calls` calls, and says how that grew from a tenth of them.
pub fn run(root: &Path, gputap: &Gputap, trace: &Path, calls: u64, times: usize) -> Result<()> {
    let long = gputap.answer(trace, LONG)?;
    let large = ask(root, gputap, trace, &long, times)?;
    let part = gputap.trace_dir("part")?;
    gputap.produce(&part, &["--calls", &(calls / PART).to_string()])?;
    let small = QUESTIONS
        .iter()
        .map(|q| (q.name, q.ours.replace("LONG", &long)))
        .map(|(name, query)| runs(name, times, || gputap.sql(&part, &query)))
        .collect::<Result<Vec<_>>>();
    std::fs::remove_dir_all(&part)?;
    let growth = |(question, (small, large)): (&Question, (f64, f64))| {
        let name = question.name.trim_start_matches("sql, ");
        format!("{name} {:.1}x ({small:.2} s to {large:.2} s)", large / small)
    };
    let all: Vec<String> = QUESTIONS.iter().zip(small?.into_iter().zip(large)).map(growth).collect();
    println!("sql, growth from {} to {calls} calls: {}", calls / PART, all.join(", "));
    Ok(())
}

/// Seconds for each question.
fn ask(root: &Path, gputap: &Gputap, trace: &Path, long: &str, times: usize) -> Result<Vec<f64>> {
    let peers = match modules(&["pyarrow", "duckdb"]) {
        Ok(modules) => peers(root, &modules, trace, long, times)?,
        Err(why) => {
            println!("peer skipped: {why:#}");
            Vec::new()
        }
    };
    let mut taken = Vec::new();
    for (i, question) in QUESTIONS.iter().enumerate() {
        let query = question.ours.replace("LONG", long);
        let ours = runs(question.name, times, || gputap.sql(trace, &query))?;
        if let Some(peer) = peers.get(i) {
            headline(question.name, ours, *peer, "s", "DuckDB on Parquet, without starting Python");
        }
        taken.push(ours);
    }
    Ok(taken)
}

/// Seconds that DuckDB takes for each.
fn peers(root: &Path, modules: &Path, trace: &Path, long: &str, times: usize) -> Result<Vec<f64>> {
    let queries = QUESTIONS.map(|q| q.peer.replace("LONG", long));
    let queries: Vec<&str> = queries.iter().map(String::as_str).collect();
    let text = python(root, "duck.py", modules, trace, times, &queries)?;
    text.lines()
        .map(|line| line.trim().parse().with_context(|| format!("duck.py printed {text:?}")))
        .collect()
}
