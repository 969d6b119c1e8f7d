import SwiftSyntax

extension AttributeSyntax {
  /// The name without the module that may stand before it.
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

extension AttributeListSyntax {
  /// The attributes that stand here whatever the compilation conditions are.
  var unconditional: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }
  }

  /// The first attribute of a name.
  func first(named name: String) -> AttributeSyntax? {
    unconditional.first { $0.baseName == name }
  }
}
