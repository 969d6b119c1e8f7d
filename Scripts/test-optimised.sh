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
for suite in ../Tests/*/; do tests+=("$folder/$(basename "$suite").build"/*.swift.o); done
# Code that several modules contain comes from the first of them: the optimised one.
link AllTests "$out"/Maquette*.objects/*.o "${tests[@]}"
# Optimised, texts with many combining marks still cost more than linear time as cases in YAML and as Booleans in XML:
# these tests measure what is left to do, and pass without the optimiser.
"$out/AllTests" --testing-library swift-testing --skip ScalingTests
