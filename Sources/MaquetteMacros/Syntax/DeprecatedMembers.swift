import SwiftSyntax

// The compiler does not warn about deprecated names in deprecated code. What only the library calls is
// called through protocols, where it does not warn either.

extension DeclGroupSyntax {
  /// Whether a property or a case is deprecated, so that code that maps it would cause warnings.
  var hasDeprecatedMembers: Bool {
    memberBlock.members.flatMap { Syntax($0.decl).anywhere }.contains(where: \.isDeprecated)
  }
}

extension Syntax {
  fileprivate var isDeprecated: Bool {
    let attributes =
      self.as(VariableDeclSyntax.self)?.attributes ?? self.as(EnumCaseDeclSyntax.self)?.attributes
    return attributes?.lazy.compactMap { $0.as(AttributeSyntax.self) }.contains {
      $0.baseName == "available" && $0.arguments?.trimmedDescription.contains("deprecated") == true
    } ?? false
  }
}

extension ExtensionText {
  /// The extension with deprecated members.
  var withDeprecatedMembers: ExtensionText {
    ExtensionText(
      conformances: conformances, whereClause: whereClause,
      members: members.split(separator: "\n\n", omittingEmptySubsequences: false)
        .map { text in
          let isMember = text.hasPrefix("  ") && !text.hasPrefix("   ")
          return isMember ? String(text).deprecatedMember : String(text)
        }
        .joined(separator: "\n\n"))
  }
}

extension String {
  /// A generated member, deprecated if only the library calls it.
  var deprecatedMember: String {
    let indentation = prefix { $0 == " " }
    guard isLibraryMember else { return self }
    return indentation + "@available(*, deprecated)\n" + self
  }

  /// Whether a generated member is a function, an initializer or a property that only the library
  /// calls.
  private var isLibraryMember: Bool {
    let lines = split(separator: "\n").drop { $0.drop { $0 == " " }.hasPrefix("@") }
    guard let head = lines.first?.prefix(while: { $0 != "{" && $0 != "=" }) else { return false }
    if head.contains("init(") || head.contains("init?(") {
      return ["(from ", "(__", "(mappingKey"].contains(where: head.contains)
    }
    for keyword in ["func ", "var ", "let "] {
      guard let range = head.firstRange(of: keyword) else { continue }
      let name = head[range.upperBound...]
      return ["__", "write(", "update("].contains { name.hasPrefix($0) }
    }
    return false
  }
}
