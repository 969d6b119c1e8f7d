import Foundation
import Maquette
import Testing

@Mappable
private struct Bill: Equatable {
  var total: Decimal
  var parts: [Decimal] = []
  var due: Date
  var paid: Timestamp?
  @CodableBy(.date("yyyy-MM-dd")) var issued: Date
}

@Mappable
private final class Account {
  var bills: [Bill] = []
  var balance: Decimal?

  init(_ bills: [Bill], _ balance: Decimal?) { (self.bills, self.balance) = (bills, balance) }
}

@Mappable(tagged: .internal("kind"))
private enum Entry: Equatable {
  case fee(amount: Decimal)
  case credit(on: Date)
}

/// Seconds before the year 2100, as text with a mark, or as a number.
private let countdown = TimestampStrategy.custom("a countdown as T-1") { value in
  let text = value.string.map { $0.hasPrefix("T-") ? String($0.dropFirst(2)) : "" }
  let seconds = text.map { Int64($0) } ?? value.int.map { Int64($0) }
  return seconds.map { Timestamp(secondsSince1970: 4_102_444_800 - $0, nanoseconds: 0) }
} encode: { moment in
  .string("T-\(4_102_444_800 - moment.seconds)")
}

@Suite("Forms for all values of a call")
struct CallFormTests {
  private static let bill = Bill(
    total: Decimal(string: "0.10")!, parts: [12, Decimal(string: "-12345678901234567890.125")!],
    due: Date(timeIntervalSince1970: 4_102_444_700),
    paid: Timestamp(secondsSince1970: 0, nanoseconds: 0), issued: Date(timeIntervalSince1970: 0))

  @Test("Decimals are text, and are decoded again", arguments: FormatUnderTest.all)
  func decimals(_ format: FormatUnderTest) throws {
    guard !format.hasRows else { return }
    let data = try format.mapping.encode(Self.bill, EncodingOptions(quotesDecimals: true))
    let tree = try format.tree(data)
    #expect(tree["total"] == "0.1")
    #expect(tree["parts"] == ["12", "-12345678901234567890.125"])
    #expect(try format.mapping.decode(Bill.self, from: data, DecodingOptions()) == Self.bill)
  }

  @Test("Functions map all dates that have no strategy", arguments: FormatUnderTest.all)
  func dates(_ format: FormatUnderTest) throws {
    guard !format.hasRows else { return }
    let conventions = CodingConventions(dates: countdown)
    var bill = Self.bill
    // Property lists have doubles only.
    bill.parts = [12]
    let data = try format.mapping.encode(bill, EncodingOptions(conventions: conventions))
    let tree = try format.tree(data)
    #expect(tree["due"] == "T-100")
    #expect(tree["paid"] == "T-4102444800")
    #expect(tree["issued"] == "1970-01-01")
    let options = DecodingOptions(conventions: conventions)
    #expect(try format.mapping.decode(Bill.self, from: data, options) == bill)
  }

  @Test("Classes, enums and optionals take part") func kinds() throws {
    let mapper = JSONMapper(options: .init(dates: countdown, quotesDecimals: true))
    let account = Account([Self.bill], Decimal(string: "1.5"))
    let text = try mapper.encodeString(account)
    #expect(text.hasPrefix(#"{"bills":[{"total":"0.1","parts":["12","#), "\(text)")
    #expect(text.hasSuffix(#""balance":"1.5"}"#), "\(text)")
    #expect(try mapper.decode(Account.self, from: text).bills == [Self.bill])
    let entries = [Entry.fee(amount: 2), .credit(on: Self.bill.due)]
    let json = #"[{"kind":"fee","amount":"2"},{"kind":"credit","on":"T-100"}]"#
    #expect(try mapper.encodeString(entries) == json)
    #expect(try mapper.decode([Entry].self, from: json) == entries)
    #expect(try mapper.encodeString([Decimal](arrayLiteral: 1)) == #"["1"]"#)
    let repairing = JSONMapper(options: .init(repairs: .all, quotesDecimals: true))
    #expect(try repairing.encodeString([Decimal](arrayLiteral: 1)) == #"["1"]"#)
    #expect(throws: MappingError.self) { try mapper.encodeString(Decimal.nan) }
    var changed = Self.bill
    try mapper.update(&changed, from: #"{"due": 5, "total": 7}"#)
    #expect(changed.due == Date(timeIntervalSince1970: 4_102_444_795) && changed.total == 7)
  }

  @Test("What no function takes is an error with the form") func refusals() throws {
    let mapper = JSONMapper(options: .init(dates: countdown))
    for (json, message) in [
      (#"["tomorrow"]"#, #"expected a countdown as T-1 at '[0]', found string "tomorrow""#),
      ("[true]", "expected a countdown as T-1 at '[0]', found bool true"),
      ("[1.5]", "expected a countdown as T-1 at '[0]', found number 1.5"),
    ] {
      let error = try #require(throws: MappingError.self) {
        try mapper.decode([Date].self, from: json)
      }
      #expect(error.description == message + " (line 1, column 2)")
    }
    let broken = TimestampStrategy.custom("nothing") { _ in
      throw MappingError(.invalidValue, expected: "a day after today")
    } encode: { _ in
      []
    }
    let other = JSONMapper(options: .init(dates: broken))
    let error = try #require(throws: MappingError.self) {
      try other.decode([Date].self, from: "[1]")
    }
    #expect(
      error.description == "expected a day after today at '[0]', found number 1 (line 1, column 2)")
    let unwritten = try #require(throws: MappingError.self) {
      try other.encodeString([Self.bill.due])
    }
    #expect(unwritten.code == .unencodable)
  }

  @Mappable fileprivate struct Meeting: Equatable {
    @CodableBy(.date("dd.MM.yyyy HH:mm", zone: "Europe/Berlin")) var starts: Date
    @CodableBy(.custom("a year", decode: startOfYear, encode: yearOfDate)) var year: Date?
  }

  @Test(
    "A named zone has its offset of the day",
    arguments: [
      ("15.01.2026 12:00", 1_768_474_800), ("15.07.2026 12:00", 1_784_109_600),
      // Clocks show the time from 02:00 to 03:00 twice.
      ("25.10.2026 02:30", 1_792_888_200), ("25.10.2026 03:00", 1_792_893_600),
      ("29.03.2026 01:59", 1_774_745_940), ("29.03.2026 03:00", 1_774_746_000),
    ])
  func zones(_ text: String, _ seconds: Int) throws {
    let meeting = Meeting(starts: Date(timeIntervalSince1970: Double(seconds)))
    #expect(try Meeting(json: #"{"starts":"\#(text)"}"#) == meeting)
    #expect(try meeting.jsonString() == #"{"starts":"\#(text)"}"#)
  }

  @Test("A time that clocks skip, and an unknown zone, are errors") func unknownZones() throws {
    let skipped = try #require(throws: MappingError.self) {
      try Meeting(json: #"{"starts":"29.03.2026 02:30"}"#)
    }
    #expect(
      skipped.description
        == #"expected a date as dd.MM.yyyy HH:mm in Europe/Berlin at 'starts' in Meeting, found string "29.03.2026 02:30" (line 1, column 11)"#
    )
    #expect(throws: MappingError.self) { try Meeting(json: #"{"starts":5}"#) }
    let json = #"{"starts":"15.01.2026 12:00","year":2026}"#
    #expect(try Meeting(json: json).jsonString() == json)
    let nowhere = JSONMapper(options: .init(dates: .date("yyyy", zone: "Europe/Nowhere")))
    for call in [
      { _ = try nowhere.decode([Date].self, from: #"["2026"]"#) },
      { _ = try nowhere.encodeString([Self.bill.due]) },
    ] {
      let error = try #require(throws: MappingError.self) { try call() }
      #expect(
        error.description.hasPrefix("expected the name of a time zone")
          && error.description.contains("'Europe/Nowhere'"))
    }
  }

  @Test(
    "A date without a time is the first moment of its day",
    arguments: [
      ("America/Sao_Paulo", "2018-11-04", 1_541_300_400),
      ("America/Sao_Paulo", "2018-11-05", 1_541_383_200),
      ("America/Sao_Paulo", "2018-02-18", 1_518_922_800),
      ("America/Havana", "2019-11-03", 1_572_753_600),
      ("America/Havana", "2020-03-08", 1_583_643_600),
      ("Europe/Berlin", "2026-03-29", 1_774_738_800),
    ])
  func firstMoments(_ zone: String, _ text: String, _ seconds: Double) throws {
    let mapper = JSONMapper(options: .init(dates: .date("yyyy-MM-dd", zone: zone)))
    let date = try mapper.decode(Date.self, from: "\"\(text)\"")
    #expect(date == Date(timeIntervalSince1970: seconds))
    #expect(try mapper.encodeString(date) == "\"\(text)\"")
  }

  @Test(
    "A time, or a whole day, that clocks skip is an error",
    arguments: [
      ("America/Sao_Paulo", "yyyy-MM-dd HH:mm", "2018-11-04 00:00"),
      ("America/Sao_Paulo", "yyyy-MM-dd HH", "2018-11-04 00"),
      ("Pacific/Apia", "yyyy-MM-dd", "2011-12-30"),
    ])
  func skippedTimes(_ zone: String, _ pattern: String, _ text: String) throws {
    let mapper = JSONMapper(options: .init(dates: .date(pattern, zone: zone)))
    #expect(throws: MappingError.self) { try mapper.decode(Date.self, from: "\"\(text)\"") }
  }

  @Test("The offset in a text counts before that of a zone") func offsets() throws {
    let dates = TimestampStrategy.date("yyyy-MM-dd HH:mm XXX", zone: "America/New_York")
    let mapper = JSONMapper(options: .init(dates: dates))
    let date = try mapper.decode(Date.self, from: #""2026-01-15 12:00 +01:00""#)
    #expect(date == Date(timeIntervalSince1970: 1_768_474_800))
    #expect(try mapper.encodeString(date) == #""2026-01-15 06:00 -05:00""#)
  }

  @Test(
    "A time of day may have an offset",
    arguments: [
      ("18:01:12+02:00", "18:01:12+02:00"), ("18:01Z", "18:01:00Z"),
      ("18:01-0330", "18:01:00-03:30"),
      ("00:00:00.5+00:00", "00:00:00.5Z"), ("18:01:12+02", "18:01:12+02:00"),
    ])
  func times(_ text: String, _ written: String) throws {
    let time = try OffsetTime(json: text.jsonString())
    #expect(try time.jsonString() == written.jsonString())
    #expect(try OffsetTime(json: written.jsonString()) == time)
    #expect(try [OffsetTime: Int](anyValue: .object([text: 1])) == [time: 1])
  }

  @Test(
    "A time with an offset has both",
    arguments: ["18:01:12", "25:00Z", "+02:00", "18:01+25:00", "18:01Z ", "18:01 +02:00", ""])
  func otherTimes(_ text: String) throws {
    let error = try #require(throws: MappingError.self) { try OffsetTime(json: text.jsonString()) }
    #expect(error.description.hasPrefix("expected a time as HH:mm:ss+HH:MM, found string"))
  }
}

private let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

@Sendable private func startOfYear(_ value: AnyValue) -> Date? {
  value.int.flatMap { utc.date(from: DateComponents(year: $0)) }
}

@Sendable private func yearOfDate(_ date: Date) -> AnyValue? {
  .number(AnyValue.Number(utc.component(.year, from: date)))
}
