#!/usr/bin/env bash
# Runs the tests of the library and of the corpora under a sanitizer, on Linux, with the macro that
# `swift build` has built: the package manager would build swift-syntax for the sanitizer too.
#   swift build && bash Scripts/test-sanitized.sh thread     # or address
# The core has its own: `bash Scripts/test-core.sh --sanitize=thread`.
set -euo pipefail
sanitizer=${1:?name a sanitizer: address or thread}
root=$(cd "$(dirname "$0")/.." && pwd)
work=${TMPDIR:-/tmp}/maquette-sanitized-$sanitizer
mkdir -p "$work"
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
flags=(-Onone -D DEBUG -wmo -swift-version 6 -package-name maquette -parse-as-library -enable-testing
  "-sanitize=$sanitizer" -I "$work" -plugin-path "$resources/host/plugins"
  -load-plugin-executable "$root/.build/debug/MaquetteMacros-tool#MaquetteMacros")
# What every target of Package.swift has.
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility \
  NonisolatedNonsendingByDefault InferIsolatedConformances; do
  flags+=(-enable-upcoming-feature "$feature")
done

module() {
  local name=$1 folder=$2
  shift 2
  find "$root/$folder" -name '*.swift' | xargs swiftc "${flags[@]}" "$@" -module-name "$name" \
    -emit-module -emit-module-path "$work/$name.swiftmodule" -c -o "$work/$name.o"
}
module MaquetteCore Sources/MaquetteCore -enable-experimental-feature BuiltinModule
module Maquette Sources/Maquette
module CorpusModels Tests/CorpusModels

# The entry point that the package manager makes.
cat >"$work/Runner.swift" <<'END'
import Testing

@main
struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
END
# The leaks that the sanitizer would tell are those of the test runner.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1
for tests in MaquetteTests FeaturePairTests CorpusTests; do
  find "$root/Tests/$tests" "$work/Runner.swift" -name '*.swift' | xargs swiftc "${flags[@]}" \
    -module-name "$tests" "$work"/{MaquetteCore,Maquette,CorpusModels}.o -lm -o "$work/$tests" \
    2> >(grep -v "Cannot export local symbol" >&2)
  "$work/$tests" --testing-library swift-testing
done
