#!/usr/bin/env bash
# Measures what recursive models cost to compile for release: each shape beside the same one with Codable,
# in seconds of the processor, less what a module costs that only imports the same.
#
#   bash Benchmarks/recursion-cost.sh
#
# No shape may take more than one and a half times its twin and a second besides; the script ends with an
# error if one does. What Codable has no form for (tags inside, no tags) has its usual form as twin.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")"
release=$(bash build.sh release)
plugin=$(cd .. && swift build --show-bin-path)/MaquetteMacros-tool
work=$PWD/.build/recursion-cost
mkdir -p "$work"

# seconds SOURCE: seconds of the processor that a compilation takes; the shorter of two.
seconds() {
  local TIMEFORMAT='%U' best=
  for _ in 1 2; do
    { time swiftc -O -wmo -swift-version 6 -parse-as-library -I "$release" \
      -load-plugin-executable "$plugin#MaquetteMacros" -module-name Models -c "$1" \
      -o "$work/Models.o" 2>"$work/messages"; } 2>"$work/time" || { cat "$work/messages" >&2; exit 1; }
    best=$(awk -v a="${best:-999}" '{ print (a < $1) ? a : $1 }' "$work/time")
  done
  echo "$best"
}

echo 'import Maquette' >"$work/Mappable.swift"
echo 'import Foundation' >"$work/Codable.swift"
maquette=$(seconds "$work/Mappable.swift")
codable=$(seconds "$work/Codable.swift")
failed=
echo "| recursive shape | @Mappable, s | Codable, s |"
echo "| --- | --- | --- |"

# shape TITLE DECLARATION...: each declaration with `MAPPED(arguments)` before it and `CODABLE` in it.
shape() {
  local title=$1 ours theirs
  shift
  { echo 'import Maquette'; printf '%s\n' "$@" | sed 's/MAPPED()/@Mappable/; s/MAPPED(/@Mappable(/; s/: CODABLE//'; } \
    >"$work/Mappable.swift"
  { echo 'import Foundation'; printf '%s\n' "$@" | sed 's/MAPPED([^)]*) *)* *//; s/CODABLE/Codable/'; } \
    >"$work/Codable.swift"
  ours=$(seconds "$work/Mappable.swift")
  theirs=$(seconds "$work/Codable.swift")
  awk -v title="$title" -v a="$ours" -v b="$theirs" -v ea="$maquette" -v eb="$codable" 'BEGIN {
    a -= ea; b -= eb; if (a < 0) a = 0; if (b < 0) b = 0
    printf "| %s | %.2f | %.2f |\n", title, a, b
    exit a > 1.5 * b + 1
  }' || failed="$failed $title"
}

shape "struct, array of itself" 'MAPPED() struct A: CODABLE { var n = 1; var a: [A] = [] }'
shape "struct, dictionary of itself" 'MAPPED() struct A: CODABLE { var n = 1; var a: [String: A] = [:] }'
shape "final class, itself or nil" \
  'MAPPED() final class A: CODABLE { init() {}; var n = 1; var next: A?; var all: [A] = [] }'
shape "generic tree" 'MAPPED() struct Tree<T> { var value: T; var children: [Tree<T>] }' \
  'MAPPED() struct Root: CODABLE { var n = 1 }'
for tags in '' 'tagged: .internal("t")' 'tagged: .adjacent("t", content: "c")' 'tagged: .untagged'; do
  name=${tags:-external}
  shape "enum, $name" \
    "MAPPED($tags) indirect enum E: CODABLE { case leaf(Int), list([E]), map([String: E]), node(E), none(E?) }"
done
shape "two enums" 'MAPPED() indirect enum E: CODABLE { case a(F), b([F]), c(Int) }' \
  'MAPPED() indirect enum F: CODABLE { case a(E), b([String: E]), c(String) }'
shape "enum and struct" 'MAPPED() indirect enum E: CODABLE { case a(S), b([S]) }' \
  'MAPPED() struct S: CODABLE { var e: E?; var all: [E] = [] }'
shape "a tree of JSON" \
  'MAPPED(tagged: .untagged) enum J: CODABLE { case b(Bool), n(Double), s(String), a([J]), o([String: J]) }'

[ -z "$failed" ] || { echo "too slow:$failed" >&2; exit 1; }
