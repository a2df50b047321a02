use super::*;

fn order(iterations: u64) -> Order {
    let text = "ACTIVITIES_LOG_FILE=/tmp/a.json\nPROFILE_START_TIME=0\n".to_owned();
    Order {
        trace: "t".into(),
        pid: 7,
        own_pid: 7,
        uid: 1000,
        gid: 1000,
        rank: None,
        text,
        file: "/tmp/a_7.json".into(),
        start_ms: 0,
        duration_ms: 500,
        iterations,
        step_wait_ms: 20_000,
        warmup_s: 5,
        state: State::Queued,
        estimated: false,
        delivered_ms: 0,
        seen_busy: false,
        ended_ms: 0,
        bytes: None,
        notes: Vec::new(),
    }
}

#[test]
fn a_client_that_is_seen_busy_and_idle_again_is_done() {
    let mut o = order(0);
    o.deliver(1_000);
    assert_eq!(o.polled(true, 6_000), Next::Wait, "still pending: a second request would be discarded");
    assert_eq!(o.polled(false, 11_000), Next::Wait);
    assert_eq!((o.state, o.shown(11_000)), (State::Busy, (State::Busy, false)));
    assert_eq!(o.polled(true, 16_000), Next::Free);
    assert_eq!((o.state, o.estimated), (State::Ended, false));
    o.looked(Seen::Whole(9_999), 16_500);
    assert_eq!((o.state, o.bytes), (State::Written, Some(9_999)));
}

#[test]
fn a_client_that_was_never_seen_busy_is_done_by_the_clock_and_marked() {
    let mut o = order(0);
    o.deliver(1_000);
    assert_eq!(o.shown(7_000), (State::Busy, true));
    assert_eq!(o.polled(true, 16_000), Next::Wait);
    assert_eq!(o.polled(true, 21_000), Next::Free);
    assert_eq!((o.state, o.estimated), (State::Ended, true));
    o.looked(Seen::Nothing, 60_000);
    assert_eq!(o.state, State::Ended);
    o.looked(Seen::Nothing, 90_000);
    assert_eq!(o.state, State::Failed);
}

#[test]
fn a_start_that_was_missed_is_left_out_and_said() {
    let mut o = order(0);
    o.start_ms = 10_000;
    let text = o.deliver(9_000);
    assert!(text.contains("PROFILE_START_TIME=0\n") && o.notes.len() == 1, "{text} {:?}", o.notes);
    let mut o = order(0);
    o.start_ms = 20_000;
    o.text = "PROFILE_START_TIME=20000\n".into();
    assert_eq!(o.deliver(9_000), "PROFILE_START_TIME=20000\n");
    assert!(o.notes.is_empty());
}

#[test]
fn iterations_without_a_step_are_asked_again_by_time() {
    let mut o = order(3);
    o.text = "ACTIVITIES_LOG_FILE=/tmp/a.json\nPROFILE_START_ITERATION=0\nACTIVITIES_ITERATIONS=3\n".into();
    o.deliver(1_000);
    assert_eq!(o.polled(true, 6_000), Next::Wait);
    assert_eq!(o.polled(true, 22_000), Next::Again);
    let text = o.by_duration(22_000);
    assert_eq!(
        text,
        "ACTIVITIES_LOG_FILE=/tmp/a.json\nPROFILE_START_TIME=0\nACTIVITIES_DURATION_MSECS=500\n"
    );
    assert!(o.notes[0].contains("no step was seen"));
    let mut stepping = order(3);
    stepping.deliver(1_000);
    assert_eq!(stepping.polled(false, 6_000), Next::Wait);
    assert_eq!(stepping.polled(true, 60_000), Next::Free);
}

#[test]
fn a_path_that_torch_did_not_accept_is_said() {
    let mut o = order(0);
    o.deliver(1_000);
    o.looked(Seen::Elsewhere(5), 9_000);
    assert_eq!((o.state, o.file.as_str()), (State::Written, "/tmp/libkineto_activities_7.json"));
    assert!(o.notes[0].contains("KINETO_ONDEMAND_TRACE_DIR"));
    assert!(o.notes[1].contains("hardly any event"));
}

#[test]
fn what_is_final_stays() {
    let mut o = order(0);
    o.deliver(1_000);
    o.looked(Seen::Whole(5_000), 9_000);
    o.fail("the process ended");
    assert_eq!((o.state, o.notes.len()), (State::Written, 0));
}
