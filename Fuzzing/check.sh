#!/usr/bin/env bash
# Checks that the fuzzing targets compile with the modules of a debug build; nothing is run.
#   bash Fuzzing/check.sh "$(swift build --show-bin-path)"
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
# The package manager names the package after its folder.
name=$(basename "$PWD" | tr "[:upper:]" "[:lower:]")
check() {
  swiftc -typecheck -swift-version 6 -package-name "$name" -parse-as-library -I "$build/Modules" \
    -enable-upcoming-feature ExistentialAny -module-name Fuzz "$@" Fuzzing/Sources/Support/*.swift \
    Tests/MaquetteCoreTests/Models/{Specimen,Record*,ReadInPlace}.swift \
    Tests/MaquetteCoreTests/Support/ReferenceParser.swift
}
status=0
for target in Fuzzing/Sources/Targets/*.swift; do
  case $target in */JSONToTape.swift) set -- Sources/MaquetteCodable/Tapes/*.swift ;; *) set -- ;; esac
  check "$target" "$@" || { echo "$target does not compile" >&2; status=1; }
done
exit $status
