//! The report for programs.

use anyhow::{Context, Result};
use gputap_analysis::report::Report;

/// The report as one object.
pub(super) fn render(report: &Report) -> Result<String> {
    Ok(serde_json::to_string_pretty(report).context("can't write the report as JSON")? + "\n")
}
