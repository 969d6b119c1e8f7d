#!/usr/bin/env bash
# Compares models in databases with GRDB's own records: bash database.sh
# The compiler builds the modules directly, as in build.sh. GRDB and its dependencies come from the
# folder of the debug build of Scripts/test-traits.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
debug=.build
[ -e "$debug/debug/MaquetteMacros-tool" ] \
  || nice swift build --package-path Checks/Integrations --scratch-path "$debug" --product DatabaseTrials -q 1>&2
out=$debug/release-modules
mkdir -p "$out"
plugin=$(realpath "$debug/debug/MaquetteMacros-tool")
sqlite=$debug/checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap
flags=(-swift-version 6 -parse-as-library -O -wmo -enable-default-cmo -num-threads 2 -I "$out"
  -load-plugin-executable "$plugin#MaquetteMacros" -Xcc "-fmodule-map-file=$sqlite" -D GRDB -D Macros)
source Scripts/upcoming-features.sh
engine=(-package-name maquette "${upcoming[@]}")
objects=()

# module NAME FOLDER FLAGS...: compiles a library if one of its files is newer.
module() {
  local name=$1 folder=$2 made=$out/$1.objects
  shift 2
  if [ ! -e "$made/done" ] || [ -n "$(find "$folder" -name '*.swift' -newer "$made/done" | head -1)" ]; then
    rm -rf "$made" && mkdir -p "$made"
    local sources=()
    while read -r file; do sources+=("$PWD/$file"); done < <(
      find "$folder" -name '*.swift' | sort)
    # Files with the same name in several folders would share an object file.
    local map=$made/map.json
    python3 -c '
import json, sys
made, files = sys.argv[1], sys.argv[2:]
print(json.dumps({f: {"object": f"{made}/{i}.o"} for i, f in enumerate(files)}))' \
      "$PWD/$made" "${sources[@]}" >"$map"
    nice swiftc "${flags[@]}" "$@" -module-name "$name" -emit-module \
      -emit-module-path "$out/$name.swiftmodule" -c -output-file-map "$map" "${sources[@]}" 1>&2
    touch "$made/done"
  fi
  objects+=("$made"/*.o)
}

module MaquetteScalars Sources/MaquetteScalars "${engine[@]}" -enable-experimental-feature BuiltinModule
module MaquetteCore Sources/MaquetteCore "${engine[@]}" -enable-experimental-feature BuiltinModule
module MaquetteMappings Sources/MaquetteMappings "${engine[@]}"
module MaquetteStreams Sources/MaquetteStreams "${engine[@]}"
module MaquetteBehavior Sources/MaquetteBehavior "${engine[@]}"
module MaquetteRepairs Sources/MaquetteRepairs "${engine[@]}"
module MaquetteFiles Sources/MaquetteFiles "${engine[@]}"
module MaquetteAttributes Sources/MaquetteAttributes "${engine[@]}"
module MaquetteEssentials Sources/MaquetteEssentials "${engine[@]}"
module Maquette Sources/Maquette "${engine[@]}"
module MaquetteFormats Sources/MaquetteFormats "${engine[@]}"
module MaquetteCBOR Sources/MaquetteCBOR "${engine[@]}"
module MaquetteXMLSyntax Sources/MaquetteXMLSyntax "${engine[@]}"
module MaquettePropertyList Sources/MaquettePropertyList "${engine[@]}"
module MaquetteArchive Sources/MaquetteArchive "${engine[@]}"
module GRDB "$debug/checkouts/GRDB.swift/GRDB" -D SQLITE_ENABLE_FTS5 -D SQLITE_DISABLE_SNAPSHOT -suppress-warnings
module MaquetteGRDB Sources/MaquetteGRDB "${engine[@]}"
module DatabaseTrials Checks/Integrations/Sources/DatabaseTrials "${engine[@]}"
nice swiftc -O "${objects[@]}" -lsqlite3 -lm -o "$out/trials"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$out/trials" speed "$folder/speed.sqlite"
