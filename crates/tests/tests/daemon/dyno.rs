//! A `dyno` client, byte for byte, as strict as the real one.

use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};

use gputap_kineto::dyno;
use gputap_tests::Random;
use gputap_tests::daemon::{Daemon, shown, until};
use gputap_tests::torch::Torch;
use gputap_tests::{have, is_root, skip};
use serde_json::{Value, json};

use super::TORCH;

/// A port that is free now.
fn port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn loopback(port: u16) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], port))
}

/// Sends a request and reads the answer, as `dyno` does: whatever it does not expect ends it.
fn call(at: SocketAddr, request: &[u8]) -> Value {
    let mut stream = TcpStream::connect(at).expect("Couldn't connect to the server...");
    stream.write_all(request).expect("Error sending message to service");
    let mut length = [0; 4];
    stream.read_exact(&mut length).expect("Unable to decode output bytes");
    let length = usize::try_from(i32::from_ne_bytes(length)).unwrap();
    let mut answer = vec![0; length];
    stream.read_exact(&mut answer).expect("Unable to decode output bytes");
    serde_json::from_str(&String::from_utf8(answer).unwrap()).unwrap()
}

fn json(at: SocketAddr, request: &str) -> Value {
    call(at, &dyno::frame(request))
}

/// What `dyno gputrace` makes of an answer: the pids, and what it prints beside.
fn matched(answer: &Value) -> (Vec<i64>, String) {
    let processes = answer["processesMatched"].as_array().unwrap();
    let pids = processes.iter().map(|pid| pid.as_i64().unwrap()).collect();
    for field in ["eventProfilersTriggered", "activityProfilersTriggered"] {
        assert!(answer[field].is_array(), "{answer}");
    }
    for field in ["eventProfilersBusy", "activityProfilersBusy"] {
        assert!(answer[field].is_u64(), "{answer}");
    }
    (pids, answer["status"].as_str().unwrap_or_default().to_owned())
}

/// Asks for traces as `dyno gputrace` does.
fn gputrace(at: SocketAddr, config: &str, pids: Value, job: Value) -> (Vec<i64>, String) {
    let request = json!({
        "fn": "setKinetOnDemandRequest", "config": config, "job_id": job, "pids": pids, "process_limit": 3,
    });
    matched(&json(at, &request.to_string()))
}

fn start(more: &[&str]) -> (Daemon, SocketAddr) {
    let port = port();
    let text = port.to_string();
    let args = [&["--compat-dynolog", "--compat-dynolog-port", text.as_str()], more].concat();
    (Daemon::with("[kineto.limit]\nper_process = 100000\nper_user = 100000\n", &args), loopback(port))
}

#[test]
fn dyno_clients_work_unchanged() {
    let (mut daemon, at) = start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    assert_eq!(json(at, "{\"fn\":\"getStatus\"}"), json!({"status": 1}));
    assert!(json(at, "{\"fn\":\"getVersion\"}")["version"].is_string());
    assert_eq!(json(at, "{\"fn\":\"dcgmProfPause\",\"duration_s\":300}"), json!({"status": false}));
    assert_eq!(json(at, "{\"fn\":\"dcgmProfResume\"}"), json!({"status": false}));
    let file = daemon.path().join("d.json").display().to_string();
    let request = format!(
        "\n{{\n    \"fn\": \"setKinetOnDemandRequest\",\n    \"config\": \"ACTIVITIES_LOG_FILE={file}\\nPROFILE_START_TIME=0\\n\
         ACTIVITIES_DURATION_MSECS=200\\nACTIVITIES_WARMUP_PERIOD_SECS=0\\nPROFILE_REPORT_INPUT_SHAPES=false\",\n    \
         \"job_id\": 0,\n    \"pids\": [0],\n    \"process_limit\": 3\n}}"
    );
    let answer = json(at, &request);
    assert_eq!(matched(&answer), (vec![i64::from(rank.pid())], String::new()));
    assert_eq!(answer["activityProfilersTriggered"], json!([rank.pid()]));
    until("the file", || daemon.path().join(format!("d_{}.json", rank.pid())).exists());
    // Silence keeps nobody away.
    let _silent: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(at).unwrap()).collect();
    assert_eq!(json(at, "{\"fn\":\"getStatus\"}"), json!({"status": 1}));
    assert!(daemon.lives());
}

/// `dyno` ends with a panic on an answer without the fields of a success.
#[test]
fn every_refusal_has_the_fields_that_dyno_reads() {
    let (mut daemon, at) = start(&[]);
    let nobody = |(pids, why): (Vec<i64>, String), says: &str| {
        assert!(pids.is_empty() && why.contains(says), "{pids:?} {why:?}, not {says:?}");
    };
    let good = format!("ACTIVITIES_LOG_FILE={}/d.json", daemon.path().display());
    nobody(gputrace(at, &good, json!([0]), json!(0)), "no process of yours has registered");
    let rank = daemon.rank(TORCH, 11, &[]);
    let refused = |config: &str, says: &str| nobody(gputrace(at, config, json!([0]), json!(0)), says);
    refused("ACTIVITIES_LOG_FILE=/etc/passwd.json", "may be written below");
    refused("ACTIVITIES_LOG_FILE=relative.json", "must begin with '/'");
    refused("ACTIVITIES_LOG_FILE=/tmp/../etc/a.json", "'..'");
    refused(&format!("ACTIVITIES_LOG_FILE={}/none/d.json", daemon.path().display()), "does not exist");
    refused(&format!("{good}\nEVENTS_LOG_FILE=/etc/x"), "EVENTS_LOG_FILE");
    refused(&format!("{good}\nACTIVITIES_LOG_URL=https://example.org/x"), "ACTIVITIES_LOG_URL");
    refused(&format!("{good}\nno value"), "line 2");
    refused(&format!("{good}\nA=b=c"), "line 2");
    refused(&format!("{good}\r\nA=b"), "control character");
    refused(&format!("{good}\nACTIVITIES_DURATION_MSECS=soon"), "must be a number");
    refused(&format!("{good}\nACTIVITIES_DURATION_MSECS=0"), "--duration-ms");
    // Microseconds in place of milliseconds, and what overflows every sum with it.
    for start in [1_700_000_000_000_000, u64::MAX] {
        refused(&format!("{good}\nPROFILE_START_TIME={start}"), "more than a day ahead");
    }
    refused(&format!("{good}\nACTIVITIES_WARMUP_PERIOD_SECS={}", u64::MAX), "the warm-up");
    refused(&"x".repeat(20_000), "can be sent");
    nobody(gputrace(at, &good, json!([7_777_777]), json!(0)), "none is meant");
    nobody(gputrace(at, &good, json!([99_999_999_999_i64]), json!(0)), "no process has such a pid");
    nobody(gputrace(at, &good, json!([0]), json!(5)), "none of job 5");
    nobody(gputrace(at, &good, json!([0]), json!(u64::MAX)), "no process has such a pid, or such a job");
    nobody(gputrace(at, &good, json!("all"), json!(0)), "config or pids");
    for malformed in [
        dyno::frame("{\"fn\":\"setKinetOnDemandRequest\"}"),
        dyno::frame("{\"fn\":1}"),
        dyno::frame("{\"fn\":\"nputrace\"}"),
        // What `dyno` makes of a quote in its --log-file.
        dyno::frame("{\"fn\":\"setKinetOnDemandRequest\",\"config\":\"a\"b\"}"),
        dyno::frame("["),
        (-1i32).to_le_bytes().to_vec(),
        i32::MAX.to_le_bytes().to_vec(),
    ] {
        nobody(matched(&call(at, &malformed)), "failed with exception");
    }
    assert!(!rank.said().contains("taken"), "nothing of it was sent: {}", rank.said());
    // Thirty-two of the daemon's own user wait, at most; the rank takes one of them meanwhile.
    let slow = format!("{good}\nACTIVITIES_DURATION_MSECS=60000");
    let asked: Vec<_> = (0..36).map(|_| gputrace(at, &slow, json!([0]), json!(0))).collect();
    assert!(asked[..32].iter().all(|(pids, _)| pids.len() == 1), "{asked:?}");
    nobody(asked[35].clone(), "32 requests wait for it already");
    assert!(daemon.lives());
}

#[test]
fn the_paths_that_dynolog_takes_are_taken() {
    let (daemon, at) = start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    let dir = daemon.path().display().to_string();
    for (path, file) in [
        (format!("{dir}//a.json"), format!("{dir}/a_{}.json", rank.pid())),
        (format!("{dir}/./b.json"), format!("{dir}/b_{}.json", rank.pid())),
        (format!("{dir}/c"), format!("{dir}/c")),
        (format!("{dir}/d.json.gz"), format!("{dir}/d_{}.json.gz", rank.pid())),
        (format!("{dir}/e.pt.trace.json"), format!("{dir}/e_{}.pt.trace.json", rank.pid())),
    ] {
        let config = format!(
            "ACTIVITIES_LOG_FILE={path}\nACTIVITIES_DURATION_MSECS=10\nACTIVITIES_WARMUP_PERIOD_SECS=0"
        );
        assert_eq!(
            gputrace(at, &config, json!([0]), json!(0)),
            (vec![i64::from(rank.pid())], String::new()),
            "{path}"
        );
        until(&file, || std::path::Path::new(&file).exists());
    }
    // Without a file's name at all it goes where torch puts it by itself.
    let (pids, why) =
        gputrace(at, "ACTIVITIES_WARMUP_PERIOD_SECS=0\nACTIVITIES_DURATION_MSECS=10", json!([0]), json!(0));
    assert!(pids.len() == 1 && why.is_empty(), "{why}");
    let file = gputap_kineto::output::fallback(rank.pid() as i32);
    until(&file, || std::path::Path::new(&file).exists());
    std::fs::remove_file(file).unwrap();
    // Two processes that would write one file: as dynolog does it, and it is said.
    let _second = daemon.rank(TORCH, 11, &[]);
    let (pids, why) = gputrace(at, &format!("ACTIVITIES_LOG_FILE={dir}/one"), json!([0]), json!(0));
    assert!(pids.len() == 2 && why.contains("one file"), "{why}");
    let ours = daemon.gputap(&["trace", "-o", &format!("{dir}/one")]);
    assert!(shown(&ours).contains("for 2 processes"), "{}", shown(&ours));
}

fn below(random: &mut Random, count: u64) -> u64 {
    random.between(0, count - 1)
}

/// Some config: lines of keys that are known and of keys that are not, blanks, comments, keys that come twice.
fn config(random: &mut Random, dir: &str, n: usize) -> String {
    const KEYS: [&str; 14] = [
        "ACTIVITY_TYPES",
        "PROFILE_START_ITERATION",
        "PROFILE_MEMORY_DURATION_MSECS",
        "CUPTI_PM_SAMPLING_METRICS",
        "ACTIVITIES_MAX_GPU_BUFFER_SIZE_MB",
        "CUSTOM_CONFIG",
        "PROFILE_WITH_STACK",
        "VERBOSE_LOG_LEVEL",
        "REQUEST_TRACE_ID",
        "EVENTS",
        "NEW_KEY_OF_SOME_RELEASE",
        "lower",
        "KEY WITH BLANKS",
        "ключ",
    ];
    const VALUES: [&str; 9] =
        ["", "1", "true", "a,b,c", "sm__cycles_active.avg", "x y  z", "-5", "ü", "a:1;b:2"];
    const BETWEEN: [&str; 5] = ["=", " = ", "=\t", "\t= ", "= "];
    let mut lines = vec![
        format!("ACTIVITIES_LOG_FILE={dir}/r{n}.json"),
        "ACTIVITIES_WARMUP_PERIOD_SECS=0".to_owned(),
        match below(random, 3) {
            0 => "ACTIVITIES_DURATION_SECS=1".to_owned(),
            1 => "ACTIVITIES_DURATION_MSECS = 700  # not long".to_owned(),
            _ => "PROFILE_MEMORY=false".to_owned(),
        },
    ];
    for _ in 0..below(random, 12) {
        let one =
            |random: &mut Random, list: &[&str]| list[below(random, list.len() as u64) as usize].to_owned();
        let line = match below(random, 6) {
            0 => "# a comment / with = anything".to_owned(),
            1 => one(random, &["", "  ", "\t"]),
            _ => one(random, &KEYS) + &one(random, &BETWEEN) + &one(random, &VALUES),
        };
        let at = below(random, lines.len() as u64 + 1) as usize;
        lines.insert(at, line);
    }
    lines.join("\n") + if below(random, 2) == 0 { "" } else { "\n" }
}

#[test]
fn a_config_arrives_as_it_was_sent() {
    let (daemon, at) = start(&[]);
    let torch = Torch::new(&daemon.kineto(), 11);
    assert_eq!(torch.poll(), "");
    let (mut random, dir) = (Random::new(7), daemon.path().display().to_string());
    for n in 0..300 {
        let sent = config(&mut random, &dir, n);
        let (pids, why) = gputrace(at, &sent, json!([0]), json!(0));
        assert!(pids.len() == 1 && why.is_empty(), "{sent:?}: {why}");
        let arrived = torch.poll();
        let ends = sent.ends_with('\n');
        let rest =
            arrived.strip_prefix(sent.as_str()).unwrap_or_else(|| panic!("{sent:?} became {arrived:?}"));
        let id =
            rest.strip_prefix(if ends { "" } else { "\n" }).and_then(|r| r.strip_prefix("REQUEST_TRACE_ID="));
        let id = id.and_then(|id| id.strip_suffix('\n')).unwrap_or_else(|| panic!("{rest:?}"));
        assert!(id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit()), "{id}");
        assert_eq!((torch.poll_busy(), torch.poll()), (String::new(), String::new()));
    }
}

#[test]
fn who_is_left_out_is_told() {
    let (daemon, at) = start(&[]);
    let ranks: Vec<_> = (0..5).map(|_| daemon.rank(TORCH, 11, &[])).collect();
    let config = format!("ACTIVITIES_LOG_FILE={}/d.json", daemon.path().display());
    let (pids, said) = gputrace(at, &config, json!([0]), json!(0));
    assert_eq!(pids.len(), 3);
    let others = ranks.iter().map(|rank| i64::from(rank.pid())).filter(|pid| !pids.contains(pid));
    let others: Vec<String> = others.map(|pid| pid.to_string()).collect();
    assert!(others.iter().all(|pid| said.contains(pid)), "{others:?}: {said}");
    assert!(said.contains("beyond --process-limit"), "{said}");
}

/// Whoever has it would answer in the daemon's place.
#[test]
fn a_port_that_is_taken_on_either_loopback_prevents_the_start() {
    for address in ["127.0.0.1", "[::1]"] {
        let Ok(taken) = std::net::TcpListener::bind(format!("{address}:0")) else {
            return skip("this machine has no loopback address of IPv6");
        };
        let port = taken.local_addr().unwrap().port().to_string();
        let dir = tempfile::tempdir().unwrap();
        let mut command = std::process::Command::new(gputap_tests::gputap());
        command.args(["daemon", "--no-kineto", "--compat-dynolog", "--compat-dynolog-port", &port]);
        command.arg("--socket").arg(dir.path().join("s")).arg("--state-dir").arg(dir.path().join("state"));
        let output = command.output().unwrap();
        assert!(
            !output.status.success() && shown(&output).contains("takes another port"),
            "{}",
            shown(&output)
        );
    }
}

#[test]
fn the_path_stands_before_the_wish_for_a_snapshot() {
    let (daemon, at) = start(&[]);
    let torch = Torch::new(&daemon.kineto(), 11);
    torch.poll();
    let file = format!("ACTIVITIES_LOG_FILE={}/s.json", daemon.path().display());
    let sent = format!("PROFILE_WITH_STACK=true\nPROFILE_MEMORY=true\nACTIVITY_TYPES=kernel\n{file}\nX=1\n");
    assert_eq!(gputrace(at, &sent, json!([0]), json!(0)).0.len(), 1);
    let arrived = torch.poll();
    let expected = format!(
        "PROFILE_WITH_STACK=true\n{file}\nPROFILE_MEMORY=true\nACTIVITY_TYPES=kernel\nX=1\nREQUEST_TRACE_ID="
    );
    assert!(arrived.starts_with(&expected), "{arrived}");
}

#[test]
fn an_address_for_all_is_for_loopback_too() {
    for address in ["0.0.0.0", "[::]", "127.0.0.1"] {
        let port = port();
        // By itself: the flag for loopback is not needed.
        let daemon = Daemon::start(&[
            "--compat-dynolog-port",
            &port.to_string(),
            "--compat-dynolog-listen",
            &format!("{address}:{port}"),
            "--compat-dynolog-allow",
            "192.0.2.1",
            "--compat-dynolog-uid",
            "1000",
        ]);
        assert_eq!(json(loopback(port), "{\"fn\":\"getStatus\"}"), json!({"status": 1}), "{address}");
        drop(daemon);
    }
}

/// One who comes from elsewhere and is not on the list is told so, in the shape that he reads.
#[test]
fn who_is_not_allowed_is_told() {
    if !is_root() || !have("ip") {
        return skip("an address beside loopback is needed, which needs root and ip");
    }
    let own: Vec<IpAddr> = {
        let output = std::process::Command::new("hostname").arg("-I").output().unwrap();
        String::from_utf8_lossy(&output.stdout).split_whitespace().filter_map(|a| a.parse().ok()).collect()
    };
    let Some(own) = own.into_iter().find(|a| a.is_ipv4() && !a.is_loopback()) else {
        return skip("this machine has no address beside loopback");
    };
    let port = port();
    let daemon = |allow: &str| {
        let listen = format!("{own}:{port}");
        let args = [
            "--compat-dynolog-listen",
            &listen,
            "--compat-dynolog-allow",
            allow,
            "--compat-dynolog-uid",
            "0",
        ];
        Daemon::start(&[&args[..], &["--compat-dynolog-port", &self::port().to_string()]].concat())
    };
    let stranger = daemon("192.0.2.1");
    let (pids, why) =
        gputrace(SocketAddr::new(own, port), "ACTIVITIES_LOG_FILE=/tmp/a.json", json!([0]), json!(0));
    assert!(pids.is_empty() && why.contains("--compat-dynolog-allow"), "{why}");
    drop(stranger);
    let known = daemon(&own.to_string());
    assert_eq!(json(SocketAddr::new(own, port), "{\"fn\":\"getStatus\"}"), json!({"status": 1}));
    drop(known);
}

#[test]
fn settings_that_do_nothing_are_said() {
    let dir = tempfile::tempdir().unwrap();
    let says = |text: &str, says: &str| {
        let path = dir.path().join("daemon.toml");
        std::fs::write(&path, text).unwrap();
        let mut command = std::process::Command::new(gputap_tests::gputap());
        let output = command.args(["daemon", "--check", "--config"]).arg(path).output().unwrap();
        assert!(!output.status.success() && shown(&output).contains(says), "{text}: {}", shown(&output));
    };
    says("[compat_dynolog]\nlisten = '0.0.0.0:1778'\nallow = ['10.0.0.9']\nuid = 1\n", "enabled = true");
    says("[compat_dynolog]\nport = 1777\n", "enabled = true");
    says("[compat_dynolog]\nenabled = true\nuid = 1\n", "--compat-dynolog-listen");
}
