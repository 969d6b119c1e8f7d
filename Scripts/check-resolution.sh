#!/usr/bin/env bash
# Checks which packages a user of a tagged version resolves: alone, beside another package with traits in both orders, and
# through the packages that turn a trait on. It prints what "What you take in" shows. Nothing is compiled.
#   bash Scripts/check-resolution.sh     # the last commit of this clone, tagged in a copy
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git clone -q --bare . "$folder/maquette.git"
git -C "$folder/maquette.git" tag 0.1.0
ours="url: \"file://$folder/maquette.git\", from: \"0.1.0\""

# resolved NAME: the packages that a package resolves.
resolved() {
  (
    cd "$folder/$1"
    swift package resolve >log 2>&1 || { cat log >&2; exit 1; }
    swift package show-dependencies --format flatlist | grep -vx maquette | sort -u | xargs
  )
}

# package NAME DEPENDENCIES PRODUCTS: writes a package, and prints what it resolves.
package() {
  mkdir -p "$folder/$1/Sources/App"
  echo >"$folder/$1/Sources/App/App.swift"
  cat >"$folder/$1/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "$1", platforms: [.macOS(.v15)], dependencies: [$2],
  targets: [.target(name: "App", dependencies: [$3])]
)
END
  resolved "$1"
}

# expect TITLE FOUND WANTED
expect() {
  echo "$1: ${2:-nothing}"
  [ "$2" = "$3" ] || { echo "Wanted: ${3:-nothing}" >&2; exit 1; }
}

product='.product(name: "Maquette", package: "maquette")'
other='.package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["YAML"])'
others="$product"', .product(name: "Configuration", package: "swift-configuration")'
expect "default traits" "$(package defaults ".package($ours)" "$product")" swift-syntax
if grep -qE "hummingbird|GRDB|swift-nio" "$folder/defaults/Package.resolved"; then exit 1; fi
expect "traits: []" "$(package none ".package($ours, traits: [])" "$product")" ""
first=$(package first ".package($ours), $other" "$others")
expect "beside swift-configuration with YAML" "$first" "$(package second "$other, .package($ours)" "$others")"
case " $first " in
  *" hummingbird "* | *" grdb.swift "* | *" swift-nio "*) exit 1 ;;
  *" swift-syntax "*" yams "*) ;;
  *) exit 1 ;;
esac

bash Scripts/make-wrappers.sh "$folder" "$ours"
expect "maquette-grdb" "$(resolved maquette-grdb)" "grdb.swift swift-syntax"
servers=$(resolved maquette-hummingbird)
echo "maquette-hummingbird: $servers"
case " $servers " in
  *" grdb.swift "*) exit 1 ;;
  *" hummingbird "*) ;;
  *) exit 1 ;;
esac
