#!/usr/bin/env bash
# Measures the compile time and code size of models: @Mappable compared with Codable.
#
#   bash Benchmarks/model-cost.sh [models, 20] [properties of each, 15] [seed, 1]
#
#   RUNS=3          the number of runs for each compilation; the shortest counts
#   PLUGIN=PATH     the build of the macro plugin, by default the debug one
#   FLAGS=...       more flags for the compiler, such as -Xfrontend -function-sections
#   CHECK=1         measures debug builds alone, beside the modules of the suites, and fails if a property takes 2.2
#                   times the time of the processor of one of `Codable`, or 0.6 times its code
#
# Both have the same properties (see ModelGenerator.swift) in one file of one module, which is compiled
# like the package manager's debug and release builds. The time of a module with only the imports is
# subtracted; the time of the macro plugin is included. Sizes are bytes of instructions: of the
# module's object file, and of a stripped program without dead code that decodes and encodes all
# models, minus a program with one model of one property. In release builds of an application the
# macro plugin is optimized, and so faster than here; use PLUGIN to measure that.
set -euo pipefail
shopt -s inherit_errexit
models=${1:-20}
properties=${2:-15}
seed=${3:-1}
cd "$(dirname "$0")"
if [ -n "${CHECK:-}" ]; then
  modes=(debug)
  release=$(bash build.sh optimised)
  debug=$release
else
  modes=(debug release)
  release=$(bash build.sh release)
  debug=$(bash build.sh debug)
fi
plugin=${PLUGIN:-${MAQUETTE_MACROS:-$(cd .. && swift build --show-bin-path)/MaquetteMacros-tool}}
work=$PWD/.build/model-cost
rm -rf "$work"
mkdir -p "$work"
count=$((models * properties + models + 1))

# compile MODE KIND NAME SOURCE: compiles a module; MODE is debug or release.
compile() {
  local mode=$1 flags=(-Onone -enable-testing) folder=$debug
  if [ "$mode" = release ]; then
    flags=(-O -wmo -enable-default-cmo) folder=$release
  fi
  mkdir -p "$work/$mode-$2"
  # Debug information as usual; as a flag of the driver, -g would create a second file with the same name.
  # shellcheck disable=SC2086 # several flags
  swiftc "${flags[@]}" ${FLAGS:-} -Xfrontend -g -swift-version 6 -parse-as-library -package-name application \
    -I "$folder" -I "$work/$mode-$2" -load-plugin-executable "$plugin#MaquetteMacros" \
    -module-name "$3" -emit-module -emit-module-path "$work/$mode-$2/$3.swiftmodule" \
    -c "$4" -o "$work/$mode-$2/$3.o"
}

# shortest MODE KIND NAME SOURCE: the shortest of several compilations in ms: wall-clock time, and CPU
# time, which depends less on other load.
shortest() {
  local TIMEFORMAT='%R %U %S' times=$work/times
  : >"$times"
  for _ in $(seq "${RUNS:-3}"); do
    { time compile "$@" 2>"$work/messages"; } 2>>"$times" || { cat "$work/messages" >&2; exit 1; }
  done
  awk 'NR == 1 || $1 < clock { clock = $1 } NR == 1 || $2 + $3 < used { used = $2 + $3 }
    END { print clock * 1000, used * 1000 }' "$times"
}

# instructions FILE: bytes of machine code in an object or a program.
instructions() { size -A "$1" | awk '$1 ~ /^\.text/ { sum += $2 } END { print sum }'; }

# program KIND MODELS: the bytes of instructions, and the file size, of a program with this many models.
program() {
  local kind=$1 count=$2 folder=$work/release-$1 properties=$properties
  [ "$count" -gt 0 ] || properties=1
  "$release/Benchmarks" models "$kind" "$count" "$properties" "$seed" >"$work/Models.swift"
  {
    echo 'import Models; import Foundation'
    [ "$kind" = codable ] || echo 'import Maquette'
    echo '@main enum Application { static func main() throws {'
    echo 'let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))'
    if [ "$kind" = codable ]; then
      echo 'let root = try JSONDecoder().decode(Root.self, from: data)'
      echo 'print(try JSONEncoder().encode(root).count)'
    else
      echo 'let root = try Root(json: data)'
      echo 'print(try root.jsonData().count)'
    fi
    echo '} }'
  } >"$work/Application.swift"
  compile release "$kind" Models "$work/Models.swift"
  compile release "$kind" Application "$work/Application.swift"
  local objects=("$folder/Application.o" "$folder/Models.o")
  [ "$kind" = codable ] || objects+=("$release"/{MaquetteScalars,MaquetteCore,MaquetteMappings,MaquetteStreams,MaquetteBehavior,MaquetteRepairs,MaquetteFiles,MaquetteEssentials,Maquette}.objects/*.o)
  swiftc -O "${objects[@]}" -lm -Xlinker --gc-sections -Xlinker -s -o "$folder/application"
  # A program that fails could be small.
  {
    printf '{"version":1'
    for number in $(seq 0 $((count - 1))); do printf ',"model%s": []' "${number}List"; done
    echo '}'
  } >"$work/root.json"
  "$folder/application" "$work/root.json" >/dev/null
  echo "$(instructions "$folder/application") $(stat -c %s "$folder/application")"
}

difference() { awk -v a="$1" -v b="$2" 'BEGIN { print a - b }'; }

figures=()
for kind in mappable codable; do
  echo "measuring $kind" >&2
  "$release/Benchmarks" models "$kind" "$models" "$properties" "$seed" >"$work/$kind.swift"
  { echo 'import Foundation'; [ "$kind" = codable ] || echo 'import Maquette'; } >"$work/empty.swift"
  for mode in "${modes[@]}"; do
    empty=$(shortest "$mode" "$kind" Empty "$work/empty.swift")
    full=$(shortest "$mode" "$kind" Models "$work/$kind.swift")
    figures+=("$kind $mode-ms $(difference "${full% *}" "${empty% *}")")
    figures+=("$kind $mode-processor $(difference "${full#* }" "${empty#* }")")
    figures+=("$kind $mode-text $(instructions "$work/$mode-$kind/Models.o")")
  done
  [ -z "${CHECK:-}" ] || continue
  sizes=$(program "$kind" "$models")
  least=$(program "$kind" 0)
  figures+=("$kind program-text $(difference "${sizes% *}" "${least% *}")")
  figures+=("$kind program-file $(difference "${sizes#* }" "${least#* }")")
  figures+=("$kind whole-file ${sizes#* }")
done

# both FIGURE [COUNT]: the figure of both kinds, divided by the count, and their ratio.
both() {
  printf '%s\n' "${figures[@]}" | awk -v key="$1" -v count="${2:-$count}" '
    $2 == key { value[$1] = $3 / count }
    END { printf "%.2f %.2f %.2f\n", value["mappable"], value["codable"], value["mappable"] / value["codable"] }'
}

if [ -n "${CHECK:-}" ]; then
  read -r _ _ time < <(both debug-processor)
  read -r _ _ code < <(both debug-text)
  echo "A property takes $time times the time of one of Codable, and $code times its code."
  awk -v time="$time" -v code="$code" 'BEGIN { exit !(0 < time && time <= 2.2 && 0 < code && code <= 0.6) }' || {
    echo "At most 2.2 and 0.6 are wanted." >&2
    exit 1
  }
  exit 0
fi

echo "$models models of $properties properties, $count properties in all with those of the root."
echo
echo "| of one property | @Mappable | Codable | ratio |"
echo "| --- | --- | --- | --- |"
# row TITLE FIGURE [COUNT]: prints the figure of both kinds, divided by the count.
row() {
  local own other ratio
  read -r own other ratio < <(both "${@:2}")
  echo "| $1 | $own | $other | $ratio |"
}
row "compiling for debugging, ms" debug-ms
row "compiling for release, ms" release-ms
row "compiling for debugging, ms of the processor" debug-processor
row "compiling for release, ms of the processor" release-processor
row "code of the module, debug, bytes" debug-text
row "code of the module, release, bytes" release-text
row "code of a program, bytes" program-text
row "file of a program, bytes" program-file
row "file of the whole program, engine and all, KB" whole-file 1000
