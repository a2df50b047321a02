//! `gputap daemon`: the node's service. Flags win over the environment, the environment over the file.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::builder::FalseyValueParser;
use gputap_daemon::Settings;
use gputap_daemon::settings::Sandbox;
use tracing::level_filters::LevelFilter;

use crate::output;

/// Where the service's file is.
const FILE: &str = "/etc/gputap/daemon.toml";

/// Options of `gputap daemon`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap daemon                                          for the PyTorch processes of this node
  gputap daemon --kineto-dir /run/gputap/kineto          for containers with KINETO_IPC_SOCKET_DIR, too
  gputap daemon --listen 0.0.0.0:1779 --tls-cert node.pem --tls-key node.key --tls-ca ca.pem

docs/daemon.md has the file's keys and the service's unit.")]
pub struct Args {
    /// Settings [default: /etc/gputap/daemon.toml, if it is there]
    #[arg(long, env = "GPUTAP_DAEMON_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// Control socket [default: /run/gputap/control.sock for root, /tmp/gputap-UID/control.sock for others]
    #[arg(long, env = "GPUTAP_DAEMON_SOCKET", value_name = "PATH")]
    socket: Option<PathBuf>,
    /// Offer no socket to PyTorch at all
    #[arg(long, env = "GPUTAP_DAEMON_NO_KINETO", value_parser = FalseyValueParser::new())]
    no_kineto: bool,
    /// Do not take the abstract socket, which is one per network namespace
    #[arg(long, env = "GPUTAP_DAEMON_NO_ABSTRACT", value_parser = FalseyValueParser::new())]
    no_abstract: bool,
    /// Also listen in this directory, for processes with KINETO_IPC_SOCKET_DIR
    #[arg(long, env = "GPUTAP_DAEMON_KINETO_DIR", value_name = "DIR")]
    kineto_dir: Option<PathBuf>,
    /// Traces may be written below this directory; repeatable [default: /tmp]
    #[arg(long, env = "GPUTAP_DAEMON_ROOTS", value_name = "DIR", value_delimiter = ':')]
    root: Vec<String>,
    /// Where to create directories for traces if the caller names none [default: /tmp]
    #[arg(long, env = "GPUTAP_DAEMON_SPOOL", value_name = "DIR")]
    spool: Option<PathBuf>,
    /// Keep registrations and requests here across restarts
    #[arg(long, env = "GPUTAP_DAEMON_STATE", value_name = "DIR")]
    state_dir: Option<PathBuf>,
    /// A user who, like root, may see and trace everybody; repeatable
    #[arg(long, env = "GPUTAP_DAEMON_OPERATORS", value_name = "UID", value_delimiter = ',')]
    operator: Vec<u32>,
    /// Control interface for other nodes, with --tls-* or --token-file
    #[arg(long, env = "GPUTAP_DAEMON_LISTEN", value_name = "ADDR:PORT")]
    listen: Option<SocketAddr>,
    /// Certificate of this node
    #[arg(long, env = "GPUTAP_DAEMON_TLS_CERT", value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// Key of that certificate
    #[arg(long, env = "GPUTAP_DAEMON_TLS_KEY", value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// Authority of the certificates that clients must have
    #[arg(long, env = "GPUTAP_DAEMON_TLS_CA", value_name = "FILE")]
    tls_ca: Option<PathBuf>,
    /// Accept callers that present the token in this file (mode 0600)
    #[arg(long, env = "GPUTAP_DAEMON_TOKEN_FILE", value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Speak dynolog's protocol on loopback, for `dyno` clients
    #[arg(long, env = "GPUTAP_DAEMON_COMPAT_DYNOLOG", value_parser = FalseyValueParser::new())]
    compat_dynolog: bool,
    /// Port of dynolog's protocol [default: 1778]
    #[arg(long, value_name = "PORT")]
    compat_dynolog_port: Option<u16>,
    /// Speak dynolog's protocol at this address, too; 0.0.0.0 is all of the node's
    #[arg(
        long,
        value_name = "ADDR:PORT",
        requires = "compat_dynolog_allow",
        requires = "compat_dynolog_uid"
    )]
    compat_dynolog_listen: Option<SocketAddr>,
    /// Addresses that may connect there; repeatable
    #[arg(long, value_name = "ADDR", value_delimiter = ',')]
    compat_dynolog_allow: Vec<IpAddr>,
    /// User that these clients act as
    #[arg(long, value_name = "UID")]
    compat_dynolog_uid: Option<u32>,
    /// Ask the kubelet at this socket, or in this directory, which pods processes belong to
    #[arg(long, env = "GPUTAP_DAEMON_POD_RESOURCES", value_name = "PATH")]
    pod_resources: Option<PathBuf>,
    /// Do not confine the daemon with Landlock and seccomp
    #[arg(long, env = "GPUTAP_DAEMON_NO_SANDBOX", value_parser = FalseyValueParser::new())]
    no_sandbox: bool,
    /// Log as JSON
    #[arg(long, env = "GPUTAP_DAEMON_LOG_JSON", value_parser = FalseyValueParser::new())]
    log_json: bool,
    /// What to log
    #[arg(long, env = "GPUTAP_DAEMON_LOG", value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// Check whether the daemon would start with these settings, and end: everything is opened as for a start
    #[arg(long)]
    check: bool,
    /// End when nobody holds this file's lock and no process is registered
    #[arg(long, hide = true, value_name = "FILE")]
    while_held: Option<PathBuf>,
}

/// Runs the service.
pub fn run(args: Args) -> Result<ExitCode> {
    let (json, level, check) = (args.log_json, args.log, args.check);
    let settings = args.settings()?;
    if check {
        gputap_daemon::check(&settings)?;
        outln!("the settings are valid: the daemon would start");
        return Ok(ExitCode::SUCCESS);
    }
    // A log that nobody takes is no reason to end, or to wait.
    output::never_wait();
    let log = tracing_subscriber::fmt()
        .with_writer(|| output::Messages)
        .log_internal_errors(false)
        .with_max_level(level)
        .with_target(false);
    if json {
        log.json().init();
    } else {
        log.with_ansi(false).init();
    }
    gputap_daemon::run(settings)?;
    Ok(ExitCode::SUCCESS)
}

/// Puts a value over another one if there is one.
fn over<T>(to: &mut Option<T>, value: Option<T>) {
    if value.is_some() {
        *to = value;
    }
}

impl Args {
    fn settings(self) -> Result<Settings> {
        let default = Path::new(FILE);
        let mut s = match &self.config {
            Some(path) => Settings::read(path).context("--config")?,
            None if default.exists() => Settings::read(default)?,
            None => Settings::default(),
        };
        over(&mut s.control.socket, self.socket);
        over(&mut s.kineto.directory, self.kineto_dir);
        s.kineto.abstract_socket &= !self.no_abstract && !self.no_kineto;
        if self.no_kineto {
            s.kineto.directory = None;
        }
        if !self.root.is_empty() {
            s.trace.roots = self.root;
        }
        if let Some(spool) = self.spool {
            s.trace.spool = spool;
        }
        over(&mut s.state_dir, self.state_dir);
        s.control.operators.extend(self.operator);
        over(&mut s.control.listen, self.listen);
        over(&mut s.control.tls_cert, self.tls_cert);
        over(&mut s.control.tls_key, self.tls_key);
        over(&mut s.control.tls_ca, self.tls_ca);
        over(&mut s.control.token_file, self.token_file);
        let d = &mut s.compat_dynolog;
        d.enabled |=
            self.compat_dynolog || self.compat_dynolog_port.is_some() || self.compat_dynolog_listen.is_some();
        over(&mut d.port, self.compat_dynolog_port);
        over(&mut d.listen, self.compat_dynolog_listen);
        d.allow.extend(self.compat_dynolog_allow);
        over(&mut d.uid, self.compat_dynolog_uid);
        over(&mut s.kubernetes.pod_resources, self.pod_resources);
        if self.no_sandbox {
            s.sandbox = Sandbox::Off;
        }
        s.while_held = self.while_held;
        Ok(s)
    }
}
