#!/usr/bin/env bash
# Builds libwitness.so against the CUPTI of this machine.  usage: build.sh OUTPUT_DIR [--flags]
# CUPTI is looked for in $CUPTI_DIR, the toolkits under $CUDA_HOME and /usr/local/cuda*, and pip's nvidia packages.
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=${1:?usage: build.sh OUTPUT_DIR}
python=${PYTHON:-python3}
mkdir -p "$out"

site=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])' 2>/dev/null)
cuda=
for nvcc in "$(command -v nvcc || true)" /usr/local/cuda*/bin/nvcc; do
    [ -n "$nvcc" ] && [ -x "$nvcc" ] && cuda="$cuda $(cd "$(dirname "$(readlink -f "$nvcc")")/.." && pwd)"
done

include= library=
for root in "${CUPTI_DIR:-}" "${CUDA_HOME:-}" $cuda /usr/local/cuda* \
    "$site"/nvidia/cu1[0-9] "$site"/nvidia/cuda_cupti; do
    [ -d "$root" ] || continue
    for dir in "$root/extras/CUPTI/include" "$root/include" "$root/targets/x86_64-linux/include"; do
        [ -z "$include" ] && [ -f "$dir/cupti_activity.h" ] && include=$dir
    done
    [ -n "$include" ] || continue
    for dir in "$root/extras/CUPTI/lib64" "$root/lib64" "$root/lib" "$root/targets/x86_64-linux/lib"; do
        [ -n "$library" ] && break
        for file in "$dir"/libcupti.so "$dir"/libcupti.so.[0-9]*; do
            [ -e "$file" ] && { library=$file; break; }
        done
    done
    [ -n "$library" ] && break
done
if [ -z "$include" ] || [ -z "$library" ]; then
    echo "witness: no CUPTI found (headers '$include', library '$library'); set CUPTI_DIR" >&2
    exit 1
fi

# cuda.h stands beside CUPTI's headers or in the toolkit's (or pip's runtime package's) own include directory.
flags="-I$include"
for dir in "$include/../../../include" "$include/../../cuda_runtime/include" \
    "${CUDA_HOME:-/nonexistent}/include" /usr/local/cuda*/include; do
    [ -f "$dir/cuda.h" ] && flags="$flags -I$dir" && break
done

newest() { # newest TYPE: the highest numbered version of a record type that the header declares
    grep -ho "^} *$1[0-9]*;" "$include/cupti_activity.h" | tr -d '}; ' | sort -V | tail -n 1
}
kernel=$(newest CUpti_ActivityKernel) memcpy=$(newest CUpti_ActivityMemcpy)
peer=$(newest CUpti_ActivityMemcpyPtoP) memset=$(newest CUpti_ActivityMemset)

if [ "${2:-}" = --flags ]; then # what a test needs to compile a part of the witness
    echo "$flags"
    exit 0
fi
dir=$(cd "$(dirname "$library")" && pwd)
# shellcheck disable=SC2086
gcc -O2 -Wall -Wextra -shared -fPIC -fvisibility=hidden $flags \
    -DWITNESS_KERNEL="$kernel" -DWITNESS_MEMCPY="$memcpy" -DWITNESS_PEER="$peer" -DWITNESS_MEMSET="$memset" \
    -o "$out/libwitness.so" "$here"/{witness,device,runtime}.c "$library" -Wl,-rpath,"$dir" -lpthread -lgcc_s ||
    exit 1
echo "witness: $library, records $kernel $memcpy $peer $memset"
