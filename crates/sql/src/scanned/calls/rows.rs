//! Calls that were chosen from batches, with the columns that are read.

use gputap_trace::model::Calls;

/// Columns; those that are not read are empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    pub(super) len: usize,
    /// Where the rows stand in the traces; empty where nobody asks.
    pub(super) at: Vec<u64>,
    pub(super) process: Vec<u32>,
    pub(super) thread: Vec<u32>,
    pub(super) api: Vec<u16>,
    pub(super) flags: Vec<u8>,
    pub(super) result: Vec<i32>,
    pub(super) start_ns: Vec<i64>,
    pub(super) duration_ns: Vec<i64>,
    pub(super) call: Vec<u32>,
    pub(super) parent: Vec<u32>,
    pub(super) context: Vec<u32>,
    pub(super) device: Vec<u16>,
    pub(super) words: [Vec<u64>; 11],
    extra_at: Vec<i32>,
    extra: Vec<u8>,
}

impl Rows {
    /// Forgets all rows, and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.at.clear();
        self.process.clear();
        self.thread.clear();
        self.api.clear();
        self.flags.clear();
        self.result.clear();
        self.start_ns.clear();
        self.duration_ns.clear();
        self.call.clear();
        self.parent.clear();
        self.context.clear();
        self.device.clear();
        self.words.iter_mut().for_each(Vec::clear);
        self.extra_at.clear();
        self.extra.clear();
    }

    /// Adds the `chosen` rows of a batch, and where they stand.
    pub(super) fn place(&mut self, calls: &Calls<'_>, chosen: &[u32]) {
        self.gather(calls, chosen);
        self.at.extend(chosen.iter().map(|i| calls.first_row + u64::from(*i)));
    }

    /// Adds the `chosen` rows of a batch.
    pub(super) fn gather(&mut self, calls: &Calls<'_>, chosen: &[u32]) {
        self.len += chosen.len();
        add(&mut self.process, calls.process, chosen);
        add(&mut self.thread, calls.thread, chosen);
        add(&mut self.api, calls.api, chosen);
        add(&mut self.flags, calls.flags, chosen);
        add(&mut self.result, calls.result, chosen);
        add(&mut self.start_ns, calls.start_ns, chosen);
        add(&mut self.duration_ns, calls.duration_ns, chosen);
        add(&mut self.call, calls.call, chosen);
        add(&mut self.parent, calls.parent, chosen);
        add(&mut self.context, calls.context, chosen);
        add(&mut self.device, calls.device, chosen);
        for (mine, theirs) in self.words.iter_mut().zip(calls.words) {
            add(mine, theirs, chosen);
        }
        if !calls.extra.0.is_empty() {
            self.gather_extra(calls, chosen);
        }
    }

    fn gather_extra(&mut self, calls: &Calls<'_>, chosen: &[u32]) {
        if self.extra_at.is_empty() {
            self.extra_at.push(0);
        }
        for row in chosen {
            self.extra.extend_from_slice(calls.extra_of(*row as usize));
            self.extra_at.push(i32::try_from(self.extra.len()).unwrap_or(i32::MAX));
        }
    }

    /// As analyses see it.
    pub(super) fn calls(&self) -> Calls<'_> {
        Calls {
            len: self.len,
            first_row: 0,
            process: &self.process,
            thread: &self.thread,
            api: &self.api,
            flags: &self.flags,
            result: &self.result,
            start_ns: &self.start_ns,
            duration_ns: &self.duration_ns,
            call: &self.call,
            parent: &self.parent,
            context: &self.context,
            device: &self.device,
            words: std::array::from_fn(|i| self.words[i].as_slice()),
            extra: (&self.extra_at, &self.extra),
        }
    }
}

fn add<T: Copy>(mine: &mut Vec<T>, theirs: &[T], chosen: &[u32]) {
    match theirs {
        [] => {}
        all if chosen.len() == all.len() => mine.extend_from_slice(all),
        some => mine.extend(chosen.iter().filter_map(|i| some.get(*i as usize)).copied()),
    }
}
