//! Which processes a request means, and why the others are left out.

use std::collections::BTreeSet;

use gputap_control::{LeftOut, Select};

use crate::caller::Caller;
use crate::process::{Key, Process};

/// What a request means.
#[derive(Debug, Default, PartialEq)]
pub struct Choice {
    /// To be traced, GPU ranks first.
    pub chosen: Vec<Key>,
    /// Matched and not traced.
    pub left_out: Vec<LeftOut>,
    /// Why nothing is traced.
    pub nothing: Option<String>,
}

/// When the process with a pid started, if there is one.
pub type Started<'a> = &'a dyn Fn(i32) -> Option<u64>;

/// Chooses among what is registered.
pub fn choose<'a>(
    processes: impl Iterator<Item = &'a Process>,
    select: &Select,
    caller: &Caller,
    started: Started<'_>,
) -> Choice {
    let all: Vec<&Process> = processes.collect();
    let (mine, others): (Vec<&Process>, Vec<&Process>) = all.iter().partition(|p| caller.may(p.uid));
    let mut choice = Choice::default();
    let matched = match meant(&mine, select, caller, started) {
        Ok(matched) if matched.is_empty() => {
            choice.nothing = Some(why_nothing(&mine, others.len(), select));
            return choice;
        }
        Ok(matched) => matched,
        Err(why) => {
            choice.nothing = Some(why);
            return choice;
        }
    };
    let mut ranks = Vec::new();
    for process in &matched {
        let why = process
            .untraceable()
            .or_else(|| (!select.launchers).then(|| not_a_rank(process, &matched)).flatten());
        match why {
            Some(why) => choice.left_out.push(LeftOut { pid: process.own_pid, why }),
            None => ranks.push(*process),
        }
    }
    let has_gpu = |p: &Process| p.facts.gpus.as_ref().is_some_and(|g| !g.is_empty());
    ranks.sort_by_key(|p| (!has_gpu(p), p.facts.rank.unwrap_or(u32::MAX), p.own_pid));
    for process in ranks.split_off(select.limit.unwrap_or(usize::MAX).min(ranks.len())) {
        let why = "beyond --process-limit".into();
        choice.left_out.push(LeftOut { pid: process.own_pid, why });
    }
    choice.chosen = ranks.iter().map(|p| p.key.clone()).collect();
    if choice.chosen.is_empty() {
        let reasons: BTreeSet<&str> = choice.left_out.iter().map(|l| l.why.as_str()).collect();
        let reasons: Vec<&str> = reasons.into_iter().collect();
        choice.nothing = Some(format!(
            "{} processes match, and none can be traced: {}",
            matched.len(),
            reasons.join("; ")
        ));
    }
    choice
}

/// The processes that a request means. What a process says of itself counts for its own user only; an operator, to whom
/// processes of several users answer, gets what the kernel says.
fn meant<'a>(
    mine: &[&'a Process],
    select: &Select,
    caller: &Caller,
    started: Started<'_>,
) -> Result<Vec<&'a Process>, String> {
    let in_pod = |p: &Process| p.facts.pod.as_ref().is_some_and(|pod| select.pods.contains(pod));
    let mut meant: Vec<&Process> = mine
        .iter()
        .copied()
        .filter(|p| select.uid.is_none_or(|uid| uid == p.uid))
        .filter(|p| select.pods.is_empty() || in_pod(p))
        .collect();
    if !select.jobs.is_empty() {
        let of = select.jobs.iter().map(|job| of_job(&meant, *job, caller)).collect::<Result<Vec<_>, _>>()?;
        meant.retain(|p| of.iter().flatten().any(|key| *key == p.key));
    }
    if !select.pids.is_empty() {
        let of = select.pids.iter().map(|pid| of_pid(&meant, *pid, caller, started));
        let of = of.collect::<Result<Vec<_>, _>>()?;
        meant.retain(|p| of.iter().flatten().any(|key| *key == p.key));
    }
    Ok(meant)
}

/// Those of a job. A control group is proof; without any, an operator has to say whose word he takes.
fn of_job(among: &[&Process], job: i64, caller: &Caller) -> Result<Vec<Key>, String> {
    let say: Vec<&&Process> = among.iter().filter(|p| p.job == job).collect();
    if !caller.is_operator() {
        return Ok(say.iter().map(|p| p.key.clone()).collect());
    }
    let uids = |sure: bool| -> BTreeSet<u32> {
        say.iter().filter(|p| p.job_is_sure || !sure).map(|p| p.uid).collect()
    };
    let users =
        if uids(true).is_empty() { one_user(uids(false), &format!("of job {job}"))? } else { uids(true) };
    Ok(say.iter().filter(|p| users.contains(&p.uid)).map(|p| p.key.clone()).collect())
}

/// The process with a pid, and its descendants.
fn of_pid(among: &[&Process], pid: i32, caller: &Caller, started: Started<'_>) -> Result<Vec<Key>, String> {
    let now = started(pid);
    // A parent that has ended is still its parent; one whose pid another process has is not.
    let same = |start_time: u64| now.is_none_or(|now| now == start_time);
    let here = |p: &Process| p.pid() == pid || p.line.iter().any(|a| a.pid == pid && same(a.start_time));
    let keys = |is: &dyn Fn(&Process) -> bool| -> Vec<Key> {
        among.iter().filter(|p| is(p)).map(|p| p.key.clone()).collect()
    };
    let found = keys(&here);
    if !found.is_empty() {
        return Ok(found);
    }
    if !caller.is_operator() {
        let inside = |p: &Process| {
            p.own_pid == pid || p.line.iter().any(|a| a.own_pid == pid) || p.claimed.contains(&pid)
        };
        return Ok(keys(&inside));
    }
    // Of a process without a pid here nothing but its word is known; and a pid that is here means what is here.
    let claims = |p: &Process| now.is_none() && p.pid() == 0 && p.own_pid == pid;
    let uids = among.iter().filter(|p| claims(p)).map(|p| p.uid).collect();
    one_user(uids, &format!("pid {pid}"))?;
    Ok(keys(&claims))
}

/// The user of those who claim something.
fn one_user(uids: BTreeSet<u32>, what: &str) -> Result<BTreeSet<u32>, String> {
    if uids.len() > 1 {
        let uids: Vec<String> = uids.iter().map(u32::to_string).collect();
        return Err(format!(
            "processes of uids {} say that they are {what}, and nothing but their word tells: --uid says whose are meant",
            uids.join(", ")
        ));
    }
    Ok(uids)
}

fn is_below(process: &Process, other: &Process) -> bool {
    let known = process.line.iter().any(|a| a.pid == other.pid() && a.start_time == other.start_time);
    // Their own word is enough for what concerns their own user alone.
    let same_namespace = process.facts.container == other.facts.container && process.own_pid != other.own_pid;
    process.uid == other.uid && (known || (same_namespace && process.claimed.contains(&other.own_pid)))
}

/// Launchers import torch, too, and so do helpers that a rank starts. Who has a GPU, or a rank of its own, is the one to
/// trace; where neither can be seen, all are.
fn not_a_rank(process: &Process, matched: &[&Process]) -> Option<String> {
    let gpu = |p: &Process| p.facts.gpus.as_ref().map(|g| !g.is_empty());
    let rank = |p: &Process| p.facts.rank_by.clone().zip(p.facts.rank);
    let below: Vec<&&Process> = matched.iter().filter(|p| is_below(p, process)).collect();
    let above: Vec<&&Process> = matched.iter().filter(|p| is_below(process, p)).collect();
    let gpu_in_family = below.iter().chain(&above).any(|p| gpu(p) == Some(true));
    if gpu_in_family {
        let why = if below.iter().any(|p| gpu(p) == Some(true)) {
            "a launcher"
        } else {
            "a helper of another process"
        };
        return (gpu(process) == Some(false)).then(|| format!("{why}: it has no GPU open"));
    }
    // A child with a rank of another variable than its parent's got it from its parent.
    let launched = |p: &&Process| rank(p).is_some() && p.facts.rank_by != process.facts.rank_by;
    if below.iter().any(|p| launched(p)) {
        return Some("a launcher: its children have ranks".into());
    }
    let same = |p: &&&Process| rank(p).is_some() && rank(p) == rank(process);
    above.iter().find(|p| same(p)).map(|p| format!("a helper of rank {}", p.facts.rank.unwrap_or_default()))
}

fn listed<'a>(jobs: impl Iterator<Item = &'a i64>) -> String {
    jobs.map(i64::to_string).collect::<Vec<_>>().join(", ")
}

fn why_nothing(mine: &[&Process], others: usize, select: &Select) -> String {
    if mine.is_empty() {
        let of_others = match others {
            0 => String::new(),
            n => format!(" {n} processes of other users are; an operator can trace those."),
        };
        return format!(
            "no process of yours has registered.{of_others} A process registers within 5 s when KINETO_USE_DAEMON=1 is in its \
             environment at its start (`gputap run --on-demand` sets it): torch 2.7 and later when torch is imported, \
             2.3 to 2.6 then or at their first use of CUDA, earlier ones at their first use of CUDA"
        );
    }
    let jobs: BTreeSet<i64> = mine.iter().map(|p| p.job).collect();
    if !select.jobs.is_empty() && !select.jobs.iter().any(|j| jobs.contains(j)) {
        return format!(
            "{} processes have registered, none of job {}: they are of {} (0 is no job)",
            mine.len(),
            listed(select.jobs.iter()),
            listed(jobs.iter())
        );
    }
    let pids: Vec<String> = mine.iter().map(|p| p.own_pid.to_string()).collect();
    format!("{} processes have registered, and none is meant: pids {}", mine.len(), pids.join(", "))
}

#[cfg(test)]
mod tests;
