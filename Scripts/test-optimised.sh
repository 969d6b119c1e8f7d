#!/usr/bin/env bash
# Runs all suites of `swift test` with optimised modules. It links the objects of `swift build --build-tests`, so no test
# is compiled again; `Scripts/test-variant.sh optimised` also optimises the tests and their models.
#   swift build --build-tests && bash Scripts/test-optimised.sh [FOLDER OF THE OBJECTS, .build/debug]
set -euo pipefail
mode=optimised
cd "$(dirname "$0")/.."
folder=$(cd "${1:-.build/debug}" && pwd)
cd Benchmarks
source ./modules.sh
libraries
formats
source ../Scripts/test-runner.sh
tests=("$folder"/CodableModels.build/*.swift.o)
for suite in ../Tests/*/; do
  # Objects of files that were renamed or deleted stay in the folder; the accessor of resources is generated.
  for object in "$folder/$(basename "$suite").build"/*.swift.o; do
    source=$(basename "$object" .o)
    if [ "$source" = resource_bundle_accessor.swift ] || [ -n "$(find "$suite" -name "$source" -print -quit)" ]; then
      tests+=("$object")
    fi
  done
done
# Code that several modules contain comes from the first of them: the optimised one.
link AllTests "$out"/Maquette*.objects/*.o "${tests[@]}"
"$out/AllTests" --testing-library swift-testing
