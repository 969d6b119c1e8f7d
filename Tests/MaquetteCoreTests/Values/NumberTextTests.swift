import MaquetteCore
import Testing

@Suite("The text of numbers in trees")
struct NumberTextTests {
  /// Numbers with lengths around every change of storage, with each character at each valid
  /// position.
  static let numbers: [String] = {
    var numbers = ["0", "-0", "0.0", "-0.0", "-0.50", "1E5", "1e5", "-1.5e-7", "2.25E+10", "0e0"]
    let digits = Array("98765432101234567890123456789012345")
    for count in 1...35 {
      let whole = String(digits.prefix(count))
      numbers += [whole, "-" + whole]
      for point in 1..<max(count, 2) where count > 1 {
        let fraction = whole.prefix(point) + "." + whole.dropFirst(point)
        numbers += [String(fraction), "-" + fraction, fraction + "e3", fraction + "E-12"]
      }
    }
    return numbers
  }()

  @Test("The text survives a round trip at every position", arguments: Placement.allCases)
  func texts(_ placement: Placement) throws {
    for number in Self.numbers {
      let value = try decode(AnyValue.self, Array("[\(number)]".utf8), placement).get()
      #expect(encoded(value) == "[\(number)]")
      guard case .array(let elements) = value, case .number(let read)? = elements.first else {
        Issue.record("\(number) is no number")
        continue
      }
      #expect(read.description == number)
      #expect(read.double.bitPattern == Double(number)?.bitPattern)
    }
  }

  @Test("The storage of a number makes no difference")
  func equality() throws {
    for number in Self.numbers {
      let value = try decode(AnyValue.self, Array(number.utf8)).get()
      let other = AnyValue.number(try #require(AnyValue.Number(decimal: number)))
      #expect(value == other && value.hashValue == other.hashValue)
    }
  }

  @Test("Invalid numbers of any length are rejected")
  func mistakes() {
    for (row, number) in Self.numbers.enumerated() {
      for (column, mistake) in [".", "-", "e", "1.2.3", "x"].enumerated() {
        for placement in Placement.some(row + column) {
          #expect(
            decode(AnyValue.self, Array("[\(number)\(mistake)]".utf8), placement).error != nil)
        }
      }
    }
  }

  private func encoded(_ value: AnyValue) -> String? {
    (try? JSONMapper().encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
