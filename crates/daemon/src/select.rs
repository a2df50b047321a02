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

/// Chooses among what is registered.
pub fn choose<'a>(processes: impl Iterator<Item = &'a Process>, select: &Select, caller: &Caller) -> Choice {
    let all: Vec<&Process> = processes.collect();
    let (mine, others): (Vec<&Process>, Vec<&Process>) = all.iter().partition(|p| caller.may(p.uid));
    let matched: Vec<&Process> = mine.iter().copied().filter(|p| matches(p, select)).collect();
    let mut choice = Choice::default();
    if matched.is_empty() {
        choice.nothing = Some(why_nothing(&mine, others.len(), select));
        return choice;
    }
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

fn matches(process: &Process, select: &Select) -> bool {
    let pids = [process.pid(), process.own_pid];
    let by_pid = |p: &i32| pids.contains(p) || process.ancestors.contains(p);
    (select.jobs.is_empty() || select.jobs.contains(&process.job))
        && (select.pids.is_empty() || select.pids.iter().any(by_pid))
        && (select.pods.is_empty() || process.facts.pod.as_ref().is_some_and(|p| select.pods.contains(p)))
}

fn is_below(process: &Process, other: &Process) -> bool {
    let same_namespace = process.facts.container == other.facts.container && process.uid == other.uid;
    same_namespace && process.own_pid != other.own_pid && process.ancestors.contains(&other.own_pid)
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
