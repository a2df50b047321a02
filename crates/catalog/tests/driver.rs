//! The generated tables agree with themselves and with what is known of the driver API.

use gputap_catalog::hook::{self, HOOKS, flag};
use gputap_catalog::{ENTRY_POINTS, ENUMS, FUNCTIONS, Function, Layer, Role, STRUCTS};
use gputap_catalog::{by_id, by_name, by_symbol, entry_point, result_name};

fn function(name: &str) -> &'static Function {
    by_name(name).unwrap_or_else(|| panic!("{name} is not in the catalogue"))
}

fn flags(name: &str) -> u16 {
    HOOKS[usize::from(function(name).id)].flags
}

#[test]
fn ids_are_dense_and_names_are_found() {
    assert_eq!(FUNCTIONS.len(), hook::COUNT);
    assert_eq!(HOOKS.len(), hook::COUNT);
    const { assert!(hook::COUNT <= 4096, "the switch page has one byte for each function") };
    for (id, f) in FUNCTIONS.iter().enumerate() {
        assert_eq!(usize::from(f.id), id);
        assert_eq!(by_symbol(f.family, f.name).map(|g| g.id), Some(f.id), "{}", f.name);
        assert_eq!(hook::name(id), [f.name.as_bytes(), b"\0"].concat());
        assert!(f.name.starts_with(f.base) || f.base.contains("TYPE"), "{}", f.name);
    }
    assert!(by_name("cuNoSuchFunction").is_none());
    assert!(by_id(u16::MAX).is_none());
}

#[test]
fn words_follow_from_arguments() {
    for f in FUNCTIONS.iter().filter(|f| f.declared.1 > 0) {
        let total = f.words.total();
        assert!(f.words.regs <= 6 && total <= 24, "{}", f.name);
        let mut owner = vec![None; total];
        for (index, arg) in f.args.iter().enumerate() {
            for word in arg.word..arg.word + arg.words {
                assert_eq!(owner[usize::from(word)].replace(index), None, "{}.{}", f.name, arg.name);
            }
        }
        assert!(owner.iter().all(Option::is_some), "{} has a word without an argument", f.name);
    }
}

#[test]
fn hooks_follow_from_arguments() {
    for (f, h) in FUNCTIONS.iter().zip(&HOOKS) {
        assert_eq!((h.regs, h.stack, h.floats), (f.words.regs, f.words.stack, f.words.floats), "{}", f.name);
        let mask = |bytes| f.args.iter().filter(|a| a.out == bytes).fold(0u32, |m, a| m | 1 << a.word);
        assert_eq!((h.out4, h.out8), (mask(4), mask(8)), "{}", f.name);
        let copied = h.copy.iter().take_while(|c| c.bytes > 0).map(|c| (c.word, c.bytes));
        let marked = f.args.iter().filter(|a| a.copy > 0 && h.flags & flag::CONFIG == 0);
        assert!(copied.clone().eq(marked.map(|a| (a.word, a.copy))), "{}", f.name);
        assert!(
            copied.map(|(_, bytes)| u32::from(bytes).next_multiple_of(8)).sum::<u32>() <= 384,
            "{}",
            f.name
        );
    }
}

#[test]
fn roles_point_into_the_tables() {
    for f in &FUNCTIONS {
        for arg in f.args {
            assert!([0, 4, 8].contains(&arg.out), "{}.{}", f.name, arg.name);
            check_role(arg.role, f.args.len());
            if let Role::Struct(index) = arg.role
                && arg.copy > 0
            {
                assert_eq!(arg.copy, STRUCTS[usize::from(index)].size, "{}.{}", f.name, arg.name);
            }
        }
    }
}

fn check_role(role: Role, args: usize) {
    match role {
        Role::Enum(index) | Role::Flags(Some(index)) | Role::DataType(index) | Role::RedOp(index) => {
            assert!(usize::from(index) < ENUMS.len())
        }
        Role::Struct(index) => assert!(usize::from(index) < STRUCTS.len()),
        Role::Elements(u8::MAX) => {}
        Role::List(Some(count)) | Role::Elements(count) => assert!(usize::from(count) < args),
        _ => {}
    }
}

#[test]
fn fields_lie_inside_their_structs() {
    for s in &STRUCTS {
        for f in s.fields {
            check_role(f.role, 0);
            assert!((1..=8).contains(&f.size), "{}.{}", s.name, f.name);
            assert!(f.offset + u16::from(f.size) <= s.size, "{}.{}", s.name, f.name);
            assert!(f.when.is_none_or(|(at, _)| at + 4 <= s.size), "{}.{}", s.name, f.name);
        }
        assert!(s.fields.is_sorted_by_key(|f| f.offset), "{}", s.name);
    }
}

#[test]
fn enum_values_ascend_and_results_have_names() {
    for e in &ENUMS {
        assert!(!e.values.is_empty() && e.values.is_sorted_by(|a, b| a.0 < b.0), "{}", e.name);
    }
    assert_eq!(result_name(Layer::Driver, 0), Some("CUDA_SUCCESS"));
    assert_eq!(result_name(Layer::Driver, 2), Some("CUDA_ERROR_OUT_OF_MEMORY"));
    assert_eq!(result_name(Layer::Driver, -1), None);
}

#[test]
fn a_launch_has_eleven_words() {
    let launch = function("cuLaunchKernel");
    assert_eq!((launch.words.regs, launch.words.stack, launch.words.floats), (6, 5, 0));
    let names: Vec<&str> = launch.args.iter().map(|a| a.name).collect();
    assert_eq!(names[..4], ["f", "gridDimX", "gridDimY", "gridDimZ"]);
    assert_eq!(launch.args[7].role, Role::Bytes);
    assert_eq!((launch.args[8].role, launch.args[8].word), (Role::Stream, 8));
    assert_eq!(flags("cuLaunchKernel"), flag::LAUNCH);
    let ex = &HOOKS[usize::from(function("cuLaunchKernelEx").id)];
    assert_eq!((ex.flags, ex.handle), (flag::LAUNCH | flag::CONFIG, 1));
    assert_eq!(function("cuLaunchKernelEx").args[0].copy, 56);
}

#[test]
fn structs_by_value_are_eight_stack_words() {
    let open = function("cuIpcOpenMemHandle_v2");
    let spans: Vec<(u8, u8)> = open.args.iter().map(|a| (a.word, a.words)).collect();
    assert_eq!(spans, [(0, 1), (2, 8), (1, 1)]);
    let clamp = function("cuTexRefSetMipmapLevelClamp");
    assert_eq!((clamp.words.regs, clamp.words.floats, clamp.args[1].word), (1, 2, 1));
}

#[test]
fn abis_are_those_of_the_driver() {
    let known = [
        ("cuMemAlloc", 3020, false, "cuMemAlloc_v2"),
        ("cuMemAlloc", 2000, false, "cuMemAlloc"),
        ("cuMemAlloc", 13000, true, "cuMemAlloc_v2"),
        ("cuLaunchKernel", 7000, false, "cuLaunchKernel"),
        ("cuLaunchKernel", 7000, true, "cuLaunchKernel_ptsz"),
        ("cuMemcpyHtoD", 12000, true, "cuMemcpyHtoD_v2_ptds"),
        ("cuGetProcAddress", 11030, false, "cuGetProcAddress"),
        ("cuGetProcAddress", 12000, false, "cuGetProcAddress_v2"),
        ("cuStreamGetCaptureInfo", 10010, false, "cuStreamGetCaptureInfo"),
        ("cuStreamGetCaptureInfo", 11030, false, "cuStreamGetCaptureInfo_v2"),
        ("cuStreamGetCaptureInfo", 12030, true, "cuStreamGetCaptureInfo_v3_ptsz"),
        ("cuCtxCreate", 12050, false, "cuCtxCreate_v4"),
        ("cuGraphInstantiate", 12000, false, "cuGraphInstantiate_v2"),
    ];
    for (base, version, per_thread, symbol) in known {
        assert_eq!(entry_point(base, version, per_thread).map(|f| f.name), Some(symbol), "{base} {version}");
    }
    assert!(entry_point("cuLaunchKernel", 6050, true).is_none(), "no per-thread form before 7.0");
    assert!(entry_point("cuLaunchKernel", 3020, false).is_none());
    assert!(entry_point("", 0, false).is_none());
}

#[test]
fn entry_points_are_sorted_and_complete() {
    assert!(ENTRY_POINTS.is_sorted_by_key(|p| (p.base, p.per_thread, p.version)));
    for point in &ENTRY_POINTS {
        let f = &FUNCTIONS[usize::from(point.id)];
        assert_eq!((f.base, f.per_thread, f.abi), (point.base, point.per_thread, point.version));
    }
}

#[test]
fn hooks_know_what_to_follow() {
    assert_eq!(flags("cuGetProcAddress_v2"), flag::PROC);
    assert_eq!(flags("cuGetExportTable"), flag::EXPORT_TABLE);
    assert_eq!(flags("cuModuleGetFunction"), flag::NAMED);
    assert_eq!(flags("cuModuleUnload"), flag::BEGIN | flag::UNLOAD);
    assert_eq!(flags("cuCtxDestroy_v2"), flag::BEGIN | flag::CONTEXT | flag::UNLOAD);
    assert_eq!(flags("cuGraphInstantiateWithParams_ptsz"), flag::BEGIN | flag::INSTANTIATE);
    assert_eq!(flags("cuStreamSynchronize_ptsz"), flag::BEGIN);
    assert_eq!(flags("cuMemcpyHtoD_v2_ptds"), flag::BEGIN);
    assert_eq!(flags("cuMemcpyHtoDAsync_v2_ptsz"), 0);
    assert_eq!(flags("cuMemFreeAsync"), 0);
    for f in
        FUNCTIONS.iter().filter(|f| HOOKS[usize::from(f.id)].flags & (flag::NAMED | flag::INSTANTIATE) != 0)
    {
        assert_eq!((f.args[0].word, f.args[0].out), (0, 8), "{}", f.name);
    }
}

#[test]
fn outputs_hold_what_was_written() {
    let alloc = function("cuMemAlloc_v2");
    assert_eq!((alloc.args[0].role, alloc.args[0].out), (Role::DevicePtr, 8));
    assert_eq!((alloc.args[1].role, alloc.args[1].out), (Role::Bytes, 0));
    let nodes = function("cuGraphGetNodes");
    assert_eq!((nodes.args[1].role, nodes.args[1].out), (Role::List(Some(2)), 0));
    assert_eq!((nodes.args[2].role, nodes.args[2].out), (Role::Count, 8));
    assert_eq!(function("cuMemcpy3D_v2").args[0].copy, 200);
}
