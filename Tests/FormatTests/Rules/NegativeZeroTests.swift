import Maquette
import Testing

/// An integer has no negative zero, but a document may.
@Suite("Negative zero") struct NegativeZeroTests {
  @Mappable struct Numbers: Equatable {
    var any: AnyValue
    var integer: Int
    var double: Double
  }

  @Test("Every format keeps its sign", arguments: FormatUnderTest.all)
  func sign(_ format: FormatUnderTest) throws {
    let tree = try AnyValue(json: #"{"any": -0, "integer": -0, "double": -0}"#)
    let numbers = try ValueMapper().decode(Numbers.self, from: tree)
    for written in [
      try format.mapping.encode(tree, EncodingOptions()),
      try format.mapping.encode(numbers, EncodingOptions()),
    ] {
      let read = try format.mapping.decode(Numbers.self, from: written, DecodingOptions())
      let any = try #require(read.any.number?.double ?? read.any.string.flatMap(Double.init))
      #expect(any == 0 && any.sign == .minus)
      #expect(read.integer == 0)
      #expect(read.double == 0 && read.double.sign == .minus)
    }
  }
}
