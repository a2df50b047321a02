use super::*;
use crate::testing::{Row, row};

const A: u64 = 0xa000;
const B: u64 = 0xb000;
const EVENT: u64 = 0xe000;

fn begin(t: i64, stream: u64) -> Row {
    row("cuStreamBeginCapture_v2", t, &[("hStream", stream)])
}

fn end(t: i64, stream: u64) -> Row {
    row("cuStreamEndCapture", t, &[("hStream", stream)])
}

fn launch(t: i64, stream: u64) -> Row {
    row("cuLaunchKernel", t, &[("hStream", stream)])
}

/// Start times of the launches that were captured.
fn captured(rows: &[Row]) -> Vec<i64> {
    let mut kept: Vec<_> = rows.iter().rev().map(Row::kept).collect();
    kept.sort_by_key(|k| (time(&k.call()), k.call().thread));
    let mut captures = Captures::default();
    let mut times = Vec::new();
    for call in kept.iter().map(|k| k.call()) {
        if captures.step(&call) && matches!(effect::effect_of(call.api), Effect::Launch(_)) {
            times.push(call.start_ns);
        }
    }
    times
}

#[test]
fn launches_between_begin_and_end_are_captured() {
    let rows = [launch(0, A), begin(20, A), launch(40, A), launch(60, B), end(80, A), launch(100, A)];
    assert_eq!(captured(&rows), [40]);
}

#[test]
fn a_stream_joins_by_waiting_for_an_event_of_the_capture() {
    let record = |t, stream| row("cuEventRecord", t, &[("hEvent", EVENT), ("hStream", stream)]);
    let wait = |t, stream| row("cuStreamWaitEvent", t, &[("hStream", stream), ("hEvent", EVENT)]);
    let rows = [
        begin(0, A),
        launch(20, B),
        record(40, A),
        wait(60, B),
        launch(80, B).thread(101),
        end(100, A),
        launch(120, B),
        record(140, A),
        wait(160, B),
        launch(180, B),
    ];
    assert_eq!(captured(&rows), [80]);
}

#[test]
fn a_capture_that_failed_has_ended() {
    assert_eq!(captured(&[begin(0, A), launch(20, A), end(40, A).fails(901), launch(60, A)]), [20]);
    assert_eq!(captured(&[begin(0, A), end(20, A).fails(908), launch(40, A), end(60, A)]), [40]);
    assert_eq!(captured(&[begin(0, A).fails(1), launch(20, A)]), Vec::<i64>::new());
}

#[test]
fn the_stream_of_a_configured_launch_counts() {
    let ex = row("cuLaunchKernelEx", 20, &[("f", 1)]).with_struct("config", &[("hStream", A)]);
    assert_eq!(captured(&[begin(0, A), ex]), [20]);
}

#[test]
fn default_streams_of_two_threads_differ() {
    let begin = row("cuStreamBeginCapture_v2", 0, &[("hStream", 2)]);
    let rows = [begin, launch(20, 2), launch(40, 2).thread(101)];
    assert_eq!(captured(&rows), [20]);
}

#[test]
fn windows_span_overlapping_captures() {
    let edge = |time_ns, ends| Edge { process: 1, time_ns, ends };
    let edges = vec![edge(40, true), edge(10, false), edge(20, false), edge(30, true), edge(90, false)];
    let windows = Windows::new(edges);
    let inside: Vec<i64> = (0..=100).step_by(10).filter(|t| windows.contain(1, *t)).collect();
    assert_eq!(inside, [10, 20, 30, 40, 90, 100]);
    assert!(!windows.contain(2, 20));
    assert!(Windows::new(Vec::new()).is_empty());
}
