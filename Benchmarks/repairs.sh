#!/usr/bin/env bash
# Measures how often repairs of broken JSON are right, refused and wrong, and prints a Markdown table:
#
#   bash Benchmarks/repairs.sh [documents a row, 300] [--list KIND]
#   bash Benchmarks/repairs.sh --check        # 30 a row; fails if fewer are right, or more wrong, than `repairs.tsv` records
#   bash Benchmarks/repairs.sh --record       # records them
# Proves: Repairs are right as often as recorded
#
# Valid documents are broken with known faults. The same texts are repaired by json-repair, where PyPI can be reached.
set -euo pipefail
mode=release
# The modules of the suites, which CI has.
case ${1:-} in --check | --record) mode=optimised ;; esac
cd "$(dirname "$0")"
source ./modules.sh
program RepairRates Sources/RepairRates

python=python3
if ! python3 -c "import json_repair" 2>/dev/null; then
  peer=$PWD/.build/json-repair
  if ! [ -e "$peer" ]; then
    { python3 -m venv "$peer" && timeout 60 "$peer/bin/pip" install -q json-repair==0.64.6; } >&2 || true
  fi
  if "$peer/bin/python3" -c "import json_repair" 2>/dev/null; then python=$peer/bin/python3; fi
fi
"$python" repairs.py "$out/RepairRates" "$@"
