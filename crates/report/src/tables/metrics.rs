//! The user's own metrics in a report.

use crate::blocks::{Block, Column, Table};
use crate::metric::{Cell, Metric};
use crate::report::Report;

/// One part per metric.
pub(crate) fn metrics(report: &Report, top: usize) -> Vec<Block> {
    report.metrics.iter().flat_map(|metric| block(metric, top)).collect()
}

fn block(metric: &Metric, top: usize) -> Vec<Block> {
    let line = |text: String| Block::Line(text);
    let heading = Block::Heading(format!("Metric {}", metric.name));
    match (&metric.error, metric.rows.as_slice()) {
        (Some(error), _) => vec![heading, line(format!("no answer: {error}"))],
        (None, []) => vec![heading, line(String::from("no rows"))],
        (None, [row]) if row.len() == 1 => {
            vec![heading, line(format!("{}: {}", metric.columns[0], row[0].to_text()))]
        }
        (None, _) => vec![heading, Block::Table(table(metric, top))],
    }
}

fn table(metric: &Metric, top: usize) -> Table {
    let words = |i: usize| metric.rows.iter().any(|row| matches!(row[i], Cell::Text(_)));
    let column = |(i, name): (usize, &String)| Column { name: name.clone().into(), words: words(i) };
    let rows = metric.rows.iter().take(top).map(|row| row.iter().map(Cell::to_text).collect());
    Table {
        title: metric.name.clone(),
        columns: metric.columns.iter().enumerate().map(column).collect(),
        rows: rows.collect(),
        of: usize::try_from(metric.count).unwrap_or(usize::MAX),
    }
}
