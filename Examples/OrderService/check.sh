#!/usr/bin/env bash
# Builds the service and drives it over a socket.
set -euo pipefail
cd "$(dirname "$0")"
swift build
python3 drive.py "$(swift build --show-bin-path)/OrderService"
