import Maquette
import Testing

/// Compact documents that encode to the same bytes.
///
/// All documents do so as trees: numbers keep their text, and keys their order. As typed values,
/// numbers encode as the same doubles, in the shortest form and with a signed exponent.
@Suite("Round trip by bytes", .enabled(if: Corpora.areAvailable, Corpora.reason))
struct ByteRoundTripTests {
  private static let folder = "roundtrip"

  @Test(arguments: Corpora.documents(in: folder))
  func document(_ name: String) throws {
    let bytes = try Corpora.bytes("\(Self.folder)/\(name)").trimmed
    let tree = try AnyValue(json: bytes)
    #expect(try tree.jsonBytes() == bytes)
    #expect(try ValueMapper().encode(tree).jsonBytes() == bytes)
    if let elements = try? [AnyValue](json: bytes) { #expect(try elements.jsonBytes() == bytes) }
  }

  @Test(arguments: Corpora.documents(in: folder))
  func numbers(_ name: String) throws {
    let bytes = try Corpora.bytes("\(Self.folder)/\(name)").trimmed
    let strict = JSONMapper(options: .init(conversions: .strict))
    if let integers = try? strict.decode([Int].self, from: bytes) {
      #expect(try integers.jsonBytes() == bytes)
    } else if let doubles = try? strict.decode([Double].self, from: bytes) {
      let written = try doubles.jsonBytes()
      #expect(try [Double](json: written).map(\.bitPattern) == doubles.map(\.bitPattern))
      let text = String(decoding: bytes, as: UTF8.self)
      let signed = text.contains("e-") ? text : text.replacing("e", with: "e+")
      #expect(String(decoding: written, as: UTF8.self) == signed)
    }
  }

  @Test func noneIsMissing() {
    #expect(Corpora.documents(in: Self.folder).count == 27)
  }
}

extension [UInt8] {
  /// The bytes without trailing line breaks, which are not part of the document.
  fileprivate var trimmed: [UInt8] {
    Array(prefix((lastIndex { $0 != 0x0A && $0 != 0x0D } ?? -1) + 1))
  }
}
