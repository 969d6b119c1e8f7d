import AgreementSupport
import Maquette
import Testing

private struct Length: DecodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    try reader.readString().count
  }
}

private struct Stars: EncodingStrategy {
  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeString(String(repeating: "*", count: value))
  }
}

private struct Half: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    try reader.readString().count / 2
  }

  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeString(String(repeating: "-", count: value * 2))
  }
}

@Suite("Strategies of one direction inside others")
struct OneWayCompositionTests {
  @Mappable fileprivate struct Model: Equatable {
    @DecodableBy(.elements(of: Length())) var read: [Int] = []
    @EncodableBy(.elements(of: Stars())) var written: [Int] = []
    @DecodableBy(.elements(of: Length())) @EncodableBy(.elements(of: Stars())) var both: [Int] = []
    @CodableBy(.elements(of: Half())) var halves: [Int] = []
    @DecodableBy(.values(of: .elements(of: Length()))) var deep: [String: [Int]] = [:]
    @EncodableBy(.values(of: Stars())) var values: [String: Int] = [:]
    @DecodableBy(.uniqueElements(of: Length())) var unique: Set<Int> = []
  }

  // Features: 95
  @Test("They are strategies of the same direction") func directions() throws {
    let model = try read(
      Model.self,
      #"{"read":["a","bc"],"written":[1],"both":["abc"],"halves":["--"],"deep":{"k":["ab"]},"values":{"v":2},"unique":["a","b"]}"#
    )
    #expect(
      model
        == Model(
          read: [1, 2], written: [1], both: [3], halves: [1], deep: ["k": [2]], values: ["v": 2],
          unique: [1]))
    #expect(
      try write(model)
        == #"{"read":[1,2],"written":["*"],"both":["***"],"halves":["--"],"deep":{"k":[2]},"values":{"v":"**"},"unique":[1]}"#
    )
  }

  @Test("Errors have the location of the element") func errors() throws {
    #expect(try readError(Model.self, #"{"deep":{"k":["a",[]]}}"#).path.description == "deep.k[1]")
  }

}
