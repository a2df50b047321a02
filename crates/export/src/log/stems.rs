//! Names of files that carry a pid: containers and hosts count for themselves, so two processes may have the same.

use std::collections::HashMap;

/// Which process has which name.
#[derive(Debug, Default)]
pub(super) struct Stems {
    names: HashMap<u32, String>,
    taken: HashMap<u32, u32>,
}

impl Stems {
    /// The pid, with a number behind it from the second process on that has the same.
    pub(super) fn get(&mut self, process: u32, pid: u32) -> &str {
        let taken = &mut self.taken;
        self.names.entry(process).or_insert_with(|| {
            let n = taken.entry(pid).or_insert(0);
            *n += 1;
            if *n == 1 { pid.to_string() } else { format!("{pid}-{n}") }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_processes_with_one_pid_have_two_names() {
        let mut stems = Stems::default();
        let names: Vec<String> =
            [(1, 7), (2, 7), (1, 7), (3, 8)].iter().map(|(p, pid)| stems.get(*p, *pid).to_owned()).collect();
        assert_eq!(names, ["7", "7-2", "7", "8"]);
    }
}
