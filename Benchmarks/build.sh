#!/usr/bin/env bash
# Builds the benchmarks, and prints the folder of the programs: bash build.sh [release | debug | optimised]. CI has them
# optimised, because the suites use the same modules.
# `modules.sh` explains how; there is no other way to build them.
set -euo pipefail
mode=${1:-release}
cd "$(dirname "$0")"
source ./modules.sh
libraries
for name in Shape Codable HandWritten; do module "${name}Models" "Sources/${name}Models" "${user[@]}"; done
if [ "$(uname)" = Linux ]; then
  "${CC:-clang}" -O2 -shared -fPIC Sources/AllocationCounter/counter.c \
    -o "$out/libAllocationCounter.so"
fi
for name in Benchmarks ModuleTimings ArchiveTimings; do program "$name" "Sources/$name"; done
echo "$out"
