//! The ranks of each communicator side by side, for whoever asks which of them the others wait for.

use std::collections::BTreeMap;

use super::book::Book;
use super::doubt::Doubt;
use super::matching::{Margins, Matching};

/// A communicator whose ranks are in several processes.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Number in the table of communicators, from 1.
    pub number: usize,
    /// Collectives that all ranks entered.
    pub matched: u64,
    /// Those that are samples.
    pub rounds: u64,
    /// From the first of them to the last.
    pub span_ns: u64,
    /// Why its ranks can't be compared.
    pub doubt: Option<Doubt>,
    /// How far the clocks of its ranks may be apart.
    pub clock_error_ns: u64,
    /// The ranks of the communicator that were recorded.
    pub ends: Vec<End>,
    /// The first collective that some have entered and not all.
    pub waited: Option<Waited>,
}

/// One rank of it.
#[derive(Clone, Debug)]
pub struct End {
    /// Number of its process.
    pub process: u32,
    /// How often it was the last.
    pub last: u64,
    /// Time in which all others had entered and it had not.
    pub alone_ns: u64,
    /// By how much it comes after all others; below zero, by how much another one does.
    pub margins: Margins,
    /// The square roots of those, with their signs.
    pub roots: Margins,
    /// Whether it takes data from single ranks through this communicator.
    pub receives: bool,
}

/// A collective that not all ranks have entered.
#[derive(Clone, Debug)]
pub struct Waited {
    /// What it is.
    pub operation: &'static str,
    /// Number on the communicator, from 0.
    pub number: u64,
    /// Processes that have entered, and when.
    pub entered: Vec<(u32, i64)>,
    /// Processes that have not.
    pub absent: Vec<u32>,
}

impl Book {
    /// The collectives of the communicator that instance `i` is an end of, where its ranks can be compared.
    pub(super) fn comparable(&self, i: usize) -> Option<&Matching> {
        let matching = self.matching.get(&self.instances[i].id?)?;
        self.doubt(matching).is_none().then_some(matching)
    }

    /// Why the ranks of a communicator can't be compared.
    fn doubt(&self, matching: &Matching) -> Option<Doubt> {
        let ends = || matching.ends.iter().map(|i| &self.instances[*i]);
        let size = ends().find_map(|end| end.size).unwrap_or(0);
        let mut ranks: Vec<_> = ends().map(|end| end.rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        let seen = ranks.len();
        if matching.ends.len() != size as usize || seen != size as usize {
            return Some(Doubt::Incomplete { seen, size });
        }
        let of_ends = ends().find_map(|end| end.doubt);
        let clock = || self.doubts.clock_error_ns(ends().map(|end| end.process));
        of_ends
            .or(matching.out_of_step.then_some(Doubt::OutOfStep))
            .or_else(|| clock().is_none().then_some(Doubt::Clock))
    }

    /// The communicators between processes, in the order of the table of communicators.
    pub fn comparisons(&self) -> Vec<Comparison> {
        let mut numbers: BTreeMap<Result<u64, usize>, usize> = BTreeMap::new();
        let mut all = Vec::new();
        for (i, instance) in self.instances.iter().enumerate() {
            let number = numbers.len() + 1;
            let std::collections::btree_map::Entry::Vacant(slot) = numbers.entry(instance.id.ok_or(i)) else {
                continue;
            };
            slot.insert(number);
            match instance.id.and_then(|id| self.matching.get(&id)) {
                Some(matching) => all.extend(self.comparison(number, matching)),
                None => all.extend(self.unknown(number, i)),
            }
        }
        all
    }

    fn comparison(&self, number: usize, matching: &Matching) -> Option<Comparison> {
        let ends = || matching.ends.iter().map(|i| (*i, &self.instances[*i]));
        let size = ends().find_map(|(_, end)| end.size)?;
        let first = ends().next()?.1.process;
        let one_process = ends().all(|(_, end)| end.process == first);
        let used = ends().any(|(_, end)| end.collectives > 0);
        if size < 2 || !used || one_process && matching.ends.len() == size as usize {
            return None;
        }
        let end = |(i, _)| self.end(i, matching);
        let waited = matching.open.iter().next().map(|(number, collective)| {
            let entered = || collective.entered.iter();
            let absent = ends().filter(|(i, _)| entered().all(|(other, _)| other != i));
            Waited {
                operation: collective.signature.0,
                number: *number,
                entered: entered().map(|(i, at)| (self.instances[*i].process, *at)).collect(),
                absent: absent.map(|(_, end)| end.process).collect(),
            }
        });
        Some(Comparison {
            number,
            matched: matching.matched,
            rounds: matching.rounds,
            span_ns: matching.span_ns(),
            doubt: self.doubt(matching),
            clock_error_ns: self.doubts.clock_error_ns(ends().map(|(_, end)| end.process)).unwrap_or(0),
            ends: ends().map(end).collect(),
            waited,
        })
    }

    /// A communicator that was made before the recording: which other ends it has is not known.
    fn unknown(&self, number: usize, i: usize) -> Option<Comparison> {
        let instance = &self.instances[i];
        let ranks = instance.size.filter(|size| *size > 1).filter(|_| instance.collectives > 0);
        ranks.map(|_| Comparison {
            number,
            matched: 0,
            rounds: 0,
            span_ns: 0,
            doubt: Some(instance.doubt.unwrap_or(Doubt::JoinedLate)),
            clock_error_ns: 0,
            ends: vec![self.end(i, &Matching::default())],
            waited: None,
        })
    }

    fn end(&self, i: usize, matching: &Matching) -> End {
        let instance = &self.instances[i];
        let late = matching.lateness.get(&i).cloned().unwrap_or_default();
        End {
            process: instance.process,
            last: late.last,
            alone_ns: late.alone_ns,
            margins: late.margins,
            roots: late.roots,
            receives: instance.peers.values().any(|(_, back)| back.calls > 0),
        }
    }
}
