//! Made by `cargo xtask codegen`; do not edit.

use crate::{Arg, Enum, Field, Function, Group, Layer, Returns, Role, Struct, Words};

const A0: &[Arg] = &[
            Arg { name: "computeInstance", ty: "nvmlComputeInstance_t", word: 0, words: 1, role: Role::Handle("nvmlComputeInstance_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlComputeInstanceInfo_t *", word: 1, words: 1, role: Role::Struct(139), out: 0, copy: 0 },
];
const A1: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
];
const A2: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "attributes", ty: "nvmlDeviceAttributes_t *", word: 1, words: 1, role: Role::Struct(152), out: 0, copy: 0 },
];
const A3: &[Arg] = &[
            Arg { name: "deviceCount", ty: "unsigned int *", word: 0, words: 1, role: Role::Count, out: 4, copy: 0 },
];
const A4: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "clockType", ty: "nvmlClockType_t", word: 1, words: 1, role: Role::Enum(183), out: 0, copy: 0 },
            Arg { name: "clockMHz", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
];
const A5: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "current", ty: "nvmlDriverModel_t *", word: 1, words: 1, role: Role::Enum(191), out: 4, copy: 0 },
            Arg { name: "pending", ty: "nvmlDriverModel_t *", word: 2, words: 1, role: Role::Enum(191), out: 4, copy: 0 },
];
const A6: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "utilization", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "samplingPeriodUs", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
];
const A7: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "valuesCount", ty: "int", word: 1, words: 1, role: Role::Count, out: 0, copy: 0 },
            Arg { name: "values", ty: "nvmlFieldValue_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
];
const A8: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "id", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
];
const A9: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "placements", ty: "nvmlGpuInstancePlacement_t *", word: 2, words: 1, role: Role::List(Some(3)), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 3, words: 1, role: Role::Count, out: 4, copy: 0 },
];
const A10: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "infoCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "infos", ty: "nvmlProcessInfo_v1_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
];
const A11: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "infoCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "infos", ty: "nvmlProcessInfo_v2_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
];
const A12: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "infoCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "infos", ty: "nvmlProcessInfo_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
];
const A13: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pGridLicensableFeatures", ty: "nvmlGridLicensableFeatures_t *", word: 1, words: 1, role: Role::Struct(185), out: 0, copy: 0 },
];
const A14: &[Arg] = &[
            Arg { name: "index", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "device", ty: "nvmlDevice_t *", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
];
const A15: &[Arg] = &[
            Arg { name: "pciBusId", ty: "const char *", word: 0, words: 1, role: Role::Str, out: 0, copy: 0 },
            Arg { name: "device", ty: "nvmlDevice_t *", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
];
const A16: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "type", ty: "nvmlClockType_t", word: 1, words: 1, role: Role::Enum(183), out: 0, copy: 0 },
            Arg { name: "clock", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
];
const A17: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "minOffset", ty: "int *", word: 1, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
            Arg { name: "maxOffset", ty: "int *", word: 2, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
];
const A18: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "offset", ty: "int *", word: 1, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
];
const A19: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "pci", ty: "nvmlPciInfo_t *", word: 2, words: 1, role: Role::Struct(202), out: 0, copy: 0 },
];
const A20: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pci", ty: "nvmlPciInfo_t *", word: 1, words: 1, role: Role::Struct(202), out: 0, copy: 0 },
];
const A21: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
];
const A22: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "limit", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
];
const A23: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pState", ty: "nvmlPstates_t *", word: 1, words: 1, role: Role::Enum(218), out: 4, copy: 0 },
];
const A24: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "vgpuCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "vgpuTypeIds", ty: "nvmlVgpuTypeId_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
];
const A25: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "version", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
];
const A26: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 1, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "pPlacementList", ty: "nvmlVgpuPlacementList_t *", word: 2, words: 1, role: Role::Struct(235), out: 0, copy: 0 },
];
const A27: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profile", ty: "nvmlPowerSmoothingProfile_t *", word: 1, words: 1, role: Role::Struct(205), out: 0, copy: 0 },
];
const A28: &[Arg] = &[
            Arg { name: "pciInfo", ty: "nvmlPciInfo_t *", word: 0, words: 1, role: Role::Struct(202), out: 0, copy: 0 },
];
const A29: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlEnableState_t", word: 1, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
];
const A30: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlClockOffset_t *", word: 1, words: 1, role: Role::Struct(138), out: 0, copy: 0 },
];
const A31: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "hostname", ty: "nvmlHostname_v1_t *", word: 1, words: 1, role: Role::Struct(186), out: 0, copy: 0 },
];
const A32: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "offset", ty: "int", word: 1, words: 1, role: Role::Int { signed: true }, out: 0, copy: 0 },
];
const A33: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "powerMizerMode", ty: "nvmlDevicePowerMizerModes_v1_t *", word: 1, words: 1, role: Role::Struct(156), out: 0, copy: 0 },
];
const A34: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "requestedProfiles", ty: "nvmlWorkloadPowerProfileRequestedProfiles_t *", word: 1, words: 1, role: Role::Struct(255), out: 0, copy: 0 },
];
const A35: &[Arg] = &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "data", ty: "nvmlEventData_t *", word: 1, words: 1, role: Role::Struct(162), out: 0, copy: 0 },
            Arg { name: "timeoutms", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
];
const A36: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "state", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
];
const A37: &[Arg] = &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "state", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
];
const A38: &[Arg] = &[
            Arg { name: "cudaDriverVersion", ty: "int *", word: 0, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
];
const A39: &[Arg] = &[
            Arg { name: "version", ty: "char *", word: 0, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 1, words: 1, role: Role::Bytes, out: 0, copy: 0 },
];
const A40: &[Arg] = &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "licenseInfo", ty: "nvmlVgpuLicenseInfo_t *", word: 1, words: 1, role: Role::Struct(230), out: 0, copy: 0 },
];

/// Every function, in order of id.
pub const FUNCTIONS: &[Function] = &[
    Function {
        id: 2068, name: "nvmlComputeInstanceDestroy", base: "nvmlComputeInstanceDestroy", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "computeInstance", ty: "nvmlComputeInstance_t", word: 0, words: 1, role: Role::Handle("nvmlComputeInstance_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2069, name: "nvmlComputeInstanceGetInfo", base: "nvmlComputeInstanceGetInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A0,
    },
    Function {
        id: 2070, name: "nvmlComputeInstanceGetInfo_v2", base: "nvmlComputeInstanceGetInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A0,
    },
    Function {
        id: 2071, name: "nvmlDeviceCcuGetStreamState", base: "nvmlDeviceCcuGetStreamState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 12010), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A36,
    },
    Function {
        id: 2072, name: "nvmlDeviceCcuSetStreamState", base: "nvmlDeviceCcuSetStreamState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 12010), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A37,
    },
    Function {
        id: 2073, name: "nvmlDeviceClearAccountingPids", base: "nvmlDeviceClearAccountingPids", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2074, name: "nvmlDeviceClearCpuAffinity", base: "nvmlDeviceClearCpuAffinity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2075, name: "nvmlDeviceClearEccErrorCounts", base: "nvmlDeviceClearEccErrorCounts", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "counterType", ty: "nvmlEccCounterType_t", word: 1, words: 1, role: Role::Enum(192), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2076, name: "nvmlDeviceClearFieldValues", base: "nvmlDeviceClearFieldValues", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A7,
    },
    Function {
        id: 2077, name: "nvmlDeviceCreateGpuInstance", base: "nvmlDeviceCreateGpuInstance", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t *", word: 2, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2078, name: "nvmlDeviceCreateGpuInstanceWithPlacement", base: "nvmlDeviceCreateGpuInstanceWithPlacement", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "placement", ty: "const nvmlGpuInstancePlacement_t *", word: 2, words: 1, role: Role::Struct(180), out: 0, copy: 8 },
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t *", word: 3, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2079, name: "nvmlDeviceDiscoverGpus", base: "nvmlDeviceDiscoverGpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A28,
    },
    Function {
        id: 2080, name: "nvmlDeviceFreezeNvLinkUtilizationCounter", base: "nvmlDeviceFreezeNvLinkUtilizationCounter", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "counter", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "freeze", ty: "nvmlEnableState_t", word: 3, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2081, name: "nvmlDeviceGetAPIRestriction", base: "nvmlDeviceGetAPIRestriction", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "apiType", ty: "nvmlRestrictedAPI_t", word: 1, words: 1, role: Role::Enum(219), out: 0, copy: 0 },
            Arg { name: "isRestricted", ty: "nvmlEnableState_t *", word: 2, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2082, name: "nvmlDeviceGetAccountingBufferSize", base: "nvmlDeviceGetAccountingBufferSize", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "bufferSize", ty: "unsigned int *", word: 1, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2083, name: "nvmlDeviceGetAccountingMode", base: "nvmlDeviceGetAccountingMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A21,
    },
    Function {
        id: 2084, name: "nvmlDeviceGetAccountingPids", base: "nvmlDeviceGetAccountingPids", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "pids", ty: "unsigned int *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2085, name: "nvmlDeviceGetAccountingStats", base: "nvmlDeviceGetAccountingStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pid", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "stats", ty: "nvmlAccountingStats_t *", word: 2, words: 1, role: Role::Struct(129), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2086, name: "nvmlDeviceGetAccountingStats_v2", base: "nvmlDeviceGetAccountingStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13030, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "stats", ty: "nvmlAccountingStats_v2_t *", word: 1, words: 1, role: Role::Struct(130), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2087, name: "nvmlDeviceGetActiveVgpus", base: "nvmlDeviceGetActiveVgpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "vgpuCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "vgpuInstances", ty: "nvmlVgpuInstance_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2088, name: "nvmlDeviceGetAdaptiveClockInfoStatus", base: "nvmlDeviceGetAdaptiveClockInfoStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "adaptiveClockStatus", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2089, name: "nvmlDeviceGetAdaptiveTgpModeInfo_v1", base: "nvmlDeviceGetAdaptiveTgpModeInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlAdaptiveTgpModeInfo_v1_t *", word: 1, words: 1, role: Role::Struct(132), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2090, name: "nvmlDeviceGetAddressingMode", base: "nvmlDeviceGetAddressingMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlDeviceAddressingMode_t *", word: 1, words: 1, role: Role::Struct(151), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2091, name: "nvmlDeviceGetApplicationsClock", base: "nvmlDeviceGetApplicationsClock", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A4,
    },
    Function {
        id: 2092, name: "nvmlDeviceGetArchitecture", base: "nvmlDeviceGetArchitecture", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "arch", ty: "nvmlDeviceArchitecture_t *", word: 1, words: 1, role: Role::Enum(189), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2093, name: "nvmlDeviceGetAttributes", base: "nvmlDeviceGetAttributes", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A2,
    },
    Function {
        id: 2094, name: "nvmlDeviceGetAttributes_v2", base: "nvmlDeviceGetAttributes", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A2,
    },
    Function {
        id: 2095, name: "nvmlDeviceGetAutoBoostedClocksEnabled", base: "nvmlDeviceGetAutoBoostedClocksEnabled", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "isEnabled", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
            Arg { name: "defaultIsEnabled", ty: "nvmlEnableState_t *", word: 2, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2096, name: "nvmlDeviceGetBAR1MemoryInfo", base: "nvmlDeviceGetBAR1MemoryInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "bar1Memory", ty: "nvmlBAR1Memory_t *", word: 1, words: 1, role: Role::Struct(133), out: 0, copy: 24 },
        ],
    },
    Function {
        id: 2097, name: "nvmlDeviceGetBBXTimeData_v1", base: "nvmlDeviceGetBBXTimeData", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13030, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "timeData", ty: "nvmlBBXTimeData_v1_t *", word: 1, words: 1, role: Role::Struct(134), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2098, name: "nvmlDeviceGetBankRemapperStatus_v1", base: "nvmlDeviceGetBankRemapperStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pBankRemapperStatus", ty: "nvmlEccBankRemapperStatus_v1_t *", word: 1, words: 1, role: Role::Struct(158), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2099, name: "nvmlDeviceGetBoardId", base: "nvmlDeviceGetBoardId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "boardId", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2100, name: "nvmlDeviceGetBoardPartNumber", base: "nvmlDeviceGetBoardPartNumber", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "partNumber", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2101, name: "nvmlDeviceGetBrand", base: "nvmlDeviceGetBrand", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "type", ty: "nvmlBrandType_t *", word: 1, words: 1, role: Role::Enum(180), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2102, name: "nvmlDeviceGetBridgeChipInfo", base: "nvmlDeviceGetBridgeChipInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "bridgeHierarchy", ty: "nvmlBridgeChipHierarchy_t *", word: 1, words: 1, role: Role::Struct(135), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2103, name: "nvmlDeviceGetBusType", base: "nvmlDeviceGetBusType", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "type", ty: "nvmlBusType_t *", word: 1, words: 1, role: Role::Enum(181), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2104, name: "nvmlDeviceGetC2cModeInfoV", base: "nvmlDeviceGetC2cModeInfoV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12030, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "c2cModeInfo", ty: "nvmlC2cModeInfo_v1_t *", word: 1, words: 1, role: Role::Struct(136), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2105, name: "nvmlDeviceGetCapabilities", base: "nvmlDeviceGetCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12050, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "caps", ty: "nvmlDeviceCapabilities_t *", word: 1, words: 1, role: Role::Struct(153), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2106, name: "nvmlDeviceGetClkMonStatus", base: "nvmlDeviceGetClkMonStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "status", ty: "nvmlClkMonStatus_t *", word: 1, words: 1, role: Role::Struct(137), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2107, name: "nvmlDeviceGetClock", base: "nvmlDeviceGetClock", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "clockType", ty: "nvmlClockType_t", word: 1, words: 1, role: Role::Enum(183), out: 0, copy: 0 },
            Arg { name: "clockId", ty: "nvmlClockId_t", word: 2, words: 1, role: Role::Enum(182), out: 0, copy: 0 },
            Arg { name: "clockMHz", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2108, name: "nvmlDeviceGetClockInfo", base: "nvmlDeviceGetClockInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A16,
    },
    Function {
        id: 2109, name: "nvmlDeviceGetClockOffsets", base: "nvmlDeviceGetClockOffsets", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12050, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A30,
    },
    Function {
        id: 2110, name: "nvmlDeviceGetComputeInstanceId", base: "nvmlDeviceGetComputeInstanceId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A8,
    },
    Function {
        id: 2111, name: "nvmlDeviceGetComputeMode", base: "nvmlDeviceGetComputeMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlComputeMode_t *", word: 1, words: 1, role: Role::Enum(185), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2112, name: "nvmlDeviceGetComputeRunningProcesses", base: "nvmlDeviceGetComputeRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A10,
    },
    Function {
        id: 2113, name: "nvmlDeviceGetComputeRunningProcesses_v2", base: "nvmlDeviceGetComputeRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A11,
    },
    Function {
        id: 2114, name: "nvmlDeviceGetComputeRunningProcesses_v3", base: "nvmlDeviceGetComputeRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A12,
    },
    Function {
        id: 2115, name: "nvmlDeviceGetConfComputeGpuAttestationReport", base: "nvmlDeviceGetConfComputeGpuAttestationReport", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpuAtstReport", ty: "nvmlConfComputeGpuAttestationReport_t *", word: 1, words: 1, role: Role::Struct(144), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2116, name: "nvmlDeviceGetConfComputeGpuCertificate", base: "nvmlDeviceGetConfComputeGpuCertificate", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpuCert", ty: "nvmlConfComputeGpuCertificate_t *", word: 1, words: 1, role: Role::Struct(145), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2117, name: "nvmlDeviceGetConfComputeMemSizeInfo", base: "nvmlDeviceGetConfComputeMemSizeInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "memInfo", ty: "nvmlConfComputeMemSizeInfo_t *", word: 1, words: 1, role: Role::Struct(146), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2118, name: "nvmlDeviceGetConfComputeProtectedMemoryUsage", base: "nvmlDeviceGetConfComputeProtectedMemoryUsage", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "memory", ty: "nvmlMemory_t *", word: 1, words: 1, role: Role::Struct(189), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2119, name: "nvmlDeviceGetCoolerInfo", base: "nvmlDeviceGetCoolerInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "coolerInfo", ty: "nvmlCoolerInfo_t *", word: 1, words: 1, role: Role::Struct(150), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2120, name: "nvmlDeviceGetCount", base: "nvmlDeviceGetCount", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A3,
    },
    Function {
        id: 2121, name: "nvmlDeviceGetCount_v2", base: "nvmlDeviceGetCount", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A3,
    },
    Function {
        id: 2122, name: "nvmlDeviceGetCpuAffinity", base: "nvmlDeviceGetCpuAffinity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "cpuSetSize", ty: "unsigned int", word: 1, words: 1, role: Role::Bytes, out: 0, copy: 0 },
            Arg { name: "cpuSet", ty: "unsigned long *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2123, name: "nvmlDeviceGetCpuAffinityWithinScope", base: "nvmlDeviceGetCpuAffinityWithinScope", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "cpuSetSize", ty: "unsigned int", word: 1, words: 1, role: Role::Bytes, out: 0, copy: 0 },
            Arg { name: "cpuSet", ty: "unsigned long *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
            Arg { name: "scope", ty: "nvmlAffinityScope_t", word: 3, words: 1, role: Role::Enum(179), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2124, name: "nvmlDeviceGetCreatableVgpus", base: "nvmlDeviceGetCreatableVgpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A24,
    },
    Function {
        id: 2125, name: "nvmlDeviceGetCudaComputeCapability", base: "nvmlDeviceGetCudaComputeCapability", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "major", ty: "int *", word: 1, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
            Arg { name: "minor", ty: "int *", word: 2, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2126, name: "nvmlDeviceGetCurrPcieLinkGeneration", base: "nvmlDeviceGetCurrPcieLinkGeneration", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "currLinkGen", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2127, name: "nvmlDeviceGetCurrPcieLinkWidth", base: "nvmlDeviceGetCurrPcieLinkWidth", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "currLinkWidth", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2128, name: "nvmlDeviceGetCurrentClockFreqs", base: "nvmlDeviceGetCurrentClockFreqs", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "currentClockFreqs", ty: "nvmlDeviceCurrentClockFreqs_t *", word: 1, words: 1, role: Role::Struct(154), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2129, name: "nvmlDeviceGetCurrentClocksEventReasons", base: "nvmlDeviceGetCurrentClocksEventReasons", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "clocksEventReasons", ty: "unsigned long long *", word: 1, words: 1, role: Role::Flags(Some(184)), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2130, name: "nvmlDeviceGetCurrentClocksThrottleReasons", base: "nvmlDeviceGetCurrentClocksThrottleReasons", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "clocksThrottleReasons", ty: "unsigned long long *", word: 1, words: 1, role: Role::Flags(Some(184)), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2131, name: "nvmlDeviceGetDecoderUtilization", base: "nvmlDeviceGetDecoderUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A6,
    },
    Function {
        id: 2132, name: "nvmlDeviceGetDefaultApplicationsClock", base: "nvmlDeviceGetDefaultApplicationsClock", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A4,
    },
    Function {
        id: 2133, name: "nvmlDeviceGetDefaultEccMode", base: "nvmlDeviceGetDefaultEccMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "defaultMode", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2134, name: "nvmlDeviceGetDetailedEccErrors", base: "nvmlDeviceGetDetailedEccErrors", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "errorType", ty: "nvmlMemoryErrorType_t", word: 1, words: 1, role: Role::Enum(206), out: 0, copy: 0 },
            Arg { name: "counterType", ty: "nvmlEccCounterType_t", word: 2, words: 1, role: Role::Enum(192), out: 0, copy: 0 },
            Arg { name: "eccCounts", ty: "nvmlEccErrorCounts_t *", word: 3, words: 1, role: Role::Struct(159), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2135, name: "nvmlDeviceGetDeviceHandleFromMigDeviceHandle", base: "nvmlDeviceGetDeviceHandleFromMigDeviceHandle", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "migDevice", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "device", ty: "nvmlDevice_t *", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2136, name: "nvmlDeviceGetDisplayActive", base: "nvmlDeviceGetDisplayActive", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "isActive", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2137, name: "nvmlDeviceGetDisplayMode", base: "nvmlDeviceGetDisplayMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "display", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2138, name: "nvmlDeviceGetDramEncryptionMode", base: "nvmlDeviceGetDramEncryptionMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "current", ty: "nvmlDramEncryptionInfo_t *", word: 1, words: 1, role: Role::Struct(157), out: 0, copy: 0 },
            Arg { name: "pending", ty: "nvmlDramEncryptionInfo_t *", word: 2, words: 1, role: Role::Struct(157), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2139, name: "nvmlDeviceGetDriverModel", base: "nvmlDeviceGetDriverModel", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A5,
    },
    Function {
        id: 2140, name: "nvmlDeviceGetDriverModel_v2", base: "nvmlDeviceGetDriverModel", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12050, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A5,
    },
    Function {
        id: 2141, name: "nvmlDeviceGetDynamicPstatesInfo", base: "nvmlDeviceGetDynamicPstatesInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pDynamicPstatesInfo", ty: "nvmlGpuDynamicPstatesInfo_t *", word: 1, words: 1, role: Role::Struct(175), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2142, name: "nvmlDeviceGetEccMode", base: "nvmlDeviceGetEccMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "current", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
            Arg { name: "pending", ty: "nvmlEnableState_t *", word: 2, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2143, name: "nvmlDeviceGetEncoderCapacity", base: "nvmlDeviceGetEncoderCapacity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "encoderQueryType", ty: "nvmlEncoderType_t", word: 1, words: 1, role: Role::Enum(194), out: 0, copy: 0 },
            Arg { name: "encoderCapacity", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2144, name: "nvmlDeviceGetEncoderSessions", base: "nvmlDeviceGetEncoderSessions", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "sessionCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "sessionInfos", ty: "nvmlEncoderSessionInfo_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2145, name: "nvmlDeviceGetEncoderStats", base: "nvmlDeviceGetEncoderStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "sessionCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "averageFps", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "averageLatency", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2146, name: "nvmlDeviceGetEncoderUtilization", base: "nvmlDeviceGetEncoderUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A6,
    },
    Function {
        id: 2147, name: "nvmlDeviceGetEnforcedPowerLimit", base: "nvmlDeviceGetEnforcedPowerLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A22,
    },
    Function {
        id: 2148, name: "nvmlDeviceGetFBCSessions", base: "nvmlDeviceGetFBCSessions", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "sessionCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "sessionInfo", ty: "nvmlFBCSessionInfo_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2149, name: "nvmlDeviceGetFBCStats", base: "nvmlDeviceGetFBCStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fbcStats", ty: "nvmlFBCStats_t *", word: 1, words: 1, role: Role::Struct(169), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2150, name: "nvmlDeviceGetFanControlPolicy_v2", base: "nvmlDeviceGetFanControlPolicy", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fan", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "policy", ty: "nvmlFanControlPolicy_t *", word: 2, words: 1, role: Role::Enum(196), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2151, name: "nvmlDeviceGetFanSpeed", base: "nvmlDeviceGetFanSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "speed", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2152, name: "nvmlDeviceGetFanSpeedRPM", base: "nvmlDeviceGetFanSpeedRPM", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fanSpeed", ty: "nvmlFanSpeedInfo_t *", word: 1, words: 1, role: Role::Struct(170), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2153, name: "nvmlDeviceGetFanSpeed_v2", base: "nvmlDeviceGetFanSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fan", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "speed", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2154, name: "nvmlDeviceGetFieldValues", base: "nvmlDeviceGetFieldValues", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A7,
    },
    Function {
        id: 2155, name: "nvmlDeviceGetGpcClkMinMaxVfOffset", base: "nvmlDeviceGetGpcClkMinMaxVfOffset", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A17,
    },
    Function {
        id: 2156, name: "nvmlDeviceGetGpcClkVfOffset", base: "nvmlDeviceGetGpcClkVfOffset", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A18,
    },
    Function {
        id: 2157, name: "nvmlDeviceGetGpuFabricInfo", base: "nvmlDeviceGetGpuFabricInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpuFabricInfo", ty: "nvmlGpuFabricInfo_t *", word: 1, words: 1, role: Role::Struct(176), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2158, name: "nvmlDeviceGetGpuFabricInfoV", base: "nvmlDeviceGetGpuFabricInfoV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpuFabricInfo", ty: "nvmlGpuFabricInfoV_t *", word: 1, words: 1, role: Role::Struct(177), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2159, name: "nvmlDeviceGetGpuFabricInfo_v4", base: "nvmlDeviceGetGpuFabricInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpuFabricInfo", ty: "nvmlGpuFabricInfo_v4_t *", word: 1, words: 1, role: Role::Struct(178), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2160, name: "nvmlDeviceGetGpuInstanceById", base: "nvmlDeviceGetGpuInstanceById", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "id", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t *", word: 2, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2161, name: "nvmlDeviceGetGpuInstanceId", base: "nvmlDeviceGetGpuInstanceId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A8,
    },
    Function {
        id: 2162, name: "nvmlDeviceGetGpuInstancePossiblePlacements", base: "nvmlDeviceGetGpuInstancePossiblePlacements", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: A9,
    },
    Function {
        id: 2163, name: "nvmlDeviceGetGpuInstancePossiblePlacements_v2", base: "nvmlDeviceGetGpuInstancePossiblePlacements", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: A9,
    },
    Function {
        id: 2164, name: "nvmlDeviceGetGpuInstanceProfileInfo", base: "nvmlDeviceGetGpuInstanceProfileInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profile", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlGpuInstanceProfileInfo_t *", word: 2, words: 1, role: Role::Struct(181), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2165, name: "nvmlDeviceGetGpuInstanceProfileInfoByIdV", base: "nvmlDeviceGetGpuInstanceProfileInfoByIdV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlGpuInstanceProfileInfo_v2_t *", word: 2, words: 1, role: Role::Struct(182), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2166, name: "nvmlDeviceGetGpuInstanceProfileInfoV", base: "nvmlDeviceGetGpuInstanceProfileInfoV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profile", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlGpuInstanceProfileInfo_v2_t *", word: 2, words: 1, role: Role::Struct(182), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2167, name: "nvmlDeviceGetGpuInstanceRemainingCapacity", base: "nvmlDeviceGetGpuInstanceRemainingCapacity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2168, name: "nvmlDeviceGetGpuInstances", base: "nvmlDeviceGetGpuInstances", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "gpuInstances", ty: "nvmlGpuInstance_t *", word: 2, words: 1, role: Role::List(Some(3)), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 3, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2169, name: "nvmlDeviceGetGpuMaxPcieLinkGeneration", base: "nvmlDeviceGetGpuMaxPcieLinkGeneration", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "maxLinkGenDevice", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2170, name: "nvmlDeviceGetGpuOperationMode", base: "nvmlDeviceGetGpuOperationMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "current", ty: "nvmlGpuOperationMode_t *", word: 1, words: 1, role: Role::Enum(197), out: 4, copy: 0 },
            Arg { name: "pending", ty: "nvmlGpuOperationMode_t *", word: 2, words: 1, role: Role::Enum(197), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2171, name: "nvmlDeviceGetGraphicsRunningProcesses", base: "nvmlDeviceGetGraphicsRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A10,
    },
    Function {
        id: 2172, name: "nvmlDeviceGetGraphicsRunningProcesses_v2", base: "nvmlDeviceGetGraphicsRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A11,
    },
    Function {
        id: 2173, name: "nvmlDeviceGetGraphicsRunningProcesses_v3", base: "nvmlDeviceGetGraphicsRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A12,
    },
    Function {
        id: 2174, name: "nvmlDeviceGetGridLicensableFeatures", base: "nvmlDeviceGetGridLicensableFeatures", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A13,
    },
    Function {
        id: 2175, name: "nvmlDeviceGetGridLicensableFeatures_v2", base: "nvmlDeviceGetGridLicensableFeatures", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A13,
    },
    Function {
        id: 2176, name: "nvmlDeviceGetGridLicensableFeatures_v3", base: "nvmlDeviceGetGridLicensableFeatures", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A13,
    },
    Function {
        id: 2177, name: "nvmlDeviceGetGridLicensableFeatures_v4", base: "nvmlDeviceGetGridLicensableFeatures", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A13,
    },
    Function {
        id: 2178, name: "nvmlDeviceGetGspFirmwareMode", base: "nvmlDeviceGetGspFirmwareMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "isEnabled", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "defaultMode", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2179, name: "nvmlDeviceGetGspFirmwareVersion", base: "nvmlDeviceGetGspFirmwareVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "version", ty: "char *", word: 1, words: 1, role: Role::List(None), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2180, name: "nvmlDeviceGetHandleByIndex", base: "nvmlDeviceGetHandleByIndex", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A14,
    },
    Function {
        id: 2181, name: "nvmlDeviceGetHandleByIndex_v2", base: "nvmlDeviceGetHandleByIndex", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A14,
    },
    Function {
        id: 2182, name: "nvmlDeviceGetHandleByPciBusId", base: "nvmlDeviceGetHandleByPciBusId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A15,
    },
    Function {
        id: 2183, name: "nvmlDeviceGetHandleByPciBusId_v2", base: "nvmlDeviceGetHandleByPciBusId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A15,
    },
    Function {
        id: 2184, name: "nvmlDeviceGetHandleBySerial", base: "nvmlDeviceGetHandleBySerial", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "serial", ty: "const char *", word: 0, words: 1, role: Role::Str, out: 0, copy: 0 },
            Arg { name: "device", ty: "nvmlDevice_t *", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2185, name: "nvmlDeviceGetHandleByUUID", base: "nvmlDeviceGetHandleByUUID", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "uuid", ty: "const char *", word: 0, words: 1, role: Role::Str, out: 0, copy: 0 },
            Arg { name: "device", ty: "nvmlDevice_t *", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2186, name: "nvmlDeviceGetHandleByUUIDV", base: "nvmlDeviceGetHandleByUUIDV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "uuid", ty: "const nvmlUUID_t *", word: 0, words: 1, role: Role::Struct(222), out: 0, copy: 52 },
            Arg { name: "device", ty: "nvmlDevice_t *", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2187, name: "nvmlDeviceGetHostVgpuMode", base: "nvmlDeviceGetHostVgpuMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pHostVgpuMode", ty: "nvmlHostVgpuMode_t *", word: 1, words: 1, role: Role::Enum(202), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2188, name: "nvmlDeviceGetHostname_v1", base: "nvmlDeviceGetHostname", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A31,
    },
    Function {
        id: 2189, name: "nvmlDeviceGetIndex", base: "nvmlDeviceGetIndex", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "index", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2190, name: "nvmlDeviceGetInforomConfigurationChecksum", base: "nvmlDeviceGetInforomConfigurationChecksum", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "checksum", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2191, name: "nvmlDeviceGetInforomImageVersion", base: "nvmlDeviceGetInforomImageVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A25,
    },
    Function {
        id: 2192, name: "nvmlDeviceGetInforomVersion", base: "nvmlDeviceGetInforomVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "object", ty: "nvmlInforomObject_t", word: 1, words: 1, role: Role::Enum(203), out: 0, copy: 0 },
            Arg { name: "version", ty: "char *", word: 2, words: 1, role: Role::List(Some(3)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 3, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2193, name: "nvmlDeviceGetIrqNum", base: "nvmlDeviceGetIrqNum", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "irqNum", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2194, name: "nvmlDeviceGetJpgUtilization", base: "nvmlDeviceGetJpgUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A6,
    },
    Function {
        id: 2195, name: "nvmlDeviceGetLastBBXFlushTime", base: "nvmlDeviceGetLastBBXFlushTime", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12030, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "timestamp", ty: "unsigned long long *", word: 1, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
            Arg { name: "durationUs", ty: "unsigned long *", word: 2, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2196, name: "nvmlDeviceGetMPSComputeRunningProcesses", base: "nvmlDeviceGetMPSComputeRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A10,
    },
    Function {
        id: 2197, name: "nvmlDeviceGetMPSComputeRunningProcesses_v2", base: "nvmlDeviceGetMPSComputeRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A11,
    },
    Function {
        id: 2198, name: "nvmlDeviceGetMPSComputeRunningProcesses_v3", base: "nvmlDeviceGetMPSComputeRunningProcesses", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A12,
    },
    Function {
        id: 2199, name: "nvmlDeviceGetMarginTemperature", base: "nvmlDeviceGetMarginTemperature", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "marginTempInfo", ty: "nvmlMarginTemperature_t *", word: 1, words: 1, role: Role::Struct(188), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2200, name: "nvmlDeviceGetMaxClockInfo", base: "nvmlDeviceGetMaxClockInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A16,
    },
    Function {
        id: 2201, name: "nvmlDeviceGetMaxCustomerBoostClock", base: "nvmlDeviceGetMaxCustomerBoostClock", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A4,
    },
    Function {
        id: 2202, name: "nvmlDeviceGetMaxMigDeviceCount", base: "nvmlDeviceGetMaxMigDeviceCount", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2203, name: "nvmlDeviceGetMaxPcieLinkGeneration", base: "nvmlDeviceGetMaxPcieLinkGeneration", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "maxLinkGen", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2204, name: "nvmlDeviceGetMaxPcieLinkWidth", base: "nvmlDeviceGetMaxPcieLinkWidth", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "maxLinkWidth", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2205, name: "nvmlDeviceGetMemClkMinMaxVfOffset", base: "nvmlDeviceGetMemClkMinMaxVfOffset", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A17,
    },
    Function {
        id: 2206, name: "nvmlDeviceGetMemClkVfOffset", base: "nvmlDeviceGetMemClkVfOffset", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A18,
    },
    Function {
        id: 2207, name: "nvmlDeviceGetMemoryAffinity", base: "nvmlDeviceGetMemoryAffinity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "nodeSetSize", ty: "unsigned int", word: 1, words: 1, role: Role::Bytes, out: 0, copy: 0 },
            Arg { name: "nodeSet", ty: "unsigned long *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
            Arg { name: "scope", ty: "nvmlAffinityScope_t", word: 3, words: 1, role: Role::Enum(179), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2208, name: "nvmlDeviceGetMemoryBusWidth", base: "nvmlDeviceGetMemoryBusWidth", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "busWidth", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2209, name: "nvmlDeviceGetMemoryErrorCounter", base: "nvmlDeviceGetMemoryErrorCounter", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "errorType", ty: "nvmlMemoryErrorType_t", word: 1, words: 1, role: Role::Enum(206), out: 0, copy: 0 },
            Arg { name: "counterType", ty: "nvmlEccCounterType_t", word: 2, words: 1, role: Role::Enum(192), out: 0, copy: 0 },
            Arg { name: "locationType", ty: "nvmlMemoryLocation_t", word: 3, words: 1, role: Role::Enum(207), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned long long *", word: 4, words: 1, role: Role::Count, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2210, name: "nvmlDeviceGetMemoryInfo", base: "nvmlDeviceGetMemoryInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "memory", ty: "nvmlMemory_t *", word: 1, words: 1, role: Role::Struct(189), out: 0, copy: 24 },
        ],
    },
    Function {
        id: 2211, name: "nvmlDeviceGetMemoryInfo_v2", base: "nvmlDeviceGetMemoryInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "memory", ty: "nvmlMemory_v2_t *", word: 1, words: 1, role: Role::Struct(190), out: 0, copy: 40 },
        ],
    },
    Function {
        id: 2212, name: "nvmlDeviceGetMemoryLimits_v1", base: "nvmlDeviceGetMemoryLimits", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "limits", ty: "nvmlGetMemoryLimits_v1_t *", word: 1, words: 1, role: Role::Struct(172), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2213, name: "nvmlDeviceGetMigDeviceHandleByIndex", base: "nvmlDeviceGetMigDeviceHandleByIndex", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "index", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "migDevice", ty: "nvmlDevice_t *", word: 2, words: 1, role: Role::Handle("nvmlDevice_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2214, name: "nvmlDeviceGetMigMode", base: "nvmlDeviceGetMigMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "currentMode", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "pendingMode", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2215, name: "nvmlDeviceGetMinMaxClockOfPState", base: "nvmlDeviceGetMinMaxClockOfPState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "type", ty: "nvmlClockType_t", word: 1, words: 1, role: Role::Enum(183), out: 0, copy: 0 },
            Arg { name: "pstate", ty: "nvmlPstates_t", word: 2, words: 1, role: Role::Enum(218), out: 0, copy: 0 },
            Arg { name: "minClockMHz", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "maxClockMHz", ty: "unsigned int *", word: 4, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2216, name: "nvmlDeviceGetMinMaxFanSpeed", base: "nvmlDeviceGetMinMaxFanSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "minSpeed", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "maxSpeed", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2217, name: "nvmlDeviceGetMinorNumber", base: "nvmlDeviceGetMinorNumber", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "minorNumber", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2218, name: "nvmlDeviceGetModuleId", base: "nvmlDeviceGetModuleId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "moduleId", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2219, name: "nvmlDeviceGetMultiGpuBoard", base: "nvmlDeviceGetMultiGpuBoard", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "multiGpuBool", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2220, name: "nvmlDeviceGetName", base: "nvmlDeviceGetName", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "name", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2221, name: "nvmlDeviceGetNumFans", base: "nvmlDeviceGetNumFans", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "numFans", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2222, name: "nvmlDeviceGetNumGpuCores", base: "nvmlDeviceGetNumGpuCores", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "numCores", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2223, name: "nvmlDeviceGetNumaNodeId", base: "nvmlDeviceGetNumaNodeId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "node", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2224, name: "nvmlDeviceGetNvLinkCapability", base: "nvmlDeviceGetNvLinkCapability", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "capability", ty: "nvmlNvLinkCapability_t", word: 2, words: 1, role: Role::Enum(208), out: 0, copy: 0 },
            Arg { name: "capResult", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2225, name: "nvmlDeviceGetNvLinkErrorCounter", base: "nvmlDeviceGetNvLinkErrorCounter", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "counter", ty: "nvmlNvLinkErrorCounter_t", word: 2, words: 1, role: Role::Enum(209), out: 0, copy: 0 },
            Arg { name: "counterValue", ty: "unsigned long long *", word: 3, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2226, name: "nvmlDeviceGetNvLinkInfo", base: "nvmlDeviceGetNvLinkInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlNvLinkInfo_t *", word: 1, words: 1, role: Role::Struct(191), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2227, name: "nvmlDeviceGetNvLinkRemoteDeviceType", base: "nvmlDeviceGetNvLinkRemoteDeviceType", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "pNvLinkDeviceType", ty: "nvmlIntNvLinkDeviceType_t *", word: 2, words: 1, role: Role::Enum(204), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2228, name: "nvmlDeviceGetNvLinkRemotePciInfo", base: "nvmlDeviceGetNvLinkRemotePciInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A19,
    },
    Function {
        id: 2229, name: "nvmlDeviceGetNvLinkRemotePciInfo_v2", base: "nvmlDeviceGetNvLinkRemotePciInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A19,
    },
    Function {
        id: 2230, name: "nvmlDeviceGetNvLinkState", base: "nvmlDeviceGetNvLinkState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "isActive", ty: "nvmlEnableState_t *", word: 2, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2231, name: "nvmlDeviceGetNvLinkTelemetrySamples_v1", base: "nvmlDeviceGetNvLinkTelemetrySamples", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "samples", ty: "nvmlNvlinkTelemetrySamples_v1_t *", word: 1, words: 1, role: Role::List(None), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2232, name: "nvmlDeviceGetNvLinkUtilizationControl", base: "nvmlDeviceGetNvLinkUtilizationControl", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "counter", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "control", ty: "nvmlNvLinkUtilizationControl_t *", word: 3, words: 1, role: Role::Struct(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2233, name: "nvmlDeviceGetNvLinkUtilizationCounter", base: "nvmlDeviceGetNvLinkUtilizationCounter", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "counter", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "rxcounter", ty: "unsigned long long *", word: 3, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
            Arg { name: "txcounter", ty: "unsigned long long *", word: 4, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2234, name: "nvmlDeviceGetNvLinkVersion", base: "nvmlDeviceGetNvLinkVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "version", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2235, name: "nvmlDeviceGetNvlinkBwMode", base: "nvmlDeviceGetNvlinkBwMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "getBwMode", ty: "nvmlNvlinkGetBwMode_t *", word: 1, words: 1, role: Role::Struct(194), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2236, name: "nvmlDeviceGetNvlinkSupportedBwModes", base: "nvmlDeviceGetNvlinkSupportedBwModes", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "supportedBwMode", ty: "nvmlNvlinkSupportedBwModes_t *", word: 1, words: 1, role: Role::Struct(197), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2237, name: "nvmlDeviceGetOfaUtilization", base: "nvmlDeviceGetOfaUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A6,
    },
    Function {
        id: 2238, name: "nvmlDeviceGetP2PStatus", base: "nvmlDeviceGetP2PStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device1", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "device2", ty: "nvmlDevice_t", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "p2pIndex", ty: "nvmlGpuP2PCapsIndex_t", word: 2, words: 1, role: Role::Enum(198), out: 0, copy: 0 },
            Arg { name: "p2pStatus", ty: "nvmlGpuP2PStatus_t *", word: 3, words: 1, role: Role::Enum(199), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2239, name: "nvmlDeviceGetPciInfo", base: "nvmlDeviceGetPciInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A20,
    },
    Function {
        id: 2240, name: "nvmlDeviceGetPciInfoExt", base: "nvmlDeviceGetPciInfoExt", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pci", ty: "nvmlPciInfoExt_t *", word: 1, words: 1, role: Role::Struct(201), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2241, name: "nvmlDeviceGetPciInfo_v2", base: "nvmlDeviceGetPciInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A20,
    },
    Function {
        id: 2242, name: "nvmlDeviceGetPciInfo_v3", base: "nvmlDeviceGetPciInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A20,
    },
    Function {
        id: 2243, name: "nvmlDeviceGetPcieLinkMaxSpeed", base: "nvmlDeviceGetPcieLinkMaxSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "maxSpeed", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2244, name: "nvmlDeviceGetPcieReplayCounter", base: "nvmlDeviceGetPcieReplayCounter", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "value", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2245, name: "nvmlDeviceGetPcieSpeed", base: "nvmlDeviceGetPcieSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pcieSpeed", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2246, name: "nvmlDeviceGetPcieThroughput", base: "nvmlDeviceGetPcieThroughput", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "counter", ty: "nvmlPcieUtilCounter_t", word: 1, words: 1, role: Role::Enum(214), out: 0, copy: 0 },
            Arg { name: "value", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2247, name: "nvmlDeviceGetPdi", base: "nvmlDeviceGetPdi", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pdi", ty: "nvmlPdi_t *", word: 1, words: 1, role: Role::Struct(203), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2248, name: "nvmlDeviceGetPerformanceModes", base: "nvmlDeviceGetPerformanceModes", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "perfModes", ty: "nvmlDevicePerfModes_t *", word: 1, words: 1, role: Role::Struct(155), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2249, name: "nvmlDeviceGetPerformanceState", base: "nvmlDeviceGetPerformanceState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A23,
    },
    Function {
        id: 2250, name: "nvmlDeviceGetPersistenceMode", base: "nvmlDeviceGetPersistenceMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A21,
    },
    Function {
        id: 2251, name: "nvmlDeviceGetPgpuMetadataString", base: "nvmlDeviceGetPgpuMetadataString", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pgpuMetadata", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "bufferSize", ty: "unsigned int *", word: 2, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2252, name: "nvmlDeviceGetPlatformInfo", base: "nvmlDeviceGetPlatformInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "platformInfo", ty: "nvmlPlatformInfo_t *", word: 1, words: 1, role: Role::Struct(204), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2253, name: "nvmlDeviceGetPowerManagementDefaultLimit", base: "nvmlDeviceGetPowerManagementDefaultLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "defaultLimit", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2254, name: "nvmlDeviceGetPowerManagementLimit", base: "nvmlDeviceGetPowerManagementLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A22,
    },
    Function {
        id: 2255, name: "nvmlDeviceGetPowerManagementLimitConstraints", base: "nvmlDeviceGetPowerManagementLimitConstraints", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "minLimit", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "maxLimit", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2256, name: "nvmlDeviceGetPowerManagementMode", base: "nvmlDeviceGetPowerManagementMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A21,
    },
    Function {
        id: 2257, name: "nvmlDeviceGetPowerMizerMode_v1", base: "nvmlDeviceGetPowerMizerMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A33,
    },
    Function {
        id: 2258, name: "nvmlDeviceGetPowerMode", base: "nvmlDeviceGetPowerMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 11080), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "powerModeId", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2259, name: "nvmlDeviceGetPowerSource", base: "nvmlDeviceGetPowerSource", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "powerSource", ty: "nvmlPowerSource_t *", word: 1, words: 1, role: Role::Enum(217), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2260, name: "nvmlDeviceGetPowerState", base: "nvmlDeviceGetPowerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A23,
    },
    Function {
        id: 2261, name: "nvmlDeviceGetPowerUsage", base: "nvmlDeviceGetPowerUsage", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "power", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2262, name: "nvmlDeviceGetProcessUtilization", base: "nvmlDeviceGetProcessUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "utilization", ty: "nvmlProcessUtilizationSample_t *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "processSamplesCount", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "lastSeenTimeStamp", ty: "unsigned long long", word: 3, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2263, name: "nvmlDeviceGetProcessesUtilizationInfo", base: "nvmlDeviceGetProcessesUtilizationInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "procesesUtilInfo", ty: "nvmlProcessesUtilizationInfo_t *", word: 1, words: 1, role: Role::Struct(209), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2264, name: "nvmlDeviceGetRemappedRows", base: "nvmlDeviceGetRemappedRows", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "corrRows", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "uncRows", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "isPending", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "failureOccurred", ty: "unsigned int *", word: 4, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2265, name: "nvmlDeviceGetRemappedRows_v2", base: "nvmlDeviceGetRemappedRows", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlRemappedRowsInfo_v2_t *", word: 1, words: 1, role: Role::Struct(210), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2266, name: "nvmlDeviceGetRepairStatus", base: "nvmlDeviceGetRepairStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "repairStatus", ty: "nvmlRepairStatus_t *", word: 1, words: 1, role: Role::Struct(211), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2267, name: "nvmlDeviceGetRetiredPages", base: "nvmlDeviceGetRetiredPages", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "cause", ty: "nvmlPageRetirementCause_t", word: 1, words: 1, role: Role::Enum(212), out: 0, copy: 0 },
            Arg { name: "pageCount", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "addresses", ty: "unsigned long long *", word: 3, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2268, name: "nvmlDeviceGetRetiredPagesPendingStatus", base: "nvmlDeviceGetRetiredPagesPendingStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "isPending", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2269, name: "nvmlDeviceGetRetiredPages_v2", base: "nvmlDeviceGetRetiredPages", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "cause", ty: "nvmlPageRetirementCause_t", word: 1, words: 1, role: Role::Enum(212), out: 0, copy: 0 },
            Arg { name: "pageCount", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "addresses", ty: "unsigned long long *", word: 3, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "timestamps", ty: "unsigned long long *", word: 4, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2270, name: "nvmlDeviceGetRowRemapperHistogram", base: "nvmlDeviceGetRowRemapperHistogram", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "values", ty: "nvmlRowRemapperHistogramValues_t *", word: 1, words: 1, role: Role::Struct(212), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2271, name: "nvmlDeviceGetRunningProcessDetailList", base: "nvmlDeviceGetRunningProcessDetailList", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "plist", ty: "nvmlProcessDetailList_t *", word: 1, words: 1, role: Role::Struct(208), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2272, name: "nvmlDeviceGetSamples", base: "nvmlDeviceGetSamples", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 6, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "type", ty: "nvmlSamplingType_t", word: 1, words: 1, role: Role::Enum(221), out: 0, copy: 0 },
            Arg { name: "lastSeenTimeStamp", ty: "unsigned long long", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "sampleValType", ty: "nvmlValueType_t *", word: 3, words: 1, role: Role::Enum(224), out: 4, copy: 0 },
            Arg { name: "sampleCount", ty: "unsigned int *", word: 4, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "samples", ty: "nvmlSample_t *", word: 5, words: 1, role: Role::List(Some(4)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2273, name: "nvmlDeviceGetSerial", base: "nvmlDeviceGetSerial", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "serial", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2274, name: "nvmlDeviceGetSramEccErrorStatus", base: "nvmlDeviceGetSramEccErrorStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "status", ty: "nvmlEccSramErrorStatus_t *", word: 1, words: 1, role: Role::Struct(160), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2275, name: "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", base: "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "errorCounts", ty: "nvmlEccSramUniqueUncorrectedErrorCounts_t *", word: 1, words: 1, role: Role::Struct(161), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2276, name: "nvmlDeviceGetSupportedClocksEventReasons", base: "nvmlDeviceGetSupportedClocksEventReasons", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "supportedClocksEventReasons", ty: "unsigned long long *", word: 1, words: 1, role: Role::Flags(Some(184)), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2277, name: "nvmlDeviceGetSupportedClocksThrottleReasons", base: "nvmlDeviceGetSupportedClocksThrottleReasons", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "supportedClocksThrottleReasons", ty: "unsigned long long *", word: 1, words: 1, role: Role::Flags(Some(184)), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2278, name: "nvmlDeviceGetSupportedEventTypes", base: "nvmlDeviceGetSupportedEventTypes", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "eventTypes", ty: "unsigned long long *", word: 1, words: 1, role: Role::Flags(Some(195)), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2279, name: "nvmlDeviceGetSupportedGraphicsClocks", base: "nvmlDeviceGetSupportedGraphicsClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "memoryClockMHz", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "clocksMHz", ty: "unsigned int *", word: 3, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2280, name: "nvmlDeviceGetSupportedMemoryClocks", base: "nvmlDeviceGetSupportedMemoryClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "clocksMHz", ty: "unsigned int *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2281, name: "nvmlDeviceGetSupportedPerformanceStates", base: "nvmlDeviceGetSupportedPerformanceStates", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pstates", ty: "nvmlPstates_t *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2282, name: "nvmlDeviceGetSupportedPowerModes", base: "nvmlDeviceGetSupportedPowerModes", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 11080), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "supportedPowerModes", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2283, name: "nvmlDeviceGetSupportedVgpus", base: "nvmlDeviceGetSupportedVgpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A24,
    },
    Function {
        id: 2284, name: "nvmlDeviceGetTargetFanSpeed", base: "nvmlDeviceGetTargetFanSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fan", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "targetSpeed", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2285, name: "nvmlDeviceGetTemperature", base: "nvmlDeviceGetTemperature", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "sensorType", ty: "nvmlTemperatureSensors_t", word: 1, words: 1, role: Role::Enum(222), out: 0, copy: 0 },
            Arg { name: "temp", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2286, name: "nvmlDeviceGetTemperatureThreshold", base: "nvmlDeviceGetTemperatureThreshold", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "thresholdType", ty: "nvmlTemperatureThresholds_t", word: 1, words: 1, role: Role::Enum(223), out: 0, copy: 0 },
            Arg { name: "temp", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2287, name: "nvmlDeviceGetTemperatureV", base: "nvmlDeviceGetTemperatureV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "temperature", ty: "nvmlTemperature_t *", word: 1, words: 1, role: Role::Struct(221), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2288, name: "nvmlDeviceGetThermalSettings", base: "nvmlDeviceGetThermalSettings", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "sensorIndex", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "pThermalSettings", ty: "nvmlGpuThermalSettings_t *", word: 2, words: 1, role: Role::Struct(184), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2289, name: "nvmlDeviceGetTopologyCommonAncestor", base: "nvmlDeviceGetTopologyCommonAncestor", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device1", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "device2", ty: "nvmlDevice_t", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pathInfo", ty: "nvmlGpuTopologyLevel_t *", word: 2, words: 1, role: Role::Enum(200), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2290, name: "nvmlDeviceGetTopologyNearestGpus", base: "nvmlDeviceGetTopologyNearestGpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "level", ty: "nvmlGpuTopologyLevel_t", word: 1, words: 1, role: Role::Enum(200), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "deviceArray", ty: "nvmlDevice_t *", word: 3, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2291, name: "nvmlDeviceGetTotalEccErrors", base: "nvmlDeviceGetTotalEccErrors", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "errorType", ty: "nvmlMemoryErrorType_t", word: 1, words: 1, role: Role::Enum(206), out: 0, copy: 0 },
            Arg { name: "counterType", ty: "nvmlEccCounterType_t", word: 2, words: 1, role: Role::Enum(192), out: 0, copy: 0 },
            Arg { name: "eccCounts", ty: "unsigned long long *", word: 3, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2292, name: "nvmlDeviceGetTotalEnergyConsumption", base: "nvmlDeviceGetTotalEnergyConsumption", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "energy", ty: "unsigned long long *", word: 1, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2293, name: "nvmlDeviceGetUUID", base: "nvmlDeviceGetUUID", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "uuid", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2294, name: "nvmlDeviceGetUnrepairableMemoryFlag_v1", base: "nvmlDeviceGetUnrepairableMemoryFlag", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13010, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "unrepairableMemoryStatus", ty: "nvmlUnrepairableMemoryStatus_v1_t *", word: 1, words: 1, role: Role::Struct(225), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2295, name: "nvmlDeviceGetUtilizationRates", base: "nvmlDeviceGetUtilizationRates", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "utilization", ty: "nvmlUtilization_t *", word: 1, words: 1, role: Role::Struct(226), out: 0, copy: 8 },
        ],
    },
    Function {
        id: 2296, name: "nvmlDeviceGetVbiosVersion", base: "nvmlDeviceGetVbiosVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A25,
    },
    Function {
        id: 2297, name: "nvmlDeviceGetVgpuCapabilities", base: "nvmlDeviceGetVgpuCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "capability", ty: "nvmlDeviceVgpuCapability_t", word: 1, words: 1, role: Role::Enum(190), out: 0, copy: 0 },
            Arg { name: "capResult", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2298, name: "nvmlDeviceGetVgpuHeterogeneousMode", base: "nvmlDeviceGetVgpuHeterogeneousMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pHeterogeneousMode", ty: "nvmlVgpuHeterogeneousMode_t *", word: 1, words: 1, role: Role::Struct(228), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2299, name: "nvmlDeviceGetVgpuInstancesUtilizationInfo", base: "nvmlDeviceGetVgpuInstancesUtilizationInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "vgpuUtilInfo", ty: "nvmlVgpuInstancesUtilizationInfo_t *", word: 1, words: 1, role: Role::Struct(229), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2300, name: "nvmlDeviceGetVgpuMetadata", base: "nvmlDeviceGetVgpuMetadata", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pgpuMetadata", ty: "nvmlVgpuPgpuMetadata_t *", word: 1, words: 1, role: Role::Struct(233), out: 0, copy: 0 },
            Arg { name: "bufferSize", ty: "unsigned int *", word: 2, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2301, name: "nvmlDeviceGetVgpuProcessUtilization", base: "nvmlDeviceGetVgpuProcessUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "lastSeenTimeStamp", ty: "unsigned long long", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "vgpuProcessSamplesCount", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "utilizationSamples", ty: "nvmlVgpuProcessUtilizationSample_t *", word: 3, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2302, name: "nvmlDeviceGetVgpuProcessesUtilizationInfo", base: "nvmlDeviceGetVgpuProcessesUtilizationInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "vgpuProcUtilInfo", ty: "nvmlVgpuProcessesUtilizationInfo_t *", word: 1, words: 1, role: Role::Struct(236), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2303, name: "nvmlDeviceGetVgpuSchedulerCapabilities", base: "nvmlDeviceGetVgpuSchedulerCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pCapabilities", ty: "nvmlVgpuSchedulerCapabilities_t *", word: 1, words: 1, role: Role::Struct(238), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2304, name: "nvmlDeviceGetVgpuSchedulerLog", base: "nvmlDeviceGetVgpuSchedulerLog", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerLog", ty: "nvmlVgpuSchedulerLog_t *", word: 1, words: 1, role: Role::Struct(242), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2305, name: "nvmlDeviceGetVgpuSchedulerLog_v2", base: "nvmlDeviceGetVgpuSchedulerLog", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerLogInfo", ty: "nvmlVgpuSchedulerLogInfo_v2_t *", word: 1, words: 1, role: Role::Struct(241), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2306, name: "nvmlDeviceGetVgpuSchedulerState", base: "nvmlDeviceGetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerState", ty: "nvmlVgpuSchedulerGetState_t *", word: 1, words: 1, role: Role::Struct(239), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2307, name: "nvmlDeviceGetVgpuSchedulerState_v2", base: "nvmlDeviceGetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerStateInfo", ty: "nvmlVgpuSchedulerStateInfo_v2_t *", word: 1, words: 1, role: Role::Struct(245), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2308, name: "nvmlDeviceGetVgpuTypeCreatablePlacements", base: "nvmlDeviceGetVgpuTypeCreatablePlacements", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A26,
    },
    Function {
        id: 2309, name: "nvmlDeviceGetVgpuTypeSupportedPlacements", base: "nvmlDeviceGetVgpuTypeSupportedPlacements", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A26,
    },
    Function {
        id: 2310, name: "nvmlDeviceGetVgpuUtilization", base: "nvmlDeviceGetVgpuUtilization", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "lastSeenTimeStamp", ty: "unsigned long long", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "sampleValType", ty: "nvmlValueType_t *", word: 2, words: 1, role: Role::Enum(224), out: 4, copy: 0 },
            Arg { name: "vgpuInstanceSamplesCount", ty: "unsigned int *", word: 3, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "utilizationSamples", ty: "nvmlVgpuInstanceUtilizationSample_t *", word: 4, words: 1, role: Role::List(Some(3)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2311, name: "nvmlDeviceGetViolationStatus", base: "nvmlDeviceGetViolationStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "perfPolicyType", ty: "nvmlPerfPolicyType_t", word: 1, words: 1, role: Role::Enum(215), out: 0, copy: 0 },
            Arg { name: "violTime", ty: "nvmlViolationTime_t *", word: 2, words: 1, role: Role::Struct(252), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2312, name: "nvmlDeviceGetVirtualizationMode", base: "nvmlDeviceGetVirtualizationMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pVirtualMode", ty: "nvmlGpuVirtualizationMode_t *", word: 1, words: 1, role: Role::Enum(201), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2313, name: "nvmlDeviceIsMigDeviceHandle", base: "nvmlDeviceIsMigDeviceHandle", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "isMigDevice", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2314, name: "nvmlDeviceModifyDrainState", base: "nvmlDeviceModifyDrainState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pciInfo", ty: "nvmlPciInfo_t *", word: 0, words: 1, role: Role::Struct(202), out: 0, copy: 0 },
            Arg { name: "newState", ty: "nvmlEnableState_t", word: 1, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2315, name: "nvmlDeviceOnSameBoard", base: "nvmlDeviceOnSameBoard", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device1", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "device2", ty: "nvmlDevice_t", word: 1, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "onSameBoard", ty: "int *", word: 2, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2316, name: "nvmlDevicePerfMetricsGetSamples_v1", base: "nvmlDevicePerfMetricsGetSamples", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "samples", ty: "nvmlPerfMetricsSamples_v1_t *", word: 1, words: 1, role: Role::List(None), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2317, name: "nvmlDevicePowerSmoothingActivatePresetProfile", base: "nvmlDevicePowerSmoothingActivatePresetProfile", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A27,
    },
    Function {
        id: 2318, name: "nvmlDevicePowerSmoothingSetState", base: "nvmlDevicePowerSmoothingSetState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "state", ty: "nvmlPowerSmoothingState_t *", word: 1, words: 1, role: Role::Struct(206), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2319, name: "nvmlDevicePowerSmoothingUpdatePresetProfileParam", base: "nvmlDevicePowerSmoothingUpdatePresetProfileParam", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A27,
    },
    Function {
        id: 2320, name: "nvmlDeviceQueryDrainState", base: "nvmlDeviceQueryDrainState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pciInfo", ty: "nvmlPciInfo_t *", word: 0, words: 1, role: Role::Struct(202), out: 0, copy: 0 },
            Arg { name: "currentState", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2321, name: "nvmlDeviceReadPRMCounters_v1", base: "nvmlDeviceReadPRMCounters", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13010, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "counterList", ty: "nvmlPRMCounterList_v1_t *", word: 1, words: 1, role: Role::Struct(198), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2322, name: "nvmlDeviceReadWritePRM_v1", base: "nvmlDeviceReadWritePRM", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "buffer", ty: "nvmlPRMTLV_v1_t *", word: 1, words: 1, role: Role::Struct(199), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2323, name: "nvmlDeviceRegisterEvents", base: "nvmlDeviceRegisterEvents", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "eventTypes", ty: "unsigned long long", word: 1, words: 1, role: Role::Flags(Some(195)), out: 0, copy: 0 },
            Arg { name: "set", ty: "nvmlEventSet_t", word: 2, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2324, name: "nvmlDeviceRemoveGpu", base: "nvmlDeviceRemoveGpu", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A28,
    },
    Function {
        id: 2325, name: "nvmlDeviceRemoveGpu_v2", base: "nvmlDeviceRemoveGpu", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pciInfo", ty: "nvmlPciInfo_t *", word: 0, words: 1, role: Role::Struct(202), out: 0, copy: 0 },
            Arg { name: "gpuState", ty: "nvmlDetachGpuState_t", word: 1, words: 1, role: Role::Enum(188), out: 0, copy: 0 },
            Arg { name: "linkState", ty: "nvmlPcieLinkState_t", word: 2, words: 1, role: Role::Enum(213), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2326, name: "nvmlDeviceResetApplicationsClocks", base: "nvmlDeviceResetApplicationsClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2327, name: "nvmlDeviceResetGpuLockedClocks", base: "nvmlDeviceResetGpuLockedClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2328, name: "nvmlDeviceResetMemoryLockedClocks", base: "nvmlDeviceResetMemoryLockedClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2329, name: "nvmlDeviceResetNvLinkErrorCounters", base: "nvmlDeviceResetNvLinkErrorCounters", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2330, name: "nvmlDeviceResetNvLinkUtilizationCounter", base: "nvmlDeviceResetNvLinkUtilizationCounter", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "counter", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2331, name: "nvmlDeviceSetAPIRestriction", base: "nvmlDeviceSetAPIRestriction", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "apiType", ty: "nvmlRestrictedAPI_t", word: 1, words: 1, role: Role::Enum(219), out: 0, copy: 0 },
            Arg { name: "isRestricted", ty: "nvmlEnableState_t", word: 2, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2332, name: "nvmlDeviceSetAccountingMode", base: "nvmlDeviceSetAccountingMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A29,
    },
    Function {
        id: 2333, name: "nvmlDeviceSetAdaptiveTgpMode_v1", base: "nvmlDeviceSetAdaptiveTgpMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A29,
    },
    Function {
        id: 2334, name: "nvmlDeviceSetApplicationsClocks", base: "nvmlDeviceSetApplicationsClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "memClockMHz", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "graphicsClockMHz", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2335, name: "nvmlDeviceSetAutoBoostedClocksEnabled", base: "nvmlDeviceSetAutoBoostedClocksEnabled", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "enabled", ty: "nvmlEnableState_t", word: 1, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2336, name: "nvmlDeviceSetClockOffsets", base: "nvmlDeviceSetClockOffsets", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12050, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A30,
    },
    Function {
        id: 2337, name: "nvmlDeviceSetComputeMode", base: "nvmlDeviceSetComputeMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlComputeMode_t", word: 1, words: 1, role: Role::Enum(185), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2338, name: "nvmlDeviceSetConfComputeUnprotectedMemSize", base: "nvmlDeviceSetConfComputeUnprotectedMemSize", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "sizeKiB", ty: "unsigned long long", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2339, name: "nvmlDeviceSetCpuAffinity", base: "nvmlDeviceSetCpuAffinity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2340, name: "nvmlDeviceSetDefaultAutoBoostedClocksEnabled", base: "nvmlDeviceSetDefaultAutoBoostedClocksEnabled", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "enabled", ty: "nvmlEnableState_t", word: 1, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
            Arg { name: "flags", ty: "unsigned int", word: 2, words: 1, role: Role::Flags(None), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2341, name: "nvmlDeviceSetDefaultFanSpeed_v2", base: "nvmlDeviceSetDefaultFanSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fan", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2342, name: "nvmlDeviceSetDramEncryptionMode", base: "nvmlDeviceSetDramEncryptionMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "dramEncryption", ty: "const nvmlDramEncryptionInfo_t *", word: 1, words: 1, role: Role::Struct(157), out: 0, copy: 8 },
        ],
    },
    Function {
        id: 2343, name: "nvmlDeviceSetDriverModel", base: "nvmlDeviceSetDriverModel", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "driverModel", ty: "nvmlDriverModel_t", word: 1, words: 1, role: Role::Enum(191), out: 0, copy: 0 },
            Arg { name: "flags", ty: "unsigned int", word: 2, words: 1, role: Role::Flags(None), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2344, name: "nvmlDeviceSetEccMode", base: "nvmlDeviceSetEccMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "ecc", ty: "nvmlEnableState_t", word: 1, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2345, name: "nvmlDeviceSetFanControlPolicy", base: "nvmlDeviceSetFanControlPolicy", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fan", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "policy", ty: "nvmlFanControlPolicy_t", word: 2, words: 1, role: Role::Enum(196), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2346, name: "nvmlDeviceSetFanSpeed_v2", base: "nvmlDeviceSetFanSpeed", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "fan", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "speed", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2347, name: "nvmlDeviceSetGpcClkVfOffset", base: "nvmlDeviceSetGpcClkVfOffset", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A32,
    },
    Function {
        id: 2348, name: "nvmlDeviceSetGpuLockedClocks", base: "nvmlDeviceSetGpuLockedClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "minGpuClockMHz", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "maxGpuClockMHz", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2349, name: "nvmlDeviceSetGpuOperationMode", base: "nvmlDeviceSetGpuOperationMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlGpuOperationMode_t", word: 1, words: 1, role: Role::Enum(197), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2350, name: "nvmlDeviceSetHostname_v1", base: "nvmlDeviceSetHostname", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A31,
    },
    Function {
        id: 2351, name: "nvmlDeviceSetMemClkVfOffset", base: "nvmlDeviceSetMemClkVfOffset", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A32,
    },
    Function {
        id: 2352, name: "nvmlDeviceSetMemoryLimits_v1", base: "nvmlDeviceSetMemoryLimits", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "limits", ty: "nvmlSetMemoryLimits_v1_t *", word: 1, words: 1, role: Role::Struct(214), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2353, name: "nvmlDeviceSetMemoryLockedClocks", base: "nvmlDeviceSetMemoryLockedClocks", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "minMemClockMHz", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "maxMemClockMHz", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2354, name: "nvmlDeviceSetMigMode", base: "nvmlDeviceSetMigMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "activationStatus", ty: "nvmlReturn_t *", word: 2, words: 1, role: Role::Enum(220), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2355, name: "nvmlDeviceSetNvLinkDeviceLowPowerThreshold", base: "nvmlDeviceSetNvLinkDeviceLowPowerThreshold", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlNvLinkPowerThres_t *", word: 1, words: 1, role: Role::Struct(192), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2356, name: "nvmlDeviceSetNvLinkUtilizationControl", base: "nvmlDeviceSetNvLinkUtilizationControl", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 5, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "link", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "counter", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "control", ty: "nvmlNvLinkUtilizationControl_t *", word: 3, words: 1, role: Role::Struct(193), out: 0, copy: 0 },
            Arg { name: "reset", ty: "unsigned int", word: 4, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2357, name: "nvmlDeviceSetNvlinkBwMode", base: "nvmlDeviceSetNvlinkBwMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "setBwMode", ty: "nvmlNvlinkSetBwMode_t *", word: 1, words: 1, role: Role::Struct(196), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2358, name: "nvmlDeviceSetNvlinkBwModeAsync_v1", base: "nvmlDeviceSetNvlinkBwModeAsync", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "setBwModeAsync", ty: "nvmlNvlinkSetBwModeAsync_v1_t *", word: 1, words: 1, role: Role::Struct(195), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2359, name: "nvmlDeviceSetPersistenceMode", base: "nvmlDeviceSetPersistenceMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A29,
    },
    Function {
        id: 2360, name: "nvmlDeviceSetPowerManagementLimit", base: "nvmlDeviceSetPowerManagementLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "limit", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2361, name: "nvmlDeviceSetPowerManagementLimit_v2", base: "nvmlDeviceSetPowerManagementLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "powerValue", ty: "nvmlPowerValue_v2_t *", word: 1, words: 1, role: Role::Struct(207), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2362, name: "nvmlDeviceSetPowerMizerMode_v1", base: "nvmlDeviceSetPowerMizerMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A33,
    },
    Function {
        id: 2363, name: "nvmlDeviceSetPowerMode", base: "nvmlDeviceSetPowerMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 11080), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "powerModeId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2364, name: "nvmlDeviceSetRusdSettings_v1", base: "nvmlDeviceSetRusdSettings", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13010, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "settings", ty: "nvmlRusdSettings_v1_t *", word: 1, words: 1, role: Role::Struct(213), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2365, name: "nvmlDeviceSetTemperatureThreshold", base: "nvmlDeviceSetTemperatureThreshold", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "thresholdType", ty: "nvmlTemperatureThresholds_t", word: 1, words: 1, role: Role::Enum(223), out: 0, copy: 0 },
            Arg { name: "temp", ty: "int *", word: 2, words: 1, role: Role::Int { signed: true }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2366, name: "nvmlDeviceSetVgpuCapabilities", base: "nvmlDeviceSetVgpuCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "capability", ty: "nvmlDeviceVgpuCapability_t", word: 1, words: 1, role: Role::Enum(190), out: 0, copy: 0 },
            Arg { name: "state", ty: "nvmlEnableState_t", word: 2, words: 1, role: Role::Enum(193), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2367, name: "nvmlDeviceSetVgpuHeterogeneousMode", base: "nvmlDeviceSetVgpuHeterogeneousMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pHeterogeneousMode", ty: "const nvmlVgpuHeterogeneousMode_t *", word: 1, words: 1, role: Role::Struct(228), out: 0, copy: 8 },
        ],
    },
    Function {
        id: 2368, name: "nvmlDeviceSetVgpuSchedulerState", base: "nvmlDeviceSetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerState", ty: "nvmlVgpuSchedulerSetState_t *", word: 1, words: 1, role: Role::Struct(243), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2369, name: "nvmlDeviceSetVgpuSchedulerState_v2", base: "nvmlDeviceSetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerState", ty: "nvmlVgpuSchedulerState_v2_t *", word: 1, words: 1, role: Role::Struct(247), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2370, name: "nvmlDeviceSetVirtualizationMode", base: "nvmlDeviceSetVirtualizationMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "virtualMode", ty: "nvmlGpuVirtualizationMode_t", word: 1, words: 1, role: Role::Enum(201), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2371, name: "nvmlDeviceValidateInforom", base: "nvmlDeviceValidateInforom", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2372, name: "nvmlDeviceVgpuForceGspUnload", base: "nvmlDeviceVgpuForceGspUnload", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A1,
    },
    Function {
        id: 2373, name: "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", base: "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A34,
    },
    Function {
        id: 2374, name: "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", base: "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "currentProfiles", ty: "nvmlWorkloadPowerProfileCurrentProfiles_t *", word: 1, words: 1, role: Role::Struct(253), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2375, name: "nvmlDeviceWorkloadPowerProfileGetProfilesInfo", base: "nvmlDeviceWorkloadPowerProfileGetProfilesInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "profilesInfo", ty: "nvmlWorkloadPowerProfileProfilesInfo_t *", word: 1, words: 1, role: Role::Struct(254), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2376, name: "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", base: "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A34,
    },
    Function {
        id: 2377, name: "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1", base: "nvmlDeviceWorkloadPowerProfileUpdateProfiles", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13010, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "updateProfiles", ty: "nvmlWorkloadPowerProfileUpdateProfiles_v1_t *", word: 1, words: 1, role: Role::Struct(256), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2378, name: "nvmlErrorString", base: "nvmlErrorString", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Pointer, element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "result", ty: "nvmlReturn_t", word: 0, words: 1, role: Role::Enum(220), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2379, name: "nvmlEventSetCreate", base: "nvmlEventSetCreate", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t *", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2380, name: "nvmlEventSetFree", base: "nvmlEventSetFree", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2381, name: "nvmlEventSetGetContextCount_v1", base: "nvmlEventSetGetContextCount", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "params", ty: "nvmlEventSetGetContextCount_v1_t *", word: 1, words: 1, role: Role::Struct(163), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2382, name: "nvmlEventSetGetContextData_v1", base: "nvmlEventSetGetContextData", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "params", ty: "nvmlEventSetGetContextData_v1_t *", word: 1, words: 1, role: Role::Struct(164), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2383, name: "nvmlEventSetGetContextInfo_v1", base: "nvmlEventSetGetContextInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "params", ty: "nvmlEventSetGetContextInfo_v1_t *", word: 1, words: 1, role: Role::Struct(165), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2384, name: "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1", base: "nvmlEventSetGetGpuOperationalEventContextLegacyXid", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "params", ty: "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *", word: 1, words: 1, role: Role::Struct(166), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2385, name: "nvmlEventSetRegisterGpuOperationalEvents_v1", base: "nvmlEventSetRegisterGpuOperationalEvents", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "eventSet", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "config", ty: "const nvmlGpuOperationalEventConfig_v1_t *", word: 1, words: 1, role: Role::Struct(183), out: 0, copy: 104 },
        ],
    },
    Function {
        id: 2386, name: "nvmlEventSetWait", base: "nvmlEventSetWait", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A35,
    },
    Function {
        id: 2387, name: "nvmlEventSetWait_v2", base: "nvmlEventSetWait", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: A35,
    },
    Function {
        id: 2388, name: "nvmlEventSetWait_v3", base: "nvmlEventSetWait", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "set", ty: "nvmlEventSet_t", word: 0, words: 1, role: Role::Handle("nvmlEventSet_t"), out: 0, copy: 0 },
            Arg { name: "params", ty: "nvmlEventSetWait_v3_t *", word: 1, words: 1, role: Role::Struct(167), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2389, name: "nvmlGetExcludedDeviceCount", base: "nvmlGetExcludedDeviceCount", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A3,
    },
    Function {
        id: 2390, name: "nvmlGetExcludedDeviceInfoByIndex", base: "nvmlGetExcludedDeviceInfoByIndex", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "index", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlExcludedDeviceInfo_t *", word: 1, words: 1, role: Role::Struct(168), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2391, name: "nvmlGetVgpuCompatibility", base: "nvmlGetVgpuCompatibility", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuMetadata", ty: "nvmlVgpuMetadata_t *", word: 0, words: 1, role: Role::Struct(231), out: 0, copy: 0 },
            Arg { name: "pgpuMetadata", ty: "nvmlVgpuPgpuMetadata_t *", word: 1, words: 1, role: Role::Struct(233), out: 0, copy: 0 },
            Arg { name: "compatibilityInfo", ty: "nvmlVgpuPgpuCompatibility_t *", word: 2, words: 1, role: Role::Struct(232), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2392, name: "nvmlGetVgpuDriverCapabilities", base: "nvmlGetVgpuDriverCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "capability", ty: "nvmlVgpuDriverCapability_t", word: 0, words: 1, role: Role::Enum(226), out: 0, copy: 0 },
            Arg { name: "capResult", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2393, name: "nvmlGetVgpuVersion", base: "nvmlGetVgpuVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "supported", ty: "nvmlVgpuVersion_t *", word: 0, words: 1, role: Role::Struct(251), out: 0, copy: 0 },
            Arg { name: "current", ty: "nvmlVgpuVersion_t *", word: 1, words: 1, role: Role::Struct(251), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2394, name: "nvmlGpmMetricsGet", base: "nvmlGpmMetricsGet", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "metricsGet", ty: "nvmlGpmMetricsGet_t *", word: 0, words: 1, role: Role::Struct(173), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2395, name: "nvmlGpmMigSampleGet", base: "nvmlGpmMigSampleGet", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpuInstanceId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "gpmSample", ty: "nvmlGpmSample_t", word: 2, words: 1, role: Role::Handle("nvmlGpmSample_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2396, name: "nvmlGpmQueryDeviceSupport", base: "nvmlGpmQueryDeviceSupport", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpmSupport", ty: "nvmlGpmSupport_t *", word: 1, words: 1, role: Role::Struct(174), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2397, name: "nvmlGpmQueryIfStreamingEnabled", base: "nvmlGpmQueryIfStreamingEnabled", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A36,
    },
    Function {
        id: 2398, name: "nvmlGpmSampleAlloc", base: "nvmlGpmSampleAlloc", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpmSample", ty: "nvmlGpmSample_t *", word: 0, words: 1, role: Role::Handle("nvmlGpmSample_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2399, name: "nvmlGpmSampleFree", base: "nvmlGpmSampleFree", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpmSample", ty: "nvmlGpmSample_t", word: 0, words: 1, role: Role::Handle("nvmlGpmSample_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2400, name: "nvmlGpmSampleGet", base: "nvmlGpmSampleGet", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "gpmSample", ty: "nvmlGpmSample_t", word: 1, words: 1, role: Role::Handle("nvmlGpmSample_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2401, name: "nvmlGpmSetStreamingEnabled", base: "nvmlGpmSetStreamingEnabled", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A37,
    },
    Function {
        id: 2402, name: "nvmlGpuInstanceCreateComputeInstance", base: "nvmlGpuInstanceCreateComputeInstance", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "computeInstance", ty: "nvmlComputeInstance_t *", word: 2, words: 1, role: Role::Handle("nvmlComputeInstance_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2403, name: "nvmlGpuInstanceCreateComputeInstanceWithPlacement", base: "nvmlGpuInstanceCreateComputeInstanceWithPlacement", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "placement", ty: "const nvmlComputeInstancePlacement_t *", word: 2, words: 1, role: Role::Struct(140), out: 0, copy: 8 },
            Arg { name: "computeInstance", ty: "nvmlComputeInstance_t *", word: 3, words: 1, role: Role::Handle("nvmlComputeInstance_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2404, name: "nvmlGpuInstanceDestroy", base: "nvmlGpuInstanceDestroy", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2405, name: "nvmlGpuInstanceGetActiveVgpus", base: "nvmlGpuInstanceGetActiveVgpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pVgpuInstanceInfo", ty: "nvmlActiveVgpuInstanceInfo_t *", word: 1, words: 1, role: Role::Struct(131), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2406, name: "nvmlGpuInstanceGetComputeInstanceById", base: "nvmlGpuInstanceGetComputeInstanceById", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "id", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "computeInstance", ty: "nvmlComputeInstance_t *", word: 2, words: 1, role: Role::Handle("nvmlComputeInstance_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2407, name: "nvmlGpuInstanceGetComputeInstancePossiblePlacements", base: "nvmlGpuInstanceGetComputeInstancePossiblePlacements", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12000, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "placements", ty: "nvmlComputeInstancePlacement_t *", word: 2, words: 1, role: Role::List(Some(3)), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 3, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2408, name: "nvmlGpuInstanceGetComputeInstanceProfileInfo", base: "nvmlGpuInstanceGetComputeInstanceProfileInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profile", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "engProfile", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlComputeInstanceProfileInfo_t *", word: 3, words: 1, role: Role::Struct(141), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2409, name: "nvmlGpuInstanceGetComputeInstanceProfileInfoV", base: "nvmlGpuInstanceGetComputeInstanceProfileInfoV", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profile", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "engProfile", ty: "unsigned int", word: 2, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlComputeInstanceProfileInfo_v2_t *", word: 3, words: 1, role: Role::Struct(142), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2410, name: "nvmlGpuInstanceGetComputeInstanceRemainingCapacity", base: "nvmlGpuInstanceGetComputeInstanceRemainingCapacity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2411, name: "nvmlGpuInstanceGetComputeInstances", base: "nvmlGpuInstanceGetComputeInstances", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "profileId", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "computeInstances", ty: "nvmlComputeInstance_t *", word: 2, words: 1, role: Role::List(Some(3)), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 3, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2412, name: "nvmlGpuInstanceGetCreatableVgpus", base: "nvmlGpuInstanceGetCreatableVgpus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pVgpus", ty: "nvmlVgpuTypeIdInfo_t *", word: 1, words: 1, role: Role::Struct(249), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2413, name: "nvmlGpuInstanceGetInfo", base: "nvmlGpuInstanceGetInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlGpuInstanceInfo_t *", word: 1, words: 1, role: Role::Struct(179), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2414, name: "nvmlGpuInstanceGetVgpuHeterogeneousMode", base: "nvmlGpuInstanceGetVgpuHeterogeneousMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pHeterogeneousMode", ty: "nvmlVgpuHeterogeneousMode_t *", word: 1, words: 1, role: Role::Struct(228), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2415, name: "nvmlGpuInstanceGetVgpuSchedulerLog", base: "nvmlGpuInstanceGetVgpuSchedulerLog", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerLogInfo", ty: "nvmlVgpuSchedulerLogInfo_t *", word: 1, words: 1, role: Role::Struct(240), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2416, name: "nvmlGpuInstanceGetVgpuSchedulerLog_v2", base: "nvmlGpuInstanceGetVgpuSchedulerLog", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerLogInfo", ty: "nvmlVgpuSchedulerLogInfo_v2_t *", word: 1, words: 1, role: Role::Struct(241), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2417, name: "nvmlGpuInstanceGetVgpuSchedulerState", base: "nvmlGpuInstanceGetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerStateInfo", ty: "nvmlVgpuSchedulerStateInfo_t *", word: 1, words: 1, role: Role::Struct(244), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2418, name: "nvmlGpuInstanceGetVgpuSchedulerState_v2", base: "nvmlGpuInstanceGetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerStateInfo", ty: "nvmlVgpuSchedulerStateInfo_v2_t *", word: 1, words: 1, role: Role::Struct(245), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2419, name: "nvmlGpuInstanceGetVgpuTypeCreatablePlacements", base: "nvmlGpuInstanceGetVgpuTypeCreatablePlacements", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pCreatablePlacementInfo", ty: "nvmlVgpuCreatablePlacementInfo_t *", word: 1, words: 1, role: Role::Struct(227), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2420, name: "nvmlGpuInstanceSetVgpuHeterogeneousMode", base: "nvmlGpuInstanceSetVgpuHeterogeneousMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pHeterogeneousMode", ty: "const nvmlVgpuHeterogeneousMode_t *", word: 1, words: 1, role: Role::Struct(228), out: 0, copy: 8 },
        ],
    },
    Function {
        id: 2421, name: "nvmlGpuInstanceSetVgpuSchedulerState", base: "nvmlGpuInstanceSetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pScheduler", ty: "nvmlVgpuSchedulerState_t *", word: 1, words: 1, role: Role::Struct(246), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2422, name: "nvmlGpuInstanceSetVgpuSchedulerState_v2", base: "nvmlGpuInstanceSetVgpuSchedulerState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "gpuInstance", ty: "nvmlGpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlGpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pSchedulerState", ty: "nvmlVgpuSchedulerState_v2_t *", word: 1, words: 1, role: Role::Struct(247), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2423, name: "nvmlInit", base: "nvmlInit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 0, stack: 0, floats: 0 },
        args: &[
        ],
    },
    Function {
        id: 2424, name: "nvmlInitWithFlags", base: "nvmlInitWithFlags", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "flags", ty: "unsigned int", word: 0, words: 1, role: Role::Flags(None), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2425, name: "nvmlInit_v2", base: "nvmlInit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 0, stack: 0, floats: 0 },
        args: &[
        ],
    },
    Function {
        id: 2426, name: "nvmlSetVgpuVersion", base: "nvmlSetVgpuVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuVersion", ty: "nvmlVgpuVersion_t *", word: 0, words: 1, role: Role::Struct(251), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2427, name: "nvmlShutdown", base: "nvmlShutdown", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 0, stack: 0, floats: 0 },
        args: &[
        ],
    },
    Function {
        id: 2428, name: "nvmlSystemEventSetCreate", base: "nvmlSystemEventSetCreate", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "request", ty: "nvmlSystemEventSetCreateRequest_t *", word: 0, words: 1, role: Role::Struct(217), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2429, name: "nvmlSystemEventSetFree", base: "nvmlSystemEventSetFree", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "request", ty: "nvmlSystemEventSetFreeRequest_t *", word: 0, words: 1, role: Role::Struct(218), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2430, name: "nvmlSystemEventSetWait", base: "nvmlSystemEventSetWait", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "request", ty: "nvmlSystemEventSetWaitRequest_t *", word: 0, words: 1, role: Role::Struct(219), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2431, name: "nvmlSystemGetCPER_v1", base: "nvmlSystemGetCPER", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (13030, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "cper", ty: "nvmlGetCPER_v1_t *", word: 0, words: 1, role: Role::Struct(171), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2432, name: "nvmlSystemGetConfComputeCapabilities", base: "nvmlSystemGetConfComputeCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "capabilities", ty: "nvmlConfComputeSystemCaps_t *", word: 0, words: 1, role: Role::Struct(148), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2433, name: "nvmlSystemGetConfComputeGpusReadyState", base: "nvmlSystemGetConfComputeGpusReadyState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "isAcceptingWork", ty: "unsigned int *", word: 0, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2434, name: "nvmlSystemGetConfComputeKeyRotationThresholdInfo", base: "nvmlSystemGetConfComputeKeyRotationThresholdInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pKeyRotationThrInfo", ty: "nvmlConfComputeGetKeyRotationThresholdInfo_t *", word: 0, words: 1, role: Role::Struct(143), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2435, name: "nvmlSystemGetConfComputeSettings", base: "nvmlSystemGetConfComputeSettings", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "settings", ty: "nvmlSystemConfComputeSettings_t *", word: 0, words: 1, role: Role::Struct(215), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2436, name: "nvmlSystemGetConfComputeState", base: "nvmlSystemGetConfComputeState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "state", ty: "nvmlConfComputeSystemState_t *", word: 0, words: 1, role: Role::Struct(149), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2437, name: "nvmlSystemGetCudaDriverVersion", base: "nvmlSystemGetCudaDriverVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A38,
    },
    Function {
        id: 2438, name: "nvmlSystemGetCudaDriverVersion_v2", base: "nvmlSystemGetCudaDriverVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: A38,
    },
    Function {
        id: 2439, name: "nvmlSystemGetDriverBranch", base: "nvmlSystemGetDriverBranch", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12060, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "branchInfo", ty: "nvmlSystemDriverBranchInfo_t *", word: 0, words: 1, role: Role::Struct(216), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 1, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2440, name: "nvmlSystemGetDriverVersion", base: "nvmlSystemGetDriverVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A39,
    },
    Function {
        id: 2441, name: "nvmlSystemGetHicVersion", base: "nvmlSystemGetHicVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "hwbcCount", ty: "unsigned int *", word: 0, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "hwbcEntries", ty: "nvmlHwbcEntry_t *", word: 1, words: 1, role: Role::List(Some(0)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2442, name: "nvmlSystemGetNVMLVersion", base: "nvmlSystemGetNVMLVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A39,
    },
    Function {
        id: 2443, name: "nvmlSystemGetNvlinkBwMode", base: "nvmlSystemGetNvlinkBwMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "nvlinkBwMode", ty: "unsigned int *", word: 0, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2444, name: "nvmlSystemGetProcessName", base: "nvmlSystemGetProcessName", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pid", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "name", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2445, name: "nvmlSystemGetTopologyGpuSet", base: "nvmlSystemGetTopologyGpuSet", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "cpuNumber", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "deviceArray", ty: "nvmlDevice_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2446, name: "nvmlSystemRegisterEvents", base: "nvmlSystemRegisterEvents", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "request", ty: "nvmlSystemRegisterEventRequest_t *", word: 0, words: 1, role: Role::Struct(220), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2447, name: "nvmlSystemSetConfComputeGpusReadyState", base: "nvmlSystemSetConfComputeGpusReadyState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "isAcceptingWork", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2448, name: "nvmlSystemSetConfComputeKeyRotationThresholdInfo", base: "nvmlSystemSetConfComputeKeyRotationThresholdInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pKeyRotationThrInfo", ty: "nvmlConfComputeSetKeyRotationThresholdInfo_t *", word: 0, words: 1, role: Role::Struct(147), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2449, name: "nvmlSystemSetNvlinkBwMode", base: "nvmlSystemSetNvlinkBwMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12020, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "nvlinkBwMode", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2450, name: "nvmlUnitGetCount", base: "nvmlUnitGetCount", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unitCount", ty: "unsigned int *", word: 0, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2451, name: "nvmlUnitGetDevices", base: "nvmlUnitGetDevices", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "deviceCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "devices", ty: "nvmlDevice_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2452, name: "nvmlUnitGetFanSpeedInfo", base: "nvmlUnitGetFanSpeedInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "fanSpeeds", ty: "nvmlUnitFanSpeeds_t *", word: 1, words: 1, role: Role::Struct(223), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2453, name: "nvmlUnitGetHandleByIndex", base: "nvmlUnitGetHandleByIndex", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "index", ty: "unsigned int", word: 0, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "unit", ty: "nvmlUnit_t *", word: 1, words: 1, role: Role::Handle("nvmlUnit_t"), out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2454, name: "nvmlUnitGetLedState", base: "nvmlUnitGetLedState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "state", ty: "nvmlLedState_t *", word: 1, words: 1, role: Role::Struct(187), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2455, name: "nvmlUnitGetPsuInfo", base: "nvmlUnitGetPsuInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "psu", ty: "nvmlPSUInfo_t *", word: 1, words: 1, role: Role::Struct(200), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2456, name: "nvmlUnitGetTemperature", base: "nvmlUnitGetTemperature", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "type", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "temp", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2457, name: "nvmlUnitGetUnitInfo", base: "nvmlUnitGetUnitInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "info", ty: "nvmlUnitInfo_t *", word: 1, words: 1, role: Role::Struct(224), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2458, name: "nvmlUnitSetLedState", base: "nvmlUnitSetLedState", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "unit", ty: "nvmlUnit_t", word: 0, words: 1, role: Role::Handle("nvmlUnit_t"), out: 0, copy: 0 },
            Arg { name: "color", ty: "nvmlLedColor_t", word: 1, words: 1, role: Role::Enum(205), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2459, name: "nvmlVgpuInstanceClearAccountingPids", base: "nvmlVgpuInstanceClearAccountingPids", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2460, name: "nvmlVgpuInstanceGetAccountingMode", base: "nvmlVgpuInstanceGetAccountingMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "mode", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2461, name: "nvmlVgpuInstanceGetAccountingPids", base: "nvmlVgpuInstanceGetAccountingPids", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "count", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "pids", ty: "unsigned int *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2462, name: "nvmlVgpuInstanceGetAccountingStats", base: "nvmlVgpuInstanceGetAccountingStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pid", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "stats", ty: "nvmlAccountingStats_t *", word: 2, words: 1, role: Role::Struct(129), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2463, name: "nvmlVgpuInstanceGetEccMode", base: "nvmlVgpuInstanceGetEccMode", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "eccMode", ty: "nvmlEnableState_t *", word: 1, words: 1, role: Role::Enum(193), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2464, name: "nvmlVgpuInstanceGetEncoderCapacity", base: "nvmlVgpuInstanceGetEncoderCapacity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "encoderCapacity", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2465, name: "nvmlVgpuInstanceGetEncoderSessions", base: "nvmlVgpuInstanceGetEncoderSessions", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "sessionCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "sessionInfo", ty: "nvmlEncoderSessionInfo_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2466, name: "nvmlVgpuInstanceGetEncoderStats", base: "nvmlVgpuInstanceGetEncoderStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "sessionCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "averageFps", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "averageLatency", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2467, name: "nvmlVgpuInstanceGetFBCSessions", base: "nvmlVgpuInstanceGetFBCSessions", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "sessionCount", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
            Arg { name: "sessionInfo", ty: "nvmlFBCSessionInfo_t *", word: 2, words: 1, role: Role::List(Some(1)), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2468, name: "nvmlVgpuInstanceGetFBCStats", base: "nvmlVgpuInstanceGetFBCStats", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "fbcStats", ty: "nvmlFBCStats_t *", word: 1, words: 1, role: Role::Struct(169), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2469, name: "nvmlVgpuInstanceGetFbUsage", base: "nvmlVgpuInstanceGetFbUsage", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "fbUsage", ty: "unsigned long long *", word: 1, words: 1, role: Role::Bytes, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2470, name: "nvmlVgpuInstanceGetFrameRateLimit", base: "nvmlVgpuInstanceGetFrameRateLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "frameRateLimit", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2471, name: "nvmlVgpuInstanceGetGpuInstanceId", base: "nvmlVgpuInstanceGetGpuInstanceId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "gpuInstanceId", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2472, name: "nvmlVgpuInstanceGetGpuPciId", base: "nvmlVgpuInstanceGetGpuPciId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "vgpuPciId", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int *", word: 2, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2473, name: "nvmlVgpuInstanceGetLicenseInfo", base: "nvmlVgpuInstanceGetLicenseInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A40,
    },
    Function {
        id: 2474, name: "nvmlVgpuInstanceGetLicenseInfo_v2", base: "nvmlVgpuInstanceGetLicenseInfo", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: A40,
    },
    Function {
        id: 2475, name: "nvmlVgpuInstanceGetLicenseStatus", base: "nvmlVgpuInstanceGetLicenseStatus", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "licensed", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2476, name: "nvmlVgpuInstanceGetMdevUUID", base: "nvmlVgpuInstanceGetMdevUUID", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "mdevUuid", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2477, name: "nvmlVgpuInstanceGetMetadata", base: "nvmlVgpuInstanceGetMetadata", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "vgpuMetadata", ty: "nvmlVgpuMetadata_t *", word: 1, words: 1, role: Role::Struct(231), out: 0, copy: 0 },
            Arg { name: "bufferSize", ty: "unsigned int *", word: 2, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2478, name: "nvmlVgpuInstanceGetPlacementId", base: "nvmlVgpuInstanceGetPlacementId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pPlacement", ty: "nvmlVgpuPlacementId_t *", word: 1, words: 1, role: Role::Struct(234), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2479, name: "nvmlVgpuInstanceGetRuntimeStateSize", base: "nvmlVgpuInstanceGetRuntimeStateSize", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "pState", ty: "nvmlVgpuRuntimeState_t *", word: 1, words: 1, role: Role::Struct(237), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2480, name: "nvmlVgpuInstanceGetType", base: "nvmlVgpuInstanceGetType", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t *", word: 1, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2481, name: "nvmlVgpuInstanceGetUUID", base: "nvmlVgpuInstanceGetUUID", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "uuid", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2482, name: "nvmlVgpuInstanceGetVmDriverVersion", base: "nvmlVgpuInstanceGetVmDriverVersion", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "version", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "length", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2483, name: "nvmlVgpuInstanceGetVmID", base: "nvmlVgpuInstanceGetVmID", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "vmId", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
            Arg { name: "vmIdType", ty: "nvmlVgpuVmIdType_t *", word: 3, words: 1, role: Role::Enum(230), out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2484, name: "nvmlVgpuInstanceSetEncoderCapacity", base: "nvmlVgpuInstanceSetEncoderCapacity", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuInstance", ty: "nvmlVgpuInstance_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuInstance_t"), out: 0, copy: 0 },
            Arg { name: "encoderCapacity", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2485, name: "nvmlVgpuTypeGetBAR1Info", base: "nvmlVgpuTypeGetBAR1Info", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12060, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "bar1Info", ty: "nvmlVgpuTypeBar1Info_t *", word: 1, words: 1, role: Role::Struct(248), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2486, name: "nvmlVgpuTypeGetCapabilities", base: "nvmlVgpuTypeGetCapabilities", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "capability", ty: "nvmlVgpuCapability_t", word: 1, words: 1, role: Role::Enum(225), out: 0, copy: 0 },
            Arg { name: "capResult", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2487, name: "nvmlVgpuTypeGetClass", base: "nvmlVgpuTypeGetClass", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "vgpuTypeClass", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int *", word: 2, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2488, name: "nvmlVgpuTypeGetDeviceID", base: "nvmlVgpuTypeGetDeviceID", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "deviceID", ty: "unsigned long long *", word: 1, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
            Arg { name: "subsystemID", ty: "unsigned long long *", word: 2, words: 1, role: Role::Int { signed: false }, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2489, name: "nvmlVgpuTypeGetFbReservation", base: "nvmlVgpuTypeGetFbReservation", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "fbReservation", ty: "unsigned long long *", word: 1, words: 1, role: Role::Bytes, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2490, name: "nvmlVgpuTypeGetFrameRateLimit", base: "nvmlVgpuTypeGetFrameRateLimit", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "frameRateLimit", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2491, name: "nvmlVgpuTypeGetFramebufferSize", base: "nvmlVgpuTypeGetFramebufferSize", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "fbSize", ty: "unsigned long long *", word: 1, words: 1, role: Role::Bytes, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2492, name: "nvmlVgpuTypeGetGpuInstanceProfileId", base: "nvmlVgpuTypeGetGpuInstanceProfileId", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "gpuInstanceProfileId", ty: "unsigned int *", word: 1, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2493, name: "nvmlVgpuTypeGetGspHeapSize", base: "nvmlVgpuTypeGetGspHeapSize", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12040, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "gspHeapSize", ty: "unsigned long long *", word: 1, words: 1, role: Role::Bytes, out: 8, copy: 0 },
        ],
    },
    Function {
        id: 2494, name: "nvmlVgpuTypeGetLicense", base: "nvmlVgpuTypeGetLicense", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "vgpuTypeLicenseString", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int", word: 2, words: 1, role: Role::Bytes, out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2495, name: "nvmlVgpuTypeGetMaxInstances", base: "nvmlVgpuTypeGetMaxInstances", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "device", ty: "nvmlDevice_t", word: 0, words: 1, role: Role::Handle("nvmlDevice_t"), out: 0, copy: 0 },
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 1, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "vgpuInstanceCount", ty: "unsigned int *", word: 2, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2496, name: "nvmlVgpuTypeGetMaxInstancesPerGpuInstance", base: "nvmlVgpuTypeGetMaxInstancesPerGpuInstance", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (12090, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 1, stack: 0, floats: 0 },
        args: &[
            Arg { name: "pMaxInstance", ty: "nvmlVgpuTypeMaxInstance_t *", word: 0, words: 1, role: Role::Struct(250), out: 0, copy: 0 },
        ],
    },
    Function {
        id: 2497, name: "nvmlVgpuTypeGetMaxInstancesPerVm", base: "nvmlVgpuTypeGetMaxInstancesPerVm", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "vgpuInstanceCountPerVm", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2498, name: "nvmlVgpuTypeGetName", base: "nvmlVgpuTypeGetName", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 3, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "vgpuTypeName", ty: "char *", word: 1, words: 1, role: Role::List(Some(2)), out: 0, copy: 0 },
            Arg { name: "size", ty: "unsigned int *", word: 2, words: 1, role: Role::Bytes, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2499, name: "nvmlVgpuTypeGetNumDisplayHeads", base: "nvmlVgpuTypeGetNumDisplayHeads", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 2, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "numDisplayHeads", ty: "unsigned int *", word: 1, words: 1, role: Role::Count, out: 4, copy: 0 },
        ],
    },
    Function {
        id: 2500, name: "nvmlVgpuTypeGetResolution", base: "nvmlVgpuTypeGetResolution", layer: Layer::Nvml, family: 5, group: Group::Monitor, abi: 0,
        per_thread: false, declared: (11080, 13040), returns: Returns::Status(220), element: 0,
        words: Words { regs: 4, stack: 0, floats: 0 },
        args: &[
            Arg { name: "vgpuTypeId", ty: "nvmlVgpuTypeId_t", word: 0, words: 1, role: Role::Handle("nvmlVgpuTypeId_t"), out: 0, copy: 0 },
            Arg { name: "displayIndex", ty: "unsigned int", word: 1, words: 1, role: Role::Int { signed: false }, out: 0, copy: 0 },
            Arg { name: "xdim", ty: "unsigned int *", word: 2, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
            Arg { name: "ydim", ty: "unsigned int *", word: 3, words: 1, role: Role::Int { signed: false }, out: 4, copy: 0 },
        ],
    },
];

/// Enums that arguments and fields use.
pub const ENUMS: &[Enum] = &[
    Enum { name: "nvmlAffinityScope_t", values: &[
        (0, "NVML_AFFINITY_SCOPE_NODE"),
        (1, "NVML_AFFINITY_SCOPE_SOCKET"),
    ] },
    Enum { name: "nvmlBrandType_t", values: &[
        (0, "NVML_BRAND_UNKNOWN"),
        (1, "NVML_BRAND_QUADRO"),
        (2, "NVML_BRAND_TESLA"),
        (3, "NVML_BRAND_NVS"),
        (4, "NVML_BRAND_GRID"),
        (5, "NVML_BRAND_GEFORCE"),
        (6, "NVML_BRAND_TITAN"),
        (7, "NVML_BRAND_NVIDIA_VAPPS"),
        (8, "NVML_BRAND_NVIDIA_VPC"),
        (9, "NVML_BRAND_NVIDIA_VCS"),
        (10, "NVML_BRAND_NVIDIA_VWS"),
        (11, "NVML_BRAND_NVIDIA_CLOUD_GAMING"),
        (12, "NVML_BRAND_QUADRO_RTX"),
        (13, "NVML_BRAND_NVIDIA_RTX"),
        (14, "NVML_BRAND_NVIDIA"),
        (15, "NVML_BRAND_GEFORCE_RTX"),
        (16, "NVML_BRAND_TITAN_RTX"),
        (17, "NVML_BRAND_NVIDIA_DLA"),
        (18, "NVML_BRAND_NVIDIA_VGAMEDEV"),
        (19, "NVML_BRAND_NVIDIA_NPU"),
    ] },
    Enum { name: "nvmlBusType_t", values: &[
        (0, "NVML_BUS_TYPE_UNKNOWN"),
        (1, "NVML_BUS_TYPE_PCI"),
        (2, "NVML_BUS_TYPE_PCIE"),
        (3, "NVML_BUS_TYPE_FPCI"),
        (4, "NVML_BUS_TYPE_AGP"),
    ] },
    Enum { name: "nvmlClockId_t", values: &[
        (0, "NVML_CLOCK_ID_CURRENT"),
        (1, "NVML_CLOCK_ID_APP_CLOCK_TARGET"),
        (2, "NVML_CLOCK_ID_APP_CLOCK_DEFAULT"),
        (3, "NVML_CLOCK_ID_CUSTOMER_BOOST_MAX"),
    ] },
    Enum { name: "nvmlClockType_t", values: &[
        (0, "NVML_CLOCK_GRAPHICS"),
        (1, "NVML_CLOCK_SM"),
        (2, "NVML_CLOCK_MEM"),
        (3, "NVML_CLOCK_VIDEO"),
    ] },
    Enum { name: "nvmlClocksEventReasons", values: &[
        (0, "nvmlClocksEventReasonNone"),
        (1, "nvmlClocksEventReasonGpuIdle"),
        (2, "nvmlClocksEventReasonApplicationsClocksSetting"),
        (4, "nvmlClocksEventReasonSwPowerCap"),
        (8, "nvmlClocksThrottleReasonHwSlowdown"),
        (16, "nvmlClocksEventReasonSyncBoost"),
        (32, "nvmlClocksEventReasonSwThermalSlowdown"),
        (64, "nvmlClocksThrottleReasonHwThermalSlowdown"),
        (128, "nvmlClocksThrottleReasonHwPowerBrakeSlowdown"),
        (256, "nvmlClocksEventReasonDisplayClockSetting"),
        (512, "nvmlClocksEventReasonBoardLimit"),
        (1024, "nvmlClocksEventReasonReliability"),
        (2047, "nvmlClocksEventReasonAll"),
    ] },
    Enum { name: "nvmlComputeMode_t", values: &[
        (0, "NVML_COMPUTEMODE_DEFAULT"),
        (1, "NVML_COMPUTEMODE_EXCLUSIVE_THREAD"),
        (2, "NVML_COMPUTEMODE_PROHIBITED"),
        (3, "NVML_COMPUTEMODE_EXCLUSIVE_PROCESS"),
    ] },
    Enum { name: "nvmlCoolerControl_t", values: &[
        (0, "NVML_THERMAL_COOLER_SIGNAL_NONE"),
        (1, "NVML_THERMAL_COOLER_SIGNAL_TOGGLE"),
        (2, "NVML_THERMAL_COOLER_SIGNAL_VARIABLE"),
    ] },
    Enum { name: "nvmlCoolerTarget_t", values: &[
        (1, "NVML_THERMAL_COOLER_TARGET_NONE"),
        (2, "NVML_THERMAL_COOLER_TARGET_GPU"),
        (4, "NVML_THERMAL_COOLER_TARGET_MEMORY"),
        (8, "NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY"),
        (14, "NVML_THERMAL_COOLER_TARGET_GPU_RELATED"),
    ] },
    Enum { name: "nvmlDetachGpuState_t", values: &[
        (0, "NVML_DETACH_GPU_KEEP"),
        (1, "NVML_DETACH_GPU_REMOVE"),
    ] },
    Enum { name: "nvmlDeviceArchitecture_t", values: &[
        (2, "NVML_DEVICE_ARCH_KEPLER"),
        (3, "NVML_DEVICE_ARCH_MAXWELL"),
        (4, "NVML_DEVICE_ARCH_PASCAL"),
        (5, "NVML_DEVICE_ARCH_VOLTA"),
        (6, "NVML_DEVICE_ARCH_TURING"),
        (7, "NVML_DEVICE_ARCH_AMPERE"),
        (8, "NVML_DEVICE_ARCH_ADA"),
        (9, "NVML_DEVICE_ARCH_HOPPER"),
        (10, "NVML_DEVICE_ARCH_BLACKWELL"),
        (11, "NVML_DEVICE_ARCH_DLA"),
        (12, "NVML_DEVICE_ARCH_DLA2"),
        (13, "NVML_DEVICE_ARCH_RUBIN"),
        (15, "NVML_DEVICE_ARCH_NPU3"),
        (4294967295, "NVML_DEVICE_ARCH_UNKNOWN"),
    ] },
    Enum { name: "nvmlDeviceVgpuCapability_t", values: &[
        (0, "NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU"),
        (1, "NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES"),
        (2, "NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES"),
        (3, "NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW"),
        (4, "NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW"),
        (5, "NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING"),
        (6, "NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU"),
        (7, "NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU"),
        (8, "NVML_DEVICE_VGPU_CAP_WARM_UPDATE"),
        (9, "NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS"),
        (10, "NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED"),
        (11, "NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED"),
    ] },
    Enum { name: "nvmlDriverModel_t", values: &[
        (0, "NVML_DRIVER_WDDM"),
        (1, "NVML_DRIVER_WDM"),
        (2, "NVML_DRIVER_MCDM"),
    ] },
    Enum { name: "nvmlEccCounterType_t", values: &[
        (0, "NVML_VOLATILE_ECC"),
        (1, "NVML_AGGREGATE_ECC"),
    ] },
    Enum { name: "nvmlEnableState_t", values: &[
        (0, "NVML_FEATURE_DISABLED"),
        (1, "NVML_FEATURE_ENABLED"),
    ] },
    Enum { name: "nvmlEncoderType_t", values: &[
        (0, "NVML_ENCODER_QUERY_H264"),
        (1, "NVML_ENCODER_QUERY_HEVC"),
        (2, "NVML_ENCODER_QUERY_AV1"),
        (255, "NVML_ENCODER_QUERY_UNKNOWN"),
    ] },
    Enum { name: "nvmlEventTypes", values: &[
        (0, "nvmlEventTypeNone"),
        (1, "nvmlEventTypeSingleBitEccError"),
        (2, "nvmlEventTypeDoubleBitEccError"),
        (4, "nvmlEventTypePState"),
        (8, "nvmlEventTypeXidCriticalError"),
        (16, "nvmlEventTypeClock"),
        (128, "nvmlEventTypePowerSourceChange"),
        (256, "nvmlEventMigConfigChange"),
        (512, "nvmlEventTypeSingleBitEccErrorStorm"),
        (1024, "nvmlEventTypeDramRetirementEvent"),
        (2048, "nvmlEventTypeDramRetirementFailure"),
        (4096, "nvmlEventTypeNonFatalPoisonError"),
        (8192, "nvmlEventTypeFatalPoisonError"),
        (16384, "nvmlEventTypeGpuUnavailableError"),
        (32768, "nvmlEventTypeGpuRecoveryAction"),
        (65439, "nvmlEventTypeAll"),
    ] },
    Enum { name: "nvmlFanControlPolicy_t", values: &[
        (0, "NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW"),
        (1, "NVML_FAN_POLICY_MANUAL"),
    ] },
    Enum { name: "nvmlGpuOperationMode_t", values: &[
        (0, "NVML_GOM_ALL_ON"),
        (1, "NVML_GOM_COMPUTE"),
        (2, "NVML_GOM_LOW_DP"),
    ] },
    Enum { name: "nvmlGpuP2PCapsIndex_t", values: &[
        (0, "NVML_P2P_CAPS_INDEX_READ"),
        (1, "NVML_P2P_CAPS_INDEX_WRITE"),
        (2, "NVML_P2P_CAPS_INDEX_NVLINK"),
        (3, "NVML_P2P_CAPS_INDEX_ATOMICS"),
        (4, "NVML_P2P_CAPS_INDEX_PCI"),
        (5, "NVML_P2P_CAPS_INDEX_UNKNOWN"),
    ] },
    Enum { name: "nvmlGpuP2PStatus_t", values: &[
        (0, "NVML_P2P_STATUS_OK"),
        (1, "NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED"),
        (2, "NVML_P2P_STATUS_GPU_NOT_SUPPORTED"),
        (3, "NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED"),
        (4, "NVML_P2P_STATUS_DISABLED_BY_REGKEY"),
        (5, "NVML_P2P_STATUS_NOT_SUPPORTED"),
        (6, "NVML_P2P_STATUS_UNKNOWN"),
    ] },
    Enum { name: "nvmlGpuTopologyLevel_t", values: &[
        (0, "NVML_TOPOLOGY_INTERNAL"),
        (10, "NVML_TOPOLOGY_SINGLE"),
        (20, "NVML_TOPOLOGY_MULTIPLE"),
        (30, "NVML_TOPOLOGY_HOSTBRIDGE"),
        (40, "NVML_TOPOLOGY_NODE"),
        (50, "NVML_TOPOLOGY_SYSTEM"),
    ] },
    Enum { name: "nvmlGpuVirtualizationMode_t", values: &[
        (0, "NVML_GPU_VIRTUALIZATION_MODE_NONE"),
        (1, "NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH"),
        (2, "NVML_GPU_VIRTUALIZATION_MODE_VGPU"),
        (3, "NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU"),
        (4, "NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA"),
    ] },
    Enum { name: "nvmlHostVgpuMode_t", values: &[
        (0, "NVML_HOST_VGPU_MODE_NON_SRIOV"),
        (1, "NVML_HOST_VGPU_MODE_SRIOV"),
    ] },
    Enum { name: "nvmlInforomObject_t", values: &[
        (0, "NVML_INFOROM_OEM"),
        (1, "NVML_INFOROM_ECC"),
        (2, "NVML_INFOROM_POWER"),
        (3, "NVML_INFOROM_DEN"),
    ] },
    Enum { name: "nvmlIntNvLinkDeviceType_t", values: &[
        (0, "NVML_NVLINK_DEVICE_TYPE_GPU"),
        (1, "NVML_NVLINK_DEVICE_TYPE_IBMNPU"),
        (2, "NVML_NVLINK_DEVICE_TYPE_SWITCH"),
        (255, "NVML_NVLINK_DEVICE_TYPE_UNKNOWN"),
    ] },
    Enum { name: "nvmlLedColor_t", values: &[
        (0, "NVML_LED_COLOR_GREEN"),
        (1, "NVML_LED_COLOR_AMBER"),
    ] },
    Enum { name: "nvmlMemoryErrorType_t", values: &[
        (0, "NVML_MEMORY_ERROR_TYPE_CORRECTED"),
        (1, "NVML_MEMORY_ERROR_TYPE_UNCORRECTED"),
    ] },
    Enum { name: "nvmlMemoryLocation_t", values: &[
        (0, "NVML_MEMORY_LOCATION_L1_CACHE"),
        (1, "NVML_MEMORY_LOCATION_L2_CACHE"),
        (2, "NVML_MEMORY_LOCATION_DRAM"),
        (3, "NVML_MEMORY_LOCATION_REGISTER_FILE"),
        (4, "NVML_MEMORY_LOCATION_TEXTURE_MEMORY"),
        (5, "NVML_MEMORY_LOCATION_TEXTURE_SHM"),
        (6, "NVML_MEMORY_LOCATION_CBU"),
        (7, "NVML_MEMORY_LOCATION_SRAM"),
    ] },
    Enum { name: "nvmlNvLinkCapability_t", values: &[
        (0, "NVML_NVLINK_CAP_P2P_SUPPORTED"),
        (1, "NVML_NVLINK_CAP_SYSMEM_ACCESS"),
        (2, "NVML_NVLINK_CAP_P2P_ATOMICS"),
        (3, "NVML_NVLINK_CAP_SYSMEM_ATOMICS"),
        (4, "NVML_NVLINK_CAP_SLI_BRIDGE"),
        (5, "NVML_NVLINK_CAP_VALID"),
    ] },
    Enum { name: "nvmlNvLinkErrorCounter_t", values: &[
        (0, "NVML_NVLINK_ERROR_DL_REPLAY"),
        (1, "NVML_NVLINK_ERROR_DL_RECOVERY"),
        (2, "NVML_NVLINK_ERROR_DL_CRC_FLIT"),
        (3, "NVML_NVLINK_ERROR_DL_CRC_DATA"),
        (4, "NVML_NVLINK_ERROR_DL_ECC_DATA"),
    ] },
    Enum { name: "nvmlNvLinkUtilizationCountPktTypes_t", values: &[
        (1, "NVML_NVLINK_COUNTER_PKTFILTER_NOP"),
        (2, "NVML_NVLINK_COUNTER_PKTFILTER_READ"),
        (4, "NVML_NVLINK_COUNTER_PKTFILTER_WRITE"),
        (8, "NVML_NVLINK_COUNTER_PKTFILTER_RATOM"),
        (16, "NVML_NVLINK_COUNTER_PKTFILTER_NRATOM"),
        (32, "NVML_NVLINK_COUNTER_PKTFILTER_FLUSH"),
        (64, "NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA"),
        (128, "NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA"),
        (255, "NVML_NVLINK_COUNTER_PKTFILTER_ALL"),
    ] },
    Enum { name: "nvmlNvLinkUtilizationCountUnits_t", values: &[
        (0, "NVML_NVLINK_COUNTER_UNIT_CYCLES"),
        (1, "NVML_NVLINK_COUNTER_UNIT_PACKETS"),
        (2, "NVML_NVLINK_COUNTER_UNIT_BYTES"),
        (3, "NVML_NVLINK_COUNTER_UNIT_RESERVED"),
    ] },
    Enum { name: "nvmlPageRetirementCause_t", values: &[
        (0, "NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS"),
        (1, "NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR"),
    ] },
    Enum { name: "nvmlPcieLinkState_t", values: &[
        (0, "NVML_PCIE_LINK_KEEP"),
        (1, "NVML_PCIE_LINK_SHUT_DOWN"),
    ] },
    Enum { name: "nvmlPcieUtilCounter_t", values: &[
        (0, "NVML_PCIE_UTIL_TX_BYTES"),
        (1, "NVML_PCIE_UTIL_RX_BYTES"),
    ] },
    Enum { name: "nvmlPerfPolicyType_t", values: &[
        (0, "NVML_PERF_POLICY_POWER"),
        (1, "NVML_PERF_POLICY_THERMAL"),
        (2, "NVML_PERF_POLICY_SYNC_BOOST"),
        (3, "NVML_PERF_POLICY_BOARD_LIMIT"),
        (4, "NVML_PERF_POLICY_LOW_UTILIZATION"),
        (5, "NVML_PERF_POLICY_RELIABILITY"),
        (10, "NVML_PERF_POLICY_TOTAL_APP_CLOCKS"),
        (11, "NVML_PERF_POLICY_TOTAL_BASE_CLOCKS"),
    ] },
    Enum { name: "nvmlPowerProfileOperation_t", values: &[
        (0, "NVML_POWER_PROFILE_OPERATION_CLEAR"),
        (1, "NVML_POWER_PROFILE_OPERATION_SET"),
        (2, "NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE"),
        (3, "NVML_POWER_PROFILE_OPERATION_MAX"),
    ] },
    Enum { name: "nvmlPowerSource_t", values: &[
        (0, "NVML_POWER_SOURCE_AC"),
        (1, "NVML_POWER_SOURCE_BATTERY"),
        (2, "NVML_POWER_SOURCE_UNDERSIZED"),
    ] },
    Enum { name: "nvmlPstates_t", values: &[
        (0, "NVML_PSTATE_0"),
        (1, "NVML_PSTATE_1"),
        (2, "NVML_PSTATE_2"),
        (3, "NVML_PSTATE_3"),
        (4, "NVML_PSTATE_4"),
        (5, "NVML_PSTATE_5"),
        (6, "NVML_PSTATE_6"),
        (7, "NVML_PSTATE_7"),
        (8, "NVML_PSTATE_8"),
        (9, "NVML_PSTATE_9"),
        (10, "NVML_PSTATE_10"),
        (11, "NVML_PSTATE_11"),
        (12, "NVML_PSTATE_12"),
        (13, "NVML_PSTATE_13"),
        (14, "NVML_PSTATE_14"),
        (15, "NVML_PSTATE_15"),
        (32, "NVML_PSTATE_UNKNOWN"),
    ] },
    Enum { name: "nvmlRestrictedAPI_t", values: &[
        (0, "NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS"),
        (1, "NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS"),
    ] },
    Enum { name: "nvmlReturn_t", values: &[
        (0, "NVML_SUCCESS"),
        (1, "NVML_ERROR_UNINITIALIZED"),
        (2, "NVML_ERROR_INVALID_ARGUMENT"),
        (3, "NVML_ERROR_NOT_SUPPORTED"),
        (4, "NVML_ERROR_NO_PERMISSION"),
        (5, "NVML_ERROR_ALREADY_INITIALIZED"),
        (6, "NVML_ERROR_NOT_FOUND"),
        (7, "NVML_ERROR_INSUFFICIENT_SIZE"),
        (8, "NVML_ERROR_INSUFFICIENT_POWER"),
        (9, "NVML_ERROR_DRIVER_NOT_LOADED"),
        (10, "NVML_ERROR_TIMEOUT"),
        (11, "NVML_ERROR_IRQ_ISSUE"),
        (12, "NVML_ERROR_LIBRARY_NOT_FOUND"),
        (13, "NVML_ERROR_FUNCTION_NOT_FOUND"),
        (14, "NVML_ERROR_CORRUPTED_INFOROM"),
        (15, "NVML_ERROR_GPU_IS_LOST"),
        (16, "NVML_ERROR_RESET_REQUIRED"),
        (17, "NVML_ERROR_OPERATING_SYSTEM"),
        (18, "NVML_ERROR_LIB_RM_VERSION_MISMATCH"),
        (19, "NVML_ERROR_IN_USE"),
        (20, "NVML_ERROR_MEMORY"),
        (21, "NVML_ERROR_NO_DATA"),
        (22, "NVML_ERROR_VGPU_ECC_NOT_SUPPORTED"),
        (23, "NVML_ERROR_INSUFFICIENT_RESOURCES"),
        (24, "NVML_ERROR_FREQ_NOT_SUPPORTED"),
        (25, "NVML_ERROR_ARGUMENT_VERSION_MISMATCH"),
        (26, "NVML_ERROR_DEPRECATED"),
        (27, "NVML_ERROR_NOT_READY"),
        (28, "NVML_ERROR_GPU_NOT_FOUND"),
        (29, "NVML_ERROR_INVALID_STATE"),
        (30, "NVML_ERROR_RESET_TYPE_NOT_SUPPORTED"),
        (999, "NVML_ERROR_UNKNOWN"),
    ] },
    Enum { name: "nvmlSamplingType_t", values: &[
        (0, "NVML_TOTAL_POWER_SAMPLES"),
        (1, "NVML_GPU_UTILIZATION_SAMPLES"),
        (2, "NVML_MEMORY_UTILIZATION_SAMPLES"),
        (3, "NVML_ENC_UTILIZATION_SAMPLES"),
        (4, "NVML_DEC_UTILIZATION_SAMPLES"),
        (5, "NVML_PROCESSOR_CLK_SAMPLES"),
        (6, "NVML_MEMORY_CLK_SAMPLES"),
        (7, "NVML_MODULE_POWER_SAMPLES"),
        (8, "NVML_JPG_UTILIZATION_SAMPLES"),
        (9, "NVML_OFA_UTILIZATION_SAMPLES"),
    ] },
    Enum { name: "nvmlTemperatureSensors_t", values: &[
        (0, "NVML_TEMPERATURE_GPU"),
        (1, "NVML_TEMPERATURE_GPU_MAX"),
    ] },
    Enum { name: "nvmlTemperatureThresholds_t", values: &[
        (0, "NVML_TEMPERATURE_THRESHOLD_SHUTDOWN"),
        (1, "NVML_TEMPERATURE_THRESHOLD_SLOWDOWN"),
        (2, "NVML_TEMPERATURE_THRESHOLD_MEM_MAX"),
        (3, "NVML_TEMPERATURE_THRESHOLD_GPU_MAX"),
        (4, "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN"),
        (5, "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR"),
        (6, "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX"),
        (7, "NVML_TEMPERATURE_THRESHOLD_GPS_CURR"),
    ] },
    Enum { name: "nvmlValueType_t", values: &[
        (0, "NVML_VALUE_TYPE_DOUBLE"),
        (1, "NVML_VALUE_TYPE_UNSIGNED_INT"),
        (2, "NVML_VALUE_TYPE_UNSIGNED_LONG"),
        (3, "NVML_VALUE_TYPE_UNSIGNED_LONG_LONG"),
        (4, "NVML_VALUE_TYPE_SIGNED_LONG_LONG"),
        (5, "NVML_VALUE_TYPE_SIGNED_INT"),
        (6, "NVML_VALUE_TYPE_UNSIGNED_SHORT"),
    ] },
    Enum { name: "nvmlVgpuCapability_t", values: &[
        (0, "NVML_VGPU_CAP_NVLINK_P2P"),
        (1, "NVML_VGPU_CAP_GPUDIRECT"),
        (2, "NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE"),
        (3, "NVML_VGPU_CAP_EXCLUSIVE_TYPE"),
        (4, "NVML_VGPU_CAP_EXCLUSIVE_SIZE"),
    ] },
    Enum { name: "nvmlVgpuDriverCapability_t", values: &[
        (0, "NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU"),
        (1, "NVML_VGPU_DRIVER_CAP_WARM_UPDATE"),
    ] },
    Enum { name: "nvmlVgpuGuestInfoState_t", values: &[
        (0, "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED"),
        (1, "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED"),
    ] },
    Enum { name: "nvmlVgpuPgpuCompatibilityLimitCode_t", values: &[
        (0, "NVML_VGPU_COMPATIBILITY_LIMIT_NONE"),
        (1, "NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER"),
        (2, "NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER"),
        (4, "NVML_VGPU_COMPATIBILITY_LIMIT_GPU"),
        (2147483648, "NVML_VGPU_COMPATIBILITY_LIMIT_OTHER"),
    ] },
    Enum { name: "nvmlVgpuVmCompatibility_t", values: &[
        (0, "NVML_VGPU_VM_COMPATIBILITY_NONE"),
        (1, "NVML_VGPU_VM_COMPATIBILITY_COLD"),
        (2, "NVML_VGPU_VM_COMPATIBILITY_HIBERNATE"),
        (4, "NVML_VGPU_VM_COMPATIBILITY_SLEEP"),
        (8, "NVML_VGPU_VM_COMPATIBILITY_LIVE"),
    ] },
    Enum { name: "nvmlVgpuVmIdType_t", values: &[
        (0, "NVML_VGPU_VM_ID_DOMAIN_ID"),
        (1, "NVML_VGPU_VM_ID_UUID"),
    ] },
];

/// Structs that arguments point to or are.
pub const STRUCTS: &[Struct] = &[
    Struct { name: "nvmlAccountingStats_t", size: 56, fields: &[
        Field { name: "gpuUtilization", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "memoryUtilization", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "maxMemoryUsage", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "time", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "startTime", offset: 24, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "isRunning", offset: 32, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlAccountingStats_v2_t", size: 64, fields: &[
        Field { name: "pid", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "isRunning", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "gpuUtilization", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "memoryUtilization", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "maxMemoryUsage", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "sampleCount", offset: 24, size: 4, role: Role::Count, when: None },
        Field { name: "sumGpuUtil", offset: 32, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "sumFbUtil", offset: 40, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "time", offset: 48, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "startTime", offset: 56, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlActiveVgpuInstanceInfo_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "vgpuInstances", offset: 8, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlAdaptiveTgpModeInfo_v1_t", size: 20, fields: &[
        Field { name: "inBandEnableRequest", offset: 0, size: 4, role: Role::Enum(193), when: None },
        Field { name: "featureAllowedByAdmin", offset: 4, size: 4, role: Role::Enum(193), when: None },
        Field { name: "adminOverrideEnabled", offset: 8, size: 4, role: Role::Enum(193), when: None },
        Field { name: "enablementStatus", offset: 12, size: 4, role: Role::Enum(193), when: None },
        Field { name: "adjustedLimitMw", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlBAR1Memory_t", size: 24, fields: &[
        Field { name: "bar1Total", offset: 0, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "bar1Free", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "bar1Used", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlBBXTimeData_v1_t", size: 4, fields: &[
        Field { name: "timeRun", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlBridgeChipHierarchy_t", size: 1028, fields: &[
        Field { name: "bridgeCount", offset: 0, size: 1, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlC2cModeInfo_v1_t", size: 4, fields: &[
        Field { name: "isC2cEnabled", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlClkMonStatus_t", size: 264, fields: &[
        Field { name: "bGlobalStatus", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "clkMonListSize", offset: 4, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlClockOffset_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "type", offset: 4, size: 4, role: Role::Enum(183), when: None },
        Field { name: "pstate", offset: 8, size: 4, role: Role::Enum(218), when: None },
        Field { name: "clockOffsetMHz", offset: 12, size: 4, role: Role::Int { signed: true }, when: None },
        Field { name: "minClockOffsetMHz", offset: 16, size: 4, role: Role::Int { signed: true }, when: None },
        Field { name: "maxClockOffsetMHz", offset: 20, size: 4, role: Role::Int { signed: true }, when: None },
    ] },
    Struct { name: "nvmlComputeInstanceInfo_t", size: 32, fields: &[
        Field { name: "device", offset: 0, size: 8, role: Role::Handle("nvmlDevice_t"), when: None },
        Field { name: "gpuInstance", offset: 8, size: 8, role: Role::Handle("nvmlGpuInstance_t"), when: None },
        Field { name: "id", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "profileId", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "placement.start", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "placement.size", offset: 28, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlComputeInstancePlacement_t", size: 8, fields: &[
        Field { name: "start", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "size", offset: 4, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlComputeInstanceProfileInfo_t", size: 36, fields: &[
        Field { name: "id", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sliceCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "instanceCount", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "multiprocessorCount", offset: 12, size: 4, role: Role::Count, when: None },
        Field { name: "sharedCopyEngineCount", offset: 16, size: 4, role: Role::Count, when: None },
        Field { name: "sharedDecoderCount", offset: 20, size: 4, role: Role::Count, when: None },
        Field { name: "sharedEncoderCount", offset: 24, size: 4, role: Role::Count, when: None },
        Field { name: "sharedJpegCount", offset: 28, size: 4, role: Role::Count, when: None },
        Field { name: "sharedOfaCount", offset: 32, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlComputeInstanceProfileInfo_v2_t", size: 136, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "id", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sliceCount", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "instanceCount", offset: 12, size: 4, role: Role::Count, when: None },
        Field { name: "multiprocessorCount", offset: 16, size: 4, role: Role::Count, when: None },
        Field { name: "sharedCopyEngineCount", offset: 20, size: 4, role: Role::Count, when: None },
        Field { name: "sharedDecoderCount", offset: 24, size: 4, role: Role::Count, when: None },
        Field { name: "sharedEncoderCount", offset: 28, size: 4, role: Role::Count, when: None },
        Field { name: "sharedJpegCount", offset: 32, size: 4, role: Role::Count, when: None },
        Field { name: "sharedOfaCount", offset: 36, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlConfComputeGetKeyRotationThresholdInfo_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "attackerAdvantage", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlConfComputeGpuAttestationReport_t", size: 12332, fields: &[
        Field { name: "isCecAttestationReportPresent", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "attestationReportSize", offset: 4, size: 4, role: Role::Bytes, when: None },
        Field { name: "cecAttestationReportSize", offset: 8, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlConfComputeGpuCertificate_t", size: 9224, fields: &[
        Field { name: "certChainSize", offset: 0, size: 4, role: Role::Bytes, when: None },
        Field { name: "attestationCertChainSize", offset: 4, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlConfComputeMemSizeInfo_t", size: 16, fields: &[
        Field { name: "protectedMemSizeKib", offset: 0, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "unprotectedMemSizeKib", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlConfComputeSetKeyRotationThresholdInfo_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "maxAttackerAdvantage", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlConfComputeSystemCaps_t", size: 8, fields: &[
        Field { name: "cpuCaps", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "gpusCaps", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlConfComputeSystemState_t", size: 12, fields: &[
        Field { name: "environment", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "ccFeature", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "devToolsMode", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlCoolerInfo_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "index", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "signalType", offset: 8, size: 4, role: Role::Enum(186), when: None },
        Field { name: "target", offset: 12, size: 4, role: Role::Enum(187), when: None },
    ] },
    Struct { name: "nvmlDeviceAddressingMode_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "value", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlDeviceAttributes_t", size: 40, fields: &[
        Field { name: "multiprocessorCount", offset: 0, size: 4, role: Role::Count, when: None },
        Field { name: "sharedCopyEngineCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "sharedDecoderCount", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "sharedEncoderCount", offset: 12, size: 4, role: Role::Count, when: None },
        Field { name: "sharedJpegCount", offset: 16, size: 4, role: Role::Count, when: None },
        Field { name: "sharedOfaCount", offset: 20, size: 4, role: Role::Count, when: None },
        Field { name: "gpuInstanceSliceCount", offset: 24, size: 4, role: Role::Count, when: None },
        Field { name: "computeInstanceSliceCount", offset: 28, size: 4, role: Role::Count, when: None },
        Field { name: "memorySizeMB", offset: 32, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlDeviceCapabilities_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "capMask", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlDeviceCurrentClockFreqs_v1_t", size: 2052, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlDevicePerfModes_v1_t", size: 2052, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlDevicePowerMizerModes_v1_t", size: 12, fields: &[
        Field { name: "currentMode", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "mode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "supportedPowerMizerModes", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlDramEncryptionInfo_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "encryptionState", offset: 4, size: 4, role: Role::Enum(193), when: None },
    ] },
    Struct { name: "nvmlEccBankRemapperStatus_v1_t", size: 20, fields: &[
        Field { name: "activeRemappings", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "inactiveRemappings", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bPending", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "histogram.maxSpareGroupCount", offset: 12, size: 4, role: Role::Count, when: None },
        Field { name: "histogram.noSpareGroupCount", offset: 16, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlEccErrorCounts_t", size: 32, fields: &[
        Field { name: "l1Cache", offset: 0, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "l2Cache", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "deviceMemory", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "registerFile", offset: 24, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlEccSramErrorStatus_v1_t", size: 104, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncParity", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncSecDed", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateCor", offset: 24, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "volatileUncParity", offset: 32, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "volatileUncSecDed", offset: 40, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "volatileCor", offset: 48, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncBucketL2", offset: 56, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncBucketSm", offset: 64, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncBucketPcie", offset: 72, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncBucketMcu", offset: 80, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "aggregateUncBucketOther", offset: 88, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "bThresholdExceeded", offset: 96, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlEccSramUniqueUncorrectedErrorCounts_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "entryCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "entries", offset: 8, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlEventData_t", size: 32, fields: &[
        Field { name: "device", offset: 0, size: 8, role: Role::Handle("nvmlDevice_t"), when: None },
        Field { name: "eventType", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "eventData", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "gpuInstanceId", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "computeInstanceId", offset: 28, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlEventSetGetContextCount_v1_t", size: 4, fields: &[
        Field { name: "count", offset: 0, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlEventSetGetContextData_v1_t", size: 16, fields: &[
        Field { name: "data", offset: 0, size: 8, role: Role::Opaque, when: None },
        Field { name: "index", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "dataSize", offset: 12, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlEventSetGetContextInfo_v1_t", size: 20, fields: &[
        Field { name: "index", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "nvmlGpuOperationalEventContextType", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sourceEventContextType", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "dataSize", offset: 12, size: 4, role: Role::Bytes, when: None },
        Field { name: "dataFormatVersion", offset: 16, size: 2, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t", size: 8, fields: &[
        Field { name: "index", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "xidCode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlEventSetWait_v3_t", size: 224, fields: &[
        Field { name: "timeoutMs", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "dataType", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "eventType", offset: 120, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "eventData", offset: 128, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "groupCursor", offset: 136, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "instanceId", offset: 144, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "timestampUsec", offset: 152, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "traceId", offset: 160, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "gpuInstanceId", offset: 168, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "computeInstanceId", offset: 172, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "severity", offset: 176, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "categoryId", offset: 180, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "moduleEventCode", offset: 184, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "scope", offset: 188, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "originator", offset: 192, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "moduleInstance", offset: 196, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "chipletId", offset: 200, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "logLevel", offset: 204, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "attributes", offset: 208, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "groupCperSize", offset: 212, size: 4, role: Role::Bytes, when: None },
        Field { name: "groupAttributes", offset: 216, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "groupSize", offset: 220, size: 1, role: Role::Bytes, when: None },
        Field { name: "groupIndex", offset: 221, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlExcludedDeviceInfo_t", size: 148, fields: &[
        Field { name: "pciInfo.domain", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciInfo.bus", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciInfo.device", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciInfo.pciDeviceId", offset: 28, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciInfo.pciSubSystemId", offset: 32, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlFBCStats_t", size: 12, fields: &[
        Field { name: "sessionsCount", offset: 0, size: 4, role: Role::Count, when: None },
        Field { name: "averageFPS", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "averageLatency", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlFanSpeedInfo_v1_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "fan", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "speed", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGetCPER_v1_t", size: 112, fields: &[
        Field { name: "cursor.cperTypeMask", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "cursor.handle", offset: 88, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "buffer", offset: 96, size: 8, role: Role::List(None), when: None },
        Field { name: "bufferSize", offset: 104, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlGetMemoryLimits_v1_t", size: 32, fields: &[
        Field { name: "nameSpace", offset: 0, size: 8, role: Role::Str, when: None },
        Field { name: "softLimit", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "hardLimit", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "currentUsed", offset: 24, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpmMetricsGet_t", size: 19104, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "numMetrics", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "sample1", offset: 8, size: 8, role: Role::Handle("nvmlGpmSample_t"), when: None },
        Field { name: "sample2", offset: 16, size: 8, role: Role::Handle("nvmlGpmSample_t"), when: None },
    ] },
    Struct { name: "nvmlGpmSupport_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "isSupportedDevice", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuDynamicPstatesInfo_t", size: 132, fields: &[
        Field { name: "flags", offset: 0, size: 4, role: Role::Flags(None), when: None },
    ] },
    Struct { name: "nvmlGpuFabricInfo_t", size: 28, fields: &[
        Field { name: "status", offset: 16, size: 4, role: Role::Enum(220), when: None },
        Field { name: "cliqueId", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "state", offset: 24, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuFabricInfo_v3_t", size: 40, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "status", offset: 20, size: 4, role: Role::Enum(220), when: None },
        Field { name: "cliqueId", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "state", offset: 28, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "healthMask", offset: 32, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "healthSummary", offset: 36, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuFabricInfo_v4_t", size: 548, fields: &[
        Field { name: "status", offset: 16, size: 4, role: Role::Enum(220), when: None },
        Field { name: "numCliques", offset: 532, size: 4, role: Role::Count, when: None },
        Field { name: "state", offset: 536, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "healthMask", offset: 540, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "healthSummary", offset: 544, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuInstanceInfo_t", size: 24, fields: &[
        Field { name: "device", offset: 0, size: 8, role: Role::Handle("nvmlDevice_t"), when: None },
        Field { name: "id", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "profileId", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "placement.start", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "placement.size", offset: 20, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlGpuInstancePlacement_t", size: 8, fields: &[
        Field { name: "start", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "size", offset: 4, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlGpuInstanceProfileInfo_t", size: 48, fields: &[
        Field { name: "id", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "isP2pSupported", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sliceCount", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "instanceCount", offset: 12, size: 4, role: Role::Count, when: None },
        Field { name: "multiprocessorCount", offset: 16, size: 4, role: Role::Count, when: None },
        Field { name: "copyEngineCount", offset: 20, size: 4, role: Role::Count, when: None },
        Field { name: "decoderCount", offset: 24, size: 4, role: Role::Count, when: None },
        Field { name: "encoderCount", offset: 28, size: 4, role: Role::Count, when: None },
        Field { name: "jpegCount", offset: 32, size: 4, role: Role::Count, when: None },
        Field { name: "ofaCount", offset: 36, size: 4, role: Role::Count, when: None },
        Field { name: "memorySizeMB", offset: 40, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuInstanceProfileInfo_v2_t", size: 152, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "id", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "isP2pSupported", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sliceCount", offset: 12, size: 4, role: Role::Count, when: None },
        Field { name: "instanceCount", offset: 16, size: 4, role: Role::Count, when: None },
        Field { name: "multiprocessorCount", offset: 20, size: 4, role: Role::Count, when: None },
        Field { name: "copyEngineCount", offset: 24, size: 4, role: Role::Count, when: None },
        Field { name: "decoderCount", offset: 28, size: 4, role: Role::Count, when: None },
        Field { name: "encoderCount", offset: 32, size: 4, role: Role::Count, when: None },
        Field { name: "jpegCount", offset: 36, size: 4, role: Role::Count, when: None },
        Field { name: "ofaCount", offset: 40, size: 4, role: Role::Count, when: None },
        Field { name: "memorySizeMB", offset: 48, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuOperationalEventConfig_v1_t", size: 104, fields: &[
        Field { name: "minLogLevel", offset: 96, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "minSeverity", offset: 100, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlGpuThermalSettings_t", size: 64, fields: &[
        Field { name: "count", offset: 0, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlGridLicensableFeatures_t", size: 860, fields: &[
        Field { name: "isGridLicenseSupported", offset: 0, size: 4, role: Role::Int { signed: true }, when: None },
        Field { name: "licensableFeaturesCount", offset: 4, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlHostname_v1_t", size: 64, fields: &[
    ] },
    Struct { name: "nvmlLedState_t", size: 260, fields: &[
        Field { name: "color", offset: 256, size: 4, role: Role::Enum(205), when: None },
    ] },
    Struct { name: "nvmlMarginTemperature_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "marginTemperature", offset: 4, size: 4, role: Role::Int { signed: true }, when: None },
    ] },
    Struct { name: "nvmlMemory_t", size: 24, fields: &[
        Field { name: "total", offset: 0, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "free", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "used", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlMemory_v2_t", size: 40, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "total", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "free", offset: 24, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "used", offset: 32, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlNvLinkInfo_v2_t", size: 1612, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "isNvleEnabled", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "firmwareInfo.numValidEntries", offset: 1608, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlNvLinkPowerThres_t", size: 4, fields: &[
        Field { name: "lowPwrThreshold", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlNvLinkUtilizationControl_t", size: 8, fields: &[
        Field { name: "units", offset: 0, size: 4, role: Role::Enum(211), when: None },
        Field { name: "pktfilter", offset: 4, size: 4, role: Role::Enum(210), when: None },
    ] },
    Struct { name: "nvmlNvlinkGetBwMode_v1_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bIsBest", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bwMode", offset: 8, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlNvlinkSetBwModeAsync_v1_t", size: 12, fields: &[
        Field { name: "bSetBest", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bwMode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "asyncPollTimeoutMs", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlNvlinkSetBwMode_v1_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bSetBest", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bwMode", offset: 8, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlNvlinkSupportedBwModes_v1_t", size: 28, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "totalBwModes", offset: 27, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPRMCounterList_v1_t", size: 16, fields: &[
        Field { name: "numCounters", offset: 0, size: 4, role: Role::Count, when: None },
        Field { name: "counters", offset: 8, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlPRMTLV_v1_t", size: 504, fields: &[
        Field { name: "dataSize", offset: 0, size: 4, role: Role::Bytes, when: None },
        Field { name: "status", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPSUInfo_t", size: 268, fields: &[
        Field { name: "current", offset: 256, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "voltage", offset: 260, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "power", offset: 264, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPciInfoExt_v1_t", size: 64, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "domain", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bus", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "device", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciDeviceId", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciSubSystemId", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "baseClass", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "subClass", offset: 28, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPciInfo_t", size: 68, fields: &[
        Field { name: "domain", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bus", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "device", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciDeviceId", offset: 28, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pciSubSystemId", offset: 32, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPdi_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "value", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPlatformInfo_v2_t", size: 44, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "slotNumber", offset: 36, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "trayIndex", offset: 37, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "hostId", offset: 38, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "peerType", offset: 39, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "moduleId", offset: 40, size: 1, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlPowerSmoothingProfile_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "profileId", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "paramId", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "value", offset: 16, size: 8, role: Role::Double, when: None },
    ] },
    Struct { name: "nvmlPowerSmoothingState_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "state", offset: 4, size: 4, role: Role::Enum(193), when: None },
    ] },
    Struct { name: "nvmlPowerValue_v2_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "powerScope", offset: 4, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "powerValueMw", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlProcessDetailList_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "mode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "numProcArrayEntries", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "procArray", offset: 16, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlProcessesUtilizationInfo_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "processSamplesCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "lastSeenTimeStamp", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "procUtilArray", offset: 16, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlRemappedRowsInfo_v2_t", size: 24, fields: &[
        Field { name: "corrActiveRemaps", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "corrInactiveRemaps", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "uncActiveRemaps", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "uncInactiveRemaps", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bPending", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bFailureOccurred", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlRepairStatus_v1_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bChannelRepairPending", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bTpcRepairPending", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlRowRemapperHistogramValues_t", size: 20, fields: &[
        Field { name: "max", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "high", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "partial", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "low", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "none", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlRusdSettings_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pollMask", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlSetMemoryLimits_v1_t", size: 24, fields: &[
        Field { name: "nameSpace", offset: 0, size: 8, role: Role::Str, when: None },
        Field { name: "softLimit", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "hardLimit", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlSystemConfComputeSettings_v1_t", size: 20, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "environment", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "ccFeature", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "devToolsMode", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "multiGpuMode", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlSystemDriverBranchInfo_v1_t", size: 84, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlSystemEventSetCreateRequest_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "set", offset: 8, size: 8, role: Role::Handle("nvmlSystemEventSet_t"), when: None },
    ] },
    Struct { name: "nvmlSystemEventSetFreeRequest_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "set", offset: 8, size: 8, role: Role::Handle("nvmlSystemEventSet_t"), when: None },
    ] },
    Struct { name: "nvmlSystemEventSetWaitRequest_v1_t", size: 32, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "timeoutms", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "set", offset: 8, size: 8, role: Role::Handle("nvmlSystemEventSet_t"), when: None },
        Field { name: "data", offset: 16, size: 8, role: Role::List(None), when: None },
        Field { name: "dataSize", offset: 24, size: 4, role: Role::Bytes, when: None },
        Field { name: "numEvent", offset: 28, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlSystemRegisterEventRequest_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "eventTypes", offset: 8, size: 8, role: Role::Flags(Some(195)), when: None },
        Field { name: "set", offset: 16, size: 8, role: Role::Handle("nvmlSystemEventSet_t"), when: None },
    ] },
    Struct { name: "nvmlTemperature_v1_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sensorType", offset: 4, size: 4, role: Role::Enum(222), when: None },
        Field { name: "temperature", offset: 8, size: 4, role: Role::Int { signed: true }, when: None },
    ] },
    Struct { name: "nvmlUUID_v1_t", size: 52, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "type", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlUnitFanSpeeds_t", size: 196, fields: &[
        Field { name: "count", offset: 192, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlUnitInfo_t", size: 384, fields: &[
    ] },
    Struct { name: "nvmlUnrepairableMemoryStatus_v1_t", size: 4, fields: &[
        Field { name: "bUnrepairableMemory", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlUtilization_t", size: 8, fields: &[
        Field { name: "gpu", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "memory", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuCreatablePlacementInfo_v1_t", size: 32, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuTypeId", offset: 4, size: 4, role: Role::Handle("nvmlVgpuTypeId_t"), when: None },
        Field { name: "count", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "placementIds", offset: 16, size: 8, role: Role::List(None), when: None },
        Field { name: "placementSize", offset: 24, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlVgpuHeterogeneousMode_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "mode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuInstancesUtilizationInfo_v1_t", size: 32, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "sampleValType", offset: 4, size: 4, role: Role::Enum(224), when: None },
        Field { name: "vgpuInstanceCount", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "lastSeenTimeStamp", offset: 16, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuUtilArray", offset: 24, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlVgpuLicenseInfo_t", size: 24, fields: &[
        Field { name: "isLicensed", offset: 0, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.year", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.month", offset: 8, size: 2, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.day", offset: 10, size: 2, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.hour", offset: 12, size: 2, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.min", offset: 14, size: 2, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.sec", offset: 16, size: 2, role: Role::Int { signed: false }, when: None },
        Field { name: "licenseExpiry.status", offset: 18, size: 1, role: Role::Int { signed: false }, when: None },
        Field { name: "currentState", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuMetadata_t", size: 212, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "revision", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "guestInfoState", offset: 8, size: 4, role: Role::Enum(227), when: None },
        Field { name: "vgpuVirtualizationCaps", offset: 196, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "guestVgpuVersion", offset: 200, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "opaqueDataSize", offset: 204, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlVgpuPgpuCompatibility_t", size: 8, fields: &[
        Field { name: "vgpuVmCompatibility", offset: 0, size: 4, role: Role::Enum(229), when: None },
        Field { name: "compatibilityLimitCode", offset: 4, size: 4, role: Role::Enum(228), when: None },
    ] },
    Struct { name: "nvmlVgpuPgpuMetadata_t", size: 128, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "revision", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "pgpuVirtualizationCaps", offset: 88, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "hostSupportedVgpuRange.minVersion", offset: 112, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "hostSupportedVgpuRange.maxVersion", offset: 116, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "opaqueDataSize", offset: 120, size: 4, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlVgpuPlacementId_v1_t", size: 8, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "placementId", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuPlacementList_v2_t", size: 32, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "placementSize", offset: 4, size: 4, role: Role::Bytes, when: None },
        Field { name: "count", offset: 8, size: 4, role: Role::Count, when: None },
        Field { name: "placementIds", offset: 16, size: 8, role: Role::List(None), when: None },
        Field { name: "mode", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuProcessesUtilizationInfo_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuProcessCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "lastSeenTimeStamp", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuProcUtilArray", offset: 16, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlVgpuRuntimeState_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "size", offset: 8, size: 8, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerCapabilities_t", size: 40, fields: &[
        Field { name: "maxTimeslice", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "minTimeslice", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "isArrModeSupported", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "maxFrequencyForARR", offset: 24, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "minFrequencyForARR", offset: 28, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "maxAvgFactorForARR", offset: 32, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "minAvgFactorForARR", offset: 36, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerGetState_t", size: 16, fields: &[
        Field { name: "schedulerPolicy", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "arrMode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.avgFactor", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedData.timeslice", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.timeslice", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerLogInfo_v1_t", size: 9632, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "engineId", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "arrMode", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.avgFactor", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedData.timeslice", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.timeslice", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "entriesCount", offset: 24, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerLogInfo_v2_t", size: 11224, fields: &[
        Field { name: "engineId", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "avgFactor", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "timeslice", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "entriesCount", offset: 16, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerLog_t", size: 9624, fields: &[
        Field { name: "engineId", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "arrMode", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.avgFactor", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedData.timeslice", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.timeslice", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "entriesCount", offset: 20, size: 4, role: Role::Count, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerSetState_t", size: 16, fields: &[
        Field { name: "schedulerPolicy", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "enableARRMode", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.avgFactor", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedData.timeslice", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.frequency", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerStateInfo_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "engineId", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "arrMode", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.avgFactor", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedData.timeslice", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.timeslice", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerStateInfo_v2_t", size: 16, fields: &[
        Field { name: "engineId", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "avgFactor", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "timeslice", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerState_v1_t", size: 24, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "engineId", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "enableARRMode", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.avgFactor", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedData.timeslice", offset: 16, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerParams.vgpuSchedDataWithARR.frequency", offset: 20, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuSchedulerState_v2_t", size: 16, fields: &[
        Field { name: "engineId", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "schedulerPolicy", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "avgFactor", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "frequency", offset: 12, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuTypeBar1Info_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "bar1Size", offset: 8, size: 8, role: Role::Bytes, when: None },
    ] },
    Struct { name: "nvmlVgpuTypeIdInfo_v1_t", size: 16, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuCount", offset: 4, size: 4, role: Role::Count, when: None },
        Field { name: "vgpuTypeIds", offset: 8, size: 8, role: Role::List(None), when: None },
    ] },
    Struct { name: "nvmlVgpuTypeMaxInstance_v1_t", size: 12, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "vgpuTypeId", offset: 4, size: 4, role: Role::Handle("nvmlVgpuTypeId_t"), when: None },
        Field { name: "maxInstancePerGI", offset: 8, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlVgpuVersion_t", size: 8, fields: &[
        Field { name: "minVersion", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
        Field { name: "maxVersion", offset: 4, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlViolationTime_t", size: 16, fields: &[
        Field { name: "referenceTime", offset: 0, size: 8, role: Role::Int { signed: false }, when: None },
        Field { name: "violationTime", offset: 8, size: 8, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlWorkloadPowerProfileCurrentProfiles_v1_t", size: 100, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlWorkloadPowerProfileProfilesInfo_v1_t", size: 11256, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlWorkloadPowerProfileRequestedProfiles_v1_t", size: 36, fields: &[
        Field { name: "version", offset: 0, size: 4, role: Role::Int { signed: false }, when: None },
    ] },
    Struct { name: "nvmlWorkloadPowerProfileUpdateProfiles_v1_t", size: 36, fields: &[
        Field { name: "operation", offset: 0, size: 4, role: Role::Enum(216), when: None },
    ] },
];
