#!/usr/bin/env bash
# Parses and prints hard numbers, and compares them with the C library and the standard library.
#   bash Fuzzing/numbers.sh [COUNT] [SEED]     # a million of each by default
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=${TMPDIR:-/tmp}/maquette-numbers
mkdir -p "$work"
flags=(-O -wmo -swift-version 6 -package-name maquette -parse-as-library -I "$work"
  -enable-upcoming-feature ExistentialAny)
find "$root/Sources/MaquetteCore" -name '*.swift' |
  xargs swiftc "${flags[@]}" -enable-experimental-feature BuiltinModule \
    -module-name MaquetteCore -emit-module -emit-module-path "$work/MaquetteCore.swiftmodule" \
    -c -o "$work/MaquetteCore.o"
support=$root/Tests/MaquetteCoreTests/Support
swiftc "${flags[@]}" -module-name Numbers "$root"/Fuzzing/Sources/Numbers/*.swift \
  "$support/Generator.swift" "$support/Generator+Numbers.swift" \
  "$work/MaquetteCore.o" -lm -o "$work/numbers"
"$work/numbers" "$@"
