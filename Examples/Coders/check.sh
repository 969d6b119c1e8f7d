#!/usr/bin/env bash
# Encodes and decodes models with the coders of other packages.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--scratch-path "${1:-.build}")
# Traits in one order: see Scripts/test-traits.sh. The tests run without it.
SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}" --build-tests
swift test "${build[@]}" --skip-build --filter CoderTests
