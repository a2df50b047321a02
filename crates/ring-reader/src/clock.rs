//! The clock of the rings, read outside traced processes to anchor it.

use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// One moment on three clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Ticks of the time-stamp counter.
    pub tick: u64,
    /// Time of CLOCK_MONOTONIC in ns.
    pub mono_ns: u64,
    /// Time of CLOCK_REALTIME in ns.
    pub real_ns: u64,
}

fn tick() -> u64 {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: touches no memory; every x86-64 has it.
    unsafe {
        core::arch::x86_64::_rdtsc()
    }
    #[cfg(not(target_arch = "x86_64"))]
    ns(ClockId::Monotonic)
}

fn ns(clock: ClockId) -> u64 {
    let t = clock_gettime(clock);
    t.tv_sec as u64 * 1_000_000_000 + t.tv_nsec as u64
}

/// Processor time that this process has used.
pub fn process_cpu_ns() -> u64 {
    ns(ClockId::ProcessCPUTime)
}

/// Reads the clocks so close together as a few tries allow.
pub fn read() -> Reading {
    let attempt = || {
        let before = tick();
        let (mono_ns, real_ns) = (ns(ClockId::Monotonic), ns(ClockId::Realtime));
        let after = tick();
        (
            after.wrapping_sub(before),
            Reading { tick: before + after.wrapping_sub(before) / 2, mono_ns, real_ns },
        )
    };
    let tries = std::array::from_fn::<_, 4, _>(|_| attempt());
    tries.into_iter().min_by_key(|(width, _)| *width).map_or_else(|| attempt().1, |(_, reading)| reading)
}

/// Ticks of the counter per nanosecond, measured for a moment.
pub fn ticks_per_ns() -> f64 {
    let (begun, first) = (Instant::now(), read());
    while begun.elapsed() < Duration::from_millis(2) {
        std::hint::spin_loop();
    }
    let last = read();
    (last.tick - first.tick) as f64 / (last.mono_ns - first.mono_ns).max(1) as f64
}
