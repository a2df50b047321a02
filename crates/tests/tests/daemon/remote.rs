//! The control interface on TCP: certificates, tokens, several nodes.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output};

use gputap_control::{Client, Credential, Error, Status, path};
use gputap_tests::daemon::{Daemon, shown, until};
use gputap_tests::gputap;

use super::{TORCH, block_on};

pub(super) fn port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn certs(dir: &Path, args: &[&str]) {
    let output = Command::new(gputap()).arg("certs").args(args).arg("--dir").arg(dir).output().unwrap();
    assert!(output.status.success(), "{}", shown(&output));
}

pub(super) fn listening(port: u16) {
    until("the listener", || std::net::TcpStream::connect(("127.0.0.1", port)).is_ok());
}

pub(super) struct Pki(tempfile::TempDir);

impl Pki {
    pub(super) fn new(args: &[&str]) -> Pki {
        let dir = tempfile::tempdir().unwrap();
        certs(&dir.path().join("pki"), &[&["init"], args].concat());
        Pki(dir)
    }

    pub(super) fn file(&self, name: &str) -> String {
        self.0.path().join("pki").join(name).display().to_string()
    }

    fn daemon(&self, port: u16) -> Daemon {
        let listen = format!("127.0.0.1:{port}");
        let (cert, key, ca) =
            (self.file("node-localhost.pem"), self.file("node-localhost.key"), self.file("ca.pem"));
        let daemon =
            Daemon::start(&["--listen", &listen, "--tls-cert", &cert, "--tls-key", &key, "--tls-ca", &ca]);
        listening(port);
        daemon
    }

    fn credential(&self, ca: &Pki, name: Option<&str>) -> Credential {
        let own = name.map(|n| (self.file(&format!("{n}.pem")), self.file(&format!("{n}.key"))));
        let own = own.as_ref().map(|(c, k)| (Path::new(c), Path::new(k)));
        Credential::default().with_tls(Path::new(&ca.file("ca.pem")), own).unwrap()
    }
}

fn status(port: u16, credential: Credential) -> Result<Status, Error> {
    block_on(Client::tcp("localhost", port, credential).get(path::STATUS))
}

#[test]
fn certificates_say_who_comes() {
    let pki = Pki::new(&["--node", "localhost", "--operator", "--user", "4321"]);
    let other = Pki::new(&["--node", "localhost", "--operator"]);
    certs(Path::new(&pki.file("")), &["add", "--user", "9", "--days", "0"]);
    let port = port();
    let daemon = pki.daemon(port);
    assert_eq!(status(port, pki.credential(&pki, Some("operator"))).unwrap().caller, "operator");
    assert_eq!(status(port, pki.credential(&pki, Some("uid-4321"))).unwrap().caller, "uid 4321");
    let unaccepted = |credential: Credential, what: &str| {
        let answer = status(port, credential);
        assert!(matches!(answer, Err(Error::Unaccepted { .. })), "{what}: {answer:?}");
    };
    unaccepted(pki.credential(&pki, None), "no certificate");
    unaccepted(pki.credential(&pki, Some("uid-9")), "an expired one");
    unaccepted(other.credential(&pki, Some("operator")), "another authority's");
    assert!(status(port, pki.credential(&pki, Some("node-localhost"))).is_err(), "a node's");
    let answer = status(port, pki.credential(&other, Some("operator")));
    assert!(matches!(answer, Err(Error::Untrusted { .. })), "a daemon of another authority: {answer:?}");
    let plain = TcpListener::bind("127.0.0.1:0").unwrap();
    let elsewhere = plain.local_addr().unwrap().port();
    std::thread::spawn(move || {
        let (mut stream, _) = plain.accept().unwrap();
        std::io::Write::write_all(&mut stream, b"SSH-2.0-OpenSSH\r\n").unwrap();
        std::thread::sleep(std::time::Duration::from_secs(5));
    });
    let answer = status(elsewhere, pki.credential(&pki, Some("operator")));
    assert!(answer.as_ref().is_err_and(|e| e.to_string().contains("does not speak TLS")), "{answer:?}");
    assert!(status(port, Credential::default()).is_err(), "no TLS at all");
    let log = daemon.log();
    assert!(log.contains("refused"), "{log}");
}

/// All of the interface, from its own document: methods and paths.
fn interface() -> Vec<(String, String)> {
    let document: serde_json::Value = serde_json::from_str(gputap_control::OPENAPI).unwrap();
    let mut calls = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let path = path.replace("{id}", "x").replace("{pid}", "1");
        let methods = methods.as_object().unwrap().keys().filter(|m| *m != "parameters");
        calls.extend(methods.map(|m| (m.clone(), path.clone())));
    }
    assert!(calls.len() >= 7, "{calls:?}");
    calls
}

fn call(port: u16, credential: Credential, method: &str, path: &str) -> Result<serde_json::Value, Error> {
    let client = Client::tcp("localhost", port, credential);
    block_on(async {
        match method {
            "get" => client.get(path).await,
            "post" => client.post(path, &serde_json::json!({})).await,
            "delete" => client.delete(path).await,
            other => panic!("{other} {path}"),
        }
    })
}

#[test]
fn every_call_needs_a_certificate_of_the_authority() {
    let pki = Pki::new(&["--node", "localhost", "--operator"]);
    let other = Pki::new(&["--operator"]);
    certs(Path::new(&pki.file("")), &["add", "--user", "9", "--days", "0"]);
    let port = port();
    let daemon = pki.daemon(port);
    let refused = || block_on(daemon.client().get::<Status>(path::STATUS)).unwrap().counters.refused;
    // The probes for the listener among them.
    let mut before = refused();
    for (method, path) in interface() {
        let bad = [
            ("no certificate", pki.credential(&pki, None)),
            ("another authority's", other.credential(&pki, Some("operator"))),
            ("an expired one", pki.credential(&pki, Some("uid-9"))),
        ];
        for (what, credential) in bad {
            let answer = call(port, credential, &method, &path);
            // What the daemon says last is lost where it closes before all of a request is sent.
            let unanswered = matches!(answer, Err(Error::Unaccepted { .. } | Error::Foreign { .. }));
            assert!(unanswered, "{method} {path} with {what}: {answer:?}");
            before += 1;
            until("its count", || refused() == before);
        }
        let answer = call(port, pki.credential(&pki, Some("operator")), &method, &path);
        let let_in = match &answer {
            Ok(_) => true,
            Err(Error::Refused { status, .. }) => ![401, 403, 405].contains(status),
            Err(_) => false,
        };
        assert!(let_in, "{method} {path} with a good one: {answer:?}");
        assert_eq!(refused(), before, "{method} {path} with a good one");
    }
}

#[test]
fn every_call_needs_the_token() {
    let dir = tempfile::tempdir().unwrap();
    let token = dir.path().join("token").display().to_string();
    let output = Command::new(gputap()).args(["certs", "token", &token]).output().unwrap();
    assert!(output.status.success(), "{}", shown(&output));
    let port = port();
    let daemon = Daemon::start(&["--listen", &format!("127.0.0.1:{port}"), "--token-file", &token]);
    listening(port);
    let good = std::fs::read_to_string(&token).unwrap().trim().to_owned();
    let with = |token: Option<String>| Credential { tls: None, token };
    assert!(status(port, with(Some(good.clone()))).is_ok());
    let mut calls = 0;
    for (method, path) in interface() {
        for token in [None, Some("0".repeat(64)), Some(good[1..].to_owned()), Some(format!("{good}0"))] {
            let answer = call(port, with(token), &method, &path);
            assert!(matches!(answer, Err(Error::Refused { status: 401, .. })), "{method} {path}: {answer:?}");
            calls += 1;
        }
    }
    let refused = block_on(daemon.client().get::<Status>(path::STATUS)).unwrap().counters.refused;
    assert_eq!(refused, calls);
    std::fs::set_permissions(&token, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    let open = daemon.gputap(&["status", "--host", "localhost", "--token-file", &token]);
    assert!(!open.status.success() && shown(&open).contains("chmod 600"), "{}", shown(&open));
}

/// Two daemons that answer and one that does not: the others' traces arrive, and the report names it.
#[test]
fn traces_of_several_nodes_and_the_one_that_does_not_answer() {
    let pki = Pki::new(&["--node", "localhost", "--operator"]);
    let ports = [port(), port(), port()];
    let daemons = [pki.daemon(ports[0]), pki.daemon(ports[1])];
    let ranks = daemons.each_ref().map(|d| d.rank(TORCH, 11, &[]));
    let got = pki.0.path().join("got").display().to_string();
    let hosts = ports.map(|p| format!("localhost:{p}"));
    let (ca, cert, key) = (pki.file("ca.pem"), pki.file("operator.pem"), pki.file("operator.key"));
    let mut command = Command::new(gputap());
    command.args(["trace", "--warmup-s", "0", "--duration-ms", "100", "--fetch", &got]);
    command.args(["--tls-ca", &ca, "--tls-cert", &cert, "--tls-key", &key]);
    let output: Output = command.args(hosts.iter().flat_map(|h| ["--host", h])).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
    assert!(
        shown(&output).contains(&hosts[2]) && shown(&output).contains("1 nodes did not answer"),
        "{}",
        shown(&output)
    );
    let start = |r: &gputap_tests::daemon::Rank| {
        r.said().lines().find_map(|l| l.strip_prefix("taken: ")).unwrap()[..13].to_owned()
    };
    let starts: Vec<u64> = ranks.iter().map(|r| start(r).parse().unwrap()).collect();
    assert!(
        starts[0].abs_diff(starts[1]) < 1_000,
        "one start, but for what the clocks seem to differ: {starts:?}"
    );
    let manifest = std::fs::read_to_string(format!("{got}/manifest.json")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
    let files: Vec<&str> =
        manifest["files"].as_array().unwrap().iter().filter_map(|f| f["file"].as_str()).collect();
    assert_eq!(files.len(), 2, "{manifest:#}");
    assert_eq!(manifest["files"].as_array().unwrap().iter().filter(|f| f["error"].is_string()).count(), 1);
}
