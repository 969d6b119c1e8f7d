import MaquetteCore
import MaquetteMappings
import Testing

@Suite("Days with times, without a zone")
struct CivilDateTimeTests {
  @Test(
    "Their text is that of both",
    arguments: [
      ("2009-03-31T18:01:12", "2009-03-31T18:01:12"), ("2009-03-31 18:01", "2009-03-31T18:01:00"),
      ("2009-03-31t18:01:12.50", "2009-03-31T18:01:12.5"),
      ("0001-01-01T00:00", "0001-01-01T00:00:00"),
      ("2009-03-31", nil), ("2009-03-31T", nil), ("2009-03-31T24:00", nil),
      ("2009-02-30T18:01", nil),
      ("2009-03-31T18:01Z", nil), ("2009-03-31T18:01:12+01:00", nil), ("2009-03-31_18:01", nil),
      ("18:01", nil), ("", nil), ("２００９-03-31T18:01", nil),
    ])
  func text(_ text: String, _ expected: String?) {
    #expect(CivilDateTime(text)?.description == expected)
  }

  @Test("With a UTC offset they are timestamps")
  func moments() throws {
    let noon = try #require(CivilDateTime("2001-01-01T12:00:00.25"))
    #expect(noon.timestamp(at: .utc).secondsSince2001 == 43200.25)
    #expect(noon.timestamp(at: UTCOffset(hours: 2)).secondsSince2001 == 36000.25)
    #expect(noon.timestamp(at: UTCOffset(hours: -3, minutes: 30)).secondsSince2001 == 55800.25)
    let early = try #require(CivilDateTime("0001-01-01T00:00"))
    #expect(ISO8601.text(of: early.timestamp(at: .utc)) == "0001-01-01T00:00:00Z")
  }

  @Test("They are parsed, formatted and ordered")
  func mapping() throws {
    let values = try [CivilDateTime](json: #"["2009-03-31T18:01:12","2009-03-31T18:01:11.5"]"#)
    #expect(values[1] < values[0])
    #expect(try values.jsonString() == #"["2009-03-31T18:01:12","2009-03-31T18:01:11.5"]"#)
    #expect(try ValueMapper().encode(values) == ["2009-03-31T18:01:12", "2009-03-31T18:01:11.5"])
    let error = #expect(throws: MappingError.self) { try CivilDateTime(json: "\"2009-03-31\"") }
    #expect(error?.code == .invalidValue)
  }
}
