import Foundation
import MaquetteCore
import Testing

@Suite("Round trips of dates")
struct DateRoundTripTests {
  /// Dates of the years 1 to 9999 with every precision of a double.
  static func moments(_ count: Int, seed: UInt64) -> [Timestamp] {
    var generator = SplitMix(state: seed)
    return (0..<count).map { index in
      let seconds = Double.random(in: -63_113_904_000..<252_423_993_600, using: &generator)
      let near = Double.random(in: -1e9...1e9, using: &generator)
      let tiny = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      switch index % 5 {
      case 0: return Timestamp(secondsSince2001: seconds)
      case 1: return Timestamp(secondsSince2001: seconds.rounded(.down))
      case 2: return Timestamp(secondsSince2001: (near * 1000).rounded() / 1000)
      case 3: return Timestamp(secondsSince2001: near)
      default: return Timestamp(secondsSince2001: tiny.magnitude < 1e10 ? tiny : 0)
      }
    }
  }

  @Test func whatIsPrintedReadsBackEqual() {
    for moment in Self.moments(50_000, seed: 1) {
      let text = ISO8601.text(of: moment)
      #expect(text.flatMap(ISO8601.timestamp) == moment, "\(moment.secondsSince2001)")
    }
  }

  @Test(arguments: [TimestampStrategy.secondsSince1970, .millisecondsSince1970])
  func numbersReadBackEqual(strategy: TimestampStrategy) throws {
    for moment in Self.moments(5_000, seed: 2) {
      let number = try strategy.tree(of: moment)
      #expect(try strategy.read(tree: number) == moment, "\(moment.secondsSince2001)")
      #expect(try strategy.read(json: number.jsonString()) == moment, "\(number)")
    }
  }

  @Test(arguments: [
    "yyyy-MM-dd'T'HH:mm:ssXXX", "EEEE, d MMMM yyyy h:mm:ss a ZZZZ", "yyyyMMddHHmmssZ",
    "EEE MMM dd HH:mm:ss Z yyyy", "dd/MM/yyyy hh:mm:ss a X",
  ])
  func patternsReadBackWholeSeconds(pattern: String) throws {
    for hours in [-11, 0, 5] {
      let pattern = DatePattern(pattern, offset: UTCOffset(hours: hours))
      for moment in Self.moments(1000, seed: 3) {
        let whole = Timestamp(secondsSince2001: moment.secondsSince2001.rounded(.down))
        guard let text = try pattern.text(of: whole) else { continue }
        #expect(try pattern.timestamp(text) == whole, "\(text)")
      }
    }
  }

  @Test func agreesWithFoundationsCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var generator = SplitMix(state: 4)
    // Before 1582-10-15 Foundation's calendar is Julian.
    for _ in 0..<2000 {
      let seconds = Double(Int.random(in: -13_219_200_000..<252_423_993_600, using: &generator))
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
      let text = try DatePattern("yyyy M d H m s").text(of: Timestamp(secondsSince2001: seconds))
      let expected = [
        parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!,
      ]
      #expect(
        text == [String(format: "%04d", expected[0])].joined()
          + expected.dropFirst().map { " \($0)" }.joined())
      let weekday = try DatePattern("EEE yyyy").text(of: Timestamp(secondsSince2001: seconds))
      #expect(weekday?.prefix(3) == calendar.shortWeekdaySymbols[parts.weekday! - 1].prefix(3))
    }
  }

  @Test func agreesWithFoundationsISO8601() throws {
    for moment in Self.moments(500, seed: 5) where moment.secondsSince2001 > -1e10 {
      let whole = moment.secondsSince2001.rounded(.down)
      let text = Date(timeIntervalSinceReferenceDate: whole).ISO8601Format()
      #expect(ISO8601.text(of: Timestamp(secondsSince2001: whole)) == text)
      #expect(ISO8601.timestamp(text)?.secondsSince2001 == whole)
    }
  }
}
