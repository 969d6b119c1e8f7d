// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Documentation covers every module, so the host that builds it turns all traits on.
let defaultTraits: Set<String> =
  Context.environment["SPI_GENERATE_DOCS"] == nil
  ? ["Macros"] : ["Macros", "NIO", "Hummingbird", "AsyncHTTPClient", "Logging", "GRDB"]

/// Products of a package, which is neither fetched nor built without the trait.
func products(
  _ names: String..., of package: String, with trait: String
) -> [Target.Dependency] {
  names.map { .product(name: $0, package: package, condition: .when(traits: [trait])) }
}

let package = Package(
  name: "maquette",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    // All, so that the build sees a change in those whose code is inlined into models.
    .library(
      name: "Maquette",
      targets: [
        "Maquette", "MaquetteBehavior", "MaquetteCore", "MaquetteEssentials", "MaquetteRepairs",
        "MaquetteScalars", "MaquetteMappings", "MaquetteStreams",
      ]),
    // The same without dictionaries of any values and the types of all of Foundation.
    .library(
      name: "MaquetteEssentials",
      targets: [
        "MaquetteBehavior", "MaquetteCore", "MaquetteEssentials", "MaquetteRepairs",
        "MaquetteScalars", "MaquetteMappings", "MaquetteStreams",
      ]),
    .library(name: "MaquetteCore", targets: ["MaquetteCore", "MaquetteScalars"]),
    .library(name: "MaquetteMappings", targets: ["MaquetteMappings"]),
    .library(name: "MaquetteStreams", targets: ["MaquetteStreams"]),
    .library(name: "MaquetteBehavior", targets: ["MaquetteBehavior"]),
    .library(name: "MaquetteRepairs", targets: ["MaquetteRepairs"]),
    .library(name: "MaquetteConstraints", targets: ["MaquetteConstraints"]),
    .library(name: "MaquetteJSONTools", targets: ["MaquetteJSONTools"]),
    .library(name: "MaquetteDeclarations", targets: ["MaquetteDeclarations"]),
    .library(name: "MaquetteSchema", targets: ["MaquetteSchema"]),
    .library(name: "MaquetteTOML", targets: ["MaquetteTOML"]),
    .library(name: "MaquetteJSON5", targets: ["MaquetteJSON5"]),
    .library(name: "MaquetteYAML", targets: ["MaquetteYAML"]),
    .library(name: "MaquetteCSV", targets: ["MaquetteCSV"]),
    .library(name: "MaquetteForm", targets: ["MaquetteForm"]),
    .library(name: "MaquettePropertyList", targets: ["MaquettePropertyList"]),
    .library(name: "MaquetteXML", targets: ["MaquetteXML"]),
    .library(name: "MaquetteMessagePack", targets: ["MaquetteMessagePack"]),
    .library(name: "MaquetteCBOR", targets: ["MaquetteCBOR"]),
    .library(name: "MaquetteArchive", targets: ["MaquetteArchive"]),
    .library(name: "MaquetteCodable", targets: ["MaquetteCodable"]),
    .library(name: "MaquetteNIO", targets: ["MaquetteNIO"]),
    .library(name: "MaquetteHummingbird", targets: ["MaquetteHummingbird"]),
    .library(name: "MaquetteHTTPClient", targets: ["MaquetteHTTPClient"]),
    .library(name: "MaquetteLogging", targets: ["MaquetteLogging"]),
    .library(name: "MaquetteGRDB", targets: ["MaquetteGRDB"]),
  ],
  traits: [
    .trait(name: "Macros", description: "@Mappable and its attributes, built with swift-syntax."),
    .trait(name: "NIO", description: "Buffers of swift-nio, by MaquetteNIO."),
    .trait(
      name: "Hummingbird", description: "Bodies of Hummingbird, by MaquetteHummingbird.",
      enabledTraits: ["NIO"]),
    .trait(
      name: "AsyncHTTPClient", description: "Bodies of async-http-client, by MaquetteHTTPClient.",
      enabledTraits: ["NIO"]),
    .trait(name: "Logging", description: "Metadata of swift-log, by MaquetteLogging."),
    .trait(name: "GRDB", description: "MaquetteGRDB: models in SQLite databases, through GRDB."),
    .default(enabledTraits: defaultTraits),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Bytes, text, numbers and dates, without mapping.
    .target(
      name: "MaquetteScalars",
      // The standard library's own inlined code calls the C library's mathematics.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "MaquetteCore", dependencies: ["MaquetteScalars"]),
    .macro(
      name: "MaquetteMacros",
      dependencies: products(
        "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax",
        "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
        of: "swift-syntax", with: "Macros")
    ),
    // Strategies and rules that attributes name, and messages for types without a mapping.
    .target(name: "MaquetteMappings", dependencies: ["MaquetteCore"]),
    .target(
      name: "MaquetteAttributes",
      dependencies: ["MaquetteCore", "MaquetteMacros", "MaquetteMappings"]),
    // Records that arrive one after the other.
    .target(name: "MaquetteStreams", dependencies: ["MaquetteCore"]),
    // Mistakes in JSON text that decoding repairs and reports.
    .target(name: "MaquetteRepairs", dependencies: ["MaquetteCore"]),
    // What models do besides decoding and encoding: comparing, copying, merging, checking.
    .target(name: "MaquetteBehavior", dependencies: ["MaquetteCore", "MaquetteMappings"]),
    // Files that are written whole or not at all.
    .target(name: "MaquetteFiles"),
    // Foundation's types that FoundationEssentials has, too: programs that use no others stay small.
    .target(
      name: "MaquetteEssentials",
      dependencies: [
        "MaquetteBehavior", "MaquetteCore", "MaquetteFiles", "MaquetteRepairs",
        "MaquetteMappings", "MaquetteStreams",
        .target(name: "MaquetteAttributes", condition: .when(traits: ["Macros"])),
      ]),
    // The pages of the tutorial and the reference; the catalog is made from them and the guide.
    .target(
      name: "Maquette", dependencies: ["MaquetteCore", "MaquetteEssentials"],
      exclude: ["Maquette.docc"]),
    // Types whose values keep to a rule: addresses, host names, colors, nonempty collections.
    .target(name: "MaquetteConstraints", dependencies: ["MaquetteCore", "MaquetteMappings"]),
    .target(
      name: "MaquetteJSONTools",
      dependencies: ["MaquetteBehavior", "MaquetteCore", "MaquetteMappings", "MaquetteStreams"]),
    .target(name: "MaquetteDeclarations", dependencies: ["MaquetteCore"]),
    // What the parsers of several formats share.
    .target(name: "MaquetteFormats", dependencies: ["MaquetteCore"]),
    // What formats written in XML share.
    .target(name: "MaquetteXMLSyntax", dependencies: ["MaquetteCore"]),
    .target(
      name: "MaquettePropertyList", dependencies: ["MaquetteCore", "MaquetteXMLSyntax"]),
    .target(name: "MaquetteXML", dependencies: ["MaquetteCore", "MaquetteXMLSyntax"]),
    .target(name: "MaquetteMessagePack", dependencies: ["MaquetteCore", "MaquetteFormats"]),
    .target(name: "MaquetteCBOR", dependencies: ["MaquetteCore", "MaquetteFormats"]),
    .target(
      name: "MaquetteArchive",
      dependencies: [
        "MaquetteCore", "MaquetteCBOR", "MaquetteFiles", "MaquetteFormats", "MaquettePropertyList",
      ]),
    .target(name: "MaquetteTOML", dependencies: ["MaquetteCore", "MaquetteFormats"]),
    .target(name: "MaquetteJSON5", dependencies: ["MaquetteCore", "MaquetteFormats"]),
    .target(
      name: "MaquetteYAML", dependencies: ["MaquetteCore", "MaquetteFormats", "MaquetteStreams"]),
    .target(name: "MaquetteCSV", dependencies: ["MaquetteCore", "MaquetteStreams"]),
    .target(name: "MaquetteForm", dependencies: ["MaquetteCore"]),
    .target(
      name: "MaquetteCodable",
      dependencies: ["MaquetteCore", "MaquetteEssentials", "MaquetteJSON5"]),
    .target(
      name: "MaquetteSchema", dependencies: ["MaquetteCore", "MaquetteFiles", "MaquetteMappings"]),
    .target(
      name: "MaquetteNIO",
      dependencies: ["MaquetteCore", "MaquetteStreams"]
        + products("NIOCore", of: "swift-nio", with: "NIO")),
    .target(
      name: "MaquetteHummingbird",
      dependencies: [
        "MaquetteCodable", "MaquetteCore", "MaquetteMappings", "MaquetteNIO", "MaquetteSchema",
        "MaquetteStreams",
      ]
        + products("Hummingbird", of: "hummingbird", with: "Hummingbird")
        + products("HTTPTypes", of: "swift-http-types", with: "Hummingbird")
        + products("NIOCore", of: "swift-nio", with: "Hummingbird")),
    .target(
      name: "MaquetteHTTPClient",
      dependencies: ["MaquetteCore", "MaquetteNIO", "MaquetteStreams"]
        + products("AsyncHTTPClient", of: "async-http-client", with: "AsyncHTTPClient")
        + products("NIOHTTP1", of: "swift-nio", with: "AsyncHTTPClient")),
    .target(
      name: "MaquetteLogging",
      dependencies: ["MaquetteCore"]
        + products("Logging", of: "swift-log", with: "Logging")),
    // Empty without the trait GRDB.
    .target(
      name: "MaquetteGRDB",
      dependencies: ["Maquette", "MaquetteArchive", "MaquetteBehavior", "MaquetteCore"]
        + products("GRDB", "GRDBSQLite", of: "GRDB.swift", with: "GRDB")),
  ],
  swiftLanguageModes: [.v6]
)

// For contributors: nothing below is part of a product, so no package that uses this one builds it.

package.targets += [
  .executableTarget(
    name: "Tour",
    dependencies: [
      "Maquette", "MaquetteArchive", "MaquetteCore", "MaquetteCBOR", "MaquetteCSV",
      "MaquetteConstraints", "MaquetteForm", "MaquetteGRDB", "MaquetteJSON5", "MaquetteJSONTools",
      "MaquetteMessagePack", "MaquettePropertyList", "MaquetteTOML", "MaquetteXML",
      "MaquetteYAML",
    ] + products("GRDB", of: "GRDB.swift", with: "GRDB")),
  // What tests of several modules need.
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  // Functions that decode and encode in several ways, and expect the same results.
  .target(
    name: "AgreementSupport", dependencies: ["Maquette", "MaquetteSchema", "TestSupport"],
    path: "Tests/AgreementSupport"),
  // Codable models, with which tests and benchmarks compare.
  .target(name: "CodableModels", path: "Benchmarks/Sources/CodableModels"),
]

let suites: KeyValuePairs<String, [Target.Dependency]> = [
  "MaquetteCoreTests": [
    "MaquetteBehavior", "MaquetteCore", "MaquetteDeclarations", "MaquetteRepairs",
    "MaquetteScalars", "MaquetteMappings", "MaquetteStreams", "TestSupport",
  ],
  "MaquetteTests": [
    "AgreementSupport", "Maquette", "MaquetteConstraints", "MaquetteDeclarations",
    "MaquetteJSONTools", "TestSupport",
  ],
  "ModelTests": [
    "AgreementSupport", "Maquette", "MaquetteConstraints", "MaquetteJSONTools", "TestSupport",
  ],
  "FormatTests": [
    "AgreementSupport", "Maquette", "MaquetteCBOR", "MaquetteCSV", "MaquetteForm", "MaquetteJSON5",
    "MaquetteJSONTools", "MaquetteMessagePack", "MaquettePropertyList", "MaquetteSchema",
    "MaquetteTOML",
    "MaquetteXML", "MaquetteYAML", "TestSupport",
  ],
  "TextFormatTests": [
    "Maquette", "MaquetteCodable", "MaquetteTOML", "MaquetteCSV", "MaquetteForm", "TestSupport",
  ],
  "JSON5Tests": ["Maquette", "MaquetteJSON5", "TestSupport"],
  "YAMLTests": ["Maquette", "MaquetteYAML", "TestSupport"],
  "PropertyListTests": ["MaquettePropertyList", "Maquette", "TestSupport"],
  "XMLTests": ["MaquetteXML", "Maquette", "MaquetteCodable", "TestSupport"],
  "XMLSyntaxTests": ["MaquetteXMLSyntax", "MaquetteCore"],
  "ArchiveTests": [
    "MaquetteArchive", "Maquette", "MaquetteCBOR", "MaquetteCodable", "TestSupport",
  ],
  "FileTests": ["Maquette", "MaquetteCBOR", "MaquetteFiles"],
  "JSONToolsTests": [
    "MaquetteCore", "MaquetteJSONTools", "MaquetteMappings", "MaquetteRepairs",
    "MaquetteStreams", "TestSupport",
  ],
  "SchemaTests": [
    "AgreementSupport", "Maquette", "MaquetteConstraints", "MaquetteDeclarations", "MaquetteSchema",
    "MaquetteYAML", "TestSupport",
  ],
  "CodableTests": [
    "CodableModels", "Maquette", "MaquetteCBOR", "MaquetteCodable", "MaquetteMessagePack",
    "MaquettePropertyList", "TestSupport",
  ],
]
package.targets += suites.map { name, dependencies in
  .testTarget(
    name: name, dependencies: dependencies,
    resources: name == "ArchiveTests" ? [.copy("Golden")] : nil)
}

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
  if target.type != .test, target.path?.hasPrefix("Tests/") != true {
    // Every expression that uses a pointer, or whatever else is not safe, is marked: decision 25.
    settings.append(.strictMemorySafety())
  }
  if target.type == .test {
    // One process for each module: with several, each expands the macros of the whole module again.
    settings.append(
      .unsafeFlags([
        "-wmo", "-disable-batch-mode", "-num-threads", "2", "-no-emit-module-separately-wmo",
      ]))
  }
  if ["MaquetteCore", "MaquetteScalars"].contains(target.name) {
    // Vector masks that compile to one instruction; Mask16 falls back to plain Swift without it.
    settings.append(.enableExperimentalFeature("BuiltinModule"))
  }
  target.swiftSettings = settings
}
