//! Options that say which daemons a command means, and calling them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use gputap_control::nodes::{Choice, PORT};

/// Options of everything that calls a daemon.
#[derive(clap::Args, Debug, Clone)]
pub struct Where {
    /// Control socket of this node's daemon [default: the service's, then that of this user's jobs]
    #[arg(long, env = "GPUTAP_DAEMON_SOCKET", value_name = "PATH")]
    socket: Option<PathBuf>,
    /// The daemon of this host; repeatable. Lists as LSF has them ("a 8 b 8") are taken, too
    #[arg(long, aliases = ["hostname", "host-name", "hosts"], value_name = "HOST")]
    host: Vec<String>,
    /// Daemons of the hosts in this file: one in a line, as in host files of MPI and PBS; - is standard input
    #[arg(long, value_name = "FILE")]
    hosts_file: Option<PathBuf>,
    /// Daemons of the hosts of the PBS or LSF job that this command runs in
    #[arg(long)]
    job_hosts: bool,
    /// Daemons of the nodes of this SLURM job, array job or part of one (123, 123_4, 123+1), and only its processes. Without
    /// --tls-ca and --token-file they are reached by `srun`, as a step of the job
    #[arg(long, value_name = "JOB")]
    slurm: Option<String>,
    /// Daemons of the nodes of these pods, and only their processes: a label selector of `kubectl`
    #[arg(long, value_name = "SELECTOR")]
    k8s: Option<String>,
    /// Namespace of the pods [default: all]
    #[arg(long, value_name = "NAME", requires = "k8s")]
    namespace: Option<String>,
    /// Port of daemons on other hosts
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// Authority of the daemons' certificates
    #[arg(long, env = "GPUTAP_TLS_CA", value_name = "FILE")]
    tls_ca: Option<PathBuf>,
    /// Certificate to show them
    #[arg(long, env = "GPUTAP_TLS_CERT", value_name = "FILE", requires = "tls_key", requires = "tls_ca")]
    tls_cert: Option<PathBuf>,
    /// Key of that certificate
    #[arg(long, env = "GPUTAP_TLS_KEY", value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// Token to show them
    #[arg(long, env = "GPUTAP_TOKEN_FILE", value_name = "FILE")]
    token_file: Option<PathBuf>,
}

impl Where {
    /// The daemons that the options mean.
    pub fn choice(&self) -> Choice {
        Choice {
            socket: self.socket.clone(),
            hosts: self.host.clone(),
            hosts_file: self.hosts_file.clone(),
            job_hosts: self.job_hosts,
            slurm: self.slurm.clone(),
            k8s: self.k8s.clone(),
            namespace: self.namespace.clone(),
            port: self.port,
            tls_ca: self.tls_ca.clone(),
            tls_own: self.tls_cert.clone().zip(self.tls_key.clone()),
            token_file: self.token_file.clone(),
        }
    }
}

/// Runs calls to daemons.
pub fn block_on<T>(calls: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("starting")?;
    let result = runtime.block_on(calls);
    // A name that is still being looked up must not keep the command.
    runtime.shutdown_background();
    result
}
