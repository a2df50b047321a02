use gputap_catalog::{by_name, by_symbol};

use super::*;

fn text(name: &str, words: &[u64], extra: &[u8], result: Option<i32>) -> String {
    decode(&Input::new(by_name(name).unwrap().id, words, extra, result)).to_string()
}

#[test]
fn a_copy_reads_like_its_call() {
    let words = [0x7f00_0000_1000, 0x5500_0000_0010, 4096, 0x5600_0000_0000];
    assert_eq!(
        text("cuMemcpyHtoDAsync_v2", &words, &[], Some(0)),
        "cuMemcpyHtoDAsync_v2(dstDevice=0x7f0000001000, srcHost=0x550000000010, ByteCount=4096, \
         hStream=0x560000000000) = CUDA_SUCCESS"
    );
}

#[test]
fn the_dirty_half_of_a_register_does_not_show() {
    let mut words = [0u64; 11];
    words[0] = 0xabc0;
    (1..8).for_each(|i| words[i] = 0xdead_beef_0000_0000 | i as u64);
    let line = text("cuLaunchKernel", &words, &[], Some(0));
    assert!(line.contains("gridDimX=1, gridDimY=2"), "{line}");
    assert!(line.contains("sharedMemBytes=7, hStream=default"), "{line}");
}

#[test]
fn names_of_kernels_are_used_where_they_are_known() {
    let words = [0xabc0, 1, 1, 1, 32, 1, 1, 0, 2, 0, 0];
    let api = by_name("cuLaunchKernel").unwrap().id;
    let names = |handle| (handle == 0xabc0).then(|| String::from("add<float>"));
    let line = decode(&Input::new(api, &words, &[], Some(0)).with_names(&names)).to_string();
    assert!(line.starts_with("cuLaunchKernel(f=add<float>, gridDimX=1"), "{line}");
    assert!(line.contains("hStream=per-thread"), "{line}");
}

#[test]
fn outputs_of_a_failed_call_are_not_shown() {
    assert_eq!(
        text("cuMemAlloc_v2", &[0, 1 << 40], &[], Some(2)),
        "cuMemAlloc_v2(dptr=?, bytesize=1099511627776) = CUDA_ERROR_OUT_OF_MEMORY"
    );
    assert_eq!(text("cuCtxSynchronize", &[], &[], None), "cuCtxSynchronize() has not returned");
}

fn launch_config() -> Vec<u8> {
    let mut bytes = Vec::new();
    [8u32, 1, 1, 128, 1, 1, 1024, 0].iter().for_each(|n| bytes.extend(n.to_le_bytes()));
    [0x77u64, 0x1234, 2].iter().for_each(|n| bytes.extend(n.to_le_bytes()));
    for (id, value) in [(4u32, [2u32, 1, 1, 0]), (8, [-3i32 as u32, 0, 0, 0])] {
        bytes.extend(id.to_le_bytes());
        bytes.extend(0u32.to_le_bytes());
        value.iter().for_each(|n| bytes.extend(n.to_le_bytes()));
    }
    bytes
}

#[test]
fn a_launch_configuration_shows_its_attributes() {
    let line = text("cuLaunchKernelEx", &[0x1000, 0xabc0, 0, 0], &launch_config(), Some(0));
    assert!(line.contains("gridDimX=8"), "{line}");
    assert!(
        line.contains("hStream=0x77, attrs={cluster_dimension=2x1x1, priority=-3}, numAttrs=2"),
        "{line}"
    );
}

#[test]
fn json_keeps_numbers_as_numbers_and_handles_as_text() {
    let api = by_name("cuMemAlloc_v2").unwrap().id;
    let decoded = decode(&Input::new(api, &[0x7fff_0000_0000, 64], &[], Some(0)));
    let json = serde_json::to_value(&decoded).unwrap();
    assert_eq!(json["arguments"][0]["value"], "0x7fff00000000");
    assert_eq!(json["arguments"][1]["value"], 64);
    assert_eq!(json["result"], "CUDA_SUCCESS");
}

#[test]
fn struct_fields_come_from_the_copied_bytes_in_either_form() {
    let api = by_name("cuMemCreate").unwrap().id;
    let mut prop = [0u8; 32];
    prop[0] = 1;
    prop[8] = 1;
    prop[12] = 3;
    let words = [0x10, 2 << 20, 0x5000, 0];
    let line = decode(&Input::new(api, &words, &prop, Some(0))).to_string();
    assert!(line.contains("prop={type=CU_MEM_ALLOCATION_TYPE_PINNED"), "{line}");
    assert!(line.contains("location.type=CU_MEM_LOCATION_TYPE_DEVICE, location.id=3"), "{line}");
    let cut = decode(&Input::new(api, &words, &prop[..8], Some(0))).to_string();
    assert!(cut.contains("prop=0x5000"), "{cut}");
}

#[test]
fn every_function_decodes_any_words() {
    for function in &gputap_catalog::FUNCTIONS {
        for word in [0, 1, u64::MAX] {
            let words = vec![word; function.words.total()];
            for extra in [&[][..], &[0xff; 300]] {
                let all = decode(&Input::new(function.id, &words, extra, Some(0)));
                assert!(!all.to_string().is_empty());
                let inline = words.len().min(11);
                decode(&Input::new(function.id, &words[..inline], extra, None));
            }
        }
    }
}

#[test]
fn durations_have_a_readable_unit() {
    let shown = [0, 999, 1_234, 999_949, 999_950, 12_300_000_000].map(duration);
    assert_eq!(shown, ["0 ns", "999 ns", "1.2 µs", "999.9 µs", "1.00 ms", "12.30 s"]);
}

#[test]
fn an_opaque_struct_by_value_is_its_bytes() {
    let function = gputap_catalog::by_symbol(4, "ncclCommInitRank").unwrap();
    let mut words = vec![0u64; function.words.total()];
    let id = function.args.iter().find(|a| a.name == "commId").unwrap();
    words[usize::from(id.word)] = 0x1122_3344_5566_7788;
    let line = decode(&Input::new(function.id, &words, &[], Some(0))).to_string();
    assert!(line.contains(&format!("commId=8877665544332211{}", "00".repeat(120))), "{line}");
}

#[test]
fn what_is_no_status_is_shown_as_what_it_is() {
    let returned = |family: u8, name: &str, word: u64, code: i32| {
        let function = gputap_catalog::by_symbol(family, name).unwrap();
        let mut words = vec![0; function.words.total()];
        words.push(word);
        decode(&Input::new(function.id, &words, &[], Some(code))).result.unwrap()
    };
    assert_eq!(returned(6, "nvshmem_malloc", 0x7f00_1234_0000, 0x1234_0000), "0x7f0012340000");
    assert_eq!(returned(6, "nvshmem_float_g", u64::from(2.5f32.to_bits()), 7), "2.5");
    assert_eq!(returned(6, "nvshmem_double_g", 0.125f64.to_bits(), 7), "0.125");
    assert_eq!(returned(6, "nvshmem_barrier_all", 0, 99), "void");
    assert_eq!(returned(4, "ncclCommDestroy", 0, 5), "ncclInvalidUsage");
}

fn text_of(family: u8, name: &str, words: &[u64], extra: &[u8], result: Option<i32>) -> String {
    decode(&Input::new(by_symbol(family, name).unwrap().id, words, extra, result)).to_string()
}

#[test]
fn a_collective_shows_its_bytes_type_and_operation() {
    assert_eq!(
        text_of(4, "ncclAllReduce", &[0x1000, 0x2000, 1 << 20, 9, 0, 0x77, 0], &[], Some(0)),
        "ncclAllReduce(sendbuff=0x1000, recvbuff=0x2000, count=1048576 (2097152 B), datatype=ncclBfloat16, op=ncclSum, \
         comm=0x77, stream=default) = ncclSuccess"
    );
    let send = text_of(4, "ncclSend", &[0x1000, 8, 7, 3, 0x77, 0], &[], Some(7));
    assert!(send.contains("count=8 (32 B), datatype=ncclFloat32, peer=3"), "{send}");
    assert!(send.ends_with("= ncclInProgress"), "{send}");
    assert_eq!(
        text_of(6, "nvshmem_double_put", &[0x1000, 0x2000, 4, 2], &[], Some(12345)),
        "nvshmem_double_put(dest=0x1000, source=0x2000, nelems=4 (32 B), pe=2) = void"
    );
}

#[test]
fn json_of_elements_and_dimensions_is_plain() {
    let json = |family, name: &str, words: &[u64]| {
        let api = by_symbol(family, name).unwrap().id;
        serde_json::to_value(decode(&Input::new(api, words, &[], Some(0)))).unwrap()["arguments"].clone()
    };
    assert_eq!(json(4, "ncclSend", &[0x1000, 8, 7, 3, 0x77, 0])[1]["value"], 8);
    let launch = json(3, "cudaLaunchKernel", &[0x4000, 3 | 2 << 32, 1, 128 | 1 << 32, 1, 0, 64, 0]);
    assert_eq!(launch[1]["value"], serde_json::json!({"x": 3, "y": 2, "z": 1}));
}

#[test]
fn a_launch_of_the_runtime_shows_its_grid_and_its_own_error_names() {
    let words = [0x4000, 3 | 2 << 32, 0xdead_0000_0001, 128 | 1 << 32, 1, 0, 64, 0];
    assert_eq!(
        text_of(3, "cudaLaunchKernel", &words, &[], Some(9)),
        "cudaLaunchKernel(func=0x4000, gridDim=3x2x1, blockDim=128x1x1, args=NULL, sharedMem=64, stream=default) \
         = cudaErrorInvalidConfiguration"
    );
}
