import Maquette

extension SwiftFile {
  func writeMappable(_ properties: [TypeModel.Property], of index: Int, to code: inout CodeWriter) {
    let name = model.declarations[index].name
    let naming = fieldNaming(of: properties)
    var arguments: [String] = []
    if naming != nil { arguments.append("fieldNaming: .snakeCase") }
    if options.access != .internal {
      arguments.append("memberwiseInit: .\(options.access.rawValue)")
    }
    writeTolerance(of: index, to: &code)
    code.line("@Mappable" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"))
    code.block("\(access)struct \(name): Sendable, Hashable") { code in
      for property in properties where !property.key.isEmpty {
        writeComment(on: property, to: &code)
        code.line(mappable(property, naming: naming))
      }
      if let property = properties.first(where: { $0.key.isEmpty }) {
        code.line("/// Values under other keys, such as the empty one, which names no property.")
        code.line("@CodableExtras \(access)var \(property.name): [String: AnyValue]")
      }
      writeOwned(by: index, to: &code)
    }
  }

  /// The rule that makes most keys from names, if it saves attributes.
  func fieldNaming(of properties: [TypeModel.Property]) -> NamingRule? {
    let plain = properties.count { $0.key != $0.name }
    let snake = properties.count { $0.key != NamingRule.snakeCase($0.name) }
    return plain > snake + 1 ? .snakeCase : nil
  }

  func mappable(_ property: TypeModel.Property, naming: NamingRule?) -> String {
    var attributes: [String] = []
    if property.isFlattened {
      attributes.append("@CodableFlattened")
    } else {
      let key = naming?(property.name) ?? property.name
      if key != property.key {
        attributes.append("@CodingKey(\(property.key.literal))")
      } else if !key.utf8.elementsEqual(property.key.utf8) {
        attributes.append("@CodingKey(\(property.key.literalOfScalars))")
      }
    }
    var type = self.type(property.type)
    let allowsStrategy = property.presence != .optionalAndNullable
    switch property.type {
    case .date(.milliseconds) where allowsStrategy:
      attributes.append("@CodableBy(.iso8601(precision: .milliseconds))")
      type = "Date"
    case .uuid(isUppercase: false) where allowsStrategy:
      attributes.append("@CodableBy(.uuid(uppercase: false))")
      type = "UUID"
    default: break
    }
    if property.isIndirect { type = "\(support("Box"))<\(type)>" }
    switch property.presence {
    case .always: type += initialValue(of: property)
    case .optional: type += "?"
    case .nullable:
      attributes.append("@EncodableIf(.always)")
      type += "?"
    case .optionalAndNullable: type = "Presence<\(type)>"
    }
    let start = attributes.map { $0 + " " }.joined()
    return "\(start)\(access)var \(Identifier.escaped(property.name)): \(type)"
  }

  /// Writes that values which do not fit are left out.
  ///
  /// The types inside follow the one around them.
  func writeTolerance(of index: Int, to code: inout CodeWriter) {
    guard rules.isTolerant, model.declarations[index].owner == nil else { return }
    code.line("@DecodableRules(invalidElements: .drop, invalidProperties: .drop)")
  }

  /// A collection begins empty, so that the next document may lack it or have null there.
  private func initialValue(of property: TypeModel.Property) -> String {
    if let initial = initial(of: property) { return " = " + initial }
    return switch property.type {
    case .array: " = []"
    case .dictionary: " = [:]"
    default: ""
    }
  }

  func writeMappable(_ labels: [String], of index: Int, to code: inout CodeWriter) {
    code.line("@Mappable")
    code.block("\(access)enum \(model.declarations[index].name): Sendable, Hashable") { code in
      let names = caseNames(ofLabels: labels)
      for (label, name) in zip(labels, names.labels) {
        let key = label == name ? "" : "@CodingKey(\(label.literal)) "
        code.line("\(key)case \(Identifier.escaped(name))")
      }
      code.line("@CodableFallback case \(names.fallback)(String)")
    }
  }

  func writeMappable(
    _ alternatives: [TypeModel.Alternative], of index: Int, to code: inout CodeWriter
  ) {
    let declaration = model.declarations[index]
    writeTolerance(of: index, to: &code)
    code.line("@Mappable(tagged: .untagged)")
    let indirect = declaration.isBoxed ? "indirect " : ""
    code.block("\(access)\(indirect)enum \(declaration.name): Sendable, Hashable") { code in
      for alternative in alternatives {
        code.line("case \(alternative.name)(\(type(alternative.type)))")
      }
      writeOwned(by: index, to: &code)
    }
  }
}
