//! How much memory the control group of this process leaves: rings are charged to the job, and the kernel kills a job
//! that is at its limit, whoever used the last page.

use core::ffi::CStr;
use core::fmt::Write;

use crate::config::Text;
use crate::sys;

/// Where a version of control groups keeps what.
struct Files {
    root: &'static str,
    limit: &'static str,
    usage: &'static str,
    /// Lines of `memory.stat` for the page cache, which the kernel gives up before it kills.
    cache: [&'static [u8]; 2],
}

const V1: Files = Files {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    usage: "memory.usage_in_bytes",
    cache: [b"total_inactive_file ", b"total_active_file "],
};

const V2: Files = Files {
    root: "/sys/fs/cgroup",
    limit: "memory.max",
    usage: "memory.current",
    cache: [b"inactive_file ", b"active_file "],
};

/// Bytes of rings that the limits on this process bear: a small part of each limit, and of what is left below it.
pub fn bearable() -> u64 {
    let mut least = u64::MAX;
    each_line(c"/proc/self/cgroup", |line| {
        let mut fields = line.splitn(3, |b| *b == b':').skip(1);
        let (Some(controllers), Some(path)) = (fields.next(), fields.next()) else { return };
        let files = if controllers.is_empty() {
            &V2
        } else if controllers.split(|b| *b == b',').any(|c| c == b"memory") {
            &V1
        } else {
            return;
        };
        least = least.min(least_above(files, core::str::from_utf8(path).unwrap_or("")));
    });
    least
}

/// The least over a group and those above it: any of their limits can be the one that is met. In a container the path
/// may be the host's, and only its last step, the root, is there.
fn least_above(files: &Files, path: &str) -> u64 {
    let mut least = u64::MAX;
    let mut path = Some(path);
    while let Some(group) = path {
        least = least.min(in_group(files, group).unwrap_or(u64::MAX));
        path = group.rsplit_once('/').map(|(above, _)| above);
    }
    least
}

fn in_group(files: &Files, group: &str) -> Option<u64> {
    let number = |file: &str| {
        let mut buf = [0u8; 32];
        let path = path(files, group, file)?;
        core::str::from_utf8(sys::slurp(path.c_str()?, &mut buf)).ok()?.trim().parse::<u64>().ok()
    };
    let limit = number(files.limit)?;
    let mut cache = 0;
    each_line(path(files, group, "memory.stat")?.c_str()?, |line| {
        let value = files.cache.iter().find_map(|name| line.strip_prefix(*name));
        cache += value.and_then(|v| core::str::from_utf8(v).ok()?.parse::<u64>().ok()).unwrap_or(0);
    });
    let used = number(files.usage)?.saturating_sub(cache);
    Some((limit / 32).min(limit.saturating_sub(used) / 4))
}

fn path(files: &Files, group: &str, file: &str) -> Option<Text> {
    let mut path = Text::new();
    write!(path, "{}{group}/{file}", files.root).ok()?;
    Some(path)
}

/// Calls `f` with every line of a file that is shorter than the buffer: stacks are small.
fn each_line(path: &CStr, mut f: impl FnMut(&[u8])) {
    let Ok(fd) = sys::open(path, libc::O_RDONLY, 0) else { return };
    let mut buf = [0u8; 512];
    let mut len = 0;
    while let Some(rest) = buf.get_mut(len..).filter(|rest| !rest.is_empty())
        && let Ok(n @ 1..) = sys::read(&fd, rest)
    {
        len += n;
        let whole = buf.get(..len).and_then(|b| b.iter().rposition(|b| *b == b'\n')).map_or(0, |i| i + 1);
        let lines = buf.get(..whole).unwrap_or(&[]).split(|b| *b == b'\n');
        lines.filter(|line| !line.is_empty()).for_each(&mut f);
        // The rest moves to the front.
        for i in 0..len.saturating_sub(whole) {
            let byte = buf.get(whole + i).copied().unwrap_or(0);
            if let Some(to) = buf.get_mut(i) {
                *to = byte;
            }
        }
        len = len.saturating_sub(whole);
    }
}
