//! A user's own metrics: queries with names.

use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use gputap_report::Metric as Answer;

use crate::database::Database;
use crate::error::{Error, Mistake};
use crate::query::Rows;

/// Rows of a metric that are kept; it still says how many there were.
const ROWS: usize = 1000;

/// A query with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Metric {
    /// What reports call it.
    pub name: String,
    /// The query in SQL.
    pub query: String,
}

/// The metrics of a run or a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metrics(Vec<Metric>);

impl Metric {
    /// `name = SELECT …`.
    pub fn parse(text: &str) -> Result<Metric, Error> {
        let wrong = |why: &str| Error::Metric(format!("--metric {text:?}: {why}; write 'name = SELECT …'"));
        let (name, query) = text.split_once('=').ok_or_else(|| wrong("there is no name before a ="))?;
        let name = name.trim();
        let plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
        if name.is_empty() || !name.chars().all(plain) {
            return Err(wrong("a name has letters, digits, _, - and . only"));
        }
        Ok(Metric { name: name.to_owned(), query: query.trim().to_owned() })
    }
}

impl Metrics {
    /// Those of the command line, and those of files with lines like `name = "SELECT …"`, checked against all tables.
    pub fn new(given: &[String], files: &[impl AsRef<Path>]) -> Result<Metrics, Error> {
        let mut all = Vec::new();
        for file in files {
            all.extend(read(file.as_ref())?);
        }
        for text in given {
            all.push(Metric::parse(text)?);
        }
        for (i, metric) in all.iter().enumerate() {
            if all[..i].iter().any(|other| other.name == metric.name) {
                return Err(Error::Metric(format!("the metric {} is given twice", metric.name)));
            }
        }
        let metrics = Metrics(all);
        metrics.check()?;
        Ok(metrics)
    }

    fn check(&self) -> Result<(), Error> {
        if self.0.is_empty() {
            return Ok(());
        }
        let db = Database::empty()?;
        for metric in &self.0 {
            db.check(&metric.query).map_err(|e| Error::Metric(format!("the metric {}: {e}", metric.name)))?;
        }
        Ok(())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Metric> {
        self.0.iter()
    }

    /// What they come to in these traces. One that takes longer than `patience` is ended.
    pub fn answers(&self, db: &Database, patience: Option<Duration>) -> Vec<Answer> {
        let answer = |metric: &Metric| {
            let (name, query) = (metric.name.clone(), metric.query.clone());
            match ask(db, &metric.query, patience) {
                Ok(Rows { columns, rows, count }) => {
                    Answer { name, query, columns, rows, count, error: None }
                }
                Err(e) => Answer { name, query, error: Some(e.to_string()), ..Answer::default() },
            }
        };
        self.0.iter().map(answer).collect()
    }
}

/// Asks, and ends the query when nobody wants to wait for it any longer.
fn ask(db: &Database, query: &str, patience: Option<Duration>) -> Result<Rows, Error> {
    let Some(patience) = patience else { return db.ask(query, ROWS) };
    let interrupt = db.interrupt();
    let (answered, waits) = mpsc::channel::<()>();
    std::thread::scope(|s| {
        s.spawn(move || {
            if waits.recv_timeout(patience) == Err(mpsc::RecvTimeoutError::Timeout) {
                interrupt.interrupt();
            }
        });
        let answer = db.ask(query, ROWS);
        drop(answered);
        answer.map_err(|e| match e {
            Error::Interrupted => Error::Late(patience.as_secs()),
            other => other,
        })
    })
}

/// The metrics of a file.
fn read(file: &Path) -> Result<Vec<Metric>, Error> {
    let shown = file.display();
    let text =
        std::fs::read_to_string(file).map_err(|e| Error::Metric(format!("{shown} can't be read: {e}")))?;
    let table: toml::Table = text.parse().map_err(|e: toml::de::Error| {
        let at = e.span().map(|span| span.start);
        let mistake = Mistake { message: e.message().to_owned(), query: text.clone(), at, nearest: None };
        Error::Metric(format!("{shown}: {mistake}"))
    })?;
    let metric = |(name, value): (String, toml::Value)| match value {
        toml::Value::String(query) => Ok(Metric { name, query }),
        _ => Err(Error::Metric(format!("{shown}: {name} is no text; write {name} = \"SELECT …\""))),
    };
    table.into_iter().map(metric).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_metric_has_a_name_and_a_query_with_its_own_equal_signs() {
        let metric =
            Metric::parse(" big.copies = SELECT count(*) FROM copies WHERE direction = 'HtoD' ").unwrap();
        assert_eq!(metric.name, "big.copies");
        assert_eq!(metric.query, "SELECT count(*) FROM copies WHERE direction = 'HtoD'");
        assert!(Metric::parse("SELECT 1").is_err());
        assert!(Metric::parse("a b = SELECT 1").unwrap_err().to_string().contains("letters"));
    }

    #[test]
    fn a_wrong_metric_is_refused_with_its_position() {
        let wrong = ["big = SELECT device, sum(byts) FROM allocations".to_owned()];
        let error = Metrics::new(&wrong, &[] as &[&str]).unwrap_err().to_string();
        assert!(error.contains("the metric big") && error.contains("did you mean bytes?"), "{error}");
        assert!(error.contains("line 1, column 20"), "{error}");
        let twice = ["a = SELECT 1".to_owned(), "a = SELECT 2".to_owned()];
        assert!(Metrics::new(&twice, &[] as &[&str]).unwrap_err().to_string().contains("twice"));
    }

    #[test]
    fn a_file_has_many_and_says_where_it_is_wrong() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("metrics.toml");
        std::fs::write(&path, "a = \"SELECT count(*) FROM calls\"\nb = '''\nSELECT 1\n'''\n").unwrap();
        let metrics = Metrics::new(&[], &[&path]).unwrap();
        assert_eq!(metrics.iter().map(|m| m.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        std::fs::write(&path, "a = 5\n").unwrap();
        assert!(Metrics::new(&[], &[&path]).unwrap_err().to_string().contains("a is no text"));
        std::fs::write(&path, "a = \"x\"\nb = \n").unwrap();
        assert!(Metrics::new(&[], &[&path]).unwrap_err().to_string().contains("line 2"));
    }
}
