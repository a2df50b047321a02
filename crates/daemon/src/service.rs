//! The daemon from its start to its end.

use std::collections::BTreeMap;
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::net::{TcpListener, UnixListener};
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::{MissedTickBehavior, interval};

use crate::agents::LookAgent;
use crate::endpoint::{self, Endpoint};
use crate::health::Health;
use crate::lookers::{Kind, Lookers, Subject};
use crate::registry::{Buckets, Registry};
use crate::remote::Remote;
use crate::settings::Sandbox;
use crate::settings::Settings;
use crate::spool::{Spool, Usage};
use crate::store::Store;
use crate::trouble::{Cause, ProblemLog};
use crate::watch::{Before, Places};
use crate::{Core, Shared, dynolog, listen, now_ms, pods, sandbox};

/// How often it is looked who has ended, and what is stored.
const TICK: Duration = Duration::from_secs(1);
/// How often files are looked for while there are any to come.
const LOOK: Duration = Duration::from_millis(250);
/// How often leftovers are removed.
const TIDY: Duration = Duration::from_secs(60);

/// Descriptors that are wanted, and those that are kept for others than processes.
const DESCRIPTORS: u64 = 8_192;
const DESCRIPTORS_KEPT: u64 = 512;

/// Runs until it is told to end.
pub fn run(settings: Settings) -> Result<()> {
    settings.check()?;
    runtime()?.block_on(serve(settings))
}

/// Says whether the daemon would start with these settings: everything is opened as for a start, and closed again. What
/// this makes that was not there is removed.
pub fn check(settings: &Settings) -> Result<()> {
    settings.check()?;
    let mut made = Made::default();
    let opened = runtime()?.block_on(async { open(settings, &mut made).await.map(drop) });
    // What confines the daemon holds for the thread that asks for it.
    let confined = opened.and_then(|()| {
        let try_it = || confine(settings, &mut ProblemLog::default()).map(drop);
        std::thread::scope(|threads| threads.spawn(try_it).join().unwrap_or_else(|_| bail!("starting")))
    });
    made.undo();
    confined
}

fn runtime() -> Result<Runtime> {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_all().max_blocking_threads(4).thread_keep_alive(Duration::from_secs(2));
    runtime.build().context("starting")
}

/// What the daemon holds open.
struct Opened {
    store: Option<Store>,
    endpoints: Vec<Endpoint>,
    /// Another process has the abstract socket.
    taken: bool,
    control: UnixListener,
    remote: Option<(Remote, TcpListener)>,
    dyno: Vec<TcpListener>,
}

/// Opens it. Whatever would leave the daemon without use is an error here, and nowhere else.
async fn open(settings: &Settings, made: &mut Made) -> Result<Opened> {
    let store = match &settings.state_dir {
        Some(dir) => Some(made.with(Some(dir), &Store::lock_path(dir), || Store::open(dir))?),
        None => None,
    };
    let private = settings.while_held.is_some();
    let mut endpoints = Vec::new();
    let mut taken = false;
    if settings.kineto.abstract_socket {
        let endpoint = Endpoint::abstract_name()?;
        taken = endpoint.is_none();
        endpoints.extend(endpoint);
    }
    if let Some(dir) = &settings.kineto.directory {
        let socket = dir.join(gputap_kineto::DAEMON);
        endpoints.push(made.with(Some(dir), &socket, || Endpoint::directory(dir, private))?);
    }
    let (socket, mode) = (settings.socket(), settings.mode()?);
    let control = made.with(socket.parent(), &socket, || listen::unix(&socket, mode))?;
    let remote = match settings.control.listen {
        Some(at) => {
            let listener = listen::tcp(at).await.with_context(|| format!("--listen {at}"))?;
            Some((Remote::new(&settings.control)?, listener))
        }
        None => None,
    };
    let dyno = match settings.compat_dynolog.enabled {
        true => dynolog::listen(&settings.compat_dynolog).await?,
        false => Vec::new(),
    };
    Ok(Opened { store, endpoints, taken, control, remote, dyno })
}

/// Files and directories that opening has made.
#[derive(Default)]
struct Made {
    files: Vec<PathBuf>,
    directories: Vec<PathBuf>,
}

impl Made {
    /// Does what makes `file`, and `directory` where that is not there.
    fn with<T>(
        &mut self,
        directory: Option<&Path>,
        file: &Path,
        make: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        let there = file.exists() && !is_socket(file);
        self.directories.extend(directory.filter(|dir| !dir.exists()).map(Path::to_owned));
        let made = make()?;
        self.files.extend((!there).then(|| file.to_owned()));
        Ok(made)
    }

    fn undo(self) {
        for file in self.files {
            let _ = std::fs::remove_file(file);
        }
        for directory in self.directories.iter().rev() {
            let _ = std::fs::remove_dir(directory);
        }
    }
}

/// Whether it is a socket: opening replaces one that nobody listens at, and fails otherwise.
fn is_socket(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|m| m.file_type().is_socket())
}

async fn serve(settings: Settings) -> Result<()> {
    // Before the first socket: what this process may is passed on, or given up.
    let (look_agent, looks) = LookAgent::start()?;
    let Opened { store, endpoints, taken, control, remote, dyno } =
        open(&settings, &mut Made::default()).await?;
    let registry = store.as_ref().map_or_else(Registry::default, Store::load);
    let registry = registry.limited_to(settings.kineto.limit).within(descriptors());
    let socket = settings.socket();
    let mut trouble = ProblemLog::default();
    let (lookers, sandbox) = confine(&settings, &mut trouble)?;
    let core = Core {
        registry,
        host: rustix::system::uname().nodename().to_string_lossy().into_owned(),
        started_ms: now_ms(),
        endpoints: endpoints.iter().map(Endpoint::name).collect(),
        trouble,
        pods: pods::Pods::default(),
        lookers,
        look_agent,
        looks,
        calls: Buckets::new(crate::CALLS, crate::CALLERS),
        lines: Buckets::new(crate::LINES, crate::CALLERS),
        usage: Usage::default(),
        sandbox,
        settings,
    };
    tracing::info!(
        endpoints = ?core.endpoints,
        control = %socket.display(),
        sandbox = core.sandbox,
        known = core.registry.len(),
        "ready"
    );
    let shared = Shared(Arc::new(Mutex::new(core)));
    for endpoint in endpoints {
        tokio::spawn(endpoint.serve(shared.clone()));
    }
    if taken {
        tokio::spawn(endpoint::take_over(shared.clone()));
    }
    tokio::spawn(listen::serve_unix(shared.clone(), control));
    if let Some((remote, listener)) = remote {
        tokio::spawn(remote.serve(shared.clone(), listener));
    }
    for listener in dyno {
        tokio::spawn(dynolog::serve(shared.clone(), listener));
    }
    let kubernetes = shared.lock().settings.kubernetes.clone();
    if let Some(path) = kubernetes.pod_resources {
        tokio::spawn(pods::keep(shared.clone(), path, kubernetes.container_logs));
    }
    tokio::spawn(look(shared.clone()));
    tokio::spawn(tidy(shared.clone()));
    let _ = sd_notify::notify(&[sd_notify::NotifyState::Ready]);
    let ended = keep(&shared, store.as_ref()).await;
    let _ = sd_notify::notify(&[sd_notify::NotifyState::Stopping]);
    let _ = std::fs::remove_file(&socket);
    if let Some(dir) = &shared.lock().settings.kineto.directory {
        let _ = std::fs::remove_file(dir.join(gputap_kineto::DAEMON));
        endpoint::tidy(dir);
    }
    ended
}

/// How many processes may have a descriptor here: connections and files need theirs, too.
fn descriptors() -> usize {
    let mut limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.unwrap_or(DESCRIPTORS).min(DESCRIPTORS);
    // A unit that sets the limit forbids the call.
    if limit.current.is_some_and(|current| current < wanted) {
        limit.current = Some(wanted);
        let _ = setrlimit(Resource::Nofile, limit);
    }
    let most = getrlimit(Resource::Nofile).current.unwrap_or(DESCRIPTORS);
    most.saturating_sub(DESCRIPTORS_KEPT).max(1) as usize
}

/// Forbids the daemon what it does not need; what holds, in words.
fn confine(settings: &Settings, trouble: &mut ProblemLog) -> Result<(Lookers, String)> {
    if settings.sandbox == Sandbox::Off {
        return Ok((Lookers::start()?, "off".into()));
    }
    let calls = sandbox::calls();
    let lookers = Lookers::start()?;
    let files = sandbox::files(&settings.writable());
    let wrong = match (&calls, &files) {
        (Ok(()), Ok(how)) => return Ok((lookers, how.clone())),
        (Ok(()), Err(e)) => format!("seccomp alone: {e:#}"),
        (Err(e), Ok(_)) => format!("landlock alone: {e:#}"),
        (Err(e), Err(other)) => format!("nothing: {e:#}; {other:#}"),
    };
    if settings.sandbox == Sandbox::Required {
        bail!("sandbox = \"required\", and the daemon is confined by {wrong}");
    }
    // A kernel without it is no fault of the node's.
    if !wrong.contains(sandbox::ABSENT) {
        trouble.set(Cause::Sandbox, Some(format!("the daemon is confined by {wrong}")));
    }
    Ok((lookers, wrong))
}

/// Looks after processes and state until the end.
async fn keep(shared: &Shared, store: Option<&Store>) -> Result<()> {
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let mut tick = interval(TICK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let directory = shared.lock().settings.kineto.directory.clone();
    let mut health = Health::new(directory.map(|dir| dir.join(gputap_kineto::DAEMON)));
    loop {
        let ends = tokio::select! {
            _ = term.recv() => true,
            _ = int.recv() => true,
            _ = tick.tick() => false,
        };
        let bytes = {
            let mut core = shared.lock();
            core.registry.sweep(now_ms());
            health.look(&mut core);
            let changed = std::mem::take(&mut core.registry.changed);
            (changed && store.is_some()).then(|| Store::bytes(&core.registry))
        };
        if let (Some(store), Some(bytes)) = (store.cloned(), bytes) {
            let saved = tokio::task::spawn_blocking(move || store.save(&bytes)).await?;
            let mut core = shared.lock();
            // What could not be stored is tried again.
            core.registry.changed |= saved.is_err();
            let wrong = saved.err().map(|e| {
                format!("registrations and requests would be lost by a restart: {e:#}. Is state_dir full, or not writable?")
            });
            core.trouble.set(Cause::State, wrong);
        }
        let _ = sd_notify::notify(&[sd_notify::NotifyState::Watchdog]);
        if ends {
            return Ok(());
        }
        if let Some(lock) = deserted(shared) {
            // Whoever comes now waits for the lock until this process is gone, and starts another daemon.
            std::mem::forget(lock);
            return Ok(());
        }
    }
}

/// The lock that nobody else holds, when the jobs that this daemon was started for are gone.
fn deserted(shared: &Shared) -> Option<std::fs::File> {
    let core = shared.lock();
    let file = std::fs::File::open(core.settings.while_held.as_ref()?).ok()?;
    let free = rustix::fs::flock(&file, rustix::fs::FlockOperation::NonBlockingLockExclusive).is_ok();
    (core.registry.len() == 0 && free).then_some(file)
}

/// Looks for files while there are any to come.
async fn look(shared: Shared) {
    let mut tick = interval(LOOK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let mut wanted: BTreeMap<Subject, Wanted> = BTreeMap::new();
        {
            let core = shared.lock();
            for (id, order) in core.registry.awaited() {
                let places = Places::from_order(order);
                let of_user = wanted.entry(places.subject()).or_default();
                of_user.awaited.push((id, places, order.before.clone()));
            }
            for (id, order) in core.registry.to_look_again() {
                let places = Places::from_order(order);
                wanted.entry(places.subject()).or_default().again.push((id, places));
            }
        }
        let mut users: BTreeMap<u32, Vec<(Subject, Wanted)>> = BTreeMap::new();
        for (subject, wanted) in wanted {
            users.entry(subject.uid).or_default().push((subject, wanted));
        }
        for of_user in users.into_values() {
            tokio::spawn(look_at(shared.clone(), of_user));
        }
    }
}

/// What to look for of one user, with the groups of one of his processes.
#[derive(Default)]
struct Wanted {
    /// Files that are to come, and what lay there before.
    awaited: Vec<(u64, Places, Before)>,
    /// Places of which must be known what lies there.
    again: Vec<(u64, Places)>,
}

/// Looks for the files of one user, in one group of his after the other, unless an earlier look has not come back.
async fn look_at(shared: Shared, of_user: Vec<(Subject, Wanted)>) {
    let lookers = shared.lock().lookers.clone();
    for (subject, wanted) in of_user {
        let look = move || {
            let now = now_ms();
            let befores = wanted.again.into_iter().map(|(id, places)| (id, places.before(now)));
            let befores: Vec<_> = befores.collect();
            let seen = wanted.awaited.into_iter().map(|(id, places, before)| (id, places.look(&before)));
            (befores, seen.collect::<Vec<_>>())
        };
        let Some((befores, seen)) = lookers.look_now(subject, Kind::Files, look).await else { return };
        let mut core = shared.lock();
        befores.into_iter().for_each(|(id, before)| core.registry.set_before(id, before));
        seen.into_iter().for_each(|(id, seen)| core.registry.looked(id, seen, now_ms()));
    }
}

/// Removes what clients leave behind, and old traces.
async fn tidy(shared: Shared) {
    let mut tick = interval(TIDY);
    loop {
        tick.tick().await;
        let (settings, lookers) = {
            let core = shared.lock();
            (core.settings.clone(), core.lookers.clone())
        };
        let of_daemon = shared.clone();
        let clean = move || {
            if let Some(dir) = &settings.kineto.directory {
                endpoint::tidy(dir);
            }
            let quota = settings.trace.quota();
            let (mut usage, mut wrong) = (Usage::default(), None);
            for spool in settings.spools().iter().map(|parent| Spool::at(parent)) {
                spool.tidy(quota, now_ms() / 1000);
                usage = usage.and(spool.usage());
                wrong = wrong.or_else(|| spool.trouble());
            }
            let wrong = wrong.or_else(|| usage.why_full(quota));
            let mut core = of_daemon.lock();
            core.usage = usage;
            core.trouble.set(Cause::Spool, wrong);
        };
        // Users decide how much is there and how long that takes, so nothing else waits for it, and it counts when it comes.
        let _ = lookers.look(Subject::user(0), Kind::Spool, clean).await;
    }
}
