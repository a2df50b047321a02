//! Allocators, address spaces and directions, with the names that reports print.

/// Where the result of an allocation lives: two spaces may use the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// Unified addresses of host and device memory.
    Address,
    /// Handles of virtual memory management.
    Handle,
    /// Handles of arrays (CUarray).
    Array,
    /// Handles of mipmapped arrays (CUmipmappedArray).
    Mipmap,
    /// Reserved address ranges, which contain mappings.
    Reserved,
}

/// Which allocator memory came from. The names are what reports print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Plain device memory: cuMemAlloc, cudaMalloc, ncclMemAlloc.
    Device,
    /// Device memory with padded rows: cuMemAllocPitch, cudaMallocPitch, cudaMalloc3D.
    Pitched,
    /// Managed memory: cuMemAllocManaged, cudaMallocManaged.
    Managed,
    /// cuMemAllocAsync and pools.
    Async,
    /// cuMemCreate on a device.
    Vmm,
    /// Arrays and mipmapped arrays; their size is an estimate from the descriptor.
    Array,
    /// Pinned host memory from the driver.
    Host,
    /// The program's own memory, registered.
    Registered,
    /// cuMemCreate on a host.
    VmmHost,
    /// Memory of another process, opened by IPC handle; size unknown.
    Ipc,
    /// Memory imported by shareable handle; size unknown.
    Imported,
    /// Memory of another API (Vulkan, …).
    External,
    /// Address space without memory.
    Reserved,
}

/// Whose memory a kind takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// This process's memory on a GPU.
    Device,
    /// Page-locked memory of the host.
    Host,
    /// Memory that somebody else accounts for.
    Foreign,
    /// Nobody's memory, because there is only address space.
    Nothing,
}

impl Class {
    /// What tables call it.
    pub fn name(self) -> &'static str {
        match self {
            Class::Device => "device",
            Class::Host => "host",
            Class::Foreign => "foreign",
            Class::Nothing => "nothing",
        }
    }
}

impl Kind {
    /// Whose memory it takes up.
    pub fn class(self) -> Class {
        match self {
            Kind::Device | Kind::Pitched | Kind::Managed | Kind::Async | Kind::Vmm | Kind::Array => {
                Class::Device
            }
            Kind::Host | Kind::Registered | Kind::VmmHost => Class::Host,
            Kind::Ipc | Kind::Imported | Kind::External => Class::Foreign,
            Kind::Reserved => Class::Nothing,
        }
    }

    /// Whether destroying the context that made it frees it.
    pub fn bound_to_context(self) -> bool {
        !matches!(self, Kind::Async | Kind::Vmm | Kind::VmmHost | Kind::Imported | Kind::Reserved)
    }

    /// What a program reads.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Device => "device",
            Kind::Pitched => "pitched",
            Kind::Managed => "managed",
            Kind::Async => "async",
            Kind::Vmm => "vmm",
            Kind::Array => "array",
            Kind::Host => "host",
            Kind::Registered => "registered",
            Kind::VmmHost => "vmm_host",
            Kind::Ipc => "ipc",
            Kind::Imported => "imported",
            Kind::External => "external",
            Kind::Reserved => "reserved",
        }
    }

    /// What a person reads in a table.
    pub fn label(self) -> &'static str {
        match self {
            Kind::Device => "device",
            Kind::Pitched => "device, pitched",
            Kind::Managed => "managed",
            Kind::Async => "device, stream-ordered",
            Kind::Vmm => "device, mapped (VMM)",
            Kind::Array => "arrays (estimate)",
            Kind::Host => "host, pinned",
            Kind::Registered => "host, registered",
            Kind::VmmHost => "host, mapped (VMM)",
            Kind::Ipc => "opened by IPC",
            Kind::Imported => "imported",
            Kind::External => "of another API",
            Kind::Reserved => "address space",
        }
    }
}

/// Ends of a copy. The names are what reports print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Host to device.
    HtoD,
    /// Device to host.
    DtoH,
    /// Within a device.
    DtoD,
    /// From one device to another.
    Peer,
    /// Host to host.
    HtoH,
    /// Host to array.
    HtoA,
    /// Array to host.
    AtoH,
    /// Device to array.
    DtoA,
    /// Array to device.
    AtoD,
    /// Array to array.
    AtoA,
    /// A list of copies whose ends are not recorded.
    Batch,
    /// Managed memory moved ahead of its use.
    Prefetch,
    /// Memory filled with a value.
    Memset,
    /// Neither end could be told.
    Unknown,
}

impl Direction {
    /// All of them, in the order in which tables show them.
    pub const ALL: [Direction; 14] = [
        Direction::HtoD,
        Direction::DtoH,
        Direction::DtoD,
        Direction::Peer,
        Direction::HtoH,
        Direction::HtoA,
        Direction::AtoH,
        Direction::DtoA,
        Direction::AtoD,
        Direction::AtoA,
        Direction::Batch,
        Direction::Prefetch,
        Direction::Memset,
        Direction::Unknown,
    ];

    /// What a program reads.
    pub fn name(self) -> &'static str {
        match self {
            Direction::HtoD => "HtoD",
            Direction::DtoH => "DtoH",
            Direction::DtoD => "DtoD",
            Direction::Peer => "Peer",
            Direction::HtoH => "HtoH",
            Direction::HtoA => "HtoA",
            Direction::AtoH => "AtoH",
            Direction::DtoA => "DtoA",
            Direction::AtoD => "AtoD",
            Direction::AtoA => "AtoA",
            Direction::Batch => "Batch",
            Direction::Prefetch => "Prefetch",
            Direction::Memset => "Memset",
            Direction::Unknown => "Unknown",
        }
    }
}
