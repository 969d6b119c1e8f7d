import Maquette
import MaquetteSchema
import Testing

/// A text from a list of texts that are all of one length.
private struct Listed: CodingStrategy, DescribedStrategy {
  let count: Int
  let length: Int

  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    try reader.readString()
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    writer.writeString(value)
  }
  func dataForm(for view: DataView) -> DataForm {
    .values(
      (0..<count).map { index in
        let number = String(index)
        return .string(number + String(repeating: "é", count: length - number.count))
      })
  }
}

/// A text that an expression matches.
private struct Matching: CodingStrategy, DescribedStrategy {
  let pattern: String

  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    try reader.readString()
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    writer.writeString(value)
  }
  func dataForm(for view: DataView) -> DataForm { .string(pattern: pattern) }
}

@Mappable private struct LongList {
  var inner: Inner
  @Mappable struct Inner { @CodableBy(Listed(count: 251, length: 60)) var kind: String? }
}
@Mappable private struct LongListOfShortTexts {
  @CodableBy(Listed(count: 251, length: 59)) var kind: String
}
@Mappable private struct ShortListOfLongTexts {
  @CodableBy(Listed(count: 250, length: 400)) var kind: String
}

@Mappable private struct Matched {
  @CodableBy(Matching(pattern: "^a+$")) var plain: String
  @CodableBy(Matching(pattern: "^(?!b)a")) var lookahead: String
  @CodableBy(Matching(pattern: "(?<=b)a")) var lookbehind: String
  @CodableBy(Matching(pattern: "^(?<year>[0-9]+)$")) var named: String
}

@Mappable private struct Untyped {
  var list: [AnyValue]
  var lists: [[AnyValue]?]?
  var texts: [String]
}

@Suite("Limits of providers")
struct ProviderLimitTests {
  // Features: 250
  @Test("OpenAI: more than 250 texts in one list have at most 15,000 characters") func longLists() {
    #expect(
      JSONSchema.problems(of: LongList.self, for: .openAIStrict).map(\.description) == [
        "inner.kind: OpenAI strict: 15060 characters in a list of 251 texts, at most 15000 are accepted; "
          + "shorten the texts"
      ])
    #expect(JSONSchema.problems(of: LongListOfShortTexts.self, for: .openAIStrict).isEmpty)
    #expect(JSONSchema.problems(of: ShortListOfLongTexts.self, for: .openAIStrict).isEmpty)
    #expect(JSONSchema.problems(of: LongList.self, for: .anthropic).isEmpty)
  }

  @Test("OpenAI: names of definitions and properties and values count with their characters")
  func characters() {
    var profile = SchemaProfile.openAIStrict
    profile.characters = "nametwin".count + "Part".count + "name".count + "onetwo".count
    #expect(JSONSchema.problems(of: Named.self, for: profile).isEmpty)
    profile.characters -= 1
    #expect(
      JSONSchema.problems(of: Named.self, for: profile).map(\.text) == [
        "OpenAI strict: 22 characters of names and values, at most 21 are accepted"
      ])
  }

  @Test("OpenAI: expressions that look around are described; Anthropic: all are") func patterns()
    throws
  {
    let openAI = try JSONSchema.of(Matched.self, profile: .openAIStrict).value["properties"]
    #expect(openAI["plain"] == ["type": "string", "pattern": "^a+$"])
    #expect(openAI["named"]["pattern"] == "^(?<year>[0-9]+)$")
    #expect(openAI["lookahead"] == ["type": "string", "description": "pattern: ^(?!b)a"])
    #expect(openAI["lookbehind"] == ["type": "string", "description": "pattern: (?<=b)a"])
    let anthropic = try JSONSchema.of(Matched.self, profile: .anthropic).value["properties"]
    #expect(anthropic["plain"] == ["type": "string", "description": "pattern: ^a+$"])
    let gemini = try JSONSchema.of(Matched.self, profile: .gemini).value["properties"]
    #expect(gemini["plain"] == ["type": "string", "description": "pattern: ^a+$"])
  }

  @Test("Elements of any form are refused where values of any form are") func untypedArrays() {
    let unknown = "the form of the value is not known; give it a type, or state its form"
    for (profile, name) in [
      (SchemaProfile.openAIStrict, "OpenAI strict"), (.anthropic, "Anthropic"),
    ] {
      #expect(
        JSONSchema.problems(of: Untyped.self, for: profile).map(\.description) == [
          "list[]: \(name): \(unknown)", "lists[][]: \(name): \(unknown)",
        ])
    }
    #expect(JSONSchema.problems(of: Untyped.self, for: .mcpInput).isEmpty)
  }
}

@Mappable private struct Named {
  var name: Part
  var twin: Part
  @Mappable struct Part { var name: Name }
  @Mappable enum Name: String { case one, two }
}
