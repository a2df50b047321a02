//! A client as torch has it, without torch: it registers, polls, takes a request and writes a file, as each release of torch
//! does. What a real client would discard or drop, it says on stdout.

use std::io::Write;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gputap_kineto::config::{self, Config};
use gputap_kineto::release::Release;
use gputap_kineto::{CLIENT, DAEMON, Kinds, Message, Reply, output};

/// What a real client adds to the warm-up.
const DELAY_MS: u64 = 2_000;
/// How long one that writes slowly stands still.
const PAUSE: Duration = Duration::from_secs(3);
/// An answer that comes later than any real client would wait is a test's failure, not a slow machine's.
const ANSWER: Duration = Duration::from_secs(20);

/// A variable with the pid of another process that it says is its parent.
pub const CLAIM: &str = "GPUTAP_TESTS_CLAIM";

/// What it does.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Doing {
    Nothing,
    /// Waits for its start.
    Pending {
        begin_ms: u64,
        end_ms: u64,
        output: Output,
    },
    /// Records, from its warm-up on.
    Busy {
        end_ms: u64,
        output: Output,
    },
}

/// What it will write.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Output {
    file: String,
    /// A trace has it; a memory snapshot has nothing.
    trace_id: Option<String>,
    snapshot: bool,
}

/// How it writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Writes {
    /// As torch does: beside the file, which it then renames.
    #[default]
    Renaming,
    /// The same, with a pause in the middle.
    Slowly,
    /// Into the file itself, with a pause in the middle.
    InPlace,
}

/// A client that behaves as torch does.
pub struct Torch {
    socket: UnixDatagram,
    daemon: SocketAddr,
    release: &'static Release,
    minor: u32,
    job: i64,
    steps: bool,
    writes: Writes,
    doing: Doing,
}

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

impl Torch {
    /// Of release 2.`minor`, in a directory, or in the abstract name space if that is `@`.
    pub fn new(dir: &str, minor: u32) -> Torch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let unique = format!("{CLIENT}{:08x}-{number:04x}", std::process::id());
        let address = |name: &str| match dir {
            "@" => SocketAddr::from_abstract_name(format!("{name}\0")).unwrap(),
            dir => SocketAddr::from_pathname(Path::new(dir).join(name)).unwrap(),
        };
        let socket = UnixDatagram::bind_addr(&address(&unique)).unwrap();
        if dir != "@" {
            // As torch does: the daemon is another user.
            let path = Path::new(dir).join(&unique);
            std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o666)).unwrap();
        }
        socket.set_read_timeout(Some(ANSWER)).unwrap();
        let release = Release::from_version(&format!("2.{minor}.0")).unwrap();
        let job = std::env::var("SLURM_JOB_ID").ok().and_then(|j| j.parse().ok()).unwrap_or(0);
        let (steps, writes, doing) = (false, Writes::default(), Doing::Nothing);
        Torch { socket, daemon: address(DAEMON), release, minor, job, steps, writes, doing }
    }

    /// One that writes otherwise.
    pub fn writing(mut self, writes: Writes) -> Torch {
        self.writes = writes;
        self
    }

    /// With a program that steps an optimizer.
    pub fn stepping(mut self) -> Torch {
        self.steps = true;
        self
    }

    fn pids() -> Vec<i32> {
        let parent = std::os::unix::process::parent_id() as i32;
        let claimed = std::env::var(CLAIM).ok().and_then(|pid| pid.parse().ok());
        vec![std::process::id() as i32, claimed.unwrap_or(parent)]
    }

    /// What it can take now.
    fn kinds(&self) -> Kinds {
        let busy = matches!(self.doing, Doing::Busy { .. });
        Kinds(if busy { self.release.busy } else { self.release.idle })
    }

    /// Sends a datagram, whatever it is.
    pub fn send(&self, datagram: &[u8]) {
        self.socket.send_to_addr(datagram, &self.daemon).unwrap();
    }

    /// What came back.
    pub fn answer(&self) -> Reply {
        let mut buffer = vec![0; 65_536];
        let n = self.socket.recv(&mut buffer).expect("the daemon answers");
        Reply::parse(&buffer[..n]).expect("the daemon answers as torch understands")
    }

    /// One poll: what it is told.
    pub fn poll(&self) -> String {
        self.poll_as(self.kinds())
    }

    /// A poll while it records.
    pub fn poll_busy(&self) -> String {
        self.poll_as(Kinds(self.release.busy))
    }

    fn poll_as(&self, kinds: Kinds) -> String {
        self.send(&Message::Request { kinds, job: self.job, pids: Torch::pids() }.encode());
        match self.answer() {
            Reply::Config(text) => text,
            other => panic!("{other:?}"),
        }
    }

    /// Says that there is a profiler for a GPU, as torch 2.0 does.
    pub fn context(&self, gpu: i32) -> i32 {
        self.send(&Message::Context { gpu, pid: std::process::id() as i32, job: self.job }.encode());
        match self.answer() {
            Reply::Count(n) => n,
            other => panic!("{other:?}"),
        }
    }

    fn reaches_its_daemon(&self) -> bool {
        UnixDatagram::unbound().and_then(|socket| socket.connect_addr(&self.daemon)).is_ok()
    }

    /// Lives for ever.
    pub fn live(mut self, period: Duration) -> ! {
        if self.release.context {
            self.context(0);
        }
        loop {
            self.go_on();
            // A daemon that restarts is away for a moment; torch asks again, too.
            let text = if self.reaches_its_daemon() { self.poll() } else { String::new() };
            if !text.is_empty() {
                self.take(&text);
            }
            std::thread::sleep(period);
        }
    }

    fn take(&mut self, text: &str) {
        if self.doing != Doing::Nothing {
            println!("discarded: another profile request is pending");
            return;
        }
        let config = Config::parse(text).expect("a client can read it");
        let number = |key| config.number(key).unwrap();
        let (now, pid) = (now_ms(), std::process::id() as i32);
        let warmup_ms = number(config::WARMUP_S).unwrap_or(5) * 1000;
        let wanted = config.get(config::LOG_FILE).unwrap_or("/tmp/none.json");
        let allowed = |path: &str| {
            let own = std::env::var("KINETO_ONDEMAND_TRACE_DIR").is_ok_and(|d| path.starts_with(&d));
            !self.release.confined || path.starts_with("/tmp/") || own
        };
        let file = if allowed(wanted) { output::file(wanted, pid) } else { output::fallback(pid) };
        let trace_id = config.get(config::TRACE_ID).filter(|_| self.minor >= 5).map(str::to_owned);
        let mut output = Output { file, trace_id, snapshot: false };
        if config.is_on(config::MEMORY_SNAPSHOT) && self.minor >= 8 {
            output.snapshot = true;
            // Both keys set the one path: the later one wins, and only one of them has the pid.
            let last = config
                .pairs()
                .filter(|(k, _)| [config::LOG_FILE, config::MEMORY_SNAPSHOT].contains(k))
                .last();
            let by_trace = last.is_some_and(|(key, _)| key == config::LOG_FILE);
            output.file = if by_trace { wanted.to_owned() } else { output::snapshot(pid) };
        }
        let by_steps = number(config::ITERATIONS).is_some_and(|n| n > 0);
        if by_steps && !self.steps && !self.release.falls_back {
            println!("dropped: Ignored profile iteration count based request");
            return;
        }
        let asked = number(config::START_TIME).unwrap_or(0);
        if asked != 0 && asked < now + warmup_ms {
            println!("dropped: insufficient time for warmup");
            return;
        }
        let start = if asked == 0 { now + warmup_ms + DELAY_MS } else { asked };
        let duration = number(config::DURATION_MS).unwrap_or(500);
        println!("taken: {start} {}", config.get(config::TRACE_ID).unwrap_or("-"));
        self.doing = Doing::Pending { begin_ms: start - warmup_ms, end_ms: start + duration, output };
    }

    fn go_on(&mut self) {
        let now = now_ms();
        match &self.doing {
            Doing::Pending { begin_ms, end_ms, output } if now >= *begin_ms => {
                self.doing = Doing::Busy { end_ms: *end_ms, output: output.clone() };
            }
            Doing::Busy { end_ms, output } if now >= *end_ms => {
                let text = if output.snapshot {
                    b"\x80\x02}q\x00.".to_vec()
                } else {
                    trace(&output.file, output.trace_id.as_deref(), *end_ms, self.minor).into_bytes()
                };
                let written = self.write(output, &text);
                println!("{}", written.map_or_else(|e| format!("unwritten: {e}"), |()| "written".into()));
                self.doing = Doing::Nothing;
            }
            _ => {}
        }
    }

    fn write(&self, output: &Output, text: &[u8]) -> std::io::Result<()> {
        let in_place = output.snapshot || self.writes == Writes::InPlace;
        let path = if in_place { output.file.clone() } else { output::unfinished(&output.file) };
        let mut file = std::fs::File::create(&path)?;
        if self.writes != Writes::Renaming {
            file.write_all(&text[..text.len() / 2])?;
            std::thread::sleep(PAUSE);
            file.write_all(&text[text.len() / 2..])?;
        } else {
            file.write_all(text)?;
        }
        if !in_place {
            std::fs::rename(&path, &output.file)?;
        }
        Ok(())
    }
}

/// A trace as a release writes it, without an event: 5,000 bytes.
pub fn trace(file: &str, trace_id: Option<&str>, end_ms: u64, minor: u32) -> String {
    // Later releases count from a time that they tell; the others from 1970.
    let base_ns = 1_790_857_026_000_000_000_u64;
    let (base, end_us) = match minor {
        0..4 => (String::new(), end_ms * 1000),
        _ => (format!("  \"baseTimeNanoseconds\": {base_ns},\n"), end_ms * 1000 - base_ns / 1000),
    };
    let id = trace_id.map_or(String::new(), |id| format!("  \"trace_id\": \"{id}\",\n"));
    let head = format!("\n{{\n  \"schemaVersion\": 1,\n{id}{base}  \"traceEvents\": [");
    let tail = format!(
        "\n  {{\n    \"name\": \"Record Window End\", \"ph\": \"i\", \"s\": \"g\",\n    \"pid\": \"\", \"tid\": \"\", \"ts\": \
         {end_us}\n  }}\n  ],\n  \"traceName\": \"{file}\"\n}}"
    );
    format!("{head}{}{tail}", " ".repeat(5_000_usize.saturating_sub(head.len() + tail.len())))
}
