#!/usr/bin/env bash
# Measures how fast samples are read in optimised code, and in how much memory: bash throughput.sh [MEGABYTES]
# It builds with the script of the benchmarks: `swift build -c release` would optimise swift-syntax for ten minutes.
set -euo pipefail
size=${1:-200}
cd "$(dirname "$0")"
scripts=$PWD
file=$(mktemp --suffix=.ndjson)
trap 'rm -f "$file"' EXIT
python3 make-events.py "$size" >"$file"
cd ../../Benchmarks
mode=release
source ./modules.sh
for name in JSONTools XMLSyntax CBOR PropertyList JSON5 MessagePack XML YAML CSV TOML; do library "Maquette$name"; done
module SculptCore ../Sculpt/Sources/SculptCore -package-name sculpt
program Throughput "$scripts/Throughput"
/usr/bin/time -f "$size MB: %U s of the processor, %M kB of memory at most" "$out/Throughput" "$file"
