//! A process that can't be traced says so where that needs nothing new: in a file that the collector made and gave pages to,
//! so that a full file system takes it as well, or else in the header of the traced process that it was forked from.

use core::fmt::Write;
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use gputap_ring::layout::process;

use crate::config::{self, Text};
use crate::sys;

/// The first page of the `process` file, kept by forked children: their parent's stays mapped in them.
static HEADER: AtomicUsize = AtomicUsize::new(0);

/// This process has a header.
pub fn started(page: usize) {
    HEADER.store(page, Ordering::Relaxed);
}

/// This process could not start; the kernel's last refusal is the reason.
pub fn tell() {
    let reason = sys::last_error();
    if config::wanted() && append(reason).is_none() {
        let header = HEADER.load(Ordering::Relaxed);
        if header != 0 {
            // SAFETY: mapped for as long as this process lives; the counter is an aligned word inside it.
            let count = unsafe { &*((header + process::UNTRACED_AT) as *const AtomicU64) };
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// One line, by one write at the end of the file: others write there, too.
fn append(reason: i32) -> Option<()> {
    let dir = core::str::from_utf8(config::env("GPUTAP_DIR")?).ok()?;
    let (mut path, mut line) = (Text::new(), Text::new());
    write!(path, "{dir}/failed").ok()?;
    writeln!(line, "{} {reason}", sys::getpid()).ok()?;
    let file = sys::open(path.c_str()?, libc::O_WRONLY | libc::O_APPEND, 0).ok()?;
    sys::write(&file, line.c_str()?.to_bytes()).ok()?;
    Some(())
}
