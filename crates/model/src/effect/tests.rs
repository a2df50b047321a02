use gputap_catalog::{by_id, by_name};

use super::*;
use crate::testing::{row, runtime};

fn bytes_of(row: &crate::testing::Row) -> Option<u64> {
    let kept = row.kept();
    let call = kept.call();
    let size = match effect_of(call.api) {
        Effect::Alloc(alloc) => alloc.bytes,
        Effect::Copy(copy) => copy.bytes,
        Effect::Memset { bytes, .. } | Effect::Prefetch { bytes, .. } => bytes,
        other => panic!("{other:?}"),
    };
    call.args.bytes(by_id(call.api).unwrap(), &size)
}

#[test]
fn sizes_follow_from_words_products_and_structs() {
    let pitch = row("cuMemAllocPitch_v2", 0, &[("pPitch", 512), ("WidthInBytes", 100), ("Height", 10)]);
    assert_eq!(bytes_of(&pitch), Some(5120));
    assert_eq!(bytes_of(&row("cuMemsetD32Async", 0, &[("N", 100)])), Some(400));
    assert_eq!(bytes_of(&row("cuMemsetD2D16_v2", 0, &[("Width", 10), ("Height", 3)])), Some(60));
    let copy = row("cuMemcpy3DAsync_v2", 0, &[]);
    let copy = copy.with_struct("pCopy", &[("WidthInBytes", 64), ("Height", 4), ("Depth", 2)]);
    assert_eq!(bytes_of(&copy), Some(512));
    let array = row("cuArrayCreate_v2", 0, &[("pHandle", 1)]);
    let array = array.with_struct("pAllocateArray", &[("Width", 100), ("Format", 0x20), ("NumChannels", 4)]);
    assert_eq!(bytes_of(&array), Some(1600));
    let mipmap = row("cuMipmappedArrayCreate", 0, &[("pHandle", 1), ("numMipmapLevels", 3)]);
    let fields = [("Width", 64), ("Height", 64), ("Format", 1), ("NumChannels", 1)];
    assert_eq!(bytes_of(&mipmap.with_struct("pMipmappedArrayDesc", &fields)), Some(4096 + 1024 + 256));
}

#[test]
fn a_record_without_its_struct_has_no_size() {
    assert_eq!(bytes_of(&row("cuMemcpy2D_v2", 0, &[("pCopy", 0x5000)])), None);
}

#[test]
fn the_32_bit_abi_reads_32_bits() {
    let old = row("cuMemAlloc", 0, &[("dptr", 0x1000), ("bytesize", 0xdead_0000_0000_0040)]);
    assert_eq!(bytes_of(&old), Some(64));
    assert!(by_name("cuMemAlloc").is_some_and(|f| f.abi < 3020));
}

#[test]
fn sizes_of_the_runtime_follow_from_words_structs_and_extents_by_value() {
    assert_eq!(bytes_of(&runtime("cudaMalloc", 0, &[("size", 100)])), Some(100));
    assert_eq!(bytes_of(&runtime("cudaMallocPitch", 0, &[("pitch", 512), ("height", 3)])), Some(1536));
    assert_eq!(bytes_of(&runtime("cudaMemcpy2D", 0, &[("width", 100), ("height", 3)])), Some(300));
    let extent = |name: &str| runtime(name, 0, &[]).with_value("extent", &[64, 4, 2]);
    assert_eq!(bytes_of(&extent("cudaMemset3DAsync")), Some(512));
    let pitched = extent("cudaMalloc3D").with_struct("pitchedDevPtr", &[("ptr", 0x1000), ("pitch", 256)]);
    assert_eq!(bytes_of(&pitched), Some(2048));
    let array = extent("cudaMalloc3DArray").with_struct("desc", &[("x", 32), ("y", 32)]);
    assert_eq!(bytes_of(&array), Some(64 * 4 * 2 * 8));
    let parms = [("extent.width", 10), ("extent.height", 10), ("extent.depth", 1)];
    assert_eq!(bytes_of(&runtime("cudaMemcpy3D", 0, &[]).with_struct("p", &parms)), Some(100));
    let parms = [&parms[..], &[("dstArray", 0x77)]].concat();
    assert_eq!(bytes_of(&runtime("cudaMemcpy3D", 0, &[]).with_struct("p", &parms)), None);
}
