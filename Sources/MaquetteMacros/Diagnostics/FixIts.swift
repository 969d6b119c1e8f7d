import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension FixIt {
  /// Adds an attribute to a property; the spelling has no `@`.
  static func attach(_ spelling: String, _ variable: VariableDeclSyntax) -> FixIt {
    let space = variable.attributes.first?.is(IfConfigDeclSyntax.self) == true ? "\n" : " "
    let start = variable.positionAfterSkippingLeadingTrivia
    return .replacing(
      start..<start, in: variable, "mark it '@\(spelling)'", by: "@\(spelling)\(space)")
  }

  /// Replaces a keyword.
  static func replace(_ keyword: TokenSyntax, by other: String, _ message: String) -> FixIt {
    .replacing(keyword.trimmedRange, in: keyword, message, by: other)
  }

  /// Removes an attribute.
  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    .replacing(
      attribute.positionAfterSkippingLeadingTrivia..<attribute.endPosition, in: attribute,
      "remove '@\(attribute.baseName)'", by: "")
  }

  /// Adds a placeholder for the initial value of a property.
  static func initialize(_ binding: PatternBindingSyntax) -> FixIt {
    .inserting("add an initial value", " = <#value#>", after: binding)
  }

  /// Adds a conformance, before suppressed ones such as `~Copyable`.
  static func conform(
    _ declaration: any DeclGroupSyntax, _ name: TokenSyntax, to conformance: String
  ) -> FixIt {
    let types = declaration.inheritanceClause?.inheritedTypes
    let message = "state the conformance"
    if let suppressed = types?.first(where: \.type.suppressesCopying) {
      let start = suppressed.positionAfterSkippingLeadingTrivia
      return .replacing(start..<start, in: suppressed, message, by: conformance + ", ")
    }
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    return .inserting(
      message, (types == nil ? ": " : ", ") + conformance,
      after: types.map { Syntax($0) } ?? generics.map { Syntax($0) } ?? Syntax(name))
  }

  /// Constrains a generic parameter.
  static func constrain(_ parameter: GenericParameterSyntax, to constraint: String) -> FixIt {
    let start = parameter.name.endPositionBeforeTrailingTrivia
    let end = parameter.inheritedType?.endPositionBeforeTrailingTrivia ?? start
    return .replacing(start..<end, in: parameter, "add the constraint", by: ": \(constraint)")
  }

  /// Inserts a text.
  static func inserting(
    _ message: String, _ text: String, after node: some SyntaxProtocol
  ) -> FixIt {
    let end = node.endPositionBeforeTrailingTrivia
    return .replacing(end..<end, in: node, message, by: text)
  }

  /// Puts a text in the place of another.
  private static func replacing(
    _ range: Range<AbsolutePosition>, in node: some SyntaxProtocol, _ message: String,
    by text: String
  ) -> FixIt {
    FixIt(
      message: MacroExpansionFixItMessage(message),
      changes: [.replaceText(range: range, with: text, in: Syntax(node))])
  }
}
