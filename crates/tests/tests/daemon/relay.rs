//! A daemon that is reached through a program: calls one after the other and at once, large answers, and what goes wrong.

use gputap_control::{Client, Error, Processes, Status, Tunnel, path};
use gputap_tests::daemon::Daemon;
use gputap_tests::gputap;

use super::{TORCH, block_on};

fn through(script: &str) -> Client {
    let command = ["sh", "-c", script].map(str::to_owned).to_vec();
    Client::through(Tunnel::new("node7", command, Vec::new()))
}

fn relay(daemon: &Daemon) -> String {
    format!("exec {} relay --socket {}", gputap().display(), daemon.socket().display())
}

#[test]
fn calls_go_through_a_program() {
    let daemon = Daemon::start(&[]);
    let _ranks: Vec<_> = (0..3).map(|_| daemon.rank(TORCH, 11, &[])).collect();
    // What a launcher prints before is no answer, and what it complains of is none either.
    let client = through(&format!("echo Welcome; echo; echo careful >&2; {}", relay(&daemon)));
    block_on(async {
        for _ in 0..200 {
            let status: Status = client.get(path::STATUS).await.unwrap();
            assert_eq!(status.pid as u32, daemon.pid());
        }
        let processes = || async { client.get::<Processes>(path::PROCESSES).await.unwrap().processes.len() };
        let all = tokio::join!(processes(), processes(), processes(), processes());
        assert_eq!(all, (3, 3, 3, 3));
        // An answer that is no success is one, and the next call finds its place.
        let unknown = client.get::<Status>("/v1/none").await;
        assert!(matches!(unknown, Err(Error::Refused { status: 404, .. })), "{unknown:?}");
        let status: Status = client.get(path::STATUS).await.unwrap();
        assert_eq!(status.processes, 3);
    });
}

#[test]
fn a_daemon_that_is_restarted_is_found_again() {
    let mut daemon = Daemon::start(&[]);
    let client = through(&relay(&daemon));
    block_on(async {
        let before: Status = client.get(path::STATUS).await.unwrap();
        assert_eq!(before.pid as u32, daemon.pid());
        daemon.restart();
        let after: Status = client.get(path::STATUS).await.unwrap();
        assert_eq!(after.pid as u32, daemon.pid());
    });
}

#[test]
fn what_goes_wrong_is_said() {
    let why = |script: &str| match block_on(through(script).get::<Status>(path::STATUS)) {
        Err(Error::Absent { at, why }) => format!("{at}: {why}"),
        other => panic!("{other:?}"),
    };
    let program = gputap().display().to_string();
    assert!(
        why("echo 'srun: error: Invalid job id' >&2; exit 1").contains("node7: srun: error: Invalid job id")
    );
    assert!(why(&format!("{program} relay --socket /nonexistent/s")).contains("nothing listens there"));
    assert!(why("exit 0").contains("without a word"));
    assert!(why("yes").contains("something else"));
    let none = Client::through(Tunnel::new("node7", vec!["/nonexistent/srun".into()], Vec::new()));
    assert!(matches!(block_on(none.get::<Status>(path::STATUS)), Err(Error::Absent { .. })));
}
