//! What a `dyno` client sends to port 1778: a 32-bit length, then so many bytes of JSON; the answer likewise. One request
//! per connection.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Bytes of the length.
pub const PREFIX: usize = 4;
/// Longest request: a config text and a list of pids have room many times over.
pub const REQUEST_MAX: usize = 64 * 1024;

/// A request of a `dyno` client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// Is all well?
    GetStatus,
    /// Which version does the daemon have?
    GetVersion,
    /// Make some processes record a trace.
    Trace(Trace),
    /// A trace was asked for, and a part of it is missing.
    Incomplete,
    /// Stop sampling counters for a while; `None` when the time is missing.
    Pause(Option<u64>),
    /// Go on sampling counters after a pause.
    Resume,
}

/// Fields of `setKinetOnDemandRequest`. Numbers are as large as a client can write them: a pid or a job that can't be is none
/// that is here, which is no error to dynolog.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Trace {
    /// The config text.
    pub config: String,
    /// These, or any ancestor of theirs; empty or `[0]` for all.
    pub pids: Vec<serde_json::Number>,
    /// Of this job; 0 for any.
    #[serde(default = "zero")]
    pub job_id: serde_json::Number,
    /// No more than so many.
    #[serde(default = "thousand")]
    pub process_limit: u64,
}

fn zero() -> serde_json::Number {
    0.into()
}

fn thousand() -> u64 {
    1000
}

/// Answer to `setKinetOnDemandRequest`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub struct Triggered {
    /// Pids of the processes that match the request.
    pub processes_matched: Vec<i64>,
    /// Always empty: torch has no event profiler that could be asked.
    pub event_profilers_triggered: Vec<i64>,
    /// Those that will trace.
    pub activity_profilers_triggered: Vec<i64>,
    /// How many event profilers are busy: always 0.
    pub event_profilers_busy: u64,
    /// Those that can't now.
    pub activity_profilers_busy: u64,
    /// Why nothing is traced, or what else is to be said. `dyno` prints the answer, and needs all the other fields even then: it
    /// breaks down without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
}

impl Triggered {
    /// The answer to a request that is refused, in the words in which dynolog begins it.
    pub fn refused(why: &str) -> Triggered {
        Triggered { status: Some(format!("failed with exception = {why}")), ..Triggered::default() }
    }
}

/// Why a request is none.
#[derive(Debug, Error)]
pub enum Malformed {
    /// A length that is negative, zero, or more than [`REQUEST_MAX`].
    #[error("a length of {0}")]
    Length(i32),
    /// No JSON object with a text `fn`.
    #[error("no JSON object with a function: {0}")]
    Json(#[from] serde_json::Error),
    /// No such function.
    #[error("no function {0:?}")]
    Function(String),
}

/// Reads the length.
pub fn length(prefix: [u8; PREFIX]) -> Result<usize, Malformed> {
    let told = i32::from_le_bytes(prefix);
    usize::try_from(told).ok().filter(|n| (1..=REQUEST_MAX).contains(n)).ok_or(Malformed::Length(told))
}

impl Call {
    /// Reads the JSON of a request.
    pub fn parse(body: &[u8]) -> Result<Call, Malformed> {
        #[derive(Deserialize)]
        struct Function {
            #[serde(rename = "fn")]
            name: String,
        }
        let Function { name } = serde_json::from_slice(body)?;
        let value: serde_json::Value = serde_json::from_slice(body)?;
        Ok(match name.as_str() {
            "getStatus" => Call::GetStatus,
            "getVersion" => Call::GetVersion,
            "setKinetOnDemandRequest" => serde_json::from_value(value).map_or(Call::Incomplete, Call::Trace),
            "dcgmProfPause" => Call::Pause(value.get("duration_s").and_then(serde_json::Value::as_u64)),
            "dcgmProfResume" => Call::Resume,
            _ => return Err(Malformed::Function(name.chars().take(64).collect())),
        })
    }
}

/// Puts the length before an answer, or a request.
pub fn frame(json: &str) -> Vec<u8> {
    let mut bytes = (json.len() as i32).to_le_bytes().to_vec();
    bytes.extend(json.as_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `dyno gputrace --log-file /tmp/t.json` frames it.
    #[test]
    fn a_request_as_dyno_sends_it() {
        let json = "\n{\n    \"fn\": \"setKinetOnDemandRequest\",\n    \"config\": \
                    \"ACTIVITIES_LOG_FILE=/tmp/t.json\\nPROFILE_START_TIME=0\\nACTIVITIES_DURATION_MSECS=500\",\n    \
                    \"job_id\": 0,\n    \"pids\": [0],\n    \"process_limit\": 3\n}";
        let bytes = frame(json);
        assert_eq!(length([bytes[0], bytes[1], bytes[2], bytes[3]]).unwrap(), json.len());
        let Ok(Call::Trace(trace)) = Call::parse(&bytes[PREFIX..]) else { panic!("a trace is asked for") };
        assert_eq!((trace.job_id, trace.process_limit, trace.pids), (0.into(), 3, vec![0.into()]));
        assert_eq!(trace.config.lines().count(), 3);
    }

    #[test]
    fn answers_have_the_names_that_dyno_reads() {
        let json = serde_json::to_string(&Triggered { processes_matched: vec![7], ..Triggered::default() });
        assert_eq!(
            json.unwrap(),
            "{\"processesMatched\":[7],\"eventProfilersTriggered\":[],\"activityProfilersTriggered\":[],\
             \"eventProfilersBusy\":0,\"activityProfilersBusy\":0}"
        );
        let refused = serde_json::to_value(Triggered::refused("x")).unwrap();
        assert!(refused["processesMatched"].is_array() && refused["status"] == "failed with exception = x");
    }

    #[test]
    fn lengths_and_types_are_checked() {
        for told in [-1, 0, i32::MIN, i32::MAX, REQUEST_MAX as i32 + 1] {
            assert!(length(told.to_le_bytes()).is_err(), "{told}");
        }
        assert!(matches!(
            Call::parse(b"{\"fn\":\"setKinetOnDemandRequest\",\"pids\":3}"),
            Ok(Call::Incomplete)
        ));
        assert!(matches!(
            Call::parse(b"{\"fn\":\"dcgmProfPause\",\"duration_s\":\"x\"}"),
            Ok(Call::Pause(None))
        ));
        assert!(Call::parse(b"{\"fn\":7}").is_err());
        assert!(Call::parse(b"[]").is_err());
        assert!(matches!(Call::parse(b"{\"fn\":\"rm\"}"), Err(Malformed::Function(_))));
    }
}
