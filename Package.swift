// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "maquette",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    // Both, so that the build sees a change in the core, whose code is inlined into models.
    .library(name: "Maquette", targets: ["Maquette", "MaquetteCore"]),
    .library(name: "MaquetteCore", targets: ["MaquetteCore"]),
    .executable(name: "Tour", targets: ["Tour"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")
  ],
  targets: [
    .target(
      name: "MaquetteCore",
      // The standard library's own inlined code calls the C library's mathematics.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .macro(
      name: "MaquetteMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(name: "Maquette", dependencies: ["MaquetteCore", "MaquetteMacros"]),
    .executableTarget(name: "Tour", dependencies: ["Maquette", "MaquetteCore"]),
    .testTarget(name: "MaquetteCoreTests", dependencies: ["MaquetteCore"]),
    .testTarget(name: "MaquetteTests", dependencies: ["Maquette"]),
    .testTarget(
      name: "MaquetteIsolationTests", dependencies: ["Maquette"],
      // What application targets have by default since Xcode 26.
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "CorpusModels", dependencies: ["Maquette", "MaquetteCore"],
      path: "Tests/CorpusModels"),
    .testTarget(name: "CorpusTests", dependencies: ["CorpusModels", "Maquette"]),
    .testTarget(
      name: "MaquetteMacrosTests",
      dependencies: [
        "MaquetteMacros",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
  if target.name == "MaquetteCore" {
    // Vector masks that compile to one instruction; Mask16 falls back to plain Swift without it.
    settings.append(.enableExperimentalFeature("BuiltinModule"))
  }
  if Context.environment["MAQUETTE_CI"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
