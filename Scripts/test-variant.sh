#!/usr/bin/env bash
# Runs tests in another build than that of `swift test`, with the macro from `swift build`: the package manager would
# also rebuild swift-syntax. `Benchmarks/modules.sh` compiles the modules. Models that combine every pair and every
# triple of features, and large ones, are generated, and tested only here.
# Proves: The suites run on Linux, optimised too [24]
#   swift build && bash Scripts/test-variant.sh optimised            # or debug; or address or thread: a sanitizer
#   bash Scripts/test-variant.sh optimised FeaturePairTests          # only some suites
# MAQUETTE_SAMPLE=NUMBER takes, if it is odd, each mix of pairs in a sixth of the kinds of models and every eightieth mix of
# triples, and if it is even, one of the other suites that are tested optimised; others for another number.
# The core has its own script for sanitizers: `bash Scripts/test-core.sh --sanitize=thread`.
set -euo pipefail
mode=${1:?name a variant: optimised, debug, address or thread}
suites=("${@:2}")
skipped=()
case $mode in
  # The longest to compile come first; see below.
  optimised)
    compiled=(ModelTests MaquetteCoreTests MaquetteTests CorpusTests)
    features=(FeaturePairTests ${MAQUETTE_SAMPLE:+FeatureTripleTests})
    if [ -n "${MAQUETTE_SAMPLE:-}" ]; then
      compiled=("${compiled[MAQUETTE_SAMPLE / 2 % 4]}")
      if ((MAQUETTE_SAMPLE % 2)); then compiled=(); else features=(); fi
    fi
    : "${suites:=${features[*]} ${compiled[*]}}"
    ;;
  debug) : "${suites:=FeaturePairTests CorpusTests}" ;;
  *)
    : "${suites:=MaquetteTests ModelTests FormatTests CodableTests JSONToolsTests FeaturePairTests CorpusTests}"
    # The stack use per level of nesting was measured without a sanitizer; with one it is several times
    # as large. The process of BadInputTests has a limit of memory, which a sanitizer needs for itself.
    skipped=(
      --skip StackTests --skip depthOfTheStack --skip DeepTreeTests --skip HostileInputTests/deepTrees
      --skip BadInputTests
    )
    ;;
esac
cd "$(dirname "$0")/../Benchmarks"
source ./modules.sh
libraries
# What only some suites need.
if [[ " ${suites[*]} " == *" FormatTests "* ]]; then formats; fi
if [[ " ${suites[*]} " == *" CodableTests "* ]]; then module CodableModels Sources/CodableModels "${engine[@]}"; fi
source ../Scripts/test-runner.sh
tests=("${engine[@]}" -enable-testing "${testing[@]}")
for name in TestSupport AgreementSupport; do module "$name" "../Tests/$name" "${tests[@]}"; done

# suite NAME: compiles and links a suite.
suite() {
  local folders=() made=$out/$1.tests
  case $1 in
    FeaturePairTests)
      rm -rf "$out/pairs"
      python3 ../Scripts/generate-feature-pairs.py "$out/pairs" ${MAQUETTE_SAMPLE:+--sample "$MAQUETTE_SAMPLE"}
      folders+=("$out/pairs" ../Checks/FeaturePairs)
      ;;
    FeatureTriple*Tests)
      local part=${1//[!0-9]/}
      rm -rf "$out/triples$part"
      python3 ../Scripts/generate-feature-pairs.py "$out/triples$part" \
        --triples "${part:-${MAQUETTE_SAMPLE:-0}}" "$([ -n "$part" ] && echo 8 || echo 80)"
      folders+=("$out/triples$part" ../Checks/FeaturePairs)
      ;;
    LargeModel*Tests)
      local count=${1//[!0-9]/}
      rm -rf "$out/large$count"
      python3 ../Scripts/generate-large-models.py "$out/large$count" "$count"
      folders+=("$out/large$count" ../Checks/LargeModels)
      ;;
    CorpusTests) folders+=("../Checks/Integrations/Tests/$1") ;;
    *) folders+=("../Tests/$1") ;;
  esac
  rm -rf "$made"
  mkdir "$made"
  find "${folders[@]}" -name '*.swift' -exec realpath {} + | sort | (
    cd "$made"
    tr '\n' '\0' | xargs -0 swiftc "${common[@]}" "${tests[@]}" -wmo -num-threads 2 -module-name "$1" -c
  )
  link "$1" "$made"/*.o "${objects[@]}"
}

# One process compiles a module, so two suites are compiled at once.
# shellcheck disable=SC2206 # a list of names
chosen=(${suites[*]})
# lane FIRST: compiles every second suite.
lane() {
  local index
  for ((index = $1; index < ${#chosen[@]}; index += 2)); do suite "${chosen[index]}"; done
}
lane 1 &
trap 'kill $! 2>/dev/null || true' EXIT
lane 0
wait $!
trap - EXIT
# The sanitizer would report leaks of the test runner, and keep variables outside the stack, whose size
# the library checks.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 TSAN_OPTIONS=halt_on_error=1
for name in "${chosen[@]}"; do
  "$out/$name" --testing-library swift-testing "${skipped[@]}"
done
