//! `gputap run --on-demand`: a command whose PyTorch processes can be traced while they run.
//!
//! Where the node's service runs, it is used. Otherwise a daemon of the user's own is.

use std::ffi::OsString;

use anyhow::Result;
use gputap_control::own::{OwnDaemon, has_service};
use gputap_host::job::Ended;

use super::child::start_plain;
use crate::node::block_on;

/// Runs a command to its end.
pub fn run(command: &[OsString], quiet: bool) -> Result<Ended> {
    // The hold lasts until the command has ended, whatever happens here: the kernel lets go of it.
    // A service that can't even be asked is none.
    let has_service = block_on(async { Ok(has_service().await) }).unwrap_or(false);
    let (hold, environment) = match has_service {
        true => (None, vec![("KINETO_USE_DAEMON".into(), OsString::from("1"))]),
        false => match OwnDaemon::join() {
            Ok(own) => {
                let environment = own.environment();
                (Some(own), environment)
            }
            // What this machine withholds is no reason to withhold the job.
            Err(e) => {
                errln!("gputap: no traces can be asked for: {e:#}");
                return Ok(start_plain(command, &[])?.end()?);
            }
        },
    };
    if !quiet {
        errln!("gputap: `gputap trace` asks for traces, `gputap ps` lists who can be asked");
    }
    let ended = start_plain(command, &environment)?.end()?;
    drop(hold);
    Ok(ended)
}
