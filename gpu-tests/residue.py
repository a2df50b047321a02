"""Why two counts of the same calls may differ: what CUPTI is known not to report, and what gputap never records.

Only these differences are explained, and only in the direction given; docs/coverage.md has the reasons.
"""
import re

BEFORE_START, AT_EXIT, NEVER = "before the driver is up", "after exit began", "never reported by CUPTI"

# A surplus of ours.
DRIVER = {
    "cuInit": BEFORE_START,
    "cuDriverGetVersion": BEFORE_START,
    "cuGetProcAddress": BEFORE_START,
    "cuGetProcAddress_v2": BEFORE_START,
    "cuGetExportTable": NEVER,
    "cuLibraryUnload": AT_EXIT,
    "cuModuleUnload": AT_EXIT,
    "cuDevicePrimaryCtxRelease": AT_EXIT,
    "cuDevicePrimaryCtxRelease_v2": AT_EXIT,
}

# A surplus of ours. libcudart.so reports each call but these to CUPTI once it has initialised the driver; these two are the
# only ones that do not initialise it first, and so may come before.
RUNTIME = {
    "cudaGetExportTable": NEVER,
    "cudaRuntimeGetVersion": BEFORE_START,
    "cudaCreateChannelDesc": BEFORE_START,
}

# The three calls of each `<<<>>>` that carry no information, and the registration of modules.
NOT_RECORDED = "never recorded, by design"


# Questions to the driver: the runtime asks several for each call that it passes on, and nobody records them unless by name.
QUESTIONS = re.compile(
    r"cu(CtxGet(Device|Current|ApiVersion|StreamPriorityRange)|DevicePrimaryCtxGetState|DeviceGet(Count|Attribute)?|GetError(Name|String)"
    r"|Stream(IsCapturing|GetCaptureInfo|GetPriority|GetFlags|GetDevice|GetId)|ThreadExchangeStreamCaptureMode"
    r"|(Func|Kernel)GetAttribute|PointerGetAttributes?)(_v\d)?(_ptsz)?")


def driver(name, ours, cupti):
    """Why the counts of a driver function differ, where that is known."""
    if ours < cupti and QUESTIONS.fullmatch(name):
        return NOT_RECORDED
    return DRIVER.get(name) if ours > cupti else None


def runtime(name, ours, cupti, unloading=0):
    """The same of a runtime function; `unloading` is how many calls were refused because the runtime was gone."""
    if name.startswith("__cuda") and ours < cupti:
        return NOT_RECORDED
    if ours > cupti and name in RUNTIME:
        return RUNTIME[name]
    return AT_EXIT if ours > cupti and ours - cupti <= unloading else None
