//! Time: the host's clock, and the burning and passing of it.

/// CLOCK_MONOTONIC in nanoseconds.
pub fn now_ns() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the struct is ours; this clock always exists.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// Keeps the calling thread busy.
pub fn burn(ns: u64) {
    if ns == 0 {
        return;
    }
    let end = now_ns().saturating_add(ns);
    while now_ns() < end {
        std::hint::spin_loop();
    }
}

/// Sleeps until the clock shows `end_ns`.
pub fn wait_until(end_ns: u64) {
    let mut now = now_ns();
    while now < end_ns {
        std::thread::sleep(std::time::Duration::from_nanos(end_ns - now));
        now = now_ns();
    }
}
