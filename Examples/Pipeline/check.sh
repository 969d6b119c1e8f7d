#!/usr/bin/env bash
# Builds the stage and runs a small version of what scales it out: on Apache Spark where Java is and pyspark can be
# had within a minute, else by processes of this machine.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--scratch-path "${1:-.build}")
# Traits in one order: see Scripts/test-traits.sh.
SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}" --product Pipeline
stage=$(swift build "${build[@]}" --show-bin-path)/Pipeline
libraries=$PWD/.build/pyspark

if command -v java >/dev/null && {
  [ -d "$libraries/pyspark" ] \
    || timeout 60 python3 -m pip install --quiet --target "$libraries.new" pyspark==4.1.4 \
      && mv "$libraries.new" "$libraries"
}; then
  PYTHONPATH=$libraries python3 Pipeline/scale_out.py --stage "$stage" --megabytes 12 --partitions 6
else
  echo "Without Java, or pyspark within a minute, the stages are processes of this machine."
  rm -rf "$libraries.new"
  python3 Pipeline/scale_out.py --stage "$stage" --engine processes --megabytes 12 --partitions 6
fi
