import MaquetteCore
import Testing

@Suite("Timestamps as properties")
struct TimestampMappingTests {
  static let moment = Timestamp(secondsSince1970: 1_238_522_472)

  @Test func isWrittenAsISO8601ToJSONAndAsItselfToATree() throws {
    #expect(try Self.moment.jsonString() == "\"2009-03-31T18:01:12Z\"")
    #expect(try ValueMapper().encode(Self.moment) == .date(Self.moment))
    #expect(try AnyValue.date(Self.moment).jsonString() == "\"2009-03-31T18:01:12Z\"")
  }

  @Test(arguments: [
    "\"2009-03-31T18:01:12Z\"", "\"Tue Mar 31 18:01:12 +0000 2009\"", "1238522472",
    "1238522472000", "1.238522472e9",
  ])
  func readsWhatTheAutomaticStrategyReads(json: String) throws {
    #expect(try Timestamp(json: json) == Self.moment)
  }

  @Test(arguments: ["1238522472", "\"Tue Mar 31 18:01:12 +0000 2009\"", "\"1238522472\""])
  func strictReadsISO8601Alone(json: String) throws {
    let mapper = JSONMapper(options: .init(conversions: .strict))
    #expect(throws: MappingError.self) { try mapper.decode(Timestamp.self, from: json) }
    #expect(try mapper.decode(Timestamp.self, from: "\"2009-03-31 18:01:12\"") == Self.moment)
  }

  @Test func aNumberIsReportedAsARepair() {
    let report = JSONMapper().decodeReporting([Timestamp].self, from: "[1238522472, \"x\"]")
    #expect(report.value == [Self.moment])
    #expect(
      report.issues.map(\.description) == [
        "repair: expected a date at '[0]', found number 1238522472 (line 1, column 2) -> converted",
        "error: expected a date at '[1]', found string \"x\" (line 1, column 14)"
          + " -> dropped the element",
      ])
  }

  @Test(
    arguments: [
      ("null", .unexpectedNull), ("[tru]", .typeMismatch), ("{}", .typeMismatch),
      ("\"\\q\"", .invalidEscape), ("\"x", .unexpectedEnd), ("", .unexpectedEnd),
      ("x", .unexpectedCharacter), ("01", .invalidNumber), ("true", .typeMismatch),
    ] as [(String, MappingError.Code)])
  func failsAsEveryScalarDoes(json: String, code: MappingError.Code) {
    #expect(throws: MappingError.self) { try Timestamp(json: json) }
    do { _ = try Timestamp(json: json) } catch { #expect(error.code == code) }
  }

  @Test func aMomentOutsideTheCalendarCannotBeWritten() {
    let error = #expect(throws: MappingError.self) {
      try [Timestamp(secondsSince2001: .infinity)].jsonString()
    }
    #expect(error?.code == .unencodable)
    #expect(
      error?.description
        == "value cannot be encoded, expected a date in the years 1 to 9999 at '[0]', "
        + "found inf seconds since 1970")
  }
}
