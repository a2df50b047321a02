//! Asking for a trace, and what became of it.

use std::collections::BTreeMap;

use gputap_control::{self as api, SCHEMA, State, TraceRequest};
use gputap_kineto::config::{self, Config};
use gputap_kineto::{ConfigError, output};

use super::{Registry, Trace};
use crate::caller::{Caller, Holder};
use crate::identity::start_time;
use crate::order::Order;
use crate::process::{Key, Process};
use crate::select::{self, Choice};
use crate::watch::{self, Before, Candidate};

/// Requests that may wait for one process; operators find room for as many again.
const QUEUE_MAX: usize = 16;
/// Without a name of his own the caller gets this one.
const FILE: &str = "libkineto_trace";

/// Where the files go.
#[derive(Clone, Debug)]
pub enum Destination {
    /// A path that the caller named, and that is allowed.
    Named(String),
    /// Directories of ours, by user and by the directory whose socket the process came through.
    Spool(Vec<(u32, Option<String>, String)>),
}

/// What is known of a process before it is asked.
#[derive(Clone, Debug, Default)]
pub struct Looked {
    /// What lies where it will write.
    pub before: Before,
    /// Why it can't be asked.
    pub why_not: Option<String>,
}

/// A request that was understood.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its name from now on.
    pub id: String,
    /// The request as the caller made it.
    pub request: TraceRequest,
    /// What clients are told, but for the file.
    pub config: Config,
    /// The host's name, for the files'.
    pub host: String,
}

impl Asked {
    /// Understands a request.
    pub fn new(id: String, request: TraceRequest, host: String) -> Result<Asked, ConfigError> {
        let mut config = Config::default();
        // Before all others: see `MEMORY_SNAPSHOT`.
        if let Some(log_file) = &request.log_file {
            config.set(config::LOG_FILE, log_file)?;
        }
        let mut set = |key: &str, value: u64| config.set(key, value);
        if request.iterations > 0 {
            set(config::START_ITERATION, 0)?;
            // Clients ignore a request that is rounded up to nothing.
            set(config::START_ITERATION_ROUNDUP, request.iteration_roundup.max(1))?;
            set(config::ITERATIONS, request.iterations)?;
        } else {
            set(config::START_TIME, request.start_ms)?;
        }
        // With iterations, too: what torch 2.10 and later fall back to by themselves.
        set(config::DURATION_MS, request.duration_ms)?;
        if let Some(warmup) = request.warmup_s {
            set(config::WARMUP_S, warmup)?;
        }
        let record = request.record;
        let options = [
            (record.shapes, "PROFILE_REPORT_INPUT_SHAPES"),
            (record.memory, "PROFILE_PROFILE_MEMORY"),
            (record.stacks, "PROFILE_WITH_STACK"),
            (record.flops, "PROFILE_WITH_FLOPS"),
            (record.modules, "PROFILE_WITH_MODULES"),
            (record.memory_snapshot, config::MEMORY_SNAPSHOT),
        ];
        for (on, key) in options {
            if on {
                config.set(key, "true")?;
            }
        }
        if record.memory_snapshot {
            config.set(config::MEMORY_SNAPSHOT_MS, request.duration_ms)?;
        }
        config.set(config::TRACE_ID, &id)?;
        Ok(Asked { id, request, config, host })
    }

    /// Understands a request whose config somebody else has written: it is passed on as it came, but for two things. The number
    /// of the request is added, as dynolog does; and the path comes before the wish for a memory snapshot, because the
    /// snapshot would take the trace's name otherwise, the same one in all ranks.
    pub fn passed_on(
        id: String,
        request: TraceRequest,
        mut config: Config,
        host: String,
    ) -> Result<Asked, ConfigError> {
        config.move_before(config::LOG_FILE, config::MEMORY_SNAPSHOT);
        config.append(config::TRACE_ID, &id)?;
        Ok(Asked { id, request, config, host })
    }

    /// The file that a process is asked to write; `None` when there is no directory for its user.
    pub fn log_file(&self, process: &Process, place: &Destination) -> Option<String> {
        match place {
            Destination::Named(path) => Some(path.clone()),
            Destination::Spool(dirs) => {
                let dir = dirs.iter().find(|(uid, by, _)| *uid == process.uid && *by == process.directory);
                dir.map(|(_, _, dir)| format!("{dir}/{FILE}_{}.json", self.host))
            }
        }
    }

    /// Where a process may write what it is asked for.
    pub fn candidates(&self, process: &Process, place: &Destination) -> Option<Vec<Candidate>> {
        let snapshot = self.config.is_on(config::MEMORY_SNAPSHOT);
        self.log_file(process, place).map(|log_file| watch::candidates(&log_file, process.own_pid, snapshot))
    }
}

impl Registry {
    /// Who would be traced.
    pub fn choose(&self, select: &api::Select, caller: &Caller) -> Choice {
        select::choose(self.processes.values(), select, caller, &start_time)
    }

    /// The process of a key.
    pub fn process(&self, key: &Key) -> Option<&Process> {
        self.processes.get(key)
    }

    /// Queues a request for those who were chosen; why it can't be, if so.
    pub fn ask(
        &mut self,
        asked: &Asked,
        choice: Choice,
        place: &Destination,
        looked: &BTreeMap<Key, Looked>,
        caller: &Caller,
        now_ms: u64,
    ) -> Result<api::Trace, String> {
        self.room_for(caller, choice.chosen.len(), now_ms)?;
        let queue_max = if caller.holder() == Holder::Operator { 2 * QUEUE_MAX } else { QUEUE_MAX };
        let mut trace = Trace {
            caller_uid: caller.uid,
            config: asked.config.text(),
            orders: Vec::new(),
            left_out: choice.left_out,
            in_spool: matches!(place, Destination::Spool(_)),
            asked_ms: now_ms,
        };
        for key in &choice.chosen {
            let Some(process) = self.processes.get_mut(key) else { continue };
            let looked = looked.get(key).cloned().unwrap_or_default();
            let why = if process.queue.len() >= queue_max {
                format!("{} requests wait for it already", process.queue.len())
            } else if let Some(why) = looked.why_not {
                why
            } else {
                match order(asked, process, place, looked.before) {
                    Ok(order) => {
                        self.last_order += 1;
                        process.queue.push_back(self.last_order);
                        trace.orders.push(self.last_order);
                        self.orders.insert(self.last_order, order);
                        continue;
                    }
                    Err(why) => why,
                }
            };
            trace.left_out.push(api::LeftOut { pid: process.own_pid, why });
        }
        self.changed = true;
        let id = if trace.orders.is_empty() { String::new() } else { asked.id.clone() };
        let mut shown = self.show_trace(&id, &trace, &asked.host, now_ms);
        let none = || {
            shown
                .left_out
                .first()
                .map(|l| format!("of {} processes none can be asked: {}", shown.left_out.len(), l.why))
        };
        shown.nothing = choice.nothing.or_else(|| if shown.orders.is_empty() { none() } else { None });
        if !id.is_empty() {
            self.traces.insert(id, trace);
        }
        Ok(shown)
    }

    /// What became of a trace; `None` when there is none that the caller may see.
    pub fn trace(&self, id: &str, caller: &Caller, host: &str, now_ms: u64) -> Option<api::Trace> {
        let trace = self.traces.get(id).filter(|t| may_look(t, caller))?;
        Some(self.show_trace(id, trace, host, now_ms))
    }

    /// The file of a process that is in a directory of ours: its path and owner.
    pub fn spooled(&self, id: &str, pid: i32, caller: &Caller) -> Option<(String, u32)> {
        let trace = self.traces.get(id).filter(|t| t.in_spool && may_look(t, caller))?;
        let mut orders = trace.orders.iter().filter_map(|o| self.orders.get(o));
        let order = orders.find(|o| o.own_pid == pid && o.state == State::Written && caller.may(o.uid))?;
        Some((order.file.clone(), order.uid))
    }

    /// Takes back what nobody has fetched.
    pub fn cancel(&mut self, id: &str, caller: &Caller) -> bool {
        let Some(trace) = self.traces.get(id).filter(|t| may_look(t, caller)) else { return false };
        for order in trace.orders.clone() {
            if let Some(o) = self.orders.get_mut(&order).filter(|o| o.state == State::Queued) {
                o.fail("taken back");
                self.processes.values_mut().for_each(|p| p.queue.retain(|q| *q != order));
            }
        }
        self.changed = true;
        true
    }

    fn show_trace(&self, id: &str, trace: &Trace, host: &str, now_ms: u64) -> api::Trace {
        let orders = trace.orders.iter().filter_map(|o| self.orders.get(o)).map(|o| {
            let (state, estimated) = o.shown(now_ms);
            api::Order {
                pid: o.pid,
                own_pid: o.own_pid,
                rank: o.rank,
                file: o.file.clone(),
                state,
                estimated,
                bytes: o.bytes,
                identity: o.mark.map(|m| api::identity(m.device, m.inode)),
                notes: o.notes.clone(),
            }
        });
        api::Trace {
            schema: SCHEMA,
            id: id.to_owned(),
            host: host.to_owned(),
            now_ms,
            config: trace.config.clone(),
            fetchable: trace.in_spool,
            orders: orders.collect(),
            left_out: trace.left_out.clone(),
            nothing: None,
        }
    }
}

fn may_look(trace: &Trace, caller: &Caller) -> bool {
    caller.uid.is_none() || caller.uid == trace.caller_uid
}

fn order(asked: &Asked, process: &Process, place: &Destination, before: Before) -> Result<Order, String> {
    let log_file =
        asked.log_file(process, place).ok_or("there is no directory for its user: name a --log-file")?;
    let mut config = asked.config.clone();
    // What is there was checked, and may be there twice.
    if config.get(config::LOG_FILE) != Some(&log_file) {
        config.set_first(config::LOG_FILE, &log_file).map_err(|e| e.to_string())?;
    }
    Ok(Order {
        trace: asked.id.clone(),
        pid: process.pid(),
        own_pid: process.own_pid,
        uid: process.uid,
        gid: process.gid,
        groups: process.groups.clone(),
        rank: process.look.rank,
        text: config.text(),
        file: output::file(&log_file, process.own_pid),
        candidates: asked.candidates(process, place).unwrap_or_default(),
        before,
        look_again: false,
        sighted: None,
        start_ms: asked.request.start_ms,
        duration_ms: asked.request.duration_ms,
        iterations: asked.request.iterations,
        step_wait_ms: asked.request.step_wait_ms,
        warmup_s: asked.request.warmup_s.unwrap_or(api::WARMUP_S),
        state: State::Queued,
        estimated: false,
        delivered_ms: 0,
        seen_busy: false,
        ended_ms: 0,
        settled_ms: 0,
        bytes: None,
        mark: None,
        notes: Vec::new(),
    })
}
