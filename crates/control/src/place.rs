//! Where the control socket is.

use std::path::PathBuf;

/// The node's, when the daemon runs as a service.
const SERVICE: &str = "/run/gputap/control.sock";

/// Where a daemon of this user listens when nobody says otherwise.
pub fn default_socket(uid: u32) -> PathBuf {
    if uid == 0 { PathBuf::from(SERVICE) } else { PathBuf::from(format!("/tmp/gputap-{uid}/control.sock")) }
}

/// Where to look for a daemon: the service's socket, then that of this user's jobs.
pub fn sockets(uid: u32) -> Vec<PathBuf> {
    vec![PathBuf::from(SERVICE), PathBuf::from(format!("/tmp/gputap-{uid}/control.sock"))]
}
