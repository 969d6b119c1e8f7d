import TestSupport
import Testing

@testable import MaquetteCore

/// The fast paths for the usual form of a date, compared with the general ones.
@Suite("The usual form of a timestamp")
struct UsualMomentTests {
  private static let seeds = [
    "2009-03-31T18:01:12Z", "2024-02-29 23:59:59.5", "1900-02-28t00:00:00,123456789012345678Z",
    "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59.999-00:01", "2000-02-29T12:30:45.000001+0530",
    "1999-12-31T23:59:60Z", "1970-01-01T00:00:00", "2011-11-11T11:11:11.1234567890123456789Z",
    "2016-06-30T01:59:59+02:00",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    var bytes = Array(generator.pick(seeds).utf8)
    let alphabet = Array("0123456789012345678901234567890123456789-+:.,TZtz /;é".utf8)
    for _ in 0..<generator.below(4) {
      let place = generator.below(bytes.count)
      switch generator.below(8) {
      case 0: bytes.insert(generator.pick(alphabet), at: place)
      case 1: bytes.remove(at: place)
      default: bytes[place] = generator.pick(alphabet)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func isReadAsAllFormsAre() {
    var generator = SeededGenerator(seed: 5)
    var count = 0
    for text in Self.seeds + (0..<60_000).map({ _ in Self.text(&generator) }) {
      guard let usual = text.withBytes({ UsualMoment($0)?.timestamp }) else { continue }
      count += 1
      #expect(text.withBytes { ISO8601.moment(in: $0) }.map { Timestamp($0) } == usual, "\(text)")
    }
    #expect(count > 10_000)
  }

  @Test(arguments: [seeds[0], seeds[1], seeds[2], seeds[5], seeds[7], seeds[9]])
  func isRecognised(_ text: String) {
    #expect(text.withBytes { UsualMoment($0) } != nil)
  }

  @Test func isWrittenAsAllMomentsAre() throws {
    let seconds = DatePattern("yyyy-MM-dd'T'HH:mm:ss'Z'")
    let nanoseconds = DatePattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSSSSS")
    for moment in DateRoundTripTests.moments(20_000, seed: 6) {
      guard let written = WrittenMoment(moment)?.string else { continue }
      let isWhole = moment.secondsSince2001 == moment.secondsSince2001.rounded(.down)
      if isWhole {
        #expect(try seconds.text(of: moment) == written)
      } else {
        var expected = try #require(try nanoseconds.text(of: moment))
        while expected.last == "0" { expected.removeLast() }
        #expect(expected + "Z" == written)
      }
      #expect(try AnyValue.date(moment).jsonString() == "\"\(written)\"")
    }
  }

  @Test func everyDayOfTheCalendarFollowsTheOneBefore() {
    var days = -719_162
    for year in 1...9999 {
      for month in 1...12 {
        // The valid days of a month.
        for day in 1...32 {
          guard let date = CivilDate(year: year, month: month, day: day) else { break }
          if days % 13 == 0 || day == 1 {
            #expect(date.daysSince1970 == days)
            #expect(CivilDate(daysSince1970: days) == date)
          }
          days += 1
        }
      }
    }
    #expect(days == 2_932_897)
  }
}
