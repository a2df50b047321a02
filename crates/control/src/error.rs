//! Why a daemon could not be called.

use std::path::Path;
use std::time::Duration;

use thiserror::Error;

/// Why a call did not work.
#[derive(Debug, Error)]
pub enum Error {
    /// No daemon could be reached.
    #[error("no daemon at {at}: {why}")]
    Absent {
        /// Where a daemon was looked for.
        at: String,
        /// Why no daemon could be reached.
        why: String,
    },
    /// The daemon did not answer in time.
    #[error("the daemon at {at} did not answer within {} s", .after.as_secs())]
    Slow {
        /// Where the daemon is that was called.
        at: String,
        /// How long an answer was waited for.
        after: Duration,
    },
    /// Somebody else listens there.
    #[error(
        "{at} is not believed: uid {uid} listens there, who is neither root nor you, in a directory that root alone could not have \
         made. The service's socket belongs below a directory of root's, as /run/gputap is; have this one removed"
    )]
    Stranger {
        /// Path of the socket that is not believed.
        at: String,
        /// Uid of the one who listens at the socket.
        uid: u32,
    },
    /// It is not the one that is meant, as far as its certificate tells.
    #[error(
        "the daemon at {at} can't be trusted: {why}. --tls-ca must be the authority that made its certificate, and --host a name \
         that it was made for (`gputap certs add --node NAME` makes another one)"
    )]
    Untrusted {
        /// Where the daemon is that can't be trusted.
        at: String,
        /// Why the daemon can't be trusted.
        why: String,
    },
    /// It does not take our certificate.
    #[error(
        "the daemon at {at} does not accept this caller: {why}. --tls-cert and --tls-key must be of the daemon's own authority and \
         not expired (`gputap certs add --user UID` or `--operator` makes some)"
    )]
    Unaccepted {
        /// Where the daemon is that does not accept the caller.
        at: String,
        /// Why the daemon does not accept the caller.
        why: String,
    },
    /// It answered, and not with what was asked for.
    #[error("the daemon at {at} answers: {why}")]
    Refused {
        /// Where the daemon is that refused the call.
        at: String,
        /// HTTP status code of the refusal.
        status: u16,
        /// The reason in the daemon's words, or the status where it gave none.
        why: String,
    },
    /// What answers is not a daemon of ours, or broke off.
    #[error("{at} is no gputap daemon, or the connection broke: {why}")]
    Foreign {
        /// Where something was called that is no daemon of ours, or broke off.
        at: String,
        /// What was seen.
        why: String,
    },
}

/// What an error at connecting to a socket means.
pub(crate) fn explain_unix(path: &Path, e: &std::io::Error) -> String {
    match e.kind() {
        std::io::ErrorKind::PermissionDenied => {
            format!("{} is not for this user: its group may connect", path.display())
        }
        std::io::ErrorKind::NotFound => "nothing listens there".into(),
        std::io::ErrorKind::ConnectionRefused => "its socket is left over, nothing listens".into(),
        _ => e.to_string(),
    }
}
