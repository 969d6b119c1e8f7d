#!/usr/bin/env bash
# Measures what a package waits for that depends on Maquette: a clean build and a build after a change of its model, with
# the macro and without any trait; and prints the lines that are compiled for it. "What you take in" shows the figures.
#   bash Scripts/measure-client.sh     # the last commit of this clone; about fifteen minutes on two cores
# A release build optimizes swift-syntax, which takes most of that time.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git clone -q . "$folder/maquette"

# client NAME TRAITS MODEL: writes a package with one model.
client() {
  mkdir -p "$folder/$1/Sources/App"
  cat >"$folder/$1/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "$1", platforms: [.macOS(.v15)], dependencies: [.package(path: "../maquette"$2)],
  targets: [
    .executableTarget(name: "App", dependencies: [.product(name: "Maquette", package: "maquette")])
  ]
)
END
  printf '%s\n' 'import Maquette' "$3" \
    'print(try Reading(json: #"{"id": 1}"#).id)' >"$folder/$1/Sources/App/main.swift"
}

# seconds NAME FLAGS...: builds a package, and prints the seconds.
seconds() {
  local name=$1 start
  shift
  start=$(date +%s.%N)
  (cd "$folder/$name" && swift build "$@" >log 2>&1) || { tail -20 "$folder/$name/log" >&2; exit 1; }
  awk -v a="$start" -v b="$(date +%s.%N)" 'BEGIN { printf "%.0f", b - a }'
}

# row TITLE NAME FLAGS...: a clean build, and one after a change of the model.
row() {
  local title=$1 name=$2 clean
  shift 2
  clean=$(seconds "$name" "$@")
  sed -i.old 's/var id: Int/var number = 0; var id: Int/' "$folder/$name/Sources/App/main.swift"
  echo "| $title | $clean s | $(seconds "$name" "$@") s |"
  mv "$folder/$name/Sources/App/main.swift.old" "$folder/$name/Sources/App/main.swift"
  rm -rf "$folder/$name/.build"
}

client mapped '' '@Mappable struct Reading { var id: Int }'
client plain ', traits: []' 'import MaquetteDeclarations
struct Reading: DeclaredModel {
  var id: Int
  static let declaration = ModelDeclaration(of: Reading(id: 0), .property("id", \.id))
}'
sed -i.old 's/\[.product(name: "Maquette", package: "maquette")\]/[.product(name: "Maquette", package: "maquette"), .product(name: "MaquetteDeclarations", package: "maquette")]/' \
  "$folder/plain/Package.swift"

printf '| module | lines |\n| --- | --- |\n'
for module in Scalars Core Mappings Streams Behavior Repairs Files Attributes Essentials '' Macros; do
  echo "| Maquette$module | $(find "$folder/maquette/Sources/Maquette$module" -name '*.swift' -print0 | xargs -0 cat | wc -l) |"
done

printf '\n'
echo '| build | clean | after a change of a model |'
echo '| --- | --- | --- |'
row 'debug' mapped
row 'debug, without the macro' plain
row 'release' mapped -c release
