#!/usr/bin/env bash
# Builds the fuzzing targets and runs each of them.
#   bash Fuzzing/run.sh [SECONDS] [TARGET...]     # 60 seconds each by default
#   MAQUETTE_CORPORA=FOLDER bash Fuzzing/run.sh   # with a folder's documents as seeds
# The corpus of a target is kept for the next run; its findings are stored next to it.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
source "$root/Fuzzing/sources.sh"
work=${TMPDIR:-/tmp}/maquette-fuzzing
seconds=${1:-60}
[ $# -gt 0 ] && shift
mkdir -p "$work/seeds"

# Optimized, but with assertions; overflow and bounds are always checked.
flags=(-O -wmo -assert-config Debug -swift-version 6 -package-name maquette -enable-testing
  -sanitize=fuzzer,address -parse-as-library -I "$work"
  -enable-upcoming-feature ExistentialAny)
object=$work/MaquetteCore.o
if [ ! -e "$object" ] ||
  [ -n "$(find "$root"/Sources/Maquette{Scalars,Core} -name '*.swift' -newer "$object")" ]; then
  # Modules that refer to another core would be linked with it.
  rm -f "$work"/Maquette*.o
  for module in MaquetteScalars MaquetteCore; do
    find "$root/Sources/$module" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" \
      -enable-experimental-feature BuiltinModule \
      -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
      -c -o "$work/$module.o"
  done
fi

# Compiles a format's module if its sources or the core have changed.
format_module() {
  local module=$1 result=$work/$1.o inner
  for inner in $(grep -rhoE 'import Maquette(XMLSyntax|CBOR|PropertyList|Files|Formats|Mappings|Streams|Behavior)$' "$root/Sources/$module" |
    sort -u | cut -d' ' -f2); do
    format_module "$inner"
  done
  if [ ! -e "$result" ] || [ "$object" -nt "$result" ] ||
    [ -n "$(find "$root/Sources/$module" -name '*.swift' -newer "$result")" ]; then
    find "$root/Sources/$module" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" \
      -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
      -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
      -c -o "$result"
  fi
}

find "$root/Fuzzing/Seeds" -maxdepth 1 -type f -exec cp {} "$work/seeds" \;
if [ -n "${MAQUETTE_CORPORA:-}" ]; then
  # Larger documents would slow down every step.
  find "$MAQUETTE_CORPORA" -name '*.json' -size -16k -exec cp {} "$work/seeds" \;
fi

status=0
[ $# -gt 0 ] || set -- JSONToValue JSONToModel JSONToTape Lookahead ValueToModel RoundTrip Formats Texts Semantics \
  Repairs GrowingText Answers CBOR MessagePack TOML YAML JSON5 CSV Form XMLDocuments PropertyLists Archive KeyedArchive
for target in "$@"; do
  # The linker warns about the sanitizer's own symbols.
  set_sources "$target"
  # The modules of formats that the target imports, and its own seeds and dictionary.
  objects=("$work/MaquetteScalars.o" "$object")
  for module in $(sed -nE 's/^(@testable )?import (Maquette[A-Za-z0-9]+)$/\2/p' "${sources[0]}"); do
    case $module in MaquetteCore | MaquetteScalars) continue ;; esac
    format_module "$module"
    objects+=("$work/$module.o")
  done
  # Those that these modules import; one object twice would not link.
  shared=(Formats XMLSyntax Files Mappings Streams Behavior Repairs)
  case $target in Archive | KeyedArchive) shared+=(PropertyList) ;; esac
  for module in "${shared[@]/#/Maquette}"; do
    [ ! -e "$work/$module.o" ] || [[ " ${objects[*]} " == *"/$module.o "* ]] || objects+=("$work/$module.o")
  done
  seeds=$root/Fuzzing/Seeds/$target
  [ -d "$seeds" ] || seeds=$work/seeds
  words=$root/Fuzzing/$target.dict
  [ -e "$words" ] || words=$root/Fuzzing/json.dict
  case $target in XMLDocuments | PropertyLists | KeyedArchive) words=$root/Fuzzing/xml.dict ;; esac
  swiftc "${flags[@]}" -module-name "Fuzz$target" "${sources[@]}" "${objects[@]}" -lm -o "$work/$target" 2> >(grep -v "Cannot export local symbol" >&2)
  mkdir -p "$work/learned/$target" "$work/found/$target"
  before=$(find "$work/found/$target" -type f | wc -l)
  log=$work/$target.log
  # Leak detection is off: the sanitizer would report leaks at the start of the process.
  ASAN_OPTIONS=detect_leaks=0 "$work/$target" -max_total_time="$seconds" -timeout=10 \
    -rss_limit_mb=2048 -max_len=4096 -dict="$words" -print_final_stats=1 \
    -artifact_prefix="$work/found/$target/" "$work/learned/$target" "$seeds" >"$log" 2>&1 ||
    status=1
  after=$(find "$work/found/$target" -type f | wc -l)
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  coverage=$(grep -o 'cov: [0-9]*' "$log" | tail -n 1 || true)
  echo "$target: ${executions:-?} executions, $coverage, $((after - before)) findings ($log)"
done
exit $status
