import SwiftSyntax

// The compiler parses what a macro returns. Parsed by the macro too, which is not optimized in
// debug builds, it would take more than half of an expansion's time.

extension DeclSyntax {
  /// Declarations as they stand in a text, in one token.
  init(verbatim text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text)))
  }
}

extension ExtensionDeclSyntax {
  /// An extension as it stands in a text.
  init(verbatim text: ExtensionText) {
    let members = MemberBlockItemSyntax(decl: DeclSyntax(verbatim: "\n" + text.members + "\n"))
    self.init(
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: MissingTypeSyntax(placeholder: .identifier(text.head)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(leadingTrivia: .space),
        members: text.members.isEmpty ? [] : [members],
        rightBrace: .rightBraceToken()))
  }
}
