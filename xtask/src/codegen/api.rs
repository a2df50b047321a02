//! The libraries that are catalogued: how the headers of each are read, and which of their names count.

/// A library whose functions are catalogued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// CUDA's driver, `libcuda`.
    Driver,
    /// CUDA's runtime, `libcudart`.
    Runtime,
    /// NCCL, which is `libnccl`.
    Nccl,
    /// NVML, which is `libnvidia-ml`.
    Nvml,
    /// NVSHMEM's host library, `libnvshmem_host`.
    Nvshmem,
}

impl Layer {
    /// All of them, lowest first.
    pub const ALL: [Layer; 5] = [Layer::Driver, Layer::Runtime, Layer::Nccl, Layer::Nvml, Layer::Nvshmem];

    /// As files and the command line write it.
    pub fn name(self) -> &'static str {
        match self {
            Layer::Driver => "driver",
            Layer::Runtime => "runtime",
            Layer::Nccl => "nccl",
            Layer::Nvml => "nvml",
            Layer::Nvshmem => "nvshmem",
        }
    }

    /// The families of this layer, oldest first.
    pub fn families(self) -> impl DoubleEndedIterator<Item = usize> {
        (0..FAMILIES.len()).filter(move |i| FAMILIES[*i].layer == self)
    }

    /// How its headers are read.
    pub fn api(self) -> Api {
        match self {
            Layer::Driver => DRIVER,
            Layer::Runtime => RUNTIME,
            Layer::Nccl => NCCL,
            Layer::Nvml => NVML,
            Layer::Nvshmem => NVSHMEM,
        }
    }
}

/// One binary interface of a library: every function of it has its own id in each family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// The library that has this interface.
    pub layer: Layer,
    /// Number in the library's soname; 0 where one library serves all.
    pub major: u8,
}

/// In the order of the catalogue's own table.
pub const FAMILIES: [Family; 7] = [
    Family { layer: Layer::Driver, major: 0 },
    Family { layer: Layer::Runtime, major: 11 },
    Family { layer: Layer::Runtime, major: 12 },
    Family { layer: Layer::Runtime, major: 13 },
    Family { layer: Layer::Nccl, major: 2 },
    Family { layer: Layer::Nvml, major: 1 },
    Family { layer: Layer::Nvshmem, major: 3 },
];

impl Family {
    /// The version of its library's symbols. With it a program says which library it means.
    pub fn symbols(self) -> Option<&'static str> {
        match (self.layer, self.major) {
            (Layer::Runtime, 11) => Some("libcudart.so.11.0"),
            (Layer::Runtime, 12) => Some("libcudart.so.12"),
            (Layer::Runtime, 13) => Some("libcudart.so.13"),
            _ => None,
        }
    }

    /// As `ids.tsv` writes it.
    pub fn label(self) -> String {
        format!("{} {}", self.layer.name(), self.major)
    }
}

/// How one library's headers are read.
#[derive(Clone, Copy, Debug)]
pub struct Api {
    /// Includes every header that declares functions.
    pub includes: &'static str,
    /// Headers that the wheels lack: path and text.
    pub stand_ins: &'static [(&'static str, &'static str)],
    /// Whether types with a name that starts so are looked at.
    pub types: &'static [&'static str],
    /// Start of the name of the shared object whose exports decide what is catalogued; empty where headers do.
    pub library: &'static str,
    /// Whether a name is one of the library's functions.
    pub wants: fn(&str) -> bool,
}

/// The graphics libraries' types that the interop headers mention; only their widths matter.
const GRAPHICS: [(&str, &str); 4] = [
    ("GL/gl.h", "typedef unsigned int GLuint;\ntypedef unsigned int GLenum;\n"),
    (
        "EGL/egl.h",
        "typedef void *EGLStreamKHR;\ntypedef void *EGLImageKHR;\ntypedef void *EGLSyncKHR;\ntypedef int EGLint;\n",
    ),
    ("EGL/eglext.h", ""),
    (
        "vdpau/vdpau.h",
        "typedef unsigned int VdpDevice;\ntypedef unsigned int VdpVideoSurface;\n\
         typedef unsigned int VdpOutputSurface;\ntypedef int VdpGetProcAddress(VdpDevice, unsigned int, void **);\n",
    ),
];

/// The compiler's headers, which come in a wheel of tens of megabytes: what they define means nothing in C.
const HOST_DEFINES: (&str, &str) = (
    "crt/host_defines.h",
    "#define __host__\n#define __device__\n#define __device_builtin__\n#define __cudart_builtin__\n\
     #define __device_builtin_texture_type__\n#define __device_builtin_surface_type__\n#define CUDARTAPI\n\
     #define CUDARTAPI_CDECL\n#define __align__(n) __attribute__((aligned(n)))\n\
     #define __builtin_align__(n) __align__(n)\n",
);
const HOST_CONFIG: (&str, &str) = ("crt/host_config.h", "");
/// The real one is for C++.
const CUDA_RUNTIME: (&str, &str) =
    ("cuda_runtime.h", "#include <cuda_runtime_api.h>\n#include <stdbool.h>\n");
const RUNTIME_STAND_INS: [(&str, &str); 6] =
    [GRAPHICS[0], GRAPHICS[1], GRAPHICS[2], GRAPHICS[3], HOST_DEFINES, HOST_CONFIG];

const DRIVER: Api = Api {
    includes: "\
#include <cuda.h>
#include <vdpau/vdpau.h>
#include <cudaGL.h>
#include <cudaEGL.h>
#include <cudaVDPAU.h>
#include <cudaTypedefs.h>
#include <cudaGLTypedefs.h>
#include <cudaEGLTypedefs.h>
#include <cudaVDPAUTypedefs.h>
#if __has_include(<cudaProfiler.h>)
#include <cudaProfiler.h>
#include <cudaProfilerTypedefs.h>
#endif
",
    stand_ins: &GRAPHICS,
    types: &["CU", "cu", "GL", "EGL", "Vdp"],
    library: "",
    wants: |name| begins(name, "cu"),
};

const RUNTIME: Api = Api {
    includes: "\
#include <cuda_runtime_api.h>
#include <vdpau/vdpau.h>
#include <cuda_gl_interop.h>
#include <cuda_egl_interop.h>
#include <cuda_vdpau_interop.h>
",
    stand_ins: &RUNTIME_STAND_INS,
    types: &[
        "CU",
        "cuda",
        "struct cuda",
        "enum cuda",
        "struct textureRef",
        "struct surfaceRef",
        "dim3",
        "GL",
        "EGL",
        "Vdp",
    ],
    library: "libcudart.so",
    // The compiler's own calls come with every launch and every module; two of them are launches.
    wants: |name| begins(name, "cuda") || name.starts_with("__cudaLaunchKernel"),
};

const NCCL: Api = Api {
    // Of the headers for device code those that declare host functions and are C. One of them names a struct in the
    // way of C++.
    includes: "\
#include <nccl.h>
typedef struct ncclMultimemHandle ncclMultimemHandle;
#if __has_include(<nccl_device/core.h>)
#include <nccl_device/core.h>
#include <nccl_device/ll_a2a.h>
#include <nccl_device/lsa_barrier.h>
#endif
#if __has_include(<nccl_device/host.h>)
#include <nccl_device/host.h>
#endif
",
    stand_ins: &[
        HOST_DEFINES,
        HOST_CONFIG,
        CUDA_RUNTIME,
        ("cuda_fp16.h", ""),
        ("cuda_bf16.h", ""),
        ("cuda_fp8.h", ""),
    ],
    types: &["nccl", "struct nccl", "cudaStream_t"],
    library: "libnccl.so",
    wants: |name| begins(name, "nccl"),
};

const NVML: Api = Api {
    // Without the macro the header names the newest form of a function by its plain name and hides the plain one.
    includes: "#define NVML_NO_UNVERSIONED_FUNC_DEFS\n#include <nvml.h>\n",
    stand_ins: &[],
    types: &["nvml"],
    library: "",
    wants: |name| begins(name, "nvml"),
};

const NVSHMEM: Api = Api {
    // Old headers are half C++: `not`, `static_assert`, `bool`.
    includes: "\
#include <assert.h>
#include <stdbool.h>
#define not !
#include <host/nvshmem_api.h>
#include <host/nvshmem_coll_api.h>
#include <host/nvshmemx_api.h>
#include <host/nvshmemx_coll_api.h>
#if __has_include(<device/nvshmemx_collective_launch_apis.h>)
#include <device/nvshmemx_collective_launch_apis.h>
#endif
",
    stand_ins: &[
        HOST_DEFINES,
        HOST_CONFIG,
        CUDA_RUNTIME,
        ("cuda_fp16.h", "typedef struct { unsigned short x; } __half;\ntypedef __half half;\n"),
        ("cuda_bf16.h", "typedef struct { unsigned short x; } __nv_bfloat16;\n"),
    ],
    types: &[
        "nvshmem",
        "struct nvshmem",
        "cudaStream_t",
        "CUmodule",
        "CUlibrary",
        "CUstream",
        "__half",
        "half",
        "__nv_bfloat16",
        "dim3",
    ],
    library: "libnvshmem_host.so",
    wants: |name| name.starts_with("nvshmem_") || name.starts_with("nvshmemx_"),
};

/// Whether `name` is `prefix` and a capital letter.
fn begins(name: &str, prefix: &str) -> bool {
    name.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_library_are_not_those_of_another() {
        assert!(
            (DRIVER.wants)("cuMemAlloc_v2") && !(DRIVER.wants)("cudaMalloc") && !(DRIVER.wants)("custom")
        );
        assert!((RUNTIME.wants)("cudaMalloc") && (RUNTIME.wants)("__cudaLaunchKernel_ptsz"));
        assert!(!(RUNTIME.wants)("__cudaPushCallConfiguration") && !(RUNTIME.wants)("cuMemAlloc"));
        assert!((NCCL.wants)("ncclSend") && !(NCCL.wants)("pncclSend"));
    }

    #[test]
    fn families_lie_together() {
        let layers = FAMILIES.map(|family| family.layer);
        assert!(layers.is_sorted());
        assert_eq!(Layer::Runtime.families().collect::<Vec<_>>(), [1, 2, 3]);
    }
}
