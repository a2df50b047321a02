//! Recorded calls with the names and sizes that the catalogue gives them.

use gputap_catalog::passed::passed;
use gputap_catalog::{ENUMS, Function, Role, by_id};
use gputap_wire::Record;

use crate::Recorded;

/// A call that returned.
#[derive(Clone, Debug)]
pub struct Call<'a> {
    /// Pid of its process.
    pub pid: u32,
    /// Id of the thread that made the call.
    pub tid: u32,
    /// What was called.
    pub function: &'static Function,
    /// The record: its own, or that of the call inside it, which it was passed on to.
    pub record: Record<'a>,
    words: Vec<u64>,
}

/// All calls in the order of their entry; one that was passed on comes behind the call inside it.
pub fn calls(recorded: &Recorded) -> Vec<Call<'_>> {
    let mut calls = Vec::new();
    for process in &recorded.processes {
        for lease in process.rings.iter().flat_map(|ring| ring.leases()) {
            for record in lease.records.into_iter().filter(|r| r.header.is_call()) {
                let (pid, tid, inner) = (process.header.pid(), lease.tid, by_id(record.header.id).unwrap());
                calls.push(Call::new((pid, tid), inner, record));
                if let Some(function) = record.header.carried().and_then(by_id) {
                    let words =
                        passed(function, inner).words.iter().map(|w| w.value(|i| record.word(i))).collect();
                    calls.push(Call { pid, tid, function, record, words });
                }
            }
        }
    }
    calls.sort_by_key(|call| (call.record.header.start, call.record.header.call));
    calls
}

impl<'a> Call<'a> {
    /// A call of a process and thread that has a record of its own.
    pub fn new((pid, tid): (u32, u32), function: &'static Function, record: Record<'a>) -> Call<'a> {
        let words = (0..function.words.total()).map(|i| record.word(i)).collect();
        Call { pid, tid, function, record, words }
    }

    /// The first word of an argument.
    pub fn arg(&self, name: &str) -> u64 {
        let arg = self.function.args.iter().find(|a| a.name == name);
        let arg = arg.unwrap_or_else(|| panic!("{} has no argument {name}", self.function.name));
        self.word(arg.word)
    }

    fn word(&self, i: u8) -> u64 {
        self.words.get(usize::from(i)).copied().unwrap_or(0)
    }

    /// What it returned.
    pub fn result(&self) -> u32 {
        self.record.header.result
    }

    /// Elements times the size of their type, where the function has both.
    pub fn bytes(&self) -> Option<u64> {
        let args = self.function.args;
        args.iter().find_map(|arg| {
            let Role::Elements(ty) = arg.role else { return None };
            let bytes = match args.get(usize::from(ty)) {
                Some(ty) => type_bytes(ty.role, self.word(ty.word) as u32),
                None => u64::from(self.function.element),
            };
            Some(self.word(arg.word) * bytes)
        })
    }
}

/// Bytes of one element of a type that the catalogue names.
fn type_bytes(role: Role, value: u32) -> u64 {
    let Role::DataType(index) = role else { panic!("not a type of elements: {role:?}") };
    let name = ENUMS[usize::from(index)].name_of(i64::from(value));
    match name.unwrap_or_else(|| panic!("no type {value}")) {
        "ncclInt8" | "ncclUint8" | "ncclFloat8e4m3" | "ncclFloat8e5m2" => 1,
        "ncclFloat16" | "ncclBfloat16" => 2,
        "ncclInt32" | "ncclUint32" | "ncclFloat32" => 4,
        "ncclInt64" | "ncclUint64" | "ncclFloat64" => 8,
        other => panic!("what size has {other}?"),
    }
}
