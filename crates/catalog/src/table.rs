//! The generated tables of all layers as one of each kind, and the look-ups in them.

use crate::generated::{driver, nccl, nvml, nvshmem, order, runtime};
use crate::{ENTRY_POINTS, Enum, Function, Layer, Struct, hook};

/// Every function, by id.
pub static FUNCTIONS: [Function; hook::COUNT] = {
    let layers =
        [driver::FUNCTIONS, runtime::FUNCTIONS, nccl::FUNCTIONS, nvml::FUNCTIONS, nvshmem::FUNCTIONS];
    let mut all = [driver::FUNCTIONS[0]; hook::COUNT];
    let mut layer = 0;
    while layer < layers.len() {
        let mut i = 0;
        while i < layers[layer].len() {
            all[layers[layer][i].id as usize] = layers[layer][i];
            i += 1;
        }
        layer += 1;
    }
    all
};

/// Enums that arguments, fields and results use.
pub static ENUMS: [Enum; order::ENUMS] =
    joined(&[driver::ENUMS, runtime::ENUMS, nccl::ENUMS, nvml::ENUMS, nvshmem::ENUMS]);

/// Structs that arguments point to or are.
pub static STRUCTS: [Struct; order::STRUCTS] =
    joined(&[driver::STRUCTS, runtime::STRUCTS, nccl::STRUCTS, nvml::STRUCTS, nvshmem::STRUCTS]);

const fn joined<T: Copy, const N: usize>(tables: &[&[T]]) -> [T; N] {
    let mut all = [tables[0][0]; N];
    let (mut table, mut to) = (0, 0);
    while table < tables.len() {
        let mut i = 0;
        while i < tables[table].len() {
            all[to] = tables[table][i];
            i += 1;
            to += 1;
        }
        table += 1;
    }
    all
}

/// The function that `cuGetProcAddress` answers with: of the ABIs of `name` up to `version` the newest. A name
/// without any per-thread form answers with its only form in either mode.
pub fn entry_point(name: &str, version: u32, per_thread: bool) -> Option<&'static Function> {
    let forms = |per_thread| {
        let start = ENTRY_POINTS.partition_point(|p| (p.base, p.per_thread) < (name, per_thread));
        ENTRY_POINTS[start..].iter().take_while(move |p| p.base == name && p.per_thread == per_thread)
    };
    let per_thread = per_thread && forms(true).next().is_some();
    let newest = forms(per_thread).take_while(|p| p.version <= version).last();
    newest.map(|point| &FUNCTIONS[usize::from(point.id)])
}

/// The name of what a function of `layer` returned.
pub fn result_name(layer: Layer, code: i64) -> Option<&'static str> {
    const DRIVER: usize = enum_at("CUresult");
    const RUNTIME: usize = enum_at("cudaError_t");
    const NCCL: usize = enum_at("ncclResult_t");
    const NVML: usize = enum_at("nvmlReturn_t");
    let at = match layer {
        Layer::Driver => DRIVER,
        Layer::Runtime => RUNTIME,
        Layer::Nccl => NCCL,
        Layer::Nvml => NVML,
        Layer::Nvshmem => return None,
    };
    ENUMS.get(at).and_then(|e| e.name_of(code))
}

/// Where an enum stands, found while this is compiled.
const fn enum_at(name: &str) -> usize {
    let mut i = 0;
    while i < ENUMS.len() {
        if same(ENUMS[i].name.as_bytes(), name.as_bytes()) {
            return i;
        }
        i += 1;
    }
    panic!("there is no such enum")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// The driver function with this exact exported name.
pub fn by_name(name: &str) -> Option<&'static Function> {
    by_symbol(0, name)
}

/// The function of [`FAMILIES`]`[family]` with this exact exported name.
pub fn by_symbol(family: u8, name: &str) -> Option<&'static Function> {
    let function = |id: u16| &FUNCTIONS[usize::from(id)];
    let order = &order::BY_SYMBOL;
    let key = |id: u16| (function(id).family, function(id).name);
    let i = order.partition_point(|id| key(*id) < (family, name));
    order.get(i).map(|id| function(*id)).filter(|f| f.family == family && f.name == name)
}

/// The function with this id.
pub fn by_id(id: u16) -> Option<&'static Function> {
    FUNCTIONS.get(usize::from(id))
}
