#!/usr/bin/env bash
# Writes the packages maquette-grdb and maquette-hummingbird, for those who cannot turn on a trait: Xcode before 26.4 and
# generators of projects. Each turns one trait on and exports one module; neither has code of its own.
#   bash Scripts/make-wrappers.sh FOLDER DEPENDENCY
#   bash Scripts/make-wrappers.sh ../wrappers 'url: "https://…/maquette", .upToNextMinor(from: "0.1.0")'
#   bash Scripts/make-wrappers.sh /tmp/wrappers 'path: "/path/to/maquette"'
set -euo pipefail
folder=${1:?name a folder}
dependency=${2:?name the dependency, as in a manifest}
wrapper() { # TRAIT MODULE
  local name package
  name=$(tr '[:upper:]' '[:lower:]' <<<"maquette-$1")
  package=$folder/$name
  mkdir -p "$package/Sources/$2Exports"
  cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
// Made by a script of Maquette: the module $2, with the trait $1 turned on.
import PackageDescription

let package = Package(
  name: "$name",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "$2Exports", targets: ["$2Exports"])],
  dependencies: [.package($dependency, traits: [.defaults, "$1"])],
  targets: [
    .target(name: "$2Exports", dependencies: [.product(name: "$2", package: "maquette")])
  ]
)
END
  echo "@_exported public import $2" >"$package/Sources/$2Exports/Exports.swift"
}
wrapper GRDB MaquetteGRDB
wrapper Hummingbird MaquetteHummingbird
