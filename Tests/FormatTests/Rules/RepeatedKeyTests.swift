import Foundation
import Maquette
import MaquetteMessagePack
import Testing

/// A key whose text does not say all that it is.
struct FoldedKey: MappableKey, ExpressibleByStringLiteral {
  let text: String
  var mappingKey: String { text.lowercased() }

  init(stringLiteral text: String) { self.text = text }
  init?(mappingKey: String) { text = mappingKey }
}

struct LowercaseStrategy: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    try reader.read(String.self)
  }

  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    try writer.write(value.lowercased())
  }
}

/// Decoded, only one of two members with the same key would be left.
@Suite("Keys of dictionaries that are the same text") struct RepeatedKeyTests {
  @Mappable struct Plain {
    var counts: [FoldedKey: Int]
  }

  @Mappable struct ByValues {
    @CodableBy(.values(of: PlainStrategy<Int>(), keys: FoldedKey.self)) var counts: [FoldedKey: Int]
  }

  @Mappable struct ByKeys {
    @CodableBy(.keys(of: LowercaseStrategy(), values: PlainStrategy<Int>())) var counts:
      [String: Int]
  }

  private func encodings<T: Mappable>(_ model: T) -> [() throws -> Any] {
    [
      { try JSONMapper().encode(model) }, { try ValueMapper().encode(model) },
      { try DictionaryMapper().encode(model) }, { try MessagePackMapper().encode(model) },
    ]
  }

  private func expectError<T: Mappable>(_ model: T) {
    for encode in encodings(model) {
      let error = #expect(throws: MappingError.self) { try encode() }
      #expect(error?.code == .unencodable)
      #expect(error?.path.description == "counts")
      let message =
        #"expected keys that differ as text at 'counts' in \#(T.self), found "a" for two of them"#
      #expect(error?.description.contains(message) == true)
    }
  }

  @Test func `They are an error in every format`() {
    expectError(Plain(counts: ["a": 1, "A": 2]))
    expectError(ByValues(counts: ["a": 1, "A": 2]))
    expectError(ByKeys(counts: ["a": 1, "A": 2]))
  }

  @Test func `Keys that differ are encoded`() throws {
    for encode in encodings(Plain(counts: ["a": 1, "B": 2])) { _ = try encode() }
    #expect(try JSONMapper().encodeString(Plain(counts: ["A": 1])) == #"{"counts":{"a":1}}"#)
    #expect(try JSONMapper().encodeString(ByKeys(counts: ["A": 1])) == #"{"counts":{"a":1}}"#)
    #expect(throws: MappingError.self) {
      try [Double.nan: 1, -.nan: 2].jsonString()
    }
  }
}
