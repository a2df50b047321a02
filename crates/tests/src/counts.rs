//! What the simulated libraries counted: the independent witness.

use std::collections::BTreeMap;
use std::path::Path;

use gputap_catalog::hook::is_driver_question;
use gputap_catalog::{FAMILIES, Function};
use gputap_sim_base::counters::PAGE_BYTES;

/// Calls, or bytes, by function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub BTreeMap<u16, u64>);

impl Counts {
    /// Reads the page of calls; a job that never loaded a simulated library has none.
    pub fn read(path: &Path) -> Counts {
        Counts::page(path, 0)
    }

    /// The page of bytes, which libraries that count those have.
    pub fn read_bytes(path: &Path) -> Counts {
        Counts::page(path, 1)
    }

    fn page(path: &Path, index: usize) -> Counts {
        let pages = std::fs::read(path).unwrap_or_default();
        let page = pages.chunks(PAGE_BYTES).nth(index).unwrap_or_default();
        let counts = page.chunks_exact(8).map(|c| u64::from_ne_bytes(c.try_into().unwrap()));
        Counts((0..).zip(counts).filter(|(_, n)| *n != 0).collect())
    }

    /// Without the calls that the library says it made itself: the driver counted those too.
    pub fn without(&self, own: impl Iterator<Item = (&'static str, u64)>) -> Counts {
        let mut others = Counts::default();
        own.filter(|(_, n)| *n != 0).for_each(|(name, n)| others.add(named(name).id, n));
        self.less(&others)
    }

    /// Without calls that are among these.
    pub fn less(&self, others: &Counts) -> Counts {
        let mut counts = self.clone();
        for (id, n) in &others.0 {
            let left = counts.0.get(id).and_then(|all| all.checked_sub(*n));
            match left.unwrap_or_else(|| panic!("more calls than anybody made: {:?}", others.named())) {
                0 => counts.0.remove(id),
                left => counts.0.insert(*id, left),
            };
        }
        counts
    }

    /// Calls of one function; of all majors together where several have it.
    pub fn count_of(&self, name: &str) -> u64 {
        forms(name).map(|f| self.0.get(&f.id).copied().unwrap_or(0)).sum()
    }

    /// Calls of one function of one family ([`crate::family`]).
    pub fn of_family(&self, family: u8, name: &str) -> u64 {
        let function = gputap_catalog::by_symbol(family, name);
        let id = function.unwrap_or_else(|| panic!("family {family} has no {name}")).id;
        self.0.get(&id).copied().unwrap_or(0)
    }

    /// Those of the families that pass.
    pub fn of_families(&self, families: impl Fn(u8) -> bool) -> Counts {
        let passes = |id: &u16| gputap_catalog::by_id(*id).is_some_and(|f| families(f.family));
        Counts(self.0.iter().filter(|(id, _)| passes(id)).map(|(id, n)| (*id, *n)).collect())
    }

    /// Number of all calls.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Adds `n` calls of a function.
    pub fn add(&mut self, id: u16, n: u64) {
        *self.0.entry(id).or_default() += n;
    }

    /// Without questions to the driver that are not among `recorded`: nobody asked to record those.
    pub fn without_questions(mut self, recorded: &Counts) -> Counts {
        self.0.retain(|id, _| !is_driver_question(usize::from(*id)) || recorded.0.contains_key(id));
        self
    }

    /// With names, for messages.
    pub fn named(&self) -> Vec<(&'static str, u64)> {
        self.0.iter().map(|(id, n)| (gputap_catalog::by_id(*id).map_or("?", |f| f.name), *n)).collect()
    }
}

/// The function of each major that has it.
fn forms(name: &str) -> impl Iterator<Item = &'static Function> {
    let forms: Vec<_> =
        (0..FAMILIES.len() as u8).filter_map(|family| gputap_catalog::by_symbol(family, name)).collect();
    assert!(!forms.is_empty(), "no function {name}");
    forms.into_iter()
}

/// The function with a name that only one family has.
fn named(name: &str) -> &'static Function {
    let mut forms = forms(name);
    let first = forms.next().unwrap();
    assert!(forms.next().is_none(), "{name} is in several majors");
    first
}
