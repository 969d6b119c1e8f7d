#!/usr/bin/env bash
# Parses and prints hard numbers, and compares them with the C library and the standard library.
#   bash Fuzzing/numbers.sh [COUNT] [SEED]     # a million of each by default
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=${TMPDIR:-/tmp}/maquette-numbers
mkdir -p "$work"
flags=(-O -wmo -swift-version 6 -package-name maquette -parse-as-library -I "$work"
  -enable-upcoming-feature ExistentialAny)
for module in MaquetteScalars MaquetteCore; do
  find "$root/Sources/$module" -name '*.swift' -print0 |
    xargs -0 swiftc "${flags[@]}" -enable-experimental-feature BuiltinModule \
      -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
      -c -o "$work/$module.o"
done
support=$root/Tests/MaquetteCoreTests/Support
swiftc "${flags[@]}" -module-name Numbers "$root"/Fuzzing/Sources/Numbers/*.swift \
  "$support/Generator.swift" "$support/Generator+Numbers.swift" \
  "$work/MaquetteScalars.o" "$work/MaquetteCore.o" -lm -o "$work/numbers"
"$work/numbers" "$@"
