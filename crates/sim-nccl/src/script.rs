//! Ranks that hang or differ: `GPUTAP_SIM_NCCL`.
//!
//! Rules are separated by semicolons:
//!
//! | rule | meaning |
//! |---|---|
//! | `hang rank=R op=N` | rank R never arrives at its operation N, from 1: its call waits until the communicator is aborted, and so do those of the others |
//! | `mismatch rank=R op=N count=C` | rank R's operation N says that it has C elements |
//! | `mismatch rank=R op=N kind=Broadcast` | rank R's operation N says that it is another one (`AllReduce`, `AllGather`, …) |
//! | `on-mismatch=error` | calls of ranks that disagree return "invalid usage" instead of waiting until they are aborted |
//!
//! Operations are counted per communicator. Rules are for the first communicator that a process makes, or with `comm=K`
//! for the K-th. Rules that do not parse are ignored.

use std::sync::OnceLock;

use gputap_sim_base::abi::Status;
use gputap_sim_base::meet::Mark;

use crate::abi::code;
use crate::comm::Comm;
use crate::op::Kind;

/// What becomes of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It never arrives.
    Hang,
    /// It says another number of elements.
    Count(u64),
    /// It says that it is another one.
    Kind(Kind),
}

impl Fault {
    /// What the others are told.
    pub fn change(&self, mark: Mark) -> Mark {
        let [kind, count, element, other] = mark;
        match self {
            Fault::Hang => mark,
            Fault::Count(count) => [kind, *count, element, other],
            Fault::Kind(kind) => [*kind as u64, count, element, other],
        }
    }
}

#[derive(Debug, PartialEq)]
struct Rule {
    comm: u64,
    rank: usize,
    op: u64,
    fault: Fault,
}

#[derive(Debug, Default, PartialEq)]
struct Script {
    rules: Vec<Rule>,
    mismatch_is_an_error: bool,
}

fn script() -> &'static Script {
    static SCRIPT: OnceLock<Script> = OnceLock::new();
    SCRIPT.get_or_init(|| parse(&std::env::var("GPUTAP_SIM_NCCL").unwrap_or_default()))
}

/// What becomes of operation `op` of a rank in the communicator with this number.
pub fn fault(comm: u64, rank: usize, op: u64) -> Option<Fault> {
    let rules = script().rules.iter();
    rules.filter(|rule| (rule.comm, rule.rank, rule.op) == (comm, rank, op)).map(|rule| rule.fault).next()
}

/// Ranks disagree on what they do.
pub fn mismatch(comm: &Comm) -> Status {
    if script().mismatch_is_an_error { comm.fail(code::INVALID_USAGE) } else { comm.hang() }
}

fn parse(text: &str) -> Script {
    let mut script = Script::default();
    for rule in text.split(';').map(str::trim) {
        match rule {
            "on-mismatch=error" => script.mismatch_is_an_error = true,
            rule => script.rules.extend(parse_rule(rule)),
        }
    }
    script
}

fn parse_rule(text: &str) -> Option<Rule> {
    let (what, rest) = text.split_once(' ')?;
    let field = |name: &str| {
        rest.split_whitespace().filter_map(|word| word.split_once('=')).find(|(n, _)| *n == name)
    };
    let number = |name: &str| field(name).and_then(|(_, value)| value.parse::<u64>().ok());
    let fault = match what {
        "hang" => Fault::Hang,
        "mismatch" => match field("kind") {
            Some((_, name)) => Fault::Kind(kind(name)?),
            None => Fault::Count(number("count")?),
        },
        _ => return None,
    };
    let comm = if field("comm").is_some() { number("comm")? } else { 1 };
    Some(Rule { comm, rank: number("rank")? as usize, op: number("op")?, fault })
}

fn kind(name: &str) -> Option<Kind> {
    use Kind::*;
    let all = [AllReduce, Broadcast, Reduce, AllGather, ReduceScatter, AllToAll, Gather, Scatter];
    all.into_iter().find(|kind| format!("{kind:?}").eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_name_a_rank_and_an_operation() {
        let script = parse("hang rank=2 op=5; mismatch rank=1 op=3 kind=broadcast comm=2 ;on-mismatch=error");
        assert!(script.mismatch_is_an_error);
        let hang = Rule { comm: 1, rank: 2, op: 5, fault: Fault::Hang };
        let other = Rule { comm: 2, rank: 1, op: 3, fault: Fault::Kind(Kind::Broadcast) };
        assert_eq!(script.rules, [hang, other]);
        assert_eq!(parse("mismatch rank=0 op=1 count=7").rules[0].fault, Fault::Count(7));
    }

    #[test]
    fn nonsense_is_ignored() {
        for text in [
            "",
            "hang",
            "hang rank=1",
            "hang rank=x op=1",
            "mismatch rank=1 op=1",
            "mismatch rank=1 op=1 kind=Dance",
        ] {
            assert_eq!(parse(text), Script::default(), "{text}");
        }
    }
}
