import SwiftSyntax

/// How far a declaration can be seen, as far as generated members have to know.
enum AccessLevel: Int, Comparable, CaseIterable {
  /// In the file.
  case file
  /// In the module: members need no modifier.
  case module
  case package
  case everyone

  /// The modifier of a member that is to be seen as far, with a space behind it, or nothing.
  var modifier: String {
    switch self {
    case .file: "fileprivate "
    case .module: ""
    case .package: "package "
    case .everyone: "public "
    }
  }

  /// The level of a type among the declarations around it, the innermost first.
  ///
  /// A type is seen as far as its own modifier says, or that of an extension around it, and no
  /// farther than the types around it.
  init(_ modifiers: DeclModifierListSyntax, in lexicalContext: ArraySlice<Syntax>) {
    let surroundings = lexicalContext.first
    if let surrounding = surroundings?.as(ExtensionDeclSyntax.self) {
      // Of the extended type nothing is known; whoever writes `public` inside means it.
      self = Self.stated(modifiers) ?? Self.stated(surrounding.modifiers) ?? .module
      return
    }
    let own = Self.stated(modifiers) ?? .module
    guard let surrounding = surroundings?.asProtocol((any DeclGroupSyntax).self) else {
      self = own
      return
    }
    let outer = AccessLevel(surrounding.modifiers, in: lexicalContext.dropFirst())
    self = own.rawValue < outer.rawValue ? own : outer
  }

  private static func stated(_ modifiers: DeclModifierListSyntax) -> AccessLevel? {
    let levels: [(Keyword, AccessLevel)] = [
      (.open, .everyone), (.public, .everyone), (.package, .package), (.internal, .module),
      (.fileprivate, .file), (.private, .file),
    ]
    return levels.first { modifiers.contains($0.0) }?.1
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension TypeModel {
  /// How far the model is seen.
  var accessLevel: AccessLevel {
    AccessLevel.allCases.first { $0.modifier == access } ?? .module
  }
}
