import Foundation
import Maquette
import Testing

@Mappable
private struct Event: Equatable {
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) var createdAt: Date
  @CodableBy(.secondsSince1970) var updatedAt: Date
  @CodableBy(.millisecondsSince1970) var seenAt: Date?
  @CodableBy(.dates(["dd.MM.yyyy", "yyyy-MM-dd"])) var day: Date
  @CodableBy(.dates(.rfc1123, .secondsSince1970)) var expires: Date?
  @CodableBy(.hex) var digest: Data
  @CodableBy(.base64URL) var token: Data?
  @DecodableBy(.iso8601) var start: Date
  @EncodableBy(.iso8601(precision: .milliseconds, offset: UTCOffset(hours: 1))) var end: Date
}

@Suite("Dates and data by strategy")
struct StrategyTests {
  static let json = #"""
    {"createdAt":"Tue Mar 31 18:01:12 +0000 2009","updatedAt":1238522472,"seenAt":1238522472500,\#
    "day":"31.03.2009","expires":"Tue, 31 Mar 2009 18:01:12 GMT","digest":"fbff","token":"-_8",\#
    "start":"2009-03-31T18:01:12Z","end":"2009-03-31T19:01:12.000+01:00"}
    """#

  // Features: 104
  @Test("Every property has its form") func everyPropertyHasItsForm() throws {
    let date = Date(timeIntervalSince1970: 1_238_522_472)
    let event = try Event(json: Self.json)
    #expect(event.createdAt == date)
    #expect(event.updatedAt == date)
    #expect(event.seenAt == date + 0.5)
    #expect(event.day == Date(timeIntervalSince1970: 1_238_457_600))
    #expect(event.expires == date)
    #expect(event.digest == Data([0xFB, 0xFF]))
    #expect(event.token == Data([0xFB, 0xFF]))
    #expect(event.start == date)
    #expect(event.end == date)
    #expect(try event.jsonString() == Self.json)
    #expect(try Event(dictionary: event.dictionary()) == event)
  }

  @Test func errorsNameTheForm() throws {
    let json = Self.json.replacing("31.03.2009", with: "soon")
    let error = #expect(throws: MappingError.self) { try Event(json: json) }
    #expect(
      error?.description
        == "expected a date as dd.MM.yyyy or a date as yyyy-MM-dd at 'day' in Event, "
        + "found string \"soon\" (line 1, column 99)")
  }
}
