import SwiftSyntax

extension DeclModifierListSyntax {
  /// Whether a modifier is present without an argument such as `(set)`.
  func contains(_ keyword: Keyword) -> Bool { first(keyword) != nil }

  /// Whether a modifier is present, with or without an argument.
  func containsAny(of keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// The modifier of a keyword, without an argument.
  func first(_ keyword: Keyword) -> DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}
