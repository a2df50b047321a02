//! UUIDs of the simulated devices: the driver and NVML must say the same.

/// The UUID of a GPU as a whole, the same in every process.
pub fn of_gpu(gpu: u32) -> [u8; 16] {
    let mut uuid = *b"gputap-sim-gpu-0";
    uuid[15] = gpu as u8;
    uuid
}

/// The UUID of one of its MIG devices.
pub fn of_mig(gpu: u32, mig: u32) -> [u8; 16] {
    let mut uuid = *b"gputap-sim-mig00";
    (uuid[14], uuid[15]) = (mig as u8, gpu as u8);
    uuid
}

/// As people write it, without `GPU-` or `MIG-`.
pub fn text(uuid: [u8; 16]) -> String {
    let hex: String = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
}
