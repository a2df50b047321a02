//! Several users on a node: nobody sees, traces, fetches, cancels or keeps away what is another's. Two users who mean ill, one
//! who does not, and the daemon's own; needs root, to be all of them.
//!
//! The promises are numbered in docs/daemon.md. Their tests:
//!
//!  1  `hostile::a_thousand_claims_to_be_another_process`, `namespaces`
//!  2  `an_answer_goes_to_nobody_but_its_sender`
//!  3  `users_see_and_trace_their_own_only`, `dyno`, `remote`
//!  4  `root_believes_no_claimed_parent_and_no_claimed_job`, and `select` in the daemon
//!  5  `shares::requests_of_one_user_cancel_nobody_elses`
//!  6  `shares::downloads_that_nobody_reads_lock_nobody_out`
//!  7  `shares::profilers_and_processes_of_one_user_take_nobody_elses_place`, and `lookers`, `limit`, `share` in the daemon
//!  8  `shares::what_one_user_leaves_in_the_spool_is_his_own_trouble`
//!  9  `a_root_daemon_opens_nothing_of_a_users`, `a_root_daemon_sees_files_in_a_directory_of_a_group`, and `lookers`, `watch` in the daemon
//! 10  `hostile::five_hundred_names_that_are_not_allowed`
//! 11  `a_daemon_without_privileges_hands_over_what_another_user_wrote`, `nobody_fetches_another_users_file`
//! 12  `a_name_that_was_taken_blocks_no_trace_and_is_said`, `directories_that_others_could_replace_are_refused`
//! 13  `impostors::a_socket_that_anybody_could_have_made_is_not_believed`
//! 14  `impostors::nothing_that_a_daemon_says_acts_on_a_terminal`
//! 15  `impostors::what_is_fetched_comes_from_the_daemon_and_nowhere_else`
//! 16  `users_see_and_trace_their_own_only`, `what_is_made_is_not_for_the_world`
//! 17  `trouble::the_daemon_is_confined_as_it_says`, and `sandbox` in the daemon

use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use gputap_control::{Client, Error, State, Status, Trace, TraceRequest, path};
use gputap_kineto::{Kinds, Message};
use gputap_tests::daemon::{Daemon, Rank, shown, until};
use gputap_tests::public::as_user;
use gputap_tests::torch::CLAIM;
use gputap_tests::{Public, is_root, skip};

use super::{TORCH, block_on};

pub const A: u32 = 61_001;
pub const B: u32 = 61_002;
pub const C: u32 = 61_003;
/// The daemon's own user.
const SERVICE: u32 = 61_000;

/// A daemon of root's that all users can reach, and programs that they can execute.
pub struct Node {
    pub public: Public,
    pub daemon: Daemon,
}

impl Node {
    /// With further settings; `None`, and that is said, where there is only one user.
    pub fn new(settings: &str) -> Option<Node> {
        if !is_root() {
            skip("several users are needed, which needs root");
            return None;
        }
        let daemon = Daemon::with(&format!("{settings}\n[control]\nmode = '666'\n"), &[]);
        std::fs::set_permissions(daemon.path(), PermissionsExt::from_mode(0o711)).unwrap();
        Some(Node { public: Public::new(), daemon })
    }

    /// A command of a user's.
    pub fn command(&self, uid: u32, args: &[&str]) -> Command {
        let mut command = Public::command(uid, &self.public.gputap());
        command.args(args).env("GPUTAP_DAEMON_SOCKET", self.daemon.socket());
        command
    }

    pub fn gputap(&self, uid: u32, args: &[&str]) -> Output {
        self.command(uid, args).output().unwrap()
    }

    /// A process of a user's that asks every so many milliseconds.
    pub fn rank_with(&self, uid: u32, period_ms: u32, environment: &[(&str, String)]) -> Rank {
        let torch = self.public.copy(Path::new(TORCH), "torch");
        let mut command = Public::command(uid, &torch);
        command.args([self.daemon.kineto(), "11".into(), period_ms.to_string()]);
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        self.daemon.rank_of(command)
    }

    pub fn rank(&self, uid: u32) -> Rank {
        self.rank_with(uid, 50, &[])
    }

    /// One that does not ask again for a long time: what is asked of it waits.
    pub fn slow_rank(&self, uid: u32) -> Rank {
        self.rank_with(uid, 600_000, &[])
    }

    pub fn status(&self) -> Status {
        block_on(self.daemon.client().get(path::STATUS)).unwrap()
    }
}

/// Asks for a trace of some processes as a user.
pub fn ask(client: &Client, uid: u32, pids: &[u32]) -> Result<Trace, Error> {
    let mut request = TraceRequest { duration_ms: 1, warmup_s: Some(0), ..TraceRequest::default() };
    request.select.pids = pids.iter().map(|pid| *pid as i32).collect();
    as_user(uid, || block_on(client.post(path::TRACES, &request)))
}

/// How far a trace is, as root sees it.
pub fn state(client: &Client, id: &str) -> Option<State> {
    let trace: Result<Trace, _> = block_on(client.get(&path::trace(id)));
    trace.ok().map(|t| t.orders[0].state)
}

#[test]
fn users_see_and_trace_their_own_only() {
    let Some(node) = Node::new("") else { return };
    let (a, b) = (node.rank(A), node.rank(B));
    let seen = shown(&node.gputap(A, &["ps"]));
    assert!(seen.contains(&a.pid().to_string()) && !seen.contains(&b.pid().to_string()), "{seen}");
    assert!(seen.contains("1 processes of other users"), "{seen}");
    let output = node.gputap(A, &["trace", "--pids", &b.pid().to_string()]);
    assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
    let output = node.gputap(A, &["trace", "--warmup-s", "0"]);
    assert!(output.status.success(), "{}", shown(&output));
    assert!(!b.said().contains("taken"), "{}", b.said());
    let operator = node.daemon.gputap(&["trace", "--warmup-s", "0"]);
    assert!(operator.status.success() && shown(&operator).contains("Matched 2"), "{}", shown(&operator));
    let log = node.daemon.log();
    assert!(
        log.contains("caller=\"uid 61001\"") && log.contains("caller=\"uid 0\""),
        "every call is logged: {log}"
    );
}

#[test]
fn root_believes_no_claimed_parent_and_no_claimed_job() {
    let Some(node) = Node::new("") else { return };
    let job = |uid: u32, rest: &[(&str, String)]| {
        let environment = [&[("SLURM_JOB_ID", "77".to_owned())][..], rest].concat();
        node.rank_with(uid, 50, &environment)
    };
    let a = job(A, &[]);
    // It says that it is a child of the other one, of its job, and the first of its ranks.
    let b = job(B, &[(CLAIM, a.pid().to_string()), ("RANK", "0".into())]);
    let asked = |args: &[&str]| {
        let mut all = vec!["trace", "--no-wait", "--warmup-s", "0", "--format", "json"];
        all.extend(args);
        let output = node.daemon.gputap(&all);
        let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let orders = said["nodes"][0]["trace"]["orders"].as_array().cloned().unwrap_or_default();
        (orders.iter().map(|o| o["pid"].as_u64().unwrap() as u32).collect::<Vec<_>>(), shown(&output))
    };
    let pid = a.pid().to_string();
    assert_eq!(asked(&["--pids", &pid, "--process-limit", "1"]).0, [a.pid()]);
    assert_eq!(asked(&["--pids", &pid]).0, [a.pid()]);
    let (both, said) = asked(&["--job-id", "77"]);
    assert!(both.is_empty() && said.contains("--uid says whose"), "{said}");
    assert_eq!(asked(&["--job-id", "77", "--uid", &A.to_string()]).0, [a.pid()]);
    // His own word is enough for himself.
    let output = node.gputap(B, &["trace", "--no-wait", "--job-id", "77"]);
    assert!(output.status.success(), "{}", shown(&output));
    assert!(b.pid() != a.pid());
}

#[test]
fn an_answer_goes_to_nobody_but_its_sender() {
    let Some(node) = Node::new("") else { return };
    let (dir, to) = (node.daemon.kineto(), format!("{}/dynolog", node.daemon.kineto()));
    let poll = Message::Request { kinds: Kinds(3), job: 0, pids: vec![std::process::id() as i32] }.encode();
    let answered = |socket: &UnixDatagram| {
        socket.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
        socket.send_to(&poll, &to).unwrap();
        socket.recv(&mut [0; 100]).is_ok()
    };
    let own = UnixDatagram::bind(format!("{dir}/dynoconfigclient-own")).unwrap();
    assert!(answered(&own));
    // The name is another user's here: somebody in a namespace of his own could send with it.
    let others = format!("{dir}/dynoconfigclient-others");
    let socket = UnixDatagram::bind(&others).unwrap();
    chown(&others, Some(A), Some(A)).unwrap();
    assert!(!answered(&socket));
    let elsewhere = UnixDatagram::bind(node.daemon.path().join("elsewhere")).unwrap();
    assert!(!answered(&elsewhere));
    assert_eq!(node.status().counters.impostors, 2);
}

/// A process that has mapped a library called `libtorch_cpu.so`, beside which a link is called `version.py`.
#[test]
fn a_root_daemon_opens_nothing_of_a_users() {
    let Some(node) = Node::new("") else { return };
    let home = tempfile::tempdir_in("/tmp").unwrap();
    let secret = tempfile::NamedTempFile::new_in("/tmp").unwrap();
    std::fs::write(secret.path(), "__version__ = 'secret'\n").unwrap();
    std::fs::create_dir(home.path().join("lib")).unwrap();
    std::fs::copy(node.public.library(), home.path().join("lib/libtorch_cpu.so")).unwrap();
    std::os::unix::fs::symlink(secret.path(), home.path().join("version.py")).unwrap();
    for name in ["", "lib", "lib/libtorch_cpu.so"] {
        std::fs::set_permissions(home.path().join(name), PermissionsExt::from_mode(0o755)).unwrap();
    }
    let preload = home.path().join("lib/libtorch_cpu.so").display().to_string();
    let rank = node.rank_with(A, 50, &[("LD_PRELOAD", preload.clone())]);
    let maps = std::fs::read_to_string(format!("/proc/{}/maps", rank.pid())).unwrap();
    assert!(maps.contains(&preload), "it is mapped");
    let watch = rustix::fs::inotify::init(rustix::fs::inotify::CreateFlags::NONBLOCK).unwrap();
    let opened = rustix::fs::inotify::WatchFlags::OPEN | rustix::fs::inotify::WatchFlags::ACCESS;
    for path in [secret.path(), &home.path().join("lib/libtorch_cpu.so")] {
        rustix::fs::inotify::add_watch(&watch, path, opened).unwrap();
    }
    for args in [["ps", "--format", "json"], ["trace", "--no-wait", "--warmup-s=0"]] {
        let output = node.daemon.gputap(&args);
        assert!(output.status.success(), "{}", shown(&output));
        assert!(!shown(&output).contains("secret"), "{}", shown(&output));
    }
    let seen = rustix::io::read(&watch, &mut [0_u8; 1024]);
    assert!(seen.is_err(), "the daemon opened one of them: {seen:?}");
}

/// Directories of projects belong to groups: with its user's rights means with those of the groups that the process is in.
#[test]
fn a_root_daemon_sees_files_in_a_directory_of_a_group() {
    const GROUP: u32 = 61_500;
    let Some(node) = Node::new("") else { return };
    let project = node.daemon.path().join("project");
    std::fs::create_dir(&project).unwrap();
    chown(&project, None, Some(GROUP)).unwrap();
    std::fs::set_permissions(&project, PermissionsExt::from_mode(0o770)).unwrap();
    let mut command = Command::new("setpriv");
    command.args(["--reuid", &A.to_string(), "--regid", &A.to_string(), "--groups", &GROUP.to_string()]);
    command.arg(node.public.copy(Path::new(TORCH), "torch")).args([&node.daemon.kineto(), "11", "50"]);
    let rank = node.daemon.rank_of(command);
    let client = node.daemon.client();
    let log_file = Some(project.join("t.json").display().to_string());
    let request = TraceRequest { duration_ms: 1, warmup_s: Some(0), log_file, ..TraceRequest::default() };
    let trace: Trace = as_user(A, || block_on(client.post(path::TRACES, &request))).unwrap();
    until("the file", || state(&client, &trace.id) == Some(State::Written));
    drop(rank);
}

#[test]
fn nobody_fetches_another_users_file() {
    let Some(node) = Node::new("") else { return };
    let rank = node.rank(A);
    let client = node.daemon.client();
    let trace = ask(&client, A, &[]).unwrap();
    until("the file", || state(&client, &trace.id) == Some(State::Written));
    let fetch = |uid: u32| {
        let file = path::file(&trace.id, rank.pid() as i32);
        as_user(uid, || block_on(client.file(&file, |_| Ok(()))))
    };
    assert_eq!(fetch(A).unwrap(), 5_000);
    assert_eq!(fetch(0).unwrap(), 5_000);
    for hostile in [B, C] {
        assert!(matches!(fetch(hostile), Err(Error::Refused { status: 404, .. })));
        let read = as_user(hostile, || std::fs::read(&trace.orders[0].file).is_err());
        assert!(read, "nor by its path");
        let cancelled: Result<Trace, _> =
            as_user(hostile, || block_on(client.delete(&path::trace(&trace.id))));
        assert!(cancelled.is_err());
    }
    // Its owner puts a link there: what it leads to is not handed over.
    let file = Path::new(&trace.orders[0].file);
    std::fs::remove_file(file).unwrap();
    as_user(A, || std::os::unix::fs::symlink("/etc/shadow", file)).unwrap();
    assert!(matches!(fetch(A), Err(Error::Refused { status: 409, .. })));
}

/// A service of a user without rights, below a directory that only root could make.
pub struct Service {
    public: Public,
    base: tempfile::TempDir,
    child: std::process::Child,
}

impl Service {
    fn start(prepare: impl FnOnce(&Path)) -> Service {
        Service::with_rights(&[], prepare)
    }

    /// The same with rights, as `setpriv` names them.
    pub fn with_rights(rights: &[&str], prepare: impl FnOnce(&Path)) -> Service {
        let public = Public::new();
        let base = tempfile::Builder::new().prefix("gt").tempdir_in("/run").unwrap();
        chown(base.path(), Some(SERVICE), Some(SERVICE)).unwrap();
        std::fs::set_permissions(base.path(), PermissionsExt::from_mode(0o755)).unwrap();
        std::fs::write(base.path().join("daemon.toml"), "[control]\nmode = '666'\n").unwrap();
        prepare(base.path());
        let at = |name: &str| base.path().join(name);
        let mut command = Public::command_with(SERVICE, rights, &public.gputap());
        command.args(["daemon", "--no-abstract", "--config"]).arg(at("daemon.toml"));
        command.arg("--kineto-dir").arg(at("k")).arg("--socket").arg(at("c.sock"));
        command.arg("--spool").arg(base.path()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().unwrap();
        until("the daemon", || std::os::unix::net::UnixStream::connect(at("c.sock")).is_ok());
        Service { public, base, child }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.base.path().join(name)
    }

    fn gputap(&self, uid: u32, args: &[&str]) -> Output {
        let mut command = Public::command(uid, &self.public.gputap());
        command.args(args).arg("--socket").arg(self.at("c.sock")).output().unwrap()
    }

    /// The pid of the daemon.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// A client of the control interface.
    pub fn client(&self) -> Client {
        Client::unix(&self.at("c.sock"))
    }

    /// Ends it as `kill -9` does.
    pub fn kill(&mut self) {
        let _ = (self.child.kill(), self.child.wait());
    }

    fn rank(&self, uid: u32) -> Torch {
        self.rank_with(uid, &[])
    }

    /// A process with a umask that lets nobody read, as careful users have.
    pub fn rank_with(&self, uid: u32, environment: &[(&str, &str)]) -> Torch {
        let torch = self.public.copy(Path::new(TORCH), "torch");
        let script = format!("umask 077; exec {} {} 11 50", torch.display(), self.at("k").display());
        let mut command = Public::command(uid, Path::new("sh"));
        command.args(["-c", &script]).envs(environment.iter().copied());
        let child = command.stdout(Stdio::null()).spawn().unwrap();
        let pid = child.id().to_string();
        until("a registration", || shown(&self.gputap(uid, &["ps"])).contains(&pid));
        Torch(child)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.kill();
    }
}

pub struct Torch(std::process::Child);

impl Torch {
    /// The pid of the process.
    pub fn pid(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Torch {
    fn drop(&mut self) {
        let _ = (self.0.kill(), self.0.wait());
    }
}

/// The trace of a user's own process, brought to a directory of his; how many bytes.
fn fetched(service: &Service, uid: u32) -> u64 {
    let home = tempfile::tempdir_in("/tmp").unwrap();
    chown(home.path(), Some(uid), Some(uid)).unwrap();
    let got = home.path().join("got");
    let got_name = got.display().to_string();
    let output = service.gputap(uid, &["trace", "--warmup-s", "0", "--fetch", &got_name]);
    assert!(output.status.success(), "{}", shown(&output));
    let files = got.read_dir().unwrap().map(|e| e.unwrap()).filter(|e| e.file_name() != "manifest.json");
    let sizes: Vec<u64> = files.map(|e| e.metadata().unwrap().len()).collect();
    assert_eq!(sizes.len(), 1);
    sizes[0]
}

#[test]
fn a_daemon_without_privileges_hands_over_what_another_user_wrote() {
    if !is_root() {
        return skip("several users are needed, which needs root");
    }
    let service = Service::start(|_| {});
    let _rank = service.rank(A);
    assert_eq!(fetched(&service, A), 5_000);
    // Nobody else may look there.
    let spool = service.at("k").join(format!("gputap-traces-{SERVICE}"));
    for dir in spool.read_dir().unwrap().map(|e| e.unwrap().path()) {
        assert_eq!(std::fs::metadata(&dir).unwrap().mode() & 0o007, 0);
        for hostile in [B, C] {
            assert!(as_user(hostile, || dir.read_dir().is_err()));
        }
    }
    let status = service.gputap(A, &["status"]);
    assert!(status.status.success(), "no trouble: {}", shown(&status));
}

#[test]
fn a_name_that_was_taken_blocks_no_trace_and_is_said() {
    if !is_root() {
        return skip("several users are needed, which needs root");
    }
    // Everybody may make names there, as in /tmp.
    let service = Service::start(|base| {
        let kineto = base.join("k");
        std::fs::create_dir(&kineto).unwrap();
        chown(&kineto, Some(SERVICE), Some(SERVICE)).unwrap();
        std::fs::set_permissions(&kineto, PermissionsExt::from_mode(0o1777)).unwrap();
        let name = kineto.join(format!("gputap-traces-{SERVICE}"));
        as_user(B, || std::fs::create_dir(&name)).unwrap();
    });
    let _rank = service.rank(A);
    assert_eq!(fetched(&service, A), 5_000);
    let status = service.gputap(A, &["status"]);
    let said = shown(&status);
    assert!(
        !status.status.success() && said.contains("TROUBLE") && said.contains("uid 61002 made it"),
        "{said}"
    );
}

#[test]
fn directories_that_others_could_replace_are_refused() {
    if !is_root() {
        return skip("several users are needed, which needs root");
    }
    let public = Public::new();
    let base = tempfile::tempdir_in("/tmp").unwrap();
    std::fs::set_permissions(base.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let (own, hostile) = (base.path().join("own"), base.path().join("hostile"));
    for (dir, uid) in [(&own, 0), (&hostile, B)] {
        std::fs::create_dir(dir).unwrap();
        chown(dir, Some(uid), Some(uid)).unwrap();
    }
    std::os::unix::fs::symlink(&own, hostile.join("link")).unwrap();
    let start = |state: &Path, kineto: &Path, socket: &Path| {
        let mut command = Command::new("timeout");
        command.arg("20").arg(public.gputap()).args(["daemon", "--no-abstract", "--spool"]).arg(&own);
        command.arg("--state-dir").arg(state).arg("--kineto-dir").arg(kineto).arg("--socket").arg(socket);
        let output = command.output().unwrap();
        (output.status.code(), shown(&output))
    };
    let good = [own.join("state"), own.join("k"), own.join("c.sock")];
    for bad in 0..3 {
        for within in [hostile.clone(), hostile.join("link")] {
            let mut at = good.clone();
            at[bad] = within.join(at[bad].file_name().unwrap());
            let (code, said) = start(&at[0], &at[1], &at[2]);
            assert!(
                code == Some(2) && said.contains("uid 61002, who could replace"),
                "{bad} {code:?} {said}"
            );
        }
    }
}

#[test]
fn what_is_made_is_not_for_the_world() {
    let daemon = Daemon::start(&[]);
    let _rank = daemon.rank(TORCH, 11, &[]);
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "--duration-ms", "1"]);
    assert!(output.status.success(), "{}", shown(&output));
    let mode = |path: PathBuf| std::fs::metadata(path).unwrap().mode() & 0o777;
    assert_eq!(mode(daemon.socket()), 0o660);
    assert_eq!(mode(daemon.path().join("state")), 0o700);
    assert_eq!(mode(daemon.path().join("state/state.json")), 0o600);
    let sockets = |table: &str| {
        let text = std::fs::read_to_string(format!("/proc/{}/net/{table}", daemon.pid())).unwrap();
        let inodes: Vec<String> = std::fs::read_dir(format!("/proc/{}/fd", daemon.pid()))
            .unwrap()
            .filter_map(|e| {
                std::fs::read_link(e.unwrap().path())
                    .ok()?
                    .to_str()?
                    .strip_prefix("socket:[")
                    .map(|s| s.replace(']', ""))
            })
            .collect();
        text.lines().filter(|l| inodes.iter().any(|i| l.split_whitespace().any(|f| f == i))).count()
    };
    assert_eq!((sockets("tcp"), sockets("tcp6")), (0, 0), "nothing listens on TCP");
}
