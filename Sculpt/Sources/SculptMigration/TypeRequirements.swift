import SwiftSyntax

/// What a type must be so that a macro can map it as `Codable` does.
struct TypeRequirements {
  private let type: DeclaredType
  private let protocols: Set<String>

  /// Protocols that add nothing to what is coded.
  private static let known: Set<String> = [
    "Codable", "Decodable", "Encodable", "Swift.Codable", "Swift.Decodable", "Swift.Encodable",
    "Sendable", "@unchecked Sendable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "CaseIterable", "Error", "LocalizedError", "CustomStringConvertible",
    "CustomDebugStringConvertible", "ObservableObject", "RawRepresentable",
    "CodingKeyRepresentable",
  ]

  private static let attributes: Set<String> = [
    "MainActor", "frozen", "available", "usableFromInline", "dynamicMemberLookup", "objc",
    "objcMembers", "discardableResult",
  ]

  init(_ type: DeclaredType, protocols: Set<String>) {
    (self.type, self.protocols) = (type, protocols)
  }

  /// - Throws: Why the type is left as it is.
  func check() throws(Refusal) {
    let declaration = type.declaration
    let syntax = type.syntax
    for attribute in declaration.attributes {
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "#if"
      if name == "Mappable" { throw Refusal("it is mapped already", attribute) }
      if !Self.attributes.contains(name) {
        throw Refusal("'@\(name)' may change what is coded", attribute)
      }
    }
    try checkPlace()
    if declaration.is(ActorDeclSyntax.self) {
      throw Refusal("actors are mapped by another protocol", syntax)
    }
    if let inherited = declaration.inheritedNames.first(where: { $0.hasPrefix("~") }) {
      throw Refusal("'\(inherited)' types are mapped by another protocol", syntax)
    }
    if let declaration = declaration.as(ClassDeclSyntax.self) { try check(declaration) }
    if let declaration = declaration.as(EnumDeclSyntax.self), declaration.rawType == nil,
      let name = declaration.inheritedNames.first, !Self.known.contains(name),
      !protocols.contains(name)
    {
      throw Refusal("'\(name)' may be the type of raw values", syntax)
    }
    for (_, item) in type.members {
      if item.decl.is(IfConfigDeclSyntax.self) {
        throw Refusal("members in '#if' are not read", item)
      }
      if item.decl.is(MacroExpansionDeclSyntax.self) {
        throw Refusal("members of a macro are not read", item)
      }
    }
  }

  /// A macro that adds extensions works at the top of files and in types that are not private.
  private func checkPlace() throws(Refusal) {
    var next = type.syntax.parent
    while let node = next {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        throw Refusal("types in functions cannot be mapped", type.syntax)
      }
      if node.is(ExtensionDeclSyntax.self) || node.asProtocol((any NamedDeclSyntax).self) != nil,
        type.declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) })
      {
        throw Refusal(
          "a private type in a type cannot be mapped: make it fileprivate", type.syntax)
      }
      next = node.parent
    }
  }

  private func check(_ declaration: ClassDeclSyntax) throws(Refusal) {
    guard declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) else {
      throw Refusal("the class is not final, so subclasses may code more", declaration)
    }
    if let name = declaration.inheritedNames.first, !Self.known.contains(name),
      !protocols.contains(name)
    {
      throw Refusal("'\(name)' may be a superclass", declaration)
    }
  }
}

extension EnumDeclSyntax {
  /// The type of raw values, if it is one of the standard library.
  var rawType: String? {
    inheritedNames.first.flatMap { name in
      let types: Set = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "Double", "Float",
      ]
      return types.contains(name) ? name : nil
    }
  }
}
