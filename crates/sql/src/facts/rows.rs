//! The rows of these tables.

use gputap_analysis::report::simulated;
use gputap_catalog::{FAMILIES, FUNCTIONS, Layer};
use gputap_trace::KernelName;
use gputap_trace::Library;
use gputap_trace::function_name;

use crate::store::Store;
use crate::value::Value;

pub(super) fn processes(store: &Store) -> Vec<Vec<Value<'_>>> {
    let traces = &store.traces;
    let row = |p: &'_ gputap_trace::Process| {
        let member = traces.members().get(traces.member_of(p.number));
        let place = &p.place;
        vec![
            p.number.into(),
            p.pid.into(),
            p.ppid.into(),
            p.uid.into(),
            p.program().into(),
            p.exe().map(str::to_owned).into(),
            traces.host_of(p).map(str::to_owned).into(),
            place.rank.into(),
            place.local_rank.into(),
            place.world_size.into(),
            place.job.clone().into(),
            place.pod.clone().into(),
            p.started_ns.into(),
            p.exited.into(),
            p.totals.emitted.into(),
            p.totals.stored.into(),
            p.totals.dropped_total().into(),
            simulated(traces, p).into(),
            member.map(|m| m.name().to_owned()).into(),
        ]
    };
    traces.processes().iter().map(row).collect()
}

pub(super) fn threads(store: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |t: &'_ gputap_trace::Thread| {
        vec![
            t.process.into(),
            t.tid.into(),
            t.name.clone().into(),
            t.totals.emitted.into(),
            t.totals.stored.into(),
            t.totals.dropped_total().into(),
        ]
    };
    store.traces.threads().iter().map(row).collect()
}

pub(super) fn contexts(store: &Store) -> Vec<Vec<Value<'_>>> {
    let contexts = store.traces.contexts().iter();
    contexts
        .map(|c| vec![c.process.into(), c.context.into(), c.device.into(), Value::bits(c.handle)])
        .collect()
}

pub(super) fn kernels(store: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |k: &'_ gputap_trace::Kernel| {
        let name = KernelName::new(&k.name);
        vec![
            k.process.into(),
            Value::bits(k.handle),
            k.from_ns.into(),
            name.short.into(),
            name.full.into(),
            name.mangled.into(),
        ]
    };
    store.traces.kernels().iter().map(row).collect()
}

pub(super) fn graphs(store: &Store) -> Vec<Vec<Value<'_>>> {
    let graphs = store.traces.graphs().iter().enumerate();
    let row = |(i, g): (usize, &gputap_trace::Graph)| {
        vec![(i as u64).into(), g.process.into(), Value::bits(g.exec), g.from_ns.into(), g.total_nodes.into()]
    };
    graphs.map(row).collect()
}

pub(super) fn graph_nodes(store: &Store) -> Vec<Vec<Value<'_>>> {
    let graphs = store.traces.graphs().iter().enumerate();
    let row = |i: usize, g: &gputap_trace::Graph, node: &gputap_trace::GraphNode| {
        let kind = node.kind_name();
        let kernel = (kind == "kernel").then(|| store.names.at(g.process, node.value, g.from_ns)).flatten();
        let bytes = matches!(kind, "copy" | "fill").then_some(node.value);
        vec![
            (i as u64).into(),
            Value::bits(node.node),
            kind.into(),
            kernel.map(|n| n.short.as_str()).into(),
            bytes.into(),
        ]
    };
    graphs.flat_map(|(i, g)| g.nodes.iter().map(move |node| row(i, g, node))).collect()
}

pub(super) fn comms(store: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |c: &'_ gputap_trace::Comm| {
        vec![
            c.process.into(),
            Value::bits(c.handle),
            c.from_ns.into(),
            c.size.into(),
            c.rank.into(),
            Some(c.device).filter(|d| *d >= 0).into(),
        ]
    };
    store.traces.comms().iter().map(row).collect()
}

pub(super) fn libraries(store: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |l: &'_ Library| {
        let family = FAMILIES.get(usize::from(l.family));
        vec![
            l.process.into(),
            family.map(|f| Layer::name(f.layer)).into(),
            family.map(|f| f.major).into(),
            l.path.clone().into(),
            (l.flags & Library::RECORDED != 0).into(),
            (l.flags & Library::SECOND != 0).into(),
            l.unknown.into(),
        ]
    };
    store.traces.libraries().iter().map(row).collect()
}

pub(super) fn marks(store: &Store) -> Vec<Vec<Value<'_>>> {
    store
        .traces
        .marks()
        .iter()
        .map(|m| vec![m.process.into(), m.time_ns.into(), m.label.clone().into()])
        .collect()
}

pub(super) fn losses(store: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |l: &'_ gputap_trace::Loss| {
        vec![
            l.process.into(),
            l.tid.into(),
            l.reason.name().into(),
            l.count.into(),
            l.first_ns.into(),
            l.last_ns.into(),
        ]
    };
    store.traces.losses().iter().map(row).collect()
}

pub(super) fn counted(store: &Store) -> Vec<Vec<Value<'_>>> {
    let of = |p: &'_ gputap_trace::Process| {
        let row = |(api, n): (&u16, &u64)| {
            vec![p.number.into(), (*api).into(), function_name(*api).into(), (*n).into()]
        };
        p.counted.iter().map(row).collect::<Vec<_>>()
    };
    store.traces.processes().iter().flat_map(of).collect()
}

pub(super) fn apis(_: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |f: &'static gputap_catalog::Function| {
        vec![
            f.id.into(),
            f.name.into(),
            f.base.into(),
            f.layer.name().into(),
            FAMILIES[usize::from(f.family)].major.into(),
            gputap_trace::group_name(f.id).into(),
        ]
    };
    FUNCTIONS.iter().map(row).collect()
}

pub(super) fn traces(store: &Store) -> Vec<Vec<Value<'_>>> {
    let row = |m: &'_ gputap_trace::Member| {
        let (info, totals) = (m.trace().info(), m.trace().totals());
        let state = match info.state {
            gputap_trace::State::Closed => "closed",
            gputap_trace::State::Open => "open",
            gputap_trace::State::Rings => "rings",
        };
        vec![
            m.name().to_owned().into(),
            state.into(),
            info.host.clone().into(),
            info.command.join(" ").into(),
            info.gputap.clone().into(),
            info.created_real_ns.into(),
            m.clock().shift_ns.into(),
            totals.emitted.into(),
            totals.stored.into(),
            totals.dropped_total().into(),
        ]
    };
    store.traces.members().iter().map(row).collect()
}
