//! Graphs as a whole, and how their nodes hang together.

use crate::abi::{Handle, Out, Text, runtime};

runtime! {
    init fn cudaGraphCreate(d, graph: Out<Handle>, flags: u32) {
        d.plain.graph_create(graph, flags)
    }

    init fn cudaGraphDestroy(d, graph: Handle) {
        d.plain.graph_destroy(graph)
    }

    init fn cudaGraphClone(d, clone: Out<Handle>, graph: Handle) {
        d.plain.graph_clone(clone, graph)
    }

    init fn cudaGraphGetNodes(d, graph: Handle, nodes: Out<Handle>, count: Out<usize>) {
        d.plain.graph_nodes(graph, nodes, count)
    }

    init fn cudaGraphGetRootNodes(d, graph: Handle, nodes: Out<Handle>, count: Out<usize>) {
        d.plain.graph_roots(graph, nodes, count)
    }

    init fn cudaGraphDebugDotPrint(d, graph: Handle, path: Text, flags: u32) {
        d.plain.graph_print(graph, path.0, flags)
    }

    init fn cudaGraphNodeGetType(d, node: Handle, kind: Out<i32>) {
        d.plain.node_type(node, kind)
    }

    init fn cudaGraphNodeFindInClone(d, found: Out<Handle>, node: Handle, clone: Handle) {
        d.plain.node_in_clone(found, node, clone)
    }

    init fn cudaGraphDestroyNode(d, node: Handle) {
        d.plain.node_destroy(node)
    }
}
