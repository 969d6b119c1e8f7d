#!/usr/bin/env bash
# Encodes and decodes models with the coders of other packages.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--scratch-path "${1:-.build}")
swift test "${build[@]}" --filter CoderTests
