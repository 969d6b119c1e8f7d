#!/usr/bin/env bash
# Runs a tool call with recorded answers, and compares what it prints.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--scratch-path "${1:-.build}")
# Traits in one order: see Scripts/test-traits.sh.
SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}" --product ToolCall
"$(swift build "${build[@]}" --show-bin-path)/ToolCall" | diff ToolCall/output.txt -
echo "The output of the tool call is as recorded."
