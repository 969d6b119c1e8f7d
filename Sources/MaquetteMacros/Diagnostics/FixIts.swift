import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  /// Adds a type placeholder after the name of a variable.
  static func annotate(_ binding: PatternBindingSyntax) -> FixIt {
    .inserting("add a type annotation", ": <#Type#>", after: binding.pattern)
  }

  /// Adds an attribute to a property; the spelling has no `@`.
  static func attach(_ spelling: String, _ variable: VariableDeclSyntax) -> FixIt {
    let space = variable.attributes.first?.is(IfConfigDeclSyntax.self) == true ? "\n" : " "
    let start = variable.positionAfterSkippingLeadingTrivia
    return .replacing(
      start..<start, in: variable, "mark it '@\(spelling)'", by: "@\(spelling)\(space)")
  }

  /// Replaces `let` by `var`.
  static func makeVariable(_ keyword: TokenSyntax) -> FixIt {
    .replacing(keyword.trimmedRange, in: keyword, "replace 'let' by 'var'", by: "var")
  }

  /// Removes an attribute.
  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    .replacing(
      attribute.positionAfterSkippingLeadingTrivia..<attribute.endPosition, in: attribute,
      "remove '@\(attribute.baseName)'", by: "")
  }

  /// Makes a private type visible in its file.
  static func makeFileprivate(_ modifier: DeclModifierSyntax) -> FixIt {
    .replacing(modifier.name.trimmedRange, in: modifier, "make it 'fileprivate'", by: "fileprivate")
  }

  /// Adds a placeholder for the initial value of a property.
  static func initialize(_ binding: PatternBindingSyntax) -> FixIt {
    .inserting("add an initial value", " = <#value#>", after: binding)
  }

  /// Adds a conformance, before suppressed ones such as `~Copyable`.
  static func conform(
    _ declaration: any DeclGroupSyntax, _ name: TokenSyntax, to conformance: String
  ) -> FixIt {
    let types = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    var inherited = types.map(\.trimmedDescription)
    let place = types.firstIndex(where: \.suppressesCopying) ?? types.endIndex
    inherited.insert(conformance, at: place)
    let head = name.text + (generics?.trimmedDescription ?? "")
    let end =
      declaration.inheritanceClause?.endPositionBeforeTrailingTrivia
      ?? generics?.endPositionBeforeTrailingTrivia ?? name.endPositionBeforeTrailingTrivia
    return .replacing(
      name.positionAfterSkippingLeadingTrivia..<end, in: name, "state the conformance",
      by: head + ": " + inherited.joined(separator: ", "))
  }

  /// Constrains a generic parameter.
  static func constrain(_ parameter: GenericParameterSyntax, to constraint: String) -> FixIt {
    let start = parameter.name.endPositionBeforeTrailingTrivia
    let end = parameter.inheritedType?.endPositionBeforeTrailingTrivia ?? start
    return .replacing(start..<end, in: parameter, "add the constraint", by: ": \(constraint)")
  }

  private static func inserting(
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
      message: MappableFixIt(message: message),
      changes: [.replaceText(range: range, with: text, in: Syntax(node))])
  }
}
