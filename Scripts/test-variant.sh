#!/usr/bin/env bash
# Runs the tests of the library, of the core and of the corpora in another build than that of `swift test`, with
# the macro from `swift build`: the package manager would also rebuild swift-syntax.
# Proves: The suites run on Linux, optimised too [24]
#   swift build && bash Scripts/test-variant.sh optimised     # or address, or thread: with a sanitizer
# The core has its own script for sanitizers: `bash Scripts/test-core.sh --sanitize=thread`.
set -euo pipefail
variant=${1:?name a variant: optimised, address or thread}
root=$(cd "$(dirname "$0")/.." && pwd)
work=${TMPDIR:-/tmp}/maquette-$variant
mkdir -p "$work"
suites=(MaquetteTests FeaturePairTests CorpusTests)
skipped=()
case $variant in
  optimised)
    build=(-O)
    suites+=(MaquetteCoreTests)
    ;;
  *)
    build=(-Onone -D DEBUG "-sanitize=$variant")
    # The stack use per level of nesting was measured without a sanitizer; with one it is several times
    # as large.
    skipped=(--skip StackTests)
    ;;
esac
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
flags=("${build[@]}" -swift-version 6 -package-name maquette -parse-as-library -enable-testing
  -I "$work" -plugin-path "$resources/host/plugins"
  -load-plugin-executable "$root/.build/debug/MaquetteMacros-tool#MaquetteMacros")
source "$root/Scripts/upcoming-features.sh"
flags+=("${upcoming[@]}")

# module NAME FOLDER FLAGS...: compiles a library, with its objects in a separate folder.
module() {
  local name=$1 folder=$2
  shift 2
  rm -rf "$work/$name"
  mkdir "$work/$name"
  (cd "$work/$name" && find "$root/$folder" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" -wmo \
    "$@" -module-name "$name" -emit-module -emit-module-path "$work/$name.swiftmodule" -c)
}
module MaquetteCore Sources/MaquetteCore -enable-experimental-feature BuiltinModule
module MaquetteFiles Sources/MaquetteFiles
module MaquetteConstraints Sources/MaquetteConstraints
module MaquetteJSONTools Sources/MaquetteJSONTools
module MaquetteDeclarations Sources/MaquetteDeclarations
module Maquette Sources/Maquette
module MaquetteXMLSyntax Sources/MaquetteXMLSyntax
module MaquetteCBOR Sources/MaquetteCBOR
module MaquettePropertyList Sources/MaquettePropertyList
module MaquetteArchive Sources/MaquetteArchive
module CorpusModels Tests/CorpusModels
module TestSupport Tests/TestSupport

# The entry point, which the package manager would generate.
cat >"$work/Runner.swift" <<'END'
import Testing

@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
END
# The sanitizer would report leaks of the test runner, and keep variables outside the stack, whose size
# the library checks.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 TSAN_OPTIONS=halt_on_error=1
# Without whole-module optimization, which would compile all tests on one core.
for tests in "${suites[@]}"; do
  rm -rf "$work/$tests.objects"
  mkdir "$work/$tests.objects"
  (cd "$work/$tests.objects" && find "$root/Tests/$tests" "$work/Runner.swift" -name '*.swift' -print0 \
    | xargs -0 swiftc "${flags[@]}" -enable-batch-mode -j 2 -module-name "$tests" -c)
  swiftc "${build[@]}" "$work/$tests.objects"/*.o "$work"/{MaquetteCore,MaquetteFiles,MaquetteConstraints,MaquetteJSONTools,MaquetteDeclarations,Maquette,MaquetteXMLSyntax,MaquetteCBOR,MaquettePropertyList,MaquetteArchive,CorpusModels,TestSupport}/*.o \
    -lm -o "$work/$tests" 2> >(grep -v "Cannot export local symbol" >&2)
  "$work/$tests" --testing-library swift-testing "${skipped[@]}"
done
