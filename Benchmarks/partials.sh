#!/usr/bin/env bash
# Counts the instructions of partial values under callgrind, and prints a Markdown table in decodings of the whole text:
#
#   bash Benchmarks/partials.sh [bytes of a document, 1048576] [WORD]     # only the documents whose name has the word
#   bash Benchmarks/partials.sh --check       # short documents; fails at 1.25 times what `partials.tsv` records
#   bash Benchmarks/partials.sh --record      # records them
# Proves: Partial values need no quarter more instructions for a byte without notice
#
# Documents are those of decision 38, with open strings included, and arrive in pieces of 4, 20 and 100 bytes:
#
#   append   pieces are appended, and nobody asks for a value
#   finish   the same, and the whole value at the end
#   seldom   a value after every 16 KB, and the whole one at the end
#   each     a value after each piece, of which the previous one is gone, and the whole one at the end
set -euo pipefail
mode=release
size=${1:-1048576}
word=${2:-}
check=()
case $size in
  # The modules of the suites, which CI has.
  --*) check=("$1") mode=optimised size=12288 word= ;;
esac
cd "$(dirname "$0")"
if ! command -v valgrind >/dev/null; then
  echo "Without valgrind, instructions are not counted." >&2
  exit 0
fi
source ./modules.sh
"${CC:-clang}" -O2 -c Sources/CallgrindControl/control.c -o "$out/control.o"
objects+=("$out/control.o")
user+=(-I "$PWD/Sources/CallgrindControl")
program PartialCosts Sources/PartialCosts

counts=$out/partial-counts
rm -rf "$counts"
mkdir "$counts"
SWIFT_DETERMINISTIC_HASHING=1 valgrind -q --tool=callgrind --callgrind-out-file="$counts/out" \
  "$out/PartialCosts" "$size" "$word"
if [ "${#check[@]}" != 0 ]; then
  python3 counts.py "$counts" partials.tsv --slack 50000 "${check[@]}"
  exit
fi
python3 - "$counts" <<'END'
import collections
import pathlib
import sys

sys.path.append(".")
from counts import counts_in

counts = collections.defaultdict(dict)
# The second time, tables are built and caches are filled.
for name, count in counts_in(pathlib.Path(sys.argv[1])).items():
    document, way, piece = name.split("/")
    counts[document][way, int(piece)] = count
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
