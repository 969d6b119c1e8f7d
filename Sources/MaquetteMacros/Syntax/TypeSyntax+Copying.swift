import SwiftSyntax

extension TypeSyntax {
  /// Whether this is `~Copyable`, or a composition that contains it.
  var suppressesCopying: Bool {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { $0.type.suppressesCopying }
    }
    let names: Set<String> = ["Copyable", "Swift.Copyable"]
    return self.as(SuppressedTypeSyntax.self).map { names.contains($0.type.trimmedDescription) }
      ?? false
  }
}
