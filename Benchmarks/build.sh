#!/usr/bin/env bash
# Builds the benchmarks, and prints the folder of the programs: bash build.sh [release | debug | optimised]. CI chooses
# `optimised`, which has the modules of its suites, and only checks that the programs compile: they are not optimised.
# `modules.sh` explains how; there is no other way to build them.
set -euo pipefail
mode=${1:-release}
cd "$(dirname "$0")"
source ./modules.sh
libraries
module ShapeModels Sources/ShapeModels "${user[@]}"
if [ "$mode" = optimised ]; then user+=(-Onone); fi
for name in Codable HandWritten; do module "${name}Models" "Sources/${name}Models" "${user[@]}"; done
if [ "$(uname)" = Linux ]; then
  "${CC:-clang}" -O2 -shared -fPIC Sources/AllocationCounter/counter.c \
    -o "$out/libAllocationCounter.so"
fi
for name in Benchmarks ModuleTimings ArchiveTimings; do program "$name" "Sources/$name"; done
echo "$out"
