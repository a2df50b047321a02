//! What is added up from single rows is what the report says, and what is skipped is not missed.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::DEMO;

/// Figures by name, on either side.
type Figures = BTreeMap<String, Vec<u64>>;

fn number(value: &Value) -> u64 {
    value.as_u64().or(value.is_null().then_some(0)).unwrap_or_else(|| panic!("not a number: {value}"))
}

/// Rows with names in `keys` and figures in `values`.
fn figures(rows: &[Value], keys: &[&str], values: &[&str]) -> Figures {
    let text = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
    let row = |row: &Value| {
        let key: Vec<String> = keys.iter().map(|k| text(&row[k])).collect();
        (key.join(" "), values.iter().map(|v| number(&row[v])).collect())
    };
    rows.iter().map(row).collect()
}

/// Rows of the report's section at `path`.
fn reported(path: &str) -> Vec<Value> {
    let rows = DEMO.report["total"].pointer(path).unwrap();
    rows.as_array().unwrap_or_else(|| panic!("{path} is no list")).clone()
}

fn same(ours: Figures, theirs: Figures) {
    assert!(!ours.is_empty());
    assert_eq!(ours, theirs);
}

#[test]
fn calls() {
    let values = ["count", "total_ns", "max_ns", "errors", "not_ready"];
    // The report also has what was counted and not recorded.
    let recorded: Vec<Value> = reported("/calls").into_iter().filter(|c| c["counted"] == 0).collect();
    let theirs = figures(&recorded, &["function", "layer"], &values);
    let select = "count(*) count, sum(duration_ns) total_ns, max(duration_ns) max_ns, sum(outcome = 'error') errors, \
                  sum(outcome = 'not_ready') not_ready FROM calls";
    // By sorting, and without.
    let sorted = DEMO.ask(&format!("SELECT name function, layer, {select} GROUP BY name, layer"));
    same(figures(&sorted, &["function", "layer"], &values), theirs.clone());
    let plan = DEMO.ask(&format!("EXPLAIN QUERY PLAN SELECT name, {select} GROUP BY name"));
    assert!(!plan.iter().any(|step| step["detail"].to_string().contains("B-TREE")), "{plan:?}");
    let grouped = DEMO.ask(&format!("SELECT name function, min(layer) layer, {select} GROUP BY name"));
    same(figures(&grouped, &["function", "layer"], &values), theirs);
    let counted: u64 = reported("/calls").iter().map(|c| number(&c["counted"])).sum();
    assert_eq!(number(&DEMO.ask("SELECT sum(count) n FROM counted")[0]["n"]), counted);
}

#[test]
fn groups_by_layer_and_by_group_without_sorting() {
    for column in ["layer", "api_group", "api"] {
        let of = |by: &str| {
            DEMO.ask(&format!("SELECT {column} k, count(*) n, sum(duration_ns) ns FROM calls GROUP BY {by}"))
        };
        let values = ["n", "ns"];
        same(
            figures(&of(column), &["k"], &values),
            figures(&of(&format!("{column} || ''")), &["k"], &values),
        );
    }
}

#[test]
fn kernels() {
    let theirs = reported("/kernels");
    let launched: Vec<Value> =
        theirs.into_iter().filter(|k| number(&k["launches"]) + number(&k["captured"]) > 0).collect();
    let values = ["launches", "captured", "host_ns"];
    let ours = DEMO.ask(
        "SELECT kernel_full, sum(captured = 0) launches, sum(captured) captured,
         sum(CASE WHEN captured = 0 THEN duration_ns END) host_ns FROM launches GROUP BY kernel_full",
    );
    same(figures(&ours, &["kernel_full"], &values), figures(&launched, &["kernel_full"], &values));
}

#[test]
fn kernels_of_graphs() {
    let theirs: Vec<Value> =
        reported("/kernels").into_iter().filter(|k| number(&k["in_graphs"]) > 0).collect();
    let ours = DEMO.ask(
        "SELECT n.kernel, count(*) in_graphs FROM graph_launches l JOIN graph_nodes n USING (graph)
         WHERE captured = 0 AND kind = 'kernel' GROUP BY n.kernel",
    );
    same(figures(&ours, &["kernel"], &["in_graphs"]), figures(&theirs, &["kernel"], &["in_graphs"]));
    let graphs = &DEMO.report["total"]["graphs"];
    let ours = DEMO.ask("SELECT count(*) launches, sum(nodes) nodes FROM graph_launches WHERE captured = 0");
    assert_eq!((&ours[0]["launches"], &ours[0]["nodes"]), (&graphs["launches"], &graphs["nodes"]));
}

#[test]
fn copies() {
    let values = ["count", "bytes", "host_ns", "captured"];
    let ours = DEMO.ask(
        "SELECT direction, CASE asynchronous WHEN 1 THEN 'true' ELSE 'false' END asynchronous,
         sum(CASE WHEN captured = 0 THEN count END) count, sum(CASE WHEN captured = 0 THEN bytes END) bytes,
         sum(CASE WHEN captured = 0 THEN duration_ns END) host_ns, sum(captured) captured FROM copies GROUP BY 1, 2",
    );
    let keys = ["direction", "asynchronous"];
    same(figures(&ours, &keys, &values), figures(&reported("/copies/by_direction"), &keys, &values));
}

#[test]
fn memory() {
    let theirs: Figures = DEMO.report["total"]["memory"]["by_kind"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(kind, usage)| {
            let figure = |name: &str| number(&usage[name]);
            (kind.clone(), ["allocations", "frees", "allocated_bytes", "live_bytes"].map(figure).to_vec())
        })
        .collect();
    let ours = DEMO.ask(
        "SELECT kind, count(*) n, count(freed_ns) frees, sum(bytes) bytes,
         sum(CASE WHEN freed_ns IS NULL THEN bytes END) live FROM allocations GROUP BY kind",
    );
    same(figures(&ours, &["kind"], &["n", "frees", "bytes", "live"]), theirs);
    let left = &DEMO.report["total"]["memory"]["not_freed_count"];
    assert_eq!(&DEMO.ask("SELECT count(*) n FROM leaks")[0]["n"], left);
}

#[test]
fn peaks_of_memory() {
    let ours = DEMO.ask(
        "WITH changes AS (SELECT process, allocated_ns at, 1 later, bytes change FROM allocations WHERE class = 'device'
         UNION ALL SELECT process, freed_ns, 0, -bytes FROM allocations WHERE class = 'device' AND freed_ns IS NOT NULL),
         live AS (SELECT process, at, sum(change) OVER (PARTITION BY process ORDER BY at, later ROWS UNBOUNDED PRECEDING) bytes
         FROM changes) SELECT process, max(bytes) peak_bytes, at peak_ns FROM live GROUP BY process",
    );
    let processes = DEMO.report["processes"].as_array().unwrap();
    let peak = |p: &Value| {
        let device = &p["section"]["memory"]["device"];
        let device = if device.is_null() { &p["memory"]["device"] } else { device };
        (p["number"].to_string(), vec![number(&device["peak_bytes"]), number(&device["peak_ns"])])
    };
    let theirs: Figures = processes.iter().map(peak).filter(|(_, peak)| peak[0] > 0).collect();
    same(figures(&ours, &["process"], &["peak_bytes", "peak_ns"]), theirs);
}

#[test]
fn operations() {
    let communicators = reported("/communication/communicators");
    let id = |row: &Value| communicators[number(&row["communicator"]) as usize - 1]["id"].clone();
    let mut theirs = reported("/communication/operations");
    theirs.iter_mut().for_each(|row| row["communicator"] = id(row));
    let keys = ["operation", "communicator"];
    let values = ["calls", "bytes", "grouped", "captured", "ranks", "host_ns"];
    let ours = DEMO.ask(
        "SELECT operation, communicator, sum(captured = 0) calls, sum(CASE WHEN captured = 0 THEN bytes END) bytes,
         sum(CASE WHEN captured = 0 THEN grouped END) grouped, sum(captured) captured, count(DISTINCT comm_rank) ranks,
         sum(CASE WHEN captured = 0 THEN duration_ns END) host_ns FROM operations GROUP BY 1, 2",
    );
    same(figures(&ours, &keys, &values), figures(&theirs, &keys, &values));
    let late: u64 = communicators
        .iter()
        .flat_map(|c| c["ranks"].as_array().unwrap())
        .map(|member| number(&member["late_ns"]))
        .sum();
    assert_eq!(number(&DEMO.ask("SELECT sum(late_ns) ns FROM collectives")[0]["ns"]), late);
}

/// A condition that is tested while the trace is read (`process = 1`) has the rows of one that SQLite tests alone
/// (`+process = 1`).
#[test]
fn conditions_lose_no_row_and_add_none() {
    let middle = &DEMO.ask("SELECT (min(start_ns) + max(start_ns)) / 2 AS ns FROM calls")[0]["ns"];
    let calls = [
        "process = 1".to_owned(),
        "process IN (2, 3)".to_owned(),
        "rank >= 2".to_owned(),
        "name = 'cuLaunchKernel'".to_owned(),
        "name IN ('cudaMemcpyAsync', 'ncclAllReduce', NULL)".to_owned(),
        "name LIKE 'CUDAMEM%'".to_owned(),
        "name GLOB 'cu[M]em*'".to_owned(),
        "layer = 'nccl'".to_owned(),
        "api_group <> 'memory'".to_owned(),
        "duration_ns > 10000.5".to_owned(),
        "duration_ns < 2000".to_owned(),
        format!("start_ns >= {middle}"),
        format!("start_ns < {middle}"),
        format!("start_ns BETWEEN {middle} - 10000000 AND {middle} + 10000000"),
        "device = 1".to_owned(),
        "device IS NULL".to_owned(),
        "parent = 0".to_owned(),
        "result = 0".to_owned(),
        "outcome = 'ok'".to_owned(),
        "thread = (SELECT max(thread) FROM threads)".to_owned(),
        "call <= 10".to_owned(),
        "context = 1".to_owned(),
        "a0 > 0".to_owned(),
    ];
    let some = ["count(*) n", "sum(start_ns % 1000003) a", "sum(call) b"].join(", ");
    for condition in calls {
        let alone = format!("+{condition}").replace(" BETWEEN", " + 0 BETWEEN");
        let ask = |c: &str| DEMO.ask(&format!("SELECT {some} FROM calls WHERE {c}"));
        assert_eq!(ask(&condition), ask(&alone), "{condition}");
    }
    // A number in quotes is still one.
    let of_rank = |rank: &str| DEMO.ask(&format!("SELECT count(*) n FROM calls WHERE rank = {rank}"));
    assert_eq!(of_rank("'1'"), of_rank("1"));
    for (table, condition) in [
        ("launches", "kernel LIKE '%gemm%'"),
        ("launches", "threads > 1000"),
        ("copies", "direction = 'HtoD'"),
        ("copies", "bytes >= 4096"),
        ("allocations", "freed_ns > 0"),
        ("allocations", "kind IN ('async', 'host')"),
        ("operations", "kind = 'out'"),
        ("operations", "comm_rank = 3"),
    ] {
        let ask = |c: &str| DEMO.ask(&format!("SELECT count(*) n, sum(process) a FROM {table} WHERE {c}"));
        assert_eq!(ask(condition), ask(&format!("+{condition}")), "{table}: {condition}");
        assert!(number(&ask(condition)[0]["n"]) > 0, "{table}: {condition} says nothing here");
    }
}

#[test]
fn small_tables_join_calls() {
    let rows = DEMO.ask(
        "SELECT p.rank, count(*) n FROM calls c JOIN processes p USING (process) JOIN threads t USING (process, thread)
         GROUP BY p.rank",
    );
    let stored = DEMO.ask("SELECT rank, stored n FROM processes");
    same(figures(&rows, &["rank"], &["n"]), figures(&stored, &["rank"], &["n"]));
}
