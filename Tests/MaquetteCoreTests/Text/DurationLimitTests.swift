import MaquetteCore
import MaquetteMappings
import Testing

@Suite("The longest lengths of time")
struct DurationLimitTests {
  static let strategies = [
    DurationStrategy.automatic, .iso8601, .seconds, .milliseconds,
  ]

  @Test(
    "Durations of 64 bits of seconds survive a round trip",
    arguments: [
      Duration.seconds(Int64.max), .zero - .seconds(Int64.max),
      Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
      .zero - Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
      .seconds(1_000_000_000_000_000_000), .seconds(999_999_999_999_999_999),
    ])
  func longLengths(_ length: Duration) throws {
    for strategy in Self.strategies {
      #expect(try strategy.readBoth(strategy.tree(of: length)) == length)
    }
  }

  @Test(
    "Longer ones are an error on writing",
    arguments: [
      Duration.seconds(Int64.max) + .seconds(1), .seconds(Int64.max) + .seconds(Int64.max),
      .seconds(Int64.min), .seconds(Int64.min) - .seconds(Int64.max), .seconds(1.7e20),
    ])
  func longerLengths(_ length: Duration) throws {
    for strategy in Self.strategies {
      let error = #expect(throws: MappingError.self) { try strategy.json(of: length) }
      #expect(error?.code == .unencodable)
      #expect(throws: MappingError.self) { try strategy.tree(of: length) }
    }
  }

  @Test("The text of ISO 8601 is exact for every length")
  func texts() {
    let longest = Duration.seconds(Int64.max) + .seconds(Int64.max)
    #expect(ISO8601.text(of: longest) == "PT5124095576030431H14S")
    #expect(ISO8601.text(of: .zero - longest) == "-PT5124095576030431H14S")
    #expect(ISO8601.text(of: .seconds(Int64.min)) == "-PT2562047788015215H30M8S")
    #expect(ISO8601.text(of: longest + .milliseconds(250)) == "PT5124095576030431H14.25S")
  }

  @Test(
    "Longer ones are no lengths on reading",
    arguments: [
      "1e19", "9223372036854775808", "-9223372036854775808", "1e400", "99999999999999999999999",
      "\"PT9223372036854775808S\"", "\"PT153722867280912931M\"", "\"P15250284452472W\"",
      "\"P1DT9223372036854775807S\"",
    ])
  func longerSources(_ source: String) throws {
    let tree = try AnyValue(json: source)
    #expect(throws: MappingError.self) { try DurationStrategy.automatic.readBoth(tree) }
  }
}
