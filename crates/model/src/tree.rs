//! Calls inside calls, summed up by path: `cudaMemcpy` → `cuMemcpyHtoD_v2`.

use serde::Serialize;

use gputap_trace::{function_name, layer_name};

/// Calls of one function inside the same functions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Node {
    pub api: u16,
    pub count: u64,
    pub errors: u64,
    pub total_ns: u64,
    pub inside: Tree,
}

/// What was called inside one path; a handful of functions at most, so they are searched one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree(Vec<Node>);

impl Tree {
    /// Adds a call, or many.
    pub(crate) fn add(&mut self, node: Node) {
        match self.0.iter_mut().find(|n| n.api == node.api) {
            Some(mine) => {
                mine.count += node.count;
                mine.errors += node.errors;
                mine.total_ns = mine.total_ns.wrapping_add(node.total_ns);
                mine.inside.merge(node.inside);
            }
            None => self.0.push(node),
        }
    }

    /// Adds everything of `other`.
    pub(crate) fn merge(&mut self, other: Tree) {
        other.0.into_iter().for_each(|node| self.add(node));
    }

    /// As a report has it, longest total time first.
    pub fn rows(&self) -> Vec<Branch> {
        let mut rows: Vec<Branch> = self.0.iter().map(Node::row).collect();
        rows.sort_by(|a, b| b.total_ns.cmp(&a.total_ns).then(a.function.cmp(&b.function)));
        rows
    }
}

impl Node {
    fn row(&self) -> Branch {
        let inside_ns = self.inside.0.iter().fold(0u64, |sum, n| sum.saturating_add(n.total_ns));
        Branch {
            function: function_name(self.api).to_owned(),
            layer: layer_name(self.api),
            count: self.count,
            errors: self.errors,
            total_ns: self.total_ns,
            self_ns: self.total_ns.saturating_sub(inside_ns),
            inside: self.inside.rows(),
        }
    }
}

/// Calls of one function inside the same functions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Branch {
    /// Name that the library exports the function under.
    pub function: String,
    /// Name of the function's library, such as `driver`.
    pub layer: &'static str,
    /// How many calls there were inside the same functions.
    pub count: u64,
    /// Those that returned an error.
    pub errors: u64,
    /// Time of the host inside them.
    pub total_ns: u64,
    /// The same without the calls inside them.
    pub self_ns: u64,
    /// What was called inside them.
    pub inside: Vec<Branch>,
}
