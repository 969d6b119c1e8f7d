#!/usr/bin/env bash
# Measures the release compile time of kinds of models, including recursive ones: each compared with the same model
# with Codable, in seconds of CPU time, minus the time of a module with only the imports.
#
#   bash Benchmarks/shape-cost.sh
#
# The macro is the one of the debug build. A release build of an application has an optimized one, which takes minutes
# to build: `swift build -c release --product MaquetteMacros`. MACROS=FILE uses it.
#
# Each kind has twenty models with eight properties. A recursive shape may take at most one and a half times as long
# as its twin, plus a second; otherwise the script fails. Where Codable lacks a form, the twin is the usual
# form (for internal tags and untagged enums), or a plain struct with the same properties (for flattened members,
# nested paths, rules).
#
# `large-cost.sh` measures large declarations.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")"
release=$(bash build.sh release)
plugin=${MACROS:-$(cd .. && swift build --show-bin-path)/MaquetteMacros-tool}
work=$PWD/.build/shape-cost
mkdir -p "$work"

# seconds SOURCE: the CPU seconds of a compilation; the shorter of two.
seconds() {
  local TIMEFORMAT='%U' best=''
  for _ in 1 2; do
    { time swiftc -O -wmo -I "$release" -swift-version 6 -parse-as-library \
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
isRecursive=
heading() { echo "| $1 | @Mappable, s | Codable, s | times | code, times |"; echo "| --- | --- | --- | --- | --- |"; }

# All types are public, because unused internal ones are not compiled.
publish() { sed -E 's/(^|[ )])((indirect )?enum|struct|final class|actor) ([A-Z])/\1public \2 \4/'; }

# shape TITLE DECLARATION...: each declaration with `MAPPED(arguments)` before it and `CODABLE` in it; text after
# `TWIN ` in a line is only for Codable, and after `OURS ` only for Maquette.
shape() {
  local title=$1 ours theirs sizes
  shift
  { echo 'import Maquette'; printf '%s\n' "$@" | sed '/^TWIN /d; s/^OURS //; s/MAPPED()/@Mappable/; s/MAPPED(/@Mappable(/; s/: CODABLE//' | publish; } \
    >"$work/Mappable.swift"
  { echo 'import Foundation'; printf '%s\n' "$@" | sed '/^OURS /d; s/^TWIN //; s/MAPPED([^)]*) *)* *//; s/CODABLE/Codable/' | publish; } \
    >"$work/Codable.swift"
  ours=$(seconds "$work/Mappable.swift")
  sizes=$(instructions)
  theirs=$(seconds "$work/Codable.swift")
  sizes="$sizes $(instructions)"
  # shellcheck disable=SC2086 # two sizes
  awk -v title="$title" -v a="$ours" -v b="$theirs" -v ea="$maquette" -v eb="$codable" '
    BEGIN {
      a -= ea; b -= eb; if (a < 0.01) a = 0.01; if (b < 0.01) b = 0.01
      printf "| %s | %.2f | %.2f | %.1f | %.2f |\n", title, a, b, a / b, ARGV[1] / ARGV[2]
      exit a > 1.5 * b + 1
    }' $sizes || [ -z "$isRecursive" ] || failed="$failed $title"
}

# instructions: the bytes of machine code in the last compiled file.
instructions() { size -A "$work/Models.o" | awk '$1 ~ /^\.text/ { sum += $2 } END { print sum }'; }

# kind TITLE DECLARATION...: twenty of each, with a number for NUMBER.
kind() {
  local title=$1 all=() number
  shift
  for number in $(seq 20); do
    while IFS= read -r line; do all+=("$line"); done < <(printf '%s\n' "$@" | sed "s/NUMBER/$number/g")
  done
  shape "$title" "${all[@]}"
}

properties='var a: Int; var b: String; var c: Double; var d: Bool; var e: [String]; var f: Int?; var g: String?'
heading "twenty models"
kind "plain struct" "MAPPED() struct SNUMBER: CODABLE { $properties; var h: [Int] }"
kind "struct with rules" \
  "OURS @Mappable(conversions: .lenient) struct SNUMBER { $properties; @CodableDefault(1) var h: Int }" \
  "TWIN struct SNUMBER: Codable { $properties; var h: Int }"
kind "generic struct" "MAPPED() struct SNUMBER<T: CODABLE> { $properties; var h: T }" \
  "TWIN extension SNUMBER: Codable {}"
kind "final class" \
  "MAPPED() final class SNUMBER: CODABLE { $properties; var h: [Int]; init() { fatalError() } }"
kind "one flattened member" \
  "OURS @Mappable struct SNUMBER { $properties; @CodableFlattened var h: FNUMBER }" \
  "OURS @Mappable struct FNUMBER { var x: Int; var y: Int }" \
  "TWIN struct SNUMBER: Codable { $properties; var h: FNUMBER }" \
  "TWIN struct FNUMBER: Codable { var x: Int; var y: Int }"
kind "one nested path" \
  "OURS @Mappable struct SNUMBER { $properties; @CodingKey(path: \"in.h\") var h: Int }" \
  "TWIN struct SNUMBER: Codable { $properties; var h: Int }"
kind "enum with payloads" \
  'MAPPED() enum SNUMBER: CODABLE { case a(x: Int, y: String), b(Int), c(z: [String], w: Double?), d }'
kind "struct with an observer" \
  "MAPPED() struct SNUMBER: CODABLE { $properties; var h: Int { didSet {} } }"
kind "actor" \
  "OURS @Mappable actor SNUMBER: IsolatedMappable { $properties; var h: Int; init() { fatalError() } }" \
  "TWIN final class SNUMBER: Codable { $properties; var h: Int; init() { fatalError() } }"
kind "noncopyable struct" \
  "OURS @Mappable struct SNUMBER: NoncopyableMappable, ~Copyable { $properties; var h: Int }" \
  "TWIN struct SNUMBER: Codable { $properties; var h: Int }"
echo
heading "recursive shape"
isRecursive=yes
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

echo
bash ./large-cost.sh || failed="$failed, large declarations"

[ -z "$failed" ] || { echo "too slow:$failed" >&2; exit 1; }
