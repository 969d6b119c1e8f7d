# Shared by the build scripts, which source it in this folder with `mode` set to release or debug, or to what the suites
# need: optimised (with what tests of internals import), address or thread (a sanitizer).
#
# `swift build -c release` would optimize swift-syntax for ten minutes, although the macro's speed is
# not measured. So the package manager makes a debug build of the macro, and the script runs the
# compiler for each module with the flags of the package manager's release builds. Engine, models and
# programs are separate modules, and the models are in another package than the engine, as in an
# application. Unchanged modules are not built again.
out=$PWD/.build/$mode-modules
mkdir -p "$out"

case $mode in
  # With threads every file becomes its own object, which limits inlining in the last passes.
  release) optimise=(-O -wmo -enable-default-cmo -num-threads 2) ;;
  # One job makes code and interface.
  optimised) optimise=(-O -wmo -enable-testing -num-threads 2 -no-emit-module-separately-wmo) ;;
  debug) optimise=(-Onone -D DEBUG -enable-testing) ;;
  address | thread)
    optimise=(-Onone -D DEBUG -enable-testing "-sanitize=$mode" -wmo -num-threads 2 -no-emit-module-separately-wmo) ;;
  *) echo "bash ${0##*/} [release | debug | optimised | address | thread]" >&2; exit 2 ;;
esac
# MAQUETTE_MACROS names a macro that is already built.
plugin=${MAQUETTE_MACROS:-}
if [ -z "$plugin" ]; then
  (cd .. && swift build -q --product MaquetteMacros 1>&2)
  plugin=$(cd .. && swift build --show-bin-path)/MaquetteMacros-tool
fi

common=(-swift-version 6 -parse-as-library -I "$out"
  -load-plugin-executable "$plugin#MaquetteMacros" "${optimise[@]}")
source ../Scripts/upcoming-features.sh
engine=(-package-name maquette "${upcoming[@]}")
user=(-package-name maquette_benchmarks)
objects=()
newest=

# module NAME FOLDER FLAGS...: compiles a library if it has changed or an earlier one is newer.
module() {
  local name=$1 folder made=$out/$1.objects
  folder=$(cd "$2" && pwd)
  shift 2
  if changed "$made/done" "$folder"; then
    echo "building $name ($mode)" >&2
    rm -rf "$made"
    mkdir -p "$made"
    touch "$made/begun"
    (
      cd "$made"
      find -L "$folder" -name '*.swift' -print0 | sort -z | xargs -0 swiftc "${common[@]}" "$@" \
        -module-name "$name" -emit-module -emit-module-path "$out/$name.swiftmodule" -c
    )
    # The compiler does not touch files that would not change, so their dates do not show the last build. The date is
    # that of its begin: a source that was changed meanwhile is compiled again.
    mv "$made/begun" "$made/done"
  fi
  objects+=("$made"/*.o)
  if [ -z "$newest" ] || [ "$made/done" -nt "$newest" ]; then newest=$made/done; fi
}

# program NAME FOLDER: compiles and links a program with all modules before it.
program() {
  local name=$1 folder=$2
  if changed "$out/$name" "$folder"; then
    echo "building $name ($mode)" >&2
    swiftc "${common[@]}" "${user[@]}" -module-name "$name" \
      "$folder"/*.swift "${objects[@]}" -lm -o "$out/$name"
  fi
}

# library NAME: a module of the package itself.
library() {
  case $1 in
    MaquetteScalars | MaquetteCore) module "$1" "../Sources/$1" "${engine[@]}" -enable-experimental-feature BuiltinModule ;;
    # The attributes are there with the trait.
    MaquetteEssentials) module "$1" "../Sources/$1" "${engine[@]}" -D Macros ;;
    *) module "$1" "../Sources/$1" "${engine[@]}" ;;
  esac
}

changed() {
  [ ! -e "$1" ] || [ modules.sh -nt "$1" ] || [ "$plugin" -nt "$1" ] \
    || { [ -n "$newest" ] && [ "$newest" -nt "$1" ]; } \
    || [ -n "$(find -L "$2" -name '*.swift' -newer "$1" -print -quit)" ]
}

library MaquetteScalars
library MaquetteCore
library MaquetteMappings
library MaquetteFormats
library MaquetteStreams
library MaquetteBehavior
library MaquetteRepairs
library MaquetteFiles
library MaquetteAttributes
library MaquetteEssentials
library Maquette

# libraries: the modules that suites and benchmarks share, in one order: a module is built again if one before it is
# newer.
libraries() {
  local name
  for name in JSONTools Declarations XMLSyntax CBOR PropertyList Archive; do library "Maquette$name"; done
  module CorpusModels ../Checks/Integrations/Sources/CorpusModels "${user[@]}"
  for name in Constraints Schema JSON5 Codable; do library "Maquette$name"; done
}

# formats: the other formats, after `libraries`.
formats() {
  local name
  for name in MessagePack XML YAML CSV TOML Form; do library "Maquette$name"; done
}
