#!/usr/bin/env bash
# Checks that the fuzzing targets compile with the modules of a debug build; nothing is run.
#   bash Fuzzing/check.sh "$(swift build --show-bin-path)"
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)
source "$root/Fuzzing/sources.sh"
# The package manager names the package after its folder.
name=$(basename "$root" | tr "[:upper:]" "[:lower:]")
status=0
for target in "$root"/Fuzzing/Sources/Targets/*.swift; do
  set_sources "$(basename "$target" .swift)"
  swiftc -typecheck -swift-version 6 -package-name "$name" -parse-as-library -I "$build/Modules" \
    -enable-upcoming-feature ExistentialAny -module-name Fuzz "${sources[@]}" || {
    echo "$target does not compile" >&2
    status=1
  }
done
exit $status
