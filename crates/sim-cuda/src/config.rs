//! What the environment asks of the simulated machine.
//!
//! | variable | meaning | default |
//! |---|---|---|
//! | `GPUTAP_SIM_VERSION` | driver version | 13000 |
//! | `GPUTAP_SIM_GPUS` | devices | 8 |
//! | `CUDA_VISIBLE_DEVICES` | which of them the process sees, in which order | all |
//! | `GPUTAP_SIM_MEM` | bytes per device, with `K`, `M` or `G` | 16G |
//! | `GPUTAP_SIM_LAUNCH_NS` | host time that a launch burns | 0 |
//! | `GPUTAP_SIM_KERNEL_NS` | device time that a kernel takes | 0 |
//! | `GPUTAP_SIM_COPY_GBPS` | device speed of copies and memsets, 10^9 bytes a second; 0 is instant | 0 |

use std::sync::OnceLock;

use crate::visible::{Seen, visible};

/// Most devices; peer masks are 64 bits.
pub const MOST_GPUS: u32 = 64;

/// The simulated machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// What `cuDriverGetVersion` answers.
    pub version: i32,
    /// The devices that the process sees, by ordinal.
    pub gpus: Vec<Seen>,
    /// Bytes of memory per device.
    pub memory_bytes: u64,
    /// Host time of a launch.
    pub launch_ns: u64,
    /// Device time of a kernel.
    pub kernel_ns: u64,
    /// Copy speed; 0 is instant.
    pub copy_gb_per_s: u64,
}

impl Config {
    /// Whether a launch costs time on host or device.
    pub fn launches_take_time(&self) -> bool {
        self.launch_ns | self.kernel_ns != 0
    }
}

static CONFIG: OnceLock<Config> = OnceLock::new();

/// Reads the environment; the first call decides.
pub fn load() -> &'static Config {
    CONFIG.get_or_init(|| read(|name| std::env::var(name).ok()))
}

/// The configuration, which is read from the environment the first time.
#[inline]
pub fn get() -> &'static Config {
    match CONFIG.get() {
        Some(config) => config,
        None => load(),
    }
}

fn read(variable: impl Fn(&str) -> Option<String>) -> Config {
    let list = variable("CUDA_VISIBLE_DEVICES");
    let number = |name: &str, default| variable(name).and_then(|text| size(&text)).unwrap_or(default);
    Config {
        version: i32::try_from(number("GPUTAP_SIM_VERSION", 13000)).unwrap_or(13000),
        gpus: visible(
            list.as_deref(),
            u32::try_from(number("GPUTAP_SIM_GPUS", 8)).unwrap_or(8).min(MOST_GPUS),
        ),
        memory_bytes: number("GPUTAP_SIM_MEM", 16 << 30).clamp(1 << 20, 1 << 40),
        launch_ns: number("GPUTAP_SIM_LAUNCH_NS", 0),
        kernel_ns: number("GPUTAP_SIM_KERNEL_NS", 0),
        copy_gb_per_s: number("GPUTAP_SIM_COPY_GBPS", 0),
    }
}

/// A number with an optional binary unit.
fn size(text: &str) -> Option<u64> {
    let text = text.trim();
    let (digits, shift) = match text.as_bytes().last()? {
        b'K' | b'k' => (&text[..text.len() - 1], 10),
        b'M' | b'm' => (&text[..text.len() - 1], 20),
        b'G' | b'g' => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_take_units() {
        assert_eq!(size("12"), Some(12));
        assert_eq!(size(" 2G "), Some(2 << 30));
        assert_eq!(size("64k"), Some(65536));
        assert_eq!(size("x"), None);
        assert_eq!(size(""), None);
    }

    #[test]
    fn the_default_machine_has_eight_gpus() {
        let config = read(|_| None);
        assert_eq!((config.version, config.gpus.len(), config.memory_bytes), (13000, 8, 16 << 30));
    }
}
