//! Chrome's JSON, read back by HolisticTraceAnalysis's own loader and by Python's json.

use std::collections::BTreeMap;

use gputap_catalog::Layer;
use gputap_tests::{Python, demo, number};
use serde_json::{Value, json};

use crate::exported;
use crate::rows::{Row, by_number, rows};

#[test]
fn hta_finds_ranks_and_calls_by_name() {
    let Some(python) = Python::find() else { return };
    let (dir, trace) = demo(2, 3);
    let ranks = dir.path().join("ranks");
    exported(&trace, "chrome", &ranks, &["--per-process"]);
    let read = python.read("hta_trace.py", &[&ranks]);
    let rows = rows(&trace);
    let pids = pids_by_rank(&trace);
    assert_eq!(pids.len(), 2);
    for (rank, pid) in pids {
        let found = &read[rank.to_string()];
        let info = &found["meta"]["distributedInfo"];
        assert_eq!((number(&info["rank"]), number(&info["world_size"])), (u64::from(rank), 2));
        assert_eq!(
            found["meta"]["simulated"],
            json!(true),
            "the GPUs of the demo are simulated, and the file says so"
        );
        for (layer, category) in
            [(Layer::Runtime, "cuda_runtime"), (Layer::Driver, "cuda_driver"), (Layer::Nccl, "nccl")]
        {
            let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
            for row in rows.iter().filter(|r| r.pid == pid && r.layer == layer) {
                *counts.entry(row.name).or_default() += 1;
            }
            assert!(!counts.is_empty(), "{category}");
            assert_eq!(found["counts"][category], json!(counts), "rank {rank}, {category}");
        }
        assert_eq!(number(&found["gpu_rows"]), 0, "no call is taken for a kernel");
    }
}

fn pids_by_rank(trace: &std::path::Path) -> BTreeMap<u32, u32> {
    let trace = gputap_trace::Trace::open(trace).unwrap();
    trace.processes().iter().map(|p| (p.place.rank.unwrap(), p.pid)).collect()
}

#[test]
fn every_call_is_an_event_with_its_times() {
    let Some(python) = Python::find() else { return };
    let (dir, trace) = demo(2, 3);
    for name in ["one.json", "one.json.gz"] {
        let file = dir.path().join(name);
        exported(&trace, "chrome", &file, &[]);
        let read = python.read("chrome_events.py", &[&file]);
        let rows = rows(&trace);
        let zero = rows.iter().map(|r| r.start_ns).min().unwrap();
        let event =
            |r: &Row| json!([r.name, r.pid, r.tid, r.start_ns - zero, r.end_ns.map(|end| end - zero)]);
        let mut expected: Vec<String> = rows.iter().map(|r| event(r).to_string()).collect();
        let mut found: Vec<String> =
            read["events"].as_array().unwrap().iter().map(Value::to_string).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{name}");
        let all = by_number(&rows);
        let crossing = |r: &&Row| r.around(&all).is_some_and(|outer| outer.layer != r.layer);
        let at = |r: &Row| json!([r.pid, r.tid, r.start_ns - zero]);
        let flow = |r: &Row| json!([at(r.around(&all).unwrap()), at(r)]).to_string();
        let mut flows: Vec<String> = rows.iter().filter(crossing).map(flow).collect();
        let mut drawn: Vec<String> = read["flows"].as_array().unwrap().iter().map(Value::to_string).collect();
        flows.sort();
        drawn.sort();
        assert!(!flows.is_empty());
        assert_eq!(drawn, flows, "{name}");
        let names = read["names"].as_object().unwrap();
        assert!(names.values().any(|n| n.as_str().unwrap().starts_with("rank 1")), "{names:?}");
        assert!(!read["counters"].as_array().unwrap().is_empty());
    }
}
