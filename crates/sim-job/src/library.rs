//! Libraries that a program opens by name, and the count of every call.

use std::ffi::{CStr, c_void};
use std::io;

/// Opens a library as a framework does: for itself alone.
pub fn open(name: &CStr) -> io::Result<*mut c_void> {
    // SAFETY: the name is a terminated string; loading runs the library's constructors, as any program's does.
    let library = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
    if library.is_null() {
        let what = format!("cannot load {}: {}", name.to_string_lossy(), crate::driver::why());
        return Err(io::Error::new(io::ErrorKind::NotFound, what));
    }
    Ok(library)
}

/// The address of one of its functions.
pub fn symbol(library: *mut c_void, name: &CStr) -> io::Result<*mut c_void> {
    // SAFETY: the handle is live and the name a terminated string.
    let address = unsafe { libc::dlsym(library, name.as_ptr()) };
    match address.is_null() {
        true => Err(io::Error::other(format!("there is no function {}", name.to_string_lossy()))),
        false => Ok(address),
    }
}

/// Declares a library's functions: the method's name, the exported name, the arguments. All answer a status, and 0 is
/// success.
macro_rules! functions {
    ($( #[$meta:meta] )* struct $table:ident = $file:ident {
        $( $method:ident: $export:ident ( $($arg:ident: $ty:ty),* $(,)? ); )*
    }) => {
        $( #[$meta] )*
        pub(crate) struct $table {
            $( $method: (unsafe extern "C" fn($($ty),*) -> i32, std::cell::Cell<u64>), )*
        }

        impl $table {
            /// Opens the library and looks every function up.
            pub(crate) fn open() -> std::io::Result<$table> {
                let library = $crate::library::open($file)?;
                Ok($table {
                    $( $method: {
                        let name = std::ffi::CString::new(stringify!($export)).map_err(std::io::Error::other)?;
                        let address = $crate::library::symbol(library, &name)?;
                        // SAFETY: the library's function of this name has this signature.
                        let function = unsafe {
                            std::mem::transmute::<*mut std::ffi::c_void, unsafe extern "C" fn($($ty),*) -> i32>(address)
                        };
                        (function, std::cell::Cell::new(0))
                    }, )*
                })
            }

            /// Every function that was called, with how often.
            pub(crate) fn calls(&self) -> std::collections::BTreeMap<String, u64> {
                let all = [$( (stringify!($export), self.$method.1.get()), )*];
                all.into_iter().filter(|(_, n)| *n > 0).map(|(name, n)| (name.to_owned(), n)).collect()
            }

            $(
                #[allow(clippy::too_many_arguments, reason = "the library's interface")]
                pub(crate) fn $method(&self, $($arg: $ty),*) -> std::io::Result<()> {
                    let (function, count) = &self.$method;
                    count.set(count.get() + 1);
                    // SAFETY: the signature is the library's. It checks handles, and this crate only passes pointers
                    // to its own memory, of the size that the call names.
                    match unsafe { function($($arg),*) } {
                        0 => Ok(()),
                        code => Err(std::io::Error::other(format!("{} failed with status {code}", stringify!($export)))),
                    }
                }
            )*
        }
    };
}
pub(crate) use functions;
