import SwiftSyntax

/// The visibility of a declaration, as far as it matters for generated members.
enum AccessLevel: String, CaseIterable, Comparable {
  /// In the file.
  case file = "fileprivate "
  /// In the module: members need no modifier.
  case module = ""
  case package = "package "
  case everyone = "public "

  /// The modifier of a member with this visibility, with a trailing space, or nothing.
  var modifier: String { rawValue }

  /// Computes the level of a type inside other declarations, the innermost first.
  ///
  /// A type is as visible as its own modifier says, or that of an enclosing extension, and no more
  /// visible than the enclosing types.
  init(_ modifiers: DeclModifierListSyntax, in lexicalContext: ArraySlice<Syntax>) {
    let own = Self.stated(modifiers)
    let surrounding = lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    if let surrounding, surrounding.is(ExtensionDeclSyntax.self) {
      // The extended type is unknown, so a `public` member inside counts as intended.
      self = own ?? Self.stated(surrounding.modifiers) ?? .module
    } else {
      let outer = surrounding.map { AccessLevel($0.modifiers, in: lexicalContext.dropFirst()) }
      self = min(own ?? .module, outer ?? .everyone)
    }
  }

  private static func stated(_ modifiers: DeclModifierListSyntax) -> AccessLevel? {
    let levels: [(Keyword, AccessLevel)] = [
      (.open, .everyone), (.public, .everyone), (.package, .package), (.internal, .module),
      (.fileprivate, .file), (.private, .file),
    ]
    return levels.first { modifiers.contains($0.0) }?.1
  }

  static func < (left: Self, right: Self) -> Bool {
    left != right && allCases.first { [left, right].contains($0) } == left
  }
}
