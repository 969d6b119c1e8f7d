#!/usr/bin/env bash
# Compares decoding with engine, models and caller in three modules against all of them compiled as
# one: bash compare-modules.sh FOLDER, where FOLDER holds the public documents.
set -euo pipefail
corpora=$(cd "${1:?name the folder of the public documents}" && pwd)
cd "$(dirname "$0")"

swift build -c release --product ModuleTimings
bin=$(swift build -c release --show-bin-path)

# One module: the same sources without their imports of each other. It bears the engine's name,
# because generated code names that.
one="$bin/one-module"
rm -rf "$one"
mkdir -p "$one"
sources=()
while IFS= read -r file; do
  copy="$one/$(basename "$(dirname "$file")")-$(basename "$file")"
  [ "$(basename "$file")" = main.swift ] && copy="$one/main.swift"
  sed -E '/^(@_exported )?(public )?import (MaquetteCore|Maquette|CorpusModels)$/d' "$file" >"$copy"
  sources+=("$copy")
done < <(
  find ../Sources/MaquetteCore ../Sources/Maquette/Macros ../Tests/CorpusModels -name '*.swift' \
    ! -name TwitterDocuments.swift
  echo Sources/ModuleTimings/main.swift
)
swiftc -O -wmo -swift-version 6 -module-name MaquetteCore \
  -package-name maquette -enable-experimental-feature BuiltinModule -enable-upcoming-feature ExistentialAny \
  -load-plugin-executable "$bin/MaquetteMacros-tool#MaquetteMacros" \
  "${sources[@]}" -lm -o "$one/run"

for _ in 1 2 3; do
  echo "three modules (us)"
  "$bin/ModuleTimings" "$corpora"
  echo "one module (us)"
  "$one/run" "$corpora"
done
