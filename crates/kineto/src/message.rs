//! The datagrams.
//!
//! ```text
//! offset 0   u64   size      payload length in bytes
//! offset 8   [32]  type      NUL-padded ASCII: "ctxt" or "req"
//! offset 40  [size] payload
//!
//! ctxt  client → daemon   i32 gpu, i32 pid, i64 job
//! ctxt  daemon → client   i32 count, -1 for an error
//! req   client → daemon   i32 kinds, i32 n, i64 job, i32 pids[n]
//! req   daemon → client   config text, no NUL; empty when there is nothing to do
//! ```
//! All little-endian. There are no other messages: nothing says "done", and a client takes whatever datagram comes as the
//! answer to its last request.

use thiserror::Error;

/// Bytes before the payload.
pub const HEADER: usize = 40;
/// Bytes of the type.
const TYPE: usize = 32;
/// Fixed part of both requests.
const FIXED: usize = 16;
/// Most pids in a request: clients send themselves and ten ancestors at most.
pub const PIDS_MAX: usize = 64;
/// Longest datagram that a client can send and we accept.
pub const DATAGRAM_MAX: usize = HEADER + FIXED + 4 * PIDS_MAX;

/// What a client can take now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(pub i32);

impl Kinds {
    /// Configurations of the event profiler, up to torch 2.13.
    pub const EVENTS: i32 = 1;
    /// Configurations of the activity profiler: what a trace is.
    pub const ACTIVITIES: i32 = 2;

    /// Whether a request for a trace may be handed over. It stays set while an earlier one merely waits for its start, and
    /// the client discards what comes then.
    pub fn takes_activities(self) -> bool {
        self.0 & Kinds::ACTIVITIES != 0
    }

    /// Whether the client still knows the event profiler, which torch 2.14 has no longer.
    pub fn knows_events(self) -> bool {
        self.0 & Kinds::EVENTS != 0
    }
}

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A profiler was made for a GPU: torch 2.0, and up to 2.6 when it is asked for.
    Context {
        /// The GPU that the profiler was made for.
        gpu: i32,
        /// What the client believes to be its pid.
        pid: i32,
        /// `SLURM_JOB_ID`, or 0.
        job: i64,
    },
    /// Registration, poll and sign of life in one.
    Request {
        /// What it can take.
        kinds: Kinds,
        /// `SLURM_JOB_ID`, or 0.
        job: i64,
        /// What it believes to be its pid, and those of its ancestors, nearest first.
        pids: Vec<i32>,
    },
}

/// Why a datagram is none.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Malformed {
    /// Not even a header.
    #[error("{0} bytes are no header")]
    Short(usize),
    /// The header tells another size than the datagram has.
    #[error("the header tells of {told} bytes, {found} came")]
    Size {
        /// In the header.
        told: u64,
        /// In the datagram.
        found: usize,
    },
    /// Neither `ctxt` nor `req`.
    #[error("an unknown type")]
    Type,
    /// The payload is too short or too long for its type.
    #[error("a payload of {0} bytes")]
    Payload(usize),
    /// The number of pids is not that of the payload.
    #[error("{0} pids")]
    Pids(i32),
}

fn i32_at(bytes: &[u8], at: usize) -> i32 {
    bytes.get(at..at + 4).and_then(|b| b.try_into().ok()).map_or(0, i32::from_le_bytes)
}

fn i64_at(bytes: &[u8], at: usize) -> i64 {
    bytes.get(at..at + 8).and_then(|b| b.try_into().ok()).map_or(0, i64::from_le_bytes)
}

/// Type and payload of a datagram.
fn split(datagram: &[u8]) -> Result<(&[u8], &[u8]), Malformed> {
    if datagram.len() < HEADER {
        return Err(Malformed::Short(datagram.len()));
    }
    let (header, payload) = datagram.split_at(HEADER);
    let told = i64_at(header, 0) as u64;
    if told != payload.len() as u64 {
        return Err(Malformed::Size { told, found: payload.len() });
    }
    let name = &header[8..8 + TYPE];
    let end = name.iter().position(|b| *b == 0).unwrap_or(TYPE);
    Ok((&name[..end], payload))
}

impl Message {
    /// Reads a datagram that a client sent.
    pub fn parse(datagram: &[u8]) -> Result<Message, Malformed> {
        let (name, payload) = split(datagram)?;
        match name {
            b"ctxt" if payload.len() == FIXED => Ok(Message::Context {
                gpu: i32_at(payload, 0),
                pid: i32_at(payload, 4),
                job: i64_at(payload, 8),
            }),
            b"req" if payload.len() >= FIXED => {
                let (fixed, rest) = payload.split_at(FIXED);
                let n = i32_at(fixed, 4);
                let fits =
                    usize::try_from(n).is_ok_and(|n| (1..=PIDS_MAX).contains(&n) && rest.len() == 4 * n);
                if !fits {
                    return Err(Malformed::Pids(n));
                }
                let pids = rest.chunks_exact(4).map(|b| i32_at(b, 0)).collect();
                Ok(Message::Request { kinds: Kinds(i32_at(fixed, 0)), job: i64_at(fixed, 8), pids })
            }
            b"ctxt" | b"req" => Err(Malformed::Payload(payload.len())),
            _ => Err(Malformed::Type),
        }
    }

    /// The datagram, as a client sends it.
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Message::Context { gpu, pid, job } => {
                frame("ctxt", &[&gpu.to_le_bytes()[..], &pid.to_le_bytes(), &job.to_le_bytes()].concat())
            }
            Message::Request { kinds, job, pids } => {
                let n = pids.len() as i32;
                let mut payload = [&kinds.0.to_le_bytes()[..], &n.to_le_bytes(), &job.to_le_bytes()].concat();
                payload.extend(pids.iter().flat_map(|p| p.to_le_bytes()));
                frame("req", &payload)
            }
        }
    }
}

/// What the daemon says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// How many profilers are registered for this GPU and job.
    Count(i32),
    /// What to do; empty for nothing.
    Config(String),
}

impl Reply {
    /// The datagram that carries the reply.
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Reply::Count(count) => frame("ctxt", &count.to_le_bytes()),
            Reply::Config(text) => frame("req", text.as_bytes()),
        }
    }

    /// Reads what a daemon sent: the client's side.
    pub fn parse(datagram: &[u8]) -> Result<Reply, Malformed> {
        let (name, payload) = split(datagram)?;
        match name {
            b"ctxt" if payload.len() == 4 => Ok(Reply::Count(i32_at(payload, 0))),
            b"req" => String::from_utf8(payload.to_vec())
                .map(Reply::Config)
                .map_err(|_| Malformed::Payload(payload.len())),
            b"ctxt" => Err(Malformed::Payload(payload.len())),
            _ => Err(Malformed::Type),
        }
    }
}

fn frame(name: &str, payload: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + payload.len());
    bytes.extend((payload.len() as u64).to_le_bytes());
    bytes.extend(name.as_bytes());
    bytes.resize(HEADER, 0);
    bytes.extend(payload);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As torch 2.11 sent it: six pids, 80 bytes.
    #[test]
    fn a_request_byte_for_byte() {
        let mut bytes = vec![40, 0, 0, 0, 0, 0, 0, 0];
        bytes.extend(b"req\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0");
        bytes.extend([3, 0, 0, 0, 6, 0, 0, 0, 0x92, 0x10, 0, 0, 0, 0, 0, 0]);
        bytes.extend((1..=6).flat_map(|p: i32| p.to_le_bytes()));
        assert_eq!(bytes.len(), 80);
        let message = Message::Request { kinds: Kinds(3), job: 4242, pids: (1..=6).collect() };
        assert_eq!(Message::parse(&bytes), Ok(message.clone()));
        assert_eq!(message.encode(), bytes);
    }

    #[test]
    fn a_context_and_its_answer() {
        let message = Message::Context { gpu: 3, pid: 77, job: 9 };
        assert_eq!(Message::parse(&message.encode()), Ok(message));
        for reply in [Reply::Count(-1), Reply::Config(String::new()), Reply::Config("A=1\n".into())] {
            assert_eq!(Reply::parse(&reply.encode()), Ok(reply));
        }
        assert_eq!(Reply::Config(String::new()).encode().len(), HEADER);
    }

    #[test]
    fn nothing_about_a_length_is_believed() {
        let good = Message::Request { kinds: Kinds(3), job: 0, pids: vec![1, 2] }.encode();
        for end in 0..good.len() {
            assert!(Message::parse(&good[..end]).is_err(), "{end} bytes");
        }
        for n in [-1, 0, 1, 3, 65, i32::MAX, i32::MIN] {
            let mut bytes = good.clone();
            bytes[44..48].copy_from_slice(&n.to_le_bytes());
            assert_eq!(Message::parse(&bytes), Err(Malformed::Pids(n)));
        }
        let mut absurd = good.clone();
        absurd[..8].copy_from_slice(&u64::MAX.to_le_bytes());
        assert_eq!(Message::parse(&absurd), Err(Malformed::Size { told: u64::MAX, found: 24 }));
        let mut other = good;
        other[8..12].copy_from_slice(b"reqx");
        assert_eq!(Message::parse(&other), Err(Malformed::Type));
    }
}
