//! Who owned an address at a moment, for any address and moment of a trace.
//!
//! Programs use the same blocks again and again, so lifetimes are grouped by block (start and size): the blocks
//! form an interval tree laid out in one sorted array, each with its lifetimes in time order.

use crate::hash::Map;

use super::Kind;

/// The owner of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner {
    /// Allocator.
    pub kind: Kind,
    /// Device, 0xFFFF unknown.
    pub device: u16,
    /// First address of the allocation.
    pub start: u64,
    /// Its size; 0 when not known.
    pub bytes: u64,
    /// When it came to be.
    pub from_ns: i64,
    /// When it ended; `i64::MAX` when it did not.
    pub to_ns: i64,
}

/// All allocations of a trace.
#[derive(Clone, Debug, Default)]
pub struct Owners {
    processes: Map<u32, Blocks>,
}

impl Owners {
    /// The owner of `address` in `process` at `time_ns`.
    pub fn owner_at(&self, process: u32, address: u64, time_ns: i64) -> Option<Owner> {
        self.processes.get(&process)?.owner_at(address, time_ns)
    }

    /// Whether all memory of `process` was on one device, so that no copy within devices can be between two.
    pub fn one_device(&self, process: u32) -> bool {
        self.processes.get(&process).is_none_or(|blocks| blocks.one_device)
    }

    /// From a list of allocations per process.
    pub(super) fn build(allocations: impl IntoIterator<Item = (u32, Vec<Owner>)>) -> Owners {
        let processes = allocations.into_iter().map(|(process, owners)| (process, Blocks::build(owners)));
        Owners { processes: processes.collect() }
    }
}

/// A block and the part of the lifetimes that belongs to it.
#[derive(Clone, Copy, Debug)]
struct Block {
    start: u64,
    end: u64,
    /// Largest `end` of the subtree whose root this block is.
    reach: u64,
    first: u32,
    count: u32,
}

/// The blocks of one process. Block `(a + b) / 2` is the root of the tree of the blocks `a..b`.
#[derive(Clone, Debug, Default)]
struct Blocks {
    blocks: Vec<Block>,
    lives: Vec<Owner>,
    one_device: bool,
}

impl Blocks {
    fn build(mut lives: Vec<Owner>) -> Blocks {
        lives.sort_unstable_by_key(|o| (o.start, o.bytes, o.from_ns));
        let mut blocks: Vec<Block> = Vec::new();
        for (i, owner) in lives.iter().enumerate() {
            let end = owner.start.saturating_add(owner.bytes.max(1));
            match blocks.last_mut() {
                Some(b) if b.start == owner.start && b.end == end => b.count += 1,
                _ => blocks.push(Block { start: owner.start, end, reach: end, first: i as u32, count: 1 }),
            }
        }
        set_reach(&mut blocks);
        let one_device = lives.windows(2).all(|pair| pair[0].device == pair[1].device);
        Blocks { blocks, lives, one_device }
    }

    fn owner_at(&self, address: u64, time_ns: i64) -> Option<Owner> {
        self.search(&self.blocks, address, time_ns)
    }

    fn search(&self, tree: &[Block], address: u64, time_ns: i64) -> Option<Owner> {
        let middle = tree.len() / 2;
        let root = tree.get(middle)?;
        if address >= root.reach {
            return None;
        }
        if let Some(owner) = self.search(&tree[..middle], address, time_ns) {
            return Some(owner);
        }
        if address < root.start {
            return None;
        }
        let here = (address < root.end).then(|| self.alive(root, time_ns)).flatten();
        here.or_else(|| self.search(&tree[middle + 1..], address, time_ns))
    }

    fn alive(&self, block: &Block, time_ns: i64) -> Option<Owner> {
        let first = block.first as usize;
        let lives = self.lives.get(first..first + block.count as usize)?;
        let next = lives.partition_point(|o| o.from_ns <= time_ns);
        lives[..next].last().copied().filter(|o| time_ns < o.to_ns)
    }
}

/// Sets the reach of every root and returns the reach of the whole tree.
fn set_reach(tree: &mut [Block]) -> u64 {
    if tree.is_empty() {
        return 0;
    }
    let middle = tree.len() / 2;
    let (left, rest) = tree.split_at_mut(middle);
    let (root, right) = rest.split_at_mut(1);
    root[0].reach = root[0].end.max(set_reach(left)).max(set_reach(right));
    root[0].reach
}
