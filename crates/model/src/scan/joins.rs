//! What a scan has to know beforehand: the tables of the trace, and what each function's calls are good for.

use gputap_catalog::{FUNCTIONS, Function, Layer};
use gputap_trace::Columns;
use gputap_trace::model::{Calls, Context, Graph, Kernel};

use crate::capture::{self, Windows};
use crate::comm;
use crate::copies::Devices;
use crate::derived::Wanted;
use crate::effect::{self, Effect, Kinds, Shape};
use crate::kernels::Rows;
use crate::names::Names;
use crate::range::TimeRange;
use crate::versions::Versions;

/// Columns of a call, besides its arguments.
const OF_CALL: Columns = Columns::THREAD.with(Columns::CONTEXT).with(Columns::DEVICE);

/// Argument words with a column of their own.
const WORDS: usize = 11;

/// How calls are looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mode {
    /// Only calls of this layer, as if no other had been recorded.
    pub layer: Option<Layer>,
    /// Calls inside calls are told apart. Needless where one layer was recorded.
    pub nested: bool,
    /// Their tree is kept.
    pub tree: bool,
    /// What is handed out one by one, and instead of anything else.
    pub detail: Option<Wanted>,
    /// Only calls that were entered in it are counted. What they did before is known all the same: whose memory an address
    /// is, what was captured, which communicator it was.
    pub range: TimeRange,
}

/// What rows are joined with.
#[derive(Clone, Debug)]
pub struct Joins {
    /// Names of kernels.
    pub names: Names,
    pub(crate) graphs: Versions,
    pub(crate) devices: Devices,
    pub(crate) windows: Windows,
    pub(crate) mode: Mode,
    /// By function id: what has to be done about a successful call.
    pub(crate) acts: Vec<Act>,
    /// By function id: columns that this needs.
    pub(crate) needs: Vec<Columns>,
    /// By function id: kind of its effect.
    kinds: Vec<Kinds>,
}

/// What has to be done about a successful call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Nothing,
    /// A launch whose shape is in its words, where nothing is captured: nine of ten calls, so it has its own path.
    Launch,
    Wait,
    /// Something between ranks; it may wait, too.
    Communicate,
    Other,
}

impl Joins {
    /// From the tables of a trace and the times in which it was capturing.
    pub fn new(
        kernels: &[Kernel],
        graphs: &[Graph],
        contexts: &[Context],
        windows: Windows,
        mode: Mode,
    ) -> Joins {
        let rows = graphs.iter().enumerate().map(|(i, g)| (g.process, g.exec, g.from_ns, i as u32));
        let mut joins = Joins {
            names: Names::new(kernels),
            graphs: Versions::new(rows),
            devices: Devices::new(contexts),
            needs: Vec::new(),
            kinds: FUNCTIONS.iter().map(|f| effect::at(f.id).kind().with(comm::kind(f.id))).collect(),
            acts: Vec::new(),
            windows,
            mode,
        };
        joins.decide();
        joins
    }

    /// Forgets a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.names.forget(process);
        self.graphs.forget(process);
        self.devices.forget(process);
        self.windows.forget(process);
    }

    /// Takes in the begins and ends of captures among calls.
    pub(crate) fn learn_captures(&mut self, calls: &Calls<'_>) {
        let edges = capture::edges(calls);
        if !edges.is_empty() {
            let first = self.windows.is_empty();
            self.windows.add(edges);
            if first {
                self.decide();
            }
        }
    }

    /// Decides what is done about each function, and which columns that takes.
    fn decide(&mut self) {
        let (mode, capturing) = (self.mode, !self.windows.is_empty());
        let act = |f: &Function| match comm::concerns(f.id) {
            true => Act::Communicate,
            false => Act::from_effect(effect::at(f.id), capturing),
        };
        let act = |f: &Function| match mode.detail {
            Some(wanted) => act(f).narrowed(effect::at(f.id), wanted),
            None => act(f),
        };
        self.acts = FUNCTIONS.iter().map(act).collect();
        // Without captures a launch that nobody asks the shape of is its kernel.
        let brief = mode.detail.is_some_and(|wanted| !wanted.meets(Wanted::SHAPES)) && !capturing;
        let needs = FUNCTIONS.iter().zip(&self.acts).map(|(function, act)| {
            let needed = match effect::at(function.id) {
                _ if !mode.shows(function) => Columns::NONE,
                Effect::Launch(launch) if brief && *act != Act::Nothing => {
                    launch.kernel.map_or(OF_CALL, |word| OF_CALL | Columns::word(usize::from(word.at)))
                }
                _ => act.needs(function),
            };
            match needed {
                Columns::NONE => Columns::NONE,
                some if mode.detail.is_some() => some | Columns::CALL,
                some => some,
            }
        });
        self.needs = needs.collect();
    }

    /// Kind of the effect of function `api`.
    #[inline]
    pub(crate) fn kind(&self, api: u16) -> Kinds {
        self.kinds.get(usize::from(api)).copied().unwrap_or(Kinds::NONE)
    }

    /// Whether a call that was entered then is counted.
    #[inline]
    pub(crate) fn counts(&self, start_ns: i64) -> bool {
        self.mode.range.has(start_ns)
    }

    /// Whether calls of function `api` are looked at.
    pub(crate) fn shows(&self, api: u16) -> bool {
        self.mode.layer.is_none() || FUNCTIONS.get(usize::from(api)).is_some_and(|f| self.mode.shows(f))
    }
}

impl Mode {
    fn shows(self, function: &Function) -> bool {
        self.layer.is_none_or(|layer| layer == function.layer)
    }
}

impl Act {
    fn from_effect(effect: &Effect, capturing: bool) -> Act {
        match effect {
            Effect::None => Act::Nothing,
            Effect::Sync => Act::Wait,
            Effect::EventRecord { .. } | Effect::EventWait { .. } if !capturing => Act::Nothing,
            Effect::CaptureBegin { .. } | Effect::CaptureEnd { .. } if !capturing => Act::Nothing,
            Effect::Launch(launch) if !capturing && matches!(launch.shape, Shape::Words { .. }) => {
                Act::Launch
            }
            _ => Act::Other,
        }
    }

    /// What is left of it where only `wanted` is asked for. Captures are followed all the same.
    fn narrowed(self, effect: &Effect, wanted: Wanted) -> Act {
        let kept = match (self, effect) {
            (Act::Communicate, _) => wanted.meets(Wanted::COMMUNICATION),
            (Act::Nothing | Act::Wait, _) => false,
            (_, Effect::Launch(_)) => wanted.meets(Wanted::LAUNCHES),
            (_, Effect::GraphLaunch { .. }) => wanted.meets(Wanted::GRAPH_LAUNCHES),
            (_, Effect::Copy(_) | Effect::Memset { .. } | Effect::Prefetch { .. }) => {
                wanted.meets(Wanted::COPIES)
            }
            (_, Effect::EventRecord { .. } | Effect::EventWait { .. }) => true,
            (_, Effect::CaptureBegin { .. } | Effect::CaptureEnd { .. }) => true,
            // Whose memory an address is tells the direction of a copy.
            _ => wanted.meets(Wanted::MEMORY.with(Wanted::COPIES).with(Wanted::LEVELS)),
        };
        match self {
            _ if !kept => Act::Nothing,
            Act::Launch => Act::Other,
            act => act,
        }
    }

    /// Columns beyond the first ones that it takes to act on a call of `function`.
    fn needs(self, function: &Function) -> Columns {
        match self {
            Act::Nothing | Act::Wait => Columns::NONE,
            Act::Launch => Rows::columns(function.id),
            Act::Communicate | Act::Other => {
                let words = function.record_words();
                let extra = words > WORDS || function.args.iter().any(|a| a.copy > 0);
                let words = (0..words).fold(OF_CALL, |all, i| all | Columns::word(i));
                if extra { words | Columns::EXTRA } else { words }
            }
        }
    }
}
