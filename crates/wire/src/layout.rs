//! Offsets and magic numbers of the `process` and `ring-NNNN` files.

/// Version of both files.
pub const VERSION: u32 = 2;
/// Directory of the rings of this version below a `GPUTAP_DIR`.
pub const DIRECTORY: &str = "v2";
/// Bytes of a page: headers are whole pages.
pub const PAGE: usize = 4096;

/// The `process` file.
pub mod process {
    /// `GTAPPROC`, little endian.
    pub const MAGIC: u64 = u64::from_le_bytes(*b"GTAPPROC");
    /// Offset of the magic.
    pub const MAGIC_AT: usize = 0;
    /// Offset of the version.
    pub const VERSION_AT: usize = 8;
    /// Offset of the file's size.
    pub const SIZE_AT: usize = 12;
    /// Offset of the catalogue's hash.
    pub const CATALOG_AT: usize = 16;
    /// Offset of the pid.
    pub const PID_AT: usize = 24;
    /// Offset of the parent's pid.
    pub const PPID_AT: usize = 28;
    /// Offset of the uid.
    pub const UID_AT: usize = 32;
    /// Offset of the creator's thread id.
    pub const TID_AT: usize = 36;
    /// Offset of the start time in clock ticks.
    pub const START_AT: usize = 40;
    /// Offset of the clock anchor (tick, monotonic, realtime).
    pub const ANCHOR_AT: usize = 48;
    /// Offset of the clock's kind.
    pub const CLOCK_AT: usize = 72;
    /// Offset of how the library came in.
    pub const INJECTED_AT: usize = 76;
    /// Offset of the time namespace's offset.
    pub const TIME_OFFSET_AT: usize = 80;
    /// Offset of the allowance of ring bytes.
    pub const ALLOWANCE_AT: usize = 88;
    /// Rings that a process can have.
    pub const MOST_RINGS: u32 = 1024;
    /// Offset of the number of rings.
    pub const RINGS_AT: usize = 128;
    /// Offset of the calls dropped for want of a ring.
    pub const NO_RING_AT: usize = 136;
    /// Offset of the calls dropped because the overflow ring was busy.
    pub const BUSY_AT: usize = 144;
    /// Offset of unknown entry points.
    pub const UNKNOWN_AT: usize = 152;
    /// Offset of RTLD_DEEPBIND opens.
    pub const DEEPBIND_AT: usize = 160;
    /// Offset of the ways in.
    pub const WAYS_AT: usize = 168;
    /// Offset of the exit mark.
    pub const EXITED_AT: usize = 176;
    /// Offset of lost names.
    pub const NAMES_LOST_AT: usize = 184;
    /// Offset of export tables asked for.
    pub const TABLES_AT: usize = 192;
    /// Offset of the forked children that could not be traced, nor say so in the directory.
    pub const UNTRACED_AT: usize = 200;
    /// Offset of the counters of calls that the library itself made, by [`OWN`].
    pub const OWN_AT: usize = 256;
    /// Functions that the library itself calls, in the order of their counters.
    pub const OWN: [&str; 17] = [
        "cuCtxGetCurrent",
        "cuCtxGetDevice",
        "cuDeviceGetName",
        "cuFuncGetName",
        "cuKernelGetName",
        "cuGraphGetNodes",
        "cuGraphNodeGetType",
        "cuGraphKernelNodeGetParams_v2",
        "cuGraphMemcpyNodeGetParams",
        "cuGraphMemsetNodeGetParams",
        "cuGraphChildGraphNodeGetGraph",
        "ncclCommCount",
        "ncclCommUserRank",
        "ncclCommCuDevice",
        "cuDeviceGetUuid",
        "cuDeviceGetUuid_v2",
        "cuDeviceGetPCIBusId",
    ];
    /// Offset of the attributes.
    pub const ATTRIBUTES_AT: usize = 512;
    /// Offset of the switches.
    pub const SWITCHES_AT: usize = 4096;
    /// Bytes of the switches, one per function.
    pub const SWITCHES: usize = 8192;
    /// Offset of the configured switches.
    pub const CONFIGURED_AT: usize = SWITCHES_AT + SWITCHES;
    /// Bytes of the file.
    pub const SIZE: usize = CONFIGURED_AT + SWITCHES;

    /// Bits at [`INJECTED_AT`].
    pub mod injected {
        /// The library was loaded by LD_PRELOAD.
        pub const PRELOAD: u32 = 1;
        /// The library was loaded by CUDA_INJECTION64_PATH.
        pub const INJECTION: u32 = 2;
    }

    /// Bits at [`WAYS_AT`].
    pub mod way {
        /// Called through the PLT.
        pub const PLT: u64 = 1;
        /// Looked up with dlsym.
        pub const DLSYM: u64 = 2;
        /// Handed out by cuGetProcAddress.
        pub const PROC: u64 = 4;
        /// Handed out by cuGetProcAddress_v2.
        pub const PROC_V2: u64 = 8;
        /// Pointers exchanged after injection.
        pub const PATCHED: u64 = 16;
    }
}

/// A `ring-NNNN` file.
pub mod ring {
    /// `GTAPRING`, little endian.
    pub const MAGIC: u64 = u64::from_le_bytes(*b"GTAPRING");
    /// Offset of the magic.
    pub const MAGIC_AT: usize = 0;
    /// Offset of the version.
    pub const VERSION_AT: usize = 8;
    /// Offset of the index.
    pub const INDEX_AT: usize = 12;
    /// Offset of the capacity.
    pub const CAPACITY_AT: usize = 16;
    /// Offset of the shared flag.
    pub const SHARED_AT: usize = 24;
    /// Offset of the published head.
    pub const HEAD_AT: usize = 64;
    /// Offset of the tail.
    pub const TAIL_AT: usize = 128;
    /// Offset of the calls dropped because the ring was full.
    pub const FULL_AT: usize = 192;
    /// Offset of the calls dropped inside signal handlers.
    pub const SIGNAL_AT: usize = 200;
    /// Offset of the leasing thread.
    pub const TID_AT: usize = 208;
    /// Offset of what was counted of activities: emitted, and those of them that were dropped. Whoever writes a record counts
    /// it when it is published, so that a reader who looks here first finds all that were counted.
    pub const ACTIVITIES_AT: usize = 216;
    /// Offset of the same of samples.
    pub const SAMPLES_AT: usize = 232;
    /// How many counters there are of calls that are counted and not recorded.
    pub const COUNTS: usize = 256;
    /// Counters in the line of the head.
    const COUNTS_NEAR: usize = 6;
    /// Offset of a word that no reader looks at: records that may still change are counted there and not at [`HEAD_AT`].
    pub const UNREAD_AT: usize = HEAD_AT + 8 + 8 * COUNTS_NEAR;
    /// Where the data starts.
    pub const DATA_AT: usize = 4096;
    /// Offset of counter `n`: the first ones are in the line of the head, which every record touches.
    pub const fn count_at(n: usize) -> usize {
        if n < COUNTS_NEAR { HEAD_AT + 8 + 8 * n } else { 256 + 8 * (n - COUNTS_NEAR) }
    }
    /// Smallest capacity of a ring, in bytes.
    pub const MIN_CAPACITY: u64 = 65_536;
    /// Largest capacity of a ring, in bytes.
    pub const MAX_CAPACITY: u64 = 1 << 30;
}
