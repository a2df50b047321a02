//! What a process gets when it polls.

use gputap_control::State;
use gputap_kineto::Kinds;

use super::Registry;
use crate::order::{Next, Order};
use crate::process::Key;
use crate::watch::Before;

impl Registry {
    /// What a client gets that polls.
    pub(super) fn poll(&mut self, key: &Key, kinds: Kinds, now_ms: u64) -> (String, Option<u64>) {
        let nothing = (String::new(), None);
        let Some(process) = self.processes.get_mut(key) else { return nothing };
        process.polled_ms = now_ms;
        process.kinds = kinds.0;
        let takes = kinds.takes_activities();
        if let Some(id) = process.in_flight {
            let Some(order) = self.orders.get_mut(&id) else {
                process.in_flight = None;
                return nothing;
            };
            let before = order.state;
            let next = order.polled(takes, now_ms);
            self.changed |= before != order.state || next != Next::Wait;
            match next {
                Next::Wait => return nothing,
                Next::Again => return (order.by_duration(now_ms), Some(id)),
                Next::Free => process.in_flight = None,
            }
        }
        if !takes {
            return nothing;
        }
        while let Some(id) = process.queue.front().copied() {
            let Some(order) = self.orders.get(&id).filter(|o| o.state == State::Queued) else {
                process.queue.pop_front();
                continue;
            };
            let must_wait = self.orders.values().any(|other| order.must_wait_for(other));
            let Some(order) = self.orders.get_mut(&id) else { return nothing };
            order.look_again = must_wait;
            if must_wait {
                return nothing;
            }
            process.queue.pop_front();
            process.in_flight = Some(id);
            self.changed = true;
            return (order.deliver(now_ms), Some(id));
        }
        nothing
    }

    /// Orders that wait until somebody has looked what lies where they will write.
    pub fn to_look_again(&self) -> impl Iterator<Item = (u64, &Order)> {
        self.orders.iter().filter(|(_, o)| o.look_again && o.state == State::Queued).map(|(id, o)| (*id, o))
    }

    /// What lies where an order will write.
    pub fn set_before(&mut self, id: u64, before: Before) {
        if let Some(order) = self.orders.get_mut(&id).filter(|o| o.state == State::Queued) {
            (order.before, order.look_again) = (before, false);
        }
    }

    /// The answer with this order could not be sent: `gone` when nobody listens any more.
    pub fn unsent(&mut self, id: u64) {
        self.counters.unanswered += 1;
        let Some(order) = self.orders.get_mut(&id).filter(|o| !o.state.is_final()) else { return };
        order.state = State::Queued;
        for process in self.processes.values_mut().filter(|p| p.in_flight == Some(id)) {
            process.in_flight = None;
            process.queue.push_front(id);
        }
        self.changed = true;
    }
}
