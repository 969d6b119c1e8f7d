import MaquetteCore
import Testing

@Suite("The ends of the calendar")
struct CalendarEdgeTests {
  static let end = 253_402_300_800

  @Test(
    "Timestamps at the end of the year 9999 survive a round trip",
    arguments: [
      "9999-12-31T23:59:59.9999999Z", "9999-12-31T23:59:59.999999Z",
      "9999-12-31T23:59:59.99999999999999999999Z", "9999-12-31T23:59:59.99999Z",
      "9999-12-31T23:59:59.5Z", "9999-12-31T23:59:59Z", "9999-12-31T22:59:59.9999999-01:00",
    ])
  func lastMomentsAsText(_ text: String) throws {
    let moment = try #require(ISO8601.timestamp(text))
    #expect(moment.secondsSince1970 < Double(Self.end))
    for strategy in [TimestampStrategy.automatic, .iso8601, .secondsSince1970, .sinceEpoch] {
      #expect(try strategy.readBoth(.string(text).written(by: strategy, moment)) == moment)
    }
    // The fraction is truncated, as for all dates with more digits than are printed.
    #expect(ISO8601.text(of: moment, precision: .seconds) == "9999-12-31T23:59:59Z")
  }

  @Test(
    "Numbers of timestamps at the end of the year 9999 can also be encoded",
    arguments: [
      (TimestampStrategy.secondsSince1970, "253402300799.9999999"),
      (.millisecondsSince1970, "253402300799999.9999"),
      (.microsecondsSince1970, "253402300799999999.9"),
      (.nanosecondsSince1970, "253402300799999999999"),
      (.sinceEpoch, "253402300799999999.9"), (.automatic, "253402300799999.9999"),
    ])
  func lastMomentsAsNumbers(_ strategy: TimestampStrategy, _ number: String) throws {
    let moment = try strategy.readBoth(AnyValue(json: number))
    #expect(try strategy.readBoth(strategy.tree(of: moment)) == moment)
    #expect(ISO8601.text(of: moment)?.hasPrefix("9999-12-31T23:59:59.9") == true)
  }

  @Test("The first timestamp of the calendar can be encoded")
  func firstMoments() throws {
    for text in ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.0000000001Z"] {
      let moment = try #require(ISO8601.timestamp(text))
      #expect(ISO8601.text(of: moment) == "0001-01-01T00:00:00Z")
    }
  }

  @Test(
    "Numbers outside the calendar are errors, of whatever size",
    arguments: [
      "-9223372036854775808", "9223372036854775807", "18446744073709551615", "-62135596800001",
      "253402300800000", "-1e18", "1e18", "-1e400",
    ])
  func farNumbers(_ number: String) throws {
    let tree = try AnyValue(json: number)
    for strategy in [TimestampStrategy.secondsSince1970, .millisecondsSince1970, .automatic] {
      let error = #expect(throws: MappingError.self) { try strategy.readBoth(tree) }
      #expect(error?.code == .invalidValue)
    }
  }

  @Test(
    "Integers at the limits of 64 bits are nanoseconds",
    arguments: [
      ("-9223372036854775808", "1677-09-21T00:12:43"),
      ("9223372036854775807", "2262-04-11T23:47:16"),
      ("18446744073709551615", "2554-07-21T23:34:33"),
    ])
  func widestNanoseconds(_ number: String, _ text: String) throws {
    let tree = try AnyValue(json: number)
    for strategy in [TimestampStrategy.nanosecondsSince1970, .sinceEpoch] {
      let moment = try strategy.readBoth(tree)
      #expect(ISO8601.text(of: moment)?.hasPrefix(text) == true)
    }
  }
}

extension AnyValue {
  /// The output of a strategy for a date; strategies with their own text use this one.
  fileprivate func written(
    by strategy: TimestampStrategy, _ moment: Timestamp
  ) throws(MappingError) -> AnyValue {
    let tree = try strategy.tree(of: moment)
    return tree.string == nil ? tree : self
  }
}
