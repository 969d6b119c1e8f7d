import SwiftSyntax

extension TypeMigration {
  /// Maps an enum by its raw values, or with the tags that the compiler synthesizes.
  mutating func mapEnum(_ declaration: EnumDeclSyntax) throws(Refusal) {
    let cases = type.members.compactMap { $0.item.decl.as(EnumCaseDeclSyntax.self) }
    if declaration.rawType != nil {
      if let fallback = plan.fallback { try markFallback(fallback, in: cases) }
      return
    }
    if let code = plan.code.first {
      throw Refusal("code of an enum without raw values is not understood", code)
    }
    if cases.isEmpty { throw Refusal("an enum without cases has no values", declaration) }
    addArgument("tagged: .codable")
    let keys = keyEnums["CodingKeys"]?.keys
    if keys != nil { use(keys: "CodingKeys") }
    if let plain = cases.flatMap(\.elements).first(where: { $0.parameterClause == nil }) {
      note(
        """
        the text "\(plain.name.bareName)", and null in place of the empty object, are a case without \
        values, too
        """,
        declaration.name)
    }
    for list in cases {
      for element in list.elements {
        try check(element)
        let name = element.name.bareName
        guard let mark = mark(of: keys.map { $0[name] } ?? name, named: name) else { continue }
        guard list.elements.count == 1 else {
          throw Refusal("'\(name)' shares its line with other cases, and needs '\(mark)'", list)
        }
        attach(mark, to: list)
      }
    }
  }

  private func mark(of key: String?, named name: String) -> String? {
    guard let key else { return "@CodableIgnored" }
    return key == name ? nil : "@CodingKey(\(key.literal))"
  }

  private mutating func check(_ element: EnumCaseElementSyntax) throws(Refusal) {
    let name = element.name.bareName
    let own = name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"
    if let keys = keyEnums[own] {
      throw Refusal(
        "keys of the values of a case are not moved",
        keys.declaration.map(Syntax.init) ?? Syntax(element))
    }
    for parameter in element.parameterClause?.parameters ?? [] {
      if parameter.defaultValue != nil {
        throw Refusal(
          "a value of '\(name)' has a default, which may mean something else", parameter)
      }
      let parts = TypeParts(parameter.type)
      if let key = parts.otherKeys.first {
        throw Refusal("'\(name)' has keys of the type '\(key)'", parameter)
      }
      if parts.names.contains("Date") {
        note("'\(name)' has a date: give the strategy of the decoder to the mapper", parameter)
      }
    }
  }

  /// Marks the case that stands for other values; it gets a line of its own.
  private mutating func markFallback(
    _ name: String, in cases: [EnumCaseDeclSyntax]
  ) throws(Refusal) {
    let list = cases.first { $0.elements.contains { $0.name.bareName == name } }
    guard let list else { throw Refusal("there is no case '\(name)'", type.syntax) }
    guard list.elements.count == 1 else {
      throw Refusal(
        "'\(name)' shares its line with other cases, and needs '@CodableFallback'", list)
    }
    note("values of other kinds than the raw value become '\(name)', too", list)
    attach("@CodableFallback", to: list)
  }
}
