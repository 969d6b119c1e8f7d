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
python3 - "$counts" instructions.tsv "$@" <<'END'
import pathlib
import re
import sys

folder, record = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
counts = {}
for file in folder.iterdir():
    text = file.read_text()
    trigger = re.search(r"^desc: Trigger: Client Request: (.+)$", text, re.M)
    total = re.search(r"^(?:totals|summary): (\d+)", text, re.M)
    if trigger and total:
        counts[trigger[1]] = int(total[1])
if not counts:
    sys.exit("callgrind counted nothing")
if "--record" in sys.argv:
    record.write_text("".join(f"{name}\t{count}\n" for name, count in sorted(counts.items())))
    sys.exit()
recorded = dict(line.split("\t") for line in record.read_text().splitlines())
failed = False
for name in sorted(counts.keys() | recorded.keys()):
    ratio = counts.get(name, 0) / int(recorded.get(name, 0) or 1)
    wrong = ratio > 1.25 or name not in counts or name not in recorded
    failed |= wrong
    print(f"{counts.get(name, 0):>12,} {ratio:6.2f} {name}{'  <-- more than recorded' if wrong else ''}")
sys.exit(failed)
END
