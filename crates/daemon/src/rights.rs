//! Capabilities: what a daemon without privileges was given for a helper, passes on, and does not keep.

use anyhow::{Context, Result};
use rustix::thread::{
    CapabilitySet, CapabilitySets, capabilities, clear_ambient_capability_set,
    configure_capability_in_ambient_set, set_capabilities,
};

/// What it takes to look at processes of other users: the kernel asks for the first, and what /proc has of a process belongs to its
/// user, for which the second is needed.
const LOOK: [CapabilitySet; 2] = [CapabilitySet::SYS_PTRACE, CapabilitySet::DAC_READ_SEARCH];

fn look() -> CapabilitySet {
    LOOK.into_iter().collect()
}

const NONE: CapabilitySets = CapabilitySets {
    effective: CapabilitySet::empty(),
    permitted: CapabilitySet::empty(),
    inheritable: CapabilitySet::empty(),
};

/// Whether this process is root, who needs no helper.
pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Whether a helper of this process may look at processes of other users.
pub fn may_look() -> bool {
    capabilities(None).is_ok_and(|sets| sets.permitted.contains(look()))
}

/// What this thread executes from now on has the rights to look, and no other.
pub fn pass_on_look() -> Result<()> {
    set_capabilities(None, CapabilitySets { effective: look(), permitted: look(), inheritable: look() })
        .and_then(|()| LOOK.iter().try_for_each(|right| configure_capability_in_ambient_set(*right, true)))
        .context("passing on the rights to look")
}

/// Gives up every right.
pub fn give_up() -> Result<()> {
    if capabilities(None).is_ok_and(|sets| sets == NONE) {
        return Ok(());
    }
    clear_ambient_capability_set().and_then(|()| set_capabilities(None, NONE)).context(
        "giving up capabilities, without which this service does not run: allow it the system call capset",
    )
}

/// Keeps the rights to look, which nothing that is executed has.
pub fn keep_look() -> Result<()> {
    let sets = CapabilitySets { effective: look(), permitted: look(), inheritable: CapabilitySet::empty() };
    clear_ambient_capability_set()
        .and_then(|()| set_capabilities(None, sets))
        .context("keeping the rights to look alone")
}
