#!/usr/bin/env bash
# Builds and runs a test target with traits that are off by default, in a folder of its own.
#   bash Scripts/test-traits.sh ServerTests Macros,NIO,Hummingbird
set -euo pipefail
cd "$(dirname "$0")/.."
# The packages of the traits are not to be fetched by the next build without them, which obeys this file.
pins=$(mktemp -d)
[ ! -e Package.resolved ] || cp Package.resolved "$pins"
restore() {
  rm -f Package.resolved
  [ ! -e "$pins/Package.resolved" ] || cp "$pins/Package.resolved" .
  rm -r "$pins"
}
trap restore EXIT
MAQUETTE_TESTS=$1 swift test --traits "$2" --scratch-path .build-traits
