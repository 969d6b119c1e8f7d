#!/usr/bin/env bash
# Builds and tests the modules of all traits that are off by default, together and in a separate folder, and then
# checks each trait separately.
# Proves: Nothing is half-written, and nothing lost that was committed, when a writer is killed [5.13]
# Proves: Processes that write at once lose no change of each other [5.13]
# Proves: A million rows are written and read in bounded memory [209, 210]
#   bash Scripts/test-traits.sh [HOW OFTEN A WRITER IS KILLED]
set -euo pipefail
cd "$(dirname "$0")/.."
# The next build without the traits uses this file, and must not fetch their packages.
pins=$(mktemp -d)
folder=$(mktemp -d)
[ ! -e Package.resolved ] || cp Package.resolved "$pins"
restore() {
  rm -f Package.resolved
  [ ! -e "$pins/Package.resolved" ] || cp "$pins/Package.resolved" .
  rm -rf "$pins" "$folder"
}
trap restore EXIT

export MAQUETTE_TESTS=DatabaseTests,DatabaseIsolationTests,ServerTests
build=(--traits Macros,GRDB,NIO,Hummingbird,AsyncHTTPClient,Logging --scratch-path .build-traits)
# Only what runs here: a build of all products would link each of the examples with all packages, 5 GB.
for product in maquettePackageTests Tour DatabaseTrials GuideDatabases; do
  swift build "${build[@]}" --product "$product"
done
swift test "${build[@]}" --skip-build
bash Scripts/check-traits-apart.sh .build-traits
programs=$(swift build "${build[@]}" --show-bin-path)
python3 Scripts/public-api.py "$programs" --traits --check
python3 Scripts/check-documentation.py "$programs" --traits --list
python3 Scripts/check-examples.py --run "$programs" GRDB
"$programs/Tour" >"$folder/tour.txt"
grep -A 12 "^Tweets in a database" "$folder/tour.txt"
python3 Scripts/kill-writers.py "$programs/DatabaseTrials" "${1:-20}"
"$programs/DatabaseTrials" share "$folder/shared.sqlite"
"$programs/DatabaseTrials" stream "$folder/stream.sqlite"
