#!/usr/bin/env bash
# Builds sculpt with the code that it wrote for the fixtures, and runs its tests and its plugin.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")"
build=(--scratch-path "${1:-.build}")
swift build "${build[@]}" --build-tests
swift test "${build[@]}" --skip-build
# The plugin runs the command in the folder of the package.
swift package "${build[@]}" --allow-writing-to-package-directory sculpt Fixtures/tree.json -n Node \
  | grep 'struct Node: ' > /dev/null
