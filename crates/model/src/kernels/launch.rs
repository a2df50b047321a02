//! One launch: which kernel, and in which shape.

use gputap_catalog::Function;
use gputap_trace::Columns;
use gputap_trace::model::Calls;
use serde::Serialize;

use crate::call::{Args, Call};
use crate::effect::{self, Effect, Launch, Shape, Word};

/// Attributes of a launch that a report shows.
const ATTRIBUTE_COOPERATIVE: u32 = 2;
const ATTRIBUTE_CLUSTER: u32 = 4;
/// Bytes of an attribute in a record.
const ATTRIBUTE: usize = 24;
/// How a kernel was launched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Config {
    /// Blocks of the grid in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block.
    pub block: [u32; 3],
    /// Dynamic shared memory of a block.
    pub shared_bytes: u32,
    /// Blocks of a cluster; `None` without clusters.
    pub cluster: Option<[u32; 3]>,
    /// Whether blocks may wait for each other.
    pub cooperative: bool,
}

impl Config {
    /// The shape of a launch; `None` when the record does not have it.
    #[inline]
    pub fn from_args(function: &Function, args: &Args, launch: &Launch) -> Option<Config> {
        match launch.shape {
            Shape::Unknown => None,
            Shape::Words { grid, block, shared, .. } => {
                let value = |word| args.value(word) as u32;
                let all = |[x, y, z]: [Word; 3]| [value(x), value(y), value(z)];
                Some(Config {
                    grid: all(grid),
                    block: all(block),
                    shared_bytes: value(shared),
                    cluster: None,
                    cooperative: launch.cooperative,
                })
            }
            Shape::Config { grid, block, shared, .. } => {
                let value = |field: crate::effect::Field| args.field(function, field).map(|v| v as u32);
                let attributes = args.after_structure(function, usize::from(shared.arg));
                Some(Config {
                    grid: all(grid.map(value))?,
                    block: all(block.map(value))?,
                    shared_bytes: value(shared)?,
                    cluster: attribute(attributes, ATTRIBUTE_CLUSTER).filter(|c| c[0] != 0),
                    cooperative: attribute(attributes, ATTRIBUTE_COOPERATIVE).is_some_and(|v| v[0] != 0),
                })
            }
        }
    }
}

fn all([x, y, z]: [Option<u32>; 3]) -> Option<[u32; 3]> {
    Some([x?, y?, z?])
}

/// The first three numbers of attribute `id`.
fn attribute(attributes: &[u8], id: u32) -> Option<[u32; 3]> {
    let number =
        |a: &[u8], at: usize| a.get(at..at + 4).and_then(|b| b.try_into().ok()).map(u32::from_le_bytes);
    let found = attributes.chunks_exact(ATTRIBUTE).find(|a| number(a, 0) == Some(id))?;
    Some([number(found, 8)?, number(found, 12)?, number(found, 16)?])
}

/// A launch that succeeded.
#[derive(Clone, Copy, Debug)]
pub struct Launched {
    /// Number of the process in the trace.
    pub process: u32,
    /// The kernel's handle, where the call has it.
    pub kernel: Option<u64>,
    /// When the launch call returned.
    pub end_ns: i64,
    /// Time of the host.
    pub duration_ns: u64,
    /// Its shape, where the record has it.
    pub config: Option<Config>,
}

impl Launched {
    /// What `call`, a call of `function`, launched.
    pub fn from_call(call: &Call, launch: &Launch, function: &Function) -> Launched {
        Launched {
            process: call.process,
            kernel: launch.kernel.map(|word| call.args.value(word)),
            end_ns: call.end_ns(),
            duration_ns: call.duration_ns as u64,
            config: Config::from_args(function, &call.args, launch),
        }
    }
}

/// The columns of a batch that the launches of one function need, looked up once for all its rows.
pub struct Rows<'a> {
    /// Id of the launching function in the catalogue.
    pub api: u16,
    process: &'a [u32],
    kernel: Option<&'a [u64]>,
    grid: [Column<'a>; 3],
    block: [Column<'a>; 3],
    shared: Column<'a>,
    cooperative: bool,
}

/// Numbers of 32 bits in words, of which other bits may be dirty or belong to another number.
type Column<'a> = (&'a [u64], u8);

impl<'a> Rows<'a> {
    /// For function `api`; `None` unless it is a launch whose shape is in its words.
    pub fn new(calls: &Calls<'a>, api: u16) -> Option<Rows<'a>> {
        let Effect::Launch(launch) = effect::at(api) else { return None };
        let Shape::Words { grid, block, shared, .. } = launch.shape else { return None };
        let words = |word: Word| calls.words.get(usize::from(word.at)).copied().unwrap_or(&[]);
        let column = |word: Word| (words(word), word.shift);
        Some(Rows {
            api,
            process: calls.process,
            kernel: launch.kernel.map(words),
            grid: grid.map(column),
            block: block.map(column),
            shared: column(shared),
            cooperative: launch.cooperative,
        })
    }

    /// The columns that this reads, for function `api`.
    pub fn columns(api: u16) -> Columns {
        let Effect::Launch(launch) = effect::at(api) else { return Columns::NONE };
        let Shape::Words { grid, block, shared, .. } = launch.shape else { return Columns::NONE };
        let words = grid.into_iter().chain(block).chain([shared]).chain(launch.kernel);
        words.fold(Columns::PROCESS, |all, word| all | Columns::word(usize::from(word.at)))
    }

    /// The launch in row `i`, a successful one.
    #[inline]
    pub fn launch(&self, i: usize, end_ns: i64, duration_ns: i64) -> Launched {
        let number = |(words, shift): Column| (words[i] >> shift) as u32;
        Launched {
            process: self.process[i],
            kernel: self.kernel.map(|column| column[i]),
            end_ns,
            duration_ns: duration_ns.max(0) as u64,
            config: Some(Config {
                grid: self.grid.map(number),
                block: self.block.map(number),
                shared_bytes: number(self.shared),
                cluster: None,
                cooperative: self.cooperative,
            }),
        }
    }
}
