use super::*;

fn key(name: &str) -> String {
    format!("test-{name}-{}", std::process::id())
}

fn never() -> bool {
    false
}

/// Runs one thread per rank.
fn ranks(name: &str, size: usize, each: impl Fn(Meeting) + Sync) {
    let key = key(name);
    std::thread::scope(|scope| {
        for rank in 0..size {
            let (key, each) = (&key, &each);
            scope.spawn(move || each(Joining::new(key, size, rank).unwrap().settle(&never).unwrap()));
        }
    });
    assert!(!place(&key).exists(), "the directory is gone");
}

#[test]
fn every_rank_reads_what_all_posted() {
    ranks("rounds", 5, |meeting| {
        for round in 0..50u8 {
            let mine = vec![meeting.rank() as u8 + round; 1000 * round as usize];
            let all = meeting.exchange(&mine, &never).unwrap();
            for (rank, theirs) in all.iter().enumerate() {
                assert!(theirs.iter().all(|byte| *byte == rank as u8 + round));
            }
        }
    });
}

#[test]
fn messages_wait_for_their_reader_in_order() {
    const AHEAD: u64 = 5;
    ranks("messages", 3, |meeting| {
        let (me, size) = (meeting.rank(), meeting.size());
        let (next, before) = ((me + 1) % size, (me + size - 1) % size);
        let bytes = |rank: usize, i: u64| vec![rank as u8 ^ i as u8; 100_000 + i as usize];
        for i in 0..60 + AHEAD {
            if i < 60 {
                meeting.send(next, &bytes(me, i), [i, 0, 0, me as u64], &never).unwrap();
            }
            let Some(i) = i.checked_sub(AHEAD) else { continue };
            let (length, mark) = meeting.next(before, &never).unwrap();
            assert_eq!((length, mark), (100_000 + i, [i, 0, 0, before as u64]));
            let mut arrived = vec![0; length as usize];
            meeting.take(before, length, &mut arrived).unwrap();
            assert!(arrived == bytes(before, i), "message {i}");
        }
        meeting.exchange(&[], &never).unwrap();
    });
}

#[test]
fn a_rank_that_is_gone_is_noticed() {
    ranks("gone", 2, |meeting| {
        if meeting.rank() == 0 {
            assert!(matches!(meeting.exchange(&[1], &never), Err(Broken::Gone(1))));
        }
    });
}

#[test]
fn waiting_can_be_stopped() {
    let stop = std::sync::atomic::AtomicBool::new(false);
    ranks("stopped", 2, |meeting| {
        if meeting.rank() == 0 {
            assert!(matches!(meeting.next(1, &|| stop.load(Relaxed)), Err(Broken::Stopped)));
        } else {
            stop.store(true, Relaxed);
            meeting.wake();
            while meeting.files[0].is_held() {
                std::thread::yield_now();
            }
        }
    });
}

#[test]
fn ranks_must_agree() {
    let key = key("agree");
    let first = Joining::new(&key, 2, 0).unwrap();
    assert!(matches!(Joining::new(&key, 3, 1), Err(Broken::Disagreed)));
    assert!(matches!(Joining::new(&key, 2, 0), Err(Broken::Disagreed)));
    assert!(matches!(Joining::new(&key, 2, 2), Err(Broken::Disagreed)));
    let second = Joining::new(&key, 2, 1).unwrap();
    first.settle(&never).unwrap();
    second.settle(&never).unwrap();
}
