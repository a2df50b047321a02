//! Targets of the node's service: what clients of torch and of dynolog send.

use gputap_kineto::{Config, Kinds, Message, Reply, dyno};

/// Valid inputs of a target, which fuzzing starts from.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    let text =
        "ACTIVITIES_LOG_FILE=/tmp/a.json\nPROFILE_START_TIME=0 # now\n ACTIVITIES_DURATION_MSECS = 500\n";
    match target {
        "datagram" => vec![
            Message::Request { kinds: Kinds(3), job: 4242, pids: (1..=11).collect() }.encode(),
            Message::Context { gpu: 0, pid: 7, job: 0 }.encode(),
            Reply::Config(text.into()).encode(),
            Reply::Count(3).encode(),
        ],
        "dyno" => vec![
            dyno::frame("{\"fn\":\"getStatus\"}"),
            dyno::frame(
                "{\"fn\":\"setKinetOnDemandRequest\",\"config\":\"A=1\\nB=2\",\"pids\":[0,7],\"job_id\":5,\"process_limit\":3}",
            ),
            dyno::frame("{\"fn\":\"dcgmProfPause\",\"duration_s\":300}"),
        ],
        _ => vec![text.as_bytes().to_vec()],
    }
}

/// A datagram, read by the daemon and by a client: what is understood says what was sent.
pub fn datagram(bytes: &[u8]) {
    if let Ok(message) = Message::parse(bytes) {
        assert_eq!(Message::parse(&message.encode()), Ok(message.clone()));
        if let Message::Request { pids, .. } = &message {
            assert!((1..=64).contains(&pids.len()) && bytes.len() == 56 + 4 * pids.len());
        }
    }
    if let Ok(reply) = Reply::parse(bytes) {
        assert_eq!(Reply::parse(&reply.encode()), Ok(reply));
    }
}

/// A frame of dynolog's protocol.
pub fn dyno(bytes: &[u8]) {
    let Some((prefix, body)) = bytes.split_first_chunk() else { return };
    let Ok(length) = dyno::length(*prefix) else { return };
    assert!((1..=dyno::REQUEST_MAX).contains(&length));
    let _ = dyno::Call::parse(&body[..length.min(body.len())]);
}

/// A config text: what is understood stays as it came, and a client can't misread what is read in it.
pub fn config(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(config) = Config::parse(text) else { return };
    let written = config.text();
    assert_eq!(written.strip_suffix('\n').unwrap_or_default(), text.strip_suffix('\n').unwrap_or(text));
    assert_eq!(Config::parse(&written).as_ref(), Ok(&config));
    for (key, value) in config.pairs() {
        let plain = |text: &str| !text.contains(['=', '#', '\n', '\r', '\0']);
        assert!(plain(key) && plain(value), "{key:?} {value:?}");
    }
}
