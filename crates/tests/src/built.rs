//! The binaries under test: those of the same profile as the test itself.

use std::path::PathBuf;

use gputap_sim_base::testing::built;
pub use gputap_sim_base::testing::{profile_dir, simulated, tmp_dir};

/// The injected library.
pub fn library() -> PathBuf {
    built("libgputap.so", "gputap-preload")
}

/// The program, with the library beside it.
pub fn gputap() -> PathBuf {
    library();
    built("gputap", "gputap-cli")
}
