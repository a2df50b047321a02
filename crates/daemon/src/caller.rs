//! Who asks, and whom that one may ask for.

use std::net::IpAddr;

/// Somebody who calls the control interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// `None` for an operator, who may see and trace everybody.
    pub uid: Option<u32>,
    /// For the log: where from, and by which credential.
    pub who: String,
}

impl Caller {
    /// A user of this node, known by the kernel.
    pub fn local(uid: u32, operators: &[u32]) -> Caller {
        let is_operator = uid == 0 || operators.contains(&uid);
        Caller { uid: (!is_operator).then_some(uid), who: format!("uid {uid}") }
    }

    /// Whether this one may see and trace processes of `uid`.
    pub fn may(&self, uid: u32) -> bool {
        self.uid.is_none_or(|own| own == uid)
    }

    /// Whether this one may see and trace everybody.
    pub fn is_operator(&self) -> bool {
        self.uid.is_none()
    }

    /// Whose share of what is limited this one uses.
    pub fn holder(&self) -> Holder {
        self.uid.map_or(Holder::Operator, Holder::owner)
    }

    /// Who this one is to the daemon, in words.
    pub fn name(&self) -> String {
        self.uid.map_or("operator".into(), |uid| format!("uid {uid}"))
    }
}

/// Whose share of something that is limited is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holder {
    /// Root, those whom root made equal to it, and the daemon's own user: for them there is always room.
    Operator,
    /// A user without special rights, by his uid.
    User(u32),
    /// Somebody on the network who has not said yet who he is.
    Address(IpAddr),
}

impl Holder {
    /// A user, by whom he is to this daemon.
    pub fn owner(uid: u32) -> Holder {
        let is_root_here = uid == 0 || uid == rustix::process::getuid().as_raw();
        if is_root_here { Holder::Operator } else { Holder::User(uid) }
    }
}

impl std::fmt::Display for Holder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Holder::Operator => write!(f, "root and operators"),
            Holder::User(uid) => write!(f, "uid {uid}"),
            Holder::Address(address) => write!(f, "{address}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_may_their_own_and_operators_all() {
        let user = Caller::local(1000, &[]);
        assert!(user.may(1000) && !user.may(1001) && !user.may(0));
        assert!(Caller::local(0, &[]).may(1000));
        assert!(Caller::local(1000, &[1000]).may(1001));
        assert_eq!(Caller::local(1000, &[1000]).holder(), Holder::owner(0));
    }
}
