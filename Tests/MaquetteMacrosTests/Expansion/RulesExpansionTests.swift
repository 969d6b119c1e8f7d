import Testing

@testable import MaquetteMacros

@Suite("Rules in generated code")
struct RulesExpansionTests {
  @Test("Rules are put in force around a property, and around all properties of a type [81]")
  func rules() {
    let plan = StoredFieldLines.reading(
      """
      @DecodableRules(conversions: .lenient, invalidProperties: .drop)
      struct S { @DecodableRules(fractions: .round, note: "n") var a: Int? }
      """)
    #expect(
      plan == [
        "do {",
        "  let outer = reader.enter(MaquetteCore.ReadingRules(fractions: .round))",
        "  defer { reader.leaveRules(for: outer) }",
        "  try reader.readField(into: &self.f_a, [.nullIsAbsent, .invalidIsAbsent])", "}",
      ])
  }
}
