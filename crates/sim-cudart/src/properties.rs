//! `cudaDeviceProp`, read from the driver attribute by attribute, as cudart does.
//!
//! Its fields differ between the majors. Arrays are written as single fields here, which have the same places.

use crate::abi::{Device, Out, Outcome, runtime};
use crate::state::Calls;

/// Declares the struct: each field with its type and the attribute that fills it.
macro_rules! properties {
    ($( $(#[$cfg:meta])* $field:ident: $ty:ty = $attribute:literal; )*) => {
        /// What a device says of itself.
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub struct Properties {
            name: [u8; 256],
            uuid: [u8; 16],
            luid: [u8; 8],
            luid_mask: u32,
            memory_bytes: usize,
            $( $(#[$cfg])* $field: $ty, )*
            reserved: Reserved,
        }

        /// Asks for all of them.
        pub fn read(d: Calls, device: Device) -> Outcome<Properties> {
            let (mut name, mut uuid, mut memory_bytes) = ([0; 256], [0; 16], 0);
            d.plain.device_name(name.as_mut_ptr(), name.len() as i32, device)?;
            d.plain.device_uuid(&raw mut uuid, device)?;
            d.plain.device_memory(&raw mut memory_bytes, device)?;
            let attribute = |number: i32| -> Outcome<i32> {
                let mut value = 0;
                d.plain.device_attribute(Out(&raw mut value), number, device).map(|()| value)
            };
            Ok(Properties {
                name,
                uuid,
                luid: [0; 8],
                luid_mask: 0,
                memory_bytes,
                $( $(#[$cfg])* $field: attribute($attribute)? as $ty, )*
                reserved: RESERVED,
            })
        }
    };
}

/// Room for later fields.
const ROOM: usize = if cfg!(major = "13") {
    56
} else if cfg!(major = "12") {
    63
} else {
    0
};
type Reserved = [i32; ROOM];
const RESERVED: Reserved = [0; ROOM];

properties! {
    shared_mem_per_block: usize = 8;
    regs_per_block: i32 = 12;
    warp_size: i32 = 10;
    mem_pitch: usize = 11;
    max_threads_per_block: i32 = 1;
    max_threads_dim_x: i32 = 2;
    max_threads_dim_y: i32 = 3;
    max_threads_dim_z: i32 = 4;
    max_grid_size_x: i32 = 5;
    max_grid_size_y: i32 = 6;
    max_grid_size_z: i32 = 7;
    #[cfg(not(major = "13"))]
    clock_rate: i32 = 13;
    total_const_mem: usize = 9;
    major: i32 = 75;
    minor: i32 = 76;
    texture_alignment: usize = 14;
    texture_pitch_alignment: usize = 51;
    #[cfg(not(major = "13"))]
    device_overlap: i32 = 15;
    multi_processor_count: i32 = 16;
    #[cfg(not(major = "13"))]
    kernel_exec_timeout_enabled: i32 = 17;
    integrated: i32 = 18;
    can_map_host_memory: i32 = 19;
    #[cfg(not(major = "13"))]
    compute_mode: i32 = 20;
    max_texture1d: i32 = 21;
    max_texture1dmipmap: i32 = 77;
    #[cfg(not(major = "13"))]
    max_texture1dlinear: i32 = 69;
    max_texture2d_x: i32 = 22;
    max_texture2d_y: i32 = 23;
    max_texture2dmipmap_x: i32 = 73;
    max_texture2dmipmap_y: i32 = 74;
    max_texture2dlinear_x: i32 = 70;
    max_texture2dlinear_y: i32 = 71;
    max_texture2dlinear_z: i32 = 72;
    max_texture2dgather_x: i32 = 45;
    max_texture2dgather_y: i32 = 46;
    max_texture3d_x: i32 = 24;
    max_texture3d_y: i32 = 25;
    max_texture3d_z: i32 = 26;
    max_texture3dalt_x: i32 = 47;
    max_texture3dalt_y: i32 = 48;
    max_texture3dalt_z: i32 = 49;
    max_texture_cubemap: i32 = 52;
    max_texture1dlayered_x: i32 = 42;
    max_texture1dlayered_y: i32 = 43;
    max_texture2dlayered_x: i32 = 27;
    max_texture2dlayered_y: i32 = 28;
    max_texture2dlayered_z: i32 = 29;
    max_texture_cubemap_layered_x: i32 = 53;
    max_texture_cubemap_layered_y: i32 = 54;
    max_surface1d: i32 = 55;
    max_surface2d_x: i32 = 56;
    max_surface2d_y: i32 = 57;
    max_surface3d_x: i32 = 58;
    max_surface3d_y: i32 = 59;
    max_surface3d_z: i32 = 60;
    max_surface1dlayered_x: i32 = 61;
    max_surface1dlayered_y: i32 = 62;
    max_surface2dlayered_x: i32 = 63;
    max_surface2dlayered_y: i32 = 64;
    max_surface2dlayered_z: i32 = 65;
    max_surface_cubemap: i32 = 66;
    max_surface_cubemap_layered_x: i32 = 67;
    max_surface_cubemap_layered_y: i32 = 68;
    surface_alignment: usize = 30;
    concurrent_kernels: i32 = 31;
    eccenabled: i32 = 32;
    pci_bus_id: i32 = 33;
    pci_device_id: i32 = 34;
    pci_domain_id: i32 = 50;
    tcc_driver: i32 = 35;
    async_engine_count: i32 = 40;
    unified_addressing: i32 = 41;
    #[cfg(not(major = "13"))]
    memory_clock_rate: i32 = 36;
    memory_bus_width: i32 = 37;
    l2_cache_size: i32 = 38;
    persisting_l2_cache_max_size: i32 = 108;
    max_threads_per_multi_processor: i32 = 39;
    stream_priorities_supported: i32 = 78;
    global_l1_cache_supported: i32 = 79;
    local_l1_cache_supported: i32 = 80;
    shared_mem_per_multiprocessor: usize = 81;
    regs_per_multiprocessor: i32 = 82;
    managed_memory: i32 = 83;
    is_multi_gpu_board: i32 = 84;
    multi_gpu_board_group_id: i32 = 85;
    host_native_atomic_supported: i32 = 86;
    #[cfg(not(major = "13"))]
    single_to_double_precision_perf_ratio: i32 = 87;
    pageable_memory_access: i32 = 88;
    concurrent_managed_access: i32 = 89;
    compute_preemption_supported: i32 = 90;
    can_use_host_pointer_for_registered_mem: i32 = 91;
    cooperative_launch: i32 = 95;
    #[cfg(not(major = "13"))]
    cooperative_multi_device_launch: i32 = 96;
    shared_mem_per_block_optin: usize = 97;
    pageable_memory_access_uses_host_page_tables: i32 = 100;
    direct_managed_mem_access_from_host: i32 = 101;
    max_blocks_per_multi_processor: i32 = 106;
    access_policy_max_window_size: i32 = 109;
    reserved_shared_mem_per_block: usize = 111;
    #[cfg(not(major = "11"))]
    host_register_supported: i32 = 99;
    #[cfg(not(major = "11"))]
    sparse_cuda_array_supported: i32 = 112;
    #[cfg(not(major = "11"))]
    host_register_read_only_supported: i32 = 113;
    #[cfg(not(major = "11"))]
    timeline_semaphore_interop_supported: i32 = 114;
    #[cfg(not(major = "11"))]
    memory_pools_supported: i32 = 115;
    #[cfg(not(major = "11"))]
    gpu_direct_rdmasupported: i32 = 116;
    #[cfg(not(major = "11"))]
    gpu_direct_rdmaflush_writes_options: i32 = 117;
    #[cfg(not(major = "11"))]
    gpu_direct_rdmawrites_ordering: i32 = 118;
    #[cfg(not(major = "11"))]
    memory_pool_supported_handle_types: i32 = 119;
    #[cfg(not(major = "11"))]
    deferred_mapping_cuda_array_supported: i32 = 121;
    #[cfg(not(major = "11"))]
    ipc_event_supported: i32 = 125;
    #[cfg(not(major = "11"))]
    cluster_launch: i32 = 120;
    #[cfg(not(major = "11"))]
    unified_function_pointers: i32 = 129;
    #[cfg(major = "13")]
    device_numa_config: i32 = 130;
    #[cfg(major = "13")]
    device_numa_id: i32 = 131;
    #[cfg(major = "13")]
    mps_enabled: i32 = 133;
    #[cfg(major = "13")]
    host_numa_id: i32 = 134;
    #[cfg(major = "13")]
    gpu_pci_device_id: i32 = 139;
    #[cfg(major = "13")]
    gpu_pci_subsystem_id: i32 = 140;
    #[cfg(major = "13")]
    host_numa_multinode_ipc_supported: i32 = 143;
}

const BYTES: usize = if cfg!(major = "13") {
    1008
} else if cfg!(major = "12") {
    1032
} else {
    728
};
const _: () = assert!(size_of::<Properties>() == BYTES);

runtime! {
    /// The first device will do.
    init fn cudaChooseDevice(d, device: Out<Device>, wanted: Out<u8>) {
        wanted.required()?;
        device.set(0)
    }
}
