//! Signals as messages.

use std::sync::mpsc::{self, Receiver};

use anyhow::{Context, Result};
use nix::sys::signal::{SigSet, Signal};
use nix::sys::signalfd::{SfdFlags, SignalFd};

/// Blocks these signals and reads them in a thread of its own. Threads and children that are started later inherit that
/// they are blocked.
pub fn watch(signals: &[Signal]) -> Result<Receiver<Signal>> {
    let (send, receive) = mpsc::channel();
    let set: SigSet = signals.iter().copied().collect();
    set.thread_block().context("blocking signals")?;
    let fd = SignalFd::with_flags(&set, SfdFlags::SFD_CLOEXEC).context("watching for signals")?;
    std::thread::spawn(move || {
        while let Ok(Some(info)) = fd.read_signal() {
            if let Ok(s) = Signal::try_from(info.ssi_signo as i32)
                && send.send(s).is_err()
            {
                break;
            }
        }
    });
    Ok(receive)
}
