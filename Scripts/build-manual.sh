#!/usr/bin/env bash
# Builds the manual as a static site, with warnings as errors.
#
#   bash Scripts/build-manual.sh [FOLDER]            FOLDER is .build/manual by default
#
# Build the modules first, with those behind traits by Scripts/test-traits.sh or without them by swift build; then the
# manual lacks their symbols. To read the manual:
#
#   python3 -m http.server --directory .build/manual 8000
#   http://localhost:8000/documentation/maquette
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-.build/manual}
docc=$(command -v docc || xcrun --find docc)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 Scripts/manual/reference.py
traits=.build/debug
if [ ! -e "$traits/Modules/Hummingbird.swiftmodule" ]; then
  traits=
  echo "Without the modules behind traits: Scripts/test-traits.sh builds them." >&2
fi
python3 Scripts/manual/symbols.py "$(swift build --show-bin-path)" "$work/symbols" ${traits:+"$traits"}
python3 Scripts/manual/pages.py --check

convert() { # NAME [CATALOG]
  "$docc" convert "${@:2}" --additional-symbol-graph-dir "$work/symbols/$1" \
    --fallback-display-name "$1" --fallback-bundle-identifier "maquette.$1" \
    --fallback-default-module-kind Library \
    --warnings-as-errors -o "$work/$1.doccarchive"
}

convert Maquette Sources/Maquette/Manual.docc
archives=("$work/Maquette.doccarchive")
for symbols in "$work"/symbols/Maquette?*; do
  convert "$(basename "$symbols")"
  archives+=("$work/$(basename "$symbols").doccarchive")
done

rm -rf "$out"
"$docc" merge "${archives[@]}" --synthesized-landing-page-name Maquette \
  --synthesized-landing-page-kind Manual -o "$out"
cp Sources/Maquette/Manual.docc/theme-settings.json "$out"
python3 Scripts/manual/check-site.py "$out" ${traits:+--traits}
