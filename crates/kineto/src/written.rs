//! What a file that a client wrote says of itself: whether it is complete, and whose request it answers.
//!
//! A name and a time tell little: the file of an earlier request has the same name, and may be seconds old. A trace itself says
//! which request it was made for (`trace_id`, torch 2.5 and later), when its recording ended, and what it is called. Traces are
//! large, so the two ends of the file are enough: metadata stands before the events and after them.

/// Bytes at the beginning that hold what stands before the events, and bytes at the end that hold what stands after them: lists
/// of the ranks of large jobs are there.
pub const HEAD: usize = 64 << 10;
/// Bytes at the end of a file that hold what stands after the events.
pub const TAIL: usize = 1 << 20;

/// A time after 1970 that was long before there was torch, in microseconds.
const LONG_AGO_US: f64 = 1e15;

/// How a pickle begins and ends.
const PICKLE: (u8, u8) = (0x80, b'.');

/// What a file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// It is complete, and answers this request.
    Ours,
    /// It is complete, and something else: what.
    Another(String),
    /// It is complete and has the right name, and says nothing of the time or the request.
    Silent,
    /// Its end is missing.
    Unfinished,
}

/// The request that a file is to answer.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Id of the trace that the request is for.
    pub trace_id: &'a str,
    /// The file that the client was to write.
    pub file: &'a str,
    /// When it was made, in milliseconds since 1970 by the clock of the client's node.
    pub asked_ms: u64,
}

/// Judges a file by its two ends.
pub fn judge(head: &[u8], tail: &[u8], request: Request<'_>) -> Says {
    if request.file.ends_with(".pickle") {
        // Nothing in a pickle says when it was made.
        let whole = head.first() == Some(&PICKLE.0) && tail.last() == Some(&PICKLE.1);
        return if whole { Says::Ours } else { Says::Unfinished };
    }
    let (head, tail) = (String::from_utf8_lossy(head), String::from_utf8_lossy(tail));
    let Some(name) = name(&tail) else { return Says::Unfinished };
    let before_events = head.split("\"traceEvents\"").next().unwrap_or_default();
    if let Some(id) = after(before_events, "\"trace_id\":").and_then(text) {
        return if id == request.trace_id {
            Says::Ours
        } else {
            Says::Another(format!("it answers another request ({})", printable(id)))
        };
    }
    // Clients write it as a path of Windows would be written.
    if name != request.file.replace('\\', "/") {
        return Says::Another(format!("it was written as {}", printable(name)));
    }
    match end_ms(before_events, &tail) {
        Some(end) if end >= request.asked_ms => Says::Ours,
        Some(_) => Says::Another("its recording ended before this one was asked for".into()),
        None => Says::Silent,
    }
}

/// The file's name as its last line has it; only a complete file has one.
fn name(tail: &str) -> Option<&str> {
    let rest = tail.trim_end().strip_suffix('}')?.trim_end();
    let (_, value) = rest.rsplit_once("\"traceName\":")?;
    let value = value.trim();
    value.strip_prefix('"')?.strip_suffix('"').filter(|v| !v.contains('"'))
}

/// When the recording ended: microseconds since 1970 in old releases, since a time that is told in later ones. Small numbers without
/// such a time count from nobody knows when.
fn end_ms(before_events: &str, tail: &str) -> Option<u64> {
    let (_, event) = tail.rsplit_once("\"Record Window End\"")?;
    let ts_us: f64 = number(after(event, "\"ts\":")?)?.parse().ok()?;
    let base_ns: f64 = match after(before_events, "\"baseTimeNanoseconds\":") {
        Some(value) => number(value)?.parse().ok()?,
        None if ts_us > LONG_AGO_US => 0.0,
        None => return None,
    };
    let end_ms = base_ns / 1e6 + ts_us / 1e3;
    (end_ms.is_finite() && end_ms >= 0.0).then_some(end_ms as u64)
}

fn after<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split_once(key).map(|(_, rest)| rest.trim_start())
}

fn text(value: &str) -> Option<&str> {
    value.strip_prefix('"')?.split('"').next()
}

fn number(value: &str) -> Option<&str> {
    value.split(|c: char| !c.is_ascii_digit() && c != '.').next().filter(|n| !n.is_empty())
}

fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED_MS: u64 = 1_794_772_276_000;

    /// As torch 2.11 writes it on a machine without a GPU.
    fn newer(id: &str, end_ms: u64, name: &str) -> String {
        let base_ns = 1_790_857_026_000_000_000_u64;
        let ts = end_ms * 1000 - base_ns / 1000;
        format!(
            "\n  {{\n    \"schemaVersion\": 1,\n    \"deviceProperties\": [\n    ],\n{id}  \"displayTimeUnit\": \"ms\",\n  \
             \"baseTimeNanoseconds\": {base_ns},\n  \"traceEvents\": [\n  {{\n    \"name\": \"Record Window End\", \"ph\": \"i\", \
             \"s\": \"g\",\n    \"pid\": \"\", \"tid\": \"\", \"ts\": {ts}.729\n  }}\n  ],\n      \"WARNING\": [\"CPU trace is \
             empty!\"],\n  \"traceName\": \"{name}\"\n}}"
        )
    }

    /// As torch 2.0 writes it.
    fn older(end_ms: u64, name: &str) -> String {
        format!(
            "\n{{\n  \"schemaVersion\": 1,\n  \"traceEvents\": [\n  {{\n    \"name\": \"Record Window End\", \"ph\": \"i\", \
             \"s\": \"g\",\n    \"pid\": \"\", \"tid\": \"\", \"ts\": {}\n  }}\n  ],\n  \"traceName\": \"{name}\"\n}}",
            end_ms * 1000
        )
    }

    fn says(text: &str) -> Says {
        let request = Request { trace_id: "abc", file: "/tmp/a_7.json", asked_ms: ASKED_MS };
        judge(text.as_bytes(), text.as_bytes(), request)
    }

    fn is_another(text: &str) -> bool {
        matches!(says(text), Says::Another(_))
    }

    #[test]
    fn a_trace_with_a_number_is_known_by_it() {
        let id = |id: &str| format!("      \"trace_id\": \"{id}\",\n");
        assert_eq!(says(&newer(&id("abc"), ASKED_MS + 5, "/tmp/a_7.json")), Says::Ours);
        // Whatever else is like ours.
        assert!(is_another(&newer(&id("abd"), ASKED_MS + 5, "/tmp/a_7.json")));
    }

    #[test]
    fn a_trace_without_one_is_known_by_its_end_and_its_name() {
        for made in [|end, name: &str| newer("", end, name), older] {
            assert_eq!(says(&made(ASKED_MS + 1, "/tmp/a_7.json")), Says::Ours);
            assert!(is_another(&made(ASKED_MS - 1, "/tmp/a_7.json")), "it is older");
            assert!(is_another(&made(ASKED_MS + 1, "/tmp/a_8.json")), "another process wrote it");
        }
        assert_eq!(says("{\"traceEvents\": [], \"traceName\": \"/tmp/a_7.json\"}"), Says::Silent);
        assert_eq!(says(&older(5, "/tmp/a_7.json")), Says::Silent, "since a time that it does not tell");
    }

    #[test]
    fn what_is_cut_off_anywhere_is_unfinished() {
        let whole = newer("      \"trace_id\": \"abc\",\n", ASKED_MS + 5, "/tmp/a_7.json");
        for at in 0..whole.len() {
            assert_eq!(says(&whole[..at]), Says::Unfinished, "{at}");
        }
        assert_eq!(says(&format!("{whole}\n")), Says::Ours);
    }

    #[test]
    fn a_snapshot_has_two_ends() {
        let request = Request { trace_id: "abc", file: "/tmp/memory_snapshot_7.pickle", asked_ms: ASKED_MS };
        let judge = |bytes: &[u8]| judge(bytes, bytes, request);
        assert_eq!(judge(b"\x80\x02}q\x00."), Says::Ours);
        assert_eq!(judge(b"\x80\x02}q\x00"), Says::Unfinished);
        assert_eq!(judge(b""), Says::Unfinished);
    }
}
