// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "pipeline",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "maquette", path: "../..")],
  targets: [
    .executableTarget(
      name: "Pipeline", dependencies: [.product(name: "Maquette", package: "maquette")])
  ],
  swiftLanguageModes: [.v6]
)
