//! What is passed and returned by value.

use gputap_tests::{Call, Host, Job, calls, family};

fn words(call: &Call<'_>, name: &str) -> Vec<u64> {
    let arg = call.function.args.iter().find(|a| a.name == name).unwrap();
    (0..arg.words).map(|w| call.record.word(usize::from(arg.word + w))).collect()
}

fn hex(words: &[u64]) -> String {
    words.iter().flat_map(|w| w.to_le_bytes()).map(|b| format!("{b:02x}")).collect()
}

#[test]
fn structs_by_value_arrive_and_are_recorded() {
    let host = Host::new("structs.c").flag("-DMAJOR=13").links(&["libcudart.so.13", "libnccl.so.2"]);
    let outcome = Job::new(host.build()).run(true);
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    let recorded = outcome.assert_complete();
    let calls = calls(&recorded);
    let only = |name: &str| calls.iter().find(|c| c.function.name == name).unwrap();
    let lines: Vec<_> = outcome.ended.stdout.lines().collect();
    let numbers: Vec<_> = lines[0].split(' ').collect();
    let pointer = u64::from_str_radix(numbers[0].trim_start_matches("0x"), 16).unwrap();
    let pitch: u64 = numbers[1].parse().unwrap();
    let fill = only("cudaMemset3D");
    assert_eq!(words(fill, "pitchedDevPtr"), [pointer, pitch, 40, 5]);
    assert_eq!(words(fill, "extent"), [40, 5, 2]);
    assert_eq!(fill.arg("value") as u32, 0x5a);
    let open = only("cudaIpcOpenMemHandle");
    assert_eq!(hex(&words(open, "handle")), lines[1]);
    assert_eq!(open.result().to_string(), numbers[2]);
    assert_eq!(hex(&words(only("ncclCommInitRank"), "commId")), lines[2]);
}

#[test]
fn floats_by_value_and_in_return() {
    let library = Host::new("small_nvshmem.c").shared().flag("-Wl,-soname,libnvshmem_host.so.3");
    let library = library.build_as("libnvshmem_host.so.3");
    let host = Host::new("floats.c").flag(library.display().to_string()).build();
    let outcome = Job::new(host).driver(library.parent()).env("GPUTAP_API", "all,nvshmem*").run(true);
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    let recorded = outcome.recorded();
    assert_eq!(recorded.dropped(), 0);
    let calls = calls(&recorded);
    assert!(calls.iter().all(|c| c.function.family == family::NVSHMEM));
    let of = |name: &str| calls.iter().filter(|c| c.function.name == name).collect::<Vec<_>>();
    let returned = |call: &Call<'_>| call.record.word(call.function.words.total());
    let floats = [0.0, -0.0, 1.5, -3.25e30, 1e-42, f32::INFINITY].map(f32::to_bits);
    let put: Vec<u32> = of("nvshmem_float_p").iter().map(|c| c.arg("value") as u32).collect();
    let got: Vec<u32> = of("nvshmem_float_g").iter().map(|c| returned(c) as u32).collect();
    assert_eq!((put, got), (floats.to_vec(), floats.to_vec()));
    let doubles = [0.0, -0.0, 0.1, -1e300, 4e-320, f64::NEG_INFINITY].map(f64::to_bits);
    let put: Vec<u64> = of("nvshmem_double_p").iter().map(|c| c.arg("value")).collect();
    let got: Vec<u64> = of("nvshmem_double_g").iter().map(|c| returned(c)).collect();
    assert_eq!((put, got), (doubles.to_vec(), doubles.to_vec()));
    assert!(of("nvshmem_float_p").iter().all(|c| c.arg("pe") as u32 == 3));
    let heap = u64::from_str_radix(outcome.ended.stdout.trim().trim_start_matches("0x"), 16).unwrap();
    assert_eq!(returned(of("nvshmem_malloc")[0]), heap);
    assert_eq!(returned(of("nvshmem_uint64_g")[0]), 0x1234_5678_9abc_def1);
    assert_eq!(of("nvshmem_float_put")[0].bytes(), Some(16));
    assert_eq!((of("nvshmem_quiet").len(), of("nvshmem_my_pe").len()), (1, 1));
}
