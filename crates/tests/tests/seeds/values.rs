//! What a call was given and what it answered.

use gputap_tests::{Call, Host, Job, Traced, calls, family, number};
use serde_json::{Value, json};

use crate::{job, program};

/// An argument of a printed call.
fn argument<'a>(call: &'a Value, name: &str) -> &'a Value {
    let arguments = call["arguments"].as_array().unwrap();
    let found = arguments.iter().find(|a| a["name"] == name);
    &found.unwrap_or_else(|| panic!("no {name} in {call}"))["value"]
}

/// The only call of a function.
fn only<'a>(traced: &'a Traced, function: &'a str) -> &'a Value {
    let all: Vec<_> = traced.calls_of(function).collect();
    assert_eq!(all.len(), 1, "{function}: {all:?}");
    all[0]
}

#[test]
fn pointers_enums_and_handles_are_printed() {
    let traced = Traced::run(&job("values"));
    let said: Vec<&str> = traced.ended.stdout.split_whitespace().collect();
    let [device, host, stream, comm, kernel] = said[..] else { panic!("{:?}", traced.ended) };
    let copy = only(&traced, "cudaMemcpyAsync");
    for (name, value) in [
        ("dst", json!(device)),
        ("src", json!(host)),
        ("count", json!(4096)),
        ("kind", json!("cudaMemcpyHostToDevice")),
        ("stream", json!(stream)),
    ] {
        assert_eq!(*argument(copy, name), value, "{name}");
    }
    let reduce = only(&traced, "ncclAllReduce");
    for (name, value) in [
        ("sendbuff", json!(device)),
        ("count", json!(1024)),
        ("datatype", json!("ncclFloat32")),
        ("op", json!("ncclMax")),
        ("comm", json!(comm)),
        ("stream", json!(stream)),
    ] {
        assert_eq!(*argument(reduce, name), value, "{name}");
    }
    let launch = only(&traced, "cudaLaunchKernel");
    assert_eq!(*argument(launch, "func"), json!(kernel));
    assert_eq!(*argument(launch, "gridDim"), json!({"x": 3, "y": 1, "z": 1}));
    assert_eq!(*argument(only(&traced, "ncclCommInitRank"), "comm"), json!(comm));
}

#[test]
fn structs_by_value_are_printed() {
    let traced = Traced::run(&job("values"));
    let id = argument(only(&traced, "ncclCommInitRank"), "commId").as_str().unwrap_or_default().to_owned();
    let start: String = b"gputap simulated".iter().map(|b| format!("{b:02x}")).collect();
    assert!(id.starts_with(&start) && id.len() == 2 * 128, "{id:?}");
    let empty = |value: &Value| *value == json!({}) || *value == json!("");
    for call in &traced.printed {
        let arguments = call["arguments"].as_array().unwrap();
        assert!(!arguments.iter().any(|a| empty(&a["value"])), "{call}");
    }
}

#[test]
fn nccl_bytes_are_elements_times_type_size() {
    let outcome = job("nccl-bytes").run(true);
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    let recorded = outcome.assert_complete();
    let calls = calls(&recorded);
    let of =
        |name: &str| calls.iter().filter(|c| c.function.name == name).filter_map(Call::bytes).sum::<u64>();
    let sizes = [1, 1, 4, 4, 8, 8, 2, 4, 8, 2];
    let expected: u64 = (0..).zip(sizes).map(|(ty, bytes): (u64, u64)| (100 + ty) * bytes).sum();
    assert_eq!(of("ncclAllReduce"), expected);
    assert_eq!((of("ncclAllGather"), of("ncclReduceScatter")), (8000, 4000));
    assert_eq!((of("ncclReduce"), of("ncclBroadcast")), (3000, 3200));
    let bytes = outcome.bytes();
    for name in ["ncclAllReduce", "ncclAllGather", "ncclReduceScatter", "ncclReduce", "ncclBroadcast"] {
        assert_eq!(of(name), bytes.count_of(name), "{name}, against what the library counted");
    }
}

#[test]
fn bcast_send_and_recv_are_in_the_totals() {
    let traced = Traced::run(&job("messages"));
    let report = traced.report();
    let rows = report["total"]["calls"].as_array().unwrap();
    for (name, count) in [("ncclBcast", 5), ("ncclSend", 7), ("ncclRecv", 7)] {
        let row = rows.iter().find(|row| row["function"] == name);
        assert_eq!(row.map(|row| number(&row["count"])), Some(count), "{name}");
    }
    let outcome = job("messages").run(true);
    let recorded = outcome.assert_complete();
    let calls = calls(&recorded);
    for (name, bytes) in [("ncclBcast", 1500 * 8), ("ncclSend", 7 * 2000), ("ncclRecv", 7 * 2000)] {
        let of = calls.iter().filter(|c| c.function.name == name).filter_map(Call::bytes).sum::<u64>();
        assert_eq!((of, outcome.bytes().count_of(name)), (bytes, bytes), "{name}");
    }
}

const EVERY_SECOND: &str = "cudaMalloc:2=2,cudaMalloc:4=2,cudaMalloc:6=2,cudaMalloc:8=2,cudaMalloc:10=2";

#[test]
fn a_failed_call_is_told_from_a_good_one() {
    let traced = Traced::run(&job("failures").env("GPUTAP_SIM_FAIL", EVERY_SECOND));
    assert_eq!(traced.ended.stdout, "0202020202 21 5 4\n");
    let results: Vec<_> =
        traced.calls_of("cudaMalloc").map(|call| call["result"].as_str().unwrap()).collect();
    assert_eq!(results, ["cudaSuccess", "cudaErrorMemoryAllocation"].repeat(5));
    for call in traced.calls_of("cudaMalloc") {
        let failed = call["result"] != "cudaSuccess";
        assert_eq!(argument(call, "devPtr").is_null(), failed, "a failed call wrote nothing: {call}");
    }
    assert_eq!(only(&traced, "cudaMemcpy")["result"], "cudaErrorInvalidMemcpyDirection");
    assert_eq!(only(&traced, "ncclGroupEnd")["result"], "ncclInvalidUsage");
    assert_eq!(only(&traced, "ncclCommDestroy")["result"], "ncclInvalidArgument");
}

#[test]
fn errors_have_the_names_of_their_library() {
    let report = Traced::run(&job("failures").env("GPUTAP_SIM_FAIL", EVERY_SECOND)).report();
    let errors = report["total"]["errors"].as_array().unwrap();
    for (function, name, count) in [
        ("cudaMalloc", "cudaErrorMemoryAllocation", 5),
        ("cudaMemcpy", "cudaErrorInvalidMemcpyDirection", 1),
        ("ncclGroupEnd", "ncclInvalidUsage", 1),
        ("ncclCommDestroy", "ncclInvalidArgument", 1),
    ] {
        let row = errors.iter().find(|row| row["function"] == function);
        let row = row.unwrap_or_else(|| panic!("no errors of {function}: {errors:?}"));
        assert_eq!((row["error"].as_str(), number(&row["count"])), (Some(name), count), "{row}");
    }
}

#[test]
fn a_text_that_is_returned_is_no_error() {
    let traced = Traced::run(&Job::new(program("texts.c").build()).env("GPUTAP_API", "all,cuda*,nccl*"));
    assert_eq!(traced.ended.code, 0, "{:?}", traced.ended);
    let report = traced.report();
    let errors = report["total"]["errors"].as_array().unwrap();
    for name in ["cudaGetErrorString", "cudaGetErrorName", "ncclGetErrorString"] {
        let result = only(&traced, name)["result"].as_str().unwrap();
        assert!(result.starts_with("0x"), "{name} returned {result}");
        assert!(!errors.iter().any(|row| row["function"] == name), "{errors:?}");
    }
}

#[test]
fn calls_have_time_duration_thread_and_rank() {
    let traced = Traced::run(&job("launches").env("RANK", "3"));
    assert!(!traced.printed.is_empty());
    for call in &traced.printed {
        let has = |key: &str| number(&call[key]) > 0;
        assert!(has("pid") && has("tid") && has("call") && has("start_ns") && has("duration_ns"), "{call}");
    }
    assert_eq!(number(&traced.report()["processes"][0]["rank"]), 3);
}

#[test]
fn launches_have_stream_device_thread_result_and_name() {
    let traced = Traced::run(&job("launches"));
    let said: Vec<&str> = traced.ended.stdout.split_whitespace().collect();
    let [stream, other, thread, second] = said[..] else { panic!("{:?}", traced.ended) };
    let launches: Vec<_> = traced.calls_of("cuLaunchKernel").collect();
    let of = |call: &Value| {
        (
            argument(call, "hStream").as_str().unwrap().to_owned(),
            number(&call["device"]),
            number(&call["tid"]).to_string(),
            call["result"].as_str().unwrap().to_owned(),
        )
    };
    let row = |stream: &str, device: u64, thread: &str, result: &str| {
        (stream.to_owned(), device, thread.to_owned(), result.to_owned())
    };
    let found: Vec<_> = launches.iter().map(|call| of(call)).collect();
    assert_eq!(found[0], row(stream, 0, thread, "CUDA_SUCCESS"));
    assert_eq!(found[1], row(stream, 0, thread, "CUDA_ERROR_INVALID_VALUE"));
    assert_eq!(found[2], row(other, 1, second, "CUDA_SUCCESS"));
    assert!(launches.iter().all(|call| *argument(call, "f") == json!("scale")), "{launches:?}");
    let kernels = traced.report()["total"]["kernels"].clone();
    assert!(kernels[0]["kernel"].as_str().unwrap().contains("scale"), "{kernels}");
    assert_eq!(number(&kernels[0]["launches"]), 2, "one was refused");
}

/// The same call in both majors.
fn changed(major: &str) -> Vec<Value> {
    let host = Host::new("changed.c").flag(format!("-DMAJOR={major}"));
    let traced = Traced::run(&Job::new(host.links(&[&format!("libcudart.so.{major}")]).build()));
    assert_eq!(traced.ended.code, 0, "{:?}", traced.ended);
    ["cudaMemAdvise", "cudaMemPrefetchAsync"].map(|name| only(&traced, name).clone()).to_vec()
}

#[test]
fn changed_signatures_of_cuda_13() {
    let (old, new) = (changed("12"), changed("13"));
    let location = json!({"type": "cudaMemLocationTypeDevice", "id": 0});
    assert_eq!(*argument(&old[0], "device"), json!(0));
    assert_eq!(*argument(&new[0], "location"), location);
    assert_eq!(*argument(&old[1], "dstDevice"), json!(0));
    assert_eq!(*argument(&new[1], "location"), location);
    for call in old.iter().chain(&new) {
        assert_eq!(*argument(call, "count"), json!(4096));
        assert_eq!(call["result"], "cudaSuccess");
    }
    assert_eq!(*argument(&new[1], "stream"), *argument(&old[1], "stream"));
    assert_eq!(*argument(&new[1], "stream"), json!("legacy"), "behind what was put in front of it");
}

#[test]
fn an_older_nccl_without_newer_functions() {
    let old = Host::new("small_nccl.c").shared().flag("-Wl,-soname,libnccl.so.2").build_as("libnccl.so.2");
    let host = Host::new("old_nccl.c").flag(old.display().to_string()).build();
    let outcome = Job::new(host).driver(old.parent()).compare();
    assert_eq!(outcome.ended.stdout, "reduced: 0\nsplit: absent\nallocates: absent\n");
    assert_eq!(outcome.recorded().counts().of_family(family::NCCL, "ncclAllReduce"), 1);
}
