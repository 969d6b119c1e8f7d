// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that the library depends on no parser of arguments.
let package = Package(
  name: "sculpt",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SculptCore", targets: ["SculptCore"]),
    .executable(name: "sculpt", targets: ["sculpt"]),
    .plugin(name: "SculptPlugin", targets: ["SculptPlugin"]),
  ],
  dependencies: [
    .package(name: "maquette", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The range of the library's macro, so that both resolve to one version.
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
  ],
  targets: [
    .target(
      name: "SculptCore",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteCBOR", package: "maquette"),
        .product(name: "MaquetteCSV", package: "maquette"),
        .product(name: "MaquetteJSON5", package: "maquette"),
        .product(name: "MaquetteJSONTools", package: "maquette"),
        .product(name: "MaquetteMessagePack", package: "maquette"),
        .product(name: "MaquettePropertyList", package: "maquette"),
        .product(name: "MaquetteTOML", package: "maquette"),
        .product(name: "MaquetteXML", package: "maquette"),
        .product(name: "MaquetteYAML", package: "maquette"),
      ]),
    // Codable types to mapped ones; apart, because nothing else needs swift-syntax.
    .target(
      name: "SculptMigration",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "sculpt",
      dependencies: [
        "SculptCore",
        "SculptMigration",
        .product(name: "Maquette", package: "maquette"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "SculptPlugin",
      capability: .command(
        intent: .custom(verb: "sculpt", description: "Writes Swift types for samples of data."),
        permissions: [
          .writeToPackageDirectory(reason: "The types are written where -o says.")
        ]),
      dependencies: ["sculpt"]),
    .testTarget(
      name: "SculptCoreTests",
      dependencies: ["SculptCore", .product(name: "MaquetteSchema", package: "maquette")]),
    .testTarget(name: "SculptMigrationTests", dependencies: ["SculptMigration"]),
    // Generated code for the fixtures in both styles, in one module to bound the time of compiling.
    .testTarget(
      name: "SculptModelTests",
      dependencies: ["SculptCore", .product(name: "MaquetteSchema", package: "maquette")]),
  ],
  swiftLanguageModes: [.v6]
)
