#!/usr/bin/env bash
# Builds the library and a program as Embedded Swift, runs the program and compares what it prints.
# The macro is the one that the package manager has built.
# Proves: A program in Embedded Swift reads and writes models [23]
set -euo pipefail
cd "$(dirname "$0")/.."
out=${TMPDIR:-/tmp}/maquette-embedded
mkdir -p "$out"
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)
tables=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/embedded/$target

if [ ! -d "$tables" ]; then
  echo "This compiler has no embedded standard library for $target." >&2
  exit 0
fi
nice swift build -q --product MaquetteMacros
plugin=$(swift build --show-bin-path)/MaquetteMacros-tool

compile() {
  nice swiftc -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 \
    -suppress-warnings -I "$out" -load-plugin-executable "$plugin#MaquetteMacros" "$@"
}

# module NAME FLAGS...: compiles a library of the sources that the manifest leaves in.
module() {
  local name=$1 sources
  shift
  mapfile -t sources < <(
    MAQUETTE_EMBEDDED=1 swift package describe --type json | python3 -c '
import json, sys
for target in json.load(sys.stdin)["targets"]:
    if target["name"] == sys.argv[1]:
        for source in target["sources"]: print(target["path"] + "/" + source)' "$name")
  compile -package-name maquette -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -enable-upcoming-feature InferIsolatedConformances \
    -module-name "$name" -emit-module -emit-module-path "$out/$name.swiftmodule" \
    -c -o "$out/$name.o" "$@" "${sources[@]}"
}

module MaquetteCore -enable-experimental-feature BuiltinModule
module MaquetteAttributes
module Maquette -D Macros
compile Tests/Embedded/main.swift "$out"/*.o -o "$out/program" \
  -L "$tables" -Xlinker -lswiftUnicodeDataTables -lm
"$out/program" | diff - Tests/Embedded/expected.txt
