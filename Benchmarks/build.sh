#!/usr/bin/env bash
# The one way to build the benchmarks: bash build.sh [release | debug], which prints the folder of
# the programs.
#
# `swift build -c release` would optimise swift-syntax for ten minutes, and the macro's speed is no
# part of what is measured. So the package manager builds the macro for debugging, and the compiler
# is called for each module with the flags that the package manager gives it in a release build.
# Engine, models and programs stay modules of their own, the models in another package than the
# engine, as an application has them. What has not changed is not built again.
set -euo pipefail
mode=${1:-release}
cd "$(dirname "$0")"
out=$PWD/.build/$mode-modules
mkdir -p "$out"

case $mode in
  # With threads every file becomes an object of its own, which bounds what the last passes inline.
  release) optimise=(-O -wmo -enable-default-cmo -num-threads 2) ;;
  debug) optimise=(-Onone -enable-testing) ;;
  *) echo "bash build.sh [release | debug]" >&2; exit 2 ;;
esac
(cd .. && nice swift build -q --product MaquetteMacros 1>&2)
plugin=$(cd .. && swift build --show-bin-path)/MaquetteMacros-tool

common=(-swift-version 6 -parse-as-library -I "$out"
  -load-plugin-executable "$plugin#MaquetteMacros" "${optimise[@]}")
engine=(-package-name maquette -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature NonisolatedNonsendingByDefault
  -enable-upcoming-feature InferIsolatedConformances)
user=(-package-name maquette_benchmarks)
objects=()
stale=

# module NAME FOLDER FLAGS...: compiles a library, if it or one before it has changed.
module() {
  local name=$1 folder made=$out/$1.objects
  folder=$(cd "$2" && pwd)
  shift 2
  if [ -n "$stale" ] || changed "$made/done" "$folder"; then
    stale=yes
    echo "building $name ($mode)" >&2
    rm -rf "$made"
    mkdir -p "$made"
    (
      cd "$made"
      find -L "$folder" -name '*.swift' -print0 | sort -z | xargs -0 nice swiftc "${common[@]}" "$@" \
        -module-name "$name" -emit-module -emit-module-path "$out/$name.swiftmodule" -c
    )
    # The compiler leaves a file alone that would not change, so that files do not tell when.
    touch "$made/done"
  fi
  objects+=("$made"/*.o)
}

# program NAME FOLDER: compiles and links a program with all modules before it.
program() {
  local name=$1 folder=$2
  if [ -n "$stale" ] || changed "$out/$name" "$folder"; then
    echo "building $name ($mode)" >&2
    nice swiftc "${common[@]}" "${user[@]}" -module-name "$name" \
      "$folder"/*.swift "${objects[@]}" -lm -o "$out/$name"
  fi
}

changed() {
  [ ! -e "$1" ] || [ build.sh -nt "$1" ] || [ "$plugin" -nt "$1" ] \
    || [ -n "$(find -L "$2" -name '*.swift' -newer "$1" -print -quit)" ]
}

module MaquetteCore ../Sources/MaquetteCore "${engine[@]}" \
  -enable-experimental-feature BuiltinModule
module MaquetteFiles ../Sources/MaquetteFiles "${engine[@]}"
module Maquette ../Sources/Maquette "${engine[@]}"
module MaquetteJSON5 ../Sources/MaquetteJSON5 "${engine[@]}"
module MaquetteCodable ../Sources/MaquetteCodable "${engine[@]}"
module CorpusModels ../Tests/CorpusModels "${user[@]}"
module FoundationModels Sources/FoundationModels "${user[@]}"
module HandWrittenModels Sources/HandWrittenModels "${user[@]}"
module ShapeModels Sources/ShapeModels "${user[@]}"
if [ "$(uname)" = Linux ]; then
  "${CC:-clang}" -O2 -shared -fPIC Sources/AllocationCounter/counter.c \
    -o "$out/libAllocationCounter.so"
fi
program Benchmarks Sources/Benchmarks
program ModuleTimings Sources/ModuleTimings
for name in XMLSyntax CBOR PropertyList Archive; do
  module "Maquette$name" "../Sources/Maquette$name" "${engine[@]}"
done
program ArchiveTimings Sources/ArchiveTimings
echo "$out"
