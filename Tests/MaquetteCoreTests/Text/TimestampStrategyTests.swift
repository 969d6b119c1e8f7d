import MaquetteCore
import Testing

@Suite("Strategies for timestamps")
struct TimestampStrategyTests {
  /// The timestamp 2009-03-31T18:01:12Z.
  static let moment = Timestamp(secondsSince1970: 1_238_522_472)

  // Features: 3.9
  @Test(
    "The automatic strategy reads every shape of YYModel",
    arguments: [
      "2009-03-31 18:01:12", "2009-03-31T18:01:12", "2009-03-31 18:01:12.000",
      "2009-03-31T18:01:12.000", "2009-03-31T18:01:12Z", "2009-04-01T02:01:12+0800",
      "2009-04-01T06:01:12+12:00", "2009-03-31T18:01:12.000Z", "2009-04-01T02:01:12.000+0800",
      "2009-04-01T06:01:12.000+12:00", "Wed Apr 01 02:01:12 +0800 2009",
      "Wed Apr 01 02:01:12.000 +0800 2009",
    ])
  func readsYYModel(text: String) throws {
    #expect(try TimestampStrategy.automatic.readBoth(.string(text)) == Self.moment)
  }

  @Test(arguments: [
    "Tue, 31 Mar 2009 18:01:12 GMT", "Tue, 31 Mar 2009 18:01:12 +0000",
    "31 Mar 2009 20:01:12 +0200",
    "Tue Mar 31 18:01:12 +0000 2009", "1238522472", "1238522472000", "1238522472.000",
    "1.238522472e9",
  ])
  func automaticReadsOtherText(text: String) throws {
    #expect(try TimestampStrategy.automatic.readBoth(.string(text)) == Self.moment)
  }

  @Test func automaticReadsADateAlone() throws {
    let midnight = Timestamp(secondsSince1970: 1_238_457_600)
    #expect(try TimestampStrategy.automatic.readBoth("2009-03-31") == midnight)
  }

  // Features: 107, 109, 4.7
  @Test(
    "Automatic takes AN umber for seconds where it can",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1.5, "1970-01-01T00:00:01.5Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "1978-01-11T21:31:40.8Z"),
      (1_700_000_000_123, "2023-11-14T22:13:20.123Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
      (-62_135_596_801, "1968-01-12T20:06:43.199Z"), (1_700_000_000.25, "2023-11-14T22:13:20.25Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] as [(AnyValue, String)])
  func automaticTakesANumberForSecondsWhereItCan(number: AnyValue, text: String) throws {
    #expect(try TimestampStrategy.automatic.readBoth(number) == ISO8601.timestamp(text))
  }

  @Test(arguments: [
    "20090331", "2009", "200903", "200903311801", "20090331180112", "31/03/2009", "03/31/2009",
    "2009/03/31", "", "yesterday", "2009-02-30", "Mon Mar 31 18:01:12 +0000 2009",
    "Mon, 31 Mar 2009 18:01:12 GMT", "253402300800000", "1e400", "NaN", "12:30", " 1238522472",
  ])
  func automaticRefusesWhatIsAmbiguousOrNoDate(text: String) {
    let error = #expect(throws: MappingError.self) {
      try TimestampStrategy.automatic.readBoth(.string(text))
    }
    #expect(error?.code == .invalidValue)
  }

  @Test(
    arguments: [
      (true, "expected a date, found bool true"),
      ([], "expected a date, found an array"),
      (
        "20090331",
        "expected a date, found string \"20090331\"; it could be a number of seconds or a "
          + "date in digits; choose one with a strategy"
      ),
      (
        1e300,
        "expected a date, found number 1e+300; "
          + "neither seconds nor milliseconds since 1970 up to the year 9999"
      ),
    ] as [(AnyValue, String)])
  func automaticSaysWhatIsWrong(value: AnyValue, text: String) {
    let error = #expect(throws: MappingError.self) {
      try TimestampStrategy.automatic.read(tree: value)
    }
    #expect(error?.description == text)
  }

  @Test(arguments: [
    (TimestampStrategy.iso8601, "\"2009-03-31T18:01:12Z\""),
    (.automatic, "\"2009-03-31T18:01:12Z\""),
    (.iso8601(precision: .milliseconds), "\"2009-03-31T18:01:12.000Z\""),
    (.iso8601(offset: UTCOffset(hours: 8)), "\"2009-04-01T02:01:12+08:00\""),
    (.rfc2822, "\"Tue, 31 Mar 2009 18:01:12 +0000\""),
    (.rfc1123, "\"Tue, 31 Mar 2009 18:01:12 GMT\""),
    (.secondsSince1970, "1238522472"), (.millisecondsSince1970, "1238522472000"),
    (.date("EEE MMM dd HH:mm:ss Z yyyy"), "\"Tue Mar 31 18:01:12 +0000 2009\""),
    (.dates(["dd.MM.yyyy HH:mm:ss", "yyyy-MM-dd HH:mm:ss"]), "\"31.03.2009 18:01:12\""),
    (.dates([.millisecondsSince1970, .iso8601]), "1238522472000"),
    (.dates([TimestampStrategy]()), "\"2009-03-31T18:01:12Z\""),
  ])
  func writesAndReadsBack(strategy: TimestampStrategy, json: String) throws {
    #expect(try strategy.json(of: Self.moment) == json)
    if strategy != .dates([TimestampStrategy]()) {
      #expect(try strategy.read(json: json) == Self.moment)
      #expect(try strategy.read(tree: strategy.tree(of: Self.moment)) == Self.moment)
    }
    #expect(try strategy.read(tree: .date(Self.moment)) == Self.moment)
  }

  @Test(arguments: [
    (0.25, "978307200.25", "978307200250"), (0.1, "978307200.1", "978307200100"),
    (0.000_25, "978307200.00025", "978307200000.25"),
    (-978_307_200.25, "-0.25", "-250"), (-978_307_201.75, "-1.75", "-1750"),
    (-978_307_200.0001, "-0.0001", "-0.1"),
  ])
  func writesNumbersExactly(secondsSince2001: Double, seconds: String, milliseconds: String) throws
  {
    let moment = Timestamp(secondsSince2001: secondsSince2001)
    #expect(try TimestampStrategy.secondsSince1970.json(of: moment) == seconds)
    #expect(try TimestampStrategy.millisecondsSince1970.json(of: moment) == milliseconds)
  }

  @Test(
    arguments: [
      (TimestampStrategy.iso8601, 5, "expected a date as ISO 8601, found number 5"),
      (.iso8601, "x", "expected a date as ISO 8601, found string \"x\""),
      (.secondsSince1970, "x", "expected seconds since 1970, found string \"x\""),
      (
        .secondsSince1970, 1e12,
        "expected seconds since 1970, found number 1000000000000.0; "
          + "not a date in the years 1 to 9999"
      ),
      (.rfc1123, true, "expected a date as RFC 2822, found bool true"),
      (
        .date("dd/MM/yyyy"), "2009-03-31",
        "expected a date as dd/MM/yyyy, found string \"2009-03-31\""
      ),
      (
        .dates(["dd/MM/yyyy", "yyyy"]), "x",
        "expected a date as dd/MM/yyyy or a date as yyyy, found string \"x\""
      ),
      (
        .date("YYYY-MM-dd"), "2009-03-31",
        "date pattern \"YYYY-MM-dd\" holds 'YYYY', which has no meaning here; "
          + "the year is 'yyyy'"
      ),
    ] as [(TimestampStrategy, AnyValue, String)])
  func saysWhatItNeeds(strategy: TimestampStrategy, value: AnyValue, text: String) {
    let error = #expect(throws: MappingError.self) { try strategy.read(tree: value) }
    #expect(error?.description == text)
  }

  @Test func textThatIsANumberIsAConversion() throws {
    let strategy = TimestampStrategy.secondsSince1970
    #expect(try strategy.readBoth("1238522472") == Self.moment)
    let error = #expect(throws: MappingError.self) {
      try strategy.readBoth("1238522472", DecodingOptions(conversions: .strict))
    }
    #expect(error?.code == .typeMismatch)
  }

  // Features: 106
  @Test("An ordered list takes the first that fits") func anOrderedListTakesTheFirstThatFits()
    throws
  {
    let strategy = TimestampStrategy.dates(["dd/MM/yyyy", "MM/dd/yyyy"])
    #expect(try strategy.readBoth("08/12/1987") == ISO8601.timestamp("1987-12-08"))
    #expect(try strategy.readBoth("08/13/1987") == ISO8601.timestamp("1987-08-13"))
  }
}
