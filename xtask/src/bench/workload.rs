//! Records as a training loop makes them: mostly launches of a few dozen kernels in a fixed order, with allocations,
//! copies and events between, and times that jitter.

use std::path::Path;

use anyhow::{Context, Result};
use gputap_wire::{Header, Kind, SLOT, definition};

/// Kernels of the loop.
const KERNELS: u64 = 48;
const CONTEXT: u16 = 1;
const STREAM: u64 = 0x5581_2c40_1000;
const PARAMS: u64 = 0x7ffd_a340_0000;

/// The catalogue's numbers of the functions that are called.
struct Ids {
    launch: u16,
    copy: u16,
    event: u16,
    alloc: u16,
    free: u16,
}

impl Ids {
    /// From the catalogue's source: this program writes the catalogue and so must not need it.
    fn read(root: &Path) -> Result<Ids> {
        let text =
            std::fs::read_to_string(root.join("crates/catalog/ids.tsv")).context("crates/catalog/ids.tsv")?;
        let id = |name: &str| {
            let line = text.lines().filter_map(|line| line.split_once('\t')).find(|(_, n)| *n == name);
            line.and_then(|(id, _)| id.parse().ok()).with_context(|| format!("the catalogue has {name}"))
        };
        Ok(Ids {
            launch: id("cuLaunchKernel")?,
            copy: id("cuMemcpyHtoDAsync_v2")?,
            event: id("cuEventRecord")?,
            alloc: id("cuMemAllocAsync")?,
            free: id("cuMemFreeAsync")?,
        })
    }
}

/// One thread's stream of records.
pub struct Lane {
    ids: Ids,
    tid: u32,
    /// Calls made, dropped ones too.
    calls: u64,
    /// Clock of the last record.
    tick: u64,
    /// Mean ticks from one call to the next.
    spacing: u64,
    random: u64,
}

impl Lane {
    /// A thread that starts at `tick` and makes one call every `spacing` ticks.
    pub fn new(root: &Path, tid: u32, tick: u64, spacing: u64) -> Result<Lane> {
        let random = u64::from(tid).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        Ok(Lane { ids: Ids::read(root)?, tid, calls: 0, tick, spacing: spacing.max(16), random })
    }

    /// The definitions that come before the first call: who leases the ring, the context, the kernels' names.
    pub fn preamble(&mut self, mono_ns: u64, real_ns: u64) -> Vec<u8> {
        let mut out = Vec::new();
        let mut lease = u64::from(self.tid).to_le_bytes().to_vec();
        for value in [self.tick, mono_ns, real_ns] {
            lease.extend_from_slice(&value.to_le_bytes());
        }
        lease.extend_from_slice(b"producer\0\0\0\0\0\0\0\0");
        self.define(&mut out, definition::LEASE, &lease);
        let mut context = u64::from(CONTEXT).to_le_bytes().to_vec();
        context.extend_from_slice(&0x5581_0000_2000u64.to_le_bytes());
        self.define(&mut out, definition::CONTEXT, &context);
        for kernel in 0..KERNELS {
            let mut name = handle(kernel).to_le_bytes().to_vec();
            name.extend_from_slice(format!("_Z9layer_{kernel:03}PKfPfi").as_bytes());
            self.define(&mut out, definition::KERNEL, &name);
        }
        out
    }

    /// Appends the next call.
    pub fn call(&mut self, out: &mut Vec<u8>) {
        self.calls += 1;
        let (n, step) = (self.calls, self.calls % 16);
        let buffer = 0x7f20_0000_0000 + u64::from(self.tid % 2) * 0x1_0000_0000 + (n / 16 % 64) * 0x20_0000;
        match step {
            12 => self.record(out, self.ids.copy, &[buffer, 0x5581_4000_0000, 1 << 20, STREAM]),
            13 => self.record(out, self.ids.event, &[0x5581_3000_0000 + n / 16 % 8 * 64, STREAM]),
            14 => self.record(out, self.ids.alloc, &[buffer, 2 << 20, STREAM]),
            15 => self.record(out, self.ids.free, &[buffer, STREAM]),
            _ => {
                let kernel = (n / 16 * 12 + step) % KERNELS;
                let (grid, shared) = (1 << (kernel % 10), (kernel % 3) * 16_384);
                let params = PARAMS + kernel % 7 * 0x40;
                self.record(
                    out,
                    self.ids.launch,
                    &[handle(kernel), grid, 1, 1, 128, 1, 1, shared, STREAM, params, 0],
                );
            }
        }
    }

    /// Counts a call that is made and not recorded.
    pub fn skip(&mut self) {
        self.calls += 1;
        self.tick += self.spacing;
    }

    /// Moves the clock on to `tick` if it is behind.
    pub fn catch_up(&mut self, tick: u64) {
        self.tick = self.tick.max(tick);
    }

    fn record(&mut self, out: &mut Vec<u8>, id: u16, words: &[u64]) {
        // Uniform between half and one and a half of the mean, of which the call itself takes up to a half.
        let gap = self.spacing / 2 + self.next_random() % self.spacing;
        let inside = gap / 8 + self.next_random() % (gap / 3 + 1);
        let start = self.tick + (gap - inside);
        self.tick += gap;
        let header = Header {
            id,
            start,
            end: self.tick,
            call: self.calls as u32,
            context: CONTEXT,
            ..Header::default().with_payload(words.len() * 8)
        };
        append(out, &header, words.iter().flat_map(|word| word.to_le_bytes()));
    }

    fn define(&self, out: &mut Vec<u8>, kind: Kind, payload: &[u8]) {
        let header = Header {
            result: payload.len() as u32,
            start: self.tick,
            end: self.tick,
            ..Header::new(kind).with_payload(payload.len())
        };
        append(out, &header, payload.iter().copied());
    }

    fn next_random(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random >> 16
    }
}

fn handle(kernel: u64) -> u64 {
    0x5581_1000_0000 + kernel * 0x140
}

fn append(out: &mut Vec<u8>, header: &Header, payload: impl Iterator<Item = u8>) {
    let end = out.len() + header.len();
    out.extend_from_slice(&header.to_bytes());
    out.extend(payload);
    out.resize(end, 0);
    debug_assert!(out.len().is_multiple_of(SLOT));
}

#[cfg(test)]
mod tests {
    use gputap_wire::Records;

    use super::*;

    #[test]
    fn calls_are_numbered_and_do_not_overlap() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let mut lane = Lane::new(root, 7, 1000, 400).unwrap();
        let mut bytes = lane.preamble(1, 2);
        let definitions = Records::new(&bytes).count();
        (0..100).for_each(|_| lane.call(&mut bytes));
        let records: Vec<Header> = Records::new(&bytes).map(|r| r.unwrap().header).collect();
        assert_eq!(records.len(), definitions + 100);
        assert!(records[..definitions].iter().all(|header| !header.is_numbered()));
        for pair in records[definitions..].windows(2) {
            assert_eq!(pair[0].call + 1, pair[1].call);
            assert!(pair[0].start < pair[0].end && pair[0].end <= pair[1].start, "{pair:?}");
        }
    }
}
