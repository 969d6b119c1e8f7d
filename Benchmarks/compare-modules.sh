#!/usr/bin/env bash
# Compares decoding with engine, models and caller in three modules against all of them compiled as
# one: bash compare-modules.sh FOLDER, where FOLDER contains the public documents.
set -euo pipefail
corpora=$(cd "${1:?name the folder of the public documents}" && pwd)
cd "$(dirname "$0")"

bin=$(bash build.sh release)
plugin=$(cd .. && swift build --show-bin-path)/MaquetteMacros-tool

# One module: the same sources without imports of each other. It has the engine's name, because
# generated code refers to it.
one="$bin/one-module"
rm -rf "$one"
mkdir -p "$one"
sources=()
while IFS= read -r file; do
  copy="$one/$(basename "$(dirname "$file")")-$(basename "$file")"
  sed -E '/^(@_exported )?(public )?import (MaquetteScalars|MaquetteCore|MaquetteMappings|Maquette|CorpusModels)$/d' "$file" >"$copy"
  sources+=("$copy")
done < <(
  find ../Sources/MaquetteScalars ../Sources/MaquetteCore ../Sources/MaquetteMappings ../Sources/MaquetteAttributes ../Checks/Integrations/Sources/CorpusModels -name '*.swift' \
    ! -name TwitterDocuments.swift
  echo Sources/ModuleTimings/ModuleTimings.swift
)
nice swiftc -O -wmo -parse-as-library -swift-version 6 -module-name MaquetteCore \
  -package-name maquette -enable-experimental-feature BuiltinModule -enable-upcoming-feature ExistentialAny \
  -load-plugin-executable "$plugin#MaquetteMacros" \
  "${sources[@]}" -lm -o "$one/run"

for _ in 1 2 3; do
  echo "three modules (us)"
  "$bin/ModuleTimings" "$corpora"
  echo "one module (us)"
  "$one/run" "$corpora"
done
