import Testing

@testable import MacroSources

@Suite("Rules in generated code")
struct RulesExpansionTests {
  // Features: 81
  @Test("Rules of a type are told for all properties, those of a property for it alone")
  func rules() {
    let lines = PropertyLines.reading(
      """
      @DecodableRules(conversions: .lenient, invalidProperties: .drop)
      struct S { @DecodableRules(fractions: .round) var a: Int? }
      """)
    #expect(
      lines == [
        "properties.govern(all: MaquetteCore.DecodingRules("
          + "conversions: .lenient, invalidProperties: .drop))",
        "properties.read(\"a\", \\S.a)",
        "properties.govern(by: MaquetteCore.DecodingRules(fractions: .round))",
      ])
  }
}
