//! What is limited is each user's own: two who mean ill and take all they can get keep neither a third user nor root from anything.

use std::io::Write;
use std::os::unix::fs::chown;
use std::os::unix::net::UnixStream;
use std::path::Path;

use gputap_control::{Error, State, Status, path};
use gputap_kineto::{Message, Reply};
use gputap_tests::daemon::{Rank, until};
use gputap_tests::public::as_user;
use gputap_tests::torch::Torch;

use super::block_on;
use super::users::{A, B, C, Node, ask, state};

#[test]
fn requests_of_one_user_cancel_nobody_elses() {
    let Some(node) = Node::new("") else { return };
    let client = node.daemon.client();
    let a = node.slow_rank(A);
    let (of_a, of_root) = (ask(&client, A, &[]).unwrap(), ask(&client, 0, &[a.pid()]).unwrap());
    for hostile in [B, C] {
        let ranks: Vec<Rank> = (0..20).map(|_| node.slow_rank(hostile)).collect();
        let mut accepted = 0;
        for rank in &ranks {
            for _ in 0..16 {
                match ask(&client, hostile, &[rank.pid()]) {
                    Ok(trace) => accepted += usize::from(!trace.orders.is_empty()),
                    Err(Error::Refused { status: 422 | 429, .. }) => {}
                    Err(e) => panic!("{e}"),
                }
            }
        }
        assert_eq!(accepted, 64, "his own share");
    }
    for id in [&of_a.id, &of_root.id] {
        assert_eq!(state(&client, id), Some(State::Queued));
    }
    assert_eq!(ask(&client, A, &[]).unwrap().orders.len(), 1, "there is room for others");
    assert_eq!(ask(&client, 0, &[a.pid()]).unwrap().orders.len(), 1, "and for root");
}

/// One that the daemon hands over, as long as somebody takes it.
fn large_file(node: &Node, uid: u32) -> (Rank, String) {
    let (rank, client) = (node.rank(uid), node.daemon.client());
    let trace = ask(&client, uid, &[rank.pid()]).unwrap();
    until("the file", || state(&client, &trace.id) == Some(State::Written));
    let file = std::fs::File::options().write(true).open(&trace.orders[0].file).unwrap();
    file.set_len(64 << 20).unwrap();
    let target = path::file(&trace.id, rank.pid() as i32);
    (rank, target)
}

#[test]
fn downloads_that_nobody_reads_lock_nobody_out() {
    let Some(node) = Node::new("") else { return };
    let mut held = Vec::new();
    for hostile in [B, C] {
        let (_rank, target) = large_file(&node, hostile);
        let request = format!("GET {target} HTTP/1.1\r\nhost: x\r\n\r\n");
        held.extend(as_user(hostile, || {
            let connect = |_| {
                let mut stream = UnixStream::connect(node.daemon.socket()).unwrap();
                let _ = stream.write_all(request.as_bytes());
                // It has begun to come.
                let _ = stream.set_read_timeout(Some(std::time::Duration::from_millis(100)));
                let _ = std::io::Read::read(&mut stream, &mut [0; 1]);
                stream
            };
            (0..80).map(connect).collect::<Vec<_>>()
        }));
        let client = node.daemon.client();
        for uid in [A, 0] {
            let status: Result<Status, _> = as_user(uid, || block_on(client.get(path::STATUS)));
            assert!(status.is_ok(), "uid {uid}: {status:?}");
        }
        assert!(node.status().counters.refused >= 60, "{:?}", node.status().counters);
    }
    // And who reads gets all of it, meanwhile.
    let (_rank, target) = large_file(&node, A);
    let client = node.daemon.client();
    let got = as_user(A, || block_on(client.file(&target, |_| Ok(()))));
    assert_eq!(got.unwrap(), 64 << 20);
    drop(held);
}

#[test]
fn profilers_and_processes_of_one_user_take_nobody_elses_place() {
    let Some(node) = Node::new("") else { return };
    let torch = Torch::new(&node.daemon.kineto(), 0);
    let context = |job: i64, gpu: i32| {
        torch.send(&Message::Context { gpu, pid: std::process::id() as i32, job }.encode());
        torch.answer()
    };
    // As many pairs of job and GPU as the daemon once had room for, slower than a process may be.
    for n in 0..4_200 {
        if n % 100 == 99 {
            std::thread::sleep(std::time::Duration::from_millis(500));
        }
        assert_eq!(context(n, 1), Reply::Count(i32::from(n < 64)), "{n}: a process has room for so many");
    }
    assert_eq!(context(0, 1), Reply::Count(1), "what it has is still known");
    node.rank(A);
}

#[test]
fn what_one_user_leaves_in_the_spool_is_his_own_trouble() {
    let Some(node) = Node::new("[trace]\nspool_user_mib = 1\nspool_mib = 3\n") else { return };
    let client = node.daemon.client();
    let fills = |uid: u32, name: &str| {
        let rank = node.rank(uid);
        let trace = ask(&client, uid, &[rank.pid()]).unwrap();
        until("the file", || state(&client, &trace.id) == Some(State::Written));
        let dir = Path::new(&trace.orders[0].file).parent().unwrap().join(name);
        // What torch would never make.
        std::fs::create_dir_all(&dir).unwrap();
        std::fs::write(dir.join("t"), vec![1; 4 << 20]).unwrap();
        chown(&dir, Some(uid), Some(uid)).unwrap();
        rank
    };
    let hostile = [(B, "below"), (C, "below/and/below")].map(|(hostile, name)| {
        let rank = fills(hostile, name);
        let refused = ask(&client, hostile, &[rank.pid()]);
        assert!(matches!(refused, Err(Error::Refused { status: 422, .. })), "{refused:?}");
        rank
    });
    let (a, root) = (node.rank(A), node.rank(0));
    assert_eq!(ask(&client, A, &[a.pid()]).unwrap().orders.len(), 1);
    assert_eq!(ask(&client, 0, &[root.pid()]).unwrap().orders.len(), 1);
    // Root asks for everybody's: theirs are left out, and the others are asked.
    let all = ask(&client, 0, &[]).unwrap();
    assert_eq!((all.orders.len(), all.left_out.len()), (2, 2), "{all:?}");
    assert!(all.left_out.iter().all(|l| l.why.contains("spool_user_mib")), "{all:?}");
    drop(hostile);
}
