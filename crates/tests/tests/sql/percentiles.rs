//! Percentiles are those of the sorted values, and the report's are near them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::DEMO;

/// Parts of the distance to the next power of two that the report's histograms tell apart.
const REPORT_ERROR: f64 = 1.0 / 256.0;

/// Durations by function, sorted.
fn durations() -> BTreeMap<String, Vec<f64>> {
    let mut all: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for row in DEMO.ask("SELECT name, duration_ns FROM calls WHERE duration_ns IS NOT NULL") {
        let (name, ns) = (row["name"].as_str().unwrap(), row["duration_ns"].as_f64().unwrap());
        all.entry(name.to_owned()).or_default().push(ns);
    }
    all.values_mut().for_each(|ns| ns.sort_by(f64::total_cmp));
    all
}

/// Between the two nearest values in proportion, and the lower of them.
fn percentile(sorted: &[f64], share: f64) -> (f64, f64) {
    let at = share * (sorted.len() - 1) as f64;
    let (low, high) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    (low + (high - low) * (at - at.floor()), low)
}

fn close(value: &Value, expected: f64) -> bool {
    value.as_f64().is_some_and(|v| (v - expected).abs() <= 1e-6 * expected.abs().max(1.0))
}

#[test]
fn they_are_exact() {
    let all = durations();
    let rows = DEMO.ask(
        "SELECT name, count(*) n, median(duration_ns) p50, percentile(duration_ns, 0) p0, percentile(duration_ns, 37.5) p37,
         percentile(duration_ns, 99) p99, percentile_cont(duration_ns, 0.9) c90, percentile_disc(duration_ns, 0.9) d90,
         percentile(duration_ns, 100) p100, median(duration_ns) FILTER (WHERE duration_ns < 0) none
         FROM calls WHERE duration_ns IS NOT NULL GROUP BY name",
    );
    assert_eq!(rows.len(), all.len());
    for row in rows {
        let sorted = &all[row["name"].as_str().unwrap()];
        assert_eq!(row["n"], sorted.len());
        for (column, share) in
            [("p0", 0.0), ("p37", 0.375), ("p50", 0.5), ("c90", 0.9), ("p99", 0.99), ("p100", 1.0)]
        {
            assert!(close(&row[column], percentile(sorted, share).0), "{column} of {row} in {sorted:?}");
        }
        assert!(close(&row["d90"], percentile(sorted, 0.9).1), "{row} in {sorted:?}");
        assert!(row["none"].is_null(), "{row}");
    }
}

#[test]
fn those_of_the_report_are_near_them() {
    let all = durations();
    let reported = DEMO.report["total"]["calls"].as_array().unwrap();
    let mut compared = 0;
    for row in reported {
        let Some(sorted) = all.get(row["function"].as_str().unwrap()) else { continue };
        for (column, share) in [("median_ns", 0.5), ("p99_ns", 0.99)] {
            let at = (share * (sorted.len() - 1) as f64).floor() as usize;
            // The report's place is this one or the next.
            let places = &sorted[at..(at + 2).min(sorted.len())];
            let reported = row[column].as_f64().unwrap();
            let near = |exact: &f64| (reported - exact).abs() <= exact * REPORT_ERROR + 1.0;
            assert!(places.iter().any(near), "{column} of {row}: {places:?}");
        }
        compared += 1;
    }
    assert!(compared > 10, "{compared} functions");
}
