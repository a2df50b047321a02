//! What could not be recorded, each said once.

use std::collections::{HashMap, HashSet};

use gputap_trace::{JournalEntry, TraceWriter};

/// More than anybody reads, of all and of one process; a hostile one could make any number.
const MOST: usize = 200;
const MOST_OF_ONE: u32 = 5;

/// Sentences, in the order in which they came up.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    said: Vec<String>,
    seen: HashSet<String>,
    /// How many are of each process.
    of: HashMap<u32, u32>,
    /// How many the trace knows.
    told: usize,
}

impl Problems {
    pub fn add(&mut self, what: impl ToString) {
        let what = what.to_string();
        if self.said.len() > MOST || !self.seen.insert(what.clone()) {
            return;
        }
        let full = self.said.len() == MOST;
        self.said.push(if full { "more of the same kind, which is not listed".into() } else { what });
    }

    /// One about the process with this number.
    pub fn add_of(&mut self, process: u32, what: impl ToString) {
        let what = what.to_string();
        let n = self.of.entry(process).or_default();
        if *n > MOST_OF_ONE || self.seen.contains(&what) {
            return;
        }
        *n += 1;
        let full = *n > MOST_OF_ONE;
        self.add(if full { format!("more of process {process}, which is not listed") } else { what });
    }

    pub fn all(&self) -> &[String] {
        &self.said
    }

    /// Tells the trace what is new.
    pub fn tell(&mut self, writer: &mut TraceWriter) -> Result<(), gputap_trace::Error> {
        while let Some(what) = self.said.get(self.told) {
            writer.journal(&JournalEntry::Refused(what.clone()))?;
            self.told += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_once_and_not_without_end() {
        let mut r = Problems::default();
        for i in 0..1000 {
            r.add(format!("ring {}", i / 2));
        }
        assert_eq!((r.all().len(), r.all()[1].as_str()), (MOST + 1, "ring 1"));
        assert!(r.all()[MOST].starts_with("more"));
    }

    #[test]
    fn one_process_does_not_crowd_out_the_others() {
        let mut r = Problems::default();
        for i in 0..1000 {
            r.add_of(7, format!("ring {}", i / 2));
        }
        r.add_of(8, "another");
        assert_eq!((r.all().len(), r.all()[6].as_str()), (7, "another"));
        assert!(r.all()[5].contains("more of process 7"));
    }
}
