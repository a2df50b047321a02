//! How the daemon is set: a TOML file, over which the program puts environment and flags.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use gputap_control::default_socket;
use serde::Deserialize;

use crate::registry::Rates;
use crate::spool::Quota;

/// More than any machine can send.
const RATE_MAX: u64 = 100_000_000;

/// All settings, as they are in the file. A key that is not known is an error: it would be a typing error otherwise.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The sockets that torch finds.
    pub kineto: Kineto,
    /// The control interface.
    pub control: Control,
    /// Where traces may go.
    pub trace: Trace,
    /// Settings of dynolog's protocol, for `dyno` clients.
    pub compat_dynolog: Dynolog,
    /// What is asked of Kubernetes.
    pub kubernetes: Kubernetes,
    /// Where state is kept across restarts; nowhere if not set.
    pub state_dir: Option<PathBuf>,
    /// Let the daemon forbid itself what it does not need.
    pub sandbox: Sandbox,
    /// End when no process is registered and nobody holds this file's lock any more.
    #[serde(skip)]
    pub while_held: Option<PathBuf>,
}

/// Whether the daemon forbids itself what it does not need.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Sandbox {
    /// Where the kernel can; what it can't is said in the status.
    #[default]
    Auto,
    /// Or it does not start.
    Required,
    /// Not at all.
    Off,
}

/// The sockets that torch finds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Kineto {
    /// The abstract socket.
    pub abstract_socket: bool,
    /// A directory for `KINETO_IPC_SOCKET_DIR`.
    pub directory: Option<PathBuf>,
    /// What may be sent there.
    pub limit: Rates,
}

/// The control interface.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Control {
    /// Path of the control socket; a default place if not set.
    pub socket: Option<PathBuf>,
    /// Its mode, in octal digits; 660 if not set.
    pub mode: Option<String>,
    /// Users who may see and trace everybody, beside root.
    pub operators: Vec<u32>,
    /// An address for other nodes.
    pub listen: Option<SocketAddr>,
    /// Certificate of this node, its key, and the authority whose certificates are believed.
    pub tls_cert: Option<PathBuf>,
    /// File with the key of this node's certificate.
    pub tls_key: Option<PathBuf>,
    /// File with the authority whose certificates are believed.
    pub tls_ca: Option<PathBuf>,
    /// Whoever knows what is in this file is let in.
    pub token_file: Option<PathBuf>,
    /// And acts as this user; as an operator if not set.
    pub token_uid: Option<u32>,
}

/// Where traces may go.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Trace {
    /// Directories below which processes may be asked to write.
    pub roots: Vec<String>,
    /// Where the daemon makes directories for those who name none. torch 2.14 and later accept what is below /tmp.
    pub spool: PathBuf,
    /// Most that may lie there, of all users and of one.
    pub spool_mib: u64,
    /// Most MiB in the spool that may be one user's.
    pub spool_user_mib: u64,
}

/// What is asked of Kubernetes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Kubernetes {
    /// The kubelet's pod-resources socket, or its directory; it is not asked if not set.
    pub pod_resources: Option<PathBuf>,
    /// Where the kubelet keeps links whose names tell containers.
    pub container_logs: PathBuf,
}

impl Default for Kubernetes {
    fn default() -> Kubernetes {
        Kubernetes { pod_resources: None, container_logs: "/var/log/containers".into() }
    }
}

/// Whether and where dynolog's protocol is spoken, for `dyno` clients.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Dynolog {
    /// Whether it is there.
    pub enabled: bool,
    /// Its port; 1778 if not set.
    pub port: Option<u16>,
    /// An address beside loopback.
    pub listen: Option<SocketAddr>,
    /// Who may come from there.
    pub allow: Vec<IpAddr>,
    /// User that these clients act as.
    pub uid: Option<u32>,
}

impl Default for Kineto {
    fn default() -> Kineto {
        Kineto { abstract_socket: true, directory: None, limit: Rates::default() }
    }
}

impl Default for Trace {
    fn default() -> Trace {
        Trace { roots: vec!["/tmp".into()], spool: "/tmp".into(), spool_mib: 65_536, spool_user_mib: 16_384 }
    }
}

impl Trace {
    /// What may lie in the spool.
    pub fn quota(&self) -> Quota {
        let bytes = |mib: u64| mib.saturating_mul(1 << 20);
        Quota { total: bytes(self.spool_mib), user: bytes(self.spool_user_mib) }
    }
}

impl Settings {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Settings> {
        let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }

    /// The control socket.
    pub fn socket(&self) -> PathBuf {
        self.control.socket.clone().unwrap_or_else(|| default_socket(rustix::process::getuid().as_raw()))
    }

    /// Directories in which ours are made.
    pub fn spools(&self) -> Vec<PathBuf> {
        self.kineto.directory.iter().chain([&self.trace.spool]).cloned().collect()
    }

    /// Directories that the daemon writes into.
    pub fn writable(&self) -> Vec<PathBuf> {
        let socket = self.socket();
        let sockets = socket.parent().map(Path::to_owned);
        self.spools().into_iter().chain(self.state_dir.clone()).chain(sockets).collect()
    }

    /// The control socket's mode.
    pub fn mode(&self) -> Result<u32> {
        let text = self.control.mode.as_deref().unwrap_or("660");
        u32::from_str_radix(text, 8)
            .ok()
            .filter(|m| *m <= 0o777)
            .with_context(|| format!("control.mode: '{text}' is not a mode like 660"))
    }

    /// Refuses what can't work, or is not safe.
    pub fn check(&self) -> Result<()> {
        self.mode()?;
        for root in &self.trace.roots {
            if !root.starts_with('/') || root.contains("..") {
                bail!("trace.roots: '{root}' is not an absolute path");
            }
        }
        let limit = self.kineto.limit;
        if limit.per_process == 0
            || limit.per_user == 0
            || limit.per_user > RATE_MAX
            || limit.per_process > RATE_MAX
        {
            bail!("kineto.limit: rates are 1 to {RATE_MAX} datagrams a second");
        }
        let c = &self.control;
        let tls = [&c.tls_cert, &c.tls_key].iter().filter(|p| p.is_some()).count();
        if tls == 1 || (c.tls_ca.is_some() && tls == 0) {
            bail!("--tls-cert and --tls-key belong together, and --tls-ca to both");
        }
        if let Some(listen) = c.listen {
            if c.tls_ca.is_none() && c.token_file.is_none() {
                bail!(
                    "--listen {listen}: nobody listens on TCP without knowing who comes: give --tls-cert, --tls-key and --tls-ca \
                     (`gputap certs init` makes them), or --token-file"
                );
            }
            if !listen.ip().is_loopback() && tls == 0 {
                bail!(
                    "--listen {listen}: a token could be read on its way: give --tls-cert and --tls-key, too"
                );
            }
        }
        let d = &self.compat_dynolog;
        let set = d.port.is_some() || d.listen.is_some() || !d.allow.is_empty() || d.uid.is_some();
        if set && !d.enabled {
            bail!(
                "compat_dynolog.port, listen, allow and uid do nothing without `enabled = true` (--compat-dynolog): set it, or take \
                 them away"
            );
        }
        if d.listen.is_none() && (!d.allow.is_empty() || d.uid.is_some()) {
            bail!(
                "--compat-dynolog-allow and -uid are for those who come from elsewhere: give --compat-dynolog-listen, too. On \
                 loopback a client is the owner of its connection"
            );
        }
        if d.listen.is_some() && (d.allow.is_empty() || d.uid.is_none()) {
            bail!(
                "--compat-dynolog-listen: dynolog's clients have no credentials: give --compat-dynolog-allow and -uid, too"
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_text(text: &str) -> Result<Settings> {
        let settings: Settings = toml::from_str(text)?;
        settings.check().map(|()| settings)
    }

    #[test]
    fn nothing_listens_on_tcp_by_default() {
        let settings = from_text("").unwrap();
        assert!(settings.control.listen.is_none() && !settings.compat_dynolog.enabled);
        assert_eq!((settings.mode().unwrap(), settings.trace.roots), (0o660, vec!["/tmp".to_owned()]));
    }

    #[test]
    fn what_is_not_safe_is_refused() {
        for text in [
            "[control]\nlisten = '127.0.0.1:1'",
            "[control]\nlisten = '0.0.0.0:1'\ntoken_file = '/t'",
            "[control]\nlisten = '0.0.0.0:1'\ntls_cert = '/c'",
            "[control]\nlisten = '0.0.0.0:1'\ntls_cert = '/c'\ntls_key = '/k'",
            "[compat_dynolog]\nenabled = true\nlisten = '0.0.0.0:1778'",
            "[compat_dynolog]\nlisten = '0.0.0.0:1778'\nallow = ['10.0.0.9']\nuid = 1000",
            "[compat_dynolog]\nenabled = true\nallow = ['10.0.0.9']\nuid = 1000",
            "[compat_dynolog]\nport = 1",
            "[trace]\nroots = ['tmp']",
            "[control]\nmode = '999'",
            "[controll]\n",
        ] {
            assert!(from_text(text).is_err(), "{text}");
        }
        assert!(from_text("[control]\nlisten = '127.0.0.1:1'\ntoken_file = '/t'").is_ok());
        assert!(
            from_text("[control]\nlisten = '0.0.0.0:1'\ntls_cert = '/c'\ntls_key = '/k'\ntls_ca = '/a'")
                .is_ok()
        );
    }
}
