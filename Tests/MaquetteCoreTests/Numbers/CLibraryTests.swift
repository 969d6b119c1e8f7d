import TestSupport
import Testing

@testable import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers decode to the same values as with the C library, which rounds correctly.
///
/// `Fuzzing/numbers.sh` runs the same checks for a given number of texts.
@Suite("Numbers against the C library")
struct CLibraryTests {
  @Test(arguments: HardNumber.allCases)
  func reading(_ kind: HardNumber) {
    var generator = SeededGenerator(seed: 77)
    let count =
      kind == .long ? LongRun.count(500, long: 2000) : LongRun.count(4000, long: 15_000)
    let texts = (0..<count).map { _ in generator.text(of: kind) }
    let doubles = texts.filter { strtod($0, nil).isFinite }
    let found = try? [Double](json: "[\(doubles.joined(separator: ","))]")
    #expect(found?.map(\.bitPattern) == doubles.map { strtod($0, nil).bitPattern })
    let floats = texts.filter { strtof($0, nil).isFinite }
    let foundFloats = try? [Float](json: "[\(floats.joined(separator: ","))]")
    #expect(foundFloats?.map(\.bitPattern) == floats.map { strtof($0, nil).bitPattern })
    for text in texts {
      if strtod(text, nil).isInfinite {
        #expect(decode(Double.self, text).code == .numberOutOfRange, "\(text)")
      }
      if strtof(text, nil).isInfinite {
        #expect(decode(Float.self, text).code == .numberOutOfRange, "\(text)")
      }
    }
  }

  /// In a tree a number keeps its text and its value.
  @Test(arguments: HardNumber.allCases)
  func trees(_ kind: HardNumber) throws {
    var generator = SeededGenerator(seed: 78)
    for _ in 0..<500 {
      let text = generator.text(of: kind)
      let value = try AnyValue(json: text)
      #expect(try json(value) == text)
      #expect(try json(AnyValue(encoding: value, EncodingOptions())) == text)
      let number = try #require(value.number)
      #expect(number.double.bitPattern == strtod(text, nil).bitPattern, "\(text)")
      #expect(number.float.bitPattern == strtof(text, nil).bitPattern, "\(text)")
      #expect(AnyValue.Number(decimal: text) == number)
    }
  }
}
