//! Where the control socket is.

use std::path::PathBuf;

/// The node's, when the daemon runs as a service.
const SERVICE: &str = "/run/gputap/control.sock";

/// The name of a socket in its directory.
const SOCKET: &str = "control.sock";

/// Directories for the daemon of a user's jobs, the best first. `/tmp` outlives his login and is everybody's, so that somebody
/// else may have taken the name; then there is the one that root made for him alone.
pub fn directories(uid: u32) -> [PathBuf; 2] {
    [PathBuf::from(format!("/tmp/gputap-{uid}")), PathBuf::from(format!("/run/user/{uid}/gputap"))]
}

/// Where a daemon of this user listens when nobody says otherwise.
pub fn default_socket(uid: u32) -> PathBuf {
    if uid == 0 { PathBuf::from(SERVICE) } else { directories(uid)[0].join(SOCKET) }
}

/// Where to look for a daemon: the service's socket, then that of this user's jobs.
pub fn sockets(uid: u32) -> Vec<PathBuf> {
    [PathBuf::from(SERVICE)].into_iter().chain(directories(uid).map(|dir| dir.join(SOCKET))).collect()
}
