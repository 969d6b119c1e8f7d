import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// The macros by name.
///
/// - Parameter conformances: The conformances that the attached type lacks.
func macroSpecs(
  missing conformances: [String] = [
    "MappingDecodable", "MappingEncodable", "FlattenedEncodable", "SchemaProviding",
  ]
) -> [String: MacroSpec] {
  let markers = AttributeKind.all.map { ($0.name, MacroSpec(type: AttributeMacro.self)) }
  var specs = Dictionary(uniqueKeysWithValues: markers)
  specs["CodablePartial"] = MacroSpec(type: CodablePartialMacro.self)
  specs["Mappable"] = MacroSpec(
    type: MappableMacro.self,
    conformances: conformances.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) })
  return specs
}

/// The diagnostics of all macros in some source, in order.
func diagnostics(of source: String) -> [Diagnostic] {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "Test.swift")])
  _ = file.expand(
    macroSpecs: macroSpecs(),
    contextGenerator: { node in
      BasicMacroExpansionContext(
        sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    })
  return context.diagnostics
}

/// Expands the macros in some source.
func expansion(of source: String) -> String {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "Test.swift")])
  return file.expand(
    macroSpecs: macroSpecs(),
    contextGenerator: { node in
      BasicMacroExpansionContext(
        sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
  ).description
}

/// Expands source, and compares the result, which must parse as Swift.
func expectExpansion(
  _ source: String, _ expanded: String, missing conformances: [String]? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  SwiftSyntaxMacrosGenericTestSupport.assertMacroExpansion(
    source, expandedSource: expanded,
    macroSpecs: conformances.map { macroSpecs(missing: $0) } ?? macroSpecs(),
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    })
  let isSwift = !Parser.parse(source: expanded).hasError
  #expect(isSwift, "the expansion does not parse", sourceLocation: sourceLocation)
}

extension FixIt {
  /// The source after this fix-it.
  func applied(to source: String) -> String {
    changes.reduce(source) { source, change in
      guard case .replaceText(let range, let text, let node) = change else { return source }
      let declaration = node.root.description
      var bytes = Array(declaration.utf8)
      bytes.replaceSubrange(
        range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, with: text.utf8)
      return source.replacing(
        declaration, with: String(decoding: bytes, as: UTF8.self), maxReplacements: 1)
    }
  }
}
