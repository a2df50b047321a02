#!/bin/sh
# How many calls a second the collector stores without loss, with nothing but what `cargo build --release` and
# `cargo build --release -p xtask` made (BIN, default target/release). Run it in the repository:
#
#     gpu-tests/collector.sh                              5 M calls/s of two threads for 10 s, trace on /dev/shm
#     gpu-tests/collector.sh 500000 60 --max-size 1G      another rate and time, and options of `gputap run`
#
# The job is a process that fills two rings as the injected library would. Prints what it made and what of that was dropped,
# and the processor time of the collector meanwhile; fails when calls were dropped.
set -eu
bin=${BIN:-target/release}
rate=${1:-5000000}
seconds=${2:-10}
[ $# -lt 2 ] || shift 2
dir=$(mktemp -d "${TRACES:-/dev/shm}/gputap-collector-XXXXXX")
trap 'rm -rf "$dir"' EXIT
made=$("$bin/gputap" run --quiet --out "$dir/trace" "$@" -- "$bin/xtask" bench produce --rate "$rate" --seconds "$seconds")
echo "$made"
du -sb "$dir/trace" | sed 's/\t.*/ bytes in the closed trace/'
case $made in
*'"dropped":0,'*) echo "no call was dropped" ;;
*) echo "calls were dropped"; exit 1 ;;
esac
