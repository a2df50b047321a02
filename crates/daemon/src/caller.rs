//! Who asks, and whom that one may ask for.

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

    /// Who this one is to the daemon, in words.
    pub fn name(&self) -> String {
        self.uid.map_or("operator".into(), |uid| format!("uid {uid}"))
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
    }
}
