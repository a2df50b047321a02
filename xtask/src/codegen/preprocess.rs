//! Runs the C preprocessor over one version's headers, with stand-ins for the graphics headers they ask for.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::wheels::Unpacked;

/// The graphics libraries' types that the interop headers mention; only their widths matter.
const STAND_INS: [(&str, &str); 4] = [
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

/// Every header that declares functions of the driver or their ABI versions.
const EVERYTHING: &str = "\
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
";

/// A file that includes all of a version's headers, and how to compile it.
#[derive(Debug)]
pub struct Unit {
    folder: PathBuf,
    include: Vec<PathBuf>,
}

impl Unit {
    /// Writes the file under `cache`.
    pub fn new(unpacked: &Unpacked, cache: &Path) -> Result<Unit> {
        let folder = cache.join(format!("unit-{}", unpacked.version));
        fs::create_dir_all(&folder)?;
        for (name, text) in STAND_INS {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap_or(&folder))?;
            fs::write(path, text)?;
        }
        fs::write(folder.join("all.h"), EVERYTHING)?;
        let mut include = vec![folder.clone()];
        include.extend(unpacked.include.iter().cloned());
        Ok(Unit { folder, include })
    }

    /// Where this version's files may be written.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Which wheels' headers these are.
    pub fn origin(&self) -> String {
        format!("{:?}", self.include)
    }

    /// The preprocessed text.
    pub fn preprocessed(&self) -> Result<String> {
        self.output(&["-E", "-P", "-x", "c"])
    }

    /// The macros that are defined at the end, as `#define` lines.
    pub fn macros(&self) -> Result<String> {
        self.output(&["-E", "-dM", "-x", "c"])
    }

    /// A compiler that finds the headers.
    pub fn compiler(&self) -> Command {
        let mut cc = Command::new("cc");
        // With this macro the headers declare every ABI version under its exported name.
        cc.args(["-w", "-D__CUDA_API_VERSION_INTERNAL"]);
        for folder in &self.include {
            cc.arg("-I").arg(folder);
        }
        cc
    }

    fn output(&self, flags: &[&str]) -> Result<String> {
        let file = self.folder.join("all.h");
        let output =
            self.compiler().args(flags).arg(&file).output().context("starting the C compiler (cc)")?;
        if !output.status.success() {
            bail!("cc {} {}: {}", flags[0], file.display(), String::from_utf8_lossy(&output.stderr));
        }
        String::from_utf8(output.stdout).context("the preprocessed header is not UTF-8")
    }
}
