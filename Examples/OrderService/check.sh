#!/usr/bin/env bash
# Builds the service and drives it over a socket.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --product OrderService
python3 OrderService/drive.py "$(swift build --show-bin-path)/OrderService"
