#!/usr/bin/env bash
# Builds the module for databases with its trait, and tests it on real files, also while writers are killed:
# bash check-database.sh [HOW OFTEN]
# Proves: Nothing is half-written, and nothing lost that was committed, when a writer is killed [5.13]
# Proves: A million rows are written and read in bounded memory [209, 210]
set -euo pipefail
cd "$(dirname "$0")/.."
export MAQUETTE_TESTS=DatabaseTests
build=(--traits Macros,GRDB --scratch-path .build-traits)
# All at once: to test and to build by turns would build everything twice.
swift build "${build[@]}" --build-tests
swift test "${build[@]}" --skip-build
programs=$(swift build "${build[@]}" --show-bin-path)
python3 Scripts/check-examples.py --run "$programs" GRDB
python3 Scripts/kill-writers.py "$programs/DatabaseTrials" "${1:-20}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$programs/DatabaseTrials" stream "$folder/stream.sqlite"
