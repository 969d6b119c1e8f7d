extension SwiftFile {
  func writeMappable(
    _ variants: [TypeModel.Variant], by key: String, of index: Int, to code: inout CodeWriter
  ) {
    let declaration = model.declarations[index]
    code.line("@Mappable(tagged: .internal(\(key.literal)))")
    code.block("\(access)\(indirect(declaration))enum \(declaration.name): Sendable, Hashable") {
      code in
      for (variant, name) in named(variants) {
        let attribute = variant.tag == name ? "" : "@CodingKey(\(variant.tag.literal)) "
        code.line("\(attribute)case \(Identifier.escaped(name))\(payload(of: variant))")
      }
      code.line("@CodableFallback case unrecognized(AnyValue)")
      writeOwned(by: index, to: &code)
    }
  }

  func writeCodable(
    _ variants: [TypeModel.Variant], by key: String, of index: Int, to code: inout CodeWriter
  ) {
    let declaration = model.declarations[index]
    code.block(
      "\(access)\(indirect(declaration))enum \(declaration.name): Codable, Sendable, Hashable"
    ) {
      code in
      for (variant, name) in named(variants) {
        code.line("case \(Identifier.escaped(name))\(payload(of: variant))")
      }
      code.line("case unrecognized(JSONValue)")
      code.line()
      writeDecoding(variants, by: key, to: &code)
      code.line()
      writeEncoding(variants, by: key, to: &code)
      writeOwned(by: index, to: &code)
    }
  }

  private func writeDecoding(
    _ variants: [TypeModel.Variant], by key: String, to code: inout CodeWriter
  ) {
    code.block("\(access)init(from decoder: any Decoder) throws") { code in
      code.line("let values = try decoder.container(keyedBy: AnyKey.self)")
      code.block(
        "switch try values.decode(String.self, forKey: AnyKey(stringValue: \(key.literal)))",
        indents: false
      ) { code in
        for (variant, name) in named(variants) {
          let value = variant.type.map { "(try \(type($0))(from: decoder))" } ?? ""
          code.line("case \(variant.tag.literal): self = .\(Identifier.escaped(name))\(value)")
        }
        code.line("default: self = .unrecognized(try JSONValue(from: decoder))")
      }
    }
  }

  private func writeEncoding(
    _ variants: [TypeModel.Variant], by key: String, to code: inout CodeWriter
  ) {
    code.block("\(access)func encode(to encoder: any Encoder) throws") { code in
      code.line("let tag: String")
      code.block("switch self", indents: false) { code in
        for (variant, name) in named(variants) {
          let name = Identifier.escaped(name)
          code.line("case .\(name)\(variant.type == nil ? "" : "(let value)"):")
          if variant.type != nil { code.line("  try value.encode(to: encoder)") }
          code.line("  tag = \(variant.tag.literal)")
        }
        code.line("case .unrecognized(let value): return try value.encode(to: encoder)")
      }
      code.line("var values = encoder.container(keyedBy: AnyKey.self)")
      code.line("try values.encode(tag, forKey: AnyKey(stringValue: \(key.literal)))")
    }
  }

  private func named(_ variants: [TypeModel.Variant]) -> [(TypeModel.Variant, String)] {
    Array(zip(variants, caseNames(variants.map(\.tag), without: ["unrecognized"])))
  }

  private func payload(of variant: TypeModel.Variant) -> String {
    variant.type.map { "(\(type($0)))" } ?? ""
  }

  private func indirect(_ declaration: TypeModel.Declaration) -> String {
    declaration.isBoxed ? "indirect " : ""
  }
}
