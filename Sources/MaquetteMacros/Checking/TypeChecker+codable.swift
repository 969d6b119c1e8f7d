import SwiftSyntax

extension TypeChecker {
  /// Reports declarations for `Codable` that `@Mappable` ignores.
  func checkCodable() {
    if let keys { compare(keys) }
    let stated = Set(model.inheritedNames)
    guard stated.isDisjoint(with: ["Codable", "Decodable", "Encodable"]) else { return }
    for member in members {
      if let initializer = member.as(InitializerDeclSyntax.self),
        takes("from", "Decoder", initializer.signature)
      {
        findings.add(.codableMember("init(from:)", "Decodable"), at: initializer.initKeyword)
      } else if let function = member.as(FunctionDeclSyntax.self),
        function.name.text == "encode", takes("to", "Encoder", function.signature)
      {
        findings.add(.codableMember("encode(to:)", "Encodable"), at: function.name)
      }
    }
  }

  private var members: [DeclSyntax] { model.declaration.memberBlock.members.map(\.decl) }

  private func takes(
    _ label: String, _ type: String, _ signature: FunctionSignatureSyntax
  ) -> Bool {
    let parameters = signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first else { return false }
    return parameter.firstName.text == label && parameter.type.trimmedDescription.hasSuffix(type)
  }

  /// The keys in `CodingKeys` by the names of properties or cases; nil if they are not listed.
  private var keys: [String: String]? {
    let list = members.lazy.compactMap { $0.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }
    guard let list else { return nil }
    let cases = list.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    return cases.flatMap(\.elements).reduce(into: [:]) { keys, element in
      let name = element.name.identifier?.name ?? element.name.text
      keys[name] = element.rawValue?.value.stringLiteral ?? name
    }
  }

  private func compare(_ keys: [String: String]) {
    guard model.arguments.via == nil, !model.arguments.isTransparent else { return }
    for property in model.properties where !property.isIgnored && property.position == nil {
      let isAlone = property.declaration.bindings.count == 1
      let node = property.binding.pattern
      if let key = keys[property.name] {
        guard key != property.ownKey, property.attributes.key == nil, !property.isFlattened,
          !property.isExtras
        else { continue }
        let mark = "CodingKey(\(key.swiftLiteral))"
        findings.add(
          .codableKey(property.name, key), at: node,
          fixIts: isAlone ? [.attach(mark, property.declaration)] : [])
      } else if property.hasValue, property.attributes.all.isEmpty {
        findings.add(
          .notCodable(property.name), at: node,
          fixIts: isAlone ? [.attach("CodableIgnored", property.declaration)] : [])
      }
    }
    for value in model.cases where value.attributes.all.isEmpty {
      guard let key = keys[value.name], key != value.writeName else { continue }
      findings.add(.codableKey(value.name, key), at: value.syntax.name)
    }
  }
}
