// swift-tools-version: 6.2

import PackageDescription

// A single package, so that the library is built once for all examples.
let package = Package(
  name: "maquette-examples",
  platforms: [.macOS(.v14)],
  dependencies: [
    // The traits of Checks/Integrations, so that one build serves both.
    .package(
      name: "maquette", path: "..",
      traits: ["Macros", "NIO", "Hummingbird", "AsyncHTTPClient", "Logging", "GRDB"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .executableTarget(
      name: "OrderService",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteGRDB", package: "maquette"),
        .product(name: "MaquetteHummingbird", package: "maquette"),
        .product(name: "MaquetteLogging", package: "maquette"),
        .product(name: "MaquetteSchema", package: "maquette"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "OrderService/Sources/OrderService"),
    .executableTarget(
      name: "Pipeline", dependencies: [.product(name: "Maquette", package: "maquette")],
      path: "Pipeline/Sources/Pipeline"),
    .executableTarget(
      name: "ToolCall",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteSchema", package: "maquette"),
      ],
      path: "ToolCall/Sources/ToolCall"),
    .testTarget(
      name: "CoderTests",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteCodable", package: "maquette"),
        .product(name: "Yams", package: "Yams"),
      ],
      path: "Coders/Tests"),
  ],
  swiftLanguageModes: [.v6]
)
