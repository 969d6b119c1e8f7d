#!/usr/bin/env bash
# Measures the debug compile time of large declarations, at 75, 150 and 300 cases or properties, in seconds of CPU time:
# the script fails if one of them takes more than 8 seconds on a machine that counts to a million in 13 ms, or twice as
# many more than 3.3 times as long. The compiler checks the moves of a noncopyable struct in more than linear time.
#
#   swift build && bash Benchmarks/large-cost.sh [WORD]     # only the rows whose title has the word
#
# MACROS=FILE uses another macro than that of the debug build.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")"
products=$(cd .. && swift build --show-bin-path)
plugin=${MACROS:-$products/MaquetteMacros-tool}
chosen=${1:-}
most=$(python3 ../Scripts/processor-seconds.py 600)
work=$PWD/.build/large-cost
mkdir -p "$work"
failed=

# seconds: the CPU seconds of a compilation of the last declaration; the shorter of two.
seconds() {
  local TIMEFORMAT='%U' best=''
  for _ in 1 2; do
    { time swiftc -Onone -I "$products/Modules" -swift-version 6 -parse-as-library \
      -load-plugin-executable "$plugin#MaquetteMacros" -module-name Models -c "$work/Large.swift" \
      -o "$work/Models.o" 2>"$work/messages"; } 2>"$work/time" || { cat "$work/messages" >&2; exit 1; }
    best=$(awk -v a="${best:-999}" '{ print (a < $1) ? a : $1 }' "$work/time")
  done
  echo "$best"
}

# large TITLE SIZES HEAD TAIL LINE...: a declaration of each size; the lines take turns, with a number for NUMBER and the
# one before it for BEFORE.
large() {
  local title=$1 sizes=$2 head=$3 tail=$4 row="| $1 |" size number time before=
  [[ $title == *"$chosen"* ]] || return 0
  shift 4
  for size in $sizes; do
    {
      printf 'import Maquette\n%s\n' "$head"
      for number in $(seq "$size"); do printf '%s\n' "${@:$((1 + number % $#)):1}"; done |
        awk '{ gsub(/BEFORE/, NR - 1); gsub(/NUMBER/, NR); print }'
      printf '%s\n' "$tail"
    } >"$work/Large.swift"
    time=$(seconds)
    row="$row $time |"
    awk -v time="$time" -v before="${before:-$time}" -v most="$most" \
      'BEGIN { exit time > most || time > 3.3 * before }' \
      || failed="$failed $size × $title,"
    before=$time
  done
  echo "$row"
}

echo "| large declaration | 75, s | 150, s | 300, s |"
echo "| --- | --- | --- | --- |"
all="75 150 300"
lines=('var pNUMBER: Int' 'var pNUMBER: String' 'var pNUMBER: Double?' 'var pNUMBER: [String]' 'var pNUMBER: Bool')
cases=('case cNUMBER(Int)' 'case cNUMBER(x: Int, y: String)' 'case cNUMBER' 'case cNUMBER(String)')
object='case cNUMBER(xNUMBER: Int, y: String)'
none='init() { fatalError() } }'
large "plain struct" "$all" '@Mappable struct S {' '}' "${lines[@]}"
large "final class" "$all" '@Mappable final class S {' "$none" "${lines[@]}"
large "subclass" "$all" '@Mappable class B { var b = 0; init() {} }; @Mappable final class S: B {' "override $none" "${lines[@]}"
large "actor" "$all" '@Mappable actor S: IsolatedMappable {' "$none" "${lines[@]}"
large "noncopyable struct" "$all" '@Mappable struct S: NoncopyableMappable, ~Copyable {' '}' "${lines[@]}"
large "generic struct" "$all" '@Mappable struct S<T> { var value: T' '}' "${lines[@]}"
large "alias, rule and default" "$all" '@Mappable struct S {' '}' \
  '@DecodableAlias("qNUMBER") @Validated(.range(0...9)) @CodableDefault(1) var pNUMBER: Int'
large "nested paths" "$all" '@Mappable struct S {' '}' '@CodingKey(path: "o.pNUMBER") var pNUMBER: Int' \
  '@CodingKey(path: "i.pNUMBER") var pNUMBER: String'
large "partial" "$all" '@CodablePartial @Mappable struct S {' '}' "${lines[@]}"
large "flattened members" "$all" '@Mappable struct F { var x: Int; var y: String }; @Mappable struct S {' '}' \
  '@CodableFlattened(prefix: "pNUMBER_") var pNUMBER: F'
large "enum, external" "$all" '@Mappable enum E {' '}' "${cases[@]}"
large "enum, internal" "$all" '@Mappable(tagged: .internal("t")) enum E {' '}' "$object"
large "enum, adjacent" "$all" '@Mappable(tagged: .adjacent("t", content: "c")) enum E {' '}' "${cases[@]}"
large "enum, untagged" "$all" '@Mappable(tagged: .untagged) enum E {' '}' "$object"
large "enum of raw values" "$all" '@Mappable enum E: String {' '}' 'case cNUMBER'
large "chained structs, 25, 50 and 100" "25 50 100" '@Mappable struct S0 { var x: Int }' '' \
  '@Mappable struct SNUMBER { var x: Int; var next: SBEFORE? }'

[ -z "$failed" ] || { echo "too slow:${failed%,}" >&2; exit 1; }
