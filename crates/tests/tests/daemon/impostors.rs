//! Those who answer in the daemon's place, or a daemon that means ill: a client does not believe everybody, shows nothing as it
//! comes, and opens no file that it is told of.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::process::{Command, Output};

use gputap_tests::daemon::shown;
use gputap_tests::public::as_user;
use gputap_tests::{Public, gputap, is_root, skip};
use serde_json::{Value, json};

/// What acts on a terminal, in every text.
const ACTS: &str = "\u{1b}[2J\u{1b}]0;owned\u{7}\r\n\u{9b}31mroot\u{202e}";

/// Answers every call of a client, as long as the test lasts.
fn serve(listener: UnixListener, answers: impl Fn(&str) -> Vec<u8> + Send + 'static) {
    std::thread::spawn(move || {
        while let Ok((stream, _)) = listener.accept() {
            answer(stream, &answers);
        }
    });
}

fn answer(stream: UnixStream, answers: &impl Fn(&str) -> Vec<u8>) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let (mut first, mut length) = (String::new(), 0);
    let _ = reader.read_line(&mut first);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).unwrap_or(0) <= 2 {
            break;
        }
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
    }
    let _ = reader.read_exact(&mut vec![0; length]);
    let target = first.split(' ').nth(1).unwrap_or_default();
    let body = answers(target);
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
    let _ = (&stream).write_all(&[head.as_bytes(), &body].concat());
}

/// The answers of a daemon, with `text` wherever there is one.
fn daemon(
    text: &str,
    fetchable: bool,
    file: &str,
    bytes: u64,
) -> impl Fn(&str) -> Vec<u8> + Send + 'static + use<> {
    let process = json!({
        "pid": 7, "own_pid": 7, "ancestors": [], "uid": 5, "job": 0, "program": text, "rank": 0, "container": text,
        "pod": text, "pod_name": text, "pod_namespace": text, "pod_container": text, "pod_gpus": [text], "gpus": [0],
        "torch": text, "registered_ms": 0, "polled_ms": 0, "state": "idle", "queued": 0, "untraceable": text,
    });
    let counters = json!({
        "polls": 0, "malformed": 0, "impostors": 0, "limited": 0, "unanswered": 0, "crowded": 0, "refused": 0, "evicted": 0,
    });
    let status = json!({
        "schema": 1, "version": text, "host": text, "pid": 1, "now_ms": 0, "started_ms": 0, "processes": 1,
        "endpoints": [text], "roots": [text], "caller": text, "counters": counters, "sandbox": text, "looks": text, "trouble": [text],
    });
    let order = json!({
        "pid": 7, "own_pid": 7, "rank": 0, "file": file, "state": "written", "estimated": false, "bytes": bytes,
        "notes": [text],
    });
    let trace = json!({
        "schema": 1, "id": "1", "host": text, "now_ms": 0, "config": text, "fetchable": fetchable, "orders": [order],
        "left_out": [{"pid": 8, "why": text}], "nothing": text,
    });
    let processes = json!({"schema": 1, "host": text, "processes": [process], "hidden": 0});
    move |target| {
        let answer: &Value = match target {
            "/v1/status" => &status,
            "/v1/processes" => &processes,
            _ if target.contains("/files/") => return b"x".repeat(10_000),
            _ => &trace,
        };
        answer.to_string().into_bytes()
    }
}

/// A daemon of this user's own.
fn own<A>(dir: &Path, answers: A) -> impl Fn(&[&str]) -> Output + use<A>
where
    A: Fn(&str) -> Vec<u8> + Send + 'static,
{
    let socket = dir.join("c.sock");
    serve(UnixListener::bind(&socket).unwrap(), answers);
    move |args: &[&str]| Command::new(gputap()).args(args).arg("--socket").arg(&socket).output().unwrap()
}

#[test]
fn a_socket_that_anybody_could_have_made_is_not_believed() {
    if !is_root() {
        return skip("several users are needed, which needs root");
    }
    const USER: u32 = 61_777;
    const HOSTILE: u32 = 61_778;
    let public = Public::new();
    // Where a user's own daemon would listen, before he has one.
    let dir = Path::new("/tmp").join(format!("gputap-{USER}"));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir(&dir).unwrap();
    chown(&dir, Some(HOSTILE), Some(HOSTILE)).unwrap();
    std::fs::set_permissions(&dir, PermissionsExt::from_mode(0o755)).unwrap();
    let socket = dir.join("control.sock");
    serve(
        as_user(HOSTILE, || UnixListener::bind(&socket)).unwrap(),
        daemon("hostile", true, "/tmp/x", 10_000),
    );
    std::fs::set_permissions(&socket, PermissionsExt::from_mode(0o666)).unwrap();
    let named = socket.display().to_string();
    let run = |args: &[&str]| {
        let mut command = Public::command(USER, &public.gputap());
        command.args(args).env_remove("GPUTAP_DAEMON_SOCKET").output().unwrap()
    };
    for args in [&["status"][..], &["ps"], &["trace"], &["ps", "--socket", &named]] {
        let output = run(args);
        let said = shown(&output);
        assert!(!output.status.success() && said.contains("is not believed"), "{args:?}: {said}");
        assert!(said.contains(&format!("uid {HOSTILE}")) && !said.contains("hostile"), "{said}");
    }
    // The name is taken, and the job runs all the same.
    let output = run(&["run", "--on-demand", "--", "sh", "-c", "echo $KINETO_IPC_SOCKET_DIR; exit 7"]);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(7), &b"\n"[..]), "{}", shown(&output));
    assert!(shown(&output).contains("no traces can be asked for"), "{}", shown(&output));
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn nothing_that_a_daemon_says_acts_on_a_terminal() {
    let dir = tempfile::tempdir_in("/tmp").unwrap();
    let run = own(dir.path(), daemon(ACTS, true, ACTS, 10_000));
    let got = dir.path().join("got").display().to_string();
    for args in [&["status"][..], &["ps"], &["trace"], &["trace", "--fetch", &got], &["trace", "--no-wait"]] {
        for format in ["text", "json"] {
            let output = run(&[args, &["--format", format]].concat());
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(said.contains("\\u001b[2J"), "{args:?} {format}: it is shown: {said}");
            let acts = |c: char| c != '\n' && (c.is_control() || c == '\u{202e}');
            assert!(!said.contains(acts), "{args:?} {format}: {said:?}");
            assert!(!said.lines().any(|l| l.starts_with("\u{9b}") || l.starts_with("31mroot")), "{said}");
        }
    }
    // What it says when it refuses, and what is no answer at all.
    let dir = tempfile::tempdir_in("/tmp").unwrap();
    let run = own(dir.path(), |_| format!("{{\"schema\": {}}}", json!(ACTS)).into_bytes());
    for args in [&["status"][..], &["ps"], &["trace"]] {
        let output = run(args);
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(!output.status.success() && !said.contains('\u{1b}') && !said.contains('\u{9b}'), "{said:?}");
    }
}

#[test]
fn what_is_fetched_comes_from_the_daemon_and_nowhere_else() {
    let dir = tempfile::tempdir_in("/tmp").unwrap();
    let secret = dir.path().join("secret");
    std::fs::write(&secret, "secret").unwrap();
    let name = secret.display().to_string();
    let got = |name: &str| dir.path().join(name);
    let content = |dir: &Path| -> Vec<Vec<u8>> {
        dir.read_dir().unwrap().map(|e| std::fs::read(e.unwrap().path()).unwrap()).collect()
    };
    for (case, fetchable, bytes) in [("local", false, 6), ("longer", true, 6), ("good", true, 10_000)] {
        let at = dir.path().join(format!("at-{case}"));
        std::fs::create_dir(&at).unwrap();
        let run = own(&at, daemon("a", fetchable, &name, bytes));
        let to = got(case);
        // A link that somebody put there is not followed.
        std::fs::create_dir(&to).unwrap();
        for link in ["manifest.json", "libkineto_trace_a_7.json.part"] {
            std::os::unix::fs::symlink(&secret, to.join(link)).unwrap();
        }
        let output = run(&["trace", "--fetch", &to.display().to_string()]);
        assert_eq!(output.status.success(), case == "good", "{case}: {}", shown(&output));
        assert!(content(&to).iter().all(|c| c != b"secret"), "{case}");
        assert!(content(&to).iter().all(|c| c.len() <= 10_000), "{case}");
        assert_eq!(std::fs::read(&secret).unwrap(), b"secret", "{case}");
    }
    let run = own(&got("good"), daemon("a", true, &name, 10_000));
    let output = run(&["trace", "--fetch", "x", "-o", "/tmp/x.json"]);
    assert_eq!(output.status.code(), Some(2), "one place or the other: {}", shown(&output));
}
