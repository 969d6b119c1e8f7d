extension SwiftFile {
  func writeMappable(
    _ variants: [TypeModel.Variant], by tag: TypeModel.Tag, of index: Int, to code: inout CodeWriter
  ) {
    let declaration = model.declarations[index]
    let tagging =
      tag.content.map { ".adjacent(\(tag.key.literal), content: \($0.literal))" }
      ?? ".internal(\(tag.key.literal))"
    writeTolerance(of: index, to: &code)
    code.line("@Mappable(tagged: \(tagging))")
    code.block("\(access)\(indirect(declaration))enum \(declaration.name): Sendable, Hashable") {
      code in
      for (variant, name) in named(variants) {
        let attribute = variant.tag == name ? "" : "@CodingKey(\(variant.tag.literal)) "
        code.line("\(attribute)case \(Identifier.escaped(name))\(payload(of: variant))")
      }
      code.line("@CodableFallback case \(caseNames(of: variants).fallback)(AnyValue)")
      writeOwned(by: index, to: &code)
    }
  }

  func writeCodable(
    _ variants: [TypeModel.Variant], by tag: TypeModel.Tag, of index: Int, to code: inout CodeWriter
  ) {
    let declaration = model.declarations[index]
    code.block(
      "\(access)\(indirect(declaration))enum \(declaration.name): Codable, Sendable, Hashable"
    ) {
      code in
      for (variant, name) in named(variants) {
        code.line("case \(Identifier.escaped(name))\(payload(of: variant))")
      }
      code.line("case \(caseNames(of: variants).fallback)([String: \(support("JSONValue"))])")
      code.line()
      writeDecoding(variants, by: tag, to: &code)
      code.line()
      writeEncoding(variants, by: tag, to: &code)
      writeOwned(by: index, to: &code)
    }
  }

  private func writeDecoding(
    _ variants: [TypeModel.Variant], by tag: TypeModel.Tag, to code: inout CodeWriter
  ) {
    code.block("\(access)init(from decoder: any Decoder) throws") { code in
      code.line("let values = try decoder.container(keyedBy: \(support("AnyKey")).self)")
      code.block(
        "switch try values.decode(String.self, forKey: \(support("AnyKey"))(\(tag.key.literal)))",
        indents: false
      ) { code in
        for (variant, name) in named(variants) {
          let name = Identifier.escaped(name)
          let value = variant.type.map { type in
            let type = self.type(type)
            return tag.content.map {
              "(try values.decode(\(type).self, forKey: \(support("AnyKey"))(\($0.literal))))"
            } ?? "(try \(type)(from: decoder))"
          }
          code.line("case \(variant.tag.literal): self = .\(name)\(value ?? "")")
        }
        // Other keys beside a tag and its object are those of the record around them.
        let own = tag.content.map {
          ".filter { $0.key == \(tag.key.literal) || $0.key == \($0.literal) }"
        }
        code.line(
          "default: self = .\(caseNames(of: variants).fallback)(try [String: \(support("JSONValue"))](from: decoder)\(own ?? ""))"
        )
      }
    }
  }

  private func writeEncoding(
    _ variants: [TypeModel.Variant], by tag: TypeModel.Tag, to code: inout CodeWriter
  ) {
    code.block("\(access)func encode(to encoder: any Encoder) throws") { code in
      code.line("var values = encoder.container(keyedBy: \(support("AnyKey")).self)")
      code.block("switch self", indents: false) { code in
        for (variant, name) in named(variants) {
          let name = Identifier.escaped(name)
          code.line("case .\(name)\(variant.type == nil ? "" : "(let value)"):")
          if variant.type != nil {
            let content = tag.content.map {
              "values.encode(value, forKey: \(support("AnyKey"))(\($0.literal)))"
            }
            code.line("  try \(content ?? "value.encode(to: encoder)")")
          }
          code.line(
            "  try values.encode(\(variant.tag.literal), forKey: \(support("AnyKey"))(\(tag.key.literal)))"
          )
        }
        code.line("case .\(caseNames(of: variants).fallback)(let others):")
        code.line(
          "  for (key, value) in others { try values.encode(value, forKey: \(support("AnyKey"))(key)) }"
        )
      }
    }
  }

  private func named(_ variants: [TypeModel.Variant]) -> [(TypeModel.Variant, String)] {
    Array(zip(variants, caseNames(of: variants).variants))
  }

  private func payload(of variant: TypeModel.Variant) -> String {
    variant.type.map { "(\(type($0)))" } ?? ""
  }

  private func indirect(_ declaration: TypeModel.Declaration) -> String {
    declaration.isBoxed ? "indirect " : ""
  }
}
