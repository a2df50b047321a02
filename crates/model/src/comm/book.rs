//! Communicators, groups and collectives in the order of time.

use std::collections::BTreeMap;

use gputap_trace::model::Comm;

use super::doubt::{Doubt, Doubts};
use super::event::{Done, Event, From, Made, What};
use super::instance::{Instance, Stat};
use super::matching::Matching;
use super::op::Kind;
use super::operation::{Sequence, operation};
use super::{Groups, How};
use crate::derived::Operation;
use crate::hash::{Map, fingerprint};
use crate::range::TimeRange;
use crate::versions::Versions;

/// A communicator's end: process, whether it is a team of NVSHMEM, handle.
type Key = (u32, bool, u64);

/// Everything so far.
#[derive(Clone, Default)]
pub struct Book {
    definitions: Vec<Comm>,
    versions: Versions,
    pub(super) instances: Vec<Instance>,
    now: Map<Key, usize>,
    /// Nested groups of a thread.
    depth: Map<(u32, u32), u32>,
    pub(super) groups: BTreeMap<u32, Groups>,
    /// The last `ncclCommInitAll` of a process: when, and devices.
    alls: Map<u32, (i64, u64)>,
    /// Own rank and ranks of NVSHMEM, by process.
    pes: Map<u32, (Option<i32>, Option<i32>)>,
    /// By identity of the communicator.
    pub(super) matching: Map<u64, Matching>,
    pub(super) doubts: Doubts,
    /// Operations one by one, where they are asked for.
    details: Option<Vec<Operation>>,
    range: TimeRange,
}

impl Book {
    /// Before the first call; `definitions` is what the library told of communicators when they were first used.
    pub fn new(definitions: &[Comm]) -> Book {
        let rows = definitions.iter().enumerate().map(|(i, c)| (c.process, c.handle, c.from_ns, i as u32));
        Book { definitions: definitions.to_vec(), versions: Versions::new(rows), ..Book::default() }
    }

    /// What the library just told of a communicator.
    pub(crate) fn define(&mut self, comm: &Comm) {
        self.versions.add(comm.process, comm.handle, comm.from_ns, self.definitions.len() as u32);
        self.definitions.push(comm.clone());
    }

    /// With what is missing from the trace: ranks that lack calls are not compared.
    pub fn with_doubts(mut self, doubts: Doubts) -> Book {
        self.doubts = doubts;
        self
    }

    /// Counts only what begins in a range.
    pub(crate) fn in_range(mut self, range: TimeRange) -> Book {
        self.range = range;
        self
    }

    /// Also hands out operations one by one.
    pub(crate) fn with_details(mut self, wanted: bool) -> Book {
        self.details = wanted.then(Vec::new);
        self
    }

    /// Takes out the operations so far.
    pub(crate) fn details(&mut self) -> Vec<Operation> {
        self.details.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Goes on to the next event in the order of [`Event::order`].
    pub fn apply(&mut self, event: &Event) {
        let thread = (event.process, event.thread);
        match event.what {
            What::Done(done) => self.done(event, &done),
            What::Open(done) => self.open(event, &done),
            What::Failed { comm, team } => {
                if let Some(i) = self.now.get(&(event.process, team, comm)) {
                    self.instances[*i].doubt.get_or_insert(Doubt::Failed);
                }
            }
            What::GroupStart => *self.depth.entry(thread).or_default() += 1,
            What::GroupEnd { host_ns } => {
                let depth = self.depth.entry(thread).or_default();
                // A group that began before the recording ends here too.
                *depth = depth.saturating_sub(1);
                if *depth == 0 && self.range.has(event.time_ns) {
                    let groups = self.groups.entry(event.process).or_default();
                    groups.count += 1;
                    groups.host_ns = groups.host_ns.wrapping_add(host_ns);
                }
            }
            What::Made(made) => self.made(event, &made),
            What::Gone { handle } => drop(self.now.remove(&(event.process, false, handle))),
            What::Pe(pe) => self.pes.entry(event.process).or_default().0 = Some(pe),
            What::Pes(n) => self.pes.entry(event.process).or_default().1 = Some(n),
        }
    }

    fn made(&mut self, event: &Event, made: &Made) {
        if let From::All { devices } = made.from {
            self.alls.insert(event.process, (event.time_ns, devices));
            return;
        }
        // A rank that a split leaves out gets no communicator; the split still counts on the parent.
        let (id, how) = self.identity(event.process, made.from);
        if made.handle == 0 {
            return;
        }
        let device = made.device.map(i32::from);
        let mut instance = Instance::new(event, made.handle, how);
        (instance.id, instance.size, instance.rank, instance.device) = (id, made.size, made.rank, device);
        let i = self.put((event.process, false, made.handle), instance);
        self.used_by(i, event);
    }

    fn put(&mut self, key: Key, instance: Instance) -> usize {
        let i = self.instances.len();
        self.now.insert(key, i);
        if let Some(id) = instance.id {
            self.matching.entry(id).or_default().ends.push(i);
        }
        self.instances.push(instance);
        i
    }

    /// A thread uses an end: what it lacks is missing from the communicator.
    fn used_by(&mut self, i: usize, event: &Event) {
        let instance = &mut self.instances[i];
        if instance.thread != event.thread {
            instance.thread = event.thread;
            let doubt = self.doubts.of_thread(event.process, event.thread);
            instance.doubt = instance.doubt.or(doubt);
        }
    }

    /// What is the same in all ranks of a new communicator. The ranks of the old one call in the same order.
    fn identity(&mut self, process: u32, from: From) -> (Option<u64>, How) {
        let (parent, how, color) = match from {
            From::Id(id) => return (Some(id), How::Init),
            From::Grow { id: Some(id), .. } => return (Some(id), How::Grow),
            From::All { .. } => return (None, How::All),
            From::Split { parent, color } => (parent, How::Split, color),
            From::Shrink { parent } => (parent, How::Shrink, 0),
            From::Grow { parent, id: None } => (parent, How::Grow, 0),
        };
        let old = self.now.get(&(process, false, parent)).and_then(|i| self.instances.get_mut(*i));
        let id = old.and_then(|old| {
            old.children += 1;
            Some(mix(&[old.id?, old.children, color as u64]))
        });
        (id, how)
    }

    /// The end that a call uses. What was not seen to be made is taken from what the library told.
    fn instance(&mut self, event: &Event, done: &Done) -> usize {
        let team = done.op.layer == gputap_catalog::Layer::Nvshmem;
        let key = (event.process, team, done.comm);
        if let Some(i) = self.now.get(&key).copied() {
            self.learn(i, event, done.device);
            self.used_by(i, event);
            return i;
        }
        let mut instance = Instance::new(event, done.comm, if team { How::Team } else { How::Unknown });
        if team {
            let (pe, pes) = self.pes.get(&event.process).copied().unwrap_or_default();
            // Other teams have numbers of their own in each process.
            let world = done.comm == 0;
            (instance.id, instance.rank) =
                (world.then(|| fingerprint(b"nvshmem world")), pe.filter(|_| world));
            instance.size = pes.filter(|_| world);
        }
        let i = self.put(key, instance);
        self.learn(i, event, done.device);
        self.used_by(i, event);
        i
    }

    /// Fills in what the library told, and the device of the call where it did not.
    fn learn(&mut self, i: usize, event: &Event, device: Option<u16>) {
        let instance = &mut self.instances[i];
        if instance.told {
            return;
        }
        let of_call = device.map(i32::from);
        let definition = match instance.how {
            How::Team => None,
            _ => self.versions.at(event.process, instance.handle, event.time_ns),
        };
        let Some(definition) = definition.and_then(|i| self.definitions.get(i as usize)) else {
            instance.device = instance.device.or(of_call);
            return;
        };
        instance.told = true;
        instance.size = instance.size.or(Some(definition.size));
        instance.rank = instance.rank.or(Some(definition.rank));
        let told = (definition.device >= 0).then_some(definition.device);
        instance.device = told.or(instance.device).or(of_call);
        if let (How::Unknown, Some((time_ns, devices))) = (instance.how, self.alls.get(&event.process))
            && *devices == definition.size as u64
        {
            let id = mix(&[u64::from(event.process), *time_ns as u64]);
            (instance.how, instance.id) = (How::All, Some(id));
            self.matching.entry(id).or_default().ends.push(i);
        }
    }

    fn done(&mut self, event: &Event, done: &Done) {
        let grouped = self.depth.get(&(event.process, event.thread)).is_some_and(|depth| *depth > 0);
        let i = self.instance(event, done);
        if !self.range.has(event.time_ns) {
            // Its place in the sequence of collectives is taken all the same.
            if done.op.kind == Kind::Collective && !done.captured {
                self.collective(i, event.time_ns, done);
            }
            return;
        }
        let instance = &mut self.instances[i];
        let stat = instance.stats.entry(done.op.name).or_insert_with(|| Stat::new(done.op));
        if done.captured {
            stat.captured += 1;
            return self.detail(event, done, grouped, i, None);
        }
        stat.add(done, grouped);
        let groups = self.groups.entry(event.process).or_default();
        groups.operations += u64::from(grouped);
        let bytes = done.bytes.unwrap_or(0);
        match done.op.kind {
            Kind::Collective => {
                let late = self.collective(i, event.time_ns, done);
                return self.detail(event, done, grouped, i, Some(late));
            }
            Kind::Out => instance.peers.entry(done.peer).or_default().0.add(bytes),
            Kind::In => instance.peers.entry(done.peer).or_default().1.add(bytes),
            Kind::Signal => {}
        }
        self.detail(event, done, grouped, i, None);
    }

    /// Notes an operation, where they are asked for; only a collective has a place in a sequence.
    fn detail(&mut self, event: &Event, done: &Done, grouped: bool, i: usize, sequence: Option<Sequence>) {
        let Some(details) = &mut self.details else { return };
        details.push(operation(event, done, grouped, &self.instances[i], sequence.unwrap_or_default()));
    }

    /// A collective that did not return was entered all the same. A call inside it may stand for the same one.
    fn open(&mut self, event: &Event, done: &Done) {
        if done.op.kind != Kind::Collective {
            return;
        }
        let i = self.instance(event, done);
        if !self.instances[i].inside.contains(&event.thread) {
            self.instances[i].inside.push(event.thread);
            self.collective(i, event.time_ns, done);
        }
    }

    /// Notes that a rank enters a collective. Ranks call the collectives of a communicator in the same order, so its number
    /// on the communicator tells which one it is, and how late the rank comes, where nothing before it can be missing.
    fn collective(&mut self, i: usize, time_ns: i64, done: &Done) -> Sequence {
        let instance = &mut self.instances[i];
        let number = instance.collectives;
        instance.collectives += 1;
        let Some(id) = instance.id else { return Sequence::default() };
        let known =
            Sequence { number: (!self.doubts.suspects(instance.process)).then_some(number), late_ns: None };
        let Some(size) = instance.size.filter(|size| *size > 1) else { return known };
        let matching = self.matching.entry(id).or_default();
        let late_ns = matching.enter(number, i, time_ns, (done.op.name, done.bytes), size, self.range);
        if !self.range.has(time_ns) {
            return known;
        }
        if instance.how != How::All && matching.ends.len() != size as usize {
            return known;
        }
        instance.late_ns = instance.late_ns.wrapping_add(late_ns);
        // Only who asks for single operations is told of each.
        let asked = self.details.is_some() && !self.doubts.are_none();
        let ends = || self.matching[&id].ends.iter().map(|end| self.instances[*end].process);
        let suspect = asked && ends().any(|process| self.doubts.suspects(process));
        Sequence { late_ns: (!suspect).then_some(late_ns), ..known }
    }
}

fn mix(parts: &[u64]) -> u64 {
    fingerprint(&parts.iter().flat_map(|p| p.to_le_bytes()).collect::<Vec<u8>>())
}
