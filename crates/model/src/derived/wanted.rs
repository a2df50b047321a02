//! Which of the derived rows are asked for.

/// A set of kinds of derived rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted(u8);

impl Wanted {
    /// The set that asks for nothing.
    pub const NONE: Wanted = Wanted(0);
    /// Launches of kernels by calls of their own.
    pub const LAUNCHES: Wanted = Wanted(1);
    /// Their shapes and streams, too.
    pub const SHAPES: Wanted = Wanted(64);
    /// Launches of graphs.
    pub const GRAPH_LAUNCHES: Wanted = Wanted(2);
    /// Copies, fills and prefetches.
    pub const COPIES: Wanted = Wanted(4);
    /// Allocations with their ends.
    pub const MEMORY: Wanted = Wanted(8);
    /// Operations between ranks.
    pub const COMMUNICATION: Wanted = Wanted(16);
    /// What a process has after each change of its memory. These and copies then come in the order of time.
    pub const LEVELS: Wanted = Wanted(32);

    /// The set of what either of the two asks for.
    pub const fn with(self, other: Wanted) -> Wanted {
        Wanted(self.0 | other.0)
    }

    /// Whether something of `other` is asked for.
    pub const fn meets(self, other: Wanted) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether nothing is.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
