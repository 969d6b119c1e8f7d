import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MaquetteMacros

/// The macros by their names in source.
///
/// - Parameter conformances: Those that the attached type has not got already.
func macroSpecs(
  missing conformances: [String] = ["Readable", "Writable", "FieldWritable", "SchemaProviding"]
) -> [String: MacroSpec] {
  let markers: [String: any Macro.Type] = [
    "CodingKey": CodingKeyMacro.self, "DecodableAlias": DecodableAliasMacro.self,
    "CodableDefault": CodableDefaultMacro.self, "CodableIgnored": CodableIgnoredMacro.self,
    "DecodableIgnored": CodableIgnoredMacro.self, "EncodableIgnored": CodableIgnoredMacro.self,
    "CodableFlattened": CodableFlattenedMacro.self, "CodableExtras": CodableExtrasMacro.self,
    "CodableBy": CodableByMacro.self,
    "DecodableBy": CodableByMacro.self, "EncodableBy": CodableByMacro.self,
    "CodableCase": CodableCaseMacro.self, "CodableFallback": CodableCaseMacro.self,
    "CodableHook": CodableHookMacro.self, "Validated": ValidatedMacro.self,
    "EncodableIf": EncodableIfMacro.self, "EncodableDefault": EncodableDefaultMacro.self,
    "CodableView": CodableViewMacro.self, "EncodableComputed": EncodableComputedMacro.self,
    "DecodableRules": DecodableRulesMacro.self,
    "CodablePartial": CodablePartialMacro.self,
    "CodableNestedPartial": CodableNestedPartialMacro.self,
  ]
  var specs = markers.mapValues { MacroSpec(type: $0) }
  specs["Mappable"] = MacroSpec(
    type: MappableMacro.self,
    conformances: conformances.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) })
  return specs
}

/// The diagnostics of all macros in some source, in their order.
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

/// What the macros make of some source.
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

/// Expands source and compares the result, which has to be Swift.
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
  /// The source with this repair made; the text it changes must be unique.
  func applied(to source: String) -> String {
    changes.reduce(source) { source, change in
      switch change {
      case .replace(let old, let new):
        return source.replacing(old.description, with: new.description, maxReplacements: 1)
      case .replaceText(let range, let text, let node):
        let bytes = Array(node.root.description.utf8)
        let old = bytes[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset]
        return source.replacing(
          String(decoding: old, as: UTF8.self), with: text, maxReplacements: 1)
      default:
        return source
      }
    }
  }
}
