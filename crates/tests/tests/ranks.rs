//! Ranks with known traffic: what is recorded of each, what the job says, and what the simulated NCCL counted are the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use gputap_catalog::{Role, by_id};
use gputap_tests::{
    Call, Communicator, Counts, Host, Job, Process, Recorded, Started, calls, family, on_tmpfs,
};
use gputap_wire::{Record, definition};

const RANKS: u32 = 8;

fn program(flags: &[&str]) -> Host {
    let host = Host::new("traffic.c").flag("-DMAJOR=13");
    flags.iter().fold(host, |host, flag| host.flag(*flag)).links(&["libcudart.so.13", "libnccl.so.2"])
}

/// Calls and bytes, by function and communicator. A handle that comes again is another one where its rank is another.
type Traffic = BTreeMap<(String, Communicator), (u64, u64)>;

/// What a rank says it did.
fn said(text: &str) -> Traffic {
    let (mut traffic, mut comm) = (Traffic::new(), None);
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |i: usize| words[i].parse::<u64>().unwrap();
        let int = |i: usize| words[i].parse::<i32>().unwrap();
        if words[0] == "comm" {
            comm = Some(Communicator { handle: number(1), size: int(2), rank: int(3), device: int(4) });
            continue;
        }
        let comm = comm.unwrap();
        assert_eq!(comm.handle, number(1));
        let entry = traffic.entry((words[0].to_owned(), comm)).or_default();
        *entry = (entry.0 + number(2), entry.1 + number(3));
    }
    traffic
}

/// The communicator that a call works on.
fn handle(call: &Call<'_>) -> Option<u64> {
    let arg = call.function.args.iter().find(|a| a.role == Role::Comm && a.out == 0)?;
    Some(call.record.word(usize::from(arg.word)))
}

/// What was recorded. A communicator is what the last definition before the call says: in front of it in its ring, or earlier
/// in another.
fn recorded(process: &Process) -> Traffic {
    let definitions = |records: &[Record<'_>]| -> Vec<(u64, Communicator)> {
        let definitions = records.iter().filter(|r| r.header.kind() == definition::COMM);
        definitions.map(|r| (r.header.start, Communicator::read(r.payload()))).collect()
    };
    let leases: Vec<_> = process.rings.iter().flat_map(|ring| ring.leases()).collect();
    let all: Vec<_> = leases.iter().flat_map(|lease| definitions(&lease.records)).collect();
    let mut traffic = Traffic::new();
    for lease in &leases {
        for (i, record) in lease.records.iter().enumerate() {
            let Some(function) = by_id(record.header.id).filter(|_| record.header.is_call()) else {
                continue;
            };
            let call = Call::new((process.header.pid(), lease.tid), function, *record);
            let (Some(bytes), Some(handle)) = (call.bytes(), handle(&call)) else { continue };
            let earlier = all.iter().copied().filter(|(start, _)| *start < record.header.start);
            let known = earlier
                .chain(definitions(&lease.records[i.saturating_sub(8)..i]))
                .filter(|(_, c)| c.handle == handle);
            let (_, comm) =
                known.max().unwrap_or_else(|| panic!("{}: of which communicator?", function.name));
            let entry = traffic.entry((function.name.to_owned(), comm)).or_default();
            *entry = (entry.0 + 1, entry.1 + bytes);
        }
    }
    traffic
}

fn bytes_by_function<'a>(traffic: impl Iterator<Item = &'a Traffic>) -> BTreeMap<String, u64> {
    let mut sum = BTreeMap::new();
    for ((function, _), (_, bytes)) in traffic.flatten() {
        *sum.entry(function.clone()).or_default() += bytes;
    }
    sum
}

/// Against the simulator's own numbers.
fn check_against_counters(dir: &Path, all: &Recorded, traffic: &[Traffic]) {
    let counters = dir.join("counters");
    let own = all.processes.iter().flat_map(|p| p.header.own_calls());
    let nccl = |counts: &Counts| counts.of_families(|f| f == family::NCCL);
    assert_eq!(nccl(&all.counts()), nccl(&Counts::read(&counters).without(own)));
    assert_eq!(all.dropped(), 0);
    let bytes = Counts::read_bytes(&counters);
    let counted: BTreeMap<String, u64> = bytes.named().into_iter().map(|(f, n)| (f.to_owned(), n)).collect();
    assert_eq!(bytes_by_function(traffic.iter()), counted);
}

#[test]
fn eight_processes() {
    let dir = on_tmpfs();
    let program = program(&[]).build();
    let start = |rank: u32| {
        let job = Job::new(&program).arg(rank.to_string()).arg(RANKS.to_string()).arg(dir.path().join("id"));
        let job = job.env("RANK", rank.to_string());
        Started::new(&mut job.command(true, dir.path()), Duration::from_secs(120))
    };
    let started: Vec<_> = (0..RANKS).map(start).collect();
    let pids: Vec<_> = started.iter().map(|s| s.pid().as_raw_nonzero().get() as u32).collect();
    let ended: Vec<_> = started.into_iter().map(Started::wait).collect();
    let all = Recorded::read(&dir.path().join("rings"));
    assert_eq!(all.processes.len(), RANKS as usize);
    let mut traffic = Vec::new();
    for (rank, (pid, ended)) in pids.iter().zip(&ended).enumerate() {
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "rank {rank}");
        let process = all.processes.iter().find(|p| p.header.pid() == *pid).unwrap();
        let made = said(&ended.stdout);
        assert_eq!(recorded(process), made, "rank {rank}");
        let told: BTreeSet<_> = process.communicators().into_iter().collect();
        assert_eq!(told, made.keys().map(|(_, comm)| *comm).collect(), "rank {rank}");
        traffic.push(made);
    }
    check_against_counters(dir.path(), &all, &traffic);
    let sizes: BTreeSet<_> = traffic.iter().flat_map(|t| t.keys().map(|(_, c)| (c.size, c.rank))).collect();
    assert_eq!(sizes.len(), 8 + 4, "ranks 0 to 7 of eight, 0 to 3 of four");
}

#[test]
fn eight_threads_of_one_process() {
    let job = Job::new(program(&["-DTHREADS"]).build()).arg("0").arg(RANKS.to_string());
    let outcome = job.run(true);
    assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""));
    let all = outcome.recorded();
    assert_eq!(all.processes.len(), 1);
    let made = said(&outcome.ended.stdout);
    assert_eq!(recorded(&all.processes[0]), made);
    check_against_counters(outcome.dir(), &all, &[made]);
}

#[test]
fn the_trace_has_every_rank() {
    let dir = on_tmpfs();
    let program = program(&[]).build();
    // All ranks below one `gputap run`, as a launcher starts them.
    let script = "for r in 0 1 2 3 4 5 6 7; do RANK=$r \"$@\" $r 8 $TEST_DIR/id & done; wait";
    let job = Job::new("/bin/sh").arg("-c").arg(script).arg("sh").arg(&program);
    let words = ["run", "--quiet", "--out"].map(AsRef::<std::ffi::OsStr>::as_ref);
    let trace = dir.path().join("trace");
    let words: Vec<_> = words.into_iter().chain([trace.as_os_str(), "--".as_ref()]).collect();
    let job = job.under(gputap_tests::gputap(), &words);
    let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(120)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    let job = Job::new(gputap_tests::gputap()).arg("report").arg(&trace).arg("--format").arg("json");
    let report = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
    let report: serde_json::Value = serde_json::from_str(&report.stdout).unwrap();
    let processes = report["processes"].as_array().unwrap();
    let ranks: BTreeSet<_> = processes.iter().map(|p| p["rank"].as_u64().unwrap()).collect();
    assert_eq!(ranks, (0..u64::from(RANKS)).collect());
    for process in processes {
        let rows = process["calls"].as_array().unwrap();
        let of =
            |name: &str| rows.iter().find(|r| r["function"] == name).map(|r| r["count"].as_u64().unwrap());
        for (name, calls) in [
            ("ncclAllReduce", 40),
            ("ncclSend", 10),
            ("ncclRecv", 10),
            ("ncclBcast", 20),
            ("ncclCommSplit", 2),
        ] {
            assert_eq!(of(name), Some(calls), "{name} of rank {}", process["rank"]);
        }
    }
    assert_eq!(report["totals"]["dropped"], 0);
}

#[test]
fn a_communicator_is_asked_about_once() {
    let library =
        Host::new("small_nccl.c").shared().flag("-Wl,-soname,libnccl.so.2").build_as("libnccl.so.2");
    let host = Host::new("many_comms.c").flag(library.display().to_string()).build();
    // Communicators are large, so that allocators give them pages of their own.
    for distance in ["0x40", "0x1000", "0x4000", "0x21000", "0x200000", "0x40000000"] {
        for n in [2, 8, 60] {
            let job = Job::new(&host).arg(distance).arg(n.to_string()).arg("100").driver(library.parent());
            let outcome = job.compare();
            assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
            let all = outcome.recorded();
            assert_eq!(calls(&all).len(), 100 * n);
            let process = &all.processes[0];
            let asked = process.header.own_calls().find(|(name, _)| *name == "ncclCommCount").unwrap().1;
            assert_eq!(asked, n as u64, "{n} communicators {distance} apart");
            assert_eq!(process.communicators().len(), n);
        }
    }
}

#[test]
fn what_a_question_of_ours_asks_is_not_the_jobs() {
    let library = Host::new("small_nccl.c").shared().flag("-DASKS").flag("-Wl,-soname,libnccl.so.2");
    let library = library.build_as("libnccl.so.2");
    let host = Host::new("many_comms.c").flag(library.display().to_string()).build();
    let job = Job::new(&host).arg("0x1000").arg("7").arg("100").driver(library.parent());
    let outcome = job.compare();
    let all = outcome.recorded();
    assert_eq!(calls(&all).len(), 100 * 7);
    assert_eq!((all.dropped(), all.processes[0].communicators().len()), (0, 7));
    all.processes[0].assert_numbered();
}
