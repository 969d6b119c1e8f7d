#!/usr/bin/env bash
# Builds sculpt with the code that it wrote for the fixtures, runs its tests, compiles what it writes for each choice of its
# options, and looks at its page if there is a Chromium.
#   bash check.sh [BUILD FOLDER]
set -euo pipefail
cd "$(dirname "$0")"
build=(--scratch-path "${1:-.build}")
# These two alone: --build-tests also builds the plugin, and for it sculpt and the library a second time, for the host.
swift build "${build[@]}" --product sculptPackageTests
swift build "${build[@]}" --product sculpt
swift test "${build[@]}" --skip-build
python3 Scripts/check-options.py "${1:-.build}/debug"
if command -v chromium chromium-browser google-chrome >/dev/null; then
  python3 Scripts/check-page.py "${1:-.build}/debug/sculpt"
else
  echo "Without a Chromium the page is not checked." >&2
fi
