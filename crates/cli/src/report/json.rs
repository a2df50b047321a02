//! The report for programs.

use anyhow::{Context, Result};
use gputap_analysis::report::Report;

/// One report as an object; several as an array of them.
pub(super) fn render<'a>(reports: impl Iterator<Item = &'a Report>) -> Result<String> {
    let reports: Vec<&Report> = reports.collect();
    let text = match reports.as_slice() {
        [only] => serde_json::to_string_pretty(only),
        several => serde_json::to_string_pretty(several),
    };
    Ok(text.context("can't write the report as JSON")? + "\n")
}
