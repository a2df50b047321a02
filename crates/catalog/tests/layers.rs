//! What is known of the libraries above the driver, against declarations that were read by eye.

use gputap_catalog::hook::{self, EXPORTS, FAMILY_FIRST, HOOKS, Hook, flag};
use gputap_catalog::{Arg, ENUMS, FAMILIES, FUNCTIONS, Function, Group, Layer, Returns, Role, STRUCTS};
use gputap_catalog::{by_symbol, result_name};

const RUNTIME_11: u8 = 1;
const RUNTIME_12: u8 = 2;
const RUNTIME_13: u8 = 3;
const NCCL: u8 = 4;
const NVML: u8 = 5;
const NVSHMEM: u8 = 6;

fn function(family: u8, name: &str) -> &'static Function {
    by_symbol(family, name).unwrap_or_else(|| panic!("{name} is not in family {family}"))
}

fn hook_of(f: &Function) -> &'static Hook {
    &HOOKS[usize::from(f.id)]
}

fn arg(f: &'static Function, name: &str) -> &'static Arg {
    f.args.iter().find(|a| a.name == name).unwrap_or_else(|| panic!("{} has no {name}", f.name))
}

/// Registers, stack, float registers.
fn words(f: &Function) -> (u8, u8, u8) {
    (f.words.regs, f.words.stack, f.words.floats)
}

/// Argument names with their first word and how many.
fn spans(f: &Function) -> Vec<(&'static str, u8, u8)> {
    f.args.iter().map(|a| (a.name, a.word, a.words)).collect()
}

fn enum_name(role: Role) -> &'static str {
    match role {
        Role::Enum(i) | Role::Flags(Some(i)) | Role::DataType(i) | Role::RedOp(i) => {
            ENUMS[usize::from(i)].name
        }
        other => panic!("{other:?} has no enum"),
    }
}

#[test]
fn families_and_exports_agree() {
    for f in &FUNCTIONS {
        assert_eq!(FAMILIES[usize::from(f.family)].layer, f.layer, "{}", f.name);
        assert_eq!(hook_of(f).family, f.family, "{}", f.name);
    }
    let mut found = 0;
    for export in &EXPORTS {
        let layer = Layer::ALL[usize::from(export.layer)];
        let known = export.ids.iter().enumerate().filter(|(_, id)| **id != u16::MAX);
        let functions: Vec<_> = known.map(|(i, id)| (i, &FUNCTIONS[usize::from(*id)])).collect();
        for (i, f) in &functions {
            assert_eq!((f.layer, f.name), (layer, functions[0].1.name));
            assert_eq!(usize::from(f.family), usize::from(FAMILY_FIRST[usize::from(export.layer)]) + i);
        }
        found += functions.len();
    }
    assert_eq!(found, FUNCTIONS.iter().filter(|f| f.layer != Layer::Driver).count());
}

#[test]
fn a_prefetch_differs_between_majors() {
    let old = function(RUNTIME_12, "cudaMemPrefetchAsync");
    assert_eq!(spans(old), [("devPtr", 0, 1), ("count", 1, 1), ("dstDevice", 2, 1), ("stream", 3, 1)]);
    assert_eq!((old.args[1].role, old.args[2].role), (Role::Bytes, Role::Device));
    let new = function(RUNTIME_13, "cudaMemPrefetchAsync");
    let names: Vec<_> = new.args.iter().map(|a| a.name).collect();
    assert_eq!((names, words(new)), (vec!["devPtr", "count", "location", "flags", "stream"], (5, 0, 0)));
    assert_eq!(arg(new, "location").role, Role::Value("cudaMemLocation"));
}

#[test]
fn an_instantiation_differs_between_majors() {
    let old = function(RUNTIME_11, "cudaGraphInstantiate");
    assert_eq!((old.args.len(), arg(old, "pLogBuffer").role), (5, Role::List(Some(4))));
    let new = function(RUNTIME_12, "cudaGraphInstantiate");
    assert_eq!((new.args.len(), enum_name(arg(new, "flags").role)), (3, "cudaGraphInstantiateFlags"));
    for f in [old, new] {
        assert_eq!(hook_of(f).flags, flag::BEGIN);
        assert_eq!((f.args[0].role, f.args[0].out), (Role::Handle("cudaGraphExec_t"), 8));
    }
}

#[test]
fn three_dimensions_travel_on_the_stack() {
    for family in [RUNTIME_11, RUNTIME_12, RUNTIME_13] {
        let alloc = function(family, "cudaMalloc3D");
        assert_eq!(spans(alloc), [("pitchedDevPtr", 0, 1), ("extent", 1, 3)]);
        assert_eq!((words(alloc), alloc.args[0].copy, alloc.args[0].out), ((1, 3, 0), 32, 0));
        let set = function(family, "cudaMemset3D");
        assert_eq!(spans(set), [("pitchedDevPtr", 1, 4), ("value", 0, 1), ("extent", 5, 3)]);
        assert_eq!(function(family, "cudaMemcpy3D").args[0].copy, 160);
        assert_eq!(function(family, "cudaMemcpy3DPeer").args[0].copy, 168);
        assert_eq!(arg(function(family, "cudaMemPoolCreate"), "poolProps").copy, 88);
    }
}

#[test]
fn launches_have_six_registers_and_two_stack_words() {
    for (family, name) in [
        (RUNTIME_11, "cudaLaunchKernel"),
        (RUNTIME_12, "__cudaLaunchKernel"),
        (RUNTIME_13, "__cudaLaunchKernel_ptsz"),
        (RUNTIME_13, "cudaLaunchCooperativeKernel_ptsz"),
    ] {
        let f = function(family, name);
        let expected =
            [("gridDim", 1, 2), ("blockDim", 3, 2), ("args", 5, 1), ("sharedMem", 6, 1), ("stream", 7, 1)];
        assert_eq!((words(f), &spans(f)[1..]), ((6, 2, 0), &expected[..]), "{name}");
        let flags = if name.contains("Cooperative") { 0 } else { flag::OUTER };
        assert_eq!((f.group, hook_of(f).flags), (Group::Launch, flags), "{name}");
    }
    assert!(by_symbol(RUNTIME_11, "__cudaLaunchKernel").is_none());
    let ex = function(RUNTIME_13, "cudaLaunchKernelExC_ptsz");
    let flags = flag::CONFIG | flag::OUTER;
    assert_eq!((hook_of(ex).flags, ex.args[0].copy, hook_of(ex).copy[0].bytes), (flags, 56, 0));
    let config = STRUCTS.iter().find(|s| s.name == "cudaLaunchConfig_t").unwrap();
    let at = |name: &str| config.fields.iter().find(|f| f.name == name).map(|f| f.offset);
    assert_eq!(
        (config.size, at("gridDim.x"), at("attrs"), at("numAttrs")),
        (56, Some(0), Some(40), Some(48))
    );
}

#[test]
fn the_compilers_own_calls_are_left_alone() {
    for name in [
        "__cudaPushCallConfiguration",
        "__cudaPopCallConfiguration",
        "__cudaGetKernel",
        "__cudaRegisterFunction",
    ] {
        assert!(!FUNCTIONS.iter().any(|f| f.name == name), "{name}");
    }
    let per_thread = function(RUNTIME_12, "cudaMemcpyAsync_ptsz");
    assert!(per_thread.per_thread && per_thread.base == "cudaMemcpyAsync");
    assert_eq!(enum_name(arg(per_thread, "kind").role), "cudaMemcpyKind");
}

#[test]
fn handles_by_value_are_stack_words() {
    let open = function(RUNTIME_13, "cudaIpcOpenMemHandle");
    assert_eq!(spans(open), [("devPtr", 0, 1), ("handle", 2, 8), ("flags", 1, 1)]);
    assert_eq!((open.args[0].role, open.args[0].out), (Role::DevicePtr, 8));
    let init = function(NCCL, "ncclCommInitRank");
    assert_eq!(spans(init), [("comm", 0, 1), ("nranks", 1, 1), ("commId", 3, 16), ("rank", 2, 1)]);
    assert_eq!((init.args[0].role, init.args[0].out), (Role::Comm, 8));
    assert_eq!(hook_of(init).flags, flag::BEGIN, "it makes the communicator");
}

#[test]
fn a_returned_struct_has_its_address_in_the_first_word() {
    let make = function(RUNTIME_12, "cudaCreateChannelDesc");
    assert_eq!((make.returns, words(make)), (Returns::Struct, (6, 0, 0)));
    assert_eq!((arg(make, "x").word, arg(make, "return").word), (1, 0));
    let team = function(NCCL, "ncclTeamWorld");
    assert_eq!((team.returns, words(team)), (Returns::Struct, (1, 0, 0)));
}

#[test]
fn collectives_know_their_elements_and_communicator() {
    let reduce = function(NCCL, "ncclAllReduce");
    let roles: Vec<Role> = reduce.args.iter().map(|a| a.role).collect();
    assert_eq!(roles[..3], [Role::AnyPtr, Role::AnyPtr, Role::Elements(3)]);
    assert_eq!((enum_name(roles[3]), enum_name(roles[4])), ("ncclDataType_t", "ncclRedOp_t"));
    assert_eq!(roles[5..], [Role::Comm, Role::Stream]);
    let hook = hook_of(reduce);
    assert_eq!((reduce.group, hook.flags, hook.handle), (Group::Collective, flag::BEGIN | flag::COMM, 5));
    let send = function(NCCL, "ncclSend");
    assert_eq!((send.group, arg(send, "peer").role), (Group::P2p, Role::Peer));
    assert_eq!(arg(function(NCCL, "ncclBroadcast"), "root").role, Role::Root);
    assert_eq!(hook_of(function(NCCL, "ncclCommSplit")).flags, flag::BEGIN, "it makes a communicator");
    assert_eq!(hook_of(function(NCCL, "ncclCommCount")).flags, flag::COMM);
    assert_eq!(hook_of(function(NCCL, "ncclGroupEnd")).flags, flag::BEGIN);
    assert!(!FUNCTIONS.iter().any(|f| f.name.starts_with("pnccl")));
}

#[test]
fn nvshmem_names_fold_their_type() {
    let put = function(NVSHMEM, "nvshmem_float_p");
    assert_eq!((put.base, put.element, put.group), ("nvshmem_TYPE_p", 4, Group::Rma));
    assert_eq!(spans(put), [("dest", 0, 1), ("value", 2, 1), ("pe", 1, 1)]);
    assert_eq!((arg(put, "value").role, words(put)), (Role::Float, (2, 0, 1)));
    let get = function(NVSHMEM, "nvshmem_double_g");
    assert_eq!((get.returns, get.element), (Returns::Double, 8));
    assert_eq!(hook_of(get).flags, flag::NO_STATUS | flag::RETURNS_FLOAT);
    assert_eq!(get.record_words(), get.words.total() + 1);
    let many = function(NVSHMEM, "nvshmemx_double_put_on_stream");
    assert_eq!((many.base, arg(many, "nelems").role), ("nvshmemx_TYPE_put_on_stream", Role::Elements(0xff)));
    assert_eq!(function(NVSHMEM, "nvshmem_put32").element, 4);
    assert_eq!(arg(function(NVSHMEM, "nvshmem_alltoallmem"), "nelems").role, Role::Bytes);
    let alloc = hook_of(function(NVSHMEM, "nvshmem_malloc")).flags;
    assert_eq!(alloc, flag::BEGIN | flag::NO_STATUS | flag::RETURNS_WORD);
    assert_eq!(hook_of(function(NVSHMEM, "nvshmem_my_pe")).flags, flag::NO_STATUS);
}

#[test]
fn nvml_is_for_monitoring() {
    let name = function(NVML, "nvmlDeviceGetName");
    assert_eq!(name.args[0].role, Role::Handle("nvmlDevice_t"));
    assert_eq!((name.args[1].role, name.args[2].role), (Role::List(Some(2)), Role::Bytes));
    for f in FUNCTIONS.iter().filter(|f| f.layer == Layer::Nvml) {
        assert_eq!((f.group, hook_of(f).flags & flag::BEGIN), (Group::Monitor, 0), "{}", f.name);
    }
    let plain = function(NVML, "nvmlInit");
    assert!(plain.args.is_empty() && function(NVML, "nvmlInit_v2").base == plain.base);
    assert_eq!(function(NVML, "nvmlErrorString").returns, Returns::Pointer);
}

#[test]
fn nothing_is_read_behind_device_memory() {
    const BUFFERS: [&str; 12] = [
        "dest",
        "src",
        "source",
        "ivar",
        "ivars",
        "sig_addr",
        "sendbuff",
        "recvbuff",
        "buff",
        "dst",
        "devPtr",
        "localbuff",
    ];
    for f in FUNCTIONS.iter().filter(|f| f.layer != Layer::Driver) {
        for a in f.args.iter().filter(|a| !a.ty.ends_with("**")) {
            let buffer = BUFFERS.contains(&a.name) && a.ty.ends_with('*');
            assert!(!buffer || (a.out == 0 && a.copy == 0), "{}.{}", f.name, a.name);
            let address = matches!(a.role, Role::DevicePtr | Role::HostPtr | Role::AnyPtr);
            assert!(!address || a.out == 0, "{}.{}", f.name, a.name);
        }
    }
}

#[test]
fn results_have_names_in_every_layer() {
    assert_eq!(result_name(Layer::Runtime, 2), Some("cudaErrorMemoryAllocation"));
    assert_eq!(result_name(Layer::Nccl, 7), Some("ncclInProgress"));
    assert_eq!(result_name(Layer::Nvml, 3), Some("NVML_ERROR_NOT_SUPPORTED"));
    assert_eq!(result_name(Layer::Nvshmem, 0), None);
    for f in &FUNCTIONS {
        let no_status = hook_of(f).flags & flag::NO_STATUS != 0;
        assert_eq!(matches!(f.returns, Returns::Status(_)), !no_status, "{}", f.name);
    }
}

#[test]
fn flags_above_the_driver_are_those_that_its_libraries_need() {
    let driver_only = flag::LAUNCH
        | flag::CONTEXT
        | flag::PROC
        | flag::UNLOAD
        | flag::INSTANTIATE
        | flag::NAMED
        | flag::EXPORT_TABLE;
    for f in FUNCTIONS.iter().filter(|f| f.layer != Layer::Driver) {
        assert_eq!(hook_of(f).flags & driver_only, 0, "{}", f.name);
        assert!(hook_of(f).flags & flag::COMM == 0 || f.layer == Layer::Nccl, "{}", f.name);
    }
    assert_eq!(hook::GROUPS.len(), Group::Monitor as usize + 1);
}
