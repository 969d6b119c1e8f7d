#!/usr/bin/env bash
# Runs tests in another build than that of `swift test`, with the macro from `swift build`: the package manager would
# also rebuild swift-syntax. Models that combine every pair of features, and large ones, are generated, and tested only
# here.
# Proves: The suites run on Linux, optimised too [24]
#   swift build && bash Scripts/test-variant.sh optimised            # or debug; or address or thread: a sanitizer
#   bash Scripts/test-variant.sh optimised FeaturePairTests          # only some suites
# The core has its own script for sanitizers: `bash Scripts/test-core.sh --sanitize=thread`.
set -euo pipefail
variant=${1:?name a variant: optimised, debug, address or thread}
root=$(cd "$(dirname "$0")/.." && pwd)
work=${TMPDIR:-/tmp}/maquette-$variant
mkdir -p "$work"
suites=("${@:2}")
skipped=()
case $variant in
  optimised)
    build=(-O)
    : "${suites:=MaquetteTests ModelTests MaquetteCoreTests FeaturePairTests CorpusTests}"
    ;;
  debug)
    build=(-Onone -D DEBUG)
    : "${suites:=FeaturePairTests CorpusTests}"
    ;;
  *)
    build=(-Onone -D DEBUG "-sanitize=$variant")
    : "${suites:=MaquetteTests ModelTests FeaturePairTests CorpusTests}"
    # The stack use per level of nesting was measured without a sanitizer; with one it is several times
    # as large.
    skipped=(--skip StackTests)
    ;;
esac
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
# A copy, because a build that runs meanwhile may replace the macro.
cp "$root/.build/debug/MaquetteMacros-tool" "$work/macro"
flags=("${build[@]}" -swift-version 6 -package-name maquette -parse-as-library -enable-testing
  -I "$work" -plugin-path "$resources/host/plugins" -plugin-path "$resources/host/plugins/testing"
  -load-plugin-executable "$work/macro#MaquetteMacros")
source "$root/Scripts/upcoming-features.sh"
flags+=("${upcoming[@]}")

# compile NAME FOLDERS... [-- FLAGS...]: compiles the sources of folders into one module.
compile() {
  local name=$1 folders=()
  shift
  while [ $# -gt 0 ] && [ "$1" != -- ]; do folders+=("$1"); shift; done
  shift || true
  rm -rf "$work/$name"
  mkdir "$work/$name"
  (cd "$work/$name" && find "${folders[@]}" -name '*.swift' -print0 \
    | xargs -0 swiftc "${flags[@]}" -wmo -num-threads 2 -no-emit-module-separately-wmo \
      -module-name "$name" "$@" -c)
}
module() { compile "$1" "$root/$2" -- "${@:3}" -emit-module -emit-module-path "$work/$1.swiftmodule"; }
libraries=(MaquetteCore MaquetteFiles MaquetteConstraints MaquetteJSONTools MaquetteDeclarations
  MaquetteSchema Maquette MaquetteXMLSyntax MaquetteCBOR MaquettePropertyList MaquetteArchive)
for library in "${libraries[@]}"; do
  case $library in
    MaquetteCore) module "$library" "Sources/$library" -enable-experimental-feature BuiltinModule ;;
    *) module "$library" "Sources/$library" ;;
  esac
done
module CorpusModels Checks/Integrations/Sources/CorpusModels
module TestSupport Tests/TestSupport
module AgreementSupport Tests/AgreementSupport

# The entry point, which the package manager would generate.
mkdir -p "$work/runner"
cat >"$work/runner/Runner.swift" <<'END'
import Testing

@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
END

# suite NAME: compiles and links a suite.
suite() {
  local objects=() folders=("$work/runner") module
  case $1 in
    FeaturePairTests)
      rm -rf "$work/pairs"
      python3 "$root/Scripts/generate-feature-pairs.py" "$work/pairs"
      folders+=("$work/pairs" "$root/Checks/FeaturePairs")
      ;;
    LargeModelTests)
      rm -rf "$work/large"
      python3 "$root/Scripts/generate-large-models.py" "$work/large"
      folders+=("$work/large" "$root/Checks/LargeModels")
      ;;
    CorpusTests) folders+=("$root/Checks/Integrations/Tests/$1") ;;
    *) folders+=("$root/Tests/$1") ;;
  esac
  compile "$1.objects" "${folders[@]}" -- -module-name "$1"
  for module in "${libraries[@]}" CorpusModels TestSupport AgreementSupport; do objects+=("$work/$module"/*.o); done
  swiftc "${build[@]}" "$work/$1.objects"/*.o "${objects[@]}" -lm -o "$work/$1" \
    2> >(grep -v "Cannot export local symbol" >&2)
}

# Two at once: one process compiles a module.
# shellcheck disable=SC2206 # a list of names
chosen=(${suites[*]})
for ((index = 0; index < ${#chosen[@]}; index += 2)); do
  pair=("${chosen[@]:index:2}")
  [ ${#pair[@]} -eq 1 ] || suite "${pair[1]}" &
  suite "${pair[0]}"
  wait $!
done
# The sanitizer would report leaks of the test runner, and keep variables outside the stack, whose size
# the library checks.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 TSAN_OPTIONS=halt_on_error=1
for tests in "${chosen[@]}"; do
  "$work/$tests" --testing-library swift-testing "${skipped[@]}"
done
