#!/usr/bin/env bash
# Checks that the verdict on the API sees what breaks callers, and nothing else: in a copy of the last commit it removes and
# changes declarations, and compares what `api-verdict.py` prints; and that a release that breaks callers needs the number
# of one.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git clone -q . "$folder/maquette"
# The scripts of this folder are checked, committed or not.
cp Scripts/*.{py,sh} "$folder/maquette/Scripts"
cd "$folder/maquette"
probe=Sources/MaquetteYAML/Probe.swift

cat >"$probe" <<'END_OF_FILE'
public func removed(_ text: String) {}
public func changed(_ number: Int) -> Int { number }
public func __removed() {}
public func needs(_ kind: __Kind) {}
package func removedInside() {}
public struct __Kind {}
public typealias Kind = __Kind

/// Loses a conformance, which no list of declarations shows.
public struct Plain: Equatable {}

@frozen
public struct Fixed {
  var first: Int32 = 0
  private var second = 0
}

public enum Choice {
  case one
}
END_OF_FILE
# A product that comes, and below one that goes.
manifest=$(cat Package.swift)
grep -v '(name: "MaquetteForm"' <<<"$manifest" >Package.swift
git add -A
export GIT_AUTHOR_NAME=check GIT_AUTHOR_EMAIL=check GIT_COMMITTER_NAME=check GIT_COMMITTER_EMAIL=check
git commit -qm "Before"
git tag 0.1.0

# expect TITLE STATUS PRODUCTS...: what the verdict says of them is the standard input of this function.
expect() {
  local title=$1 status=$2 found=0
  shift 2
  python3 Scripts/api-verdict.py HEAD "$@" >"$folder/found" || found=$?
  diff - "$folder/found" || { echo "$title: the verdict is not this one." >&2; exit 1; }
  [ "$found" = "$status" ] || { echo "$title: the status is $found." >&2; exit 1; }
  echo "$title: as expected"
}

expect "nothing changed" 0 MaquetteYAML <<'END_OF_TEXT'
Since HEAD, 1 product: 0 breaks, 0 layouts changed.
END_OF_TEXT

cat >"$probe" <<'END_OF_FILE'
public func changed(_ number: Int) -> Int? { number }
public func added() {}
public struct __Kind {}
public typealias Kind = __Kind

public struct Plain {}

@frozen
public struct Fixed {
  var first: Int64 = 0
  private var second = 0
  private var third = 0
}

public enum Choice {
  case one, two
}
END_OF_FILE
grep -v 'library(name: "MaquetteJSON5"' <<<"$manifest" >Package.swift
{
  echo MaquetteForm
  sed -n 's/^[A-Z].*: .*/  list: + &/p' Documentation/PublicAPI/MaquetteForm.txt | tail -n +2
  cat <<'END_OF_TEXT'
MaquetteYAML
  break: Func removed(_:) has been removed
  break: Func changed(_:) has return type change from Swift.Int to Swift.Int?
  break: EnumElement Choice.two has been added as a new enum case
  break: Struct Plain has removed conformance to Equatable
  layout: Var Fixed.first has declared type change from Swift.Int32 to Swift.Int64
  layout: Var Fixed.third is added to a non-resilient type
  list: - changed(_:): func changed(_ number: Int) -> Int
  list: - removed(_:): func removed(_ text: String)
  list: + Choice.two: case two
  list: + added(): func added()
  list: + changed(_:): func changed(_ number: Int) -> Int?
MaquetteJSON5
  break: the product has been removed
Since HEAD, 3 products: 5 breaks, 2 layouts changed.
END_OF_TEXT
} | expect "declarations removed and changed" 3 MaquetteForm MaquetteTOML MaquetteYAML

git commit -qam "After"
sed -i.before 's/^## Unreleased$/&\n\n- A change./' CHANGELOG.md && rm CHANGELOG.md.before
git commit -qam "Note it"
if bash Scripts/release.sh 0.1.1 "$folder/release" >"$folder/refused" 2>&1; then
  echo "A patch release breaks callers." >&2
  exit 1
fi
tail -1 "$folder/refused" | diff <(echo "0.1.1 breaks callers of 0.1.0.") -
bash Scripts/release.sh 0.2.0 "$folder/release" >"$folder/released" 2>&1 || { cat "$folder/released" >&2; exit 1; }
tail -1 "$folder/released" | grep -q "^Tagged .* as 0.2.0;"
echo "releases: as expected"
