//! Tables of a part of the processes.

use std::collections::BTreeMap;

use super::book::Book;
use super::instance::{Instance, Stat};
use super::operation::enumerated;
use super::{Communication, Communicator, Groups, Member, Operation, Peer};

/// What a communicator is told apart by: what its ranks share, or else the index of its only known end.
type Key = Result<u64, usize>;

impl Book {
    /// Everything about the processes that `of` picks.
    pub fn rows(&self, of: impl Fn(u32) -> bool) -> Communication {
        let mut numbers: BTreeMap<Key, usize> = BTreeMap::new();
        let mut all = Communication::default();
        let mut operations: BTreeMap<(usize, &'static str), (Stat, u64)> = BTreeMap::new();
        let mut peers: BTreeMap<(usize, Option<i32>, Option<i32>), Peer> = BTreeMap::new();
        for (i, instance) in self.instances.iter().enumerate().filter(|(_, i)| of(i.process)) {
            let key = instance.id.ok_or(i);
            let number = *numbers.entry(key).or_insert_with(|| {
                all.communicators.push(communicator(instance, self.comparable(i).map_or(0, |m| m.matched)));
                all.communicators.len()
            });
            let known = &mut all.communicators[number - 1];
            known.size = known.size.or(instance.size);
            known.ranks.push(self.member(i));
            for (name, stat) in &instance.stats {
                known.bytes = known.bytes.saturating_add(stat.bytes);
                match operations.get_mut(&(number, *name)) {
                    Some((sum, ranks)) => {
                        sum.merge(stat);
                        *ranks += 1;
                    }
                    None => drop(operations.insert((number, *name), (*stat, 1))),
                }
            }
            for (peer, (out, back)) in &instance.peers {
                let mut add = |source, destination, f: fn(&mut Peer) -> &mut super::Traffic, traffic| {
                    let slot = peers.entry((number, source, destination)).or_insert(Peer {
                        communicator: number,
                        source,
                        destination,
                        ..Peer::default()
                    });
                    f(slot).merge(traffic);
                };
                if out.calls > 0 {
                    add(instance.rank, *peer, |p| &mut p.sent, *out);
                }
                if back.calls > 0 {
                    add(*peer, instance.rank, |p| &mut p.received, *back);
                }
            }
        }
        let rows = operations.into_iter().map(|((number, _), (stat, ranks))| row(number, &stat, ranks));
        all.operations = rows.collect();
        all.operations.sort_by(|a, b| {
            b.bytes.cmp(&a.bytes).then(b.calls.cmp(&a.calls)).then(a.operation.cmp(b.operation))
        });
        all.communicators.iter_mut().for_each(|c| c.ranks.sort_by_key(|m| (m.rank, m.process)));
        all.peers = peers.into_values().collect();
        for groups in self.groups.iter().filter(|(process, _)| of(**process)).map(|(_, groups)| groups) {
            all.groups.merge(*groups);
        }
        all
    }

    /// One end, with how late it is where that can be told.
    fn member(&self, i: usize) -> Member {
        let instance = &self.instances[i];
        let comparable = self.comparable(i);
        Member {
            process: instance.process,
            rank: instance.rank,
            device: instance.device,
            handle: instance.handle,
            collectives: instance.collectives,
            late_ns: comparable.map_or(0, |_| instance.late_ns),
            last: comparable.and_then(|m| m.lateness.get(&i)).map_or(0, |late| late.last),
        }
    }
}

fn communicator(instance: &Instance, matched: u64) -> Communicator {
    Communicator {
        id: instance.id.map(|id| format!("{id:016x}")),
        size: instance.size,
        how: instance.how,
        from_ns: instance.from_ns,
        ranks: Vec::new(),
        matched,
        bytes: 0,
    }
}

fn row(number: usize, stat: &Stat, ranks: u64) -> Operation {
    Operation {
        operation: stat.op.name,
        layer: stat.op.layer.name(),
        communicator: number,
        calls: stat.calls,
        bytes: stat.bytes,
        without_size: stat.without_size,
        datatype: enumerated(stat.datatype.one(), stat.op.datatype.map(|(_, index)| index)),
        reduction: enumerated(stat.reduction.one(), stat.op.reduction.map(|(_, index)| index)),
        root: stat.root.one(),
        grouped: stat.grouped,
        captured: stat.captured,
        ranks,
        host_ns: stat.host_ns,
    }
}

impl Stat {
    fn merge(&mut self, other: &Stat) {
        self.calls += other.calls;
        self.bytes = self.bytes.saturating_add(other.bytes);
        self.without_size += other.without_size;
        self.grouped += other.grouped;
        self.captured += other.captured;
        self.host_ns = self.host_ns.wrapping_add(other.host_ns);
        self.datatype.merge(other.datatype);
        self.reduction.merge(other.reduction);
        self.root.merge(other.root);
    }
}

impl Groups {
    fn merge(&mut self, other: Groups) {
        self.count += other.count;
        self.operations += other.operations;
        self.host_ns = self.host_ns.wrapping_add(other.host_ns);
    }
}
