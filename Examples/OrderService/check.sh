#!/usr/bin/env bash
# Builds the service and drives it over a socket.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
build=(--scratch-path "${1:-.build}")
# Traits in one order: see Scripts/test-traits.sh.
SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}" --product OrderService
# The public validator of OpenAPI documents, and jsonschema with it.
python=python3
if ! python3 -c "import openapi_spec_validator" 2>/dev/null; then
  tools=${1:-.build}/openapi-validator
  python3 -m venv "$tools"
  "$tools/bin/pip" install -q "openapi-spec-validator==0.9.0"
  python=$tools/bin/python3
fi
"$python" OrderService/drive.py "$(swift build "${build[@]}" --show-bin-path)/OrderService"
