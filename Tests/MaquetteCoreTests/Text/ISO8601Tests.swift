import MaquetteCore
import Testing

@Suite("ISO 8601")
struct ISO8601Tests {
  /// 2009-03-31T18:01:12Z, computed by hand: 14334 days and 64872 seconds after 1970.
  static let moment = Timestamp(secondsSince1970: 14334 * 86400 + 64872)

  // Features: 105, 113
  @Test(
    "Reads one moment in every shape",
    arguments: [
      "2009-03-31T18:01:12Z", "2009-03-31t18:01:12z", "2009-03-31 18:01:12Z",
      "2009-03-31T18:01:12", "2009-03-31 18:01:12", "2009-03-31T18:01:12.000",
      "2009-03-31 18:01:12.000", "2009-03-31T18:01:12,0Z", "2009-03-31T20:01:12+02:00",
      "2009-03-31T20:01:12+0200", "2009-03-31T20:01:12+02", "2009-03-31T12:31:12-05:30",
      "2009-03-31 20:01:12 +0200", "2009-03-31T20:01:12.000+0200", "2009-04-01T06:01:12.000+12:00",
      "20090331T180112Z", "20090331T180112", "20090331T200112+0200", "20090331T180112.000Z",
      "2009-03-31T18:01:12.000000000000000000000000000Z", "2009-03-31T18:01:12-00:00",
    ])
  func readsOneMomentInEveryShape(text: String) {
    #expect(ISO8601.timestamp(text) == Self.moment)
  }

  @Test(arguments: [
    ("2009-03-31", 14334 * 86400), ("20090331", 14334 * 86400),
    ("2009-03-31T18:01Z", 14334 * 86400 + 64860), ("2009-03-31 18:01", 14334 * 86400 + 64860),
    ("20090331T1801", 14334 * 86400 + 64860), ("1970-01-01", 0), ("1969-12-31T23:59:59Z", -1),
    ("2000-02-29", 951_782_400), ("0001-01-01", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("2017-01-01T08:59:60+09:00", 1_483_228_800),
  ])
  func readsWholeSeconds(text: String, seconds: Int) {
    #expect(ISO8601.timestamp(text) == Timestamp(secondsSince1970: Double(seconds)))
  }

  @Test(arguments: [
    ("2001-01-01T00:00:00.5Z", 0.5), ("2001-01-01T00:00:00,25", 0.25),
    ("2001-01-01T00:00:00.1", 0.1), ("2000-12-31T23:59:59.9", -0.1),
    ("2000-12-31T23:59:59.999999999999999999999", -1e-21), ("2001-01-01T00:00:00.000000001", 1e-9),
    ("2026-11-20T23:25:01.123456789Z", 816_909_901.123_456_789),
    ("2001-01-01T00:00:00.10000000000000000000000000000000000000000000000000001Z", 0.1),
  ])
  func readsFractionsToTheNearestDouble(text: String, secondsSince2001: Double) {
    #expect(ISO8601.timestamp(text)?.secondsSince2001 == secondsSince2001)
  }

  @Test(arguments: [
    "2009-13-01", "2009-00-01", "2009-02-29", "2009-02-30", "2009-04-31", "2009-01-00",
    "2009-01-32", "1900-02-29", "0000-01-01", "2009-01-01T24:00:00Z", "2009-01-01T25:00:00Z",
    "2009-01-01T00:60:00Z", "2009-01-01T00:00:61Z", "2009-01-01T23:59:60Z",
    "2016-12-30T23:59:60Z", "2016-12-31T22:59:60Z", "0001-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59-00:01",
  ])
  func refusesMomentsThatDoNotExist(text: String) {
    #expect(ISO8601.timestamp(text) == nil)
  }

  @Test(arguments: [
    "", " ", "2009", "2009-03", "2009-3-31", "09-03-31", "2009/03/31", "31.03.2009",
    "2009-03-31T", "2009-03-31T18", "2009-03-31T18:1", "2009-03-31T18:01:", "2009-03-31T18:01:1",
    "2009-03-31T18:01:12.", "2009-03-31T18:01:12.Z", "2009-03-31T18:01:12+",
    "2009-03-31T18:01:12+2", "2009-03-31T18:01:12+02:", "2009-03-31T18:01:12+02:0",
    "2009-03-31T18:01:12+24:00", "2009-03-31T18:01:12+02:60", "2009-03-31T18:01:12Zulu",
    "2009-03-31T18:01:12Z ", " 2009-03-31T18:01:12Z", "2009-03-31T1801", "20090331T18:01",
    "2009-0331", "200903-31", "2009-03-31X18:01:12", "+2009-03-31", "2009-W14-2", "2009-090",
    "２００９-03-31", "2009-03-31T18:01:12 UTC", "2009-03-31T18:01:12\u{0}", "20090331 180112",
  ])
  func refusesOtherShapes(text: String) {
    #expect(ISO8601.timestamp(text) == nil)
  }

  @Test(arguments: [
    (0.0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"),
    (-0.25, "2000-12-31T23:59:59.75Z"), (0.1, "2001-01-01T00:00:00.1Z"),
    (1e-7, "2001-01-01T00:00:00.0000001Z"), (-1e-7, "2000-12-31T23:59:59.9999999Z"),
    (260_215_272.123, "2009-03-31T18:01:12.123Z"),
    (260_215_272.123_456, "2009-03-31T18:01:12.123456Z"),
    (-63_113_904_000, "0001-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
  ])
  func writesTheShortestTextThatReadsBack(secondsSince2001: Double, text: String) {
    #expect(ISO8601.text(of: Timestamp(secondsSince2001: secondsSince2001)) == text)
    #expect(ISO8601.timestamp(text)?.secondsSince2001 == secondsSince2001)
  }

  @Test(arguments: [
    (DatePrecision.seconds, "2009-03-31T18:01:12Z"),
    (.milliseconds, "2009-03-31T18:01:12.987Z"), (.microseconds, "2009-03-31T18:01:12.987650Z"),
    (.exact, "2009-03-31T18:01:12.98765Z"),
  ])
  func cutsDigitsThatAreNotAskedFor(precision: DatePrecision, text: String) {
    let moment = Timestamp(secondsSince2001: 260_215_272.98765)
    #expect(ISO8601.text(of: moment, precision: precision) == text)
  }

  // Features: 111
  @Test(
    "Writes in another zone",
    arguments: [
      (UTCOffset(hours: 2), "2009-03-31T20:01:12+02:00"),
      (UTCOffset(hours: -5, minutes: 30), "2009-03-31T12:31:12-05:30"),
      (UTCOffset(hours: 12), "2009-04-01T06:01:12+12:00"),
    ])
  func writesInAnotherZone(offset: UTCOffset, text: String) {
    #expect(ISO8601.text(of: Self.moment, offset: offset) == text)
    #expect(ISO8601.timestamp(text) == Self.moment)
  }

  @Test(
    arguments: [
      .nan, .infinity, -.infinity, 1e300, 252_423_993_600, -63_113_904_000.5, -1e18,
    ] as [Double])
  func writesNoMomentOutsideTheCalendar(secondsSince2001: Double) {
    #expect(ISO8601.text(of: Timestamp(secondsSince2001: secondsSince2001)) == nil)
  }
}
