use gputap_catalog::{by_id, by_name};

use super::table::TABLE;
use super::*;
use crate::testing::row;

#[test]
fn every_row_of_the_table_resolves_for_the_newest_abi() {
    for (base, _) in TABLE {
        let newest = FUNCTIONS.iter().filter(|f| f.base == *base && !f.per_thread).max_by_key(|f| f.abi);
        let newest = newest.unwrap_or_else(|| panic!("the catalogue has no {base}"));
        assert_ne!(of(newest.id), Effect::None, "{}", newest.name);
    }
}

#[test]
fn no_row_stands_twice() {
    let mut names: Vec<_> = TABLE.iter().map(|(base, _)| *base).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|w| w[0] != w[1]));
}

#[test]
fn every_function_that_allocates_or_copies_by_its_name_has_a_row() {
    let verbs = ["cuMemcpy", "cuMemset", "cuMemAlloc", "cuLaunchKernel"];
    for function in &FUNCTIONS {
        let expected = verbs.iter().any(|v| function.base.starts_with(v)) && !function.args.is_empty();
        assert!(!expected || of(function.id) != Effect::None, "{}", function.name);
    }
}

fn bytes_of(row: &crate::testing::Row) -> Option<u64> {
    let kept = row.kept();
    let call = kept.call();
    let size = match of(call.api) {
        Effect::Alloc(alloc) => alloc.bytes,
        Effect::Copy(copy) => copy.bytes,
        Effect::Memset { bytes, .. } | Effect::Prefetch { bytes, .. } => bytes,
        other => panic!("{other:?}"),
    };
    size.bytes(by_id(call.api).unwrap(), &call.args)
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
