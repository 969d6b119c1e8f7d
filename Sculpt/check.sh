#!/usr/bin/env bash
# Builds sculpt with the code that it wrote for the fixtures, and runs its tests.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")"
build=(--scratch-path "${1:-.build}")
swift build "${build[@]}" --build-tests
swift test "${build[@]}" --skip-build
