#!/usr/bin/env bash
# Builds the workloads and the witness, compares gputap with CUPTI, measures the overhead, prints the tables again at
# the end.  usage: run-all.sh [--probe] [--no-overhead] [--compare-seconds N] [--overhead-seconds N]
# Needs: gputap (GPUTAP, default ../target/release/gputap), an NVIDIA GPU, nvcc, CUPTI, python3. No Rust.
set -u
here=$(cd "$(dirname "$0")" && pwd)
export RESULTS_DIR=${RESULTS_DIR:-$here/gpu-results}
export PYTHON=${PYTHON:-python3} PYTHONDONTWRITEBYTECODE=1
probe=0 overhead=1 compare_seconds=480 overhead_seconds=240
while [ $# -gt 0 ]; do
    case $1 in
    --probe) probe=1 ;;
    --no-overhead) overhead=0 ;;
    --compare-seconds) compare_seconds=$2 && shift ;;
    --overhead-seconds) overhead_seconds=$2 && shift ;;
    *) sed -n '2,4s/^# //p' "$0" && exit 2 ;;
    esac
    shift
done
mkdir -p "$RESULTS_DIR/build" || exit 1

part() { # part NAME COMMAND...: runs it, keeps its output, says how long it took
    local name=$1 start=$SECONDS code
    shift
    echo "## $name"
    "$@" 2>&1 | tee "$RESULTS_DIR/$name.txt"
    code=${PIPESTATUS[0]}
    echo "## $name: exit $code, $((SECONDS - start)) s" | tee -a "$RESULTS_DIR/$name.txt"
    return "$code"
}

nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null || echo "no nvidia-smi"
part build sh -c "'$here/workloads/build.sh' '$RESULTS_DIR/build'; '$here/witness/build.sh' '$RESULTS_DIR/build'"
[ $probe = 1 ] && part probe "$here/probe/run.sh"
status=0
part compare timeout $((compare_seconds + 180)) \
    "$PYTHON" -u "$here/compare.py" --seconds "$compare_seconds" || status=$?
if [ $overhead = 1 ]; then
    part overhead timeout $((overhead_seconds + 120)) "$PYTHON" -u "$here/overhead.py" --seconds "$overhead_seconds" ||
        [ $status != 0 ] || status=$?
fi

echo "## summary"
grep -E '^[a-z_]+ {2,}|^[0-9]+ of ' "$RESULTS_DIR/compare.txt"
[ $overhead = 1 ] && grep -E '^[a-z_]+ {2,}' "$RESULTS_DIR/overhead.txt"
exit $status
