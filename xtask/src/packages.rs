//! What the tests and benchmarks need from the system, and getting it from Debian where that is possible.

use std::path::Path;
use std::process::Command;

use crate::command::{output, which};

/// How to see that a package is there, whoever installed it.
#[derive(Clone, Copy)]
enum Sign {
    /// A program on the PATH.
    Program(&'static str),
    /// A program that only root has on its PATH.
    Daemon(&'static str),
    /// A header that the C compiler finds.
    Header(&'static str),
    /// A shared library that the loader finds.
    Library(&'static str),
}

/// A package and what can't be done without it.
#[derive(Clone, Copy)]
pub struct Package {
    /// Name of the package in Debian.
    pub name: &'static str,
    /// What needs it.
    pub used_by: &'static str,
    sign: Sign,
}

/// The C compiler: headers can't be looked for without it.
pub const GCC: Package =
    Package { name: "gcc", used_by: "C programs of tests and benchmarks", sign: Sign::Program("gcc") };
/// Valgrind, which counts instructions.
pub const VALGRIND: Package =
    Package { name: "valgrind", used_by: "the instruction gate", sign: Sign::Program("valgrind") };
/// LTTng's daemons and its command.
pub const LTTNG_TOOLS: Package = Package {
    name: "lttng-tools",
    used_by: "the peer of `bench hook` and `bench collector`",
    sign: Sign::Program("lttng-sessiond"),
};
/// LTTng's headers for tracepoints in programs.
pub const LTTNG_UST: Package = Package {
    name: "liblttng-ust-dev",
    used_by: "the peer of `bench hook` and `bench collector`",
    sign: Sign::Header("lttng/tracepoint-event.h"),
};

/// The peer of `bench daemon`.
pub const NODE_EXPORTER: Package = Package {
    name: "prometheus-node-exporter",
    used_by: "the peer of `bench daemon`",
    sign: Sign::Program("prometheus-node-exporter"),
};

/// Everything that tests and benchmarks use.
pub const ALL: [Package; 19] = [
    GCC,
    Package { name: "g++", used_by: "tests with exceptions and destructors", sign: Sign::Program("g++") },
    Package {
        name: "gcc-multilib",
        used_by: "tests with programs of 32 bits",
        sign: Sign::Header("gnu/stubs-32.h"),
    },
    Package { name: "curl", used_by: "what documents show of a running node", sign: Sign::Program("curl") },
    Package {
        name: "procps",
        used_by: "what documents show of a running node",
        sign: Sign::Program("pgrep"),
    },
    Package { name: "gdb", used_by: "tests below a debugger", sign: Sign::Program("gdb") },
    Package {
        name: "strace",
        used_by: "tests that fail or end at system calls",
        sign: Sign::Program("strace"),
    },
    Package {
        name: "libcap2-bin",
        used_by: "tests of programs with capabilities",
        sign: Sign::Program("setcap"),
    },
    Package {
        name: "python3",
        used_by: "code generation, reading traces with pyarrow",
        sign: Sign::Program("python3"),
    },
    VALGRIND,
    Package { name: "musl-tools", used_by: "tests with another C library", sign: Sign::Program("musl-gcc") },
    Package {
        name: "libjemalloc2",
        used_by: "tests with another allocator",
        sign: Sign::Library("libjemalloc.so.2"),
    },
    Package {
        name: "libtcmalloc-minimal4",
        used_by: "tests with another allocator",
        sign: Sign::Library("libtcmalloc_minimal.so.4"),
    },
    Package {
        name: "libmimalloc2.0",
        used_by: "tests with another allocator",
        sign: Sign::Library("libmimalloc.so.2"),
    },
    LTTNG_TOOLS,
    LTTNG_UST,
    Package { name: "slurm-wlm", used_by: "tests with a real SLURM", sign: Sign::Daemon("slurmctld") },
    Package {
        name: "systemd",
        used_by: "tests of the service's unit",
        sign: Sign::Program("systemd-analyze"),
    },
    Package { name: "munge", used_by: "tests with a real SLURM", sign: Sign::Daemon("munged") },
];

impl Package {
    /// Whether it is here already.
    pub fn is_here(&self) -> bool {
        match self.sign {
            Sign::Program(name) => which(name).is_some(),
            Sign::Daemon(name) => ["/usr/sbin", "/sbin"].iter().any(|d| Path::new(d).join(name).is_file()),
            Sign::Header(name) => {
                let include = format!("__has_include(<{name}>)");
                let test = format!("printf '#if !{include}\\n#error\\n#endif\\n' | gcc -E -x c -");
                output(Command::new("sh").args(["-c", &test])).is_ok()
            }
            Sign::Library(name) => {
                // ldconfig is in a directory that only root has on its PATH.
                let path = format!("{}:/usr/sbin:/sbin", std::env::var("PATH").unwrap_or_default());
                output(Command::new("ldconfig").arg("-p").env("PATH", path))
                    .is_ok_and(|list| list.contains(name))
            }
        }
    }
}

/// A package that is not here and can't be installed.
pub struct Missing {
    /// The package that is missing.
    pub package: Package,
    /// Why the package can't be installed.
    pub why: String,
}

/// Installs those of `packages` that are not here; returns what could not be had.
pub fn install(packages: &[Package]) -> Vec<Missing> {
    let absent: Vec<Package> = packages.iter().filter(|p| !p.is_here()).copied().collect();
    if absent.is_empty() {
        return Vec::new();
    }
    let refused = can_install().err();
    let updated = refused.is_none().then(|| apt_get(&["update"]));
    let mut missing = Vec::new();
    for package in absent {
        let why = match (&refused, &updated) {
            (Some(why), _) => Some(why.clone()),
            // An old package list may still do, so a failed update matters only if the installation fails too.
            (None, updated) => {
                apt_get(&["install", "--yes", "--no-install-recommends", package.name]).err().map(|e| {
                    let update = updated.as_ref().and_then(|u| u.as_ref().err());
                    update.map_or(format!("{e:#}"), |u| format!("{e:#}; before that: {u:#}"))
                })
            }
        };
        if let Some(why) = why {
            missing.push(Missing { package, why });
        }
    }
    missing
}

fn can_install() -> Result<(), String> {
    if which("apt-get").is_none() {
        return Err("there is no apt-get here".into());
    }
    match output(Command::new("id").arg("-u")) {
        Ok(uid) if uid.trim() == "0" => Ok(()),
        _ => Err("installing needs root".into()),
    }
}

fn apt_get(args: &[&str]) -> anyhow::Result<String> {
    output(Command::new("apt-get").arg("--quiet").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}
