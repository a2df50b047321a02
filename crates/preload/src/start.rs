//! The start of the library in a process, at its first call into the driver.

use core::ffi::{CStr, c_char};
use core::fmt::{self, Write};
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use gputap_catalog::hook::{CATALOG_HASH, COUNT, switch_at};
use gputap_wire::layout::{DIRECTORY, PAGE, VERSION, process};
use gputap_wire::switch;

use crate::config::{self, Sharing, Text};
use crate::global::global;
use crate::thread::NO_EPOCH;
use crate::{errno, hot, lease, library, notes, shim, spawn, start_failed, sys};

unsafe extern "C" {
    static mut gputap_switches: [u8; 2 * process::SWITCHES];
}

static MONOTONIC: AtomicBool = AtomicBool::new(false);

/// The clock of the rings.
pub fn tick() -> u64 {
    if MONOTONIC.load(Ordering::Relaxed) {
        return sys::clock_ns(libc::CLOCK_MONOTONIC);
    }
    // SAFETY: no memory is touched.
    unsafe { core::arch::x86_64::_rdtsc() }
}

/// The last epoch of this process and those that it was forked from. 0 is none.
static EPOCHS: AtomicU32 = AtomicU32::new(NO_EPOCH);

/// Starts the library if it has not been; `false` when this process is not traced.
pub fn ensure() -> bool {
    let g = global();
    if g.epoch.load(Ordering::Acquire) != 0 {
        return true;
    }
    let _guard = g.lock.take();
    if g.epoch.load(Ordering::Acquire) != 0 {
        return true;
    }
    if g.failed.load(Ordering::Relaxed) != 0 {
        return false;
    }
    if begin().is_some() {
        g.count_early();
        hot::prepare();
        g.epoch.store(EPOCHS.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Release);
        return true;
    }
    g.failed.store(1, Ordering::Relaxed);
    start_failed::tell();
    pass_everything();
    false
}

/// Off for good: private pages, every switch off.
fn pass_everything() {
    let at = &raw mut gputap_switches as usize;
    // SAFETY: our own pages; replaced so that a page shared with a parent process is left alone.
    let private = unsafe {
        sys::mmap(
            at,
            2 * process::SWITCHES,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED,
            None,
            0,
        )
    };
    if private.is_err() {
        // They may still be the parent's: hooks ask, and hear each time that the start failed.
        return;
    }
    // The others look for their function at each call: it may be loaded yet.
    for i in (0..COUNT).filter(|id| library::is_learned(*id)) {
        // SAFETY: inside them; hooks read single bytes.
        unsafe { ((at + switch_at(i)) as *mut u8).write_volatile(switch::OFF) };
    }
}

fn begin() -> Option<()> {
    if !config::wanted() {
        return None;
    }
    let g = global();
    let size = size_of_val(g).next_multiple_of(PAGE);
    sys::madvise(core::ptr::from_ref(g) as usize, size, libc::MADV_WIPEONFORK).ok()?;
    MONOTONIC.store(!config::tsc_is_usable(), Ordering::Relaxed);
    errno::find();
    let dir = make_dir()?;
    remember_dir(&dir);
    if make_process(&dir).is_none() {
        g.process.store(0, Ordering::Release);
        remove_dir(&dir);
        return None;
    }
    start_failed::started(g.process.load(Ordering::Relaxed));
    lease::prepare_thread_exit();
    lease::prepare_fork();
    Some(())
}

fn make_process(dir: &Text) -> Option<()> {
    let page = create_file(format_args!("process"), map_process)?;
    global().process.store(page, Ordering::Release);
    let named = name_dir(dir)?;
    remember_dir(&named);
    // Its files are there, so a collector that ends just now sees them, or leaves its lock to the one started here.
    if let Some(told) = config::dir().and_then(|root| spawn::collector(&root)) {
        // SAFETY: the attributes of the mapped file; nobody else writes them before the process has started.
        let attributes = unsafe {
            core::slice::from_raw_parts_mut(
                (page + process::ATTRIBUTES_AT) as *mut u8,
                PAGE - process::ATTRIBUTES_AT,
            )
        };
        config::late_attribute(attributes, "collector", told);
    }
    Some(())
}

/// Takes away what a start that failed has made.
fn remove_dir(dir: &Text) {
    if let Some(file) = inside(format_args!("process")).as_ref().and_then(Text::c_str) {
        sys::unlink(file, 0);
    }
    if let Some(dir) = dir.c_str() {
        sys::unlink(dir, libc::AT_REMOVEDIR);
    }
}

/// Maps the `process` file: its header somewhere, its switches over ours.
fn map_process(fd: &sys::Fd) -> Option<usize> {
    sys::allocate(fd, process::SIZE).ok()?;
    let rw = libc::PROT_READ | libc::PROT_WRITE;
    // SAFETY: a fresh mapping.
    let page = unsafe { sys::mmap(0, process::SIZE, rw, libc::MAP_SHARED, Some(fd), 0) }.ok()?;
    fill(page);
    let at = &raw mut gputap_switches as usize;
    // SAFETY: our own two pages. The file's switches are already set, so hooks that run meanwhile see either.
    unsafe {
        sys::mmap(
            at,
            2 * process::SWITCHES,
            rw,
            libc::MAP_SHARED | libc::MAP_FIXED,
            Some(fd),
            process::SWITCHES_AT,
        )
        .ok()?
    };
    Some(page)
}

fn fill(page: usize) {
    // SAFETY: the fresh mapping of the whole file, not yet visible to anybody.
    let file = unsafe { core::slice::from_raw_parts_mut(page as *mut u8, process::SIZE) };
    let mut put = |at: usize, bytes: &[u8]| file[at..at + bytes.len()].copy_from_slice(bytes);
    put(process::VERSION_AT, &VERSION.to_le_bytes());
    put(process::SIZE_AT, &(process::SIZE as u32).to_le_bytes());
    put(process::CATALOG_AT, &CATALOG_HASH.to_le_bytes());
    put(process::PID_AT, &sys::getpid().to_le_bytes());
    put(process::PPID_AT, &sys::getppid().to_le_bytes());
    put(process::UID_AT, &sys::getuid().to_le_bytes());
    put(process::TID_AT, &sys::gettid().to_le_bytes());
    put(process::START_AT, &config::start_time().to_le_bytes());
    put(process::ANCHOR_AT, &tick().to_le_bytes());
    put(process::ANCHOR_AT + 8, &sys::clock_ns(libc::CLOCK_MONOTONIC).to_le_bytes());
    put(process::ANCHOR_AT + 16, &sys::clock_ns(libc::CLOCK_REALTIME).to_le_bytes());
    let monotonic = MONOTONIC.load(Ordering::Relaxed);
    put(process::CLOCK_AT, &u32::from(monotonic).to_le_bytes());
    put(process::INJECTED_AT, &config::how_we_came().to_le_bytes());
    put(process::TIME_OFFSET_AT, &config::time_offset_ns().to_le_bytes());
    put(process::ALLOWANCE_AT, &config::allowance().to_le_bytes());
    put(process::DEEPBIND_AT, &shim::DEEPBIND.load(Ordering::Relaxed).to_le_bytes());
    put(process::WAYS_AT, &shim::WAYS.load(Ordering::Relaxed).to_le_bytes());
    config::attributes(&mut file[process::ATTRIBUTES_AT..PAGE]);
    let on = if monotonic { switch::ON_SLOW } else { switch::ON };
    let (switches, configured) = file[process::SWITCHES_AT..].split_at_mut(process::SWITCHES);
    config::switches(switches, &mut configured[..process::SWITCHES], on);
    file[process::MAGIC_AT..8].copy_from_slice(&process::MAGIC.to_le_bytes());
}

/// Makes this process's directory under a temporary name.
fn make_dir() -> Option<Text> {
    sys::forget_error();
    let root = config::dir()?;
    let mut all = Text::new();
    write!(all, "{root}/{DIRECTORY}").ok()?;
    let sharing = Sharing::from_directory(&root);
    match make_shared(all.c_str()?, sharing, sharing.of_all()) {
        Ok(()) | Err(sys::Errno(libc::EEXIST)) => {}
        Err(_) => return None,
    }
    let mut dir = Text::new();
    write!(dir, "{all}/.{}-{:x}", sys::getpid(), sys::clock_ns(libc::CLOCK_MONOTONIC)).ok()?;
    make_shared(dir.c_str()?, sharing, sharing.of_dir()).ok()?;
    Some(dir)
}

/// Makes a directory with this very mode, whatever the job's umask is.
fn make_shared(path: &CStr, sharing: Sharing, mode: u32) -> Result<(), sys::Errno> {
    sys::mkdir(path, mode)?;
    if sharing.is_shared() {
        sys::chmod(&sys::open(path, libc::O_RDONLY | libc::O_DIRECTORY, 0)?, mode);
    }
    Ok(())
}

/// Gives the directory its final name; a process that called exec is here again under the same pid and start time.
fn name_dir(from: &Text) -> Option<Text> {
    let root = config::dir()?;
    for again in 0..1000 {
        let mut to = Text::new();
        write!(
            to,
            "{root}/{DIRECTORY}/{}-{}-{}-{}",
            config::boot(),
            config::pid_namespace(),
            sys::getpid(),
            config::start_time()
        )
        .ok()?;
        if again > 0 {
            write!(to, "-{again}").ok()?;
        }
        match sys::rename_new(from.c_str()?, to.c_str()?) {
            Ok(()) => return Some(to),
            Err(sys::Errno(libc::EEXIST)) => {}
            Err(_) => return None,
        }
    }
    None
}

fn remember_dir(dir: &Text) {
    for (slot, chunk) in global().dir.iter().zip(dir.padded().chunks_exact(8)) {
        let mut word = [0u8; 8];
        word.copy_from_slice(chunk);
        slot.store(u64::from_ne_bytes(word), Ordering::Relaxed);
    }
}

/// A path inside this process's directory.
fn inside(file: fmt::Arguments<'_>) -> Option<Text> {
    let dir = global().dir.as_ptr() as *const c_char;
    // SAFETY: `remember_dir` stored a NUL-terminated path, shorter than the field.
    let dir = unsafe { CStr::from_ptr(dir) }.to_str().ok()?;
    // A child that was forked inside the recorder has none until it starts.
    if dir.is_empty() {
        return None;
    }
    let mut path = Text::new();
    write!(path, "{dir}/{file}").ok()?;
    Some(path)
}

/// Creates a file in this process's directory and hands it to `f`; removes it again when `f` fails.
pub fn create_file(name: fmt::Arguments<'_>, f: impl FnOnce(&sys::Fd) -> Option<usize>) -> Option<usize> {
    let path = inside(name)?;
    let flags = libc::O_RDWR | libc::O_CREAT | libc::O_EXCL;
    let sharing = config::dir().as_ref().map_or(Sharing::Private, Sharing::from_directory);
    let fd = sys::open(path.c_str()?, flags, sharing.of_file()).ok()?;
    if sharing.is_shared() {
        sys::chmod(&fd, sharing.of_file());
    }
    let made = f(&fd);
    if made.is_none() {
        sys::unlink(path.c_str()?, 0);
    }
    made
}

/// Renames a finished file.
pub fn publish_file(from: fmt::Arguments<'_>, to: fmt::Arguments<'_>) -> bool {
    let (Some(from), Some(to)) = (inside(from), inside(to)) else { return false };
    let (Some(from), Some(to)) = (from.c_str(), to.c_str()) else { return false };
    sys::rename_new(from, to).is_ok()
}

/// Sets the exit mark when the process ends by exit().
#[unsafe(link_section = ".fini_array")]
#[used]
static AT_EXIT: extern "C" fn() = at_exit;

extern "C" fn at_exit() {
    // What was loaded since; where nothing was recorded there is nothing to say it in.
    if global().epoch.load(Ordering::Relaxed) != 0 {
        library::note_all_unrecorded();
        notes::tell_now();
    }
    if let Some(mark) = global().counter(process::EXITED_AT) {
        mark.store(1, Ordering::Relaxed);
    }
}
