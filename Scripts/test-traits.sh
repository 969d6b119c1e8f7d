#!/usr/bin/env bash
# Builds and tests the modules of all traits that are off by default, together, in the build folder of the package, and
# then checks each trait separately.
# Proves: Nothing is half-written, and nothing lost that was committed, when a writer is killed [5.13]
# Proves: Processes that write at once lose no change of each other [5.13]
# Proves: A million rows are written and read in bounded memory [209, 210]
#   bash Scripts/test-traits.sh [HOW OFTEN A WRITER IS KILLED]
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

build=(--package-path Checks/Integrations --scratch-path .build)
# The package manager passes traits to the compiler in the order of a set. In another order, all modules are built again.
SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}" --build-tests
swift test "${build[@]}" --skip-build
bash Scripts/check-traits-apart.sh .build
programs=.build/debug
python3 Scripts/public-api.py "$programs" --traits --check
python3 Scripts/check-documentation.py "$programs" --traits --list
python3 Scripts/check-examples.py --run "$programs"
"$programs/DatabaseTour" >"$folder/tour.txt"
grep -A 12 "^Tweets in a database" "$folder/tour.txt"
python3 Scripts/kill-writers.py "$programs/DatabaseTrials" "${1:-20}"
"$programs/DatabaseTrials" share "$folder/shared.sqlite"
"$programs/DatabaseTrials" stream "$folder/stream.sqlite"
