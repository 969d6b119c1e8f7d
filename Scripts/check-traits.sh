#!/usr/bin/env bash
# Builds a package that uses the library without the trait `Macros`, and sees that swift-syntax is
# neither resolved nor built.
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
      name: "Plain", dependencies: [.product(name: "Maquette", package: "maquette")])
  ],
  swiftLanguageModes: [.v6]
)
END
cat >"$package/Sources/Plain/Plain.swift" <<'END'
import Foundation
import Maquette

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
if swift package show-dependencies --format json | grep -q swift-syntax; then
  echo "swift-syntax is resolved without the trait Macros." >&2
  exit 1
fi
log=$(swift build 2>&1) || { echo "$log" >&2; exit 1; }
if grep -qE 'SwiftSyntax|warning: external macro' <<<"$log"; then
  echo "Something of the macro is built without the trait Macros." >&2
  exit 1
fi
[ "$("$(swift build --show-bin-path)"/Plain)" = '{"n":"a","seen":"2020-01-02T03:04:05Z"}' ]
