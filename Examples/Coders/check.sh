#!/usr/bin/env bash
# Encodes and decodes models with the coders of other packages.
set -euo pipefail
cd "$(dirname "$0")/.."
swift test --filter CoderTests
