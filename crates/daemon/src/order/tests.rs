use super::*;

fn order(iterations: u64) -> Order {
    let text = "ACTIVITIES_LOG_FILE=/tmp/a.json\nPROFILE_START_TIME=0\n".to_owned();
    Order {
        trace: "t".into(),
        pid: 7,
        own_pid: 7,
        uid: 1000,
        gid: 1000,
        groups: Vec::new(),
        rank: None,
        text,
        file: "/tmp/a_7.json".into(),
        candidates: crate::watch::candidates("/tmp/a.json", 7, true),
        before: Before::default(),
        look_again: false,
        sighted: None,
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
        settled_ms: 0,
        bytes: None,
        mark: None,
        notes: Vec::new(),
    }
}

/// A file of so many bytes.
fn file(kind: Kind, bytes: u64) -> Seen {
    let path = crate::watch::candidates("/tmp/a.json", 7, true).into_iter().find(|c| c.kind == kind);
    let mark = Mark { device: 1, inode: 2, modified_ns: 3, changed_ns: 4, bytes };
    Seen::File(FoundFile { path: path.unwrap().path, kind, mark, in_place: false })
}

/// Seen so long that it counts.
fn look(order: &mut Order, seen: Seen, now_ms: u64) {
    order.looked(seen.clone(), now_ms);
    order.looked(seen, now_ms + STILL_IN_PLACE_MS);
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
    look(&mut o, file(Kind::Trace, 9_999), 16_500);
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
fn a_file_that_is_taken_away_at_once_keeps_nothing_waiting() {
    let mut o = order(0);
    o.deliver(1_000);
    o.polled(false, 6_000);
    assert_eq!(o.polled(true, 11_000), Next::Free);
    o.looked(file(Kind::Trace, 9_999), 11_100);
    assert_eq!(o.state, State::Writing);
    o.looked(Seen::Nothing, 11_200);
    assert_eq!(o.state, State::Ended);
    o.looked(Seen::Nothing, 11_300 + FILE_WAIT_MS);
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
    look(&mut o, file(Kind::Fallback, 5), 9_000);
    assert_eq!((o.state, o.file.as_str()), (State::Written, "/tmp/libkineto_activities_7.json"));
    assert!(o.notes[0].contains("KINETO_ONDEMAND_TRACE_DIR"));
    assert!(o.notes[1].contains("hardly any event"));
}

#[test]
fn what_is_final_stays() {
    let mut o = order(0);
    o.deliver(1_000);
    look(&mut o, file(Kind::Trace, 5_000), 9_000);
    o.fail("the process ended");
    assert_eq!((o.state, o.notes.len()), (State::Written, 0));
}

#[test]
fn a_file_that_still_grows_does_not_count() {
    let mut o = order(0);
    o.deliver(1_000);
    for n in 0..100 {
        o.looked(file(Kind::Trace, 3_000 + n), 9_000 + n * 250);
        assert_eq!((o.state, o.bytes), (State::Writing, Some(3_000 + n)));
    }
    o.looked(file(Kind::Trace, 3_099), 34_000);
    assert_eq!(o.state, State::Written);
    let mut o = order(0);
    o.deliver(1_000);
    // One that is written where it is may pause.
    let Seen::File(found) = file(Kind::Trace, 3_000) else { unreachable!() };
    let in_place = Seen::File(FoundFile { in_place: true, ..found });
    o.looked(in_place.clone(), 9_000);
    o.looked(in_place.clone(), 10_900);
    assert_eq!(o.state, State::Writing);
    o.looked(in_place, 11_000);
    assert_eq!(o.state, State::Written);
}

#[test]
fn a_snapshot_instead_of_a_trace_is_said() {
    let mut o = order(0);
    o.deliver(1_000);
    look(&mut o, file(Kind::Snapshot, 499), 9_000);
    assert_eq!((o.state, o.file.as_str()), (State::Written, "/tmp/memory_snapshot_7.pickle"));
    assert!(o.notes.len() == 1 && o.notes[0].contains("memory snapshot"), "{:?}", o.notes);
}

#[test]
fn a_file_that_is_there_before_the_recording_can_have_ended_is_anothers() {
    let mut o = order(0);
    o.deliver(1_000);
    o.looked(file(Kind::Trace, 3_000), 1_400);
    assert_eq!((o.state, o.before.marks.len()), (State::Delivered, 1), "it is not looked at again");
}
