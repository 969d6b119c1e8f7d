import Maquette
import Testing

@Suite("Keys that the naming rule treats as equal")
struct DuplicateSpellingTests {
  private static let json = #"{"x":1,"X":2}"#

  private static func options(_ duplicates: DecodingOptions.DuplicateKeys) -> JSONMapper.Options {
    .init(duplicateKeys: duplicates, keys: .ignoringCase)
  }

  @Test("Two spellings of one key are duplicates")
  func spellings() throws {
    let error = try #require(throws: MappingError.self) {
      try JSONMapper(options: Self.options(.reject)).decode(TableSpot.self, from: Self.json)
    }
    #expect(error.code == .duplicateKey)
    let first = try JSONMapper(options: Self.options(.firstWins))
      .decode(TableSpot.self, from: Self.json)
    #expect(first.x == 1)
    let last = try JSONMapper(options: Self.options(.lastWins))
      .decode(TableSpot.self, from: Self.json)
    #expect(last.x == 2)
  }

  @Test("Keys of different properties are not duplicates")
  func different() throws {
    let spot = try JSONMapper(options: Self.options(.reject))
      .decode(TableSpot.self, from: #"{"X":1,"y":2}"#)
    #expect(spot == TableSpot(x: 1, y: 2))
  }
}
