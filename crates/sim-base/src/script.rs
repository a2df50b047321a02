//! Scripted faults and delays: `GPUTAP_SIM_FAIL` and `GPUTAP_SIM_DELAY`.
//!
//! `GPUTAP_SIM_FAIL="cuMemAlloc_v2:3=2,cuLaunchKernel:10+=719"`: the third allocation answers 2, every launch from the
//! tenth on answers 719. `GPUTAP_SIM_DELAY="cuStreamSynchronize:1=500ms"` sleeps before the call goes on. Without a
//! number a rule means every call. Calls are counted per process. Rules that do not parse, or that name a function of
//! another library, are ignored.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::counters::CAPACITY;

/// Non-zero for slots that some rule names; read by the exports' stubs.
pub static SCRIPTED: [AtomicU8; CAPACITY] = [const { AtomicU8::new(0) }; CAPACITY];

static RULES: OnceLock<Vec<Rule>> = OnceLock::new();

/// What a rule does to the calls it meets.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Action {
    Fail(i32),
    Delay(Duration),
}

struct Rule {
    slot: usize,
    /// First call it applies to, from 1.
    from: u64,
    /// Whether it applies to all later calls too.
    onward: bool,
    action: Action,
    /// Calls of the function that were seen so far.
    seen: AtomicU64,
}

/// Finds the slot of a name.
type Find = fn(&str) -> Option<usize>;

/// Reads both variables.
pub fn load(find: Find) {
    let mut rules = Vec::new();
    for (variable, parse) in
        [("GPUTAP_SIM_DELAY", delay as fn(&str) -> Option<Action>), ("GPUTAP_SIM_FAIL", failure)]
    {
        let text = std::env::var(variable).unwrap_or_default();
        rules.extend(text.split(',').filter_map(|rule| parse_rule(rule.trim(), find, parse)));
    }
    for rule in &rules {
        if let Some(byte) = SCRIPTED.get(rule.slot) {
            byte.store(1, Relaxed);
        }
    }
    let _ = RULES.set(rules);
}

/// What becomes of a call of the function in `slot`: a status, or −1 to go on. Called from assembly with every argument saved.
pub extern "C" fn decide(slot: u32) -> i64 {
    let mut answer = -1;
    for rule in RULES.get().into_iter().flatten().filter(|rule| rule.slot == slot as usize) {
        let call = rule.seen.fetch_add(1, Relaxed) + 1;
        if call != rule.from && !(rule.onward && call > rule.from) {
            continue;
        }
        match rule.action {
            Action::Fail(code) => answer = i64::from(code),
            Action::Delay(time) => std::thread::sleep(time),
        }
    }
    answer
}

/// `name`, optionally `:n` or `:n+`, then `=` and the action.
fn parse_rule(text: &str, find: Find, parse: fn(&str) -> Option<Action>) -> Option<Rule> {
    let (call, action) = text.split_once('=')?;
    let (call, onward) = match call.strip_suffix('+') {
        Some(call) => (call, true),
        None => (call, false),
    };
    let (name, from, onward) = match call.split_once(':') {
        Some((name, number)) => (name, number.parse().ok().filter(|n| *n > 0)?, onward),
        None => (call, 1, true),
    };
    Some(Rule { slot: find(name)?, from, onward, action: parse(action)?, seen: AtomicU64::new(0) })
}

fn failure(text: &str) -> Option<Action> {
    text.parse().ok().filter(|code| *code >= 0).map(Action::Fail)
}

fn delay(text: &str) -> Option<Action> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, unit) = text.split_at(digits);
    let number: u64 = number.parse().ok()?;
    Some(Action::Delay(match unit {
        "ns" => Duration::from_nanos(number),
        "us" => Duration::from_micros(number),
        "ms" => Duration::from_millis(number),
        "s" => Duration::from_secs(number),
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(name: &str) -> Option<usize> {
        ["cuInit", "cuLaunchKernel", "cuStreamSynchronize"].iter().position(|known| *known == name)
    }

    #[test]
    fn rules_name_a_call_and_an_action() {
        let rule = parse_rule("cuLaunchKernel:10+=719", find, failure).expect("parses");
        assert_eq!((rule.from, rule.onward, rule.action), (10, true, Action::Fail(719)));
        let rule = parse_rule("cuStreamSynchronize:1=500ms", find, delay).expect("parses");
        assert_eq!(
            (rule.from, rule.onward, rule.action),
            (1, false, Action::Delay(Duration::from_millis(500)))
        );
        let rule = parse_rule("cuInit=100", find, failure).expect("parses");
        assert_eq!((rule.from, rule.onward), (1, true));
    }

    #[test]
    fn nonsense_is_ignored() {
        for text in
            ["", "cuInit", "cuInit:=1", "cuInit:0=1", "cuNoSuch:1=1", "cuInit:1=x", "=1", "cuInit:1=-5"]
        {
            assert!(parse_rule(text, find, failure).is_none(), "{text}");
        }
        assert!(parse_rule("cuInit:1=5", find, delay).is_none());
        assert!(parse_rule("cuInit:1=5h", find, delay).is_none());
    }
}
