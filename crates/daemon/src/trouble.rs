//! What is not as it should be: one sentence per cause, set when it is found and taken back when it is over.

use std::collections::BTreeMap;

/// What may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// Registrations would be lost by a restart.
    State,
    /// torch does not find the daemon at a place where it should.
    Endpoint,
    /// The abstract socket is another daemon's.
    Taken,
    /// Somebody sends more than he may.
    Rate,
    /// The clock was set.
    Clock,
    /// The kubelet does not answer.
    Pods,
    /// Directories for traces can't be made, or are full.
    Spool,
    /// Somebody's processes or files keep whoever looks at them waiting.
    Look,
    /// The helper that looks at processes of others can't be started.
    Agent,
    /// Less is forbidden to the daemon itself than should be.
    Sandbox,
}

/// What is wrong now.
#[derive(Debug, Default)]
pub struct ProblemLog {
    found: BTreeMap<Cause, String>,
}

impl ProblemLog {
    /// Sets it, or takes it back; what changes is logged.
    pub fn set(&mut self, cause: Cause, what: Option<String>) {
        match what {
            Some(what) => {
                if self.found.get(&cause) != Some(&what) {
                    tracing::warn!(?cause, "{what}");
                    self.found.insert(cause, what);
                }
            }
            None => {
                if self.found.remove(&cause).is_some() {
                    tracing::info!(?cause, "recovered");
                }
            }
        }
    }

    /// A sentence for each thing that is wrong now.
    pub fn list(&self) -> Vec<String> {
        self.found.values().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_there_until_it_is_over() {
        let mut trouble = ProblemLog::default();
        trouble.set(Cause::Pods, Some("a".into()));
        trouble.set(Cause::State, Some("b".into()));
        trouble.set(Cause::Pods, Some("c".into()));
        assert_eq!(trouble.list(), ["b", "c"]);
        trouble.set(Cause::State, None);
        trouble.set(Cause::State, None);
        assert_eq!(trouble.list(), ["c"]);
    }
}
