//! The unit as it is shipped, under a real systemd: pid 1 of namespaces of its own. Only where the program and certificates lie, and
//! which user it runs as, differ. Needs root and cgroup2.

use std::fs::File;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use gputap_tests::daemon::{short_dir, shown, until};
use gputap_tests::{gputap, have, is_root, skip};
use tempfile::TempDir;

use super::TORCH;

const SYSTEMD: &str = "/usr/lib/systemd/systemd";

/// What is run before systemd: file systems of its own where it and the unit write, and its own view of control groups. Mounts are
/// shared as at the start of a machine, which systemd leaves to others in a container: a service's credentials come by such a one.
const BEGIN: &str = "set -e
mount --make-rprivate /
mount --make-rshared /
mount -t tmpfs -o mode=755 tmpfs /run
mount -t tmpfs tmpfs /var/lib
mount -t tmpfs tmpfs /sys/fs/cgroup
mount -t cgroup2 cgroup2 /sys/fs/cgroup
exec \"$0\" --system --unit=test.target --log-target=console --show-status=no
";

/// The shortest of watchdogs, and a user whom every machine has.
const DROP_IN: &str = "[Service]
ExecStart=
ExecStart=BIN/gputap daemon
User=daemon
Group=daemon
WatchdogSec=3
StandardError=append:BIN/daemon.log
";

/// A system of one service.
struct System {
    dir: TempDir,
    group: PathBuf,
    child: Child,
    /// pid 1, as it is known here.
    init: String,
}

fn cgroup2() -> Option<PathBuf> {
    let mounts = std::fs::read_to_string("/proc/mounts").unwrap();
    mounts.lines().find(|l| l.starts_with("cgroup2 ")).and_then(|l| l.split(' ').nth(1)).map(PathBuf::from)
}

impl System {
    fn start() -> Option<System> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("gputap-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let group = cgroup2().map(|c| c.join(name));
        let can = is_root() && Path::new(SYSTEMD).exists() && have("unshare") && have("nsenter");
        let Some(group) = group.filter(|g| can && std::fs::create_dir(g).is_ok()) else {
            skip("systemd can't be started here, which needs root, cgroup2, unshare and nsenter");
            return None;
        };
        let dir = short_dir();
        std::fs::set_permissions(dir.path(), PermissionsExt::from_mode(0o755)).unwrap();
        std::fs::copy(gputap(), dir.path().join("gputap")).unwrap();
        units(&dir.path().join("units"), &dir.path().display().to_string());
        let script = format!(
            "echo $$ > {}/cgroup.procs; exec unshare --pid --fork --kill-child --mount --mount-proc --cgroup --uts --ipc --net sh -c \
             '{BEGIN}' {SYSTEMD}",
            group.display()
        );
        let log = File::create(dir.path().join("log")).unwrap();
        let mut command = Command::new("sh");
        command
            .args(["-c", &script])
            .env("container", "gputap")
            .env("SYSTEMD_UNIT_PATH", dir.path().join("units"));
        let child = command.stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        let children = format!("/proc/{0}/task/{0}/children", child.id());
        let mut system = System { dir, group, child, init: String::new() };
        until("systemd", || {
            let text = std::fs::read_to_string(&children).unwrap_or_default();
            system.init = text.split_whitespace().next().unwrap_or_default().to_owned();
            !system.init.is_empty() && system.run("test -S /run/systemd/private").status.success()
        });
        Some(system)
    }

    fn command(&self, command: &str) -> Command {
        let mut inside = Command::new("nsenter");
        inside.args(["--target", &self.init, "--mount", "--pid", "--net", "sh", "-c", command]);
        inside.env_remove("GPUTAP_DAEMON_SOCKET").env("SYSTEMD_UNIT_PATH", self.dir.path().join("units"));
        inside
    }

    fn run(&self, command: &str) -> Output {
        self.command(command).output().unwrap()
    }

    fn gputap(&self, args: &str) -> Output {
        self.run(&format!("{}/gputap {args}", self.dir.path().display()))
    }

    fn property(&self, name: &str) -> String {
        shown(&self.run(&format!("systemctl show --property={name} --value gputap.service")))
            .trim()
            .to_owned()
    }
}

impl Drop for System {
    fn drop(&mut self) {
        if std::thread::panicking() {
            for log in ["log", "daemon.log"] {
                eprintln!("{}", std::fs::read_to_string(self.dir.path().join(log)).unwrap_or_default());
            }
            eprintln!("{}", shown(&self.run("systemctl status --no-pager gputap.service")));
        }
        let _ = (self.child.kill(), self.child.wait());
        // Groups of services are below it; they are empty a moment after pid 1 has gone.
        for _ in 0..100 {
            let _ = Command::new("find").arg(&self.group).args(["-depth", "-type", "d", "-delete"]).output();
            if !self.group.exists() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/systemd")
}

/// The unit, and no more of a system than it asks for.
fn units(dir: &Path, bin: &str) {
    std::fs::create_dir_all(dir.join("gputap.service.d")).unwrap();
    for target in ["sysinit", "basic", "shutdown", "test"] {
        std::fs::write(dir.join(format!("{target}.target")), "[Unit]\nDefaultDependencies=no\n").unwrap();
    }
    std::fs::copy(shipped().join("gputap.service"), dir.join("gputap.service")).unwrap();
    std::fs::write(dir.join("gputap.service.d/test.conf"), DROP_IN.replace("BIN", bin)).unwrap();
}

#[test]
fn the_unit_runs_under_systemd() {
    let Some(system) = System::start() else { return };
    // It returns when the daemon has said that it is ready.
    let started = system.run("systemctl start gputap.service");
    assert!(started.status.success(), "{}", shown(&started));
    assert_eq!(system.property("ActiveState"), "active");
    let status = system.gputap("status");
    assert!(status.status.success() && shown(&status).contains("landlock, seccomp"), "{}", shown(&status));

    // A process of another user is traced, and its file is seen through all that the unit forbids.
    let mut rank = system.command(&format!("exec {TORCH} @ 11 50")).stdout(Stdio::null()).spawn().unwrap();
    until("a registration", || shown(&system.gputap("ps")).contains("idle"));
    let file = system.dir.path().join("t.json");
    let traced = system.gputap(&format!("trace --warmup-s 0 --duration-ms 50 -o {}", file.display()));
    assert!(
        traced.status.success() && shown(&traced).contains("1 of 1 traces are written"),
        "{}",
        shown(&traced)
    );
    let fetched = system
        .gputap(&format!("trace --warmup-s 0 --duration-ms 50 --fetch {}/got", system.dir.path().display()));
    assert!(fetched.status.success(), "{}", shown(&fetched));

    // A restart knows who is here before anybody polls again.
    let before = system.property("MainPID");
    let restarted = system.run("systemctl restart gputap.service");
    assert!(restarted.status.success(), "{}", shown(&restarted));
    assert_ne!(system.property("MainPID"), before);
    let log = std::fs::read_to_string(system.dir.path().join("daemon.log")).unwrap();
    assert!(log.contains("known=1"), "{log}");

    // It tells the watchdog that it lives; one that does not is ended and started again.
    std::thread::sleep(std::time::Duration::from_secs(5));
    assert_eq!(system.property("NRestarts"), "0");
    let stuck = system.property("MainPID");
    system.run(&format!("kill -STOP {stuck}"));
    until("the watchdog", || {
        system.property("NRestarts") == "1" && system.property("ActiveState") == "active"
    });

    let stopped = system.run("systemctl stop gputap.service");
    assert!(stopped.status.success(), "{}", shown(&stopped));
    assert_eq!(
        (system.property("ActiveState").as_str(), system.property("Result").as_str()),
        ("inactive", "success")
    );
    let _ = (rank.kill(), rank.wait());
    // /tmp is the machine's own.
    let _ = std::fs::remove_dir_all("/tmp/gputap-traces-1");
}

#[test]
fn the_drop_in_lets_other_nodes_in_by_certificate() {
    let Some(system) = System::start() else { return };
    let dir = system.dir.path().display().to_string();
    let made = system.gputap(&format!("certs init --dir {dir}/pki --node localhost --operator"));
    assert!(made.status.success(), "{}", shown(&made));
    for kind in ["pem", "key"] {
        std::fs::rename(format!("{dir}/pki/node-localhost.{kind}"), format!("{dir}/pki/node.{kind}"))
            .unwrap();
    }
    let key = std::fs::metadata(format!("{dir}/pki/node.key")).unwrap();
    assert_eq!(
        key.permissions().mode() & 0o777,
        0o600,
        "the service's user can't read it but as a credential"
    );
    let drop_in = std::fs::read_to_string(shipped().join("remote.conf")).unwrap();
    assert!(drop_in.contains(":/etc/gputap/node.key"));
    let drop_in = drop_in.replace("/etc/gputap", &format!("{dir}/pki"));
    std::fs::write(format!("{dir}/units/gputap.service.d/remote.conf"), drop_in).unwrap();
    let started = system.run("systemctl daemon-reload && systemctl start gputap.service");
    assert!(started.status.success(), "{}", shown(&started));
    let with =
        |more: &str| system.gputap(&format!("status --host localhost --tls-ca {dir}/pki/ca.pem {more}"));
    let good = with(&format!("--tls-cert {dir}/pki/operator.pem --tls-key {dir}/pki/operator.key"));
    assert!(good.status.success() && shown(&good).contains("operator"), "{}", shown(&good));
    let nobody = with("");
    assert!(
        !nobody.status.success() && shown(&nobody).contains("does not accept this caller"),
        "{}",
        shown(&nobody)
    );
    let local = system.gputap("status");
    assert!(local.status.success() && shown(&local).contains("landlock, seccomp"), "{}", shown(&local));
}

/// `dyno status` and `dyno gputrace`, as strict as they are, where nothing but Python is needed.
const DYNO: &str = "import json, socket, struct, sys
def call(request):
    s = socket.create_connection((\"localhost\", 1778))
    text = json.dumps(request).encode()
    s.sendall(struct.pack(\"<i\", len(text)) + text)
    f = s.makefile(\"rb\")
    size, = struct.unpack(\"<i\", f.read(4))
    return json.loads(f.read(size))
assert call({\"fn\": \"getStatus\"}) == {\"status\": 1}
config = \"ACTIVITIES_LOG_FILE=%s\\nACTIVITIES_DURATION_MSECS=50\\nACTIVITIES_WARMUP_PERIOD_SECS=0\" % sys.argv[1]
answer = call({\"fn\": \"setKinetOnDemandRequest\", \"config\": config, \"job_id\": 0, \"pids\": [0], \"process_limit\": 3})
print(\"Matched\", len(answer[\"processesMatched\"]), answer)
";

#[test]
fn the_drop_in_for_dyno_serves_it() {
    let Some(system) = System::start() else { return };
    let dir = system.dir.path().display().to_string();
    let drop_in = |text: &str| {
        std::fs::write(format!("{dir}/units/gputap.service.d/dyno.conf"), text).unwrap();
        system.run("systemctl daemon-reload && systemctl start gputap.service")
    };
    // The setting alone: the unit allows no such sockets, and that is what is said.
    let refused = drop_in("[Service]\nEnvironment=GPUTAP_DAEMON_COMPAT_DYNOLOG=1\nRestart=no\n");
    assert!(!refused.status.success());
    let log = std::fs::read_to_string(system.dir.path().join("daemon.log")).unwrap();
    assert!(log.contains("RestrictAddressFamilies") && log.contains("dyno.conf"), "{log}");

    let started = drop_in(&std::fs::read_to_string(shipped().join("dyno.conf")).unwrap());
    assert!(started.status.success(), "{}", shown(&started));
    let mut rank = system.command(&format!("exec {TORCH} @ 11 50")).stdout(Stdio::null()).spawn().unwrap();
    until("a registration", || shown(&system.gputap("ps")).contains("idle"));
    // The service's user can't look into processes of others, and says so.
    let ps = shown(&system.gputap("ps"));
    assert!(ps.contains("1 processes can't be looked into"), "{ps}");
    assert!(shown(&system.gputap("ps --format json")).contains("\"opaque\": true"));
    std::fs::write(format!("{dir}/dyno.py"), DYNO).unwrap();
    let asked = system.run(&format!("python3 {dir}/dyno.py {dir}/d.json"));
    assert!(asked.status.success() && shown(&asked).contains("Matched 1"), "{}", shown(&asked));
    let written = || {
        std::fs::read_dir(&dir).unwrap().any(|e| e.unwrap().file_name().to_string_lossy().starts_with("d_"))
    };
    until("the trace", written);
    let _ = (rank.kill(), rank.wait());
}

#[test]
fn the_drop_in_for_looking_shows_ranks_of_others() {
    let Some(system) = System::start() else { return };
    let dir = system.dir.path().display().to_string();
    let drop_in = std::fs::read_to_string(shipped().join("look.conf")).unwrap();
    std::fs::write(format!("{dir}/units/gputap.service.d/look.conf"), drop_in).unwrap();
    let started = system.run("systemctl daemon-reload && systemctl start gputap.service");
    assert!(started.status.success(), "{}", shown(&started));
    let torch = format!("RANK=7 exec {TORCH} @ 11 50");
    let mut rank = system.command(&torch).stdout(Stdio::null()).spawn().unwrap();
    until("a registration", || shown(&system.gputap("ps")).contains("idle"));
    let ps = shown(&system.gputap("ps --format json"));
    assert!(ps.contains("\"rank\": 7") && ps.contains("\"opaque\": false"), "{ps}");
    let status = shown(&system.gputap("status"));
    assert!(status.contains("looks by     a helper") && !status.contains("TROUBLE"), "{status}");
    let rights =
        system.run(&format!("grep -E 'Cap(Inh|Prm|Eff|Amb)' /proc/{}/status", system.property("MainPID")));
    assert_eq!(shown(&rights).matches("0000000000000000").count(), 4, "{}", shown(&rights));
    let _ = (rank.kill(), rank.wait());
}
