#!/usr/bin/env bash
# Counts the instructions of partial values under callgrind, and prints a Markdown table in decodings of the whole text:
#
#   bash Benchmarks/partials.sh [bytes of a document, 1048576] [WORD]     # only the documents whose name has the word
#
# Documents are those of decision 38, with open strings included, and arrive in pieces of 4, 20 and 100 bytes:
#
#   append   pieces are appended, and nobody asks for a value
#   finish   the same, and the whole value at the end
#   seldom   a value after every 16 KB, and the whole one at the end
#   each     a value after each piece, of which the previous one is gone, and the whole one at the end
set -euo pipefail
mode=release
cd "$(dirname "$0")"
source ./modules.sh
"${CC:-clang}" -O2 -c Sources/CallgrindControl/control.c -o "$out/control.o"
objects+=("$out/control.o")
user+=(-I "$PWD/Sources/CallgrindControl")
program PartialCosts Sources/PartialCosts

counts=$out/partial-counts
rm -rf "$counts"
mkdir "$counts"
SWIFT_DETERMINISTIC_HASHING=1 valgrind -q --tool=callgrind --callgrind-out-file="$counts/out" \
  "$out/PartialCosts" "${1:-1048576}" "${2:-}"
python3 - "$counts" <<'END'
import collections
import pathlib
import re
import sys

counts = collections.defaultdict(dict)
for file in sorted(pathlib.Path(sys.argv[1]).iterdir(), key=lambda file: file.stat().st_mtime_ns):
    text = file.read_text()
    trigger = re.search(r"^desc: Trigger: Client Request: (.+)/(.+)/(\d+)$", text, re.M)
    total = re.search(r"^(?:totals|summary): (\d+)", text, re.M)
    if trigger and total:
        # The second time, tables are built and caches are filled.
        counts[trigger[1]][trigger[2], int(trigger[3])] = int(total[1])
if not counts:
    sys.exit("callgrind counted nothing")
pieces = 4, 20, 100
print("| document | a decoding, millions | append | finish | seldom | each |")
print("| --- | --- | --- | --- | --- | --- |")
for name, row in counts.items():
    whole = row["whole", 0]
    cells = [f"{whole / 1e6:.1f}"]
    for way in "append", "finish", "seldom", "each":
        values = [row[way, piece] / whole for piece in pieces]
        if way == "finish":
            values = [value + row["append", piece] / whole for value, piece in zip(values, pieces)]
        cells.append(", ".join(f"{value:,.0f}" if value >= 10 else f"{value:.1f}" for value in values))
    print(f"| {name} | {' | '.join(cells)} |")
END
