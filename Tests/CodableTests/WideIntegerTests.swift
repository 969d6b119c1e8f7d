import Foundation
import MaquetteCodable
import Testing

/// The containers of the standard library fail for these types unless a coder has functions of its own.
@Suite("Integers of 128 bits") struct WideIntegerTests {
  struct Wide: Codable, Equatable {
    var signed: Int128
    var unsigned: UInt128
    var absent: Int128?
    var list: [Int128]
  }

  struct Single: Codable, Equatable {
    var value: Int128
    init(_ value: Int128) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int128.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  struct Elements: Codable, Equatable {
    var values: [UInt128]
    init(_ values: [UInt128]) { self.values = values }
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      values = []
      while !container.isAtEnd { values.append(try container.decode(UInt128.self)) }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    }
  }

  @Test func `Are members, elements and single values`() throws {
    let wide = Wide(
      signed: .min, unsigned: .max, absent: nil, list: [1, .max])
    let text = try CodableJSONEncoder().encodeString(wide)
    #expect(try CodableJSONDecoder().decode(Wide.self, from: text) == wide)
    #expect(try JSONDecoder().decode(Wide.self, from: Data(text.utf8)) == wide)
    for value in [Int128.min, 0, .max] {
      let text = try CodableJSONEncoder().encodeString(Single(value))
      #expect(text == "\(value)")
      #expect(try CodableJSONDecoder().decode(Single.self, from: text) == Single(value))
    }
    let elements = try CodableJSONEncoder().encodeString(Elements([0, .max]))
    #expect(elements == "[0,\(UInt128.max)]")
    #expect(try CodableJSONDecoder().decode(Elements.self, from: elements) == Elements([0, .max]))
  }
}
