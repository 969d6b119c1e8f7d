// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "order-service",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(
      name: "maquette", path: "../..", traits: ["Macros", "NIO", "Hummingbird", "Logging"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    .executableTarget(
      name: "OrderService",
      dependencies: [
        .product(name: "Maquette", package: "maquette"),
        .product(name: "MaquetteHummingbird", package: "maquette"),
        .product(name: "MaquetteLogging", package: "maquette"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
