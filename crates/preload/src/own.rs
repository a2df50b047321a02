//! Ids of functions that the library treats by name; those in [`ALL`] it calls itself.

use gputap_wire::layout::process::OWN;

/// The catalogue's id of an exported name, found when this is compiled.
const fn id(name: &[u8]) -> u16 {
    let mut i = 0;
    while i < gputap_catalog::hook::COUNT {
        let at = gputap_catalog::hook::NAME_AT[i] as usize;
        let end = gputap_catalog::hook::NAME_AT[i + 1] as usize;
        let mut k = 0;
        while k < name.len() && at + k < end && gputap_catalog::hook::NAMES[at + k] == name[k] {
            k += 1;
        }
        if k == name.len() && at + k + 1 == end {
            return i as u16;
        }
        i += 1;
    }
    panic!("the catalogue lacks a function that the library calls")
}

macro_rules! ids {
    ($($const:ident = $name:literal;)*) => {
        $(#[doc = concat!("`", $name, "`")] pub const $const: u16 = id($name.as_bytes());)*
    };
}

/// Id of `cuGetProcAddress_v2` in the catalogue.
pub const GET_PROC_ADDRESS_V2: u16 = id(b"cuGetProcAddress_v2");
/// Id of `cuInit` in the catalogue.
pub const INIT: u16 = id(b"cuInit");
/// Id of `cuDriverGetVersion` in the catalogue.
pub const DRIVER_GET_VERSION: u16 = id(b"cuDriverGetVersion");
/// Id of `cuCtxSetCurrent` in the catalogue.
pub const CTX_SET_CURRENT: u16 = id(b"cuCtxSetCurrent");
/// Id of `cuGraphExecKernelNodeSetParams` in the catalogue.
pub const GRAPH_EXEC_KERNEL: u16 = id(b"cuGraphExecKernelNodeSetParams");
/// Id of `cuGraphExecKernelNodeSetParams_v2` in the catalogue.
pub const GRAPH_EXEC_KERNEL_V2: u16 = id(b"cuGraphExecKernelNodeSetParams_v2");
/// Id of `cuGraphExecMemcpyNodeSetParams` in the catalogue.
pub const GRAPH_EXEC_MEMCPY: u16 = id(b"cuGraphExecMemcpyNodeSetParams");
/// Id of `cuGraphExecMemsetNodeSetParams` in the catalogue.
pub const GRAPH_EXEC_MEMSET: u16 = id(b"cuGraphExecMemsetNodeSetParams");
/// Id of `cuGraphExecNodeSetParams` in the catalogue.
pub const GRAPH_EXEC_NODE: u16 = id(b"cuGraphExecNodeSetParams");
/// Id of `cuGraphExecUpdate` in the catalogue.
pub const GRAPH_EXEC_UPDATE: u16 = id(b"cuGraphExecUpdate");
/// Id of `cuGraphExecUpdate_v2` in the catalogue.
pub const GRAPH_EXEC_UPDATE_V2: u16 = id(b"cuGraphExecUpdate_v2");

/// The functions that the library calls itself, in the order of their counters.
pub const ALL: [u16; OWN.len()] = {
    let mut ids = [0; OWN.len()];
    let mut i = 0;
    while i < OWN.len() {
        ids[i] = id(OWN[i].as_bytes());
        i += 1;
    }
    ids
};

ids! {
    CTX_GET_CURRENT = "cuCtxGetCurrent";
    CTX_GET_DEVICE = "cuCtxGetDevice";
    DEVICE_GET_NAME = "cuDeviceGetName";
    DEVICE_GET_UUID = "cuDeviceGetUuid";
    DEVICE_GET_UUID_V2 = "cuDeviceGetUuid_v2";
    DEVICE_GET_PCI_BUS_ID = "cuDeviceGetPCIBusId";
    FUNC_GET_NAME = "cuFuncGetName";
    KERNEL_GET_NAME = "cuKernelGetName";
    GRAPH_GET_NODES = "cuGraphGetNodes";
    GRAPH_NODE_GET_TYPE = "cuGraphNodeGetType";
    GRAPH_KERNEL_NODE_GET_PARAMS = "cuGraphKernelNodeGetParams_v2";
    GRAPH_MEMCPY_NODE_GET_PARAMS = "cuGraphMemcpyNodeGetParams";
    GRAPH_MEMSET_NODE_GET_PARAMS = "cuGraphMemsetNodeGetParams";
    GRAPH_CHILD_GET_GRAPH = "cuGraphChildGraphNodeGetGraph";
    COMM_COUNT = "ncclCommCount";
    COMM_USER_RANK = "ncclCommUserRank";
    COMM_CU_DEVICE = "ncclCommCuDevice";
    COMM_DESTROY = "ncclCommDestroy";
    COMM_ABORT = "ncclCommAbort";
}
