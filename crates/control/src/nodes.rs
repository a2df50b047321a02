//! Which daemons are meant, and how each of them is reached.

mod hosts;
mod kubernetes;
mod slurm;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::client::Client;
use crate::credential::{self, Credential};
use crate::error::Error;
use crate::place;
use crate::trust::{self, Answers};
use crate::tunnel::Tunnel;

/// Port of daemons on other nodes.
pub const PORT: u16 = 1779;

/// Daemons as a user names them. The names in messages are those of the options.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Control socket of this node's daemon; `None` for the one that answers.
    pub socket: Option<PathBuf>,
    /// Hosts, each also as a list of LSF's.
    pub hosts: Vec<String>,
    /// A file of hosts; `-` is standard input.
    pub hosts_file: Option<PathBuf>,
    /// Hosts of the PBS or LSF job that this process runs in.
    pub job_hosts: bool,
    /// Nodes of a SLURM job.
    pub slurm: Option<String>,
    /// Nodes of the pods that a label selector picks.
    pub k8s: Option<String>,
    /// Namespace of the pods; `None` for all.
    pub namespace: Option<String>,
    /// Port of daemons on other hosts that are named without one.
    pub port: u16,
    /// Authority of the daemons' certificates.
    pub tls_ca: Option<PathBuf>,
    /// Certificate and key to show them.
    pub tls_own: Option<(PathBuf, PathBuf)>,
    /// File of the token to show them.
    pub token_file: Option<PathBuf>,
}

/// A daemon and what to call its node.
#[derive(Clone, Debug)]
pub struct Node {
    /// As the user named it.
    pub name: String,
    /// The node's daemon, and how to call it.
    pub client: Client,
    /// Whether its files are ours to look at.
    pub is_local: bool,
}

/// What the options mean.
#[derive(Clone, Debug, Default)]
pub struct ChosenNodes {
    /// The nodes whose daemons are meant.
    pub nodes: Vec<Node>,
    /// Of these jobs only.
    pub jobs: Vec<i64>,
    /// In these pods only.
    pub pods: Vec<String>,
}

impl Choice {
    /// Whether this node is meant.
    pub fn is_here(&self) -> bool {
        let elsewhere = self.hosts_file.is_some() || self.slurm.is_some() || self.k8s.is_some();
        self.hosts.is_empty() && !self.job_hosts && !elsewhere
    }

    /// Whether whatever daemon this node has is meant, and no particular one.
    pub fn is_any_here(&self) -> bool {
        self.socket.is_none() && self.is_here()
    }

    /// Finds the daemons.
    pub fn find(&self) -> Result<ChosenNodes> {
        self.find_for(None)
    }

    /// Finds the daemons, and has a directory made where we get to their nodes ourselves.
    pub fn find_for(&self, directory: Option<&Path>) -> Result<ChosenNodes> {
        let mut found = ChosenNodes::default();
        let mut names: Vec<String> = self.hosts.iter().flat_map(|h| hosts::parse(h)).collect();
        if let Some(path) = &self.hosts_file {
            names.extend(hosts::read(path)?);
        }
        if self.job_hosts {
            names.extend(hosts::of_job()?);
        }
        if let Some(job) = &self.slurm {
            let job = slurm::find(job)?;
            found.jobs = job.ids;
            if self.tls_ca.is_none() && self.token_file.is_none() {
                let program = self.relay(directory)?;
                let to = |node: &slurm::Node| {
                    let tunnel = Tunnel::new(&node.host, node.step(&program), slurm::variables());
                    Node { name: node.host.clone(), client: Client::through(tunnel), is_local: false }
                };
                found.nodes.extend(job.nodes.iter().map(to));
            } else {
                names.extend(job.nodes.into_iter().map(|n| n.host));
            }
        }
        if let Some(selector) = &self.k8s {
            let pods = kubernetes::find(selector, self.namespace.as_deref())?;
            names.extend(pods.hosts);
            found.pods = pods.uids;
        }
        let mut seen = std::collections::BTreeSet::new();
        names.retain(|host| seen.insert(host.clone()));
        if names.is_empty() && found.nodes.is_empty() {
            let path = self.socket.clone().unwrap_or_else(socket);
            found.nodes.push(Node { name: "this node".into(), client: Client::unix(&path), is_local: true });
        }
        if !names.is_empty() {
            let credential = self.credential()?;
            for host in names {
                let (name, port) = split(&host, self.port)?;
                let client = Client::tcp(&name, port, credential.clone());
                found.nodes.push(Node { client, name: host, is_local: false });
            }
        }
        Ok(found)
    }

    /// The command that leads to the daemon of the node where it runs: this program, where it is there under the same name.
    fn relay(&self, directory: Option<&Path>) -> Result<Vec<String>> {
        let program = std::env::current_exe().context("finding gputap itself")?;
        let text = |path: &Path| path.to_str().map(str::to_owned).context("a path that is not UTF-8");
        let script =
            "program=$1; shift; [ -x \"$program\" ] || program=gputap; exec \"$program\" relay \"$@\"";
        let mut command = ["sh", "-c", script, "sh"].map(str::to_owned).to_vec();
        command.push(text(&program)?);
        if let Some(socket) = &self.socket {
            command.extend(["--socket".to_owned(), text(socket)?]);
        }
        if let Some(directory) = directory {
            command.extend(["--make".to_owned(), text(directory)?]);
        }
        Ok(command)
    }

    fn credential(&self) -> Result<Credential> {
        let token = self.token_file.as_deref().map(credential::token).transpose().context("--token-file")?;
        let credential = Credential { tls: None, token };
        let own = self.tls_own.as_ref().map(|(cert, key)| (cert.as_path(), key.as_path()));
        match &self.tls_ca {
            Some(ca) => credential.with_tls(ca, own).context("--tls-ca, --tls-cert, --tls-key"),
            None if credential.token.is_none() => bail!(
                "daemons of other hosts want to know who asks: give --tls-ca, --tls-cert and --tls-key (`gputap certs init` makes \
                 them), or --token-file"
            ),
            None => Ok(credential),
        }
    }
}

/// `host`, `host:port` or `[v6]:port`.
fn split(host: &str, port: u16) -> Result<(String, u16)> {
    let bad = || format!("--host {host}: not a host, or a host and a port");
    if let Some(rest) = host.strip_prefix('[') {
        let (name, rest) = rest.split_once(']').with_context(bad)?;
        let port = rest.strip_prefix(':').map_or(Ok(port), str::parse).with_context(bad)?;
        return Ok((name.to_owned(), port));
    }
    match host.split_once(':') {
        Some((name, rest)) if !rest.contains(':') => Ok((name.to_owned(), rest.parse().with_context(bad)?)),
        _ => Ok((host.to_owned(), port)),
    }
}

/// The first daemon of this node that answers and is believed. Without any, a stranger's, whom the call then refuses, or the
/// service's.
pub fn socket() -> PathBuf {
    let sockets = place::sockets(rustix::process::getuid().as_raw());
    let answers: Vec<Answers> = sockets.iter().map(|path| trust::answers(path)).collect();
    let stranger = |a: &Answers| matches!(a, Answers::Stranger(_));
    let believed = answers.iter().position(|a| *a == Answers::Believed);
    let at = believed.or_else(|| answers.iter().position(stranger)).unwrap_or(0);
    sockets.get(at).cloned().unwrap_or_default()
}

/// What a program prints.
fn output(program: &str, args: &[&str]) -> Result<String> {
    let output = Command::new(program)
        .args(args)
        .output()
        .with_context(|| format!("{program} can't be run: it must be installed here and on the PATH"))?;
    if !output.status.success() {
        // What went wrong comes last.
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let last = said.lines().map(str::trim).rfind(|l| !l.is_empty()).unwrap_or("it says no more");
        bail!("{program} failed: {last}");
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What to do when there is no daemon.
pub fn advise(e: Error) -> anyhow::Error {
    let absent = matches!(e, Error::Absent { .. });
    if absent { NoDaemon(e.to_string()).into() } else { e.into() }
}

/// There is no daemon.
#[derive(Debug)]
pub struct NoDaemon(String);

impl std::fmt::Display for NoDaemon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}. Start one with `gputap daemon`, or the job with `gputap run --on-demand`; --socket and --host say where \
             another one is",
            self.0
        )
    }
}

impl std::error::Error for NoDaemon {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_and_ports() {
        let of = |host| split(host, 1779).unwrap();
        assert_eq!(of("node1"), ("node1".into(), 1779));
        assert_eq!(of("node1:5"), ("node1".into(), 5));
        assert_eq!(of("fe80::1"), ("fe80::1".into(), 1779));
        assert_eq!(of("[fe80::1]:7"), ("fe80::1".into(), 7));
        assert!(split("node1:x", 1).is_err() && split("[::1", 1).is_err());
    }
}
