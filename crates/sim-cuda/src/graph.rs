//! Graphs: nodes and what each waits for.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::abi::{Handle, In, Out, Outcome, code, driver, list};
use crate::entry::ready;
use crate::op::Op;
use gputap_sim_base::slab::Slab;

/// A graph, as the list of its nodes.
pub struct Graph {
    nodes: Mutex<Vec<Handle>>,
    id: u32,
    next_node: AtomicU32,
}

/// A node of a graph: a piece of work and what it waits for.
pub struct Node {
    /// The graph it is in.
    pub graph: Handle,
    op: Mutex<Op>,
    waits_for: Mutex<Vec<Handle>>,
    /// The node it is a copy of, or 0.
    original: Handle,
    /// Number in its graph.
    id: u32,
}

static GRAPHS: Slab<Graph> = Slab::new();
static NODES: Slab<Node> = Slab::new();
static NEXT_ID: AtomicU32 = AtomicU32::new(1);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A number that no other graph has.
pub fn next_id() -> u32 {
    NEXT_ID.fetch_add(1, Relaxed)
}

/// A live graph.
pub fn get(handle: Handle) -> Outcome<&'static Graph> {
    ready()?;
    GRAPHS.get(handle).ok_or(code::INVALID_VALUE)
}

/// A live node.
pub fn node(handle: Handle) -> Outcome<&'static Node> {
    ready()?;
    NODES.get(handle).ok_or(code::INVALID_VALUE)
}

/// An empty graph.
pub fn create() -> Outcome<Handle> {
    let graph = |_| Graph { nodes: Mutex::default(), id: next_id(), next_node: AtomicU32::new(0) };
    GRAPHS.create(graph).ok_or(code::OUT_OF_MEMORY)
}

/// Ends a graph with its nodes and the graphs inside it.
pub fn destroy(handle: Handle) -> Outcome {
    for node in get(handle)?.nodes() {
        end_node(node);
    }
    GRAPHS.destroy(handle).ok_or(code::INVALID_VALUE)
}

fn end_node(handle: Handle) {
    match NODES.get(handle).map(Node::op) {
        Some(Op::Graph(child)) => drop(destroy(child)),
        Some(Op::Alloc { address, .. }) => drop(crate::memory::free(address)),
        _ => {}
    }
    let _ = NODES.destroy(handle);
}

/// Adds a node that waits for others of the same graph.
pub fn add(graph_handle: Handle, waits_for: Vec<Handle>, op: Op) -> Outcome<Handle> {
    add_copy(graph_handle, waits_for, op, 0)
}

fn add_copy(graph_handle: Handle, waits_for: Vec<Handle>, op: Op, original: Handle) -> Outcome<Handle> {
    let graph = get(graph_handle)?;
    for dependency in &waits_for {
        if node(*dependency)?.graph != graph_handle {
            return Err(code::INVALID_VALUE);
        }
    }
    let id = graph.next_node.fetch_add(1, Relaxed);
    let node =
        |_| Node { graph: graph_handle, op: Mutex::new(op), waits_for: Mutex::new(waits_for), original, id };
    let handle = NODES.create(node).ok_or(code::OUT_OF_MEMORY)?;
    lock(&graph.nodes).push(handle);
    Ok(handle)
}

/// A copy of a graph.
pub fn copy(handle: Handle) -> Outcome<Handle> {
    let original = get(handle)?;
    let clone = create()?;
    for from in original.in_order()? {
        let waits_for = node(from)?.waits_for();
        let copies = get(clone)?.nodes();
        let waits_for = copies
            .iter()
            .copied()
            .filter(|copy| NODES.get(*copy).is_some_and(|node| waits_for.contains(&node.original)))
            .collect();
        let op = match node(from)?.op() {
            Op::Graph(child) => Op::Graph(copy(child)?),
            // The memory stays with the node that took it.
            Op::Alloc { .. } => Op::Empty,
            op => op,
        };
        add_copy(clone, waits_for, op, from)?;
    }
    Ok(clone)
}

impl Graph {
    /// Its nodes in the order they were added.
    pub fn nodes(&self) -> Vec<Handle> {
        lock(&self.nodes).clone()
    }

    /// Its nodes, each after all it waits for; fails where they wait for each other.
    pub fn in_order(&self) -> Outcome<Vec<Handle>> {
        let mut left = self.nodes();
        let mut done = Vec::with_capacity(left.len());
        while !left.is_empty() {
            let before = done.len();
            left.retain(|handle| {
                let ready = NODES.get(*handle).is_none_or(|n| n.waits_for().iter().all(|d| done.contains(d)));
                if ready {
                    done.push(*handle);
                }
                !ready
            });
            if done.len() == before {
                return Err(code::INVALID_VALUE);
            }
        }
        Ok(done)
    }

    fn edges(&self) -> Vec<(Handle, Handle)> {
        self.nodes()
            .into_iter()
            .filter_map(|to| Some((to, NODES.get(to)?.waits_for())))
            .flat_map(|(to, waits_for)| waits_for.into_iter().map(move |from| (from, to)))
            .collect()
    }
}

impl Node {
    /// What it does.
    pub fn op(&self) -> Op {
        lock(&self.op).clone()
    }

    /// Lets it do something else of the same kind.
    pub fn set_op(&self, op: Op) -> Outcome {
        let mut current = lock(&self.op);
        if current.node_type() != op.node_type() {
            return Err(code::INVALID_VALUE);
        }
        *current = op;
        Ok(())
    }

    /// What it waits for.
    pub fn waits_for(&self) -> Vec<Handle> {
        lock(&self.waits_for).clone()
    }
}

fn edges(graph: Handle, from: Out<Handle>, to: Out<Handle>, count: Out<usize>) -> Outcome {
    let edges = get(graph)?.edges();
    if from.0.is_null() && to.0.is_null() {
        return count.set(edges.len());
    }
    let room = count.get()?;
    let (starts, ends): (Vec<_>, Vec<_>) = edges.into_iter().unzip();
    count.set(room)?;
    list(&starts, from, count)?;
    count.set(room)?;
    list(&ends, to, count)
}

fn dependents(handle: Handle) -> Outcome<Vec<Handle>> {
    let graph = get(node(handle)?.graph)?;
    Ok(graph.edges().into_iter().filter(|(from, _)| *from == handle).map(|(_, to)| to).collect())
}

/// Adds or removes edges.
fn change_edges(graph: Handle, from: In<Handle>, to: In<Handle>, count: usize, add: bool) -> Outcome {
    get(graph)?;
    for (from, to) in from.list(count)?.into_iter().zip(to.list(count)?) {
        let (start, end) = (node(from)?, node(to)?);
        let mut waits_for = lock(&end.waits_for);
        let known = waits_for.contains(&from);
        if start.graph != graph || end.graph != graph || known == add {
            return Err(code::INVALID_VALUE);
        }
        if add {
            waits_for.push(from);
        } else {
            waits_for.retain(|dependency| *dependency != from);
        }
    }
    Ok(())
}

driver! {
    fn cuGraphCreate(out: Out<Handle>, flags: u32) {
        ready()?;
        out.required()?;
        if flags != 0 {
            return Err(code::INVALID_VALUE);
        }
        out.set(create()?)
    }

    fn cuGraphDestroy(handle: Handle) {
        destroy(handle)
    }

    fn cuGraphClone(out: Out<Handle>, handle: Handle) {
        out.required()?;
        out.set(copy(handle)?)
    }

    fn cuGraphNodeFindInClone(out: Out<Handle>, original: Handle, clone: Handle) {
        let found = get(clone)?.nodes().into_iter().find(|n| NODES.get(*n).is_some_and(|n| n.original == original));
        out.set(found.ok_or(code::INVALID_VALUE)?)
    }

    fn cuGraphGetId(handle: Handle, id: Out<u32>) {
        id.set(get(handle)?.id)
    }

    fn cuGraphGetNodes(handle: Handle, nodes: Out<Handle>, count: Out<usize>) {
        list(&get(handle)?.nodes(), nodes, count)
    }

    fn cuGraphGetRootNodes(handle: Handle, nodes: Out<Handle>, count: Out<usize>) {
        let is_root = |handle: &Handle| NODES.get(*handle).is_some_and(|node| node.waits_for().is_empty());
        let roots: Vec<Handle> = get(handle)?.nodes().into_iter().filter(is_root).collect();
        list(&roots, nodes, count)
    }

    fn cuGraphGetEdges(graph: Handle, from: Out<Handle>, to: Out<Handle>, count: Out<usize>) {
        edges(graph, from, to, count)
    }

    /// Edge data is all zero.
    fn cuGraphGetEdges_v2(graph: Handle, from: Out<Handle>, to: Out<Handle>, data: Out<u64>, count: Out<usize>) {
        edges(graph, from, to, count)?;
        zero(data, from, count)
    }

    fn cuGraphNodeGetType(handle: Handle, kind: Out<i32>) {
        kind.set(node(handle)?.op().node_type())
    }

    fn cuGraphNodeGetContainingGraph(handle: Handle, graph: Out<Handle>) {
        graph.set(node(handle)?.graph)
    }

    fn cuGraphNodeGetLocalId(handle: Handle, id: Out<u32>) {
        id.set(node(handle)?.id)
    }

    fn cuGraphNodeGetToolsId(handle: Handle, id: Out<u64>) {
        let node = node(handle)?;
        id.set(u64::from(get(node.graph)?.id) << 32 | u64::from(node.id))
    }

    fn cuGraphNodeGetDependencies(handle: Handle, nodes: Out<Handle>, count: Out<usize>) {
        list(&node(handle)?.waits_for(), nodes, count)
    }

    fn cuGraphNodeGetDependencies_v2(handle: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>) {
        list(&node(handle)?.waits_for(), nodes, count)?;
        zero(data, nodes, count)
    }

    fn cuGraphNodeGetDependentNodes(handle: Handle, nodes: Out<Handle>, count: Out<usize>) {
        list(&dependents(handle)?, nodes, count)
    }

    fn cuGraphNodeGetDependentNodes_v2(handle: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>) {
        list(&dependents(handle)?, nodes, count)?;
        zero(data, nodes, count)
    }

    fn cuGraphAddDependencies(graph: Handle, from: In<Handle>, to: In<Handle>, count: usize) {
        change_edges(graph, from, to, count, true)
    }

    fn cuGraphAddDependencies_v2(graph: Handle, from: In<Handle>, to: In<Handle>, _data: usize, count: usize) {
        change_edges(graph, from, to, count, true)
    }

    fn cuGraphRemoveDependencies(graph: Handle, from: In<Handle>, to: In<Handle>, count: usize) {
        change_edges(graph, from, to, count, false)
    }

    fn cuGraphRemoveDependencies_v2(graph: Handle, from: In<Handle>, to: In<Handle>, _data: usize, count: usize) {
        change_edges(graph, from, to, count, false)
    }

    fn cuGraphDestroyNode(handle: Handle) {
        let graph = get(node(handle)?.graph)?;
        for other in graph.nodes() {
            if let Some(other) = NODES.get(other) {
                lock(&other.waits_for).retain(|dependency| *dependency != handle);
            }
        }
        lock(&graph.nodes).retain(|other| *other != handle);
        end_node(handle);
        Ok(())
    }

    fn cuGraphDebugDotPrint(handle: Handle, path: crate::abi::Text, _flags: u32) {
        let edges = get(handle)?.edges();
        let lines: Vec<String> = edges.iter().map(|(from, to)| format!("  \"{from:#x}\" -> \"{to:#x}\"\n")).collect();
        std::fs::write(path.str()?, format!("digraph simulated {{\n{}}}\n", lines.concat()))
            .map_err(|_| code::INVALID_VALUE)
    }
}

/// Zeroes the edge data that goes with a list of nodes, where a list was asked for.
fn zero(data: Out<u64>, nodes: Out<Handle>, count: Out<usize>) -> Outcome {
    if !data.0.is_null() && !nodes.0.is_null() {
        for i in 0..count.get()? {
            data.at(i).set(0)?;
        }
    }
    Ok(())
}
