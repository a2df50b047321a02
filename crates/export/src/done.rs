//! What calls did, by itself.

use gputap_analysis::call::Call;
use gputap_analysis::comm::Called;
use gputap_analysis::copies::Moved;
use gputap_analysis::kernels::Config;
use gputap_analysis::memory::{Allocation, Event, Memory};
use gputap_analysis::names::Name;

/// What a successful call did. A call that has others do the work did nothing itself: what counts is the innermost.
#[derive(Clone, Copy, Debug)]
pub struct Done<'a> {
    /// The call.
    pub call: &'a Call<'a>,
    /// It only became a node of a graph: nothing ran, moved or changed.
    pub captured: bool,
    /// Whether the call is in the part that is exported. Memory of before it is needed to know what follows.
    pub shown: bool,
    /// What it did.
    pub what: What<'a>,
}

/// What it did.
#[derive(Clone, Copy, Debug)]
pub enum What<'a> {
    /// Launched a kernel.
    Launch {
        /// Its handle, where the call has it.
        kernel: Option<u64>,
        /// Its name.
        name: Option<&'a Name>,
        /// Its shape.
        config: Option<Config>,
    },
    /// Launched an executable graph.
    Graph {
        /// CUgraphExec.
        exec: u64,
    },
    /// Moved or filled memory.
    Moved(Moved),
    /// Changed which memory there is.
    Memory {
        /// How.
        event: Event,
        /// What its process has now.
        now: &'a Memory,
        /// Allocations that it ended.
        ended: &'a [Allocation],
    },
    /// Something between ranks.
    Communicated(Called),
}
