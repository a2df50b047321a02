use std::collections::VecDeque;

use super::*;
use crate::identity::Ancestor;
use crate::process_look::ProcessLook;

struct Made(Process);

fn process(pid: i32, ancestors: &[i32]) -> Made {
    Made(Process {
        key: Key::Pid(pid),
        uid: 1000,
        gid: 1000,
        groups: Vec::new(),
        start_time: 1,
        own_pid: pid,
        line: ancestors.iter().map(|pid| Ancestor { pid: *pid, start_time: 1, own_pid: *pid }).collect(),
        claimed: Vec::new(),
        job: 0,
        job_is_sure: false,
        contexts: Default::default(),
        directory: None,
        registered_ms: 0,
        polled_ms: 0,
        kinds: 3,
        look: ProcessLook::default(),
        queue: VecDeque::new(),
        in_flight: None,
        pidfd: None,
    })
}

impl Made {
    fn gpus(mut self, gpus: &[u32]) -> Made {
        self.0.look.gpus = Some(gpus.to_vec());
        self
    }

    fn rank(mut self, by: &str, rank: u32) -> Made {
        (self.0.look.rank_by, self.0.look.rank) = (Some(by.to_owned()), Some(rank));
        self
    }

    fn job(mut self, job: i64) -> Made {
        self.0.job = job;
        self
    }

    fn uid(mut self, uid: u32) -> Made {
        self.0.uid = uid;
        self
    }

    /// In a control group of its job.
    fn sure(mut self) -> Made {
        self.0.job_is_sure = true;
        self
    }

    /// In a pid namespace beside ours, where it claims these parents.
    fn elsewhere(mut self, claimed: &[i32]) -> Made {
        self.0.key = Key::Address(self.0.uid, self.0.own_pid.to_string().into_bytes());
        (self.0.line, self.0.claimed, self.0.directory) = (Vec::new(), claimed.to_vec(), Some("/k".into()));
        self
    }
}

fn chosen_by(made: &[Made], select: &Select, uid: u32) -> Choice {
    // Every pid below 100 is there, since the beginning.
    let started = |pid: i32| (pid < 100).then_some(1);
    choose(made.iter().map(|m| &m.0), select, &Caller::local(uid, &[]), &started)
}

fn chosen(made: &[Made], select: &Select) -> Choice {
    chosen_by(made, select, 1000)
}

fn own_pids(made: &[Made], choice: &Choice) -> Vec<i32> {
    choice.chosen.iter().map(|key| made.iter().find(|m| m.0.key == *key).unwrap().0.own_pid).collect()
}

#[test]
fn an_operator_believes_no_pid_that_a_process_claims() {
    let select = |pid: i32| Select { pids: vec![pid], ..Select::default() };
    // One of uid 7 with the pid that is meant inside of its own namespace, and one that claims it as its parent.
    let inside = |made: Made| {
        let mut made = made.uid(7);
        made.0.own_pid = 31;
        made
    };
    let made = [
        process(31, &[30, 1]),
        inside(process(50, &[49, 1])),
        process(51, &[]).uid(7).elsewhere(&[31, 30]),
        inside(process(52, &[])).elsewhere(&[]),
    ];
    for pid in [30, 31] {
        assert_eq!(own_pids(&made, &chosen_by(&made, &select(pid), 0)), [31]);
    }
    assert_eq!(pids(&chosen_by(&made, &select(50), 0)), [50], "its pid here");
    // Its own user may call it by what it calls itself.
    assert_eq!(chosen_by(&made, &select(31), 7).chosen.len(), 3);
}

#[test]
fn a_pid_that_another_process_has_now_is_no_parent() {
    let mut made = process(31, &[30]);
    made.0.line[0].start_time = 5;
    let pids_30 = Select { pids: vec![30], ..Select::default() };
    assert!(chosen(&[made], &pids_30).chosen.is_empty(), "the one that is there now started at another time");
    let gone = Select { pids: vec![300], ..Select::default() };
    assert_eq!(chosen(&[process(31, &[300])], &gone).chosen.len(), 1, "it has ended, and was its parent");
}

#[test]
fn a_pid_of_another_namespace_is_one_users_or_nobodys() {
    let select = Select { pids: vec![700], ..Select::default() };
    let made = [process(700, &[]).uid(5).elsewhere(&[]), process(701, &[]).uid(6).elsewhere(&[700])];
    assert_eq!(own_pids(&made, &chosen_by(&made, &select, 0)), [700], "a claimed parent is nothing to root");
    let made = [process(700, &[]).uid(5).elsewhere(&[]), process(700, &[]).uid(6).elsewhere(&[])];
    let why = chosen_by(&made, &select, 0).nothing.unwrap();
    assert!(why.contains("uids 5, 6") && why.contains("--uid"), "{why}");
    let one = Select { uid: Some(6), ..select };
    assert_eq!(chosen_by(&made, &one, 0).chosen, [made[1].0.key.clone()]);
}

#[test]
fn a_job_is_whose_control_group_it_is() {
    let job = Select { jobs: vec![42], ..Select::default() };
    let made = [
        process(11, &[]).job(42).sure(),
        process(12, &[]).job(42),
        process(13, &[]).job(42).uid(7),
        process(14, &[]).job(43).sure().uid(7),
    ];
    assert_eq!(pids(&chosen_by(&made, &job, 0)), [11, 12], "and of nobody who only says so");
    assert_eq!(pids(&chosen_by(&made, &job, 7)), [13], "his own word to himself");
    // Without any control group it is one user's, or the operator says whose.
    let made = [process(12, &[]).job(42), process(13, &[]).job(42).uid(7)];
    let why = chosen_by(&made, &job, 0).nothing.unwrap();
    assert!(why.contains("uids 7, 1000"), "{why}");
    let of = |uid| Select { uid: Some(uid), ..job.clone() };
    assert_eq!(pids(&chosen_by(&made, &of(7), 0)), [13]);
    assert_eq!(pids(&chosen_by(&made[..1], &job, 0)), [12]);
}

fn pids(choice: &Choice) -> Vec<i32> {
    let pid = |k: &Key| if let Key::Pid(p) = k { *p } else { 0 };
    choice.chosen.iter().map(pid).collect()
}

#[test]
fn gpu_ranks_rather_than_launchers_and_helpers() {
    let made = [
        process(10, &[1]).gpus(&[]),
        process(11, &[10, 1]).gpus(&[0]),
        process(12, &[10, 1]).gpus(&[1]),
        process(13, &[12, 10, 1]).gpus(&[]),
    ];
    let choice = chosen(&made, &Select::default());
    assert_eq!(pids(&choice), [11, 12]);
    assert_eq!(choice.left_out.len(), 2);
    let all = chosen(&made, &Select { launchers: true, ..Select::default() });
    assert_eq!(all.chosen.len(), 4);
}

#[test]
fn without_gpus_the_ranks_tell() {
    let made = [
        process(10, &[1]).rank("SLURM_PROCID", 0),
        process(11, &[10, 1]).rank("RANK", 0),
        process(12, &[10, 1]).rank("RANK", 1),
        process(13, &[12, 10, 1]).rank("RANK", 1),
    ];
    let choice = chosen(&made, &Select::default());
    assert_eq!(pids(&choice), [11, 12]);
}

#[test]
fn where_nothing_tells_all_are_traced() {
    let made = [process(10, &[1]), process(11, &[10, 1])];
    assert_eq!(pids(&chosen(&made, &Select::default())), [10, 11]);
}

#[test]
fn pids_mean_descendants_too_and_jobs_are_optional() {
    let made = [process(11, &[10, 1]).job(4242), process(12, &[9, 1]).job(4242)];
    assert_eq!(pids(&chosen(&made, &Select { pids: vec![10], ..Select::default() })), [11]);
    assert_eq!(pids(&chosen(&made, &Select { jobs: vec![4242], ..Select::default() })), [11, 12]);
    assert_eq!(pids(&chosen(&made, &Select::default())), [11, 12]);
}

#[test]
fn the_limit_is_said() {
    let made = [process(11, &[]).gpus(&[]), process(12, &[]).gpus(&[3]), process(13, &[])];
    let choice = chosen(&made, &Select { limit: Some(1), ..Select::default() });
    assert_eq!((pids(&choice), choice.left_out.len()), (vec![12], 2));
}

#[test]
fn why_nothing_matched() {
    let why = |made: &[Made], select: &Select| chosen(made, select).nothing.unwrap();
    let none = Select::default();
    assert!(why(&[], &none).contains("KINETO_USE_DAEMON=1"));
    assert!(why(&[process(1, &[]).uid(7)], &none).contains("1 processes of other users"));
    let job = Select { jobs: vec![5], ..Select::default() };
    assert!(why(&[process(1, &[]).job(6)], &job).contains("none of job 5: they are of 6"));
    let pid = Select { pids: vec![99], ..Select::default() };
    assert!(why(&[process(31, &[])], &pid).contains("pids 31"));
}

#[test]
fn a_process_without_a_pid_needs_the_directory() {
    let mut made = process(7, &[]);
    made.0.key = Key::Address(1000, b"x".to_vec());
    let choice = chosen(&[made], &Select::default());
    assert!(choice.chosen.is_empty());
    assert!(choice.nothing.unwrap().contains("KINETO_IPC_SOCKET_DIR"));
    let mut made = process(7, &[]);
    (made.0.key, made.0.directory) = (Key::Address(1000, b"x".to_vec()), Some("/run/k".into()));
    assert_eq!(chosen(&[made], &Select::default()).chosen.len(), 1);
}

/// As many as one user may have, below each other, and a request that names them all.
#[test]
fn a_user_with_many_processes_takes_little_time_to_choose_from() {
    let line: Vec<i32> = (1..=32).collect();
    let made: Vec<Made> = (1_000..2_024).map(|pid| process(pid, &line)).collect();
    let select = Select { pids: (1..1_024).collect(), ..Select::default() };
    let start = std::time::Instant::now();
    assert_eq!(chosen(&made, &select).chosen.len(), 1_024);
    let took = start.elapsed();
    assert!(took < std::time::Duration::from_secs(1), "{took:?}");
}
