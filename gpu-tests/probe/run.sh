#!/usr/bin/env bash
# Runs the probe on a static-cudart program, a shared one and torch, preloaded and injected, and prints what it saw.
# Results: $RESULTS_DIR (default gpu-results beside the tests) /probe. Well under 90 seconds.
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=${RESULTS_DIR:-$here/../gpu-results}/probe
python=${PYTHON:-python3}
rm -rf "$out" && mkdir -p "$out" && out=$(cd "$out" && pwd) || exit 1

nvcc=${NVCC:-}
for candidate in "${CUDA_HOME:-/nonexistent}/bin/nvcc" "$(command -v nvcc || true)" /usr/local/cuda*/bin/nvcc; do
    [ -n "$nvcc" ] && break
    [ -x "$candidate" ] && nvcc=$candidate
done

if ! gcc -O2 -Wall -shared -fPIC -o "$out/libprobe.so" "$here/probe.c" -ldl; then
    echo "probe: gcc could not build probe.c"
    exit 1
fi

# The shared runtime is found by a run path: LD_LIBRARY_PATH would also redirect torch's own libraries.
build() { # build static|shared
    local root arch
    root=$(cd "$(dirname "$nvcc")/.." && pwd)
    for arch in native sm_90; do
        timeout 60 "$nvcc" -O2 -cudart "$1" -arch=$arch -L"$root/lib" -Xlinker -rpath="$root/lib64:$root/lib" \
            -o "$out/sample_$1" "$here/sample.cu" >>"$out/build_$1" 2>&1 && return
    done
}
if [ -n "$nvcc" ]; then
    build static & first=$!
    build shared & second=$!
    wait $first $second
else
    echo "probe: no nvcc found (set CUDA_HOME or NVCC): static and shared programs skipped"
fi

probe() { # probe LABEL WAY COMMAND...
    local label=$1 way=$2 prefix=$out/$1-$2
    shift 2
    case $way in
    preload) set -- LD_PRELOAD="$out/libprobe.so" "$@" ;;
    inject) set -- CUDA_INJECTION64_PATH="$out/libprobe.so" "$@" ;;
    inject-swap) set -- PROBE_SWAP=1 CUDA_INJECTION64_PATH="$out/libprobe.so" "$@" ;;
    both) set -- LD_PRELOAD="$out/libprobe.so" CUDA_INJECTION64_PATH="$out/libprobe.so" "$@" ;;
    esac
    timeout 30 env PROBE_OUT="$prefix" "$@" >"$prefix.stdout" 2>&1
    local code=$?
    "$python" "$here/table.py" "$label, $way: exit $code, $(tail -n 1 "$prefix.stdout")" "$prefix"
}

for kind in static shared; do
    if [ ! -x "$out/sample_$kind" ]; then
        echo "== $kind: skipped, not built ($(tail -n 1 "$out/build_$kind" 2>/dev/null))"
        continue
    fi
    for way in preload inject inject-swap; do
        probe "$kind" "$way" "$out/sample_$kind"
    done
done
[ -x "$out/sample_static" ] && probe static both "$out/sample_static"

if "$python" -c 'import importlib.util as u, sys; sys.exit(u.find_spec("torch") is None)' 2>/dev/null; then
    for way in preload inject inject-swap; do
        probe torch "$way" "$python" "$here/sample.py"
    done
else
    echo "== torch: skipped, not installed for $python"
fi
echo "full logs and libcuda's export names (*.names): $out"
