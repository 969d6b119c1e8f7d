#!/usr/bin/env bash
# Tests only the core, without building the macro: quick, and without rebuilding swift-syntax for
# other flags.
#   bash Scripts/test-core.sh --sanitize=address        # each sanitizer has its own build
#   bash Scripts/test-core.sh --sanitize=thread
#   MAQUETTE_NO_BUILTIN=1 bash Scripts/test-core.sh     # the path without the Builtin module
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
# Each checkout has its own build.
package=${TMPDIR:-/tmp}/maquette-core-tests-$(cksum <<<"$root" | cut -d" " -f1)${MAQUETTE_NO_BUILTIN:+-no-builtin}
for argument in "$@"; do
  case $argument in --sanitize=*) package+=-${argument#--sanitize=} ;; esac
done
mkdir -p "$package/Sources" "$package/Tests"
# What the tests use besides.
beside=(Behavior Declarations Repairs Streams)
for name in Scalars Core Mappings "${beside[@]}"; do ln -sfn "$root/Sources/Maquette$name" "$package/Sources/Maquette$name"; done
ln -sfn "$root/Tests/MaquetteCoreTests" "$package/Tests/MaquetteCoreTests"
ln -sfn "$root/Tests/TestSupport" "$package/Sources/TestSupport"
upcoming=$(grep -o '\.enableUpcomingFeature("[A-Za-z]*")' "$root/Package.swift" | sed 's/$/,/')
builtin='.enableExperimentalFeature("BuiltinModule"),'
[ -n "${MAQUETTE_NO_BUILTIN:-}" ] && builtin=
cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  $builtin
  $upcoming
]
let package = Package(
  name: "maquette-core",
  platforms: [.macOS(.v13)],
  targets: [
    .target(
      name: "MaquetteScalars", swiftSettings: features, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "MaquetteCore", dependencies: ["MaquetteScalars"], swiftSettings: features),
    .target(name: "MaquetteMappings", dependencies: ["MaquetteCore"], swiftSettings: features),
$(printf '    .target(name: "Maquette%s", dependencies: ["MaquetteMappings"], swiftSettings: features),\n' "${beside[@]}")
    .target(name: "TestSupport"),
    .testTarget(
      name: "MaquetteCoreTests", dependencies: [$(printf '"Maquette%s", ' Scalars Core Mappings "${beside[@]}") "TestSupport"],
      swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
END
# The sanitizer would report leaks of the test runner.
ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1 swift test --package-path "$package" "$@"
