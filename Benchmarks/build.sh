#!/usr/bin/env bash
# Builds the benchmarks, and prints the folder of the programs: bash build.sh [release | debug].
# `modules.sh` explains how; there is no other way to build them.
set -euo pipefail
mode=${1:-release}
cd "$(dirname "$0")"
source ./modules.sh
module MaquetteJSON5 ../Sources/MaquetteJSON5 "${engine[@]}"
module MaquetteCodable ../Sources/MaquetteCodable "${engine[@]}"
module MaquetteJSONTools ../Sources/MaquetteJSONTools "${engine[@]}"
module MaquetteDeclarations ../Sources/MaquetteDeclarations "${engine[@]}"
module CorpusModels ../Checks/Integrations/Sources/CorpusModels "${user[@]}"
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
