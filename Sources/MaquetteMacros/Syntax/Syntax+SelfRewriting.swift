import SwiftSyntax

/// Replaces `Self` by the name of the model, for source that moves into a nested type.
private final class SelfRewriter: SyntaxRewriter {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard token.tokenKind == .keyword(.Self) else { return token }
    return token.with(\.tokenKind, .identifier(name))
  }
}

extension SyntaxProtocol {
  /// The source, with the model's name for `Self`.
  func source(inModel name: String) -> String {
    let text = trimmedDescription
    guard text.contains("Self") else { return text }
    return SelfRewriter(name: name).rewrite(self).trimmedDescription
  }
}
