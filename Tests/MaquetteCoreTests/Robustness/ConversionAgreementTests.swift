import TestSupport
import Testing

@testable import MaquetteCore

/// Fast conversion from bytes agrees with the rules that reports use: the same result and the same
/// value.
@Suite("Ways to convert")
struct ConversionAgreementTests {
  private static let options: [DecodingOptions] = [
    DecodingOptions(), DecodingOptions(conversions: .strict),
    DecodingOptions(conversions: .lenient),
    DecodingOptions(limits: .init(stringLength: 4, numberLength: 4)),
    DecodingOptions(rules: .init(fractions: .round, acceptsNumericPrefixes: true)),
    DecodingOptions(conversions: .strict, rules: .init(fractions: .truncate)),
    DecodingOptions(conventions: .init(nonFiniteNumbers: .names(infinity: "12", nan: "1.5"))),
    DecodingOptions(conventions: .init(nonFiniteNumbers: .null)),
  ]

  private static let texts = [
    "true", "false", "null", "True", "tru", "t", "1", "0", "-0", "-1", "00", "01", "1.", ".5", "-",
    "1.0", "0.0", "-0.0", "3.50", "2.5", "1e2", "1E+2", "12e-1", "120e-1", "1e-400", "1e400",
    "0e99999999999999999999", "255", "256", "-128", "-129", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "18446744073709551616", "18446744073709551615.0", "1844674407370955161.50e1",
    "9999999999999999999.0", "0.0000000000000000000", "1000000000000000000000e-3",
    "0.00000000000000000012e20", "0.000000000000000000001e21", "12 ", " 12", "12x", "1 2", "",
    "170141183460469231731687303715884105727", "-170141183460469231731687303715884105728.0",
  ]

  @Test(arguments: texts)
  func words(_ word: String) {
    for (row, options) in Self.options.enumerated() {
      for (column, text) in [word, "\"\(word)\""].enumerated() {
        for placement in Placement.some(row + column + word.utf8.count) {
          compareAll(text, placement, options)
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func randomNumbers(_ seed: UInt64) {
    var generator = SeededGenerator(seed: 700 + seed)
    for _ in 0..<LongRun.count(100, long: 300) {
      var text = generator.text(of: generator.pick(HardNumber.allCases))
      if generator.below(2) == 0 { text = "\"\(text)\"" }
      var bytes = Array(text.utf8)
      if generator.below(4) == 0 { generator.damage(&bytes) }
      compareAll(
        String(decoding: bytes, as: UTF8.self), generator.pick(Placement.allCases),
        generator.pick(Self.options))
    }
  }

  private func compareAll(_ text: String, _ placement: Placement, _ options: DecodingOptions) {
    compare(Bool.self, text, placement, options)
    compare(Int.self, text, placement, options)
    compare(Int8.self, text, placement, options)
    compare(UInt8.self, text, placement, options)
    compare(UInt64.self, text, placement, options)
    compare(Int128.self, text, placement, options)
    compare(Double.self, text, placement, options)
    compare(Float.self, text, placement, options)
    compare(String.self, text, placement, options)
  }

  private func compare<T: MappingDecodable & Equatable>(
    _ type: T.Type, _ text: String, _ placement: Placement, _ options: DecodingOptions
  ) {
    // Elements, so that bytes follow the value.
    let bytes = Array("[\(text),\(text)]".utf8)
    let report = JSONReader.report([T].self, from: bytes.span, options)
    switch decode([T].self, bytes, placement, options) {
    case .success(let values):
      // NaN equals nothing.
      #expect(
        report.value == values || "\(values)".contains("nan"), "\(type) of \(text) \(options)")
      #expect(report.errors.isEmpty, "\(type) of \(text) \(options)")
    case .failure(let error):
      #expect(report.errors.first?.code == error.code, "\(type) of \(text) \(options)")
    }
  }
}
