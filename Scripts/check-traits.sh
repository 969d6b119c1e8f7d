#!/usr/bin/env bash
# Builds a package that uses the library without traits, and checks that no other package is resolved and
# swift-syntax is not built; and that the default traits add only swift-syntax.
#   bash Scripts/check-traits.sh --build-system swiftbuild     # with flags of `swift build`
# Proves: A package without the trait for macros does not build swift-syntax [27]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
package=${TMPDIR:-/tmp}/maquette-traits
mkdir -p "$package/Sources/Plain"

cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "plain",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "maquette", path: "$root", traits: [])],
  targets: [
    .executableTarget(
      name: "Plain",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteDeclarations", package: "maquette"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
END
cat >"$package/Sources/Plain/Plain.swift" <<'END'
import Foundation
import Maquette
import MaquetteDeclarations

struct Spot: DeclaredModel {
  var name = ""
  var seen: Date?

  static let declaration = ModelDeclaration(
    of: Spot(), .property("name", \.name, key: "n"), .property("seen", \.seen))
}

@main
enum Plain {
  static func main() throws {
    let spot = try Spot(json: Data(#"{"n":"a","seen":"2020-01-02T03:04:05Z"}"#.utf8))
    print(try spot.jsonString())
  }
}
END

cd "$package"
# Checks that with some traits exactly these other packages are resolved.
resolves() {
  sed -i.before "s/traits: \[.*\])\]/traits: [$1])]/" Package.swift
  shift
  swift package resolve >/dev/null 2>&1 || { swift package resolve >&2; exit 1; }
  local found
  found=$(swift package show-dependencies --format flatlist \
    | { grep -vixF "$(basename "$root")" || true; } | sort | xargs)
  if [ "$found" != "$*" ]; then
    echo "Resolved are '$found' instead of '$*'." >&2
    exit 1
  fi
}
resolves '.defaults' swift-syntax
resolves '"Logging"' swift-log
resolves ''
# built COUNTS FLAGS...: builds the package, and checks that it takes at most so many seconds of the processor as so many
# counts to a million.
built() {
  local TIMEFORMAT='%U %S' most spent
  most=$(python3 "$root/Scripts/processor-seconds.py" "$1")
  shift
  { time swift build "$@" >log 2>&1 || { cat log >&2; exit 1; }; } 2>seconds || { cat seconds >&2; exit 1; }
  spent=$(awk '{ printf "%d", $1 + $2 }' seconds)
  echo "a build: $spent s of the processor"
  [ "$spent" -le "$most" ] || { echo "At most $most were expected." >&2; exit 1; }
}
swift package clean
# "What you take in" has the seconds of one machine.
built 10500 "$@"
if grep -qE 'SwiftSyntax|warning: external macro' log; then
  echo "Something of the macro is built without the trait Macros." >&2
  exit 1
fi
[ "$("$(swift build "$@" --show-bin-path)"/Plain)" = '{"n":"a","seen":"2020-01-02T03:04:05Z"}' ]
echo >>Sources/Plain/Plain.swift
built 1500 "$@"
