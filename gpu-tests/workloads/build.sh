#!/usr/bin/env bash
# Builds the compiled workloads, all at once, into OUTPUT_DIR.  usage: build.sh OUTPUT_DIR
# What cannot be built is named and left out; the tests then skip it.
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=${1:?usage: build.sh OUTPUT_DIR}
mkdir -p "$out"

nvcc=${NVCC:-}
for candidate in "${CUDA_HOME:-/nonexistent}/bin/nvcc" "$(command -v nvcc || true)" /usr/local/cuda*/bin/nvcc; do
    [ -n "$nvcc" ] && break
    [ -x "$candidate" ] && nvcc=$candidate
done
if [ -z "$nvcc" ]; then
    echo "workloads: no nvcc found (set CUDA_HOME or NVCC): compiled workloads skipped"
    exit 0
fi
root=$(cd "$(dirname "$nvcc")/.." && pwd)

cuda() { # cuda NAME SOURCE FLAGS...
    local name=$1 source=$2 arch
    shift 2
    for arch in native sm_90; do
        timeout 120 "$nvcc" -O2 -std=c++17 -arch=$arch -L"$root/lib" -Xlinker -rpath="$root/lib64:$root/lib" "$@" \
            -o "$out/$name" "$here/$source" >"$out/$name.log" 2>&1 && return
    done
    echo "workloads: $name not built: $(tail -n 1 "$out/$name.log")"
}

driver() { # links libcuda directly, by the toolkit's stub or by the driver's own file
    local library
    for library in "$root/lib64/stubs/libcuda.so" "$root/targets/x86_64-linux/lib/stubs/libcuda.so" \
        "$(ldconfig -p 2>/dev/null | awk '/libcuda\.so\.1 / && /x86-64/ {print $NF; exit}')" \
        /usr/lib/x86_64-linux-gnu/libcuda.so.1 /usr/lib64/libcuda.so.1; do
        [ -e "$library" ] || continue
        g++ -O2 -std=c++17 -I"$root/include" -I"$root/targets/x86_64-linux/include" "$here/driver_api.cpp" \
            -o "$out/driver_api" "$library" >"$out/driver_api.log" 2>&1 && return
    done
    echo "workloads: driver_api not built: $(tail -n 1 "$out/driver_api.log" 2>/dev/null || echo 'no libcuda to link')"
}

nccl() { # NCCL with its header, the system's or pip's; the runtime is shared, as in torch
    local site root_of library
    site=$("${PYTHON:-python3}" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])' 2>/dev/null)
    for root_of in "${NCCL_DIR:-/nonexistent}" "$site/nvidia/nccl" /usr /usr/local "$root"; do
        [ -f "$root_of/include/nccl.h" ] || continue
        for library in "$root_of"/lib/libnccl.so.2 "$root_of"/lib/x86_64-linux-gnu/libnccl.so.2 \
            "$root_of"/lib64/libnccl.so.2; do
            [ -e "$library" ] || continue
            cuda nccl_comms nccl_comms.cpp -cudart shared -I"$root_of/include" -Xlinker "$library" \
                -Xlinker -rpath="$(dirname "$library")"
            return
        done
    done
    echo "workloads: nccl_comms not built: no nccl.h with its libnccl.so.2 (set NCCL_DIR)"
}

cuda static_cudart cudart.cu -cudart static &
cuda shared_cudart cudart.cu -cudart shared &
cuda ptds_cudart cudart.cu -cudart static --default-stream per-thread &
cuda graphs graphs.cu -cudart static &
cuda launch_loop launch_loop.cu -cudart static &
cuda launch_loop_extended launch_loop.cu -cudart static -DEXTENDED &
cuda launch_loop_shared launch_loop.cu -cudart shared &
cuda passed_on passed_on.cu -cudart shared &
nccl &
driver &
wait
echo "workloads: $(find "$out" -maxdepth 1 -type f -perm -u+x ! -name '*.so' -printf '%f ')($nvcc)"
