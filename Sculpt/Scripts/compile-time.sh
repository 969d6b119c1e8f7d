#!/usr/bin/env bash
# Compares the time to compile generated models of both styles: bash compile-time.sh [BUILD FOLDER] [RUNS]
# The same 100 types in the style mappable and in the style codable, each as a module in debug, by turns. The figure is the
# time of the processors, that of macros included, which other work on the machine changes little.
set -euo pipefail
cd "$(dirname "$0")"
build=$(cd "${1:-../.build/debug}" && pwd)
runs=${2:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 make-models.py 100 >"$work/models.json"
for style in mappable codable; do
  "$build/sculpt" "$work/models.json" -n Models --style $style >"$work/$style.swift"
done
counts=$(grep -c 'Sendable, Hashable {$' "$work/mappable.swift")
macros=$build/MaquetteMacros-tool
compile() {
  /usr/bin/time -f %U -o "$work/time" swiftc -swift-version 6 -Onone -g -parse-as-library -emit-module -emit-object \
    -module-name Models -module-cache-path "$work/cache" -I "$build/Modules" \
    -load-plugin-executable "$macros#MaquetteMacros" -o "$work/models.o" "$1"
  cat "$work/time"
}
# The first time reads the modules of the system into the cache.
for style in mappable codable; do compile "$work/$style.swift" >/dev/null; done
for run in $(seq "$runs"); do
  for style in mappable codable; do compile "$work/$style.swift" >>"$work/$style.times"; done
done
python3 - "$counts" "$work" <<'PY'
import pathlib, statistics, sys

count, work = int(sys.argv[1]), pathlib.Path(sys.argv[2])
times = {style: [float(t) for t in (work / f"{style}.times").read_text().split()] for style in ["mappable", "codable"]}
for style, all_ in times.items():
    lines = len((work / f"{style}.swift").read_text().splitlines())
    print(f"{style}: {count} types, {lines} lines, {statistics.median(all_):.2f} s of the processor ({min(all_):.2f} to {max(all_):.2f})")
print(f"mappable / codable: {statistics.median(times['mappable']) / statistics.median(times['codable']):.2f}")
PY
