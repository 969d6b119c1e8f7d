import Foundation
import Maquette
import MaquetteSchema
import Testing

/// What is encoded satisfies the schema of encoding, also where encoding differs from decoding.
@Suite("Schemas of what is written") struct WrittenSchemaTests {
  @Mappable(transparent: true) struct WrittenAsText {
    @EncodableBy(.text(Int.self)) var value: Int
  }

  @Mappable(transparent: true) struct ReadFromText {
    @DecodableBy(.text(Int.self)) var value: Int
  }

  @Mappable(transparent: true) struct Validated {
    @Maquette.Validated(.range(1...5)) var value: Int
  }

  @Mappable(.encode, transparent: true) struct OnlyWritten {
    @EncodableBy(.text(Int.self)) var value: Int
  }

  @Test func `Of transparent structs`() throws {
    try expectEncoded([WrittenAsText(value: 3)])
    try expectEncoded([ReadFromText(value: 3)])
    try expectEncoded([Validated(value: 30)])
    try expectEncoded([OnlyWritten(value: 3)])
    try expectDecoded(WrittenAsText.self, valid: ["3"], invalid: ["true"])
    try expectDecoded(ReadFromText.self, valid: [#""3""#], invalid: ["[]"])
    try expectDecoded(Validated.self, valid: ["3"], invalid: ["30"])
  }

  @Mappable struct Moments {
    @CodableBy(.secondsSince1970) var seconds: Date
    @CodableBy(.millisecondsSince1970) var milliseconds: Date
    @CodableBy(.sinceEpoch) var epoch: Date
    @CodableBy(.secondsSinceReferenceDate) var reference: Date

    init(_ date: Date) {
      (seconds, milliseconds, epoch, reference) = (date, date, date, date)
    }
  }

  @Mappable struct Reference {
    @CodableBy(.secondsSinceReferenceDate) var reference: Date
  }

  @Test func `At the ends of ranges`() throws {
    try expectEncoded([[Float.greatestFiniteMagnitude, -.greatestFiniteMagnitude]])
    try expectDecoded([Float].self, valid: ["[3.4028235e+38]"], invalid: ["[3.5e+38]"])
    try expectEncoded([
      Moments(Date(timeIntervalSince1970: 253_402_300_799.5)),
      Moments(Date(timeIntervalSince1970: -62_135_596_800)),
    ])
    try expectEncoded([
      Reference(reference: .distantPast), Reference(reference: Date(timeIntervalSince1970: 1e12)),
    ])
  }

  @Mappable enum Prefixed: String, MappableKey {
    case a
    var mappingKey: String { "k_\(rawValue)" }
    init?(mappingKey: String) {
      guard mappingKey.hasPrefix("k_") else { return nil }
      self.init(rawValue: String(mappingKey.dropFirst(2)))
    }
  }

  @Test func `Of keys with texts of their own`() throws {
    try expectEncoded([[Prefixed.a: 1]])
    try expectDecoded([Prefixed: Int].self, valid: [#"{"k_a":1}"#], invalid: [])
    #expect(JSONSchema.of([Prefixed: Int].self).problems.count == 1)
  }

  @Mappable(tagged: .firstElement) enum Ranged {
    case a(Int)
    @CodableCase(1...3, encode: 2) case ranged(Int)
  }

  @Test func `First elements are constants or in a range`() throws {
    try expectEncoded([Ranged.a(1), .ranged(2)])
    try expectDecoded(
      Ranged.self, valid: [#"["a",3]"#, "[2,3]"], invalid: ["[true,3]", "[null,3]", "[[1],3]"])
  }

  enum Before {
    @Mappable struct Größe {
      var x: Int
      var kinder: [Größe] = []
    }
  }

  enum After {
    @Mappable struct Größe {
      var x: String
      var kinder: [Größe] = []
    }
  }

  @Test func `Names of types in any script are found`() {
    let (old, new) = (JSONSchema.of(Before.Größe.self), JSONSchema.of(After.Größe.self))
    #expect(!JSONSchema.changes(from: old.value, to: new.value).isEmpty)
    let problems = JSONSchema.problems(of: Before.Größe.self, for: .gemini)
    #expect(problems.contains { "\($0)".contains("refers to itself") })
    #expect(
      JSONSchema.problems(of: Before.Größe.self, for: .anthropic).allSatisfy {
        !"\($0)".contains("root")
      })
  }

  @Mappable struct Anything {
    @CodableExtras var rest: [String: Int]
  }

  @Mappable struct Named {
    var name: String?
    @CodableExtras var rest: [String: Int]
  }

  @Test func `A new key among others of another kind breaks readers`() {
    let (old, new) = (
      JSONSchema.of(Anything.self, .encoding).value, JSONSchema.of(Named.self, .encoding).value
    )
    #expect(JSONSchema.changes(from: old, to: new).contains { $0.breaks != .nobody })
    #expect(
      JSONSchema.changes(from: new, to: old).contains {
        $0.breaks == .writers || $0.breaks == .both
      })
  }

  @Mappable struct Constant {
    @CodableBy(.constant("F")) var kind: String = "F"
  }

  @Mappable struct Many {
    var many: [String: Constant]
  }

  @Mappable(tagged: .codable) enum Compiled {
    case quit
    case go(x: Int)
  }

  @Mappable struct Holder {
    var compiled: Compiled
  }

  @Test func `Providers see values of dictionaries and cases without a payload`() throws {
    let schema = try JSONSchema.of(Many.self, profile: .gemini).value
    #expect(!"\(schema)".contains(#""const""#))
    #expect(JSONSchema.problems(of: Holder.self, for: .openAIStrict).isEmpty)
    try expectEncoded([Compiled.quit, .go(x: 1)])
  }
}
