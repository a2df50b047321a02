#!/usr/bin/env bash
# Jobs that gputap did not start and that live in other namespaces or belong to another user: they only have LD_PRELOAD and
# GPUTAP_DIR in their environment, and `gputap collect` drains their rings from outside.  usage: namespaces.sh
# The program says how many kernels it launched, few enough for one ring; the trace must have as many. Needs root; what the machine refuses is
# named and skipped. Well under a minute. Exit status: 0 when every case that ran was the same.
set -u
here=$(cd "$(dirname "$0")" && pwd)
results=${RESULTS_DIR:-$here/gpu-results}
build=$results/build
python=${PYTHON:-python3}
export GPUTAP=${GPUTAP:-$here/../target/release/gputap}
library=${GPUTAP_LIB:-$(dirname "$GPUTAP")/libgputap.so}
other=65534 # a user that is not root: nobody
if [ ! -x "$GPUTAP" ] || [ ! -f "$library" ] || [ ! -x "$build/launch_loop" ]; then
    echo "namespaces: needs $GPUTAP with its libgputap.so (set GPUTAP), and $build/launch_loop (workloads/build.sh)"
    exit 2
fi

# Everything the job reads must be readable for any user; this tree need not be.
place=$(mktemp -d /tmp/gputap-namespaces-XXXXXX) && chmod 755 "$place" || exit 2
rings=$(mktemp -d /dev/shm/gputap-namespaces-XXXXXX) || exit 2
trap 'rm -rf "$place" "$rings"' EXIT
cp "$build/launch_loop" "$library" "$place" && chmod 755 "$place"/* || exit 2
rm -rf "$results/namespaces" && mkdir -p "$results/namespaces"

same=0 differ=0 skipped=0

wait_for() { # wait_for PATTERN: until a file of that name is there, at most 20 s
    local i
    for ((i = 0; i < 200; i++)); do
        compgen -G "$1" >/dev/null && return 0
        sleep 0.1
    done
    return 1
}

try() { # try NAME GROUP_OF_DIR COMMAND...: runs the job by COMMAND, which is followed by `env -i … program`
    local name=$1 group=$2 dir=$rings/$1 trace=$results/namespaces/$1.trace log=$results/namespaces/$1 said seen
    shift 2
    if ! "$@" true >"$log.try" 2>&1; then
        printf '%-14s  skipped: %s\n' "$name" "$(tail -n 1 "$log.try")"
        skipped=$((skipped + 1))
        return
    fi
    mkdir "$dir"
    # A directory with a group is setgid: what the job makes in it belongs to the group, which may read it.
    [ -n "$group" ] && chgrp "$group" "$dir" && chmod 2770 "$dir"
    [ "$group" = "$other" ] && chmod 755 "$rings"
    timeout 60 "$@" env -i PATH="$PATH" LD_LIBRARY_PATH="${LD_LIBRARY_PATH:-}" LD_PRELOAD="$place/libgputap.so" \
        GPUTAP_DIR="$dir" "$place/launch_loop" --count 20000 >"$log.job" 2>&1 &
    local job=$!
    wait_for "$dir/v*/*/process" || echo "no rings appeared" >>"$log.job"
    timeout 90 "$GPUTAP" collect "$dir" --out "$trace" --until-idle 3s >"$log.collect" 2>&1 || echo "exit $?" >>"$log.collect"
    wait $job || echo "job: exit $?" >>"$log.job"
    said=$(awk '$1 == "launches" {print $2}' "$log.job")
    seen=$("$python" "$here/tap.py" "$trace" 2>"$log.report") || seen="launches ? lost ?"
    if [ -n "$said" ] && [ "${seen% processes *}" = "launches $said lost 0" ]; then
        same=$((same + 1))
        printf '%-14s  launches %s/%s  same\n' "$name" "$said" "$said"
    else
        differ=$((differ + 1))
        printf '%-14s  %s, the program says %s  DIFFERENT: %s\n' "$name" "$seen" "${said:-nothing}" \
            "$(grep -hv '^launches' "$log.collect" "$log.report" "$log.job" | tail -n 2 | tr '\n' ' ')"
    fi
}

[ "$(id -u)" = 0 ] || echo "namespaces: not root: most cases will be skipped"
try same "" env
try pid "" unshare --pid --fork --mount-proc --mount
try user_pid "" unshare --user --map-root-user --pid --fork --mount-proc --mount
try other_user "$other" setpriv --reuid "$other" --regid "$other" --clear-groups
try other_user_pid "$other" unshare --pid --fork --mount-proc --mount setpriv --reuid "$other" --regid "$other" --clear-groups
echo "$same of $((same + differ)) jobs the same, $skipped skipped; details in $results/namespaces"
[ $((same + differ)) != 0 ] || exit 2
[ $differ = 0 ]
