//! What the environment and /proc say: where to write, what to record, who we are.

use core::ffi::{CStr, c_char};
use core::fmt::{self, Write};

use gputap_catalog::hook::{COUNT, HOOKS, flag, is_driver_question, switch_at};
use gputap_catalog::{launcher, select};
use gputap_wire::layout::process::injected;
use gputap_wire::stat::Stat;
use gputap_wire::switch;

use crate::sys;

/// A path or other short text on the stack, NUL-terminated.
pub struct Text {
    bytes: [u8; Text::SIZE],
    len: usize,
}

impl Text {
    const SIZE: usize = 512;

    /// An empty text.
    pub fn new() -> Text {
        Text { bytes: [0; Text::SIZE], len: 0 }
    }

    /// As a C string.
    pub fn c_str(&self) -> Option<&CStr> {
        CStr::from_bytes_until_nul(&self.bytes).ok()
    }

    /// Whether nothing was written yet.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What was written.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or(&[])
    }

    /// The whole buffer.
    pub fn padded(&self) -> &[u8; Text::SIZE] {
        &self.bytes
    }
}

impl Write for Text {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let end = self.len + s.len();
        if end >= Text::SIZE {
            return Err(fmt::Error);
        }
        self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?.copy_from_slice(s.as_bytes());
        self.len = end;
        Ok(())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(core::str::from_utf8(self.bytes.get(..self.len).unwrap_or(&[])).unwrap_or(""))
    }
}

unsafe extern "C" {
    static environ: *const *const c_char;
}

/// The value of an environment variable.
pub fn env(name: &str) -> Option<&'static [u8]> {
    // SAFETY: an entry of the environment is a C string.
    let entry = unsafe { CStr::from_ptr(entry(name)?) }.to_bytes();
    entry.get(name.len() + 1..)
}

/// An environment variable as the environment holds it: `NAME=VALUE`.
pub fn entry(name: &str) -> Option<*const c_char> {
    // SAFETY: read once; the same race with setenv() as getenv() has.
    let mut p = unsafe { environ };
    while !p.is_null() {
        // SAFETY: the vector ends with NULL, and its entries are C strings.
        let entry = unsafe { p.read() };
        if entry.is_null() {
            break;
        }
        // SAFETY: as above.
        let text = unsafe { CStr::from_ptr(entry) }.to_bytes();
        if text.strip_prefix(name.as_bytes()).is_some_and(|rest| rest.starts_with(b"=")) {
            return Some(entry);
        }
        // SAFETY: not the last entry.
        p = unsafe { p.add(1) };
    }
    None
}

/// Whether a switch is on: what `gputap` takes for "off" is off here too.
fn is_set(name: &str) -> bool {
    const OFF: [&[u8]; 7] = [b"", b"0", b"n", b"no", b"f", b"false", b"off"];
    env(name).is_some_and(|value| !OFF.iter().any(|off| value.eq_ignore_ascii_case(off)))
}

/// Whether this process is to be traced at all.
pub fn wanted() -> bool {
    !is_set("GPUTAP_DISABLE") && !secure()
}

/// AT_SECURE: a program that gained privileges must not be steered by its caller's environment.
fn secure() -> bool {
    const AT_SECURE: u64 = 23;
    let mut buf = [0u8; 1024];
    let auxv = sys::slurp(c"/proc/self/auxv", &mut buf);
    auxv.chunks_exact(16).any(|e| {
        let word = |i: usize| e.get(i..i + 8).and_then(|b| b.try_into().ok()).map_or(0, u64::from_ne_bytes);
        word(0) == AT_SECURE && word(8) != 0
    })
}

/// Whether the TSC can be compared between cores and over time.
pub fn tsc_is_usable() -> bool {
    if is_set("GPUTAP_NO_TSC") || !sys::may_read_tsc() {
        return false;
    }
    // Bit 8 of edx: the TSC runs at one rate whatever the core does.
    let invariant = core::arch::x86_64::__cpuid(0x8000_0007).edx & (1 << 8) != 0;
    let mut buf = [0u8; 32];
    let source = sys::slurp(c"/sys/devices/system/clocksource/clocksource0/current_clocksource", &mut buf);
    invariant && !matches!(source.trim_ascii(), b"hpet" | b"acpi_pm" | b"jiffies" | b"refined-jiffies")
}

/// GPUTAP_DIR, or a directory of this user on tmpfs; `None` when it can't be used.
pub fn dir() -> Option<Text> {
    let mut dir = Text::new();
    match env("GPUTAP_DIR").filter(|d| !d.is_empty()) {
        Some(given) => write!(dir, "{}", core::str::from_utf8(given).ok()?).ok()?,
        None => write!(dir, "/dev/shm/gputap-{}", sys::getuid()).ok()?,
    }
    let _ = sys::mkdir(dir.c_str()?, 0o700);
    let st = sys::lstat(dir.c_str()?)?;
    let given = env("GPUTAP_DIR").is_some();
    // A directory that somebody else planted under our default name is not ours to use.
    let own = st.st_mode & libc::S_IFMT == libc::S_IFDIR && st.st_uid == sys::getuid();
    if !given && !own {
        return None;
    }
    const TMPFS: i64 = 0x0102_1994;
    const RAMFS: i64 = 0x8584_58f6;
    let (kind, _) = sys::statfs(dir.c_str()?)?;
    // On a disk file system writeback makes the pages fault again and again.
    (kind == TMPFS || kind == RAMFS || is_set("GPUTAP_FORCE_DIR")).then_some(dir)
}

/// Who else may use what is made below GPUTAP_DIR.
#[derive(Clone, Copy)]
pub enum Sharing {
    /// Nobody else may use it.
    Private,
    /// Its group, with the right to read, and the right to write if it may write there: a collector moves tails and
    /// removes rings. This is the mode of GPUTAP_DIR itself.
    Group(u32),
}

impl Sharing {
    /// What GPUTAP_DIR asks for by being setgid.
    pub fn from_directory(dir: &Text) -> Sharing {
        match dir.c_str().and_then(sys::lstat).map(|st| st.st_mode & 0o7777) {
            Some(mode) if mode & libc::S_ISGID != 0 => Sharing::Group(mode),
            _ => Sharing::Private,
        }
    }

    /// Mode of the directory that all processes make theirs in: whoever may do so above may do it there.
    pub fn of_all(self) -> u32 {
        match self {
            Sharing::Private => 0o700,
            Sharing::Group(mode) => mode,
        }
    }

    /// Mode of a process's directory.
    pub fn of_dir(self) -> u32 {
        match self {
            Sharing::Private => 0o700,
            Sharing::Group(mode) if mode & libc::S_IWGRP != 0 => 0o2770,
            Sharing::Group(_) => 0o2750,
        }
    }

    /// Mode of its files.
    pub fn of_file(self) -> u32 {
        match self {
            Sharing::Private => 0o600,
            Sharing::Group(mode) if mode & libc::S_IWGRP != 0 => 0o660,
            Sharing::Group(_) => 0o640,
        }
    }

    /// Whether anybody else may use it: the umask of the job would say otherwise.
    pub fn is_shared(self) -> bool {
        matches!(self, Sharing::Group(_))
    }
}

/// Bytes of rings this process may have: what was asked for, but never more than a quarter of what is free on the file
/// system, nor more than the job's control group bears.
pub fn allowance() -> u64 {
    let asked = env("GPUTAP_RING_BYTES").and_then(parse).unwrap_or(64 << 20);
    let free = dir().and_then(|d| sys::statfs(d.c_str()?)).map_or(0, |(_, free)| free);
    asked.min(free / 4).min(crate::memory::bearable())
}

/// Ticks that a function of the runtime may take before it calls the driver and still be recorded by the driver's record.
pub fn own_ticks() -> usize {
    env("GPUTAP_OWN_TICKS").and_then(parse).map_or(1 << 15, |ticks| ticks as usize)
}

fn parse(digits: &[u8]) -> Option<u64> {
    core::str::from_utf8(digits).ok()?.trim().parse().ok()
}

/// First eight hex digits of the boot id.
pub fn boot() -> Text {
    let mut buf = [0u8; 64];
    let id = sys::slurp(c"/proc/sys/kernel/random/boot_id", &mut buf);
    text(id.get(..8).unwrap_or(b"0"))
}

/// Inode of the pid namespace.
pub fn pid_namespace() -> Text {
    let mut buf = [0u8; 64];
    let link = sys::readlink(c"/proc/self/ns/pid", &mut buf);
    let digits = link.split(|b| *b == b'[' || *b == b']').nth(1).unwrap_or(b"0");
    text(digits)
}

fn text(bytes: &[u8]) -> Text {
    let mut t = Text::new();
    let _ = t.write_str(core::str::from_utf8(bytes).unwrap_or("0"));
    t
}

/// Start time of this process in clock ticks since boot.
pub fn start_time() -> u64 {
    let mut buf = [0u8; 1024];
    Stat::parse(sys::slurp(c"/proc/self/stat", &mut buf)).map_or(0, |stat| stat.start_time)
}

/// Nanoseconds that a time namespace adds to CLOCK_MONOTONIC.
pub fn time_offset_ns() -> i64 {
    let mut buf = [0u8; 256];
    let offsets = sys::slurp(c"/proc/self/timens_offsets", &mut buf);
    let line = offsets.split(|b| *b == b'\n').find(|l| l.starts_with(b"monotonic"));
    let mut numbers = line
        .unwrap_or(&[])
        .split(|b| *b == b' ')
        .filter_map(|w| core::str::from_utf8(w).ok()?.parse::<i64>().ok());
    let seconds = numbers.next().unwrap_or(0);
    seconds.wrapping_mul(1_000_000_000).wrapping_add(numbers.next().unwrap_or(0))
}

/// Bits that say how this library came into the process.
pub fn how_we_came() -> u32 {
    let named = |v: &str| env(v).is_some_and(|l| l.windows(9).any(|w| w == b"libgputap"));
    let preload = if named("LD_PRELOAD") { injected::PRELOAD } else { 0 };
    let injection = if named("CUDA_INJECTION64_PATH") { injected::INJECTION } else { 0 };
    preload | injection
}

/// Whether a file of this name stands in LD_PRELOAD.
pub fn is_preloaded(file: &[u8]) -> bool {
    let listed = env("LD_PRELOAD").unwrap_or(&[]).split(|b| matches!(b, b':' | b' '));
    !file.is_empty() && listed.into_iter().any(|path| path.rsplit(|b| *b == b'/').next() == Some(file))
}

/// The functions that GPUTAP_API asks for.
fn wanted_functions() -> &'static str {
    env("GPUTAP_API").and_then(|l| core::str::from_utf8(l).ok()).unwrap_or("all")
}

/// The switch of a function while everything that `list` asks for is recorded.
fn configured(list: &str, id: usize, on: u8) -> u8 {
    if has(id, flag::COUNT | flag::OUTER) && select::is_named(list, id) {
        return switch::ON_SLOW;
    }
    if select::selects(list, id) && !is_driver_question(id) { on } else { off(id) }
}

/// The switch of a function that is not recorded.
fn off(id: usize) -> u8 {
    if has(id, flag::WATCH) { switch::WATCH } else { switch::OFF }
}

fn has(id: usize, flags: u16) -> bool {
    HOOKS.get(id).is_some_and(|h| h.flags & flags != 0)
}

/// Whether a function is recorded, counted or followed in this process, at once or after `gputap ctl`. Who looks up one that is
/// not gets the library's own function.
pub fn is_hooked(id: u16) -> bool {
    configured(wanted_functions(), id.into(), switch::ON) != switch::OFF
}

/// Sets the switches as GPUTAP_API says; with GPUTAP_PAUSED they start off and wait for `gputap ctl`.
pub fn switches(now: &mut [u8], configured: &mut [u8], on: u8) {
    let list = wanted_functions();
    let paused = is_set("GPUTAP_PAUSED");
    for id in 0..COUNT {
        let at = switch_at(id);
        let (Some(now), Some(configured)) = (now.get_mut(at), configured.get_mut(at)) else { continue };
        *configured = self::configured(list, id, on);
        *now = if paused { off(id) } else { *configured };
    }
}

/// Longest value of a variable that is kept whole.
const LONGEST: usize = 400;

/// Bytes that stay free for what becomes known later.
const LATER: usize = 384;

/// Fills the header's attributes, the important ones first; what does not fit is cut or left out.
pub fn attributes(area: &mut [u8]) {
    let most = area.len().saturating_sub(LATER);
    let Some(area) = area.get_mut(..most) else { return };
    let mut out = Attributes { area, len: 0 };
    let mut buf = [0u8; 1024];
    out.add("version", env!("CARGO_PKG_VERSION").as_bytes());
    out.add("exe", sys::readlink(c"/proc/self/exe", &mut buf));
    out.add("host", sys::host_name(&mut [0; 65]));
    let mut cost = Text::new();
    if write!(cost, "{}", clock_cost_ns()).is_ok() {
        out.add("cost_ns", cost.bytes());
    }
    for name in launcher::TOLD {
        if let Some(value) = env(name) {
            out.add(name, value.get(..LONGEST).unwrap_or(value));
        }
    }
    if is_set("GPUTAP_PAUSED") {
        out.add("paused", b"1");
    }
    if let Some(list) = env("GPUTAP_API").filter(|l| *l != b"all") {
        out.add_cut("api", list);
    }
    let cgroup = sys::slurp(c"/proc/self/cgroup", &mut buf).split(|b| *b == b'\n').next();
    // Nothing but the root says that the container's own is hidden.
    if let Some(path) = cgroup.and_then(|l| l.splitn(3, |b| *b == b':').nth(2)).filter(|p| *p != b"/") {
        out.add_cut("cgroup", path);
    }
    out.add_cut("cwd", sys::readlink(c"/proc/self/cwd", &mut buf));
    let n = sys::slurp(c"/proc/self/cmdline", &mut buf).len();
    for b in buf.iter_mut().take(n).filter(|b| **b == 0) {
        *b = b' ';
    }
    out.add_cut("argv", buf.get(..n).unwrap_or(&[]).trim_ascii());
}

/// What the two readings of the clock in a recorded call take here: nearly all of what recording adds.
fn clock_cost_ns() -> u64 {
    const PAIRS: u64 = 128;
    let begun = sys::clock_ns(libc::CLOCK_MONOTONIC);
    for _ in 0..2 * PAIRS {
        core::hint::black_box(crate::start::tick());
    }
    sys::clock_ns(libc::CLOCK_MONOTONIC).saturating_sub(begun) / PAIRS
}

/// Appends an attribute that became known later.
pub fn late_attribute(area: &mut [u8], key: &str, value: &[u8]) {
    let mut len = 0;
    while area.get(len).is_some_and(|b| *b != 0) {
        len += area.get(len..).and_then(|r| r.iter().position(|b| *b == 0)).unwrap_or(0) + 1;
    }
    Attributes { area, len }.add(key, value);
}

struct Attributes<'a> {
    area: &'a mut [u8],
    len: usize,
}

impl Attributes<'_> {
    /// As much of it as there is room for.
    fn add_cut(&mut self, key: &str, value: &[u8]) {
        let room = self.area.len().saturating_sub(self.len + key.len() + 3);
        self.add(key, value.get(..room).unwrap_or(value));
    }

    fn add(&mut self, key: &str, value: &[u8]) {
        let parts = [key.as_bytes(), b"=", value];
        let len: usize = parts.iter().map(|p| p.len()).sum();
        // Two NULs at the end: one for this attribute, one for the list.
        let Some(room) = self.area.get_mut(self.len..self.len + len + 2) else { return };
        let mut at = 0;
        for p in parts {
            if let Some(to) = room.get_mut(at..at + p.len()) {
                to.copy_from_slice(p);
            }
            at += p.len();
        }
        self.len += len + 1;
    }
}
