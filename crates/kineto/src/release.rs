//! What differs between releases of torch, as far as it matters to somebody who wants a trace.

/// What one range of releases does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
    /// First release, as the minor number of 2.x.
    pub from: u32,
    /// Last release, as the minor number of 2.x.
    pub to: u32,
    /// When a process registers.
    pub registers: Registers,
    /// [`crate::Kinds`] of an idle client.
    pub idle: i32,
    /// [`crate::Kinds`] of a client that records or writes.
    pub busy: i32,
    /// Whether it says `ctxt` by itself.
    pub context: bool,
    /// How long it waits for a reply.
    pub reply_wait_ms: u64,
    /// Whether a request by iterations falls back to time by itself when the program never steps. Others drop it.
    pub falls_back: bool,
    /// Whether it writes below `/tmp` and `KINETO_ONDEMAND_TRACE_DIR` only.
    pub confined: bool,
    /// Whether `KINETO_DAEMON_INIT_DELAY_S` is needed, because the start can crash without.
    pub init_delay: bool,
}

/// When a process registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registers {
    /// At its first use of CUDA; never without a GPU.
    FirstUseOfCuda,
    /// When torch is imported, or at its first use of CUDA in builds with CUDA.
    ImportOrCuda,
    /// When torch is imported.
    Import,
}

/// 2.0 to 2.15; a later one is taken to be as the last.
pub const RELEASES: [Release; 7] = [
    Release { from: 0, to: 0, context: true, registers: Registers::FirstUseOfCuda, ..OLD },
    Release { from: 1, to: 2, registers: Registers::FirstUseOfCuda, ..OLD },
    Release { from: 3, to: 5, init_delay: true, ..OLD },
    Release { from: 6, to: 6, ..OLD },
    Release { from: 7, to: 9, registers: Registers::Import, ..OLD },
    Release { from: 10, to: 13, registers: Registers::Import, reply_wait_ms: 90, falls_back: true, ..OLD },
    Release {
        from: 14,
        to: 15,
        registers: Registers::Import,
        idle: 2,
        busy: 0,
        reply_wait_ms: 90,
        falls_back: true,
        confined: true,
        ..OLD
    },
];

const OLD: Release = Release {
    from: 0,
    to: 0,
    registers: Registers::ImportOrCuda,
    idle: 3,
    busy: 1,
    context: false,
    reply_wait_ms: 50,
    falls_back: false,
    confined: false,
    init_delay: false,
};

impl Release {
    /// Of a version like `2.11.0+cu130`; `None` for what is no torch 2.
    pub fn from_version(version: &str) -> Option<&'static Release> {
        let minor: u32 =
            version.strip_prefix("2.")?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
        RELEASES.iter().find(|r| minor <= r.to).or(RELEASES.last())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_follow_each_other() {
        assert!(RELEASES.windows(2).all(|w| w[0].to + 1 == w[1].from));
        let of = |v| Release::from_version(v).map(|r| (r.from, r.to));
        assert_eq!(of("2.11.0+cu130"), Some((10, 13)));
        assert_eq!(of("2.4.1"), Some((3, 5)));
        assert_eq!(of("2.99.0a0"), Some((14, 15)));
        assert_eq!(of("1.13.1"), None);
        assert_eq!(of("2.x"), None);
    }
}
