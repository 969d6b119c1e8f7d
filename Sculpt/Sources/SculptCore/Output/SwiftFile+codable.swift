extension SwiftFile {
  func writeCodable(_ properties: [TypeModel.Property], of index: Int, to code: inout CodeWriter) {
    let hasBoth = properties.contains { $0.presence == .optionalAndNullable }
    let hasNull = properties.contains { $0.presence == .nullable }
    let hasInitial = properties.contains { $0.initial != nil }
    let hasFlattened = properties.contains(where: \.isFlattened)
    let isDecoded =
      hasBoth || hasInitial || hasFlattened || rules.isTolerant && !properties.isEmpty
    code.block("\(access)struct \(model.declarations[index].name): Codable, Sendable, Hashable") {
      code in
      for property in properties {
        writeComment(on: property, to: &code)
        code.line(codable(property))
      }
      // An initializer that decodes takes the place of the one that Swift writes.
      if options.access != .internal || isDecoded, !properties.isEmpty {
        code.line()
        writeInitializer(properties, to: &code)
      }
      if hasBoth || hasNull || hasInitial || hasFlattened
        || properties.contains(where: { $0.key != $0.name })
      {
        code.line()
        writeKeys(properties, to: &code)
      }
      if isDecoded {
        code.line()
        writeDecoding(properties, to: &code)
      }
      if hasBoth || hasNull || hasFlattened {
        code.line()
        writeEncoding(properties, to: &code)
      }
      writeOwned(by: index, to: &code)
    }
  }

  private func codableBase(_ property: TypeModel.Property) -> String {
    let type = type(property.type)
    return property.isIndirect ? "\(support("Box"))<\(type)>" : type
  }

  private func codableType(_ property: TypeModel.Property) -> String {
    let type = codableBase(property)
    return switch property.presence {
    case .always: type
    case .optional, .nullable: type + "?"
    case .optionalAndNullable: "\(support("Nullable"))<\(type)>?"
    }
  }

  /// The declaration of a property.
  func codable(_ property: TypeModel.Property) -> String {
    let initial = initial(of: property).map { " = " + $0 } ?? ""
    return
      "\(access)var \(Identifier.escaped(property.name)): \(codableType(property))\(initial)"
  }

  private func writeInitializer(_ properties: [TypeModel.Property], to code: inout CodeWriter) {
    let parameters = properties.map { property in
      let value = initial(of: property) ?? (property.presence == .always ? nil : "nil")
      let initial = value.map { " = " + $0 } ?? ""
      return "\(Identifier.escaped(property.name)): \(codableType(property))\(initial)"
    }
    code.block("\(access)init(\(parameters.joined(separator: ", ")))") { code in
      for property in properties {
        let name = Identifier.escaped(property.name)
        code.line("self.\(name) = \(name)")
      }
    }
  }

  private func writeKeys(_ properties: [TypeModel.Property], to code: inout CodeWriter) {
    code.block("private enum CodingKeys: String, CodingKey") { code in
      for property in properties where !property.isFlattened {
        let name = Identifier.escaped(property.name)
        code.line(
          "case \(name)" + (property.key == property.name ? "" : " = \(property.key.literal)"))
      }
    }
  }

  private func writeDecoding(_ properties: [TypeModel.Property], to code: inout CodeWriter) {
    code.block("\(access)init(from decoder: any Decoder) throws") { code in
      code.line("let values = try decoder.container(keyedBy: CodingKeys.self)")
      for property in properties {
        let name = Identifier.escaped(property.name)
        let base = codableBase(property)
        if rules.isTolerant, property.presence != .always || property.initial != nil {
          code.line("self.\(name) = \(lenient(property, as: base))")
          continue
        }
        if property.isFlattened {
          code.line("self.\(name) = \(flattened(property, as: base))")
          continue
        }
        switch property.presence {
        case .always:
          let call = "values.decode\(property.initial == nil ? "" : "IfPresent")"
          let initial = initial(of: property).map { " ?? " + $0 } ?? ""
          code.line("self.\(name) = try \(call)(\(base).self, forKey: .\(name))\(initial)")
        case .optional, .nullable:
          code.line("self.\(name) = try values.decodeIfPresent(\(base).self, forKey: .\(name))")
        case .optionalAndNullable:
          code.line(
            "self.\(name) = values.contains(.\(name)) ? try values.decode(\(support("Nullable"))<\(base)>.self, forKey: .\(name)) : nil"
          )
        }
      }
    }
  }

  /// Code that decodes a property as far as its value fits.
  private func lenient(_ property: TypeModel.Property, as base: String) -> String {
    if property.isFlattened { return "try? \(base)(from: decoder)" }
    let name = Identifier.escaped(property.name)
    if property.presence == .optionalAndNullable {
      return "try? values.decode(\(support("Nullable"))<\(base)>.self, forKey: .\(name))"
    }
    let value = lenient(property.type) { type in
      "values.decodeIfPresent(\(property.isIndirect ? base : type).self, forKey: .\(name))"
    }
    return initial(of: property).map { "(\(value)) ?? \($0)" } ?? value
  }

  /// Code that decodes an enum whose tag is beside the other properties.
  private func flattened(_ property: TypeModel.Property, as type: String) -> String {
    guard property.presence != .always, case .declared(let index) = property.type,
      case .tagged(let tag, _) = model.declarations[index].kind
    else { return "try \(type)(from: decoder)" }
    let keys = "try decoder.container(keyedBy: \(support("AnyKey")).self)"
    return
      "\(keys).contains(\(support("AnyKey"))(\(tag.key.literal))) ? \(type)(from: decoder) : nil"
  }

  private func writeEncoding(_ properties: [TypeModel.Property], to code: inout CodeWriter) {
    code.block("\(access)func encode(to encoder: any Encoder) throws") { code in
      code.line("var values = encoder.container(keyedBy: CodingKeys.self)")
      for property in properties {
        let name = Identifier.escaped(property.name)
        if property.isFlattened {
          let sign = property.presence == .always ? "" : "?"
          code.line("try self.\(name)\(sign).encode(to: encoder)")
          continue
        }
        let isAlways = property.presence == .always || property.presence == .nullable
        code.line(
          "try values.\(isAlways ? "encode" : "encodeIfPresent")(self.\(name), forKey: .\(name))")
      }
    }
  }

  func writeCodable(_ labels: [String], of index: Int, to code: inout CodeWriter) {
    let (names, fallback) = caseNames(ofLabels: labels)
    code.block(
      "\(access)enum \(model.declarations[index].name): RawRepresentable, Codable, Sendable, Hashable"
    ) { code in
      for name in names { code.line("case \(Identifier.escaped(name))") }
      code.line("case \(fallback)(String)")
      code.line()
      code.block("\(access)init(rawValue: String)") { code in
        code.block("switch rawValue", indents: false) { code in
          for (label, name) in zip(labels, names) {
            code.line("case \(label.literal): self = .\(Identifier.escaped(name))")
          }
          code.line("default: self = .\(fallback)(rawValue)")
        }
      }
      code.line()
      code.block("\(access)var rawValue: String") { code in
        code.block("switch self", indents: false) { code in
          for (label, name) in zip(labels, names) {
            code.line("case .\(Identifier.escaped(name)): \(label.literal)")
          }
          code.line("case .\(fallback)(let text): text")
        }
      }
    }
  }

  func writeCodable(
    _ alternatives: [TypeModel.Alternative], of index: Int, to code: inout CodeWriter
  ) {
    let declaration = model.declarations[index]
    let indirect = declaration.isBoxed ? "indirect " : ""
    code.block("\(access)\(indirect)enum \(declaration.name): Codable, Sendable, Hashable") {
      code in
      for alternative in alternatives {
        code.line("case \(alternative.name)(\(type(alternative.type)))")
      }
      code.line()
      code.block("\(access)init(from decoder: any Decoder) throws") { code in
        // A container tells the kind, so that an error inside it is not lost.
        for alternative in alternatives {
          let name = alternative.name
          let type = type(alternative.type)
          switch name {
          case "list": code.line("if (try? decoder.unkeyedContainer()) != nil {")
          case "object":
            code.line("if (try? decoder.container(keyedBy: \(support("AnyKey")).self)) != nil {")
          default:
            code.line(
              "if let value = try? decoder.singleValueContainer().decode(\(type).self) { self = .\(name)(value); return }"
            )
            continue
          }
          let value =
            rules.isTolerant
            ? lenient(alternative.type, from: "decoder") : "try \(type)(from: decoder)"
          code.line("  self = .\(name)(\(value))")
          code.line("  return")
          code.line("}")
        }
        code.line(
          "throw DecodingError.typeMismatch(Self.self, .init(codingPath: decoder.codingPath, debugDescription: \"no case of \(declaration.name)\"))"
        )
      }
      code.line()
      code.block("\(access)func encode(to encoder: any Encoder) throws") { code in
        code.block("switch self", indents: false) { code in
          for alternative in alternatives {
            code.line("case .\(alternative.name)(let value): try value.encode(to: encoder)")
          }
        }
      }
      writeOwned(by: index, to: &code)
    }
  }
}
