//! One call with its arguments, borrowed from a batch of a trace or from a live record.

use gputap_catalog::{Arg, Function};
use gputap_trace::model::Calls;
use gputap_trace::{FLAG_UNFINISHED, known_device};

use crate::outcome::{Outcome, outcome};

/// Words that a row of a trace keeps outside its extra bytes.
const INLINE: usize = 11;

/// The argument words of a call and the bytes that were copied from behind its pointers.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    words: Words<'a>,
    extra: &'a [u8],
}

/// Where the words are. A row of a batch stays in its columns: most calls are asked for one or two words.
#[derive(Clone, Copy, Debug)]
enum Words<'a> {
    Slice(&'a [u64]),
    Row(&'a [&'a [u64]; INLINE], usize),
}

impl<'a> Args<'a> {
    /// From a record: its words, and the copied bytes. Where fewer words are given than the function has, the
    /// rest is read from the start of `extra`, which is how a trace stores them.
    pub fn new(words: &'a [u64], extra: &'a [u8]) -> Args<'a> {
        Args { words: Words::Slice(words), extra }
    }

    /// Row `i` of a batch.
    #[inline]
    pub fn of_row(calls: &'a Calls<'a>, i: usize) -> Args<'a> {
        Args { words: Words::Row(&calls.words, i), extra: calls.extra_of(i) }
    }

    /// Word `i` as recorded; 0 when there is none.
    #[inline]
    pub fn word(&self, i: usize) -> u64 {
        let (word, inline) = match self.words {
            Words::Slice(words) => (words.get(i), words.len()),
            Words::Row(columns, row) => (columns.get(i).and_then(|column| column.get(row)), INLINE),
        };
        word.copied().unwrap_or_else(|| self.stored_word(i, inline))
    }

    /// Word `i` where the first `inline` words are not in the extra bytes.
    #[cold]
    fn stored_word(&self, i: usize, inline: usize) -> u64 {
        let Some(at) = i.checked_sub(inline).map(|beyond| beyond * 8) else { return 0 };
        self.extra.get(at..at + 8).and_then(|b| b.try_into().ok()).map_or(0, u64::from_le_bytes)
    }

    /// How many words are not in the extra bytes.
    fn inline(&self) -> usize {
        match self.words {
            Words::Slice(words) => words.len(),
            Words::Row(..) => INLINE,
        }
    }

    /// Everything copied from behind the pointers of `function`.
    pub fn copied(&self, function: &Function) -> &'a [u8] {
        let in_extra = function.record_words().saturating_sub(self.inline());
        self.extra.get(in_extra * 8..).unwrap_or(&[])
    }

    /// The struct behind argument `arg` of `function`; `None` when the pointer was NULL or the record was cut.
    pub fn structure(&self, function: &Function, arg: usize) -> Option<&'a [u8]> {
        let at = self.structure_at(function, arg)?;
        let size = usize::from(function.args[arg].copy);
        self.copied(function).get(at..at + size)
    }

    /// What follows the struct behind argument `arg` (the attributes of a launch configuration).
    pub fn after_structure(&self, function: &Function, arg: usize) -> &'a [u8] {
        let Some(at) = self.structure_at(function, arg) else { return &[] };
        let end = at + usize::from(function.args[arg].copy).next_multiple_of(8);
        self.copied(function).get(end..).unwrap_or(&[])
    }

    fn structure_at(&self, function: &Function, arg: usize) -> Option<usize> {
        let present = |a: &&Arg| a.copy > 0 && self.word(usize::from(a.word)) != 0;
        function.args.get(arg).filter(|a| present(a))?;
        let before = function.args[..arg].iter().filter(present);
        Some(before.map(|a| usize::from(a.copy).next_multiple_of(8)).sum())
    }
}

/// A call of a trace, with its arguments.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// Where it stands in the traces, as [`Calls::first_row`] counts.
    pub row: u64,
    /// Number of the process in the trace.
    pub process: u32,
    /// Id of the calling thread.
    pub thread: u32,
    /// Id of the called function in the catalogue.
    pub api: u16,
    /// Bits of `gputap_trace::FLAG_…`.
    pub flags: u8,
    /// What it returned.
    pub result: i32,
    /// When the call was entered.
    pub start_ns: i64,
    /// Time inside; 0 when it had not returned.
    pub duration_ns: i64,
    /// Number on its thread.
    pub number: u32,
    /// Number of the call around it, 0 for none.
    pub parent: u32,
    /// Number of the context within its process; 0 for none.
    pub context: u32,
    /// Device ordinal, where it is known.
    pub device: Option<u16>,
    /// Arguments of the call, as recorded.
    pub args: Args<'a>,
}

impl<'a> Call<'a> {
    /// Row `i` of a batch; what it does not have is 0.
    #[inline]
    pub fn of_row(calls: &'a Calls<'a>, i: usize) -> Call<'a> {
        fn at<T: Copy + Default>(column: &[T], i: usize) -> T {
            column.get(i).copied().unwrap_or_default()
        }
        Call {
            row: calls.first_row + i as u64,
            process: calls.process[i],
            thread: at(calls.thread, i),
            api: calls.api[i],
            flags: calls.flags[i],
            result: calls.result[i],
            start_ns: calls.start_ns[i],
            duration_ns: calls.duration_ns[i].max(0),
            number: at(calls.call, i),
            parent: at(calls.parent, i),
            context: at(calls.context, i),
            device: known_device(at(calls.device, i)),
            args: Args::of_row(calls, i),
        }
    }

    /// When the call returned; the time of its entry where it had not.
    pub fn end_ns(&self) -> i64 {
        self.start_ns.saturating_add(self.duration_ns)
    }

    /// Whether it had returned.
    pub fn returned(&self) -> bool {
        self.flags & FLAG_UNFINISHED == 0
    }

    /// Whether it returned success.
    pub fn succeeded(&self) -> bool {
        self.returned() && outcome(self.api, self.result) == Outcome::Success
    }

    /// The same with its own memory.
    pub fn to_kept(self) -> Kept {
        let words = (0..self.args.inline()).map(|i| self.args.word(i)).collect();
        Kept { call: Call { args: Args::new(&[], &[]), ..self }, words, extra: self.args.extra.into() }
    }
}

/// A call that outlives its batch.
#[derive(Clone, Debug)]
pub struct Kept {
    call: Call<'static>,
    words: Box<[u64]>,
    extra: Box<[u8]>,
}

impl Kept {
    /// The kept call with its arguments.
    pub fn call(&self) -> Call<'_> {
        Call { args: Args::new(&self.words, &self.extra), ..self.call }
    }
}
