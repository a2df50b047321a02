"""Makes empty libraries for those that the torch wheel is linked to and that nothing needs on a machine without a GPU.

usage: stand_ins.py TORCH_LIB_DIR OUT_DIR

The wheel imports only if cuBLAS, cuDNN, NCCL and the like can be loaded: two gigabytes whose code never runs on a CPU.
A stand-in has their soname and, with the versions that torch asks for, every name that torch takes from them; each
function aborts, so that a test which would need the real one can't pass by accident.
"""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

VENDOR = re.compile(r"lib(cu|nv|nccl)")
# Their code does run without a GPU: the CUDA runtime is asked for devices, CUPTI by Kineto. The driver is optional.
REAL = re.compile(r"lib(cudart|cupti|cuda)\.so")
NAME = re.compile(r"(cublas|cudnn|cufft|cuFile|cusparse|cusolver|curand|nccl|pnccl|nvrtc|nvshmem|nvJitLink|nvtx)")


def readelf(*args):
    return subprocess.run(["readelf", "--wide", *args], check=True, capture_output=True, text=True).stdout


def main(torch_lib, out):
    libraries = [p for p in sorted(torch_lib.glob("lib*.so*"))]
    versions, needed, names = defaultdict(set), set(), defaultdict(set)
    for library in libraries:
        path = str(library)
        needed |= {n for n in re.findall(r"\(NEEDED\).*\[(.*)\]", readelf("--dynamic", path)) if VENDOR.match(n)}
        wanted = re.split(r"Version needs section", readelf("--version-info", path))
        for file, body in re.findall(r"File: (\S+)\s+Cnt: \d+\n((?:.*Name: .*\n)*)", wanted[-1]):
            for version in re.findall(r"Name: (\S+)", body):
                versions[version].add(file)
        for name in re.findall(r" UND (\S+)", readelf("--dyn-syms", path)):
            name, _, version = name.partition("@")
            names[version].add(name)
    needed -= {p.name for p in libraries}
    out.mkdir(parents=True, exist_ok=True)
    for soname in sorted(n for n in needed if not REAL.match(n)):
        mine = {v: names[v] for v, files in versions.items() if soname in files}
        stem = soname.split(".so")[0].removeprefix("lib").removesuffix("_host").removesuffix("Lt")
        plain = {n for n in names[""] if NAME.match(n) and n.lower().startswith(stem.lower())}
        functions = sorted(set().union(plain, *mine.values()))
        source = "void abort(void);\n" + "".join(f"void {f}(void) {{ abort(); }}\n" for f in functions)
        script = "".join(f"{v} {{ global: {' '.join(f'{s};' for s in sorted(s))} }};\n" for v, s in mine.items() if s)
        (out / "stand_in.c").write_text(source)
        (out / "stand_in.map").write_text(script)
        command = ["gcc", "-w", "-shared", "-fPIC", "-o", str(out / soname), str(out / "stand_in.c")]
        command += [f"-Wl,-soname,{soname}"] + ([f"-Wl,--version-script={out / 'stand_in.map'}"] if script else [])
        subprocess.run(command, check=True)
        print(f"{soname}: {len(functions)} names, versions {sorted(mine)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
