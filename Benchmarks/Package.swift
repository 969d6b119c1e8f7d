// swift-tools-version: 6.2

import PackageDescription

// For editors and for debugging; what is measured is built by `build.sh`, which says why.
let package = Package(
  name: "maquette-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "maquette", path: "..")],
  targets: [
    .target(
      name: "CorpusModels", dependencies: [.product(name: "Maquette", package: "maquette")]),
    .target(name: "FoundationModels"),
    .target(
      name: "HandWrittenModels", dependencies: [.product(name: "Maquette", package: "maquette")]),
    .target(name: "ShapeModels", dependencies: [.product(name: "Maquette", package: "maquette")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CorpusModels", "FoundationModels", "HandWrittenModels", "ShapeModels",
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
    .executableTarget(
      name: "ModuleTimings",
      dependencies: ["CorpusModels", .product(name: "Maquette", package: "maquette")]),
  ],
  swiftLanguageModes: [.v6]
)
