import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension FixIt {
  /// Adds a type placeholder after the name of a variable.
  static func annotate(_ binding: PatternBindingSyntax) -> FixIt {
    let type = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: IdentifierTypeSyntax(name: .identifier("<#Type#>")),
      trailingTrivia: binding.pattern.trailingTrivia)
    let annotated = binding.with(\.pattern.trailingTrivia, []).with(\.typeAnnotation, type)
    return .replacing(binding, "add a type annotation", by: annotated)
  }

  /// Adds an attribute to a property; the spelling has no `@`.
  static func attach(_ spelling: String, _ variable: VariableDeclSyntax) -> FixIt {
    let attribute = AttributeSyntax(
      attributeName: IdentifierTypeSyntax(name: .identifier(spelling)),
      trailingTrivia: variable.attributes.first?.is(IfConfigDeclSyntax.self) == true
        ? .newline : .space)
    var ignored = variable
    ignored.leadingTrivia = []
    ignored.attributes.insert(.attribute(attribute), at: ignored.attributes.startIndex)
    ignored.leadingTrivia = variable.leadingTrivia
    return .replacing(variable, "mark it '@\(spelling)'", by: ignored, id: "mark")
  }

  /// Replaces `let` by `var`.
  static func makeVariable(_ keyword: TokenSyntax) -> FixIt {
    .replacing(keyword, "replace 'let' by 'var'", by: keyword.with(\.tokenKind, .keyword(.var)))
  }

  /// Removes an attribute.
  static func remove(_ attribute: AttributeSyntax) -> FixIt {
    FixIt(
      message: MappableFixIt("remove '@\(attribute.baseName)'"),
      changes: [
        .replaceText(
          range: attribute.positionAfterSkippingLeadingTrivia..<attribute.endPosition, with: "",
          in: Syntax(attribute))
      ])
  }

  /// Makes a private type visible in its file.
  static func makeFileprivate(_ modifier: DeclModifierSyntax) -> FixIt {
    .replacing(
      modifier, "make it 'fileprivate'", by: modifier.with(\.name.tokenKind, .keyword(.fileprivate))
    )
  }

  /// Adds a placeholder for the initial value of a property.
  static func initialize(_ binding: PatternBindingSyntax) -> FixIt {
    let value = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: DeclReferenceExprSyntax(baseName: .identifier("<#value#>")),
      trailingTrivia: binding.trailingTrivia)
    return .replacing(
      binding, "add an initial value",
      by: binding.with(\.trailingTrivia, []).with(\.initializer, value))
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
    return FixIt(
      message: MappableFixIt("state the conformance"),
      changes: [
        .replaceText(
          range: name.positionAfterSkippingLeadingTrivia..<end,
          with: head + ": " + inherited.joined(separator: ", "), in: Syntax(declaration))
      ])
  }

  /// Constrains a generic parameter.
  static func constrain(_ parameter: GenericParameterSyntax, to constraint: String) -> FixIt {
    let constrained =
      parameter
      .with(\.name.trailingTrivia, [])
      .with(\.colon, .colonToken(trailingTrivia: .space))
      .with(
        \.inheritedType,
        TypeSyntax(
          IdentifierTypeSyntax(
            name: .identifier(constraint, trailingTrivia: parameter.name.trailingTrivia))))
    return .replacing(parameter, "add the constraint", by: constrained)
  }

  /// Puts a node in the place of another; the name of the repair is that of the calling function.
  private static func replacing(
    _ old: some SyntaxProtocol, _ message: String, by new: some SyntaxProtocol,
    id: String = #function
  ) -> FixIt {
    .replace(message: MappableFixIt(message, id: id), oldNode: old, newNode: new)
  }
}
