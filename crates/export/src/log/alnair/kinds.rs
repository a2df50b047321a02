//! What alnair calls functions, and the bytes and directions that it gives them.

use std::sync::LazyLock;

use gputap_catalog::{FUNCTIONS, Function, Layer, by_id};
use gputap_model::call::Call;
use gputap_model::effect::{self, Direction, Effect, Ends};

/// Its functions, in its order.
pub(super) const NAMES: [&str; 10] = [
    "cuInit",
    "cuMemAlloc",
    "cuMemFree",
    "cuLaunchKernel",
    "cuMemcpyH2D",
    "cuMemcpyD2H",
    "cuGetProcAddress",
    "cuMemcpyH2D_ASYNC",
    "cudaMemcpy",
    "cudaMemcpyAsync",
];

/// The one that is counted only.
pub(super) const LOOK_UP: &str = "cuGetProcAddress";

/// Names by function id.
static BY_ID: LazyLock<Vec<Option<&'static str>>> = LazyLock::new(|| FUNCTIONS.iter().map(name).collect());

/// What function `api` is called in these files; `None` where it is not in them.
pub(super) fn name_of(api: u16) -> Option<&'static str> {
    BY_ID.get(usize::from(api)).copied().flatten()
}

/// Besides alnair's own: whatever else launches, moves, fills, allocates or frees in the driver, under the driver's names.
fn name(function: &Function) -> Option<&'static str> {
    let renamed = match function.base {
        "cuMemcpyHtoD" => "cuMemcpyH2D",
        "cuMemcpyDtoH" => "cuMemcpyD2H",
        "cuMemcpyHtoDAsync" => "cuMemcpyH2D_ASYNC",
        base => base,
    };
    let does = matches!(
        effect::at(function.id),
        Effect::Launch(_)
            | Effect::GraphLaunch { .. }
            | Effect::Copy(_)
            | Effect::Memset { .. }
            | Effect::Prefetch { .. }
            | Effect::Alloc(_)
            | Effect::Free { .. }
    );
    (NAMES.contains(&renamed) || (does && function.layer == Layer::Driver)).then_some(renamed)
}

/// Bytes that a call moves, fills or allocates.
pub(super) fn bytes_of(call: &Call<'_>) -> u64 {
    let Some(function) = by_id(call.api) else { return 0 };
    let size = match effect::at(call.api) {
        Effect::Copy(copy) => &copy.bytes,
        Effect::Memset { bytes, .. } | Effect::Prefetch { bytes, .. } => bytes,
        Effect::Alloc(alloc) => &alloc.bytes,
        _ => return 0,
    };
    call.args.bytes(function, size).unwrap_or(0)
}

/// A cudaMemcpyKind: 0 within the host, 1 to the device, 2 from it, 3 within devices, 4 where only the addresses tell; -1
/// for what is no copy.
pub(super) fn kind_of(call: &Call<'_>) -> i64 {
    let Effect::Copy(copy) = effect::at(call.api) else { return -1 };
    match copy.ends {
        Ends::Fixed(direction, _) => match direction {
            Direction::HtoH => 0,
            Direction::HtoD | Direction::HtoA => 1,
            Direction::DtoH | Direction::AtoH => 2,
            Direction::DtoD | Direction::Peer | Direction::DtoA | Direction::AtoD | Direction::AtoA => 3,
            _ => 4,
        },
        Ends::Contexts(..) | Ends::Devices(..) => 3,
        Ends::Kind(kind, ..) => {
            let kind = by_id(call.api).and_then(|function| call.args.place(function, kind));
            kind.filter(|kind| *kind <= 4).map_or(4, |kind| kind as i64)
        }
        Ends::Unified(..) | Ends::Struct(..) => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gputap_catalog::by_symbol;

    #[test]
    fn the_seeds_functions_have_the_seeds_names() {
        let of = |family, name: &str| name_of(by_symbol(family, name).unwrap().id);
        assert_eq!(of(0, "cuMemcpyHtoD_v2"), Some("cuMemcpyH2D"));
        assert_eq!(of(0, "cuMemcpyHtoDAsync_v2"), Some("cuMemcpyH2D_ASYNC"));
        assert_eq!(of(0, "cuGetProcAddress_v2"), Some("cuGetProcAddress"));
        assert_eq!(of(3, "cudaMemcpyAsync"), Some("cudaMemcpyAsync"));
        assert_eq!(of(0, "cuMemcpyDtoD_v2"), Some("cuMemcpyDtoD"));
        assert_eq!(of(3, "cudaLaunchKernel"), None, "the driver's call inside it counts");
        assert_eq!(of(0, "cuCtxSynchronize"), None);
    }
}
