//! What the tests share: the library under its vendor's name, a process per scenario, calls by name.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::collections::BTreeMap;
use std::ffi::{CString, c_void};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Runs `scenario` in a process of its own with this environment, because the library reads it while it loads. The
/// process is this test program, asked for the one test called `name`.
pub fn in_process(name: &str, environment: &[(&str, &str)], scenario: impl FnOnce()) {
    if std::env::var_os("SIM_TEST").is_some_and(|running| running == name) {
        return scenario();
    }
    let libraries = libraries();
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args([name, "--exact", "--nocapture", "--test-threads=1"])
        .env("SIM_TEST", name)
        .env("LD_LIBRARY_PATH", libraries.path())
        .envs(environment.iter().copied())
        .output()
        .expect("starting the scenario");
    let text =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(output.status.success(), "{name}: {}\n{text}", output.status);
    assert!(text.contains("1 passed"), "{name} is not the test's own name\n{text}");
}

/// A directory in which the built library is called `libcuda.so.1`.
pub fn libraries() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a directory");
    std::os::unix::fs::symlink(built(), dir.path().join("libcuda.so.1")).expect("a link");
    dir
}

fn built() -> PathBuf {
    let program = std::env::current_exe().expect("this program");
    let beside = program.parent().expect("a directory");
    [beside, beside.parent().expect("a directory")]
        .map(|dir| dir.join("libgputap_sim_cuda.so"))
        .into_iter()
        .find(|path| path.exists())
        .expect("cargo builds the library with its tests")
}

/// The address of an exported function.
pub fn symbol(name: &str) -> *mut c_void {
    static LIBRARY: OnceLock<usize> = OnceLock::new();
    let library = *LIBRARY.get_or_init(|| {
        // SAFETY: the name is a terminated string.
        let library = unsafe { libc::dlopen(c"libcuda.so.1".as_ptr(), libc::RTLD_NOW) };
        assert!(!library.is_null(), "no libcuda.so.1");
        library.expose_provenance()
    });
    let name = CString::new(name).expect("a name without NUL");
    // SAFETY: the handle is live and the name a terminated string.
    unsafe { libc::dlsym(std::ptr::with_exposed_provenance_mut(library), name.as_ptr()) }
}

/// An argument as it lies in a register or on the stack.
pub trait Word {
    fn word(self) -> usize;
}

macro_rules! numbers {
    ($($ty:ty)*) => { $( impl Word for $ty { fn word(self) -> usize { self as usize } } )* };
}
numbers!(i32 u8 u16 u32 u64 i64 usize);

impl<T> Word for &T {
    fn word(self) -> usize {
        std::ptr::from_ref(self).expose_provenance()
    }
}

impl<T> Word for &mut T {
    fn word(self) -> usize {
        std::ptr::from_mut(self).expose_provenance()
    }
}

/// Calls an exported function with up to twelve words; more than it takes do no harm in the C convention.
pub fn call(name: &str, words: &[usize]) -> i32 {
    let function = symbol(name);
    assert!(!function.is_null(), "no {name}");
    call_at(function, words)
}

/// The same by address.
pub fn call_at(function: *mut c_void, words: &[usize]) -> i32 {
    type Function = unsafe extern "C" fn(
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
        usize,
    ) -> i32;
    // SAFETY: every function called like this takes integers and pointers only, at most twelve.
    let function = unsafe { std::mem::transmute::<*mut c_void, Function>(function) };
    let mut w = [0; 12];
    w[..words.len()].copy_from_slice(words);
    // SAFETY: the test passes what the function asks for.
    unsafe { function(w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8], w[9], w[10], w[11]) }
}

/// `cu!(cuMemAlloc_v2(&mut address, 100))`: the status of a call.
macro_rules! cu {
    ($name:ident ( $($arg:expr),* $(,)? )) => {
        crate::support::call(stringify!($name), &[$( crate::support::Word::word($arg) ),*])
    };
}

/// The same, which must succeed.
macro_rules! ok {
    ($name:ident ( $($arg:expr),* $(,)? )) => {
        assert_eq!(cu!($name($($arg),*)), 0, stringify!($name))
    };
}

/// Initialises and makes a device's primary context current.
pub fn start(device: i32) -> usize {
    let mut context = 0usize;
    ok!(cuInit(0));
    ok!(cuDevicePrimaryCtxRetain(&mut context, device));
    ok!(cuCtxSetCurrent(context));
    context
}

/// Calls so far by name, from a counters file.
pub fn counts(path: &Path) -> BTreeMap<&'static str, u64> {
    let bytes = std::fs::read(path).expect("the counters");
    assert_eq!(bytes.len(), 65536);
    let number = |chunk: &[u8]| u64::from_ne_bytes(chunk.try_into().expect("eight bytes"));
    let named = bytes.chunks(8).enumerate().filter_map(|(id, chunk)| {
        let function = gputap_catalog::by_id(id as u16)?;
        Some((function.name, number(chunk)))
    });
    named.filter(|(_, count)| *count > 0).collect()
}
