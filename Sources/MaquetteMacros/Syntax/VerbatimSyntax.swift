import SwiftSyntax

// The compiler parses the source that a macro returns. If the macro, which is not optimized in
// debug builds, parsed it too, that would take more than half of the time of an expansion.

extension DeclSyntax {
  /// Creates declarations from a text, as one token.
  init(verbatim text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text)))
  }
}

extension ExtensionDeclSyntax {
  /// Creates an extension from a text, as one token.
  init(verbatim text: ExtensionText, of type: some TypeSyntaxProtocol) {
    let protocols =
      text.conformances.isEmpty ? "" : ": " + text.conformances.joined(separator: ", ")
    let members = MemberBlockItemSyntax(decl: DeclSyntax(verbatim: "\n" + text.members + "\n"))
    self.init(
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: MissingTypeSyntax(
        placeholder: .identifier(type.trimmedDescription + protocols + text.whereClause)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(leadingTrivia: .space),
        members: text.members.isEmpty ? [] : [members],
        rightBrace: .rightBraceToken()))
  }
}
