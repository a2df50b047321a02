//! Rows as they are handed to analyses: calls in columns, activities and samples one by one.

/// A batch of calls as columns; all slices have the same length, except that columns which were not asked for are empty.
#[derive(Clone, Copy, Debug)]
pub struct Calls<'a> {
    /// Number of rows in the batch.
    pub len: usize,
    /// Where the first of them stands, the others following it: the same place in every scan of the same traces, and no
    /// other row's.
    pub first_row: u64,
    /// Number of the process that made each call.
    pub process: &'a [u32],
    /// Id of the thread that made each call.
    pub thread: &'a [u32],
    /// Function: id in this build's catalogue (translated by name when the trace was made by another one).
    pub api: &'a [u16],
    /// Bit 0: had not returned.
    pub flags: &'a [u8],
    /// Code that each call returned.
    pub result: &'a [i32],
    /// When each call was entered.
    pub start_ns: &'a [i64],
    /// Time inside; -1 when it had not returned.
    pub duration_ns: &'a [i64],
    /// Number on its thread.
    pub call: &'a [u32],
    /// Number of the call around it.
    pub parent: &'a [u32],
    /// Number of the context of each call in its process, 0 for none.
    pub context: &'a [u32],
    /// Ordinal of the device of each call, as its process counts.
    pub device: &'a [u16],
    /// The first eleven argument words of each call.
    pub words: [&'a [u64]; 11],
    /// Extra bytes: offsets (len + 1) and data, as Arrow holds them.
    pub extra: (&'a [i32], &'a [u8]),
}

impl Calls<'_> {
    /// Words beyond the eleventh and copied structs of row `i`.
    pub fn extra_of(&self, i: usize) -> &[u8] {
        match (self.extra.0.get(i), self.extra.0.get(i + 1)) {
            (Some(a), Some(b)) => self.extra.1.get(*a as usize..*b as usize).unwrap_or(&[]),
            _ => &[],
        }
    }
}

/// Something that a device did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activity {
    /// Number of the process that the device worked for.
    pub process: u32,
    /// Thread that launched it; 0 where it is not known.
    pub thread: u32,
    /// Number of the call that launched it; 0 where it is not known.
    pub call: u32,
    /// Where it was recorded: a number of [`Feed`](super::Feed).
    pub feed: u32,
    /// One of `gputap_wire::activity`.
    pub kind: u16,
    /// Handle of the kernel that ran.
    pub handle: u64,
    /// When it began.
    pub start_ns: i64,
    /// How long it took.
    pub duration_ns: i64,
    /// Number of the context in its process, 0 where it is not known.
    pub context: u32,
    /// Ordinal of the device as the process counts.
    pub device: u16,
    /// Handle of the stream that it ran in.
    pub stream: u64,
    /// Bytes copied or filled.
    pub bytes: u64,
}

impl Activity {
    /// What kind of activity it is.
    pub fn kind_name(&self) -> &'static str {
        use gputap_wire::activity;
        const KERNEL: u16 = activity::KERNEL.id;
        const COPY: u16 = activity::COPY.id;
        const FILL: u16 = activity::FILL.id;
        match self.kind {
            KERNEL => "kernel",
            COPY => "copy",
            FILL => "fill",
            _ => "other",
        }
    }

    /// When it ended.
    pub fn end_ns(&self) -> i64 {
        self.start_ns.saturating_add(self.duration_ns)
    }
}

/// The value of a field at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Process number; 0 where it is about none.
    pub process: u32,
    /// Where it was recorded: a number of [`Feed`](super::Feed).
    pub feed: u32,
    /// The field's number in its feed.
    pub field: u16,
    /// Ordinal of the device that the value is about.
    pub device: u16,
    /// Which of several things on the device.
    pub object: u64,
    /// When it was read.
    pub time_ns: i64,
    /// What was read.
    pub value: f64,
}
