//! Which processes a request means, and why the others are left out.

use std::collections::{BTreeMap, BTreeSet};

use gputap_control::{LeftOut, Select};

use crate::caller::Caller;
use crate::identity::Ancestor;
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
    let families = Families::new(&matched);
    for (n, process) in matched.iter().enumerate() {
        let not_a_rank = || not_a_rank(process, &families.above[n], &families.below[n]);
        let why = process.untraceable().or_else(|| if select.launchers { None } else { not_a_rank() });
        match why {
            Some(why) => choice.left_out.push(LeftOut { pid: process.own_pid, why }),
            None => ranks.push(*process),
        }
    }
    let has_gpu = |p: &Process| p.look.gpus.as_ref().is_some_and(|g| !g.is_empty());
    ranks.sort_by_key(|p| (!has_gpu(p), p.look.rank.unwrap_or(u32::MAX), p.own_pid));
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
    let in_pod = |p: &Process| p.look.pod.as_ref().is_some_and(|pod| select.pods.contains(pod));
    let mut meant: Vec<&Process> = mine
        .iter()
        .copied()
        .filter(|p| select.uid.is_none_or(|uid| uid == p.uid))
        .filter(|p| select.pods.is_empty() || in_pod(p))
        .collect();
    if !select.jobs.is_empty() {
        let jobs: BTreeSet<i64> = select.jobs.iter().copied().collect();
        let of = jobs.iter().map(|job| of_job(&meant, *job, caller)).collect::<Result<Vec<_>, _>>()?;
        let of: BTreeSet<Key> = of.into_iter().flatten().collect();
        meant.retain(|p| of.contains(&p.key));
    }
    if !select.pids.is_empty() {
        let of = of_pids(&meant, &select.pids, caller, started)?;
        meant.retain(|p| of.contains(&p.key));
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

/// The processes with some pids, and their descendants.
fn of_pids(
    among: &[&Process],
    pids: &[i32],
    caller: &Caller,
    started: Started<'_>,
) -> Result<BTreeSet<Key>, String> {
    let now: BTreeMap<i32, Option<u64>> = pids.iter().map(|pid| (*pid, started(*pid))).collect();
    // A parent that has ended is still its parent; one whose pid another process has is not.
    let same = |a: &&Ancestor| now.get(&a.pid).is_some_and(|now| now.is_none_or(|now| now == a.start_time));
    let here = |p: &Process| -> Vec<i32> {
        let own = [p.pid()].into_iter().filter(|pid| *pid != 0);
        own.chain(p.line.iter().filter(same).map(|a| a.pid)).collect()
    };
    let mut found = called(among, &now, here);
    let rest: BTreeMap<i32, Option<u64>> =
        now.into_iter().filter(|(pid, _)| !found.contains_key(pid)).collect();
    if caller.is_operator() {
        // Of a process without a pid here nothing but its word is known; and a pid that is here means what is here.
        let absent: BTreeMap<i32, Option<u64>> = rest.into_iter().filter(|(_, now)| now.is_none()).collect();
        let claims = called(among, &absent, |p| if p.pid() == 0 { vec![p.own_pid] } else { Vec::new() });
        for (pid, claim) in &claims {
            one_user(claim.iter().map(|p| p.uid).collect(), &format!("pid {pid}"))?;
        }
        found.extend(claims);
    } else {
        let inside = |p: &Process| -> Vec<i32> {
            // A parent whose pid is the same here was looked at above.
            let parents = p.line.iter().filter(|a| a.own_pid != a.pid).map(|a| a.own_pid);
            [p.own_pid].into_iter().chain(parents).chain(p.claimed.iter().copied()).collect()
        };
        found.extend(called(among, &rest, inside));
    }
    Ok(found.into_values().flatten().map(|p| p.key.clone()).collect())
}

/// Which processes each of some pids means, where `names` are those by which a process is called. Each is walked through once,
/// because users decide how many there are, and how many pids a request has.
fn called<'a>(
    among: &[&'a Process],
    pids: &BTreeMap<i32, Option<u64>>,
    names: impl Fn(&Process) -> Vec<i32>,
) -> BTreeMap<i32, Vec<&'a Process>> {
    let mut called: BTreeMap<i32, Vec<&Process>> = BTreeMap::new();
    for process in among {
        for pid in names(process).into_iter().filter(|pid| pids.contains_key(pid)) {
            called.entry(pid).or_default().push(process);
        }
    }
    called
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

/// Who is above and below whom among some processes.
struct Families<'a> {
    above: Vec<Vec<&'a Process>>,
    below: Vec<Vec<&'a Process>>,
}

impl<'a> Families<'a> {
    /// By walking through each line of parents once: users decide how many there are.
    fn new(processes: &[&'a Process]) -> Families<'a> {
        let mut here: BTreeMap<(i32, u64), usize> = BTreeMap::new();
        let mut inside: BTreeMap<(u32, Option<&str>, i32), Vec<usize>> = BTreeMap::new();
        for (n, p) in processes.iter().enumerate() {
            if p.pid() != 0 {
                here.insert((p.pid(), p.start_time), n);
            }
            inside.entry((p.uid, p.look.container.as_deref(), p.own_pid)).or_default().push(n);
        }
        let none = || processes.iter().map(|_| Vec::new()).collect::<Vec<Vec<&Process>>>();
        let mut families = Families { above: none(), below: none() };
        for (n, p) in processes.iter().enumerate() {
            let known = p.line.iter().filter_map(|a| here.get(&(a.pid, a.start_time)));
            // Their own word is enough for what concerns their own user alone.
            let claimed = p.claimed.iter().filter(|pid| **pid != p.own_pid);
            let claimed = claimed.filter_map(|pid| inside.get(&(p.uid, p.look.container.as_deref(), *pid)));
            let above: BTreeSet<usize> = known.chain(claimed.flatten()).copied().collect();
            for other in above.into_iter().filter(|other| processes[*other].uid == p.uid) {
                families.above[n].push(processes[other]);
                families.below[other].push(p);
            }
        }
        families
    }
}

/// Launchers import torch, too, and so do helpers that a rank starts. Who has a GPU, or a rank of its own, is the one to
/// trace; where neither can be seen, all are.
fn not_a_rank(process: &Process, above: &[&Process], below: &[&Process]) -> Option<String> {
    let gpu = |p: &Process| p.look.gpus.as_ref().map(|g| !g.is_empty());
    let rank = |p: &Process| p.look.rank_by.clone().zip(p.look.rank);
    let gpu_in_family = below.iter().chain(above).any(|p| gpu(p) == Some(true));
    if gpu_in_family {
        let why = if below.iter().any(|p| gpu(p) == Some(true)) {
            "a launcher"
        } else {
            "a helper of another process"
        };
        return (gpu(process) == Some(false)).then(|| format!("{why}: it has no GPU open"));
    }
    // A child with a rank of another variable than its parent's got it from its parent.
    let launched = |p: &&Process| rank(p).is_some() && p.look.rank_by != process.look.rank_by;
    if below.iter().any(launched) {
        return Some("a launcher: its children have ranks".into());
    }
    let same = |p: &&&Process| rank(p).is_some() && rank(p) == rank(process);
    above.iter().find(|p| same(p)).map(|p| format!("a helper of rank {}", p.look.rank.unwrap_or_default()))
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
    let (count, pids) = (mine.len(), pids.join(", "));
    format!("{count} processes that you may trace have registered, and none is meant: pids {pids}")
}

#[cfg(test)]
mod tests;
