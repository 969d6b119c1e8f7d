import MaquetteCore
import TestSupport
import Testing

/// Doubles are printed as in the standard library: shortest, and nearest among these.
@Suite("Writing doubles")
struct DoubleWritingTests {
  @Test(arguments: [
    0, -0.0, 1, -1, 0.1, 0.5, 100, 123_456.789, 1e15, 1e16, 1e17, 9_007_199_254_740_992,
    9_007_199_254_740_994, 18_014_398_509_481_984, 18_014_398_509_481_988, 1e-3, 1e-4, 1e-5,
    0.000_123, .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
    1.797_693_134_862_315_7e308, 1e22, 1e23, 9.5e-5, 4.35, 0.3, 2.0 / 3, 1e100, 1e-100,
    5e-5, 8.41e21, 2e-44, 9.999_999_999_999_999e22,
  ])
  func areWrittenAsTheyAreDescribed(value: Double) throws {
    #expect(try value.jsonString() == value.description)
  }

  @Test func ofEveryKindOfBitPatternAreWrittenAsTheyAreDescribed() throws {
    var generator = SeededGenerator(seed: 17)
    var values = (0..<120_000).map { _ in generator.double() }
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      values += [power, power.nextUp, power.nextDown, power * 3, power * 5].filter(\.isFinite)
    }
    for value in values {
      let text = try value.jsonString()
      if text != value.description {
        Issue.record("\(value.description) was written as \(text)")
      }
    }
  }
}
