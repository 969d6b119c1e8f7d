#!/usr/bin/env bash
# Tests the diagnostics and the expansions of the macro, in the build folder of the package.
set -euo pipefail
cd "$(dirname "$0")/.."
python3 Scripts/generate-feature-pairs.py Checks/Macros/Tests/MaquetteMacrosTests/Generated --refused
swift test --package-path Checks/Macros --scratch-path .build
