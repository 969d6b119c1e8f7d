#!/usr/bin/env bash
# Counts the instructions of reading and writing a document of each format, and of workloads of JSON, under
# callgrind. It fails if one needs more than 1.25 times what `instructions.tsv` records: time varies with the
# machine and its load, instructions do not.
# Proves: No format loses a quarter of its speed without notice
#   bash Benchmarks/instructions.sh             # compares
#   bash Benchmarks/instructions.sh --record    # records what is counted
set -euo pipefail
mode=optimised
cd "$(dirname "$0")"
if ! command -v valgrind >/dev/null && command -v apt-get >/dev/null; then
  { apt-get update -q && apt-get install -qy valgrind; } || true
fi >&2
if ! command -v valgrind >/dev/null; then
  echo "Without valgrind, instructions are not counted." >&2
  exit 0
fi
source ./modules.sh
libraries
formats
module ShapeModels Sources/ShapeModels "${user[@]}"
module FormatModels Sources/FormatModels "${user[@]}"
"${CC:-clang}" -O2 -c Sources/CallgrindControl/control.c -o "$out/control.o"
objects+=("$out/control.o")
user+=(-I "$PWD/Sources/CallgrindControl")
program InstructionCounts Sources/InstructionCounts

counts=$out/counts
rm -rf "$counts"
mkdir "$counts"
# Tables of dictionaries depend on the seed of hashing.
SWIFT_DETERMINISTIC_HASHING=1 valgrind -q --tool=callgrind --callgrind-out-file="$counts/out" \
  "$out/InstructionCounts"
python3 counts.py "$counts" instructions.tsv "$@"
