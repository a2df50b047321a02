//! Everything that the program says, so that nothing it says can go wrong.
//!
//! **Messages** ([`errln!`], [`err!`], the daemon's log) go to stderr. Whether they arrive changes nothing: a stderr that is
//! closed, full or broken loses them, and the exit code stays what it was. A command beside a job and a service call
//! [`never_wait`] first: from then on a thread of its own writes, so that a reader who is slow, or a terminal that is stopped,
//! holds up neither the job's exit code nor the service. What does not fit into [`ROOM`] is left out, and the place says how
//! much; at the end the reader has [`PATIENCE`].
//!
//! **Results** ([`outln!`], [`out!`], [`Results`]) go to stdout, and a result that does not arrive is a failure, as with every
//! Unix tool: the first error is kept, [`finish`] says it, and the exit code is 2. A reader who has seen enough (`| head`) is
//! no error, and neither is a stdout that was closed from the beginning: nobody wants the result then. `run` and the services
//! have no result on stdout; that of `run` is its job's.
//!
//! Nothing of what others chose (names of processes, hosts and kernels, messages of a daemon) acts on a terminal: control
//! characters are written as `\u001b`, whoever put them there. Only [`draw!`] has some of its own, and may have no text of others.
//!
//! Descriptors are written as they are. O_NONBLOCK belongs to the open file, which the job has too, so it is never set here;
//! where somebody else has set it, writing waits as it would without.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gputap_host::text;
use gputap_report::text::{BOLD, NOT_BOLD};

/// Bytes of messages that may wait for a reader.
const ROOM: usize = 16 << 20;
/// How long the end of the program waits for a reader of messages.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often a descriptor that somebody made non-blocking is tried again.
const AGAIN: Duration = Duration::from_millis(2);

/// A message with a line's end.
macro_rules! errln {
    ($($text:tt)*) => { $crate::output::message(format_args!("{}\n", format_args!($($text)*))) };
}

/// A message as it is.
macro_rules! err {
    ($($text:tt)*) => { $crate::output::message(format_args!($($text)*)) };
}

/// A message that moves the cursor: none of it may be somebody else's.
macro_rules! draw {
    ($($text:tt)*) => { $crate::output::drawing(format_args!($($text)*)) };
}

/// A part of the result, with a line's end.
macro_rules! outln {
    ($($text:tt)*) => { $crate::output::result(format_args!("{}\n", format_args!($($text)*))) };
}

/// A part of the result as it is.
macro_rules! out {
    ($($text:tt)*) => { $crate::output::result(format_args!($($text)*)) };
}

/// Messages that wait for the thread that writes them.
struct Waiting {
    bytes: Vec<u8>,
    /// Messages that found no room since the last one that did.
    left_out: u64,
    /// The thread is writing what it has taken.
    writing: bool,
}

static WAITING: Mutex<Waiting> = Mutex::new(Waiting { bytes: Vec::new(), left_out: 0, writing: false });
/// There is something to write.
static MORE: Condvar = Condvar::new();
/// Everything is written.
static DONE: Condvar = Condvar::new();
/// Whether a thread writes messages.
static BEHIND: AtomicBool = AtomicBool::new(false);
/// What went wrong with the result first.
static FAILED: Mutex<Option<io::Error>> = Mutex::new(None);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on no message is waited for.
pub fn never_wait() {
    // A signal for the process must not end up in this thread, and one that stops a writer in the background of a terminal
    // (SIGTTOU) would stop the job with it.
    let thread = std::thread::Builder::new().name(String::from("messages"));
    let thread = gputap_host::signal::blocked(|| thread.spawn(write_waiting));
    // Without a thread messages are written as before.
    BEHIND.store(thread.is_ok(), Ordering::Relaxed);
}

/// The thread: writes what waits.
fn write_waiting() {
    let mut waiting = lock(&WAITING);
    loop {
        waiting.writing = false;
        while waiting.bytes.is_empty() {
            DONE.notify_all();
            waiting = MORE.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        let bytes = std::mem::take(&mut waiting.bytes);
        waiting.writing = true;
        drop(waiting);
        let _ = write_all(&mut io::stderr().lock(), &bytes);
        waiting = lock(&WAITING);
    }
}

/// Says something on stderr, if that can be.
pub fn message(text: Arguments<'_>) {
    say(printed(&text.to_string()).as_bytes());
}

/// Draws something on stderr, if that can be.
pub fn drawing(text: Arguments<'_>) {
    say(text.to_string().as_bytes());
}

/// What is printed, with the bold of headings and nothing else that acts.
fn printed(text: &str) -> String {
    let bold = text.split_inclusive(BOLD).map(|part| match part.strip_suffix(BOLD) {
        Some(before) => plain_lines(before) + BOLD,
        None => plain_lines(part),
    });
    bold.collect()
}

fn plain_lines(text: &str) -> String {
    text.split(NOT_BOLD).map(text::lines).collect::<Vec<_>>().join(NOT_BOLD)
}

fn say(text: &[u8]) {
    if !BEHIND.load(Ordering::Relaxed) {
        let _ = write_all(&mut io::stderr().lock(), text);
        return;
    }
    let mut waiting = lock(&WAITING);
    waiting.add(text, ROOM);
    MORE.notify_one();
}

impl Waiting {
    fn add(&mut self, text: &[u8], room: usize) {
        if self.bytes.len() + text.len() > room {
            self.left_out += 1;
            return;
        }
        let left_out = std::mem::take(&mut self.left_out);
        if left_out > 0 {
            let note = format!("gputap: {left_out} messages are missing here: they were not read in time\n");
            self.bytes.extend(note.into_bytes());
        }
        self.bytes.extend(text);
    }
}

/// Like [`Write::write_all`], also to a descriptor that somebody has made non-blocking.
fn write_all(to: &mut impl Write, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match to.write(bytes) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(written) => bytes = bytes.get(written..).unwrap_or_default(),
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) if e.kind() == ErrorKind::WouldBlock => std::thread::sleep(AGAIN),
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

/// Prints a part of the result.
pub fn result(text: Arguments<'_>) {
    // The error is kept for the end.
    let _ = Results::new().write_all(printed(&text.to_string()).as_bytes());
}

/// Stdout, for results that are long. An error ends the work on them; [`finish`] says it.
#[derive(Debug)]
pub struct Results(());

impl Results {
    /// There is one stdout: several of these write to the same.
    pub fn new() -> Results {
        Results(())
    }
}

impl Write for Results {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut failed = lock(&FAILED);
        if let Some(e) = &*failed {
            return Err(e.kind().into());
        }
        // Past the buffer of std's own stdout: what fails there would be tried again at the end.
        let mut stdout = io::stdout().lock();
        match write_all(&mut stdout, bytes).and_then(|()| stdout.flush()) {
            Ok(()) => Ok(bytes.len()),
            Err(e) => {
                let kind = e.kind();
                *failed = Some(e);
                Err(kind.into())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The result did not arrive, as somebody found out who wrote it himself.
pub fn failed(e: io::Error) {
    lock(&FAILED).get_or_insert(e);
}

/// Stderr, for whoever wants a writer: it always succeeds.
#[derive(Debug)]
pub struct Messages;

impl Write for Messages {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // An entry of the log is one line, and comes as a whole.
        let entry = String::from_utf8_lossy(bytes);
        say(format!("{}\n", text::line(entry.trim_end_matches('\n'))).as_bytes());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The end: gives the reader of messages a last chance. Answers with the exit code, which is another one if the result did
/// not arrive.
pub fn finish(code: ExitCode) -> ExitCode {
    let failed = lock(&FAILED).take();
    let code = match failed {
        Some(e) if e.kind() != ErrorKind::BrokenPipe => {
            errln!("gputap: can't write to stdout: {e}");
            ExitCode::from(crate::BAD_INPUT)
        }
        _ => code,
    };
    wait();
    code
}

/// Ends the program at once, but for what was said.
pub fn exit(code: u8) -> ! {
    wait();
    std::process::exit(i32::from(code))
}

/// Waits until every message is written, for a while.
pub fn wait() {
    if !BEHIND.load(Ordering::Relaxed) {
        return;
    }
    let limit = Instant::now() + PATIENCE;
    let mut waiting = lock(&WAITING);
    waiting.add(b"", usize::MAX);
    MORE.notify_one();
    while waiting.writing || !waiting.bytes.is_empty() {
        let left = limit.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return;
        }
        waiting = DONE.wait_timeout(waiting, left).unwrap_or_else(PoisonError::into_inner).0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_that_find_no_room_are_counted_where_they_are_missing() {
        let mut waiting = Waiting { bytes: Vec::new(), left_out: 0, writing: false };
        for text in ["one\n", "two\n", "three\n"] {
            waiting.add(text.as_bytes(), 4);
        }
        assert_eq!((waiting.bytes.as_slice(), waiting.left_out), (&b"one\n"[..], 2));
        waiting.bytes.clear();
        waiting.add(b"four\n", 8);
        let text = String::from_utf8(waiting.bytes).unwrap();
        assert_eq!(text, "gputap: 2 messages are missing here: they were not read in time\nfour\n");
    }

    #[test]
    fn nothing_acts_but_the_bold_of_headings() {
        let text = format!("{BOLD}head{NOT_BOLD}\tkernel\u{1b}[2J\u{1b}[31m\r\n{BOLD}x{NOT_BOLD}\n");
        let shown = format!("{BOLD}head{NOT_BOLD}\tkernel\\u001b[2J\\u001b[31m\\u000d\n{BOLD}x{NOT_BOLD}\n");
        assert_eq!(printed(&text), shown);
    }

    /// Takes a byte at a time, and every second time none.
    struct Reluctant(Vec<u8>, bool);

    impl Write for Reluctant {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.1 = !self.1;
            if self.1 {
                return Err(ErrorKind::WouldBlock.into());
            }
            self.0.push(bytes[0]);
            Ok(1)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_descriptor_that_somebody_made_non_blocking_gets_everything() {
        let mut to = Reluctant(Vec::new(), false);
        write_all(&mut to, b"all of it").unwrap();
        assert_eq!(to.0, b"all of it");
    }
}
