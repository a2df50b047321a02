//! The user's own metrics: `--metric` and `--metrics`, the same in `run`, `collect` and `report`.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use gputap_report::Report;
use gputap_sql::{Database, Metrics};
use gputap_trace::Traces;

/// What one metric may take at the end of a job, which nobody can interrupt then.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Options for metrics.
#[derive(clap::Args, Debug, Default)]
pub struct Options {
    /// A metric of your own, shown with the tables: 'big = SELECT device, sum(bytes) FROM allocations WHERE bytes > 1e6 GROUP
    /// BY device'. Several are possible; docs/sql.md has the tables
    #[arg(long, env = "GPUTAP_METRIC", value_name = "NAME = QUERY")]
    metric: Vec<String>,
    /// A TOML file with metrics, one per line: big = "SELECT …"
    #[arg(long, env = "GPUTAP_METRICS", value_name = "FILE")]
    metrics: Vec<PathBuf>,
}

impl Options {
    /// The metrics, which can all be asked.
    pub fn check(&self) -> Result<Metrics> {
        Ok(Metrics::new(&self.metric, &self.metrics)?)
    }
}

/// Asks the metrics and puts what they came to into the report. `patience` bounds each.
pub fn add(report: &mut Report, metrics: &Metrics, traces: Traces, patience: Option<Duration>) -> Result<()> {
    if !metrics.is_empty() {
        report.metrics = metrics.answers(&Database::new(traces)?, patience);
    }
    Ok(())
}
