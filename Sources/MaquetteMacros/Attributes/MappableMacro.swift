import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Mappable`: parses the type, checks it, and writes its conformances.
struct MappableMacro {}

extension MappableMacro: ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role reports what is found here too.
    let findings = Findings()
    let missing = MissingConformances(protocols)
    guard
      let model = checkedModel(declaration, node, missing, context.lexicalContext, findings)
    else { return [] }
    return TypeEmitter(model, type: type.trimmedDescription, missing).extensions
      .compactMap { $0.as(ExtensionDeclSyntax.self) }
  }
}

extension MappableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let findings = Findings()
    let missing = MissingConformances(protocols)
    let model = checkedModel(declaration, node, missing, context.lexicalContext, findings)
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    guard let model else { return [] }
    return TypeEmitter(model, type: model.reference, missing).members
  }
}

extension MappableMacro {
  /// The model of a declaration; nil if it has errors.
  private static func checkedModel(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax,
    _ missing: MissingConformances, _ lexicalContext: [Syntax], _ findings: Findings
  ) -> TypeModel? {
    guard
      let model = TypeModel(
        declaration, attribute, lexicalContext: lexicalContext, findings)
    else { return nil }
    TypeChecker(model, lexicalContext, missing, findings).check()
    return findings.hasErrors ? nil : model
  }
}

/// The conformances that a type has not got from its declaration or its superclass.
struct MissingConformances {
  private let names: Set<String>

  init(_ protocols: [TypeSyntax]) {
    names = Set(
      protocols.map { type in
        String(type.trimmedDescription.split(separator: ".").last ?? "")
      })
  }

  /// Whether a conformance is missing.
  func contains(_ name: String) -> Bool { names.contains(name) }
}
