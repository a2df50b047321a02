//! The sockets that torch finds: the abstract one of the network namespace, and one in a directory for containers.
//!
//! Every datagram comes with its sender's credentials from the kernel. The socket is drained without waiting, each client is
//! answered at once and once, and nothing is ever sent unasked: a client takes any datagram as its next answer.

use std::io::{ErrorKind, IoSliceMut};
use std::ops::RangeInclusive;
use std::os::fd::AsRawFd;
use std::os::unix::fs::{DirBuilderExt, FileTypeExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use gputap_control::trust;
use gputap_kineto::message::DATAGRAM_MAX;
use gputap_kineto::{CLIENT, DAEMON, DIRECTORY_MAX};
use nix::cmsg_space;
use nix::errno::Errno;
use nix::sys::socket::{
    AddressFamily, ControlMessageOwned, MsgFlags, SockFlag, SockType, SockaddrLike, UnixAddr,
    UnixCredentials, bind, recvmsg, sendto, setsockopt, socket, sockopt,
};
use tokio::io::Interest;
use tokio::net::UnixDatagram;

use crate::Shared;
use crate::identity::Peer;
use crate::registry::Sender;
use crate::trouble::Cause;

/// Datagrams that are read before others get their turn.
const AT_ONCE: usize = 256;

/// How often it is tried whether the abstract socket is free.
const RETRY: Duration = Duration::from_secs(1);

/// Names in the directory of sockets that are looked at: everybody may make some there.
const NAMES_MAX: usize = 65_536;

/// Lengths of addresses with a name: more than the family, and no more than there is room for.
const NAMED: RangeInclusive<u32> = 3..=110;

/// A socket that torch finds.
#[derive(Debug)]
pub struct Endpoint {
    socket: UnixDatagram,
    directory: Option<String>,
}

/// How a datagram was.
struct Received {
    bytes: usize,
    address: Option<UnixAddr>,
    peer: Option<Peer>,
    whole: bool,
}

impl Endpoint {
    /// The abstract socket; `None` if another process of this network namespace has it.
    pub fn abstract_name() -> Result<Option<Endpoint>> {
        // The NUL at the end is part of the name.
        let name = format!("{DAEMON}\0");
        let address = UnixAddr::new_abstract(name.as_bytes()).context("making the abstract address")?;
        match Endpoint::bind(&address, None) {
            Err(e) if e.downcast_ref() == Some(&Errno::EADDRINUSE) => Ok(None),
            bound => bound.map(Some),
        }
    }

    /// The socket in a directory, which is made if it is not there: for all users, or for this one alone.
    pub fn directory(dir: &Path, private: bool) -> Result<Endpoint> {
        let text =
            dir.to_str().filter(|d| d.starts_with('/')).context("--kineto-dir must be an absolute path")?;
        if text.len() > DIRECTORY_MAX {
            bail!(
                "--kineto-dir {text}: torch has room for {DIRECTORY_MAX} characters only: use a shorter path"
            );
        }
        if !dir.exists() {
            std::fs::DirBuilder::new().mode(0o700).create(dir).with_context(|| format!("making {text}"))?;
            // As for /tmp: each client puts a socket of its own there, and can't remove the others'.
            let mode = if private { 0o700 } else { 0o1777 };
            std::fs::set_permissions(dir, std::fs::Permissions::from_mode(mode))?;
        }
        // Who could replace the socket could ask processes for files in our place.
        if let Some(why) = trust::replaceable(dir, rustix::process::getuid().as_raw()) {
            bail!("--kineto-dir {text}: {why}");
        }
        let path = dir.join(DAEMON);
        remove_dead(&path)?;
        let address = UnixAddr::new(&path).context("making the address")?;
        let endpoint = Endpoint::bind(&address, Some(text.to_owned())).with_context(|| text.to_owned())?;
        // The directory says who may come here; the credentials say who it is.
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o666))?;
        Ok(endpoint)
    }

    fn bind(address: &UnixAddr, directory: Option<String>) -> Result<Endpoint> {
        let flags = SockFlag::SOCK_CLOEXEC | SockFlag::SOCK_NONBLOCK;
        let fd = socket(AddressFamily::Unix, SockType::Datagram, flags, None)?;
        // Before the name: no datagram comes without credentials.
        setsockopt(&fd, sockopt::PassCred, &true)?;
        bind(fd.as_raw_fd(), address)?;
        Ok(Endpoint { socket: UnixDatagram::from_std(fd.into())?, directory })
    }

    /// What to call it.
    pub fn name(&self) -> String {
        self.directory.as_ref().map_or(format!("@{DAEMON}"), |d| format!("{d}/{DAEMON}"))
    }

    /// Answers for ever.
    pub async fn serve(self, shared: Shared) {
        let mut buffer = [0; DATAGRAM_MAX + 1];
        loop {
            if let Err(e) = self.socket.readable().await {
                tracing::error!(error = %e, "the socket is lost");
                return;
            }
            for _ in 0..AT_ONCE {
                match self.receive(&mut buffer) {
                    Ok(Received { bytes, address, peer, whole }) => {
                        // Without credentials or an address there is nobody to answer; a cut one is none.
                        let (Some(address), Some(peer), true) = (address, peer, whole) else {
                            shared.lock().registry.counters.malformed += 1;
                            continue;
                        };
                        self.answer(&shared, &buffer[..bytes], &address, peer);
                    }
                    Err(e) if e.kind() == ErrorKind::WouldBlock => break,
                    Err(e) => {
                        tracing::warn!(error = %e, "receiving");
                        break;
                    }
                }
            }
            tokio::task::yield_now().await;
        }
    }

    fn receive(&self, buffer: &mut [u8]) -> std::io::Result<Received> {
        let fd = self.socket.as_raw_fd();
        self.socket.try_io(Interest::READABLE, || {
            // Room for the credentials and nothing else: descriptors that somebody sends are not taken.
            let mut control = cmsg_space!(UnixCredentials);
            let mut parts = [IoSliceMut::new(buffer)];
            let message = recvmsg::<UnixAddr>(fd, &mut parts, Some(&mut control), MsgFlags::MSG_DONTWAIT)?;
            let peer = message.cmsgs().ok().and_then(|mut c| {
                c.find_map(|c| match c {
                    ControlMessageOwned::ScmCredentials(c) => {
                        Some(Peer { pid: c.pid(), uid: c.uid(), gid: c.gid() })
                    }
                    _ => None,
                })
            });
            let whole = !message.flags.contains(MsgFlags::MSG_TRUNC);
            // A sender without a name can't be answered, and nothing may be asked of its address; one of full length has lost
            // its end.
            let address = message.address.filter(|a| NAMED.contains(&a.len()));
            Ok(Received { bytes: message.bytes, address, peer, whole })
        })
    }

    /// The sender's name, if what we send there comes to him. A name means something else in another namespace of networks or
    /// mounts: there he could have that of somebody here, who would take our answer for his own.
    fn name_of(&self, address: &UnixAddr, peer: Peer) -> Option<Vec<u8>> {
        let Some(dir) = &self.directory else {
            // Who reaches this socket is in our network's namespace, where such a name is one socket's.
            return address.as_abstract().map(<[u8]>::to_vec);
        };
        let path = address.path().filter(|path| path.parent() == Some(Path::new(dir)))?;
        let meta = std::fs::symlink_metadata(path).ok()?;
        let his = meta.file_type().is_socket() && meta.uid() == peer.uid;
        his.then(|| path.as_os_str().as_encoded_bytes().to_vec())
    }

    fn answer(&self, shared: &Shared, datagram: &[u8], address: &UnixAddr, peer: Peer) {
        let Some(name) = self.name_of(address, peer) else {
            shared.lock().registry.counters.impostors += 1;
            return;
        };
        let sender = Sender { peer, address: &name, directory: self.directory.as_deref() };
        let mut core = shared.lock();
        let Some(answer) = core.registry.receive(sender, datagram, crate::now_ms()) else { return };
        let bytes = answer.reply.encode();
        let fd = self.socket.as_raw_fd();
        if let Err(e) = sendto(fd, &bytes, address, MsgFlags::MSG_DONTWAIT | MsgFlags::MSG_NOSIGNAL) {
            tracing::debug!(pid = peer.pid, error = %e, "the client did not take its answer");
            match answer.order {
                Some(id) => core.registry.unsent(id),
                None => core.registry.counters.unanswered += 1,
            }
        }
    }
}

/// Says that the abstract socket is another's, and serves it as soon as that one has gone.
pub async fn take_over(shared: Shared) {
    let taken = format!(
        "@{DAEMON} is taken: another gputap daemon or dynolog runs in this network namespace, and processes without \
         KINETO_IPC_SOCKET_DIR register there. End it (`ss -xp` shows it to root), and this daemon takes its place; or set \
         kineto.abstract_socket = false"
    );
    shared.lock().trouble.set(Cause::Taken, Some(taken));
    loop {
        tokio::time::sleep(RETRY).await;
        if let Ok(Some(endpoint)) = Endpoint::abstract_name() {
            {
                let mut core = shared.lock();
                core.endpoints.push(endpoint.name());
                core.trouble.set(Cause::Taken, None);
            }
            return endpoint.serve(shared).await;
        }
    }
}

/// Removes a socket that nobody listens to.
fn remove_dead(path: &Path) -> Result<()> {
    let Ok(meta) = std::fs::symlink_metadata(path) else { return Ok(()) };
    if !meta.file_type().is_socket() {
        bail!("{} is in the way, and no socket: remove it", path.display());
    }
    if is_alive(path) {
        bail!("another daemon listens at {}: end it, or use another directory", path.display());
    }
    std::fs::remove_file(path).with_context(|| format!("removing {}", path.display()))
}

fn is_alive(path: &Path) -> bool {
    let probe = std::os::unix::net::UnixDatagram::unbound().and_then(|s| s.connect(path));
    !probe.is_err_and(|e| matches!(e.kind(), ErrorKind::ConnectionRefused | ErrorKind::NotFound))
}

/// Removes sockets of clients that have ended: no client does it itself.
pub fn tidy(dir: &Path) {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten().take(NAMES_MAX);
    let dead: Vec<PathBuf> = entries
        .filter(|e| e.file_name().to_string_lossy().starts_with(CLIENT))
        .filter(|e| e.file_type().is_ok_and(|t| t.is_socket()))
        .map(|e| e.path())
        .filter(|p| !is_alive(p))
        .collect();
    for path in dead {
        let _ = std::fs::remove_file(path);
    }
}
