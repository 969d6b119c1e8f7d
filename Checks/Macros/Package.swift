// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The tests of the macro's diagnostics and expansions. They are a package of their own, because a
// package manager that tests a macro builds everything that it tests for the host a second time.
let syntax = [
  "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
  "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport",
].map { Target.Dependency.product(name: $0, package: "swift-syntax") }

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "maquette-macros",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0")
  ],
  targets: [
    // The sources of MaquetteMacros under another name, so that both can be in one build folder.
    .macro(name: "MacroSources", dependencies: syntax, swiftSettings: settings),
    .testTarget(
      name: "MaquetteMacrosTests", dependencies: ["MacroSources"] + syntax,
      swiftSettings: settings + [
        .unsafeFlags(["-wmo", "-disable-batch-mode", "-num-threads", "2"])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
