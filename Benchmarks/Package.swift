// swift-tools-version: 6.2

import PackageDescription

// For editors and debugging. `build.sh` builds the measured programs, and says why.
let package = Package(
  name: "maquette-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "maquette", path: "..")],
  targets: [
    .target(
      name: "CorpusModels", dependencies: [.product(name: "Maquette", package: "maquette")]),
    .target(name: "CodableModels"),
    .target(
      name: "HandWrittenModels", dependencies: [.product(name: "Maquette", package: "maquette")]),
    .target(
      name: "ShapeModels",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteDeclarations", package: "maquette"),
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CorpusModels", "CodableModels", "HandWrittenModels", "ShapeModels",
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteCodable", package: "maquette"),
        .product(name: "MaquetteJSONTools", package: "maquette"),
      ]),
    .executableTarget(
      name: "ArchiveTimings",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteArchive", package: "maquette"),
      ]),
    .target(
      name: "FormatModels", dependencies: [.product(name: "Maquette", package: "maquette")]),
    // Needs the packages that `formats.sh` clones; without them their rows are omitted.
    .executableTarget(
      name: "FormatTimings",
      dependencies: [
        "FormatModels",
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteCBOR", package: "maquette"),
        .product(name: "MaquetteCSV", package: "maquette"),
        .product(name: "MaquetteMessagePack", package: "maquette"),
        .product(name: "MaquettePropertyList", package: "maquette"),
        .product(name: "MaquetteXML", package: "maquette"),
        .product(name: "MaquetteYAML", package: "maquette"),
      ]),
    .executableTarget(
      name: "RepairRates", dependencies: [.product(name: "Maquette", package: "maquette")]),
    .executableTarget(
      name: "ModuleTimings",
      dependencies: ["CorpusModels", .product(name: "Maquette", package: "maquette")]),
  ],
  swiftLanguageModes: [.v6]
)
