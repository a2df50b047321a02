//! A `dyno` client, byte for byte.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use gputap_kineto::dyno;
use gputap_tests::daemon::{Daemon, until};

use super::TORCH;

fn call(at: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.write_all(bytes).unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer
}

fn json(at: SocketAddr, request: &str) -> serde_json::Value {
    let answer = call(at, &dyno::frame(request));
    let length = i32::from_le_bytes(answer[..4].try_into().unwrap()) as usize;
    assert_eq!(answer.len(), 4 + length);
    serde_json::from_slice(&answer[4..]).unwrap()
}

/// A port that is free now.
fn port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn dyno_clients_work_unchanged() {
    let port = port();
    let at = SocketAddr::from(([127, 0, 0, 1], port));
    let mut daemon = Daemon::start(&["--compat-dynolog", "--compat-dynolog-port", &port.to_string()]);
    let rank = daemon.rank(TORCH, 11, &[]);
    assert_eq!(json(at, "{\"fn\":\"getStatus\"}"), serde_json::json!({"status": 1}));
    assert!(json(at, "{\"fn\":\"getVersion\"}")["version"].is_string());
    assert_eq!(
        json(at, "{\"fn\":\"dcgmProfPause\",\"duration_s\":300}"),
        serde_json::json!({"status": false})
    );
    assert_eq!(json(at, "{\"fn\":\"setKinetOnDemandRequest\"}"), serde_json::json!({"status": "failed"}));
    let file = daemon.path().join("d.json").display().to_string();
    let request = format!(
        "\n{{\n    \"fn\": \"setKinetOnDemandRequest\",\n    \"config\": \"ACTIVITIES_LOG_FILE={file}\\nPROFILE_START_TIME=0\\n\
         ACTIVITIES_DURATION_MSECS=200\\nACTIVITIES_WARMUP_PERIOD_SECS=0\\nPROFILE_REPORT_INPUT_SHAPES=false\",\n    \
         \"job_id\": 0,\n    \"pids\": [0],\n    \"process_limit\": 3\n}}"
    );
    let answer = json(at, &request);
    assert_eq!(answer["processesMatched"], serde_json::json!([rank.pid()]));
    assert_eq!(answer["activityProfilersTriggered"], serde_json::json!([rank.pid()]));
    until("the file", || daemon.path().join(format!("d_{}.json", rank.pid())).exists());
    let refused = json(at, &request.replace(&file, "/etc/passwd.json"));
    assert!(refused["status"].as_str().unwrap().contains("may be written below"), "{refused}");
    // What dynolog dies of: silence, lengths of gigabytes, wrong types.
    let _silent: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(at).unwrap()).collect();
    for bytes in [
        &i32::MAX.to_le_bytes()[..],
        &(-1i32).to_le_bytes(),
        &[],
        &dyno::frame("{\"fn\":1}"),
        &dyno::frame("["),
    ] {
        let mut stream = TcpStream::connect(at).unwrap();
        stream.write_all(bytes).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.is_empty(), "{answer:?}");
    }
    assert_eq!(json(at, "{\"fn\":\"getStatus\"}"), serde_json::json!({"status": 1}));
    assert!(daemon.lives());
}
