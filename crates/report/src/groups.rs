//! Processes taken together: those of a rank, those of a host.

use std::collections::BTreeMap;

use gputap_trace::model::Process;

use crate::options::By;

/// Processes of one rank or host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub name: String,
    pub processes: Vec<u32>,
}

/// Processes by rank. Those without one are in no group.
pub(crate) fn by_rank(processes: &[Process]) -> BTreeMap<u32, Vec<u32>> {
    let mut ranks: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for process in processes {
        if let Some(rank) = process.place.rank {
            ranks.entry(rank).or_default().push(process.number);
        }
    }
    ranks
}

/// The groups of a report, besides its processes; `host` is that of a process.
pub(crate) fn groups(by: By, processes: &[Process], host: impl Fn(&Process) -> String) -> Vec<Group> {
    match by {
        By::Process => Vec::new(),
        By::Rank => {
            let ranks = by_rank(processes).into_iter();
            let mut groups: Vec<Group> =
                ranks.map(|(rank, processes)| Group { name: format!("rank {rank}"), processes }).collect();
            let others =
                processes.iter().filter(|p| p.place.rank.is_none()).map(|p| p.number).collect::<Vec<_>>();
            if !others.is_empty() {
                groups.push(Group { name: String::from("without a rank"), processes: others });
            }
            groups
        }
        By::Host => {
            let mut hosts: BTreeMap<String, Vec<u32>> = BTreeMap::new();
            processes.iter().for_each(|p| hosts.entry(host(p)).or_default().push(p.number));
            hosts.into_iter().map(|(name, processes)| Group { name, processes }).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use gputap_trace::Placement;

    use super::*;

    fn process(number: u32, rank: Option<u32>) -> Process {
        Process { number, place: Placement { rank, ..Placement::default() }, ..Process::default() }
    }

    #[test]
    fn processes_without_a_rank_stand_together_at_the_end() {
        let all = [process(1, Some(1)), process(2, None), process(3, Some(0)), process(4, Some(1))];
        let groups = groups(By::Rank, &all, |_| String::new());
        let seen: Vec<_> = groups.iter().map(|g| (g.name.as_str(), g.processes.as_slice())).collect();
        assert_eq!(seen, [("rank 0", &[3][..]), ("rank 1", &[1, 4]), ("without a rank", &[2])]);
    }
}
