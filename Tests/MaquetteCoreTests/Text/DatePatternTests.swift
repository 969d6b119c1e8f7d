import MaquetteCore
import Testing

@Suite("Date patterns")
struct DatePatternTests {
  /// The date 2009-03-31T18:01:12Z.
  static let moment = Timestamp(secondsSince1970: 1_238_522_472)

  // Features: 4.7
  @Test("KeyValueObjectMapping's default pattern reads its date")
  func readsKeyValueObjectMapping() throws {
    let pattern = DatePattern("eee MMM dd HH:mm:ss ZZZZ yyyy")
    #expect(try pattern.timestamp("Tue Mar 31 18:01:12 +0000 2009") == Self.moment)
    #expect(try pattern.text(of: Self.moment) == "Tue Mar 31 18:01:12 GMT 2009")
    #expect(try pattern.timestamp("Tue Mar 31 18:01:12 GMT 2009") == Self.moment)
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2009-03-31", "2009-03-31T00:00:00Z"),
    ("dd/MM/yyyy HH:mm", "31/03/2009 18:01", "2009-03-31T18:01:00Z"),
    ("EEE MMM dd HH:mm:ss Z yyyy", "Tue Mar 31 18:01:12 +0000 2009", "2009-03-31T18:01:12Z"),
    ("EEEE, d MMMM yyyy", "Tuesday, 31 March 2009", "2009-03-31T00:00:00Z"),
    ("yyyyMMddHHmmssSSS", "20090331180112345", "2009-03-31T18:01:12.345Z"),
    ("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2009-03-31T18:01:12.500Z", "2009-03-31T18:01:12.5Z"),
    ("h:mm a, M/d/yy", "6:01 PM, 3/31/09", "2009-03-31T18:01:00Z"),
    ("hh:mm a yyyy", "12:30 AM 2009", "2009-01-01T00:30:00Z"),
    ("hh:mm a yyyy", "12:30 PM 2009", "2009-01-01T12:30:00Z"),
    ("yyyy-MM-dd'T'hh:mm:ssZ", "1970-01-01T00:00:00+0000", "1970-01-01T00:00:00Z"),
    ("yyyy", "2009", "2009-01-01T00:00:00Z"), ("MM/yyyy", "03/2009", "2009-03-01T00:00:00Z"),
    ("yy", "68", "2068-01-01T00:00:00Z"), ("yy", "69", "1969-01-01T00:00:00Z"),
    ("y", "2009", "2009-01-01T00:00:00Z"),
    ("yyyy'年'MM'月'dd'日'", "2009年03月31日", "2009-03-31T00:00:00Z"),
    ("yyyy年M月d日", "2009年3月31日", "2009-03-31T00:00:00Z"),
    ("h 'o''clock' a, ''yyyy''", "6 o'clock AM, '2009'", "2009-01-01T06:00:00Z"),
    ("''yyyy", "'2009", "2009-01-01T00:00:00Z"),
  ])
  func readsAndWrites(pattern: String, text: String, iso8601: String) throws {
    let pattern = DatePattern(pattern)
    let moment = try #require(try pattern.timestamp(text))
    #expect(ISO8601.text(of: moment) == iso8601)
    #expect(try pattern.text(of: moment) == text)
  }

  @Test(arguments: [
    ("Z", "+0000", "-0530"), ("ZZ", "+0000", "-0530"), ("ZZZ", "+0000", "-0530"),
    ("ZZZZ", "GMT", "GMT-05:30"), ("ZZZZZ", "Z", "-05:30"), ("z", "GMT", "GMT-05:30"),
    ("X", "Z", "-0530"), ("XX", "Z", "-0530"), ("XXX", "Z", "-05:30"), ("x", "+00", "-0530"),
    ("xx", "+0000", "-0530"), ("xxx", "+00:00", "-05:30"),
  ])
  func writesZones(letters: String, utc: String, west: String) throws {
    let moment = Timestamp(secondsSince1970: 43200)
    #expect(try DatePattern("yyyy " + letters).text(of: moment) == "1970 " + utc)
    let pattern = DatePattern("yyyy HH:mm " + letters, offset: .init(hours: -5, minutes: 30))
    #expect(try pattern.text(of: moment) == "1970 06:30 " + west)
  }

  @Test(arguments: [
    "Z", "z", "+0000", "+00:00", "+00", "-00:00", "GMT", "UTC", "UT", "gmt", "GMT+0", "GMT+00:00",
    "UTC-0",
  ])
  func readsAnyFormOfAZoneForAnyLetter(zone: String) throws {
    for letters in ["Z", "ZZZZ", "XXX", "x", "z"] {
      let pattern = DatePattern("yyyy " + letters, offset: UTCOffset(hours: 3))
      #expect(try pattern.timestamp("1970 " + zone) == Timestamp(secondsSince1970: 0))
    }
  }

  @Test func takesATextWithoutZoneToBeFromItsOwn() throws {
    let pattern = DatePattern("yyyy-MM-dd HH:mm", offset: UTCOffset(hours: 8))
    #expect(try pattern.timestamp("2009-04-01 02:01") == ISO8601.timestamp("2009-03-31T18:01Z"))
  }

  @Test(arguments: [
    ("dd/MM/yyyy", "8/3/2009", "2009-03-08"), ("d/M/yyyy", "08/03/2009", "2009-03-08"),
    ("EEEE d MMMM yyyy", "tue 31 MAR 2009", "2009-03-31"),
    ("EEE d MMM yyyy", "Tuesday 31 March 2009", "2009-03-31"),
    ("EEE MMM d yyyy", "Sun Mar  8 2009", "2009-03-08"),
    ("EEE  MMM d yyyy", "Sun Mar 8 2009", "2009-03-08"),
    ("yyyy-MM-dd HH:mm:ss.SSS", "2009-03-08 00:00:00.0", "2009-03-08"),
    ("yyyy-MM-dd HH:mm:ss.S", "2009-03-08 00:00:00.000000", "2009-03-08"),
    ("yyyy-MM-dd HH a", "2009-03-08 00 AM", "2009-03-08"),
  ])
  func forgivesWhatCannotBeMistaken(pattern: String, text: String, iso8601: String) throws {
    #expect(try DatePattern(pattern).timestamp(text) == ISO8601.timestamp(iso8601))
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2009-13-01"), ("yyyy-MM-dd", "2009-02-30"), ("dd/MM/yyyy", "03/31/2009"),
    ("dd/MM/yyyy", "01/02/09"), ("yyyyMMdd", "2009033"), ("yyyyMMdd", "200903311"),
    ("yyyy-MM-dd HH", "2009-03-31 24"), ("yyyy-MM-dd HH", "2009-03-31 25"),
    ("yyyy h a", "2009 0 AM"), ("yyyy h a", "2009 13 PM"), ("yyyy H a", "2009 14 AM"),
    ("yyyy HH:mm", "2009 12:60"), ("yyyy-MM-dd", "2009-03-31 "), ("yyyy-MM-dd", " 2009-03-31"),
    ("yyyy-MM-dd", "2009-03-31T00:00:00Z"), ("yyyy-MM-dd", ""), ("yyyy-MM-dd", "2009-3"),
    ("EEE yyyy-MM-dd", "Mon 2009-03-31"), ("MMM yyyy", "Mär 2009"), ("MMM yyyy", "Sept 2009"),
    ("yyyy Z", "2009 CEST"), ("yyyy Z", "2009 +25:00"), ("yyyy Z", "2009 +1"),
    ("yyyy.SSS", "2009."), ("yyyy 'at' HH", "2009 by 12"), ("yyyy-MM-dd", "-2009-03-31"),
    ("yyyy", "0000"), ("yyyy\u{0}", "2009"), ("yyyy\u{0} ", "2009"),
    ("yyyy\u{0}\u{0} ", "2009\u{0}"),
  ])
  func refuses(pattern: String, text: String) throws {
    #expect(try DatePattern(pattern).timestamp(text) == nil)
  }

  @Test(arguments: [
    ("YYYY-MM-dd", "holds 'YYYY', which has no meaning here; the year is 'yyyy'"),
    ("yyyy-MM-DD", "holds 'DD', which has no meaning here; the day of the month is 'dd'"),
    ("yyyy-MM-ddTHH:mm", "holds 'T', which has no meaning here; text belongs in quotes: 'T'"),
    ("yyyy-QQ", "holds 'QQ', which has no meaning here"),
    ("yyyyy", "holds 'yyyyy', which has no meaning here"),
    ("MMMMM yyyy", "holds 'MMMMM', which has no meaning here"),
    ("yyyy-MM-dd'T", "lacks a closing quote"), ("'", "lacks a closing quote"),
    ("HH:mm", "has no year, so it does not define a date"),
    ("", "has no year, so it does not define a date"),
    ("yyyy yy", "has two fields with the same meaning; the second is 'yy'"),
    ("yyyy hh HH", "has two fields with the same meaning; the second is 'HH'"),
  ])
  func saysWhatIsWrongWithAPattern(pattern: String, mistake: String) {
    let text = "date pattern \"\(pattern)\" \(mistake)"
    for text in ["", "2009-03-31", "x"] {
      #expect(throws: MappingError.self) { try DatePattern(pattern).timestamp(text) }
    }
    let error = #expect(throws: MappingError.self) {
      try DatePattern(pattern).text(of: Self.moment)
    }
    #expect(error?.code == .custom)
    #expect(error?.description == text)
  }
}
