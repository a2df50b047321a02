//! A process that can't be traced says so where that needs nothing new, by the first of these that works: a line in a file
//! that the collector made and gave pages to; a file without bytes whose name says it, which a full file system takes, too;
//! the same in the directory that GPUTAP_NOTES names, on another file system; the header of the traced process that it was
//! forked from.

use core::fmt::{self, Write};
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use gputap_wire::layout::process;

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
    if !config::wanted() {
        return;
    }
    // A directory that was not accepted, on a disk perhaps, is left as it is.
    let is_accepted = reason != 0;
    let told = append(reason)
        .or_else(|| is_accepted.then(|| make_note(reason, "GPUTAP_DIR")).flatten())
        .or_else(|| make_note(reason, "GPUTAP_NOTES"));
    let header = HEADER.load(Ordering::Relaxed);
    if told.is_none() && header != 0 {
        // SAFETY: mapped for as long as this process lives; the counter is an aligned word inside it.
        let count = unsafe { &*((header + process::UNTRACED_AT) as *const AtomicU64) };
        count.fetch_add(1, Ordering::Relaxed);
    }
}

/// A directory that the environment names.
fn directory(variable: &str) -> Option<&'static str> {
    core::str::from_utf8(config::env(variable)?).ok().filter(|dir| !dir.is_empty())
}

/// One line, by one write at the end of the file: others write there, too.
fn append(reason: i32) -> Option<()> {
    let dir = directory("GPUTAP_DIR")?;
    let (mut path, mut line) = (Text::new(), Text::new());
    write!(path, "{dir}/failed").ok()?;
    writeln!(line, "{} {reason} {}", sys::getpid(), Program::new()).ok()?;
    let file = sys::open(path.c_str()?, libc::O_WRONLY | libc::O_APPEND, 0).ok()?;
    sys::append(&file, line.bytes()).ok()
}

/// A file without bytes.
fn make_note(reason: i32, variable: &str) -> Option<()> {
    let dir = directory(variable)?;
    let mut path = Text::new();
    write!(path, "{dir}/failed-{}-{reason}-{}", sys::getpid(), Program::new()).ok()?;
    sys::open(path.c_str()?, libc::O_WRONLY | libc::O_CREAT | libc::O_EXCL, 0o600).map(drop).ok()
}

/// What this process is called, as far as it fits a file's name.
struct Program([u8; 16]);

impl Program {
    fn new() -> Program {
        let mut name = [0; 16];
        // The calling thread may have a name of its own.
        let len = sys::slurp(c"/proc/self/comm", &mut name).len();
        let mut name = if len == 0 { sys::thread_name() } else { name };
        for b in &mut name {
            if *b != 0 && (!b.is_ascii_graphic() || *b == b'/') {
                *b = if *b == b'\n' { 0 } else { b'_' };
            }
        }
        Program(name)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let len = self.0.iter().position(|b| *b == 0).unwrap_or(self.0.len());
        f.write_str(core::str::from_utf8(self.0.get(..len).unwrap_or(&[])).unwrap_or(""))
    }
}
