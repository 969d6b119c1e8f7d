import MaquetteCore
import MaquetteMessagePack
import Testing

/// Every form of the specification, and the shortest form that is encoded.
@Suite("MessagePack: forms")
struct MessagePackFormTests {
  /// Values in their shortest form.
  static let smallest: [(String, AnyValue)] = [
    ("c0", nil), ("c2", false), ("c3", true),
    ("00", 0), ("7f", 127), ("cc80", 128), ("ccff", 255), ("cd0100", 256), ("cdffff", 65535),
    ("ce00010000", 65536), ("ceffffffff", 4_294_967_295), ("cf0000000100000000", 4_294_967_296),
    ("cf7fffffffffffffff", .number(AnyValue.Number(Int64.max))),
    ("cfffffffffffffffff", .number(AnyValue.Number(UInt64.max))),
    ("ff", -1), ("e0", -32), ("d0df", -33), ("d080", -128), ("d1ff7f", -129), ("d18000", -32768),
    ("d2ffff7fff", -32769), ("d280000000", -2_147_483_648), ("d3ffffffff7fffffff", -2_147_483_649),
    ("d38000000000000000", .number(AnyValue.Number(Int64.min))),
    ("cb3ff199999999999a", 1.1), ("cb3ff8000000000000", 1.5),
    ("cb7ff0000000000000", .number(AnyValue.Number(Double.infinity))),
    ("cb7ff8000000000000", .number(AnyValue.Number(Double.nan))),
    ("a0", ""), ("a161", "a"), ("a3e6b0b4", "水"), ("bf" + x(31), text(31)),
    ("d920" + x(32), text(32)), ("d9ff" + x(255), text(255)), ("da0100" + x(256), text(256)),
    ("daffff" + x(65535), text(65535)), ("db00010000" + x(65536), text(65536)),
    ("c400", .bytes([])), ("c4020102", .bytes([1, 2])), ("c4ff" + x(255), bin(255)),
    ("c50100" + x(256), bin(256)), ("c600010000" + x(65536), bin(65536)),
    ("90", []), ("93010203", [1, 2, 3]), ("9f" + zeros(15), array(15)),
    ("dc0010" + zeros(16), array(16)),
    ("dd00010000" + zeros(65536), array(65536)),
    ("80", [:]), ("82a16101a162920203", ["a": 1, "b": [2, 3]]),
    ("d40501", ext(5, 1)), ("d5050101", ext(5, 2)), ("d60501010101", ext(5, 4)),
    ("d705" + ones(8), ext(5, 8)), ("d880" + ones(16), ext(-128, 16)), ("c70005", ext(5, 0)),
    ("c70305010101", ext(5, 3)), ("c8010005" + ones(256), ext(5, 256)),
    ("c90001000005" + ones(65536), ext(5, 65536)),
    ("d6ff00000000", date(0)), ("d6ffffffffff", date(4_294_967_295)),
    ("d7ff0000000100000000", date(4_294_967_296)), ("d7ff7735940000000000", date(0.5)),
    ("c70cff1dcd6500ffffffffffffffff", date(-0.5)), ("c70cff00000000ffffffffffffffff", date(-1)),
    ("c70cff000000000000000400000000", date(17_179_869_184)),
  ]

  /// Values in longer forms than necessary.
  static let larger: [(String, AnyValue)] = [
    ("cc00", 0), ("cd0000", 0), ("ce00000000", 0), ("cf0000000000000000", 0), ("d000", 0),
    ("d10001", 1), ("d2ffffffff", -1), ("d3ffffffffffffffff", -1), ("d900", ""), ("da0000", ""),
    ("db00000000", ""), ("c50000", .bytes([])), ("c600000000", .bytes([])), ("dc0000", []),
    ("dd00000000", []), ("de0000", [:]), ("df00000001a16101", ["a": 1]), ("ca3fc00000", 1.5),
    ("ca3dcccccd", .number(AnyValue.Number(0.10000000149011612))), ("c7010501", ext(5, 1)),
    ("c7 04 ff 00000000", date(0)), ("c8 0008 ff 0000000000000000", date(0)),
    ("8101a161", ["1": "a"]), ("81ffa161", ["-1": "a"]), ("81cd0100c0", ["256": nil]),
    ("81d3ffffffffffffffffc0", ["-1": nil]),
  ]

  private static func x(_ count: Int) -> String { String(repeating: "78", count: count) }
  private static func text(_ count: Int) -> AnyValue {
    .string(String(repeating: "x", count: count))
  }
  private static func bin(_ count: Int) -> AnyValue {
    .bytes([UInt8](repeating: 0x78, count: count))
  }
  private static func zeros(_ count: Int) -> String { String(repeating: "00", count: count) }
  private static func array(_ count: Int) -> AnyValue {
    .array([AnyValue](repeating: 0, count: count))
  }
  private static func ones(_ count: Int) -> String { String(repeating: "01", count: count) }

  private static func ext(_ type: Int8, _ count: Int) -> AnyValue {
    MessagePackExtension(type: type, bytes: [UInt8](repeating: 1, count: count)).value
  }

  private static func date(_ seconds: Double) -> AnyValue {
    .date(Timestamp(secondsSince1970: seconds))
  }

  @Test func smallestForms() throws {
    let mapper = MessagePackMapper()
    for (item, value) in Self.smallest {
      let item = bytes(item)
      #expect(try mapper.decodeValue(from: item) == value)
      #expect(try mapper.encode(value) == item)
    }
  }

  @Test func largerFormsAreRead() throws {
    for (item, value) in Self.larger {
      #expect(try MessagePackMapper().decodeValue(from: bytes(item)) == value, "\(item)")
    }
  }

  /// Invalid data, and the offset of the error.
  @Test(arguments: [
    (
      "c1", "unexpected byte, expected a value, found a byte that begins no value: c1 (byte 0)"
    ),
    (
      "91c1",
      "unexpected byte, expected a value at '[0]', found a byte that begins no value: c1 (byte 1)"
    ),
    ("a2c328", "invalid UTF-8 (byte 1)"), ("c0c0", "unexpected content after the value (byte 1)"),
    ("81c0c0", "expected text or an integer as a key, found the byte c0 (byte 1)"),
    ("81ca00000000c0", "expected text or an integer as a key, found the byte ca (byte 1)"),
    ("819000", "expected text or an integer as a key, found the byte 90 (byte 1)"),
    ("81c40000", "expected text or an integer as a key, found the byte c4 (byte 1)"),
    (
      "91d7ffee6b280000000000",
      "expected a timestamp of 4, 8 or 12 bytes with less than a second of nanoseconds at '[0]', "
        + "found 8 bytes (byte 1)"
    ),
    (
      "d5ff0000",
      "expected a timestamp of 4, 8 or 12 bytes with less than a second of nanoseconds, "
        + "found 2 bytes (byte 0)"
    ),
    (
      "c70cff3b9aca000000000000000000",
      "expected a timestamp of 4, 8 or 12 bytes with less than a second of nanoseconds, "
        + "found 12 bytes (byte 0)"
    ),
    ("", "unexpected end of the data (byte 0)"),
    ("91", "unexpected end of the data, expected 1 element, found 0 more bytes (byte 0)"),
    (
      "dbffffffff",
      "unexpected end of the data, expected 4294967295 bytes, found 0 more bytes (byte 0)"
    ),
    (
      "ddffffffff00",
      "unexpected end of the data, expected 4294967295 elements, found 1 more byte (byte 0)"
    ),
    (
      "dfffffffff0000",
      "unexpected end of the data, expected 4294967295 keys and values, found 2 more bytes (byte 0)"
    ),
    (
      "c9ffffffff0500",
      "unexpected end of the data, expected 4294967295 bytes, found 1 more byte (byte 0)"
    ),
    (
      "81a16192a162",
      "unexpected end of the data at 'a[1]' (byte 6)"
    ),
  ])
  func mistakes(_ item: String, _ message: String) throws {
    let error = try #require(throws: MappingError.self) {
      try MessagePackMapper().decodeValue(from: bytes(item))
    }
    #expect(error.description == message)
  }

  @Test func depthIsLimited() throws {
    for opening in ["91", "8100"] {
      let item = bytes(String(repeating: opening, count: 100_000))
      for depth in [512, Int.max] {
        let mapper = MessagePackMapper(options: .init(limits: .init(depth: depth)))
        let error = try #require(throws: MappingError.self) { try mapper.decodeValue(from: item) }
        #expect(error.code == .depthExceeded)
      }
    }
  }

  @Test func floatsAreNarrowedOnRequest() throws {
    let mapper = MessagePackMapper(options: .init(format: .init(narrowsFloats: true)))
    #expect(hexadecimal(try mapper.encode(1.5)) == "ca3fc00000")
    #expect(hexadecimal(try mapper.encode(1.1)) == "cb3ff199999999999a")
    #expect(hexadecimal(try mapper.encode(Float(0.1))) == "ca3dcccccd")
    #expect(try mapper.decode(Float.self, from: bytes("ca3dcccccd")) == 0.1)
    #expect(try mapper.decode(Float.self, from: try MessagePackMapper().encode(Float(0.1))) == 0.1)
  }

  @Test func olderDataHasOneTypeForTextAndBytes() throws {
    let mapper = MessagePackMapper(options: .init(format: .init(hasOnlyRaw: true)))
    #expect(hexadecimal(try mapper.encode(.bytes([0xFF]) as AnyValue)) == "a1ff")
    #expect(
      hexadecimal(try mapper.encode(String(repeating: "x", count: 32)).prefix(3).map { $0 })
        == "da0020")
    #expect(try mapper.decodeValue(from: bytes("92a1ffa161")) == [.bytes([0xFF]), "a"])
    #expect(throws: MappingError.self) { try MessagePackMapper().decodeValue(from: bytes("a1ff")) }
  }

  @Test func integersBeyondTheFormatAreErrors() throws {
    for text in ["18446744073709551616", "-9223372036854775809"] {
      let error = try #require(throws: MappingError.self) {
        try MessagePackMapper().encode(["a": .number(AnyValue.Number(decimal: text)!)] as AnyValue)
      }
      #expect(error.code == .unencodable)
      #expect(error.path.description == "a")
      #expect(error.found == text)
    }
  }

  @Test func sequencesAreArrays() throws {
    let mapper = MessagePackMapper(options: .init(format: .init(isSequence: true)))
    #expect(try mapper.decode([Int].self, from: bytes("010203")) == [1, 2, 3])
    #expect(try mapper.decode([Int].self, from: []) == [])
    #expect(try mapper.decodeValue(from: bytes("920102a161")) == [[1, 2], "a"])
    #expect(hexadecimal(try mapper.encode([1, 2])) == "0102")
    #expect(throws: MappingError.self) { try mapper.encode(1) }
    #expect(throws: MappingError.self) { try mapper.decodeValue(from: bytes("019201")) }
    let error = try #require(throws: MappingError.self) {
      try mapper.decode([Int].self, from: bytes("0191a161"))
    }
    #expect(error.description == "expected Int at '[1]', found an array (byte 1)")
  }
}
