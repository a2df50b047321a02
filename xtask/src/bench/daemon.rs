//! `cargo xtask bench daemon`: what the node's service costs while 64 processes poll it, beside Prometheus' node exporter
//! that is scraped as often as one of them polls, and how long a poll waits for its answer.

use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use gputap_kineto::{Kinds, Message};

use super::programs::library;
use super::{Size, cpu, headline, print_load};
use crate::command::{SKIPPED, cargo, check, target_dir};
use crate::packages::{NODE_EXPORTER, install};

/// Processes that are registered.
const PROCESSES: usize = 64;
/// How long it is watched.
const SECONDS: u64 = 20;
/// Where the peer listens.
const PEER: &str = "127.0.0.1:19100";

/// Programs that end with this one.
struct Programs(Vec<Child>);

impl Drop for Programs {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = (child.kill(), child.wait());
        }
    }
}

impl Programs {
    fn start(&mut self, command: &mut Command) -> Result<u32> {
        let child =
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().context("starting a program")?;
        let pid = child.id();
        self.0.push(child);
        Ok(pid)
    }
}

/// Runs the benchmark of the daemon.
pub fn run(root: &Path, size: Size) -> Result<ExitCode> {
    let (processes, seconds) = size.choose((PROCESSES, SECONDS), (4, 1));
    if let Some(missing) = install(&[NODE_EXPORTER]).first() {
        println!("skipped: {} is not here: {}", missing.package.name, missing.why);
        return Ok(ExitCode::from(SKIPPED));
    }
    library(root)?;
    // The clients may be slower than the daemon that is measured, so that they need no build of their own.
    let clients = ["build", "--quiet", "--workspace", "--bin", "scripted_torch"];
    check(cargo().current_dir(root).args(clients))?;
    let (release, client) = (target_dir()?.join("release"), target_dir()?.join("debug/scripted_torch"));
    let dir = tempfile::Builder::new().prefix("gt").tempdir_in("/tmp")?;
    let mut programs = Programs(Vec::new());
    let kineto = dir.path().join("k");
    let mut daemon = Command::new(release.join("gputap"));
    daemon
        .args(["daemon", "--no-abstract", "--kineto-dir"])
        .arg(&kineto)
        .arg("--socket")
        .arg(dir.path().join("c"));
    let daemon = programs.start(&mut daemon)?;
    let peer = programs
        .start(Command::new("prometheus-node-exporter").arg(format!("--web.listen-address={PEER}")))?;
    wait_for(&kineto.join("dynolog"))?;
    for _ in 0..processes {
        let mut client = Command::new(&client);
        programs.start(client.arg(&kineto).args(["11", "1000"]))?;
    }
    std::thread::sleep(Duration::from_secs(size.choose(5, 1)));
    print_load();
    let before = (cpu::from_pid(daemon)?, cpu::from_pid(peer)?);
    for _ in 0..seconds {
        std::thread::sleep(Duration::from_secs(1));
        scrape()?;
    }
    let used = (cpu::from_pid(daemon)? - before.0, cpu::from_pid(peer)? - before.1);
    let percent = |cpu: cpu::Cpu| cpu.process / seconds as f64 * 100.0;
    let mut waits = polls(&kineto, size.choose(2_000, 50))?;
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!("{processes} processes poll each second, {} further polls:", waits.len());
    println!("answer p50={:.3}ms p99={:.3}ms max={:.3}ms (goal: 5 ms at p99)", at(0.5), at(0.99), at(1.0));
    println!("goals: 0.3 % of a core, 32 MiB");
    headline("memory", mib(daemon)?, mib(peer)?, "MiB", "node exporter");
    headline("cpu", percent(used.0), percent(used.1), "%", "node exporter, scraped each second");
    Ok(ExitCode::SUCCESS)
}

fn wait_for(path: &Path) -> Result<()> {
    let begun = Instant::now();
    while !path.exists() {
        if begun.elapsed() > Duration::from_secs(10) {
            bail!("the daemon does not start");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}

/// Most memory that a process had.
fn mib(pid: u32) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).context("VmHWM")?;
    let kib: f64 = line.split_whitespace().next().context("VmHWM has a figure")?.parse()?;
    Ok(kib / 1024.0)
}

fn scrape() -> Result<()> {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(PEER).context("the node exporter")?;
    stream.write_all(b"GET /metrics HTTP/1.0\r\n\r\n")?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text)?;
    Ok(())
}

/// How long answers take while the others poll, too.
fn polls(kineto: &Path, count: usize) -> Result<Vec<Duration>> {
    let socket = UnixDatagram::bind(kineto.join("dynoconfigclientbench"))?;
    socket.set_read_timeout(Some(Duration::from_secs(5)))?;
    let poll = Message::Request { kinds: Kinds(3), job: 0, pids: vec![std::process::id() as i32] }.encode();
    let mut waits = Vec::new();
    let mut buffer = [0; 4096];
    for _ in 0..count {
        let begun = Instant::now();
        socket.send_to(&poll, kineto.join("dynolog"))?;
        socket.recv(&mut buffer).context("no answer")?;
        waits.push(begun.elapsed());
        // Less often than a process may.
        std::thread::sleep(Duration::from_millis(6));
    }
    Ok(waits)
}
