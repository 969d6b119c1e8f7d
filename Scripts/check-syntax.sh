#!/usr/bin/env bash
# Tests the macro with versions of swift-syntax: the lowest and the highest that the manifest allows and this machine has.
#   bash Scripts/check-syntax.sh [VERSIONS, 602.0.0 603.0.1]
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
python3 Scripts/generate-feature-pairs.py Checks/Macros/Tests/MaquetteMacrosTests/Generated --refused
versions=("$@")
[ $# -gt 0 ] || versions=(602.0.0 603.0.1)
for version in "${versions[@]}"; do
  package=${TMPDIR:-/tmp}/maquette-syntax-$version
  mkdir -p "$package/Sources"
  ln -sfn "$root/Sources/MaquetteMacros" "$package/Sources/MacroSources"
  ln -sfn "$root/Checks/Macros/Tests" "$package/Tests"
  sed "s/\"602[^)]*\"/exact: \"$version\"/" Checks/Macros/Package.swift >"$package/Package.swift"
  grep -q "exact: \"$version\"" "$package/Package.swift"
  swift test --package-path "$package"
  echo "The macro passes its tests with swift-syntax $version."
done
