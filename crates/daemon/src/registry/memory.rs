//! How many traces are remembered, and whose go first.
//!
//! What is over is forgotten in time; what is not over is forgotten only where its own caller has more of it than anybody
//! needs, or where somebody else would find no room at all. No caller's requests cost another one his.

use std::collections::BTreeMap;

use gputap_control::State;

use super::Registry;
use crate::caller::{Caller, Holder};
use crate::order::Order;
use crate::share;

/// Traces of one user, and requests to single processes in them.
const TRACES_OF_USER: usize = 64;
const ORDERS_OF_USER: usize = 4_096;
/// Of all callers together, and so of operators.
const TRACES_MAX: usize = 1_024;
const ORDERS_MAX: usize = 16_384;
/// As long as the daemon keeps files.
const KEPT_MS: u64 = 24 * 3_600_000;
/// A process that is done, and whose file nobody can see, is over after so long.
const ENDED_MS: u64 = 600_000;

fn is_over(order: &Order, now_ms: u64) -> bool {
    order.state.is_final() || (order.state == State::Ended && now_ms > order.ended_ms + ENDED_MS)
}

/// How much somebody has, or all have.
#[derive(Clone, Copy, Debug, Default)]
struct Amount {
    traces: usize,
    orders: usize,
}

impl Amount {
    fn and(self, traces: usize, orders: usize) -> Amount {
        Amount { traces: self.traces + traces, orders: self.orders + orders }
    }

    fn exceeds(self, traces: usize, orders: usize) -> bool {
        self.traces > traces || self.orders > orders
    }
}

impl Registry {
    /// Makes room for a trace with so many requests; why there is none, if so.
    pub fn room_for(&mut self, caller: &Caller, orders: usize, now_ms: u64) -> Result<(), String> {
        let own = caller.holder();
        if orders == 0 {
            return Ok(());
        }
        while own != Holder::Operator
            && self.amount(Some(own)).and(1, orders).exceeds(TRACES_OF_USER, ORDERS_OF_USER)
        {
            let Some(id) = self.oldest(own, true, now_ms) else {
                return Err(format!(
                    "{} traces of {} with {} processes are under way, and {TRACES_OF_USER} with {ORDERS_OF_USER} may be: wait until \
                     one is written, or interrupt the command that waits for it",
                    self.amount(Some(own)).traces,
                    caller.name(),
                    self.amount(Some(own)).orders,
                ));
            };
            self.forget(&id);
        }
        while self.amount(None).and(1, orders).exceeds(TRACES_MAX, ORDERS_MAX) {
            let Some(id) = self.dispensable(own, now_ms) else {
                return Err("too many traces of too many users are under way here: try again later".into());
            };
            self.forget(&id);
        }
        Ok(())
    }

    /// Forgets what is over and old.
    pub(super) fn expire(&mut self, now_ms: u64) {
        let old: Vec<String> = self
            .traces
            .iter()
            .filter(|(_, t)| now_ms > t.asked_ms + KEPT_MS && self.trace_is_over(&t.orders, now_ms))
            .map(|(id, _)| id.clone())
            .collect();
        old.iter().for_each(|id| self.forget(id));
    }

    fn trace_is_over(&self, orders: &[u64], now_ms: u64) -> bool {
        orders.iter().filter_map(|o| self.orders.get(o)).all(|o| is_over(o, now_ms))
    }

    fn amount(&self, of: Option<Holder>) -> Amount {
        let traces = self.traces.values().filter(|t| of.is_none_or(|of| of == t.holder()));
        traces.fold(Amount::default(), |sum, t| sum.and(1, t.orders.len()))
    }

    /// A caller's oldest trace, of those that are over or of all.
    fn oldest(&self, of: Holder, over: bool, now_ms: u64) -> Option<String> {
        let his = self.traces.iter().filter(|(_, t)| t.holder() == of);
        let his = his.filter(|(_, t)| !over || self.trace_is_over(&t.orders, now_ms));
        his.min_by_key(|(_, t)| t.asked_ms).map(|(id, _)| id.clone())
    }

    /// What goes for somebody else's: the oldest that is over, of the caller who has most; then what is not over, of somebody
    /// who has clearly more than the one who asks.
    fn dispensable(&self, newcomer: Holder, now_ms: u64) -> Option<String> {
        let mut counts: BTreeMap<Holder, usize> = BTreeMap::new();
        self.traces.values().for_each(|t| *counts.entry(t.holder()).or_default() += t.orders.len());
        let mut heaviest: Vec<(&Holder, &usize)> = counts.iter().collect();
        heaviest.sort_by_key(|(holder, orders)| (**holder == Holder::Operator, std::cmp::Reverse(**orders)));
        let over = heaviest.iter().find_map(|(holder, _)| self.oldest(**holder, true, now_ms));
        over.or_else(|| self.oldest(share::gives_way(&counts, newcomer)?, false, now_ms))
    }

    /// Forgets a trace, with what waits for processes.
    fn forget(&mut self, id: &str) {
        let Some(trace) = self.traces.remove(id) else { return };
        for id in trace.orders {
            self.orders.remove(&id);
            for process in self.processes.values_mut() {
                process.queue.retain(|q| *q != id);
                process.in_flight = process.in_flight.filter(|f| *f != id);
            }
        }
        self.changed = true;
    }
}
