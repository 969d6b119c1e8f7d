#!/usr/bin/env bash
# Prints a Markdown table that compares Maquette with Foundation's coders and serde_json, on the public
# documents in FOLDER/benchmark and FOLDER/payloads. From a fresh clone:
#
#   bash Benchmarks/table.sh FOLDER [seconds a row, 1]
#   ROUNDS=1 bash Benchmarks/table.sh FOLDER 0.2      a rough one in two or three minutes, once built
#
# GROUP=shapes measures kinds of models instead, with objects of about 200 bytes: a struct, a class, an
# enum and so on, decoded from and encoded to text and trees, compared with serde and with the plain
# struct. Its documents are generated, so FOLDER is not read, and all ways of a shape share the seconds:
#
#   GROUP=shapes bash Benchmarks/table.sh FOLDER [seconds a shape, 0.35]
#
# GROUP=workloads measures documents of the kinds that applications meet: arrays of numbers and texts,
# dictionaries, recursive models, tagged enums, records of services; large, and small with a call for each.
# They come from a seed, and are compared with serde_json with correctly rounded doubles:
#
#   GROUP=workloads bash Benchmarks/table.sh FOLDER [seconds a workload, 0.6]
#
#   ROUNDS=3                         how often every row is measured
#   SIDES="maquette codable foundation hand" without the peer, and so on
#   ROWS="decode/twitter ..."        some of the rows
#   FREEING=apart                    results are freed while the clock is stopped, on all sides
#   MODE=debug                       a debug build of the Swift side; the peer is unchanged
#
# As root on Debian it installs missing packages of Rust and serde_json; otherwise it skips the peer
# with a message. Every side runs in its own process. For each row all sides run in turn, for several
# rounds, so that they run under the same load. Progress goes to standard error.
set -euo pipefail
shopt -s inherit_errexit
corpora=$(cd "${1:?name the folder of the public documents}" && pwd)
rounds=${ROUNDS:-3}
group=${GROUP:-documents}
case $group in
  documents) seconds=${2:-1} sides=${SIDES:-maquette codable foundation hand serde serde-exact} ;;
  shapes) seconds=${2:-0.35} sides=${SIDES:-maquette serde} ;;
  workloads) seconds=${2:-0.6} sides=${SIDES:-maquette serde-exact} ;;
  *) echo "GROUP is documents, shapes or workloads" >&2; exit 2 ;;
esac
cd "$(dirname "$0")"

has() { [[ " $sides " == *" $1 "* ]]; }

has_peer() { has serde || has serde-exact; }

if has_peer && ! bash Peers/serde/build.sh >&2; then
  echo "Without serde_json: see Peers/serde/build.sh." >&2
  sides=${sides//serde-exact/}
  sides=${sides//serde/}
fi
modules=$(bash build.sh "${MODE:-release}")
documents=$PWD/.build/documents
results=$PWD/.build/results.tsv
if [ "$group" != documents ]; then
  "$modules/Benchmarks" "prepare-$group" "$documents"
  rows=${ROWS:-$("$modules/Benchmarks" rows "$group")}
else
  "$modules/Benchmarks" prepare "$corpora" "$documents"
  ! has serde || Peers/serde/target/release/serde-peer check "$documents"
  rows=${ROWS:-$("$modules/Benchmarks" rows all)}
fi
: >"$results"

# run SIDE COMMAND DOCUMENTS ...: runs the program of a side.
run() {
  local side=$1 command=$2
  shift 2
  case $side in
    serde) Peers/serde/target/release/serde-peer "$command" "$@" ;;
    serde-exact) Peers/serde/target/exact/release/serde-peer "$command" "$@" ;;
    *) "$modules/Benchmarks" "$command" "$side" "$@" ;;
  esac
}

doubles=$("$modules/Benchmarks" rows doubles)
for round in $(seq "$rounds"); do
  for row in $rows; do
    echo "round $round: $row" >&2
    for side in $sides; do
      if [ "$side" = serde-exact ] && [ "$group" = documents ] && ! grep -qx "$row" <<<"$doubles"; then
        continue
      fi
      run "$side" time "$documents" "$seconds" "$row" | sed "s/^/time\t$side\t/" >>"$results"
    done
  done
done
if [ "$(uname)" = Linux ] && [ -z "${ROWS:-}" ] && [ "$group" = documents ]; then
  rows=$("$modules/Benchmarks" rows memory)
  for row in $rows; do
    for side in $sides; do
      [ "$side" != serde-exact ] || continue
      LD_PRELOAD=$modules/libAllocationCounter.so run "$side" memory "$documents" "$row" \
        | sed "s/^/memory\t$side\t/" >>"$results"
    done
  done
fi

compilers=$(swift --version 2>/dev/null | sed -n 1p)
if has_peer; then
  peer=$(bash Peers/serde/build.sh version)
  compilers+="; $peer"
fi
echo "$(uname -m), $(getconf _NPROCESSORS_ONLN) cores; $compilers."
echo "$rounds rounds of $seconds s; a ratio compares the shortest times, with the range of the rounds in brackets."
echo
"$modules/Benchmarks" table "$results"
