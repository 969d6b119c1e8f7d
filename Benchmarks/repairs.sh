#!/usr/bin/env bash
# Measures how often repairs of broken JSON are right, refused and wrong, and prints a Markdown table:
#
#   bash Benchmarks/repairs.sh [documents a row, 300] [--list KIND]
#
# Valid documents are broken with known faults. The same texts are repaired by json-repair, if Python can import it
# (`pip install json-repair`).
set -euo pipefail
mode=release
cd "$(dirname "$0")"
source ./modules.sh
program RepairRates Sources/RepairRates
python3 repairs.py "$out/RepairRates" "$@"
