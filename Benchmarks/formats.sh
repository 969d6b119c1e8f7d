#!/usr/bin/env bash
# Compares each format with the usual alternative, in one process, and prints a Markdown table:
#
#   bash Benchmarks/formats.sh [records, 2000] [rounds, 5] [lists | binary | xml | yaml | csv] [--alone]
#
# Property lists are compared with Foundation's coders, XML with XMLCoder, YAML with Yams, CSV with SwiftCSV and
# hand-written models; MessagePack and CBOR with Maquette's JSON of the same data. The packages are cloned once, at
# the versions below; a package that is not available is skipped with a message. A result is the shortest time of
# all rounds, in which both sides run in turn, after a check that both yield the same models. `--alone` omits the
# other side, for profiling.
set -euo pipefail
mode=release
cd "$(dirname "$0")"
source ./modules.sh

for name in XMLSyntax CBOR MessagePack PropertyList XML YAML CSV; do
  module "Maquette$name" "../Sources/Maquette$name" "${engine[@]}"
done
module FormatModels Sources/FormatModels "${user[@]}"

peers=$PWD/.build/peers
mkdir -p "$peers"
# peer URL VERSION: clones a package, unless the clone exists.
peer() {
  local folder=$peers/${1##*/}-$2
  [ -d "$folder" ] || git clone -q --depth 1 --branch "$2" "$1" "$folder" 2>/dev/null || {
    rm -rf "$folder"
    echo "Without ${1##*/}, which could not be cloned." >&2
    return 1
  }
}
others=(-swift-version 5 -suppress-warnings)
if peer https://github.com/CoreOffice/XMLCoder 0.18.2; then
  module XMLCoder "$peers/XMLCoder-0.18.2/Sources/XMLCoder" "${others[@]}"
fi
if peer https://github.com/swiftcsv/SwiftCSV 0.10.0; then
  module SwiftCSV "$peers/SwiftCSV-0.10.0/SwiftCSV" "${others[@]}"
fi
if peer https://github.com/jpsim/Yams 6.2.2; then
  sources=$peers/Yams-6.2.2/Sources
  for file in "$sources"/CYaml/src/*.c; do
    object=$out/CYaml-$(basename "$file" .c).o
    [ "$object" -nt "$file" ] \
      || "${CC:-clang}" -O2 -fPIC -I "$sources/CYaml/include" -c "$file" -o "$object"
    objects+=("$object")
  done
  user+=(-I "$sources/CYaml/include")
  module Yams "$sources/Yams" "${others[@]}" -D SWIFT_PACKAGE -I "$sources/CYaml/include"
fi
program FormatTimings Sources/FormatTimings
"$out/FormatTimings" "$@"
