import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite("Expansion for Embedded Swift")
struct EmbeddedExpansionTests {
  private static let models = [
    "@Mappable struct Device { var id: Int; var tags: [String] = [] }",
    "@Mappable final class Device { var id: Int = 0; init() {} }",
    "@Mappable struct Device<T: Mappable> { var value: T; @CodableFlattened var place: Place }",
  ]

  @Test("Models need no key paths and no types at run time [23]", arguments: models)
  func withoutRunTime(_ source: String) {
    let expanded = expansion(
      of: source, missing: ["Readable", "Writable", "FieldWritable", "EmbeddedModel"])
    #expect(expanded.contains("MaquetteCore.FieldAccumulator"))
    #expect(expanded.contains("MaquetteCore.FieldWritable"))
    for means in ["\\Device.", "Any.Type", "Schema", "__layout", "__output", "EmbeddedModel"] {
      #expect(!expanded.contains(means))
    }
  }

  private func expansion(of source: String, missing conformances: [String]) -> String {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "Test.swift")])
    return file.expand(
      macroSpecs: macroSpecs(missing: conformances),
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }
    ).description
  }
}
