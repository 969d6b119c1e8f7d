import TestSupport
import Testing

@testable import MaquetteCore

/// Numbers are printed in their shortest form, and decode to the same bits.
@Suite("Writing numbers")
struct NumberWritingTests {
  @Test(arguments: 0..<4)
  func doublesRoundTrip(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var doubles: [Double] = []
    while doubles.count < 4000 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { doubles.append(value) }
      doubles.append(Double(generator.below(1_000_000)) / 100)
    }
    let text = try json(doubles)
    #expect(try [Double](json: text).map(\.bitPattern) == doubles.map(\.bitPattern))
    let tree = try AnyValue(encoding: doubles, EncodingOptions())
    let read = try tree.decode([Double].self, DecodingOptions())
    #expect(read.map(\.bitPattern) == doubles.map(\.bitPattern))
    #expect(try json(tree) == text)
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 0.1, 1e15, 1e16, 1e17, 1e21, 1e22, 1e-4, 1e-5, 1e-7, 123456.789, .pi,
    .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, 0x1p53, 0x1p63, 0x1p64,
    -0x1p63, 1.7976931348623157e308,
  ])
  func chosenDoubles(_ value: Double) throws {
    let text = try json(value)
    #expect(ReferenceParser.parse(Array(text.utf8)) != nil, "\(text)")
    #expect(try Double(json: text).bitPattern == value.bitPattern)
    let float = Float(value)
    guard float.isFinite else { return }
    #expect(try Float(json: try json(float)).bitPattern == float.bitPattern)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func noNumbers(_ value: Double) throws {
    #expect(throws: MappingError.self) { try json(value) }
    #expect(throws: MappingError.self) { try json(Float(value)) }
    #expect(throws: MappingError.self) { try json(["a": AnyValue.number(AnyValue.Number(value))]) }
    let error = #expect(throws: MappingError.self) { try json([[1, 2], [3, value]]) }
    #expect(error?.code == .unencodable)
    #expect(error?.path.description == "[1][1]")
  }

  private static let widths: [any TestInteger.Type] = [
    Int8.self, Int16.self, Int32.self, Int64.self, Int.self, Int128.self,
    UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt.self, UInt128.self,
  ]

  @Test(arguments: widths)
  func integers(_ type: any TestInteger.Type) throws {
    try checkIntegers(type)
  }

  /// Values around every power of ten and of two.
  private func checkIntegers<I: FixedWidthInteger & Mappable>(_ type: I.Type) throws {
    var values: [I] = [I.min, I.max, I.min + 1, I.max - 1, 0, 1]
    var power: I = 1
    while true {
      values += [power, power - 1, power + 1]
      if I.isSigned { values += [0 - power, 1 - power, 0 - power - 1] }
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow { break }
      power = next
    }
    for bit in 0..<I.bitWidth - 1 { values += [I(1) << bit, (I(1) << bit) - 1] }
    for value in values {
      #expect(try json(value) == "\(value)")
      #expect(try AnyValue(encoding: value, EncodingOptions()).number?.description == "\(value)")
    }
    #expect(try [I](json: try json(values)) == values)
  }

  @Test func everySmallInteger() throws {
    let values = Array(-1100...11000)
    #expect(try json(values) == "[" + values.map(String.init).joined(separator: ",") + "]")
  }

  @Test func randomIntegers() throws {
    var generator = SeededGenerator(seed: 5)
    let values = (0..<5000).map { _ in
      Int64(bitPattern: generator.next()) >> Int64(generator.below(64))
    }
    #expect(try json(values) == "[" + values.map(String.init).joined(separator: ",") + "]")
    let unsigned = values.map { UInt64(bitPattern: $0) }
    #expect(try json(unsigned) == "[" + unsigned.map(String.init).joined(separator: ",") + "]")
  }
}
