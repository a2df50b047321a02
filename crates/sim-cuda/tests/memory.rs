//! Memory of every kind really holds what is copied into it.

#[macro_use]
mod support;

use support::{in_process, start};

const MANY: usize = 100_000;

fn pattern(bytes: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i * 7 + i / 251) as u8).collect()
}

fn put(address: u64, bytes: &[u8]) -> i32 {
    cu!(cuMemcpyHtoD_v2(address, bytes.as_ptr().addr(), bytes.len()))
}

fn get(address: u64, bytes: usize) -> Vec<u8> {
    let mut out = vec![0u8; bytes];
    ok!(cuMemcpyDtoH_v2(out.as_mut_ptr().expose_provenance(), address, bytes));
    out
}

fn take(bytes: usize) -> u64 {
    let mut address = 0u64;
    ok!(cuMemAlloc_v2(&mut address, bytes));
    address
}

#[test]
fn copies_copy_and_freed_addresses_are_refused() {
    in_process("copies_copy_and_freed_addresses_are_refused", &[], || {
        start(0);
        let (a, b, data) = (take(MANY), take(MANY), pattern(MANY));
        assert_eq!(put(a, &data), 0);
        ok!(cuMemcpyDtoD_v2(b, a, MANY));
        assert_eq!(get(b, MANY), data);
        ok!(cuMemcpy(a, data[10..].as_ptr().addr(), 1000));
        assert_eq!(get(a, 1000), data[10..1010]);
        ok!(cuMemsetD32_v2(b, 0x0403_0201, 10));
        assert_eq!(get(b, 42)[38..], [3, 4, data[40], data[41]]);
        assert_eq!(put(a, &[0; MANY + 1]), 1, "past the end");
        ok!(cuMemFree_v2(a));
        assert_eq!(put(a, &data), 1, "freed");
        assert_eq!(cu!(cuMemcpy(b, a, 8)), 1, "freed, and not mistaken for host memory");
        assert_eq!(cu!(cuMemFree_v2(a)), 1);
    });
}

#[test]
fn memory_runs_out_and_comes_back() {
    in_process("memory_runs_out_and_comes_back", &[("GPUTAP_SIM_MEM", "16M")], || {
        start(0);
        let (mut free, mut total, mut none) = (0usize, 0usize, 0u64);
        let a = take(10 << 20);
        assert_eq!(cu!(cuMemAlloc_v2(&mut none, 10 << 20)), 2);
        ok!(cuMemGetInfo_v2(&mut free, &mut total));
        assert_eq!((free, total), (6 << 20, 16 << 20));
        ok!(cuMemFree_v2(a));
        for _ in 0..1000 {
            let all = take(16 << 20);
            ok!(cuMemFree_v2(all));
        }
        ok!(cuMemGetInfo_v2(&mut free, &mut total));
        assert_eq!(free, total);
    });
}

#[test]
fn a_context_that_ends_frees_its_memory() {
    in_process("a_context_that_ends_frees_its_memory", &[], || {
        start(0);
        let address = take(1 << 20);
        ok!(cuDevicePrimaryCtxRelease_v2(0));
        assert_eq!(cu!(cuMemFree_v2(address)), 709);
        let context = start(0);
        let (mut free, mut total) = (0usize, 0usize);
        ok!(cuMemGetInfo_v2(&mut free, &mut total));
        assert_eq!(free, total);
        let mut same = 0usize;
        ok!(cuCtxGetCurrent(&mut same));
        assert_eq!(same, context);
    });
}

#[test]
fn peers_exchange_memory() {
    in_process("peers_exchange_memory", &[("GPUTAP_SIM_GPUS", "2")], || {
        let here = start(0);
        let (a, data) = (take(MANY), pattern(MANY));
        assert_eq!(put(a, &data), 0);
        let there = start(1);
        let b = take(MANY);
        ok!(cuMemcpyPeer(b, there, a, here, MANY));
        assert_eq!(get(b, MANY), data);
        ok!(cuCtxEnablePeerAccess(here, 0));
        assert_eq!(cu!(cuCtxEnablePeerAccess(here, 0)), 704);
        ok!(cuCtxDisablePeerAccess(here));
        assert_eq!(cu!(cuCtxDisablePeerAccess(here)), 705);
        let mut owner = -1;
        ok!(cuPointerGetAttribute(&mut owner, 9, a));
        assert_eq!(owner, 0);
    });
}

#[test]
fn rows_are_copied_by_their_pitch() {
    in_process("rows_are_copied_by_their_pitch", &[], || {
        start(0);
        let (mut address, mut pitch, data) = (0u64, 0usize, pattern(300));
        ok!(cuMemAllocPitch_v2(&mut address, &mut pitch, 100, 3, 4));
        // x, y, kind, host, device, array, pitch of each end; then width and height.
        let mut copy =
            [0usize, 0, 1, data.as_ptr().addr(), 0, 0, 100, 0, 0, 2, 0, address as usize, 0, pitch, 100, 3];
        ok!(cuMemcpy2D_v2(&copy));
        assert_eq!(get(address + pitch as u64, 100), data[100..200]);
        let mut array = 0usize;
        // 25 by 3 elements of one float each.
        ok!(cuArrayCreate_v2(&mut array, &[25u64, 3, 0x1_0000_0020]));
        copy[9..13].copy_from_slice(&[3, 0, 0, array]);
        ok!(cuMemcpy2D_v2(&copy));
        let mut row = [0u8; 100];
        ok!(cuMemcpyAtoH_v2(&mut row, array, 200, 100));
        assert_eq!(row, data[200..300]);
        copy[15] = 4;
        assert_eq!(cu!(cuMemcpy2D_v2(&copy)), 1, "the array has three rows");
        ok!(cuArrayDestroy(array));
    });
}

#[test]
fn one_piece_of_memory_can_have_two_addresses() {
    in_process("one_piece_of_memory_can_have_two_addresses", &[], || {
        start(0);
        const SIZE: usize = 2 << 20;
        let (mut base, mut handle) = (0u64, 0u64);
        // Pinned memory, shareable as a descriptor, on device 0.
        let properties = [1u64 | 1 << 32, 1, 0, 0];
        ok!(cuMemAddressReserve(&mut base, 4 * SIZE, 0, 0, 0));
        ok!(cuMemCreate(&mut handle, SIZE, &properties, 0));
        let (one, two) = (base, base + SIZE as u64);
        ok!(cuMemMap(one, SIZE, 0, handle, 0));
        ok!(cuMemMap(two, SIZE, 0, handle, 0));
        assert_eq!(put(one, &[1; 8]), 1, "no access yet");
        ok!(cuMemSetAccess(base, 2 * SIZE, &[1u32, 0, 3], 1));
        let data = pattern(1000);
        assert_eq!(put(one, &data), 0);
        assert_eq!(get(two, 1000), data);
        ok!(cuMemsetD8_v2(two - 10, 5, 20));
        let mut descriptor = -1;
        ok!(cuMemExportToShareableHandle(&mut descriptor, handle, 1, 0));
        let mut again = 0u64;
        ok!(cuMemImportFromShareableHandle(&mut again, descriptor, 1));
        let three = base + 2 * SIZE as u64;
        ok!(cuMemMap(three, SIZE, 0, again, 0));
        ok!(cuMemSetAccess(three, SIZE, &[1u32, 0, 3], 1));
        assert_eq!(get(three + 10, 990), data[10..]);
        ok!(cuMemRelease(handle));
        ok!(cuMemRelease(again));
        ok!(cuMemUnmap(base, 3 * SIZE));
        ok!(cuMemAddressFree(base, 4 * SIZE));
        let (mut free, mut total) = (0usize, 0usize);
        ok!(cuMemGetInfo_v2(&mut free, &mut total));
        assert_eq!(free, total);
    });
}

#[test]
fn pools_count_what_is_in_use() {
    in_process("pools_count_what_is_in_use", &[], || {
        start(0);
        let (mut pool, mut address, mut used, mut high) = (0usize, 0u64, 0u64, 0u64);
        ok!(cuDeviceGetDefaultMemPool(&mut pool, 0));
        ok!(cuMemAllocAsync(&mut address, 1000, 0));
        ok!(cuMemPoolGetAttribute(pool, 7, &mut used));
        assert_eq!(used, 1024);
        ok!(cuMemFreeAsync(address, 0));
        ok!(cuMemPoolGetAttribute(pool, 7, &mut used));
        ok!(cuMemPoolGetAttribute(pool, 8, &mut high));
        assert_eq!((used, high), (0, 1024));
        let mut properties = [0u64; 11];
        (properties[0], properties[1]) = (1, 1);
        let mut own = 0usize;
        ok!(cuMemPoolCreate(&mut own, &properties));
        ok!(cuMemAllocFromPoolAsync(&mut address, 64, own, 0));
        let mut of = 0usize;
        ok!(cuPointerGetAttribute(&mut of, 17, address));
        assert_eq!(of, own);
        ok!(cuMemFree_v2(address));
        ok!(cuMemPoolDestroy(own));
        assert_eq!(cu!(cuMemPoolDestroy(pool)), 1, "the default pool stays");
    });
}

/// Two processes see the same bytes.
#[test]
fn memory_is_shared_between_processes() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("handle").to_str().expect("a path").to_owned();
    in_process("memory_is_shared_between_processes", &[("SIM_HANDLE", &path)], || {
        let path = std::env::var("SIM_HANDLE").expect("where the handle goes");
        if let Ok(handle) = std::fs::read(&path) {
            return open_and_answer(&handle);
        }
        start(0);
        take(512);
        let address = take(MANY);
        let (data, mut handle) = (pattern(MANY), [0u8; 64]);
        assert_eq!(put(address, &data), 0);
        ok!(cuIpcGetMemHandle(&mut handle, address));
        std::fs::write(&path, handle).expect("the handle");
        let status = std::process::Command::new(std::env::current_exe().expect("this program"))
            .args(["memory_is_shared_between_processes", "--exact"])
            .status()
            .expect("the other process");
        assert!(status.success());
        assert_eq!(get(address + 5, 1), [77], "what the other process wrote");
    });
}

fn open_and_answer(handle: &[u8]) {
    #[derive(Clone, Copy)]
    #[repr(C)]
    struct Handle([u8; 64]);
    type Open = unsafe extern "C" fn(*mut u64, Handle, u32) -> i32;
    start(0);
    // SAFETY: the function has this signature.
    let open = unsafe {
        std::mem::transmute::<*mut std::ffi::c_void, Open>(support::symbol("cuIpcOpenMemHandle_v2"))
    };
    let mut address = 0u64;
    // SAFETY: the result has a place.
    let code = unsafe { open(&raw mut address, Handle(handle.try_into().expect("64 bytes")), 1) };
    assert_eq!(code, 0);
    assert_eq!(get(address, MANY), pattern(MANY));
    assert_eq!(put(address + 5, &[77]), 0);
    ok!(cuIpcCloseMemHandle(address));
}
