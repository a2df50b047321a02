//! Real torch, from its wheel, on the CPU. `cargo xtask torch` installs it. `GPUTAP_TEST_TORCH` names another release than the
//! usual one.

use std::path::{Path, PathBuf};
use std::process::Command;

use gputap_tests::daemon::{Daemon, Rank, shown, until};
use gputap_tests::{profile_dir, skip};

/// The release that is asked for, as the minor number of 2.x.
fn minor() -> u32 {
    let version = std::env::var("GPUTAP_TEST_TORCH").unwrap_or("2.11".into());
    version.strip_prefix("2.").and_then(|m| m.parse().ok()).expect("GPUTAP_TEST_TORCH is like 2.14")
}

/// Where `cargo xtask torch` installs.
fn installed() -> Option<PathBuf> {
    let name = if minor() == 11 { "torch".to_owned() } else { format!("torch-2.{}", minor()) };
    let cache = std::env::var_os("GPUTAP_CI_CACHE").map(PathBuf::from);
    let target = profile_dir().parent().map(Path::to_owned);
    cache.into_iter().chain(target).map(|d| d.join(&name)).find(|d| d.join("installed").exists())
}

/// A program of `examples/`.
fn python(torch: &Path, example: &str) -> Command {
    let lib = torch.join("lib");
    let site = lib
        .read_dir()
        .unwrap()
        .map(|e| e.unwrap().path())
        .find(|p| p.join("site-packages").exists())
        .unwrap();
    let vendor = site.join("site-packages/nvidia").read_dir().unwrap().map(|e| e.unwrap().path().join("lib"));
    let libraries: Vec<PathBuf> =
        vendor.filter(|lib| lib.exists()).chain([torch.join("stand-ins")]).collect();
    let mut command = Command::new(torch.join("bin/python"));
    command
        .args(["-W", "ignore"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(example))
        .env("LD_LIBRARY_PATH", std::env::join_paths(libraries).unwrap())
        .env("OMP_NUM_THREADS", "1");
    command
}

/// An example that is registered and runs.
fn train(torch: &Path, daemon: &Daemon, example: &str) -> Rank {
    // Polls each second instead of every five.
    let base = daemon.path().join("base.conf");
    std::fs::write(&base, "ON_DEMAND_CONFIG_UPDATE_INTERVAL_SECS=1\n").unwrap();
    let mut command = python(torch, example);
    command
        .env("KINETO_USE_DAEMON", "1")
        .env("KINETO_IPC_SOCKET_DIR", daemon.kineto())
        .env("KINETO_CONFIG", base);
    let rank = daemon.rank_of(command);
    until("the loop", || rank.said().contains("step 0"));
    rank
}

/// Names of the events of a trace.
fn events(file: &Path) -> Vec<String> {
    let trace: serde_json::Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    events.iter().filter_map(|e| Some(e["name"].as_str()?.to_owned())).collect()
}

/// When the recording of a trace ended.
fn recorded_until_ns(file: &Path) -> u64 {
    let trace: serde_json::Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let end = events.iter().find(|e| e["name"] == "Record Window End").unwrap()["ts"].as_f64().unwrap();
    trace["baseTimeNanoseconds"].as_u64().unwrap_or(0) + (end * 1e3) as u64
}

/// A snapshot goes where torch puts it, and no rank's to the name of the trace.
#[test]
fn real_torch_takes_memory_snapshots() {
    let Some(torch) = installed() else {
        return skip("there is no PyTorch here: `cargo xtask torch` installs it");
    };
    if minor() < 8 {
        return skip("this release of PyTorch takes no memory snapshots");
    }
    let daemon = Daemon::start(&[]);
    let rank = train(&torch, &daemon, "xor.py");
    let snapshot = std::path::PathBuf::from(gputap_kineto::output::snapshot(rank.pid() as i32));
    for _ in 0..2 {
        let args = ["trace", "--memory-snapshot", "--warmup-s", "0", "--duration-ms", "300", "-o"];
        let path = daemon.path().join("m.json");
        let output = daemon.gputap(&[&args[..], &[path.to_str().unwrap()]].concat());
        assert!(output.status.success(), "{}", shown(&output));
        assert!(shown(&output).contains(snapshot.to_str().unwrap()), "{}", shown(&output));
        assert!(std::fs::read(&snapshot).unwrap().ends_with(b"."), "a whole pickle");
        assert!(!path.exists(), "it took the name of the trace");
    }
    std::fs::remove_file(snapshot).unwrap();
}

#[test]
fn real_torch_is_traced_by_time_and_by_iterations() {
    let Some(torch) = installed() else {
        return skip("there is no PyTorch here: `cargo xtask torch` installs it");
    };
    let mut daemon = Daemon::start(&[]);
    let (steps, nosteps) = (train(&torch, &daemon, "xor.py"), train(&torch, &daemon, "linear_model.py"));
    let file = |name: &str, rank: &Rank| daemon.path().join(format!("{name}_{}.json", rank.pid()));
    let path = |name: &str| daemon.path().join(format!("{name}.json")).display().to_string();
    let ps = shown(&daemon.gputap(&["ps"]));
    let releases = if minor() < 14 { "2.0 to 2.13" } else { "2.14 or later" };
    assert!(ps.contains(releases), "{ps}");

    let output = daemon.gputap(&["trace", "--duration-ms", "1500", "--warmup-s", "1", "-o", &path("t")]);
    assert!(output.status.success(), "{}", shown(&output));
    for rank in [&steps, &nosteps] {
        assert!(events(&file("t", rank)).iter().any(|n| n == "aten::addmm"), "operators were recorded");
    }

    let args =
        ["trace", "--iterations", "3", "--profile-start-iteration-roundup", "10", "--duration-ms", "1500"];
    let output = daemon.gputap(&[&args[..], &["--step-wait", "5", "-o", &path("i")]].concat());
    assert!(output.status.success(), "{}", shown(&output));
    let stepped = events(&file("i", &steps)).iter().filter(|n| n.starts_with("Optimizer.step")).count();
    // Another one may have begun when the recording ends.
    assert!([3, 4].contains(&stepped), "three iterations were asked for, not {stepped}");
    assert!(file("i", &nosteps).exists(), "without steps it falls back to time");

    // The same name once more, at once: the files that lie there are old, whatever their times are.
    let asked_ns = |rank: &Rank| recorded_until_ns(&file("t", rank));
    let before = [asked_ns(&steps), asked_ns(&nosteps)];
    let output = daemon.gputap(&["trace", "--duration-ms", "500", "--warmup-s", "1", "-o", &path("t")]);
    assert!(output.status.success(), "{}", shown(&output));
    for (rank, before) in [&steps, &nosteps].into_iter().zip(before) {
        assert!(asked_ns(rank) > before + 500_000_000, "another recording");
    }

    let log = daemon.path().to_owned();
    daemon.restart();
    let after = log.join("r.json").display().to_string();
    let output = daemon.gputap(&["trace", "--duration-ms", "1500", "--warmup-s", "1", "-o", &after]);
    assert!(output.status.success(), "after a restart: {}", shown(&output));
    assert!(shown(&output).contains("Matched 2 processes"));
}

#[test]
fn the_examples_learn_what_they_say() {
    let Some(torch) = installed() else {
        return skip("there is no PyTorch here: `cargo xtask torch` installs it");
    };
    for (example, steps, last) in
        [("linear_model.py", "300", "loss 0.0"), ("xor.py", "600", "answers [0, 1, 1, 0]")]
    {
        let output = python(&torch, example).arg(steps).output().unwrap();
        let said = shown(&output);
        assert!(output.status.success(), "{said}");
        assert!(said.lines().any(|line| line.starts_with(last)), "{example}: {said}");
    }
}
