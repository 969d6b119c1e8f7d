import SwiftSyntax

extension AttributeSyntax {
  /// The name without a module before it.
  var baseName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return attributeName.trimmedDescription
  }

  /// The arguments as written; empty without parentheses.
  var labeledArguments: [LabeledExprSyntax] {
    arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
  }
}

extension [LabeledExprSyntax] {
  /// The arguments, as a call has them.
  func sources(inModel model: String) -> [String] {
    map { ($0.label.map { "\($0.text): " } ?? "") + $0.expression.source(inModel: model) }
  }
}

extension [AttributeSyntax] {
  /// The first attribute with a name.
  func first(named name: String) -> AttributeSyntax? { first { $0.baseName == name } }

  /// Whether there is an attribute with a name.
  func contains(named name: String) -> Bool { first(named: name) != nil }
}
