import Testing

@testable import SculptMigration

// Types with raw values, and initial values that stand for other kinds.

extension MigrationTests {
  @Test("A type with a raw value gets protocols in place of a macro")
  func rawValues() {
    expect(
      """
      struct ID: RawRepresentable, Codable, Hashable { let rawValue: String }
      struct Flags { let rawValue: Int }
      extension Flags: OptionSet, Encodable & Sendable {}
      """,
      becomes: """
        import Maquette

        struct ID: RawRepresentable, Mappable, Hashable { let rawValue: String }
        struct Flags { let rawValue: Int }
        extension Flags: OptionSet, MappingEncodable & Sendable {}
        """)
    expectLeft(
      """
      struct ID: RawRepresentable, Codable {
        let rawValue: String
        init(from decoder: any Decoder) throws { rawValue = "" }
      }
      """, "3:3", "code of a type with a raw value")
    var options = Migration.Options()
    options.addsBridges = true
    let text = Migration(
      [("A.swift", "struct ID: RawRepresentable, Codable { let rawValue: String }")],
      options: options
    ).files[0].text
    #expect(text.contains("extension ID: Codable {}"))
  }

  @Test("An initial value stands for an object of another kind only as a whole")
  func initialValuesOfOtherKinds() {
    expectLeft(
      """
      struct A: Codable {
        var part: Part = Part(n: 1)
        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          part = (try? values.decode(Part.self, forKey: .part)) ?? Part(n: 1)
        }
      }
      """, "5:5", "'part' has an initial value for an object of another kind, too")
    expectLeft(
      """
      struct A: Codable {
        var limit: Int? = 5
        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          limit = try values.decodeIfPresent(Int.self, forKey: .limit) ?? 5
        }
      }
      """, "5:5", "'limit' becomes nil for null, not its initial value")
  }

  @Test func defaultsThatAreNoConstants() {
    let source = """
      struct A: Decodable {
        var id: Int
        enum CodingKeys: CodingKey { case id }
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          id = try c.decodeIfPresent(Int.self, forKey: .id) ?? next()
        }
      }
      """
    expectLeft(source, "6:58", "the default of 'id' is no constant")
  }
}
