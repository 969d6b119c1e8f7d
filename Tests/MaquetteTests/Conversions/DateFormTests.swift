import AgreementSupport
import Foundation
import Maquette
import Testing

@Suite("Forms of dates")
struct DateFormTests {
  @Mappable struct Moments: Equatable {
    @CodableBy(.microsecondsSince1970) var micro: Date?
    @CodableBy(.nanosecondsSince1970) var nano: Date?
    @CodableBy(.sinceEpoch) var any: Date?
    @CodableBy(.dates(.iso8601, .date("dd.MM.yyyy"), .millisecondsSince1970)) var list: Date?
  }

  static let date = Date(timeIntervalSince1970: 1_238_522_472)

  // Features: 108
  @Test("Microseconds and nanoseconds, exact")
  func smallUnits() throws {
    let json = #"{"micro":1238522472000000,"nano":1238522472500000000}"#
    try expectRoundTrip(Moments(micro: Self.date, nano: Self.date + 0.5), json)
    // The nanoseconds until the end of 9999 exceed 64 bits.
    let end = Date(timeIntervalSince1970: 253_402_300_799)
    try expectRoundTrip(Moments(nano: end), #"{"nano":253402300799000000000}"#)
    let start = Date(timeIntervalSince1970: -62_135_596_800)
    try expectRoundTrip(Moments(nano: start), #"{"nano":-62135596800000000000}"#)
  }

  // Features: 107, 109
  @Test(
    "The size of a number tells its unit",
    arguments: [
      "1238522472", "1238522472000", "1238522472000000", "1238522472000000000", "\"1238522472000\"",
      "1.238522472e9",
    ])
  func units(_ number: String) throws {
    #expect(try read(Moments.self, "{\"any\":\(number)}").any == Self.date)
  }

  // Features: 107, 109
  @Test(
    "What is no moment is an error",
    arguments: [
      (
        #"{"any":1e30}"#,
        "expected a number of seconds, milliseconds, microseconds or nanoseconds since 1970 at 'any' in Moments, found number 1e30; not a date in the years 1 to 9999 in any unit down to nanoseconds (line 1, column 8)"
      ),
      (
        #"{"any":"soon"}"#,
        "expected a number of seconds, milliseconds, microseconds or nanoseconds since 1970 at 'any' in Moments, found string \"soon\" (line 1, column 8)"
      ),
      (
        #"{"micro":true}"#,
        "expected microseconds since 1970 at 'micro' in Moments, found bool true (line 1, column 10)"
      ),
      (
        #"{"list":"2009/03/31"}"#,
        "expected a date as ISO 8601 or a date as dd.MM.yyyy or milliseconds since 1970 at 'list' in Moments, found string \"2009/03/31\" (line 1, column 9)"
      ),
    ])
  func failures(_ json: String, _ message: String) throws {
    #expect(try readError(Moments.self, json).description == message)
  }

  // Features: 106
  @Test("Several forms are accepted in their order, the first is written")
  func list() throws {
    for text in ["\"2009-03-31T18:01:12Z\"", "1238522472000"] {
      #expect(try read(Moments.self, "{\"list\":\(text)}").list == Self.date)
    }
    #expect(try write(Moments(list: Self.date)) == #"{"list":"2009-03-31T18:01:12Z"}"#)
  }

  @Mappable struct Event: Equatable {
    var start: FormatPreservingDate
    var end: FormatPreservingDate?
  }

  // Features: 110
  @Test(
    "A date is written in the form it was read in",
    arguments: [
      "\"2009-03-31T18:01:12Z\"", "\"2009-03-31T18:01:12.500Z\"", "\"2009-03-31T18:01:12.5Z\"",
      "\"2009-03-31T20:01:12+02:00\"", "\"2009-03-31T20:01:12+0200\"", "\"2009-03-31 18:01:12\"",
      "\"2009-03-31 18:01\"", "\"2009-03-31T18:01:12\"", "\"2009-03-31\"",
      "\"2009-03-31T18:01:12.000000Z\"",
      "\"Tue Mar 31 18:01:12 +0000 2009\"", "\"Tue Mar 31 20:01:12 +0200 2009\"",
      "\"Tue, 31 Mar 2009 18:01:12 GMT\"", "\"Tue, 31 Mar 2009 18:01:12 +0000\"", "1238522472",
      "1238522472000",
      "1238522472.5", "\"2009-03-31 18:01:12 -0530\"",
    ])
  func keepsForm(_ text: String) throws {
    let event = try Event(json: "{\"start\":\(text)}")
    #expect(try event.jsonString() == "{\"start\":\(text)}")
    var other = event
    other.start.date += 86400
    other.start.date -= 86400
    #expect(try other.jsonString() == "{\"start\":\(text)}")
    #expect(try Event(anyValue: AnyValue(json: "{\"start\":\(text)}")) == event)
  }

  // Features: 110
  @Test("The day of a month is no offset", arguments: 1...31)
  func keepsFormOnEveryDay(_ day: Int) throws {
    let day = "2009-03-" + (day < 10 ? "0" : "") + "\(day)"
    for text in [
      day, "\(day) 18:01", "\(day) 18:01:12", "\(day)T18:01:12", "\(day) 18:01:12.50",
      "\(day)T18:01:12-05", "\(day) 18:01:12 +0200", "\(day)T18:01-05:00",
    ] {
      #expect(try Event(json: #"{"start":"\#(text)"}"#).jsonString() == #"{"start":"\#(text)"}"#)
    }
  }

  // Features: 110
  @Test("A date in a form that nobody writes is written as ISO 8601")
  func otherForms() throws {
    let event = try read(Event.self, #"{"start":"20090331T180112Z","end":null}"#)
    #expect(try write(event) == #"{"start":"2009-03-31T18:01:12Z"}"#)
    #expect(
      try readError(Event.self, #"{"start":"soon"}"#).description
        == "expected a date at 'start' in Event, found string \"soon\" (line 1, column 10)")
  }

  // Features: 110
  @Test(
    "Numbers in the unit of the call keep it, those at the limits of 64 bits too",
    arguments: [
      (TimestampStrategy.nanosecondsSince1970, "1238522472500000000", "1238522472500000000"),
      (.nanosecondsSince1970, "0", "0"), (.nanosecondsSince1970, "1000000000", "1000000000"),
      (.microsecondsSince1970, "1238522472000000", "1238522472000000"),
      (.millisecondsSince1970, "0", "0"), (.sinceEpoch, "1238522472000000", "1238522472000000"),
      (.sinceEpoch, "1238522472", "1238522472"),
      (.date("dd.MM.yyyy"), "\"31.03.2009\"", "\"31.03.2009\""),
      (.rfc1123, "\"Tue, 31 Mar 2009 18:01:12 GMT\"", "\"Tue, 31 Mar 2009 18:01:12 GMT\""),
      (
        .dates([.iso8601, .date("dd.MM.yyyy"), .microsecondsSince1970]), "\"31.03.2009\"",
        "\"31.03.2009\""
      ),
      (.dates([.iso8601, .microsecondsSince1970]), "1000000", "1000000"),
      // More digits than a date keeps.
      (.nanosecondsSince1970, "-9223372036854775808", "-9223372036854776000"),
      (.sinceEpoch, "-9223372036854775808", "-9223372036854776000"),
    ])
  func keepsUnit(_ dates: TimestampStrategy, _ source: String, _ expected: String) throws {
    let conventions = CodingConventions(dates: dates)
    let mapper = JSONMapper(options: .init(conventions: conventions))
    let event = try mapper.decode(Event.self, from: "{\"start\":\(source)}")
    let tree = try ValueMapper(options: .init(conventions: conventions))
      .decode(Event.self, from: AnyValue(json: "{\"start\":\(source)}"))
    #expect(tree == event)
    #expect(try mapper.encodeString(event) == "{\"start\":\(expected)}")
    var updated = event
    try mapper.update(&updated, from: "{\"start\":\(source)}")
    #expect(updated == event)
    let report = mapper.decodeReporting(Event.self, from: "{\"start\":\(source)}")
    #expect(report.value == event)
  }

  @Mappable struct Plain: Equatable {
    var at: Date
    var more: [Date] = []
    var stamp: Timestamp?
    @CodableBy(.iso8601) var own: Date?
  }

  // Features: 4.7, 111
  @Test("A call has a form of dates, without attributes")
  func forCall() throws {
    let conventions = CodingConventions(dates: .date("eee MMM dd HH:mm:ss ZZZZ yyyy"))
    let mapper = JSONMapper(options: .init(conventions: conventions))
    let text = "Tue Mar 31 18:01:12 GMT 2009"
    let json =
      #"{"at":"\#(text)","more":["\#(text)"],"stamp":"\#(text)","own":"2009-03-31T18:01:12Z"}"#
    let plain = Plain(at: Self.date, more: [Self.date], stamp: Timestamp(Self.date), own: Self.date)
    #expect(try mapper.decode(Plain.self, from: json) == plain)
    #expect(try mapper.encodeString(plain) == json)
    #expect(
      try mapper.decode(Plain.self, from: #"{"at":"Tue Mar 31 18:01:12 +0000 2009"}"#).at
        == Self.date)
    let trees = ValueMapper(options: .init(conventions: conventions))
    #expect(try trees.encode(plain) == AnyValue(json: json))
    #expect(try trees.decode(Plain.self, from: AnyValue(json: json)) == plain)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Plain.self, from: #"{"at":"2009-03-31"}"#)
    }
    #expect(
      error?.description
        == "expected a date as eee MMM dd HH:mm:ss ZZZZ yyyy at 'at' in Plain, found string \"2009-03-31\" (line 1, column 7)"
    )
    let numbers = JSONMapper(options: .init(conventions: .init(dates: .millisecondsSince1970)))
    #expect(try numbers.decode(Plain.self, from: #"{"at":1238522472000}"#).at == Self.date)
    #expect(try numbers.encodeString(Plain(at: Self.date)) == #"{"at":1238522472000,"more":[]}"#)
  }
}

@Suite("Days, times of day, lengths of time")
struct CivilTimeTests {
  @Mappable struct Plan: Equatable {
    var day: CivilDate?
    var opens: TimeOfDay?
    var length: Duration?
    @CodableBy(.iso8601Duration) var text: Duration?
    @CodableBy(.durationInMilliseconds) var timeout: Duration?
    var visits: [CivilDate: Int] = [:]
  }

  // Features: 112
  @Test("Days, times and lengths are read and written")
  func roundTrip() throws {
    try expectRoundTrip(
      Plan(
        day: CivilDate(year: 2024, month: 2, day: 29),
        opens: TimeOfDay(hour: 8, minute: 5, second: 9),
        length: .milliseconds(5400_500), text: .seconds(90061), timeout: .microseconds(1500),
        visits: [CivilDate(year: 1, month: 1, day: 1)!: 3]),
      #"{"day":"2024-02-29","opens":"08:05:09","length":5400.5,"text":"PT25H1M1S","timeout":1.5,"visits":{"0001-01-01":3}}"#
    )
    #expect(try read(Plan.self, #"{"opens":"18:01"}"#).opens == TimeOfDay(hour: 18, minute: 1))
    #expect(try read(Plan.self, #"{"opens":"18:01:02.5"}"#).opens?.nanosecond == 500_000_000)
    #expect(
      try write(Plan(opens: TimeOfDay(hour: 1, minute: 2, second: 3, nanosecond: 40)))
        == #"{"opens":"01:02:03.00000004","visits":{}}"#)
  }

  // Features: 112
  @Test(
    "Lengths of time in all shapes",
    arguments: [
      ("5400", Duration.seconds(5400)),
      ("0.000000000000000001", Duration(secondsComponent: 0, attosecondsComponent: 1)),
      ("-1.5", .milliseconds(-1500)), ("\"PT1H30M\"", .seconds(5400)),
      ("\"P1DT0.5S\"", .milliseconds(86_400_500)),
      ("\"-PT5M\"", .seconds(-300)), ("\"P3W\"", .seconds(3 * 604_800)), ("\"90\"", .seconds(90)),
      ("1e3", .seconds(1000)),
    ])
  func lengths(_ json: String, _ length: Duration) throws {
    #expect(try read(Duration.self, json) == length)
    for strategy in [DurationStrategy.automatic, .iso8601, .seconds, .milliseconds] {
      let written = try Held(length: length, strategy: strategy).jsonString()
      #expect(try strategy.reading(written) == length, "\(written)")
    }
  }

  // Features: 112
  @Test(
    "What is no day, time or length is an error",
    arguments: [
      (
        #"{"day":"2023-02-29"}"#,
        "expected a day as yyyy-MM-dd at 'day' in Plan, found string \"2023-02-29\" (line 1, column 8)"
      ),
      (
        #"{"day":"2023-02-28T00:00:00Z"}"#,
        "expected a day as yyyy-MM-dd at 'day' in Plan, found string \"2023-02-28T00:00:00Z\" (line 1, column 8)"
      ),
      (
        #"{"day":20230228}"#,
        "expected a day as yyyy-MM-dd at 'day' in Plan, found number 20230228 (line 1, column 8)"
      ),
      (
        #"{"opens":"24:00"}"#,
        "expected a time as HH:mm:ss at 'opens' in Plan, found string \"24:00\" (line 1, column 10)"
      ),
      (
        #"{"opens":"8:00"}"#,
        "expected a time as HH:mm:ss at 'opens' in Plan, found string \"8:00\" (line 1, column 10)"
      ),
      (
        #"{"opens":{}}"#,
        "expected a time as HH:mm:ss at 'opens' in Plan, found an object (line 1, column 10)"
      ),
      (
        #"{"length":"P1Y"}"#,
        "expected a duration at 'length' in Plan, found string \"P1Y\" (line 1, column 11)"
      ),
      (
        #"{"length":"PT"}"#,
        "expected a duration at 'length' in Plan, found string \"PT\" (line 1, column 11)"
      ),
      (
        #"{"length":"PT1M1H"}"#,
        "expected a duration at 'length' in Plan, found string \"PT1M1H\" (line 1, column 11)"
      ),
      (
        #"{"length":1e-19}"#,
        "number cannot become a duration without loss at 'length' in Plan, found number 1e-19 (line 1, column 11)"
      ),
      (
        #"{"length":1e19}"#,
        "number out of range for a duration at 'length' in Plan, found number 1e19 (line 1, column 11)"
      ),
      (
        #"{"length":1e999999999}"#,
        "number out of range for a duration at 'length' in Plan, found number 1e999999999 (line 1, column 11)"
      ),
      (
        #"{"text":5}"#,
        "expected an ISO 8601 duration at 'text' in Plan, found number 5 (line 1, column 9)"
      ),
      (
        #"{"timeout":"PT5S"}"#,
        "expected a number of milliseconds at 'timeout' in Plan, found string \"PT5S\" (line 1, column 12)"
      ),
      (
        #"{"visits":{"x":1}}"#,
        "expected a key of type CivilDate at 'visits.x' in Plan, found key \"x\" (line 1, column 16)"
      ),
    ])
  func failures(_ json: String, _ message: String) throws {
    #expect(try readError(Plan.self, json).description == message)
  }

  // Features: 112
  @Test("Under lenient a moment is its day")
  func lenientDays() throws {
    let mapper = JSONMapper(options: .init(conversions: .lenient))
    #expect(
      try mapper.decode(CivilDate.self, from: "\"2023-02-28T23:30:00-05:00\"").description
        == "2023-02-28")
    #expect(
      mapper.decodeReporting(CivilDate.self, from: "\"2023-02-28T23:30:00Z\"").repairs.count == 1)
  }
}

private struct Held: MappingEncodable {
  var length: Duration
  var strategy: DurationStrategy

  func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(length, by: strategy)
  }

  func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(length, by: strategy)
  }
}

extension DurationStrategy {
  fileprivate func reading(_ json: String) throws -> Duration {
    switch try MaquetteCore.AnyValue(json: json) {
    case .string(let text): try #require(ISO8601.duration(text))
    case .number(let number):
      try Duration(json: number.description) / (self == .milliseconds ? 1000 : 1)
    default: .zero
    }
  }
}

@Suite("Numbers as dates")
struct NumericDateTests {
  @Mappable struct Event: Equatable {
    var at: Date?
    var moment: Timestamp?
  }

  @Test(
    "A number, and text that is a number, is reported as a conversion to a date",
    arguments: [
      ("7", 1), (#""7""#, 1), (#""1238522472.5""#, 1), (#""2009-03-31T18:01:12Z""#, 0),
      (#""Tue, 31 Mar 2009 18:01:12 GMT""#, 0), ("null", 0),
    ])
  func reported(_ value: String, _ count: Int) throws {
    for key in ["at", "moment"] {
      let json = #"{"\#(key)":\#(value)}"#
      let report = JSONMapper().decodeReporting(Event.self, from: json)
      #expect(report.value == (try Event(json: json)))
      #expect(report.repairs.map(\.resolution) == Array(repeating: "converted", count: count))
      let tree = try ValueMapper().decodeReporting(Event.self, from: AnyValue(json: json))
      #expect(tree.repairs.count == count)
      #expect(tree.value == report.value)
    }
  }
}
