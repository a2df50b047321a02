//! `gputap certs`: certificates for daemons of several nodes, and for those who call them.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use gputap_daemon::certs::{self, Holder};

/// Options of `gputap certs`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap certs init --dir pki --node node1 --node node2 --operator --user 1000
  gputap certs add --dir pki --node 10.0.0.7
  gputap certs token /etc/gputap/token")]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// Make an authority, and certificates with it
    Init(Made),
    /// Make further certificates with the authority of a directory
    Add(Made),
    /// Make a token
    Token {
        /// File to make
        file: PathBuf,
    },
}

#[derive(clap::Args, Debug)]
struct Made {
    /// Directory of the authority; anyone with its ca.key can act as any user towards all daemons
    #[arg(long, value_name = "DIR", default_value = "gputap-certs")]
    dir: PathBuf,
    /// For the daemon of this node, by the name or address that callers use; repeatable
    #[arg(long, value_name = "NAME")]
    node: Vec<String>,
    /// For a caller who may see and trace processes of this user; repeatable
    #[arg(long, value_name = "UID")]
    user: Vec<u32>,
    /// For a caller who may see and trace everybody
    #[arg(long)]
    operator: bool,
    /// How long the certificates are valid
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    days: u64,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::Init(made) => {
            outln!("{}", certs::init(&made.dir)?.display());
            add(made)?;
        }
        What::Add(made) => add(made)?,
        What::Token { file } => {
            certs::token(file)?;
            outln!("{}", file.display());
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn add(made: &Made) -> Result<()> {
    let nodes = made.node.iter().cloned().map(Holder::Node);
    let users = made.user.iter().copied().map(Holder::User);
    for holder in nodes.chain(users).chain(made.operator.then_some(Holder::Operator)) {
        outln!("{}", certs::add(&made.dir, &holder, made.days)?.display());
    }
    Ok(())
}
