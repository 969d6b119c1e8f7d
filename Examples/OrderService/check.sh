#!/usr/bin/env bash
# Builds the service and drives it over a socket.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--scratch-path "${1:-.build}")
# Traits in one order: see Scripts/test-traits.sh.
SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}" --product OrderService
python3 OrderService/drive.py "$(swift build "${build[@]}" --show-bin-path)/OrderService"
