//! Exports, versions and `cuGetProcAddress`.

#[macro_use]
mod support;

use support::{call, call_at, in_process, symbol};

/// What `cuGetProcAddress_v2` answers: status, address, symbol status.
fn ask(name: &std::ffi::CStr, version: i32, flags: u64) -> (i32, usize, i32) {
    let (mut address, mut status) = (usize::MAX, -1);
    let code = cu!(cuGetProcAddress_v2(
        name.to_bytes_with_nul().as_ptr().addr(),
        &mut address,
        version,
        flags,
        &mut status
    ));
    (code, address, status)
}

fn at(name: &str) -> usize {
    symbol(name).addr()
}

fn functions() -> impl Iterator<Item = &'static gputap_catalog::Function> {
    gputap_catalog::FUNCTIONS.iter().filter(|f| f.layer == gputap_catalog::Layer::Driver)
}

#[test]
fn every_function_of_the_catalogue_is_exported_at_its_own_address() {
    in_process("every_function_of_the_catalogue_is_exported_at_its_own_address", &[], || {
        let mut addresses: Vec<_> = functions().map(|f| at(f.name)).collect();
        assert!(!addresses.contains(&0));
        addresses.sort_unstable();
        addresses.dedup();
        assert_eq!(addresses.len(), functions().count());
    });
}

#[test]
fn the_newest_form_that_a_version_knows_is_answered() {
    in_process("the_newest_form_that_a_version_knows_is_answered", &[], || {
        for (name, version, flags, export) in [
            (c"cuMemAlloc", 2000, 0, "cuMemAlloc"),
            (c"cuMemAlloc", 3020, 0, "cuMemAlloc_v2"),
            (c"cuMemAlloc", 13000, 0, "cuMemAlloc_v2"),
            (c"cuLaunchKernel", 4000, 0, "cuLaunchKernel"),
            (c"cuLaunchKernel", 7000, 2, "cuLaunchKernel_ptsz"),
            (c"cuLaunchKernel", 13000, 1, "cuLaunchKernel"),
            (c"cuMemAlloc", 13000, 2, "cuMemAlloc_v2"),
            (c"cuMemcpyHtoD", 13000, 2, "cuMemcpyHtoD_v2_ptds"),
            (c"cuStreamGetCaptureInfo", 10010, 0, "cuStreamGetCaptureInfo"),
            (c"cuStreamGetCaptureInfo", 11030, 0, "cuStreamGetCaptureInfo_v2"),
            (c"cuStreamGetCaptureInfo", 12030, 0, "cuStreamGetCaptureInfo_v3"),
            (c"cuGetProcAddress", 11030, 0, "cuGetProcAddress"),
            (c"cuGetProcAddress", 12000, 0, "cuGetProcAddress_v2"),
            (c"cuCtxSynchronize", 12080, 0, "cuCtxSynchronize"),
            (c"cuCtxSynchronize", 13000, 0, "cuCtxSynchronize_v2"),
        ] {
            assert_eq!(ask(name, version, flags), (0, at(export), 0), "{name:?} {version} {flags}");
        }
    });
}

#[test]
fn names_that_are_not_found_have_a_status() {
    in_process("names_that_are_not_found_have_a_status", &[], || {
        assert_eq!(ask(c"", 0, 0), (0, 0, 1), "the first request of cudart");
        assert_eq!(ask(c"cuNoSuch", 13000, 0), (0, 0, 1));
        assert_eq!(ask(c"cuMemAlloc_v2", 13000, 0), (0, 0, 1), "only base names are known");
        assert_eq!(ask(c"cuMemAllocAsync", 5000, 0), (0, 0, 2));
        assert_eq!(ask(c"cuLaunchKernel", 6050, 2), (0, 0, 2), "its per-thread form came with 7.0");
        assert_eq!(ask(c"cuGraphGetId", 13000, 0), (0, 0, 1), "newer than the driver");
        assert_eq!(ask(c"cuMemAlloc", 13010, 0).0, 1, "so is the version");
        let mut address = 1usize;
        let name = c"cuNoSuch".to_bytes_with_nul().as_ptr().addr();
        assert_eq!(cu!(cuGetProcAddress(name, &mut address, 13000, 0)), 500);
        assert_eq!(address, 0);
    });
}

#[test]
fn the_environment_chooses_the_machine() {
    let environment = [("GPUTAP_SIM_VERSION", "12080"), ("GPUTAP_SIM_GPUS", "2"), ("GPUTAP_SIM_MEM", "64M")];
    in_process("the_environment_chooses_the_machine", &environment, || {
        let (mut version, mut count, mut bytes) = (0, 0, 0usize);
        ok!(cuDriverGetVersion(&mut version));
        assert_eq!(cu!(cuDeviceGetCount(&mut count)), 3, "not initialised");
        ok!(cuInit(0));
        ok!(cuDeviceGetCount(&mut count));
        ok!(cuDeviceTotalMem_v2(&mut bytes, 1));
        assert_eq!((version, count, bytes), (12080, 2, 64 << 20));
        assert_eq!(cu!(cuDeviceTotalMem_v2(&mut bytes, 2)), 101);
        assert_eq!(ask(c"cuCtxSynchronize", 12080, 0).1, at("cuCtxSynchronize"));
        let mut name = [0u8; 64];
        ok!(cuDeviceGetName(&mut name, 64, 0));
        assert!(name.starts_with(b"gputap simulated GPU\0"));
    });
}

/// Functions that nobody simulates say so; none crashes, whatever it is called with.
#[test]
fn every_export_can_be_called_with_zeros() {
    in_process("every_export_can_be_called_with_zeros", &[], || {
        let harmless = |name: &str| call(name, &[0; 12]);
        for initialised in [false, true] {
            if initialised {
                support::start(0);
            }
            for function in functions() {
                let code = harmless(function.name);
                assert!((0..1000).contains(&code), "{}: {code}", function.name);
            }
        }
        assert_eq!(harmless("cuMulticastCreate"), 801);
    });
}

#[test]
fn private_tables_hold_functions_that_do_nothing() {
    in_process("private_tables_hold_functions_that_do_nothing", &[], || {
        let (mut table, id) = (std::ptr::null::<usize>(), [7u8; 16]);
        ok!(cuGetExportTable(&mut table, &id));
        // SAFETY: the table starts with its size in bytes, then come functions.
        let (bytes, first) = unsafe { (table.read(), table.add(1).read()) };
        assert!(bytes >= 16);
        assert_eq!(call_at(std::ptr::with_exposed_provenance_mut(first), &[]), 0);
    });
}

/// CUDA cannot be used in a child that was forked after initialisation.
#[test]
fn a_forked_child_is_not_initialised() {
    in_process("a_forked_child_is_not_initialised", &[], || {
        support::start(0);
        // SAFETY: the child only calls the library and leaves.
        let child = unsafe { libc::fork() };
        if child == 0 {
            let mut address = 0u64;
            let right = cu!(cuMemAlloc_v2(&mut address, 64)) == 3 && cu!(cuInit(0)) == 3;
            // SAFETY: ends the child without running the test program's own exit.
            unsafe { libc::_exit(i32::from(!right)) };
        }
        let mut status = -1;
        // SAFETY: waits for our own child.
        unsafe { libc::waitpid(child, &raw mut status, 0) };
        assert_eq!(status, 0);
    });
}
