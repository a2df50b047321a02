//! The script: what the simulated GPUs say, and what goes wrong with them.
//!
//! A text file with one `key = value` per line; `#` starts a comment, and later lines win. `gpu.N.` is for one device,
//! `gpu.*.` for all. Sizes take `K`, `M` and `G`; times are `500ms` or `3s` after the library was loaded.
//!
//! ```text
//! gpus = 4                              # as GPUTAP_SIM_GPUS
//! driver-version = 580.00
//! gpu.*.utilization = 97                # percent; see below for all numbers
//! gpu.0.memory-used = 12G
//! gpu.0.process = 4242 11G              # a compute process and its memory; a line for each
//! gpu.0.graphics-process = 17 64M
//! gpu.0.field.82 = 71                   # a field value by its number
//! gpu.1.mig = 1g.10gb 1g.10gb 3g.40gb   # MIG devices; numbers of one: gpu.1.mig.0.memory-used = 2G
//! gpu.2.xid = 79 after 2s               # an XID event; a line for each
//! gpu.2.lost = after 3s                 # then every call for the device answers "GPU is lost"
//! gpu.3.name = something else           # also uuid, serial, vbios
//! hang = nvmlDeviceGetPowerUsage after 1s for 10s    # calls of this function sleep; for ever without "for"
//! ```
//!
//! Numbers of a device, with their defaults: see [`NUMBERS`]. Lines that do not parse are ignored.

use std::collections::BTreeMap;
use std::time::Duration;

/// Numbers of a device that has nothing to do.
pub const NUMBERS: &[(&str, u64)] = &[
    ("bar1-total", 32 << 30),
    ("bar1-used", 1 << 20),
    ("clock-graphics", 345),
    ("clock-graphics-max", 1980),
    ("clock-memory", 2619),
    ("clock-memory-max", 2619),
    ("clock-sm", 345),
    ("clock-sm-max", 1980),
    ("clock-video", 765),
    ("clock-video-max", 1545),
    ("compute-mode", 0),
    ("decoder-utilization", 0),
    ("ecc", 1),
    ("ecc-corrected", 0),
    ("ecc-uncorrected", 0),
    ("encoder-utilization", 0),
    ("energy-mj", 1_000_000),
    ("fan", 30),
    ("fans", 1),
    ("memory-reserved", 512 << 20),
    ("memory-temperature", 38),
    ("memory-used", 0),
    ("memory-utilization", 0),
    ("nvlink-rx-kb", 0),
    ("nvlink-tx-kb", 0),
    ("pcie-generation", 5),
    ("pcie-replays", 0),
    ("pcie-rx-kb", 0),
    ("pcie-tx-kb", 0),
    ("pcie-width", 16),
    ("persistence", 1),
    ("power-limit-mw", 700_000),
    ("power-mw", 70_000),
    ("pstate", 0),
    ("remapped-rows", 0),
    ("temperature", 34),
    ("temperature-shutdown", 95),
    ("temperature-slowdown", 90),
    ("throttle-reasons", 1),
    ("utilization", 0),
];

/// A process on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Process {
    pub pid: u32,
    pub bytes: u64,
    pub graphics: bool,
}

/// An XID that happens to a device, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Xid {
    pub number: u64,
    pub after: Duration,
}

/// A MIG device: its share of the compute and of the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mig {
    pub slices: u32,
    pub bytes: u64,
}

/// What the script says of one device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gpu {
    /// Numbers by name; those of MIG devices as `mig.0.memory-used`.
    pub numbers: BTreeMap<String, u64>,
    pub texts: BTreeMap<String, String>,
    pub fields: BTreeMap<u32, u64>,
    pub processes: Vec<Process>,
    pub xids: Vec<Xid>,
    pub mig: Vec<Mig>,
    pub lost: Option<Duration>,
}

/// Calls of a function that sleep.
#[derive(Clone, Debug, PartialEq)]
pub struct Hang {
    pub function: String,
    pub after: Duration,
    pub lasts: Option<Duration>,
}

/// All of a script.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    pub gpus: Option<usize>,
    pub driver_version: Option<String>,
    pub devices: BTreeMap<usize, Gpu>,
    pub hangs: Vec<Hang>,
}

impl Script {
    /// Reads a script for a machine with so many GPUs, unless it says how many itself.
    pub fn parse(text: &str, gpus: usize) -> Script {
        let mut script = Script::default();
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        let lines: Vec<_> = lines.filter_map(|line| line.split_once('=')).collect();
        let said = lines.iter().rev().find(|(key, _)| key.trim() == "gpus");
        script.gpus = said.and_then(|(_, value)| value.trim().parse().ok());
        let count = script.gpus.unwrap_or(gpus);
        for (key, value) in lines {
            let _ = script.line(key.trim(), value.trim(), count);
        }
        script
    }

    fn line(&mut self, key: &str, value: &str, gpus: usize) -> Option<()> {
        match key {
            "driver-version" => self.driver_version = Some(value.to_owned()),
            "hang" => self.hangs.push(hang(value)?),
            _ => {
                let (which, key) = key.strip_prefix("gpu.")?.split_once('.')?;
                let devices = match which {
                    "*" => 0..gpus,
                    number => number.parse().ok().map(|i: usize| i..i + 1)?,
                };
                for i in devices {
                    self.devices.entry(i).or_default().line(key, value)?;
                }
            }
        }
        Some(())
    }
}

impl Gpu {
    fn line(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "name" | "uuid" | "serial" | "vbios" => {
                self.texts.insert(key.to_owned(), value.to_owned());
            }
            "process" | "graphics-process" => {
                let (pid, bytes) = value.split_once(' ').unwrap_or((value, "0"));
                let (pid, bytes) = (pid.parse().ok()?, size(bytes)?);
                self.processes.push(Process { pid, bytes, graphics: key.starts_with('g') });
            }
            "xid" => {
                let (number, after) = value.split_once(" after ").unwrap_or((value, "0s"));
                self.xids.push(Xid { number: number.trim().parse().ok()?, after: time(after)? });
            }
            "lost" => self.lost = Some(time(value.strip_prefix("after ").unwrap_or("0s"))?),
            "mig" => self.mig = value.split_whitespace().map(mig).collect::<Option<_>>()?,
            _ => {
                let number = size(value)?;
                match key.strip_prefix("field.") {
                    Some(field) => self.fields.insert(field.parse().ok()?, number).map(drop),
                    None => self.numbers.insert(key.to_owned(), number).map(drop),
                };
            }
        }
        Some(())
    }
}

/// `nvmlDeviceGetName after 1s for 10s`.
fn hang(text: &str) -> Option<Hang> {
    let mut words = text.split_whitespace();
    let mut hang = Hang { function: words.next()?.to_owned(), after: Duration::ZERO, lasts: None };
    while let (Some(word), Some(value)) = (words.next(), words.next()) {
        match word {
            "after" => hang.after = time(value)?,
            "for" => hang.lasts = Some(time(value)?),
            _ => return None,
        }
    }
    Some(hang)
}

/// Reads the profile of a MIG device, such as `3g.40gb`.
fn mig(profile: &str) -> Option<Mig> {
    let (slices, memory) = profile.split_once("g.")?;
    let memory: u64 = memory.strip_suffix("gb")?.parse().ok()?;
    Some(Mig { slices: slices.parse().ok()?, bytes: memory << 30 })
}

/// A number with an optional binary unit.
fn size(text: &str) -> Option<u64> {
    let text = text.trim();
    let (digits, shift) = match text.as_bytes().last()? {
        b'K' => (&text[..text.len() - 1], 10),
        b'M' => (&text[..text.len() - 1], 20),
        b'G' => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

/// `500ms` or `3s`.
fn time(text: &str) -> Option<Duration> {
    let text = text.trim();
    match text.strip_suffix("ms") {
        Some(number) => number.parse().ok().map(Duration::from_millis),
        None => text.strip_suffix('s')?.parse().ok().map(Duration::from_secs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_for_one_device_or_all() {
        let text = "
            gpus = 2   # two
            gpu.*.temperature = 60
            gpu.1.temperature = 70
            gpu.1.memory-used = 2G
            gpu.0.process = 42 1M
            gpu.0.xid = 79 after 2s
            gpu.0.xid = 13
            gpu.1.mig = 1g.10gb 3g.40gb
            gpu.1.lost = after 1500ms
            gpu.0.field.82 = 71
            hang = nvmlDeviceGetName after 1s for 2s";
        let script = Script::parse(text, 8);
        assert_eq!((script.gpus, script.devices.len()), (Some(2), 2));
        let [zero, one] = [&script.devices[&0], &script.devices[&1]];
        assert_eq!((zero.numbers["temperature"], one.numbers["temperature"]), (60, 70));
        assert_eq!(one.numbers["memory-used"], 2 << 30);
        assert_eq!(zero.processes, [Process { pid: 42, bytes: 1 << 20, graphics: false }]);
        assert_eq!(zero.xids[0], Xid { number: 79, after: Duration::from_secs(2) });
        assert_eq!(zero.xids[1], Xid { number: 13, after: Duration::ZERO });
        assert_eq!(one.mig[1], Mig { slices: 3, bytes: 40 << 30 });
        assert_eq!(one.lost, Some(Duration::from_millis(1500)));
        assert_eq!(zero.fields[&82], 71);
        assert_eq!(script.hangs[0].lasts, Some(Duration::from_secs(2)));
    }

    #[test]
    fn nonsense_is_ignored() {
        let text = "gpu.x.temperature = 1\ngpu.0.temperature = warm\nhang = \n= 5\ngpu.0.mig = big\nxyz\ngpu.0.lost = after 5h";
        let mut script = Script::parse(text, 1);
        script.devices.retain(|_, gpu| *gpu != Gpu::default());
        assert_eq!(script, Script::default());
    }

    #[test]
    fn numbers_are_in_order() {
        assert!(NUMBERS.is_sorted_by_key(|number| number.0));
    }
}
