//! How libraries above the driver reach it: `dlopen`, `dlsym` of `cuGetProcAddress_v2`, and everything else through that.
//!
//! Each function is asked for with the version of its signature, as cudart does: a newer version may mean other
//! arguments. What a driver does not have stays empty, and calling it fails.

use std::ffi::{CStr, c_char, c_void};

use crate::abi::{Out, Outcome, Status, Text, outcome};

/// `cuGetProcAddress_v2`: name, result, version, flags, whether it was found.
pub type GetProcAddress = unsafe extern "C" fn(*const c_char, *mut *mut c_void, i32, u64, *mut i32) -> i32;

/// Functions whose null stream is the legacy one.
pub const LEGACY: u64 = 0;
/// Functions whose null stream is the calling thread's own.
pub const PER_THREAD: u64 = 2;

/// A call needs a function that this driver does not have.
pub const NEWER_DRIVER_NEEDED: Status = Status(36);

/// A loaded driver, ready to be asked for functions.
#[derive(Clone, Copy)]
pub struct Library {
    handle: *mut c_void,
    get_proc_address: GetProcAddress,
    /// The newest version to ask for: a driver answers with an error for what is newer than itself.
    newest: i32,
}

// SAFETY: a loader's handle and a function; both may be used from any thread.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

impl Library {
    /// Opens `libcuda.so.1`; `None` where there is none, or one older than 12.0.
    pub fn open() -> Option<Library> {
        // SAFETY: the name is a terminated string; loading runs the library's constructors, as any program's does.
        let handle = unsafe { libc::dlopen(c"libcuda.so.1".as_ptr(), libc::RTLD_NOW) };
        if handle.is_null() {
            return None;
        }
        let address = symbol(handle, c"cuGetProcAddress_v2");
        if address.is_null() {
            return None;
        }
        // SAFETY: the symbol has this signature in every driver that exports it.
        let get_proc_address = unsafe { std::mem::transmute::<*mut c_void, GetProcAddress>(address) };
        let library = Library { handle, get_proc_address, newest: i32::MAX };
        // The first request of cudart is for nothing at all.
        let _ = library.entry(c"", 0, LEGACY);
        Some(library)
    }

    /// The same, which will not be asked for what is newer than this.
    pub fn up_to(self, newest: i32) -> Library {
        Library { newest, ..self }
    }

    /// The address of an exported symbol; null where there is none.
    pub fn symbol(&self, name: &CStr) -> *mut c_void {
        symbol(self.handle, name)
    }

    /// The address of the function with this signature's version; null where the driver has none.
    pub fn entry(&self, name: &CStr, version: i32, flags: u64) -> *mut c_void {
        let (mut address, mut status) = (std::ptr::null_mut(), 0);
        if version > self.newest {
            return address;
        }
        let (out, found) = (&raw mut address, &raw mut status);
        // SAFETY: the name is terminated and both results have a place.
        let code = unsafe { (self.get_proc_address)(name.as_ptr(), out, version, flags, found) };
        if code == 0 && status == 0 { address } else { std::ptr::null_mut() }
    }

    /// What `cuGetProcAddress_v2` itself answers.
    pub fn ask(&self, name: Text, out: Out<usize>, version: i32, flags: u64, found: Out<i32>) -> Outcome {
        // SAFETY: a caller of a C function vouches for its arguments; the driver checks for null.
        outcome(unsafe { (self.get_proc_address)(name.0, out.0.cast(), version, flags, found.0) })
    }
}

fn symbol(handle: *mut c_void, name: &CStr) -> *mut c_void {
    // SAFETY: the handle is live and the name a terminated string.
    unsafe { libc::dlsym(handle, name.as_ptr()) }
}

/// Declares a table of driver functions: the method's name, the name and version that are asked for (and after a bar the
/// version of the per-thread form, where it differs), the arguments. Methods answer the driver's status.
#[macro_export]
macro_rules! entry_points {
    ($( #[$meta:meta] )* $vis:vis struct $table:ident {
        $( $method:ident: $base:ident @ $version:literal $(| $per_thread:literal)? ( $($arg:ident: $ty:ty),* $(,)? ); )*
    }) => {
        $( #[$meta] )*
        #[allow(missing_docs, reason = "the driver's functions")]
        $vis struct $table {
            $( $method: Option<unsafe extern "C" fn($($ty),*) -> i32>, )*
        }

        #[allow(clippy::too_many_arguments, missing_docs, dead_code, reason = "the driver's interface")]
        impl $table {
            /// Asks for every function.
            $vis fn load(library: &$crate::driver::Library, flags: u64) -> $table {
                $table {
                    $( $method: {
                        #[allow(unused_mut, unused_assignments, reason = "most have one version")]
                        let mut version = $version;
                        $( if flags == $crate::driver::PER_THREAD { version = $per_thread; } )?
                        let name = const {
                            match ::std::ffi::CStr::from_bytes_with_nul(concat!(stringify!($base), "\0").as_bytes()) {
                                Ok(name) => name,
                                Err(_) => panic!("a name has no NUL"),
                            }
                        };
                        let address = library.entry(name, version, flags);
                        // SAFETY: the driver answers this name and version with a function of this signature, or null.
                        unsafe {
                            ::std::mem::transmute::<*mut ::std::ffi::c_void, Option<unsafe extern "C" fn($($ty),*) -> i32>>(
                                address,
                            )
                        }
                    }, )*
                }
            }

            $(
                #[inline]
                $vis fn $method(&self, $($arg: $ty),*) -> $crate::abi::Outcome {
                    let function = self.$method.ok_or($crate::driver::NEWER_DRIVER_NEEDED)?;
                    // SAFETY: the signature is the driver's. It checks handles; for pointers the caller of the C
                    // function that led here vouches.
                    $crate::abi::outcome(unsafe { function($($arg),*) })
                }
            )*
        }
    };
}
