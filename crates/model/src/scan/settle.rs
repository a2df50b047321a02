//! What one call comes to, with what is known of the calls inside it.

use gputap_catalog::by_id;

use super::deferred::Deferred;
use super::details;
use super::joins::{Act, Joins};
use super::tallies::Tallies;
use crate::call::Call;
use crate::capture;
use crate::comm;
use crate::derived::{Detail, Wanted};
use crate::effect::{self, Direction, Effect, Kinds};
use crate::errors;
use crate::kernels;
use crate::memory::Event;
use crate::nest::Below;
use crate::outcome::{Outcome, outcome};
use crate::tree::Node;

/// Unfinished calls kept: a few per thread is what there can be, more only in a damaged trace.
const UNFINISHED_MAX: usize = 10_000;

/// Counts what a call did, unless the calls inside it did that: an effect is that of the lowest call that has it, and an
/// error that of the call where it arose. What the call around has to know is handed back.
pub(super) fn settle(
    call: &Call,
    below: Below,
    joins: &Joins,
    tallies: &mut Tallies,
    later: &mut Vec<Deferred>,
) -> Option<Below> {
    if below.ns > 0 {
        tallies.calls.inside(call.api, below.ns);
    }
    let (mut kinds, mut error, mut failed) = (Kinds::NONE, None, 0);
    match outcome(call.api, call.result) {
        _ if !call.returned() => {
            if tallies.unfinished.len() < UNFINISHED_MAX {
                tallies.unfinished.push(call.to_kept());
            }
            later.extend(incomplete(call, joins));
        }
        Outcome::Success => {
            kinds = joins.kind(call.api);
            match joins.acts.get(usize::from(call.api)) {
                None | Some(Act::Nothing) => {}
                Some(Act::Communicate) => communicate(call, below.kinds, joins, tallies, later),
                _ if kinds.meets(below.kinds) => {}
                Some(Act::Wait) => tallies.waiting.add(call.duration_ns),
                Some(Act::Launch | Act::Other) => successful(call, joins, tallies, later),
            }
        }
        // A call on a communicator that does not block goes on in the background: it was made all the same.
        Outcome::NotReady if comm::concerns(call.api) => {
            kinds = joins.kind(call.api);
            if joins.acts.get(usize::from(call.api)) == Some(&Act::Communicate) {
                communicate(call, below.kinds, joins, tallies, later);
            }
        }
        Outcome::NotReady | Outcome::Answer | Outcome::Ending => {}
        Outcome::Error => {
            failed = 1;
            later.extend(incomplete(call, joins));
            error = Some(match below.error.filter(|inner| errors::passed_on(call, *inner)) {
                Some(inner) => {
                    tallies.errors.passed_on(inner, call.api);
                    inner
                }
                None => {
                    tallies.errors.add(call);
                    (call.api, call.result)
                }
            });
            // A capture also ends when ending it fails, and so does a group.
            if capture::is_edge(call.api) && !joins.windows.is_empty() {
                later.push(Deferred::Call(Box::new(call.to_kept())));
            }
            if comm::is_edge(call.api) {
                later.extend(comm::Event::from_call(call, false).map(Deferred::Communication));
            }
        }
    }
    let mut up = Below::one(call.start_ns, call.duration_ns as u64, kinds.with(below.kinds));
    up.error = error;
    if joins.mode.tree {
        let (count, total_ns) = (1, call.duration_ns as u64);
        let node = Node { api: call.api, count, errors: failed, total_ns, inside: below.tree };
        if call.parent == 0 { tallies.tree.add(node) } else { up.tree.add(node) }
    }
    (call.parent != 0).then_some(up)
}

/// What a call between ranks tells that did not return, or failed.
fn incomplete(call: &Call, joins: &Joins) -> Option<Deferred> {
    let wanted = joins.acts.get(usize::from(call.api)) == Some(&Act::Communicate);
    wanted.then(|| comm::Event::of_incomplete(call)).flatten().map(Deferred::Communication)
}

/// A successful call between ranks: the part of it that no call inside it did.
fn communicate(call: &Call, below: Kinds, joins: &Joins, tallies: &mut Tallies, later: &mut Vec<Deferred>) {
    let effect = effect::at(call.api);
    if matches!(effect, Effect::Sync) && !effect.kind().meets(below) {
        tallies.waiting.add(call.duration_ns);
    }
    if !comm::kind(call.api).meets(below) {
        successful(call, joins, tallies, later);
    }
}

pub(super) fn successful(call: &Call, joins: &Joins, tallies: &mut Tallies, later: &mut Vec<Deferred>) {
    let windows = &joins.windows;
    let inside = !windows.is_empty() && windows.contain(call.process, call.start_ns);
    if inside && capture::is_ordered(call) {
        later.push(Deferred::Call(Box::new(call.to_kept())));
    } else {
        later.extend(act(call, false, joins, tallies));
    }
}

/// Counts a successful call with an effect; what has to be seen in order is handed back.
pub(super) fn act(call: &Call, captured: bool, joins: &Joins, tallies: &mut Tallies) -> Option<Deferred> {
    let function = by_id(call.api)?;
    if let Some(wanted) = joins.mode.detail {
        return detail(call, captured, joins, wanted, &mut tallies.details);
    }
    match effect::at(call.api) {
        Effect::Launch(launch) => {
            tallies.kernels.launch(
                kernels::Launched::from_call(call, launch, function),
                &joins.names,
                captured,
            );
        }
        Effect::GraphLaunch { exec, .. } => {
            let graph = joins.graphs.at(call.process, call.args.value(*exec), call.end_ns());
            tallies.graphs.launch(graph, captured);
        }
        Effect::CaptureEnd { .. } => tallies.graphs.captures += 1,
        Effect::Instantiate => tallies.graphs.instantiations += 1,
        Effect::GraphUpdate => tallies.graphs.updates += 1,
        Effect::Copy(copy) => {
            return tallies.copies.copy(call, copy, function, &joins.devices, captured).map(Deferred::Copy);
        }
        Effect::Memset { bytes, stream } => {
            let bytes = call.args.bytes(function, bytes);
            tallies.copies.other(call, Direction::Memset, bytes, stream.is_some(), captured);
        }
        Effect::Prefetch { bytes, .. } => {
            let bytes = call.args.bytes(function, bytes);
            tallies.copies.other(call, Direction::Prefetch, bytes, true, captured);
        }
        Effect::None | Effect::Sync => {
            return comm::Event::from_call(call, captured).map(Deferred::Communication);
        }
        _ => {
            let event = Event::from_call(call)?;
            if captured {
                tallies.captured_memory += 1;
            } else {
                return Some(Deferred::Memory(event));
            }
        }
    }
    None
}

/// The same where something is asked for one by one: nothing is counted then.
fn detail(
    call: &Call,
    captured: bool,
    joins: &Joins,
    wanted: Wanted,
    details: &mut Vec<Detail>,
) -> Option<Deferred> {
    let function = by_id(call.api)?;
    let bytes = |size| call.args.bytes(function, size);
    let (copy, pending) = match effect::at(call.api) {
        Effect::Launch(launch) => {
            details.push(details::launch(call, launch, function, joins, captured));
            return None;
        }
        Effect::GraphLaunch { exec, stream } => {
            let exec = call.args.value(*exec);
            let graph = joins.graphs.at(call.process, exec, call.end_ns());
            details.push(details::graph_launch(call, exec, graph, *stream, captured));
            return None;
        }
        Effect::Copy(copy) => details::copied(call, copy, function, joins, captured),
        Effect::Memset { bytes: size, stream } => {
            let (direction, asynchronous) = (Direction::Memset, stream.is_some());
            (details::filled(call, direction, bytes(size), *stream, asynchronous, captured), None)
        }
        Effect::Prefetch { bytes: size, stream } => {
            (details::filled(call, Direction::Prefetch, bytes(size), *stream, true, captured), None)
        }
        Effect::None | Effect::Sync => {
            return comm::Event::from_call(call, captured).map(Deferred::Communication);
        }
        _ if captured => return None,
        _ => return Event::from_call(call).map(Deferred::Memory),
    };
    match pending {
        None if !wanted.meets(Wanted::LEVELS) => {
            details.push(Detail::Copy(copy));
            None
        }
        pending => Some(Deferred::Copied(Box::new((copy, pending)))),
    }
}
