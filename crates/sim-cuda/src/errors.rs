//! Names of statuses.

use std::ffi::CStr;

use crate::abi::{Out, code, driver};

/// Code, name and a description in our own words, by code.
const STATUSES: &[(i32, &CStr, &CStr)] = &[
    (0, c"CUDA_SUCCESS", c"success"),
    (1, c"CUDA_ERROR_INVALID_VALUE", c"an argument is not valid"),
    (2, c"CUDA_ERROR_OUT_OF_MEMORY", c"not enough memory"),
    (3, c"CUDA_ERROR_NOT_INITIALIZED", c"the driver is not initialised"),
    (4, c"CUDA_ERROR_DEINITIALIZED", c"the driver is shutting down"),
    (34, c"CUDA_ERROR_STUB_LIBRARY", c"this is a stub library"),
    (46, c"CUDA_ERROR_DEVICE_UNAVAILABLE", c"the device is in use or unavailable"),
    (100, c"CUDA_ERROR_NO_DEVICE", c"there is no device"),
    (101, c"CUDA_ERROR_INVALID_DEVICE", c"no such device"),
    (200, c"CUDA_ERROR_INVALID_IMAGE", c"the code image is not valid"),
    (201, c"CUDA_ERROR_INVALID_CONTEXT", c"no valid context is current"),
    (205, c"CUDA_ERROR_MAP_FAILED", c"mapping failed"),
    (206, c"CUDA_ERROR_UNMAP_FAILED", c"unmapping failed"),
    (208, c"CUDA_ERROR_ALREADY_MAPPED", c"already mapped"),
    (209, c"CUDA_ERROR_NO_BINARY_FOR_GPU", c"the image has no code for this device"),
    (211, c"CUDA_ERROR_NOT_MAPPED", c"not mapped"),
    (214, c"CUDA_ERROR_ECC_UNCORRECTABLE", c"uncorrectable memory error"),
    (215, c"CUDA_ERROR_UNSUPPORTED_LIMIT", c"the limit is not supported"),
    (217, c"CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", c"the devices cannot reach each other"),
    (218, c"CUDA_ERROR_INVALID_PTX", c"the PTX is not valid"),
    (300, c"CUDA_ERROR_INVALID_SOURCE", c"the source is not valid"),
    (301, c"CUDA_ERROR_FILE_NOT_FOUND", c"no such file"),
    (304, c"CUDA_ERROR_OPERATING_SYSTEM", c"a call to the operating system failed"),
    (400, c"CUDA_ERROR_INVALID_HANDLE", c"a handle is not valid"),
    (401, c"CUDA_ERROR_ILLEGAL_STATE", c"the object's state does not allow this"),
    (500, c"CUDA_ERROR_NOT_FOUND", c"the name was not found"),
    (600, c"CUDA_ERROR_NOT_READY", c"work is not finished"),
    (700, c"CUDA_ERROR_ILLEGAL_ADDRESS", c"a kernel touched an address it may not"),
    (701, c"CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", c"the launch needs more than there is"),
    (702, c"CUDA_ERROR_LAUNCH_TIMEOUT", c"a kernel ran too long"),
    (704, c"CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", c"peer access is already enabled"),
    (705, c"CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", c"peer access is not enabled"),
    (708, c"CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", c"the primary context is already active"),
    (709, c"CUDA_ERROR_CONTEXT_IS_DESTROYED", c"the current context is destroyed"),
    (710, c"CUDA_ERROR_ASSERT", c"an assertion in a kernel failed"),
    (712, c"CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", c"the host memory is already registered"),
    (713, c"CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", c"the host memory is not registered"),
    (714, c"CUDA_ERROR_HARDWARE_STACK_ERROR", c"stack error in a kernel"),
    (715, c"CUDA_ERROR_ILLEGAL_INSTRUCTION", c"illegal instruction in a kernel"),
    (716, c"CUDA_ERROR_MISALIGNED_ADDRESS", c"misaligned address in a kernel"),
    (717, c"CUDA_ERROR_INVALID_ADDRESS_SPACE", c"wrong address space in a kernel"),
    (718, c"CUDA_ERROR_INVALID_PC", c"invalid program counter in a kernel"),
    (719, c"CUDA_ERROR_LAUNCH_FAILED", c"a kernel failed"),
    (720, c"CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", c"too many blocks for a cooperative launch"),
    (800, c"CUDA_ERROR_NOT_PERMITTED", c"not permitted"),
    (801, c"CUDA_ERROR_NOT_SUPPORTED", c"not supported by the simulated driver"),
    (802, c"CUDA_ERROR_SYSTEM_NOT_READY", c"the system is not ready"),
    (803, c"CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", c"driver and kernel module do not match"),
    (900, c"CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", c"not allowed while a stream is being captured"),
    (901, c"CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", c"an earlier error ended the capture"),
    (902, c"CUDA_ERROR_STREAM_CAPTURE_MERGE", c"this would merge two captures"),
    (903, c"CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", c"the capture did not begin in this stream"),
    (904, c"CUDA_ERROR_STREAM_CAPTURE_UNJOINED", c"a forked stream was not joined"),
    (905, c"CUDA_ERROR_STREAM_CAPTURE_ISOLATION", c"a dependency would leave the capture"),
    (906, c"CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", c"the legacy stream would depend on a capture"),
    (907, c"CUDA_ERROR_CAPTURED_EVENT", c"the event was recorded in a capture"),
    (908, c"CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", c"another thread began the capture"),
    (909, c"CUDA_ERROR_TIMEOUT", c"timed out"),
    (910, c"CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", c"the executable graph cannot take this update"),
    (911, c"CUDA_ERROR_EXTERNAL_DEVICE", c"an external device failed"),
    (914, c"CUDA_ERROR_INVALID_RESOURCE_TYPE", c"the resource has the wrong type"),
    (999, c"CUDA_ERROR_UNKNOWN", c"unknown error"),
];

fn find(error: i32) -> Option<&'static (i32, &'static CStr, &'static CStr)> {
    STATUSES.binary_search_by_key(&error, |status| status.0).ok().and_then(|i| STATUSES.get(i))
}

driver! {
    fn cuGetErrorName(error: i32, text: Out<usize>) {
        text.set(find(error).map_or(0, |status| status.1.as_ptr().expose_provenance()))?;
        find(error).map(drop).ok_or(code::INVALID_VALUE)
    }

    fn cuGetErrorString(error: i32, text: Out<usize>) {
        text.set(find(error).map_or(0, |status| status.2.as_ptr().expose_provenance()))?;
        find(error).map(drop).ok_or(code::INVALID_VALUE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_are_in_order() {
        assert!(STATUSES.is_sorted_by_key(|status| status.0));
        assert_eq!(find(719).map(|s| s.1), Some(c"CUDA_ERROR_LAUNCH_FAILED"));
        assert!(find(12345).is_none());
    }
}
