use std::collections::VecDeque;

use super::*;
use crate::facts::Facts;

struct Made(Process);

fn process(pid: i32, ancestors: &[i32]) -> Made {
    Made(Process {
        key: Key::Pid(pid),
        uid: 1000,
        start_time: 1,
        own_pid: pid,
        ancestors: ancestors.to_vec(),
        job: 0,
        directory: None,
        registered_ms: 0,
        polled_ms: 0,
        kinds: 3,
        facts: Facts::default(),
        queue: VecDeque::new(),
        in_flight: None,
        pidfd: None,
    })
}

impl Made {
    fn gpus(mut self, gpus: &[u32]) -> Made {
        self.0.facts.gpus = Some(gpus.to_vec());
        self
    }

    fn rank(mut self, by: &str, rank: u32) -> Made {
        (self.0.facts.rank_by, self.0.facts.rank) = (Some(by.to_owned()), Some(rank));
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
}

fn chosen(made: &[Made], select: &Select) -> Choice {
    let caller = Caller::local(1000, &[]);
    choose(made.iter().map(|m| &m.0), select, &caller)
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
    made.0.key = Key::Address(b"x".to_vec());
    let choice = chosen(&[made], &Select::default());
    assert!(choice.chosen.is_empty());
    assert!(choice.nothing.unwrap().contains("KINETO_IPC_SOCKET_DIR"));
    let mut made = process(7, &[]);
    (made.0.key, made.0.directory) = (Key::Address(b"x".to_vec()), Some("/run/k".into()));
    assert_eq!(chosen(&[made], &Select::default()).chosen.len(), 1);
}
