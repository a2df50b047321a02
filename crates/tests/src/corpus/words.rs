//! A recording as lines.

use std::fmt::Write as _;
use std::num::ParseIntError;

use gputap_ring_reader::clock::Reading;
use gputap_trace::{Apis, JournalEntry};
use gputap_wire::{definition, loss};
use serde_json::Value;

use super::{Chunk, Kind, Line, NewFunction, Recording, Step};

/// Records that are no calls: what they are, their names, and how many words stand before a text (all that fit, if none does).
pub(super) const OTHERS: [(gputap_wire::Kind, &str, usize); 12] = [
    (definition::LEASE, "lease", 4),
    (definition::RELEASE, "release", usize::MAX),
    (loss::CALLS, "loss", usize::MAX),
    (definition::CONTEXT, "context", usize::MAX),
    (definition::KERNEL, "kernel", 1),
    (definition::GRAPH, "graph", usize::MAX),
    (definition::ANCHOR, "anchor", usize::MAX),
    (definition::NOTE, "note", 0),
    (definition::GRAPH_NODE, "graph-node", usize::MAX),
    (definition::COMM, "comm", usize::MAX),
    (definition::LIBRARY, "library", 1),
    (definition::DEVICE, "device", 7),
];

const FIRST_LINE: &str = "gputap-recording 1";

/// Why a text is no recording.
type Wrong = String;

fn wrong(what: &str) -> impl Fn(ParseIntError) -> Wrong + '_ {
    move |e| format!("{what}: {e}")
}

fn number<T: std::str::FromStr<Err = ParseIntError>>(word: Option<&str>, what: &str) -> Result<T, Wrong> {
    word.ok_or_else(|| format!("{what} is missing"))?.parse().map_err(wrong(what))
}

/// A function as `driver/cuInit` or `runtime/13/cudaMalloc`.
pub(super) fn name_of(apis: &Apis, id: u16) -> String {
    let api = apis.get(id).unwrap_or_else(|| panic!("no function {id}"));
    match api.major {
        0 => format!("{}/{}", api.layer, api.name),
        major => format!("{}/{major}/{}", api.layer, api.name),
    }
}

/// The ids of all functions by such names.
pub(super) struct Ids(std::collections::HashMap<String, u16>);

impl Ids {
    pub(super) fn new(apis: &Apis) -> Ids {
        Ids((0..apis.rows().len() as u16).map(|id| (name_of(apis, id), id)).collect())
    }

    fn get(&self, name: &str) -> Result<u16, Wrong> {
        self.0.get(name).copied().ok_or_else(|| format!("no function {name}"))
    }
}

fn print_reading(r: &Reading) -> String {
    format!("{} {} {}", r.tick, r.mono_ns, r.real_ns)
}

/// Functions that were counted have names in a recording, and numbers in a trace.
fn rename_counted(entry: &mut Value, rename: impl Fn(&str) -> Result<String, Wrong>) -> Result<(), Wrong> {
    let Some(counted) = entry.pointer_mut("/process/counted").and_then(Value::as_object_mut) else {
        return Ok(());
    };
    let renamed: Result<_, Wrong> =
        std::mem::take(counted).into_iter().map(|(k, n)| Ok((rename(&k)?, n))).collect();
    *counted = renamed?;
    Ok(())
}

impl Recording {
    /// The recording as text.
    pub fn to_text(&self) -> String {
        let apis = self.apis();
        let mut out = format!("{FIRST_LINE}\ntrace {}\n", serde_json::to_string(&self.about).unwrap());
        writeln!(out, "clock {}", print_reading(&self.begun)).unwrap();
        for NewFunction { name, layer, major, group, words } in &self.functions {
            writeln!(out, "api {name} {layer} {major} {group} {words}").unwrap();
        }
        for step in &self.steps {
            match step {
                Step::Journal(entry) => {
                    let mut json = serde_json::to_value(entry).unwrap();
                    rename_counted(&mut json, |id| Ok(name_of(&apis, id.parse().unwrap()))).unwrap();
                    writeln!(out, "journal {json}").unwrap();
                }
                Step::Chunk(chunk) => print_chunk(&mut out, chunk, &apis),
                Step::Rotate => out.push_str("rotate\n"),
                Step::Expire { now_ns, keep_ns } => writeln!(out, "expire {now_ns} {keep_ns}").unwrap(),
                Step::Close(at) => writeln!(out, "close {}", print_reading(at)).unwrap(),
            }
        }
        out
    }

    /// From text; the error says which line is wrong.
    pub fn from_text(text: &str) -> Result<Recording, Wrong> {
        let mut lines = text.lines().enumerate().peekable();
        if lines.next().map(|l| l.1) != Some(FIRST_LINE) {
            return Err("not a recording".to_owned());
        }
        let mut recording = Recording {
            about: super::About::default(),
            begun: Reading { tick: 0, mono_ns: 0, real_ns: 0 },
            functions: Vec::new(),
            steps: Vec::new(),
        };
        // Functions come before the first step, which needs their ids.
        let mut ids = None;
        let mut before = 0;
        for (at, line) in lines {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            let named = |e: Wrong| format!("line {}: {e}", at + 1);
            if recording.head(first, rest).map_err(named)? {
                continue;
            }
            let ids = ids.get_or_insert_with(|| Ids::new(&recording.apis()));
            match recording.step(first, rest, ids).map_err(named)? {
                Some(step) => recording.steps.push(step),
                None => {
                    let Some(Step::Chunk(chunk)) = recording.steps.last_mut() else {
                        return Err(format!("line {}: a record outside a chunk", at + 1));
                    };
                    if chunk.records.is_empty() {
                        before = 0;
                    }
                    let record = parse_record(first, rest, ids, before).map_err(named)?;
                    before = record.start;
                    chunk.records.push(record);
                }
            }
        }
        Ok(recording)
    }

    /// Takes in a line in front of the first step, if it is one.
    fn head(&mut self, first: &str, rest: &str) -> Result<bool, Wrong> {
        match first {
            "trace" => self.about = serde_json::from_str(rest).map_err(|e| e.to_string())?,
            "clock" => self.begun = parse_reading(rest)?,
            "api" => {
                let words: Vec<&str> = rest.split(' ').collect();
                let [name, layer, major, group, count] = words[..] else { return Err("api".to_owned()) };
                self.functions.push(NewFunction {
                    name: name.to_owned(),
                    layer: layer.to_owned(),
                    major: major.parse().map_err(wrong("major"))?,
                    group: group.to_owned(),
                    words: count.parse().map_err(wrong("words"))?,
                });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A step, unless the line is a record.
    fn step(&self, first: &str, rest: &str, ids: &Ids) -> Result<Option<Step>, Wrong> {
        let mut words = rest.split(' ');
        let mut next = |what: &str| number::<u64>(words.next(), what);
        Ok(Some(match first {
            "journal" => {
                let mut json: Value = serde_json::from_str(rest).map_err(|e| e.to_string())?;
                rename_counted(&mut json, |name| Ok(ids.get(name)?.to_string()))?;
                let entry: JournalEntry = serde_json::from_value(json).map_err(|e| e.to_string())?;
                Step::Journal(Box::new(entry))
            }
            "chunk" => Step::Chunk(Chunk {
                process: next("process")? as u32,
                ring: next("ring")? as u16,
                position: next("position")?,
                stored_ns: next("time")?,
                records: Vec::new(),
            }),
            "rotate" => Step::Rotate,
            "expire" => Step::Expire { now_ns: next("now")?, keep_ns: next("keep")? },
            "close" => Step::Close(parse_reading(rest)?),
            _ => return Ok(None),
        }))
    }
}

fn parse_reading(text: &str) -> Result<Reading, Wrong> {
    let mut words = text.split(' ');
    Ok(Reading {
        tick: number(words.next(), "tick")?,
        mono_ns: number(words.next(), "monotonic time")?,
        real_ns: number(words.next(), "real time")?,
    })
}

fn print_chunk(out: &mut String, chunk: &Chunk, apis: &Apis) {
    writeln!(out, "chunk {} {} {} {}", chunk.process, chunk.ring, chunk.position, chunk.stored_ns).unwrap();
    let mut before = 0;
    for r in &chunk.records {
        let start = r.start.wrapping_sub(before) as i64;
        before = r.start;
        match r.kind {
            Kind::Call(id) | Kind::Begin(id) => {
                let kind = if matches!(r.kind, Kind::Begin(_)) { "begin" } else { "call" };
                let took = r.end.wrapping_sub(r.start) as i64;
                let took = if r.end == 0 { "-".to_owned() } else { took.to_string() };
                let mut name = name_of(apis, id);
                if let Some(outer) = r.outer.checked_sub(1) {
                    name = format!("{name}<{}", name_of(apis, outer));
                }
                let device = r.device as i16;
                let (result, number, parent, context) = (r.result as i32, r.number, r.parent, r.context);
                write!(out, "{kind} {name} {start} {took} {result} {number} {parent} {context} {device}")
                    .unwrap();
            }
            Kind::Other(at) => write!(out, "{} {start} {}", OTHERS[at].1, r.number).unwrap(),
        }
        let used = r.words.iter().rposition(|w| *w != 0).map_or(0, |at| at + 1);
        // Definitions keep all of their words: they have no other count of them.
        let used = if matches!(r.kind, Kind::Other(_)) { r.words.len() } else { used };
        r.words[..used].iter().for_each(|w| write!(out, " {w:x}").unwrap());
        if !r.rest.is_empty() {
            match (&r.kind, std::str::from_utf8(&r.rest)) {
                (Kind::Other(_), Ok(text)) => write!(out, " {}", serde_json::to_string(text).unwrap()),
                _ => write!(out, " |{}", r.rest.iter().map(|b| format!("{b:02x}")).collect::<String>()),
            }
            .unwrap();
        }
        out.push('\n');
    }
}

fn parse_record(first: &str, rest: &str, ids: &Ids, before: u64) -> Result<Line, Wrong> {
    // A text may have spaces; nothing else has quotes.
    let (fields, tail) = match (rest.find('"'), rest.find('|')) {
        (Some(at), _) => {
            let text: String = serde_json::from_str(&rest[at..]).map_err(|e| e.to_string())?;
            (&rest[..at], text.into_bytes())
        }
        (None, Some(at)) => (&rest[..at], hex(&rest[at + 1..])?),
        (None, None) => (rest, Vec::new()),
    };
    let mut words = fields.split_whitespace();
    let name = if ["call", "begin"].contains(&first) { words.next().unwrap_or_default() } else { "" };
    // `inner<outer`: one record for both.
    let (name, outer) = name.split_once('<').map_or((name, None), |(inner, outer)| (inner, Some(outer)));
    let start = before.wrapping_add(number::<i64>(words.next(), "start")? as u64);
    let mut line = Line {
        kind: match first {
            "call" => Kind::Call(ids.get(name)?),
            "begin" => Kind::Begin(ids.get(name)?),
            other => {
                let at = OTHERS.iter().position(|o| o.1 == other);
                Kind::Other(at.ok_or_else(|| format!("no kind of line {other:?}"))?)
            }
        },
        start,
        end: 0,
        result: 0,
        number: 0,
        parent: 0,
        context: 0,
        outer: outer.map_or(Ok(0), |name| ids.get(name).map(|id| id + 1))?,
        device: 0,
        words: Vec::new(),
        rest: tail,
    };
    if name.is_empty() {
        line.number = number(words.next(), "number")?;
    } else {
        line.end = match words.next() {
            Some("-") => 0,
            took => start.wrapping_add(number::<i64>(took, "duration")? as u64),
        };
        line.result = number::<i32>(words.next(), "result")? as u32;
        line.number = number(words.next(), "number")?;
        line.parent = number(words.next(), "parent")?;
        line.context = number(words.next(), "context")?;
        line.device = number::<i16>(words.next(), "device")? as u16;
    }
    let parsed: Result<_, _> = words.map(|w| u64::from_str_radix(w, 16)).collect();
    line.words = parsed.map_err(wrong("word"))?;
    Ok(line)
}

fn hex(text: &str) -> Result<Vec<u8>, Wrong> {
    let digits = text.trim_end();
    let byte = |at| digits.get(at..at + 2).ok_or("half a byte").map(|d| u8::from_str_radix(d, 16));
    (0..digits.len()).step_by(2).map(|at| byte(at)?.map_err(wrong("byte"))).collect()
}
