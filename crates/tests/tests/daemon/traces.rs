//! Traces of processes of every release: all at once, by time and by iterations, one after the other, across restarts.

use std::collections::BTreeSet;

use gputap_control::{Processes, State, Status, Trace, TraceRequest, path};
use gputap_kineto::release::RELEASES;
use gputap_kineto::{config, config::Config};
use gputap_tests::daemon::{Daemon, Rank, shown, until};
use gputap_tests::skip;
use gputap_tests::torch::Torch;

use super::{TORCH, block_on};

/// One process of each generation.
fn generations(daemon: &Daemon, more: &[&str]) -> Vec<Rank> {
    RELEASES.iter().map(|r| daemon.rank(TORCH, r.to, more)).collect()
}

fn result(json: &[u8]) -> Vec<Trace> {
    let value: serde_json::Value = serde_json::from_slice(json).unwrap();
    let nodes = value["nodes"].as_array().unwrap();
    nodes.iter().map(|n| serde_json::from_value(n["trace"].clone()).unwrap()).collect()
}

#[test]
fn every_generation_is_traced_at_the_same_moment() {
    let daemon = Daemon::start(&[]);
    let ranks = generations(&daemon, &[]);
    let output = daemon.gputap(&["trace", "--duration-ms", "200", "--warmup-s", "0", "--format", "json"]);
    assert!(output.status.success(), "{}", shown(&output));
    let trace = &result(&output.stdout)[0];
    assert_eq!(trace.orders.len(), RELEASES.len());
    assert!(trace.orders.iter().all(|o| o.state == State::Written && o.bytes == Some(5_000) && !o.estimated));
    let starts: BTreeSet<String> = ranks
        .iter()
        .map(|r| {
            r.said()
                .lines()
                .find_map(|l| l.strip_prefix("taken: "))
                .unwrap()
                .split(' ')
                .next()
                .unwrap()
                .into()
        })
        .collect();
    assert_eq!(starts.len(), 1, "one start for all: {starts:?}");
    for rank in &ranks {
        assert!(!rank.said().contains("discarded") && !rank.said().contains("dropped"), "{}", rank.said());
    }
}

#[test]
fn iterations_without_steps_are_asked_again_by_time() {
    let daemon = Daemon::start(&[]);
    let ranks = generations(&daemon, &[]);
    let args = ["trace", "--iterations", "3", "--step-wait", "1", "--warmup-s", "0", "--format", "json"];
    let output = daemon.gputap(&args);
    assert!(output.status.success(), "{}", shown(&output));
    let trace = &result(&output.stdout)[0];
    for (order, (release, rank)) in trace.orders.iter().zip(RELEASES.iter().zip(&ranks)) {
        assert_eq!(order.state, State::Written);
        let asked_again = order.notes.iter().any(|n| n.contains("asked again"));
        assert_eq!(rank.said().contains("dropped"), !release.falls_back);
        assert!(asked_again || release.falls_back, "2.{}: {:?}", release.to, order.notes);
    }
}

#[test]
fn a_second_request_is_queued_and_not_lost() {
    let daemon = Daemon::start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    let file = |name: &str| daemon.path().join(name).display().to_string();
    let args = |name: &str| ["trace", "--warmup-s", "1", "-o", name].map(str::to_owned);
    let run = |name: &str| {
        let args = args(&file(name));
        daemon.command(&args.iter().map(String::as_str).collect::<Vec<_>>()).spawn().unwrap()
    };
    let (mut first, mut second) = (run("a.json"), run("b.json"));
    assert!(first.wait().unwrap().success() && second.wait().unwrap().success());
    for name in ["a", "b"] {
        assert!(daemon.path().join(format!("{name}_{}.json", rank.pid())).exists());
    }
    assert!(!rank.said().contains("discarded"), "{}", rank.said());
    assert_eq!(rank.said().matches("written").count(), 2);
}

#[test]
fn a_restarted_daemon_knows_who_is_here_and_what_was_asked() {
    let mut daemon = Daemon::start(&[]);
    // They poll so rarely that the daemon must know them from before.
    let start = |daemon: &Daemon| {
        let mut command = std::process::Command::new(TORCH);
        command.args([daemon.kineto().as_str(), "11", "3000"]);
        daemon.rank_of(command)
    };
    let (rank, mut gone) = (start(&daemon), start(&daemon));
    let file = daemon.path().join("r.json").display().to_string();
    let asked = daemon.gputap(&["trace", "--no-wait", "-o", &file, "--warmup-s", "0"]);
    assert!(asked.status.success(), "{}", shown(&asked));
    until("the state to be stored", || {
        std::fs::read_to_string(daemon.path().join("state/state.json")).is_ok_and(|s| s.contains("r.json"))
    });
    gone.kill();
    daemon.restart();
    assert_eq!(daemon.registered(), [rank.pid() as i32]);
    let written = daemon.path().join(format!("r_{}.json", rank.pid()));
    until("the trace that was asked for before the restart", || written.exists());
}

#[test]
fn a_thousand_cycles_and_none_is_missed() {
    // One process asks as often as a thousand would.
    let daemon = Daemon::with("[kineto.limit]\nper_process = 100000\nper_user = 100000\n", &[]);
    let client = daemon.client();
    block_on(async {
        for n in 0..1_000u64 {
            let torch = Torch::new(&daemon.kineto(), 11);
            assert_eq!(torch.poll(), "", "cycle {n}");
            let log_file = daemon.path().join(format!("c{n}.json")).display().to_string();
            let request =
                TraceRequest { log_file: Some(log_file.clone()), duration_ms: 1, ..TraceRequest::default() };
            let trace: Trace = client.post(path::TRACES, &request).await.unwrap();
            let text = torch.poll();
            let config = Config::parse(&text).unwrap();
            assert_eq!(config.get(config::LOG_FILE), Some(log_file.as_str()), "cycle {n}");
            assert_eq!(torch.poll(), "", "it is delivered once");
            assert_eq!(torch.poll_busy(), "");
            let now: Trace = client.get(&path::trace(&trace.id)).await.unwrap();
            assert_eq!((now.orders[0].state, now.orders[0].estimated), (State::Busy, false), "cycle {n}");
            assert_eq!(torch.poll(), "");
            let now: Trace = client.get(&path::trace(&trace.id)).await.unwrap();
            assert_eq!(now.orders[0].state, State::Ended, "cycle {n}");
        }
    });
}

#[test]
fn sixty_four_ranks_poll_and_each_gets_its_own_answer() {
    let daemon = Daemon::start(&[]);
    let mut ranks: Vec<std::process::Child> = (0..64)
        .map(|_| {
            std::process::Command::new(TORCH).args([daemon.kineto().as_str(), "14", "20"]).spawn().unwrap()
        })
        .collect();
    until("64 registrations", || daemon.registered().len() == 64);
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "--duration-ms", "1", "--format", "json"]);
    assert!(output.status.success(), "{}", shown(&output));
    let files: BTreeSet<String> = result(&output.stdout)[0].orders.iter().map(|o| o.file.clone()).collect();
    assert_eq!(files.len(), 64);
    let status: Status = block_on(daemon.client().get(path::STATUS)).unwrap();
    assert_eq!((status.counters.malformed, status.counters.impostors, status.counters.limited), (0, 0, 0));
    for rank in &mut ranks {
        assert!(rank.try_wait().unwrap().is_none(), "a rank without an answer ends");
        rank.kill().unwrap();
        rank.wait().unwrap();
    }
    until("all to be gone", || daemon.registered().is_empty());
}

#[test]
fn a_path_that_torch_2_14_does_not_accept_is_said() {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let root = dir.path().canonicalize().unwrap().display().to_string();
    if root.starts_with("/tmp/") {
        return skip("the target directory is below /tmp, where torch writes anyway");
    }
    let daemon = Daemon::start(&["--root", &root]);
    let rank = daemon.rank(TORCH, 14, &[]);
    let output =
        daemon.gputap(&["trace", "--warmup-s", "0", "-o", &format!("{root}/a.json"), "--format", "json"]);
    let trace = &result(&output.stdout)[0];
    assert_eq!(trace.orders[0].file, format!("/tmp/libkineto_activities_{}.json", rank.pid()));
    assert!(trace.orders[0].notes[0].contains("KINETO_ONDEMAND_TRACE_DIR"), "{:?}", trace.orders[0].notes);
    std::fs::remove_file(&trace.orders[0].file).unwrap();
}

#[test]
fn a_process_that_dies_is_reported_at_once() {
    let daemon = Daemon::start(&[]);
    let mut rank = daemon.rank(TORCH, 11, &[]);
    let command =
        daemon.command(&["trace", "--format", "json"]).stdout(std::process::Stdio::piped()).spawn().unwrap();
    until("the delivery", || rank.said().contains("taken"));
    rank.kill();
    let output = command.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let order = &result(&output.stdout)[0].orders[0];
    assert_eq!(order.state, State::Failed);
    assert!(order.notes.iter().any(|n| n.contains("the process ended")), "{:?}", order.notes);
}

#[test]
fn files_are_fetched_with_a_manifest() {
    let daemon = Daemon::start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    let got = daemon.path().join("got").display().to_string();
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "--fetch", &got]);
    assert!(output.status.success(), "{}", shown(&output));
    let manifest = std::fs::read_to_string(format!("{got}/manifest.json")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
    let name = manifest["files"][0]["file"].as_str().unwrap();
    assert!(
        name.starts_with("libkineto_trace_") && name.ends_with(&format!("_{}.json", rank.pid())),
        "{name}"
    );
    assert_eq!(std::fs::metadata(format!("{got}/{name}")).unwrap().len(), 5_000);
}

#[test]
fn late_answers_and_dead_clients_harm_nobody() {
    let daemon = Daemon::start(&[]);
    // Clients that send and are gone before the answer: nobody can be answered, and nobody is kept waiting.
    for _ in 0..200 {
        let torch = Torch::new(&daemon.kineto(), 11);
        let poll = gputap_kineto::Message::Request {
            kinds: gputap_kineto::Kinds(3),
            job: 0,
            pids: vec![std::process::id() as i32],
        };
        torch.send(&poll.encode());
    }
    let torch = Torch::new(&daemon.kineto(), 11);
    assert_eq!(torch.poll(), "");
    let processes: Processes = block_on(daemon.client().get(path::PROCESSES)).unwrap();
    assert_eq!(processes.processes.len(), 1, "one process, however many sockets it had");
}

#[test]
fn contexts_of_torch_2_0_are_counted() {
    let daemon = Daemon::start(&[]);
    let torch = Torch::new(&daemon.kineto(), 0);
    assert_eq!((torch.context(0), torch.context(0), torch.context(1)), (1, 1, 1));
}

/// What may happen to a name under which an older trace lies, while a new one is asked for.
type Meddle = fn(&std::path::Path, &str);

/// The trace that an earlier request left there: as long as the new one.
fn old_trace(file: &str, minor: u32) -> String {
    let id = "0123456789abcdef0123456789abcdef";
    gputap_tests::torch::trace(
        file,
        (minor >= 5).then_some(id),
        gputap_tests::torch::now_ms() - 60_000,
        minor,
    )
}

fn rename_in(path: &std::path::Path, text: &str) {
    let beside = path.with_extension("beside");
    std::fs::write(&beside, text).unwrap();
    std::fs::rename(&beside, path).unwrap();
}

#[test]
fn a_file_is_the_new_one_only_if_it_says_so() {
    let meddles: [(&str, Meddle); 6] = [
        ("nothing", |_, _| {}),
        ("the old one is touched", |path, _| {
            let now = std::time::SystemTime::now();
            std::fs::File::options().append(true).open(path).unwrap().set_modified(now).unwrap();
        }),
        ("the old one is renamed into its place again", |path, old| rename_in(path, old)),
        ("the old one is written anew", |path, old| std::fs::write(path, old).unwrap()),
        ("a part of one is renamed into its place", |path, old| rename_in(path, &old[..old.len() / 2])),
        ("one of another process is renamed into its place", |path, _| {
            let now = gputap_tests::torch::now_ms() + 60_000;
            rename_in(path, &gputap_tests::torch::trace("/tmp/other_1.json", None, now, 2));
        }),
    ];
    for minor in [2, 11] {
        for writes in ["renaming", "slowly", "in-place"] {
            let daemon = Daemon::start(&[]);
            std::thread::scope(|scope| {
                for (n, (what, meddle)) in meddles.into_iter().enumerate() {
                    let daemon = &daemon;
                    scope.spawn(move || {
                        let rank = daemon.rank(TORCH, minor, &[writes]);
                        let log_file = daemon.path().join(format!("{n}.json")).display().to_string();
                        let file = daemon.path().join(format!("{n}_{}.json", rank.pid()));
                        let old = old_trace(file.to_str().unwrap(), minor);
                        std::fs::write(&file, &old).unwrap();
                        let pid = rank.pid().to_string();
                        let args = [
                            "trace",
                            "--warmup-s",
                            "0",
                            "--duration-ms",
                            "300",
                            "--pids",
                            &pid,
                            "--format",
                            "json",
                        ];
                        let mut command = daemon.command(&[&args[..], &["-o", &log_file]].concat());
                        let asked = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
                        let begun = gputap_tests::torch::now_ms();
                        std::thread::sleep(std::time::Duration::from_millis(1_200));
                        meddle(&file, &old);
                        let output = asked.wait_with_output().unwrap();
                        let case = format!("2.{minor}, written {writes}, {what}: {}", shown(&output));
                        assert!(output.status.success(), "{case}");
                        let text = std::fs::read_to_string(&file).unwrap();
                        let trace = &result(&output.stdout)[0];
                        assert!(text != old && text.len() == 5_000 && text.ends_with('}'), "{case}");
                        if minor >= 5 {
                            assert!(text.contains(&format!("\"trace_id\": \"{}\"", trace.id)), "{case}");
                        } else {
                            let end =
                                text.rsplit_once("\"ts\": ").unwrap().1.split_whitespace().next().unwrap();
                            assert!(end.parse::<u64>().unwrap() / 1000 > begun, "{case}");
                        }
                    });
                }
            });
        }
    }
}

/// The same name three times, one request after the other and one behind the other in the queue.
#[test]
fn the_same_name_again_and_again_is_another_trace_each_time() {
    let daemon = Daemon::start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    let log_file = daemon.path().join("x.json").display().to_string();
    let file = daemon.path().join(format!("x_{}.json", rank.pid()));
    let args = ["trace", "--warmup-s", "0", "--duration-ms", "10", "-o", &log_file, "--format", "json"];
    for _ in 0..4 {
        let output = daemon.gputap(&args);
        assert!(output.status.success(), "{}", shown(&output));
        let id = &result(&output.stdout)[0].id;
        assert!(std::fs::read_to_string(&file).unwrap().contains(id.as_str()), "{}", shown(&output));
    }
    let queued = || daemon.command(&args).stdout(std::process::Stdio::piped()).spawn().unwrap();
    let both = [queued(), queued()].map(|c| c.wait_with_output().unwrap());
    let ids: BTreeSet<String> = both.iter().map(|o| result(&o.stdout)[0].id.clone()).collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(rank.said().matches("written").count(), 6, "{}", rank.said());
    let last = std::fs::read_to_string(&file).unwrap();
    assert!(ids.iter().any(|id| last.contains(id.as_str())));
}

#[test]
fn an_old_file_does_not_stand_for_a_process_that_ended() {
    let daemon = Daemon::start(&[]);
    let mut rank = daemon.rank(TORCH, 11, &[]);
    let log_file = daemon.path().join("e.json").display().to_string();
    let file = daemon.path().join(format!("e_{}.json", rank.pid()));
    std::fs::write(&file, old_trace(file.to_str().unwrap(), 11)).unwrap();
    let mut command = daemon.command(&["trace", "-o", &log_file, "--format", "json"]);
    let asked = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    until("the delivery", || rank.said().contains("taken"));
    rank.kill();
    let output = asked.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
    assert_eq!(result(&output.stdout)[0].orders[0].state, State::Failed);
}

#[test]
fn a_directory_is_made_before_anything_is_asked() {
    let daemon = Daemon::start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    for dir in ["new/deep/", "new/deep"] {
        let dir = daemon.path().join(dir).display().to_string() + if dir.ends_with('/') { "/" } else { "" };
        let output = daemon.gputap(&["trace", "--warmup-s", "0", "--duration-ms", "10", "-o", &dir]);
        assert!(output.status.success(), "{}", shown(&output));
        let file = daemon.path().join(format!("new/deep/libkineto_trace_{}.json", rank.pid()));
        std::fs::remove_file(file).unwrap();
    }
}

#[test]
fn a_snapshot_is_found_where_torch_puts_it() {
    let daemon = Daemon::start(&[]);
    let rank = daemon.rank(TORCH, 11, &[]);
    let older = daemon.rank(TORCH, 7, &[]);
    let log_file = daemon.path().join("m.json").display().to_string();
    let args = ["trace", "--memory-snapshot", "--warmup-s", "0", "--duration-ms", "10", "-o", &log_file];
    let output = daemon.gputap(&[&args[..], &["--format", "json"]].concat());
    assert!(output.status.success(), "{}", shown(&output));
    let files: BTreeSet<String> = result(&output.stdout)[0].orders.iter().map(|o| o.file.clone()).collect();
    let snapshot = gputap_kineto::output::snapshot(rank.pid() as i32);
    let trace = daemon.path().join(format!("m_{}.json", older.pid())).display().to_string();
    assert_eq!(files, BTreeSet::from([snapshot.clone(), trace]), "releases before 2.8 take none");
    std::fs::remove_file(snapshot).unwrap();
}
