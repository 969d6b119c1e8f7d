import MaquetteCBOR
import MaquetteCore
import Testing

/// The examples of RFC 8949, appendix A, decoded and encoded.
@Suite("CBOR: appendix A")
struct CBORExampleTests {
  /// Encoded items, and their trees.
  static let preferred: [(String, AnyValue)] = [
    ("00", 0), ("01", 1), ("0a", 10), ("17", 23), ("1818", 24), ("1819", 25), ("1864", 100),
    ("1903e8", 1000), ("1a000f4240", 1_000_000), ("1b000000e8d4a51000", 1_000_000_000_000),
    ("1bffffffffffffffff", number("18446744073709551615")),
    ("c249010000000000000000", number("18446744073709551616")),
    ("3bffffffffffffffff", number("-18446744073709551616")),
    ("c349010000000000000000", number("-18446744073709551617")),
    ("20", -1), ("29", -10), ("3863", -100), ("3903e7", -1000),
    ("f90000", 0.0), ("f98000", .number(AnyValue.Number(-0.0))), ("f93c00", 1.0),
    ("fb3ff199999999999a", 1.1), ("f93e00", 1.5), ("f97bff", 65504.0), ("fa47c35000", 100000.0),
    ("fa7f7fffff", .number(AnyValue.Number(0x1.fffffep127))), ("fb7e37e43c8800759c", 1.0e+300),
    ("f90001", .number(AnyValue.Number(0x1p-24))), ("f90400", 0.00006103515625), ("f9c400", -4.0),
    ("fbc010666666666666", -4.1),
    ("f97c00", .number(AnyValue.Number(Double.infinity))),
    ("f97e00", .number(AnyValue.Number(Double.nan))),
    ("f9fc00", .number(AnyValue.Number(-Double.infinity))),
    ("f4", false), ("f5", true), ("f6", nil),
    (
      "c074323031332d30332d32315432303a30343a30305a",
      .date(Timestamp(secondsSince1970: 1_363_896_240))
    ),
    ("c11a514b67b0", .date(Timestamp(secondsSince1970: 1_363_896_240))),
    ("c1fb41d452d9ec200000", .date(Timestamp(secondsSince1970: 1_363_896_240.5))),
    ("d74401020304", tagged(23, .bytes([1, 2, 3, 4]))),
    ("d818456449455446", tagged(24, .bytes(bytes("6449455446")))),
    ("d82076687474703a2f2f7777772e6578616d706c652e636f6d", tagged(32, "http://www.example.com")),
    ("40", .bytes([])), ("4401020304", .bytes([1, 2, 3, 4])),
    ("60", ""), ("6161", "a"), ("6449455446", "IETF"), ("62225c", "\"\\"), ("62c3bc", "ü"),
    ("63e6b0b4", "水"), ("64f0908591", "𐅑"),
    ("80", []), ("83010203", [1, 2, 3]), ("8301820203820405", [1, [2, 3], [4, 5]]),
    (
      "98190102030405060708090a0b0c0d0e0f101112131415161718181819",
      .array((1...25).map { .number(AnyValue.Number($0)) })
    ),
    ("a0", [:]), ("a26161016162820203", ["a": 1, "b": [2, 3]]),
    ("826161a161626163", ["a", ["b": "c"]]),
    (
      "a56161614161626142616361436164614461656145",
      ["a": "A", "b": "B", "c": "C", "d": "D", "e": "E"]
    ),
  ]

  /// Items that decode but have another encoded form.
  static let others: [(String, AnyValue, String)] = [
    ("a201020304", ["1": 2, "3": 4], "a2613102613304"),
    ("f7", nil, "f6"),
    ("fa7f800000", .number(AnyValue.Number(Double.infinity)), "f97c00"),
    ("fa7fc00000", .number(AnyValue.Number(Double.nan)), "f97e00"),
    ("faff800000", .number(AnyValue.Number(-Double.infinity)), "f9fc00"),
    ("fb7ff0000000000000", .number(AnyValue.Number(Double.infinity)), "f97c00"),
    ("fb7ff8000000000000", .number(AnyValue.Number(Double.nan)), "f97e00"),
    ("fbfff0000000000000", .number(AnyValue.Number(-Double.infinity)), "f9fc00"),
    ("5f42010243030405ff", .bytes([1, 2, 3, 4, 5]), "450102030405"),
    ("7f657374726561646d696e67ff", "streaming", "6973747265616d696e67"),
    ("9fff", [], "80"),
    ("9f018202039f0405ffff", [1, [2, 3], [4, 5]], "8301820203820405"),
    ("9f01820203820405ff", [1, [2, 3], [4, 5]], "8301820203820405"),
    ("83018202039f0405ff", [1, [2, 3], [4, 5]], "8301820203820405"),
    ("83019f0203ff820405", [1, [2, 3], [4, 5]], "8301820203820405"),
    (
      "9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff",
      .array((1...25).map { .number(AnyValue.Number($0)) }),
      "98190102030405060708090a0b0c0d0e0f101112131415161718181819"
    ),
    ("bf61610161629f0203ffff", ["a": 1, "b": [2, 3]], "a26161016162820203"),
    ("826161bf61626163ff", ["a", ["b": "c"]], "826161a161626163"),
    ("bf6346756ef563416d7421ff", ["Fun": true, "Amt": -2], "a26346756ef563416d7421"),
  ]

  private static func number(_ text: String) -> AnyValue {
    .number(AnyValue.Number(decimal: text)!)
  }

  private static func tagged(_ tag: UInt64, _ value: AnyValue) -> AnyValue {
    .tagged(TaggedValue(ValueTag(cbor: tag), value))
  }

  @Test(arguments: preferred)
  func itemsInTheirShortestForm(_ item: String, _ value: AnyValue) throws {
    let mapper = CBORMapper()
    #expect(try mapper.decodeValue(from: bytes(item)) == value)
    // A timestamp of whole seconds encodes as a number; the text has the same value.
    let written = item.hasPrefix("c074") ? "c11a514b67b0" : item
    #expect(hexadecimal(try mapper.encode(value)) == written)
    #expect(
      hexadecimal(try CBORMapper(options: .init(format: .deterministic)).encode(value)) == written)
    let strict = CBORMapper(options: .init(format: .deterministic))
    #expect(try strict.decodeValue(from: bytes(item)) == value)
  }

  @Test(arguments: others)
  func itemsInOtherForms(_ item: String, _ value: AnyValue, _ shortest: String) throws {
    let mapper = CBORMapper()
    #expect(try mapper.decodeValue(from: bytes(item)) == value)
    #expect(hexadecimal(try mapper.encode(value)) == shortest)
    // Integer keys, undefined, and items that are deterministic anyway.
    guard !["a201020304", "f7"].contains(item) else { return }
    let strict = CBORMapper(options: .init(format: .deterministic))
    #expect(throws: MappingError.self) { try strict.decodeValue(from: bytes(item)) }
  }

  @Test(arguments: ["f0", "f8ff", "f3", "e0", "f820"])
  func simpleValuesWithoutMeaningAreRefused(_ item: String) throws {
    let error = try #require(throws: MappingError.self) {
      try CBORMapper().decodeValue(from: bytes(item))
    }
    #expect(error.code == .typeMismatch)
    #expect(error.byteOffset == 0)
  }

  @Test func keysAreIntegersOnRequest() throws {
    let mapper = CBORMapper(options: .init(format: CBORFormat(writesIntegerKeys: true)))
    #expect(hexadecimal(try mapper.encode([1: 2])) == "a10102")
    #expect(try mapper.decode([Int: Int].self, from: bytes("a201022003")) == [1: 2, -1: 3])
    #expect(
      hexadecimal(try mapper.encode(["-1": 2, "01": 3] as AnyValue))
        == "a22002 623031 03".filter { $0 != " " })
  }
}
