#!/usr/bin/env bash
# Builds the workloads and the witness, runs the parts that are asked for, and prints their tables again at the end.
# usage: run-all.sh [--only PART,PART] [--seconds N] [--probe]
#   PART: compare, nccl, torchrun, namespaces, injection, ondemand, native, passed_on, devices, overhead, whole (default: all); --seconds: for everything (default 570)
# Needs: gputap (GPUTAP, default ../target/release/gputap), an NVIDIA GPU, nvcc, CUPTI, python3. No Rust.
set -u
here=$(cd "$(dirname "$0")" && pwd)
export RESULTS_DIR=${RESULTS_DIR:-$here/gpu-results}
export PYTHON=${PYTHON:-python3} PYTHONDONTWRITEBYTECODE=1
known="compare nccl torchrun namespaces injection ondemand native passed_on devices overhead whole"
chosen=$known total=570 probe=0
usage() { sed -n '3,4s/^# //p' "$0" && exit 2; }
while [ $# -gt 0 ]; do
    case $1 in
    --only) chosen=${2:-} && shift ;;
    --seconds) total=${2:-} && shift ;;
    --probe) probe=1 ;;
    *) usage ;;
    esac
    shift || usage
done
chosen=${chosen//,/ }
[[ -n $chosen && $total =~ ^[0-9]+$ ]] || usage
for name in $chosen; do
    [[ " $known " == *" $name "* ]] || { echo "run-all: there is no part '$name'" && usage; }
done
mkdir -p "$RESULTS_DIR/build" && RESULTS_DIR=$(cd "$RESULTS_DIR" && pwd) || exit 1

wants() { [[ " $chosen " == *" $1 "* ]]; }

allowed() { # allowed MOST: seconds for a part, out of what is left
    local left=$((total - SECONDS))
    left=$((left < $1 ? left : $1))
    echo $((left > 30 ? left : 30))
}

status=0 ran=()
part() { # part NAME SECONDS COMMAND...: runs it, keeps its output, says how long it took
    local name=$1 limit=$2 start=$SECONDS code
    shift 2
    echo "## $name"
    timeout -k 10 "$limit" "$@" 2>&1 | tee "$RESULTS_DIR/$name.txt"
    code=${PIPESTATUS[0]}
    echo "## $name: exit $code, $((SECONDS - start)) s" | tee -a "$RESULTS_DIR/$name.txt"
    ran+=("$name")
    [ "$code" = 0 ] || status=1
}

nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null || echo "no nvidia-smi"
part build 180 sh -c "'$here/workloads/build.sh' '$RESULTS_DIR/build'; '$here/witness/build.sh' '$RESULTS_DIR/build'"
[ $probe = 1 ] && part probe 120 "$here/probe/run.sh"
parts=
for name in compare nccl torchrun; do
    wants "$name" && parts=$parts,$name
done
# The first three are one call: their workloads run beside each other. Each part leaves time for those behind it.
if [ -n "$parts" ]; then
    later=0
    wants namespaces && later=$((later + 40))
    wants injection && later=$((later + 80))
    wants ondemand && later=$((later + 70))
    wants native && later=$((later + 30))
    wants passed_on && later=$((later + 20))
    wants overhead && later=$((later + 120))
    wants whole && later=$((later + 150))
    limit=$(allowed $((total - SECONDS - later)))
    part compare $((limit + 30)) "$PYTHON" -u "$here/compare.py" --parts "${parts#,}" --seconds "$limit"
fi
wants namespaces && part namespaces "$(allowed 90)" "$here/namespaces.sh"
if wants injection; then
    limit=$(allowed 110)
    part injection $((limit + 60)) "$PYTHON" -u "$here/injection.py" --seconds "$limit"
fi
wants ondemand && part ondemand "$(allowed 150)" "$PYTHON" -u "$here/ondemand.py"
wants native && part native "$(allowed 60)" "$PYTHON" -u "$here/native.py"
wants passed_on && part passed_on "$(allowed 60)" "$PYTHON" -u "$here/passed_on.py"
wants devices && part devices "$(allowed 60)" "$PYTHON" -u "$here/devices.py"
if wants overhead; then
    limit=$(allowed 400)
    part overhead $((limit + 60)) "$PYTHON" -u "$here/overhead.py" --within --seconds "$limit"
fi
wants whole && part whole "$(allowed 400)" "$PYTHON" -u "$here/whole.py" --seconds "$(allowed 300)"

echo "## summary, $SECONDS s"
for name in "${ran[@]}"; do
    [ "$name" = build ] || [ "$name" = probe ] && continue
    echo "# $name: $(tail -n 1 "$RESULTS_DIR/$name.txt" | sed 's/^.*: //')"
    grep -E '^[a-z_]+ {2,}|^[0-9]+ of |NOT EXPLAINED|DIFFERENT' "$RESULTS_DIR/$name.txt"
done
exit $status
