// swift-tools-version: 6.2

import PackageDescription

// Suites that need other packages, other settings of the compiler, or public documents. They are a
// package of their own, so that `swift test` neither fetches nor builds what they need.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "maquette") }

let local = [
  "Maquette", "MaquetteArchive", "MaquetteCBOR", "MaquetteCSV", "MaquetteCodable",
  "MaquetteConstraints", "MaquetteDeclarations", "MaquetteForm", "MaquetteGRDB", "MaquetteJSON5",
  "MaquetteJSONTools", "MaquetteMessagePack", "MaquettePropertyList", "MaquetteTOML", "MaquetteXML",
  "MaquetteYAML",
].map(product)

let library =
  local
  + [
    "MaquetteHTTPClient", "MaquetteHummingbird", "MaquetteLogging", "MaquetteNIO", "MaquetteSchema",
  ].map(product)

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

// One process for each module: with several, each expands the macros of the whole module again.
let ofTests = settings + [.unsafeFlags(["-wmo", "-disable-batch-mode", "-num-threads", "2"])]

let package = Package(
  name: "maquette-integrations",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(
      name: "maquette", path: "../..",
      traits: ["Macros", "NIO", "Hummingbird", "AsyncHTTPClient", "Logging", "GRDB"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    .target(name: "TestSupport"),
    // The models of the public documents, which the benchmarks use too.
    .target(name: "CorpusModels", dependencies: library, swiftSettings: settings),
    .testTarget(
      name: "CorpusTests", dependencies: library + ["CorpusModels"], swiftSettings: ofTests),
    // Writers that are killed, many rows, and timings.
    .executableTarget(
      name: "DatabaseTrials", dependencies: library + [grdb], swiftSettings: settings),
    // The tour with its chapter on databases.
    .executableTarget(
      name: "DatabaseTour", dependencies: local + [grdb],
      swiftSettings: settings + [.define("GRDB")]),
    .executableTarget(
      name: "GuideDatabases", dependencies: library + [grdb]),
    .testTarget(
      name: "DatabaseTests", dependencies: library + [grdb, "TestSupport"],
      swiftSettings: ofTests),
    .testTarget(
      name: "DatabaseIsolationTests", dependencies: library + [grdb],
      swiftSettings: ofTests + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ServerTests",
      dependencies: library + [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: ofTests),
    // What application targets have by default since Xcode 26.
    .testTarget(
      name: "MaquetteIsolationTests", dependencies: library,
      swiftSettings: ofTests + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "LanguageModeTests", dependencies: library,
      swiftSettings: ofTests + [.treatAllWarnings(as: .error), .strictMemorySafety()]),
  ],
  swiftLanguageModes: [.v6]
)
