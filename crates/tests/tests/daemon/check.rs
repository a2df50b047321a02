//! `daemon --check` and the start itself give the same answer, whatever the settings and the machine are.

use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use gputap_tests::daemon::{Daemon, short_dir, shown, until};
use gputap_tests::{gputap, is_root};

use super::remote::{Pki, port};

/// A setting or a machine on which the daemon starts, or not.
struct Case {
    name: &'static str,
    args: Vec<String>,
    settings: String,
    starts: bool,
}

fn case(name: &'static str, starts: bool, args: &[&str]) -> Case {
    Case { name, args: args.iter().map(|a| (*a).to_owned()).collect(), settings: String::new(), starts }
}

fn with_file(name: &'static str, starts: bool, settings: &str) -> Case {
    Case { settings: settings.to_owned(), ..case(name, starts, &[]) }
}

/// The command, in a directory of its own unless the case says otherwise.
fn command(dir: &Path, case: &Case) -> Command {
    let mut command = Command::new(gputap());
    command.arg("daemon").arg("--no-abstract").current_dir(dir).stdin(Stdio::null());
    if !case.args.iter().any(|a| a == "--socket") && !case.settings.contains("socket") {
        command.arg("--socket").arg(dir.join("c.sock"));
    }
    if !case.settings.is_empty() {
        std::fs::write(dir.join("daemon.toml"), &case.settings).unwrap();
        command.arg("--config").arg(dir.join("daemon.toml"));
    }
    command.args(&case.args);
    command
}

/// Whether it starts, and what it says if it does not.
fn start(dir: &Path, case: &Case) -> (bool, String) {
    let log = dir.join("log");
    let mut child = command(dir, case).stderr(std::fs::File::create(&log).unwrap()).spawn().unwrap();
    let said = || std::fs::read_to_string(&log).unwrap();
    let mut ended = false;
    until("a start or an end", || {
        ended = child.try_wait().unwrap().is_some();
        ended || said().contains("INFO ready ")
    });
    if !ended {
        let term = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
        assert!(term.success(), "{}", case.name);
        child.wait().unwrap();
    }
    (!ended, complaint(&said()))
}

/// What is said of an error, behind what was logged before.
fn complaint(text: &str) -> String {
    let begins = |line: &&str| line.starts_with("gputap: ") || line.starts_with("error: ");
    text.lines().skip_while(|line| !begins(line)).collect::<Vec<_>>().join("\n")
}

fn agrees(case: &Case) {
    let dirs = [short_dir(), short_dir()];
    let checked = command(dirs[0].path(), case).arg("--check").output().unwrap();
    let (started, why) = start(dirs[1].path(), case);
    assert_eq!(started, case.starts, "{}: {why}", case.name);
    assert_eq!(checked.status.success(), started, "{}: check says {}", case.name, shown(&checked));
    let own = |text: &str| text.replace(&dirs[0].path().display().to_string(), "DIR");
    let theirs = |text: &str| text.replace(&dirs[1].path().display().to_string(), "DIR");
    if !started {
        assert_eq!(own(&complaint(&shown(&checked))), theirs(&why), "{}", case.name);
    }
    let mut left: Vec<_> = dirs[0].path().read_dir().unwrap().map(|e| e.unwrap().file_name()).collect();
    left.retain(|name| name != "daemon.toml");
    assert!(left.is_empty() || !case.starts, "{}: {left:?} is left by the check", case.name);
}

#[test]
fn settings_that_are_wrong_by_themselves() {
    for case in [
        with_file("nothing", true, "[trace]\nroots = ['/tmp']\n"),
        with_file("an unknown key", false, "[controll]\n"),
        with_file("no TOML", false, "[control\n"),
        with_file("a relative root", false, "[trace]\nroots = ['tmp']\n"),
        with_file("a root that goes up", false, "[trace]\nroots = ['/tmp/../etc']\n"),
        with_file("no mode", false, "[control]\nmode = '999'\n"),
        with_file("a mode with letters", false, "[control]\nmode = 'rw'\n"),
        with_file("no rate", false, "[kineto]\nlimit = { per_process = 0, per_user = 1 }\n"),
        with_file("too high a rate", false, "[kineto]\nlimit = { per_process = 1, per_user = 9999999999 }\n"),
        with_file("a user by name", false, "[control]\noperators = ['root']\n"),
        with_file("a user that can't be", false, "[control]\noperators = [-1]\n"),
        with_file("no sandbox of that name", false, "sandbox = 'perhaps'\n"),
        with_file("a listener without credentials", false, "[control]\nlisten = '127.0.0.1:1'\n"),
        with_file("a token in the clear", false, "[control]\nlisten = '0.0.0.0:1'\ntoken_file = '/t'\n"),
        with_file("half a certificate", false, "[control]\ntls_cert = '/c'\n"),
        with_file("dynolog for all", false, "[compat_dynolog]\nlisten = '127.0.0.1:1'\n"),
        case("no such file", false, &["--config", "/nonexistent/daemon.toml"]),
        case("a port that is none", false, &["--listen", "127.0.0.1:99999"]),
        case("a user that is none", false, &["--operator", "nobody"]),
    ] {
        agrees(&case);
    }
}

#[test]
fn what_the_machine_withholds() {
    let pki = Pki::new(&["--node", "localhost", "--operator"]);
    let other = Pki::new(&["--node", "localhost", "--operator"]);
    let dir = short_dir();
    let at = |name: &str| dir.path().join(name).display().to_string();
    let (cert, key, ca) =
        (pki.file("node-localhost.pem"), pki.file("node-localhost.key"), pki.file("ca.pem"));
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let busy = taken.local_addr().unwrap().to_string();
    let busy_port = taken.local_addr().unwrap().port().to_string();
    let free = || format!("127.0.0.1:{}", port());
    std::fs::write(at("file"), "not what it should be").unwrap();
    let token = at("token");
    assert!(Command::new(gputap()).args(["certs", "token", &token]).status().unwrap().success());
    std::fs::copy(&token, at("open")).unwrap();
    std::fs::set_permissions(at("open"), std::fs::Permissions::from_mode(0o644)).unwrap();
    let running = Daemon::start(&[]);
    let theirs = running.socket().display().to_string();
    let state = running.path().join("state").display().to_string();
    let long = format!("/tmp/{}", "x".repeat(60));
    let tls = |cert: &str, key: &str, ca: &str| {
        ["--listen", &free(), "--tls-cert", cert, "--tls-key", key, "--tls-ca", ca]
            .map(str::to_owned)
            .to_vec()
    };
    let of = |name, starts, args: Vec<String>| Case { args, ..case(name, starts, &[]) };
    let mut cases = vec![
        of("certificates", true, tls(&cert, &key, &ca)),
        case("a token", true, &["--listen", &free(), "--token-file", &token]),
        case("a state", true, &["--state-dir", "state"]),
        case("dynolog", true, &["--compat-dynolog", "--compat-dynolog-port", &port().to_string()]),
        case("a port that is taken", false, &["--listen", &busy, "--token-file", &token]),
        case(
            "a port of dynolog that is taken",
            false,
            &["--compat-dynolog", "--compat-dynolog-port", &busy_port],
        ),
        case("no token", false, &["--listen", "127.0.0.1:0", "--token-file", &at("none")]),
        of("no certificate", false, tls(&at("none"), &key, &ca)),
        of("no key", false, tls(&cert, &at("none"), &ca)),
        of("no authority", false, tls(&cert, &key, &at("none"))),
        of("a certificate that is none", false, tls(&at("file"), &key, &ca)),
        of("a key that is none", false, tls(&cert, &at("file"), &ca)),
        of("another's key", false, tls(&cert, &other.file("node-localhost.key"), &ca)),
        case("an open token", false, &["--listen", &free(), "--token-file", &at("open")]),
        case("a socket in no directory", false, &["--socket", &at("none/none/c.sock")]),
        case("a file where the socket is to be", false, &["--socket", &at("file")]),
        case("a file where its directory is to be", false, &["--socket", &at("file/c.sock")]),
        case("a socket with too long a name", false, &["--socket", &at(&"x".repeat(120))]),
        case("another daemon's socket", false, &["--socket", &theirs]),
        case("another daemon's state", false, &["--state-dir", &state]),
        case("a state in a file", false, &["--state-dir", &at("file")]),
        case("another daemon's directory", false, &["--kineto-dir", &running.kineto()]),
        case("a directory that torch has no room for", false, &["--kineto-dir", &long]),
        case("a relative directory", false, &["--kineto-dir", "k"]),
        case("a directory in a file", false, &["--kineto-dir", &at("file/k")]),
        case("no kubelet", true, &["--pod-resources", &at("none")]),
    ];
    // The directory of the socket can't be made in one that is not there, but in one that is.
    cases.push(case("a socket in a new directory", true, &["--socket", "new/c.sock"]));
    if !is_root() {
        cases.push(case("a directory of root's", false, &["--socket", "/proc/1/c.sock"]));
    }
    for case in &cases {
        agrees(case);
    }
    assert!(std::os::unix::net::UnixStream::connect(&theirs).is_ok(), "the daemon that runs was left alone");
}
