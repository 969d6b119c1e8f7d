import SwiftSyntax

/// An enum that names the keys of a container.
struct KeyEnum {
  let name: String

  /// Nil if the compiler synthesizes it.
  let declaration: EnumDeclSyntax?

  /// The keys by the names of cases.
  private(set) var keys: [String: String] = [:]

  /// The `CodingKeys` that the compiler synthesizes: one for each property.
  init(synthesizedFor properties: [StoredProperty]) {
    (name, declaration) = ("CodingKeys", nil)
    for property in properties { keys[property.name] = property.name }
  }

  /// - Returns: Nil if the enum has no keys.
  /// - Throws: Why its keys cannot be told.
  init?(_ declaration: EnumDeclSyntax) throws(Refusal) {
    let inherited = declaration.inheritedNames
    guard inherited.contains(where: { ["CodingKey", "Swift.CodingKey"].contains($0) }) else {
      return nil
    }
    name = declaration.name.bareName
    self.declaration = declaration
    let others = Set(inherited).subtracting([
      "CodingKey", "Swift.CodingKey", "String", "CaseIterable", "Sendable",
    ])
    if let other = others.first {
      throw Refusal("the keys of '\(name)' depend on '\(other)'", declaration.name)
    }
    for member in declaration.memberBlock.members {
      guard let list = member.decl.as(EnumCaseDeclSyntax.self) else {
        throw Refusal("'\(name)' has other members than cases", member)
      }
      for element in list.elements {
        let own = element.name.bareName
        guard let raw = element.rawValue?.value else {
          keys[own] = own
          continue
        }
        guard let key = raw.literalText else {
          throw Refusal("the key of '\(own)' is no plain text", raw)
        }
        keys[own] = key
      }
    }
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation and escapes.
  var literalText: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
      literal.openingQuote.tokenKind == .stringQuote, literal.segments.count == 1,
      case .stringSegment(let segment)? = literal.segments.first,
      !segment.content.text.contains("\\")
    else { return nil }
    return segment.content.text
  }
}
