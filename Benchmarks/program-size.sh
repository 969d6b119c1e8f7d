#!/usr/bin/env bash
# Measures what one model adds to a program: bytes with the standard library linked statically, and dynamically, beside
# `Codable`; and checks which libraries are linked. Linux only.
# A program with `MaquetteEssentials` links neither all of Foundation nor ICU. In release mode the same program with `Maquette`
# and all of Foundation is measured, too.
#   bash Benchmarks/program-size.sh [release | optimised]
# It fails if the static program is more than 7.5 MB larger than the one with `Codable`, or a library is linked that
# should not be. The programs are in Sources/SmallPrograms; symbols are stripped.
set -euo pipefail
if [ "$(uname)" != Linux ]; then
  echo "Programs are only measured on Linux." >&2
  exit 0
fi
mode=${1:-release}
cd "$(dirname "$0")"
source ./modules.sh
built=$out/programs
rm -rf "$built"
mkdir -p "$built"
document='{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","title":"a","created":"2026-11-26T12:00:00Z","total":1.5,"tags":["b"]}'

programs=(Coded Core Mapped)
sources=Sources/SmallPrograms
cp "$sources"/*.swift "$built"
if [ "$mode" = release ]; then
  programs+=(Whole)
  sed 's/FoundationEssentials/Foundation/; s/MaquetteEssentials/Maquette/' "$sources/Mapped.swift" >"$built/Whole.swift"
fi

# small NAME LINKING MODULES...: compiles and runs a program.
small() {
  local name=$1 linking=$2 needed=() flags=()
  shift 2
  for module in "$@"; do needed+=("$out/Maquette$module".objects/*.o); done
  [ "$linking" = dynamic ] || flags=(-static-stdlib)
  # The linker warns about a function that FoundationEssentials calls.
  swiftc -O -wmo "${common[@]}" "${user[@]}" ${flags[@]+"${flags[@]}"} -module-name Program \
    "$built/$name.swift" ${needed[@]+"${needed[@]}"} -lm -Xlinker --gc-sections -Xlinker -s \
    -o "$built/$name-$linking" 2> >(grep -v mktemp >&2)
  # A program that fails could be small.
  "$built/$name-$linking" "$document" >/dev/null
}

essentials=(Scalars Core Mappings Streams Behavior Repairs Files Attributes Essentials)
for linking in static dynamic; do
  small Coded "$linking"
  small Core "$linking" Scalars Core
  small Mapped "$linking" "${essentials[@]}"
  [ "$mode" != release ] || small Whole "$linking" "${essentials[@]}" ''
done

bytes() { stat -c %s "$built/$1"; }
printf '| program | static | dynamic |\n| --- | --- | --- |\n'
for name in "${programs[@]}"; do
  printf '| %s | %.1f MB | %.1f MB |\n' "$name" "$(bytes $name-static)e-6" "$(bytes $name-dynamic)e-6"
done

status=0
# unlinked PROGRAM PATTERN: fails if a program links a library.
unlinked() {
  if ldd "$built/$1" | grep -E "$2" >&2; then
    echo "$1 should not link that." >&2
    status=1
  fi
}
unlinked Core-dynamic 'libFoundation|lib_Foundation'
unlinked Mapped-dynamic 'libFoundation\.so|lib_FoundationICU|libFoundationInternationalization'
if [ $(($(bytes Mapped-static) - $(bytes Coded-static))) -gt 7500000 ]; then
  echo "The program with a model is too large." >&2
  status=1
fi
exit $status
