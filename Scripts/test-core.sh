#!/usr/bin/env bash
# Tests the core alone, without building the macro: quick, and open to flags that would rebuild
# swift-syntax too.
#   bash Scripts/test-core.sh --sanitize=address
#   MAQUETTE_NO_BUILTIN=1 bash Scripts/test-core.sh     # the path without the Builtin module
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
package=${TMPDIR:-/tmp}/maquette-core-tests${MAQUETTE_NO_BUILTIN:+-no-builtin}
mkdir -p "$package/Sources" "$package/Tests"
ln -sfn "$root/Sources/MaquetteCore" "$package/Sources/MaquetteCore"
ln -sfn "$root/Tests/MaquetteCoreTests" "$package/Tests/MaquetteCoreTests"
builtin='.enableExperimentalFeature("BuiltinModule"),'
[ -n "${MAQUETTE_NO_BUILTIN:-}" ] && builtin=
cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  $builtin
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let package = Package(
  name: "maquette-core",
  platforms: [.macOS(.v13)],
  targets: [
    .target(
      name: "MaquetteCore", swiftSettings: features, linkerSettings: [.linkedLibrary("m")]),
    .testTarget(
      name: "MaquetteCoreTests", dependencies: ["MaquetteCore"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
END
# The leaks that the sanitizer would tell are those of the test runner.
ASAN_OPTIONS=detect_leaks=0 swift test --package-path "$package" "$@"
