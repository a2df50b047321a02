//! Calls for tests, written with the names of the header.

use gputap_catalog::{Function, Role, by_symbol};
use gputap_trace::model::Calls;

use crate::call::{Call, Kept};
use crate::effect::Word;

/// A row of a trace.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub process: u32,
    pub thread: u32,
    pub api: u16,
    pub unfinished: bool,
    pub result: i32,
    pub start_ns: i64,
    pub duration_ns: i64,
    pub number: u32,
    pub parent: u32,
    pub context: u32,
    pub device: u16,
    pub words: [u64; 11],
    pub extra: Vec<u8>,
}

/// A successful call of the driver's `name` at `start_ns` that took 10 ns; arguments that are not given are 0.
pub(crate) fn row(name: &str, start_ns: i64, args: &[(&str, u64)]) -> Row {
    row_of(0, name, start_ns, args)
}

/// The same for the runtime of CUDA 13.
pub(crate) fn runtime(name: &str, start_ns: i64, args: &[(&str, u64)]) -> Row {
    row_of(3, name, start_ns, args)
}

/// The same for any family.
pub(crate) fn row_of(family: u8, name: &str, start_ns: i64, args: &[(&str, u64)]) -> Row {
    let function = by_symbol(family, name).unwrap_or_else(|| panic!("no function {name}"));
    let mut words = [0; 11];
    for (arg, value) in args {
        let place =
            function.args.iter().find(|a| a.name == *arg).unwrap_or_else(|| panic!("{name} has no {arg}"));
        words[usize::from(Word::from_arg(place).at)] = *value;
    }
    Row {
        process: 1,
        thread: 100,
        api: function.id,
        unfinished: false,
        result: 0,
        start_ns,
        duration_ns: 10,
        number: 0,
        parent: 0,
        context: 1,
        device: 0,
        words,
        extra: Vec::new(),
    }
}

impl Row {
    pub(crate) fn process(self, process: u32) -> Row {
        Row { process, ..self }
    }

    pub(crate) fn thread(self, thread: u32) -> Row {
        Row { thread, ..self }
    }

    pub(crate) fn device(self, device: u16) -> Row {
        Row { device, ..self }
    }

    pub(crate) fn fails(self, result: i32) -> Row {
        Row { result, ..self }
    }

    /// Its number on its thread, and that of the call around it.
    pub(crate) fn numbered(self, number: u32, parent: u32) -> Row {
        Row { number, parent, ..self }
    }

    pub(crate) fn lasts(self, duration_ns: i64) -> Row {
        Row { duration_ns, ..self }
    }

    pub(crate) fn hangs(self) -> Row {
        Row { unfinished: true, duration_ns: -1, ..self }
    }

    /// Passes a struct by value, as words.
    pub(crate) fn with_value(mut self, arg: &str, words: &[u64]) -> Row {
        let function: &Function = gputap_catalog::by_id(self.api).unwrap();
        let first = usize::from(function.args.iter().find(|a| a.name == arg).unwrap().word);
        self.words[first..first + words.len()].copy_from_slice(words);
        self
    }

    /// Puts a struct behind the pointer `arg`, with the given fields.
    pub(crate) fn with_struct(mut self, arg: &str, fields: &[(&str, u64)]) -> Row {
        let function: &Function = gputap_catalog::by_id(self.api).unwrap();
        let arg = function.args.iter().find(|a| a.name == arg).unwrap();
        let Role::Struct(layout) = arg.role else { panic!("{} is not a struct", arg.name) };
        let layout = &gputap_catalog::STRUCTS[usize::from(layout)];
        let mut bytes = vec![0u8; usize::from(arg.copy).next_multiple_of(8)];
        for (name, value) in fields {
            let field =
                layout.fields.iter().find(|f| f.name == *name).unwrap_or_else(|| panic!("no field {name}"));
            let at = usize::from(field.offset);
            let size = usize::from(field.size);
            bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
        self.words[usize::from(arg.word)] = 0x7ffc_0000_0000;
        self.extra.extend(bytes);
        self
    }

    pub(crate) fn kept(&self) -> Kept {
        Batch::new(std::slice::from_ref(self)).with(|calls| Call::of_row(calls, 0).to_kept())
    }
}

/// Rows as columns.
#[derive(Default)]
pub(crate) struct Batch {
    rows: Vec<Row>,
    process: Vec<u32>,
    thread: Vec<u32>,
    api: Vec<u16>,
    flags: Vec<u8>,
    result: Vec<i32>,
    start_ns: Vec<i64>,
    duration_ns: Vec<i64>,
    call: Vec<u32>,
    parent: Vec<u32>,
    context: Vec<u32>,
    device: Vec<u16>,
    words: [Vec<u64>; 11],
    offsets: Vec<i32>,
    extra: Vec<u8>,
}

impl Batch {
    pub(crate) fn new(rows: &[Row]) -> Batch {
        let mut b = Batch { rows: rows.to_vec(), offsets: vec![0], ..Batch::default() };
        for r in rows {
            b.process.push(r.process);
            b.thread.push(r.thread);
            b.api.push(r.api);
            b.flags.push(u8::from(r.unfinished));
            b.result.push(r.result);
            b.start_ns.push(r.start_ns);
            b.duration_ns.push(r.duration_ns);
            b.call.push(r.number);
            b.parent.push(r.parent);
            b.context.push(r.context);
            b.device.push(r.device);
            (0..11).for_each(|w| b.words[w].push(r.words[w]));
            b.extra.extend(&r.extra);
            b.offsets.push(b.extra.len() as i32);
        }
        b
    }

    pub(crate) fn with<T>(&self, f: impl FnOnce(&Calls<'_>) -> T) -> T {
        f(&Calls {
            len: self.rows.len(),
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
            words: std::array::from_fn(|w| self.words[w].as_slice()),
            extra: (&self.offsets, &self.extra),
        })
    }
}
