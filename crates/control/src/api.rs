//! Types of the interface. Times are milliseconds since 1970.

use serde::{Deserialize, Serialize};

/// Version of everything here; in each answer.
pub const SCHEMA: u32 = 1;

/// Seconds of warm-up that a client takes when it is not told.
pub const WARMUP_S: u64 = 5;

/// How often clients poll.
const POLL_MS: u64 = 5_000;
/// For the client's ticks of a second, and for what is slow.
const MARGIN_MS: u64 = 3_000;

/// How long before a common start a request must be made so that every process meets it.
pub fn lead_ms(warmup_s: Option<u64>) -> u64 {
    warmup_s.unwrap_or(WARMUP_S).saturating_mul(1000).saturating_add(POLL_MS + MARGIN_MS)
}

/// Answer to `GET /v1/status`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
pub struct Status {
    /// Version of everything in the answer: [`SCHEMA`].
    pub schema: u32,
    /// Version of gputap that the daemon has.
    pub version: String,
    /// Name of the node.
    pub host: String,
    /// The daemon's process.
    pub pid: i32,
    /// The node's clock.
    pub now_ms: u64,
    /// Since when it runs.
    pub started_ms: u64,
    /// Registered processes that the caller may see.
    pub processes: usize,
    /// Sockets that torch finds: the abstract one, and directories.
    pub endpoints: Vec<String>,
    /// Below which directories traces may be written.
    pub roots: Vec<String>,
    /// Who the caller is to the daemon: `uid 1000`, or `operator`.
    pub caller: String,
    /// What happened since the start.
    pub counters: Counters,
    /// What the daemon has forbidden itself: `landlock, seccomp`, or why not.
    #[serde(default)]
    pub sandbox: String,
    /// Who looks at processes of other users, in words.
    #[serde(default)]
    pub looks: String,
    /// What is not as it should be, in words; empty when all is well.
    pub trouble: Vec<String>,
}

/// What happened since the start.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct Counters {
    /// Polls that were answered.
    pub polls: u64,
    /// Datagrams that are none.
    pub malformed: u64,
    /// Datagrams that tell of another process than the kernel.
    pub impostors: u64,
    /// Datagrams beyond what a process or a user may send; they were not answered.
    pub limited: u64,
    /// Answers that could not be sent.
    pub unanswered: u64,
    /// Processes that were not registered because there are too many.
    pub crowded: u64,
    /// Calls of this interface that were refused.
    pub refused: u64,
    /// Connections that were closed to make room.
    pub evicted: u64,
}

/// Answer to `GET /v1/processes`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
pub struct Processes {
    /// Version of everything in the answer: [`SCHEMA`].
    pub schema: u32,
    /// Name of the node.
    pub host: String,
    /// Those that the caller may see.
    pub processes: Vec<Process>,
    /// How many others there are.
    pub hidden: usize,
}

/// A process that has registered.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
pub struct Process {
    /// As the daemon's pid namespace knows it; 0 when it has no name there.
    pub pid: i32,
    /// As it knows itself, which is what its files are named after.
    pub own_pid: i32,
    /// Its ancestors, nearest first, as the daemon's pid namespace knows them; as it says itself where the daemon can't see it.
    pub ancestors: Vec<i32>,
    /// Owner, from the kernel.
    pub uid: u32,
    /// Its SLURM job, by its control group or else as the process said; 0 for none.
    pub job: i64,
    /// Program, without arguments.
    pub program: Option<String>,
    /// Rank in its job.
    pub rank: Option<u32>,
    /// Container, from its cgroup.
    pub container: Option<String>,
    /// UID of its pod, from its cgroup.
    pub pod: Option<String>,
    /// Its pod's name, from the kubelet.
    pub pod_name: Option<String>,
    /// Its pod's namespace.
    pub pod_namespace: Option<String>,
    /// Its container's name in the pod.
    pub pod_container: Option<String>,
    /// GPUs that the kubelet gave to the container.
    pub pod_gpus: Option<Vec<String>>,
    /// GPUs that it has opened; `None` when that can't be seen.
    pub gpus: Option<Vec<u32>>,
    /// Releases of torch that speak as it does.
    pub torch: Option<String>,
    /// Since when it is registered.
    pub registered_ms: u64,
    /// Its last poll.
    pub polled_ms: u64,
    /// What it does.
    pub state: Activity,
    /// Requests that wait for it.
    pub queued: usize,
    /// The daemon may not look into it: rank and GPUs are not known then, and a launcher is not told from a
    /// rank.
    #[serde(default)]
    pub opaque: bool,
    /// Why it can't be traced, if so.
    pub untraceable: Option<String>,
}

/// What a process does.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Activity {
    /// It takes requests.
    #[default]
    Idle,
    /// A request was delivered and waits for its start.
    Pending,
    /// It records or writes; it said so itself.
    Busy,
    /// It has not polled for a while.
    Silent,
}

/// Body of `POST /v1/traces`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
#[serde(default)]
pub struct TraceRequest {
    /// Which processes are to be traced.
    pub select: Select,
    /// File to write, with the ending `.json`; each process puts its pid before it. Without it, a directory that the daemon makes.
    pub log_file: Option<String>,
    /// Start, in the node's clock; 0 for as soon as each process can.
    pub start_ms: u64,
    /// How long, by time.
    pub duration_ms: u64,
    /// How long, by iterations; 0 for by time.
    pub iterations: u64,
    /// Start at the next multiple of this iteration.
    pub iteration_roundup: u64,
    /// How long to wait for a step before asking by duration instead.
    pub step_wait_ms: u64,
    /// Seconds of warm-up; 5 is what clients do by themselves.
    pub warmup_s: Option<u64>,
    /// What to record beside the activities.
    pub record: Record,
}

/// Which processes; all that match every part that is set.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
#[serde(default)]
pub struct Select {
    /// `SLURM_JOB_ID` is one of these; empty for any.
    pub jobs: Vec<i64>,
    /// One of these pids, or a descendant of one; empty for any.
    pub pids: Vec<i32>,
    /// In one of these pods; empty for any.
    pub pods: Vec<String>,
    /// Of this user; of any that the caller may trace if not set.
    pub uid: Option<u32>,
    /// No more than so many; GPU ranks come first.
    pub limit: Option<usize>,
    /// Launchers and helpers, too.
    pub launchers: bool,
}

/// What to record beside the activities.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(default)]
pub struct Record {
    /// Shapes of operators' inputs.
    pub shapes: bool,
    /// Whether to record allocations of memory.
    pub memory: bool,
    /// Whether to record Python stacks.
    pub stacks: bool,
    /// Whether to record floating-point operations.
    pub flops: bool,
    /// Whether to record the modules that operators are called in.
    pub modules: bool,
    /// CUDA's memory snapshot instead of a trace.
    pub memory_snapshot: bool,
}

/// Answer to `POST /v1/traces` and to `GET /v1/traces/ID`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq)]
pub struct Trace {
    /// Version of everything in the answer: [`SCHEMA`].
    pub schema: u32,
    /// Names the trace in further calls; empty when nothing matched.
    pub id: String,
    /// Name of the node.
    pub host: String,
    /// The node's clock.
    pub now_ms: u64,
    /// What each client was or will be told.
    pub config: String,
    /// Whether the daemon can hand the files over.
    pub fetchable: bool,
    /// Processes that will trace.
    pub orders: Vec<Order>,
    /// Processes that were left out, and why.
    pub left_out: Vec<LeftOut>,
    /// Why nothing matched, if so.
    pub nothing: Option<String>,
}

/// A process that was left out.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct LeftOut {
    /// Pid of the process that was left out, as it knows itself.
    pub pid: i32,
    /// Why the process was left out.
    pub why: String,
}

/// A request to one process.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
pub struct Order {
    /// Its pid here.
    pub pid: i32,
    /// Its own pid.
    pub own_pid: i32,
    /// Rank of the process in its job, if it is known.
    pub rank: Option<u32>,
    /// The file that it will write.
    pub file: String,
    /// How far it is.
    pub state: State,
    /// Whether that is known, or inferred from the clock.
    pub estimated: bool,
    /// Bytes of the file, or of its unfinished part.
    pub bytes: Option<u64>,
    /// Which file it is that the daemon has seen, as [`identity`] has it: in another file system the name may be another file's.
    #[serde(default)]
    pub identity: Option<String>,
    /// What else is to be said.
    pub notes: Vec<String>,
}

/// What a file is known by on its node.
pub fn identity(device: u64, inode: u64) -> String {
    format!("{device}:{inode}")
}

/// How far a request is.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// The process has not fetched it.
    Queued,
    /// The process has fetched the request.
    Delivered,
    /// It records or writes.
    Busy,
    /// The unfinished file is there.
    Writing,
    /// The file is there.
    Written,
    /// The process is idle again; the file can't be seen by the daemon.
    Ended,
    /// Nothing more will come.
    Failed,
}

impl State {
    /// The state in a word or two.
    pub fn word(self) -> &'static str {
        match self {
            State::Queued => "queued",
            State::Delivered => "delivered",
            State::Busy => "busy",
            State::Writing => "being written",
            State::Written => "written",
            State::Ended => "ended",
            State::Failed => "failed",
        }
    }

    /// Whether nothing more will come.
    pub fn is_final(self) -> bool {
        matches!(self, State::Written | State::Failed)
    }
}

/// Body of every answer that is no success.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong, and what to do.
    pub error: String,
}
