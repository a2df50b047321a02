//! Where the control interface listens, and how each place knows who comes.

use std::net::SocketAddr;
use std::os::unix::fs::{DirBuilderExt, FileTypeExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use gputap_control::trust;
use tokio::net::{TcpListener, UnixListener};

use crate::Shared;
use crate::caller::Caller;
use crate::places::Places;
use crate::server::{Identify, connection};

/// Makes the control socket; its directory, too, for this user alone.
pub fn unix(path: &Path, mode: u32) -> Result<UnixListener> {
    let dir = path.parent().context("the control socket needs a directory")?;
    if !dir.exists() {
        let mode = if rustix::process::getuid().is_root() { 0o755 } else { 0o700 };
        std::fs::DirBuilder::new()
            .mode(mode)
            .create(dir)
            .with_context(|| format!("making {}", dir.display()))?;
    }
    // Who could replace the socket could answer in our place.
    if let Some(why) = trust::replaceable(&std::path::absolute(dir)?, rustix::process::getuid().as_raw()) {
        bail!("--socket {}: {why}", path.display());
    }
    if let Ok(meta) = std::fs::symlink_metadata(path) {
        if !meta.file_type().is_socket() {
            bail!("{} is in the way, and no socket: remove it", path.display());
        }
        if std::os::unix::net::UnixStream::connect(path).is_ok() {
            bail!("another daemon listens at {}: `gputap status` shows it", path.display());
        }
        std::fs::remove_file(path).with_context(|| format!("removing {}", path.display()))?;
    }
    // Nobody else comes in between: the mode is narrowed before the name is there.
    let old = rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o177));
    let listener = UnixListener::bind(path);
    rustix::process::umask(old);
    let listener = listener.with_context(|| format!("listening at {}", path.display()))?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))?;
    Ok(listener)
}

/// Listens on TCP; why it can't, in words that say what to do.
pub async fn tcp(at: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(at).await.map_err(|e| anyhow!("{}", why_not(&e)))
}

fn why_not(e: &std::io::Error) -> String {
    match e.raw_os_error() {
        Some(libc::EAFNOSUPPORT) => {
            "this process may not use such addresses. Under systemd RestrictAddressFamilies= of the unit forbids it: the drop-ins \
             remote.conf (for --listen) and dyno.conf (for --compat-dynolog) allow it. Elsewhere the kernel may have no IPv6"
                .into()
        }
        Some(libc::EADDRINUSE) => "the port is taken, by another daemon or by dynolog: end it, or take another port".into(),
        Some(libc::EADDRNOTAVAIL) => "this node has no such address".into(),
        Some(libc::EACCES) => "ports below 1024 are root's: take another port".into(),
        _ => e.to_string(),
    }
}

/// Serves the control socket: the kernel says who connects.
pub async fn serve_unix(shared: Shared, listener: UnixListener) {
    let places = Places::default();
    loop {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(e) => {
                // Out of descriptors, mostly: it gets better when others go.
                tracing::warn!(error = %e, "accepting");
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(credentials) = stream.peer_cred() else { continue };
        let caller = Caller::local(credentials.uid(), &shared.lock().settings.control.operators);
        let holder = caller.holder();
        let identify: Identify = Arc::new(move |_| Ok(caller.clone()));
        places.serve(&shared, holder, stream, |stream, seat| {
            connection(shared.clone(), stream, identify, seat)
        });
        // Who has sent his request already is read before the next ones could push him out.
        tokio::task::yield_now().await;
    }
}
