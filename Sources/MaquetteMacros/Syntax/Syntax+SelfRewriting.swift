import SwiftSyntax

extension SyntaxProtocol {
  /// The source, with the model's name for `Self`, for source that moves into a nested type.
  func source(inModel name: String) -> String {
    let text = trimmedDescription
    guard text.contains("Self") else { return text }
    return trimmed.tokens(viewMode: .sourceAccurate).map { token in
      let isSelf = token.tokenKind == .keyword(.Self)
      return (isSelf ? token.with(\.tokenKind, .identifier(name)) : token).description
    }.joined()
  }
}
