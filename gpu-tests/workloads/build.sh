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

cuda static_cudart cudart.cu -cudart static &
cuda shared_cudart cudart.cu -cudart shared &
cuda ptds_cudart cudart.cu -cudart static --default-stream per-thread &
cuda graphs graphs.cu -cudart static &
cuda launch_loop launch_loop.cu -cudart static &
driver &
wait
echo "workloads: $(cd "$out" && ls | grep -v -e '\.log$' -e '\.so$' | tr '\n' ' ')($nvcc)"
