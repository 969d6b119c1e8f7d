import MaquetteCBOR
import MaquetteCore
import TestSupport
import Testing

/// Malformed CBOR (RFC 8949, appendix F), and false lengths.
@Suite("CBOR: malformed data")
struct CBORMalformedTests {
  /// Truncated items.
  static let truncated = [
    // The head.
    "", "18", "19", "1a", "1b", "1901", "1a0102", "1b01020304050607", "38", "58", "78", "98",
    "9a01ff00", "b8", "d8", "f8", "f900", "fa0000", "fb000000",
    // Strings of definite length.
    "41", "61", "5affffffff00", "5bffffffffffffffff010203", "7affffffff00",
    "7b7fffffffffffffff010203",
    // Arrays and maps of definite length.
    "81", "818181818181818181", "8200", "a1", "a20102", "a100", "a2000000",
    // Tags without content.
    "c0",
    // Strings of indefinite length without a break.
    "5f4100", "7f6100",
    // Arrays and maps of indefinite length without a break.
    "9f", "9f0102", "bf", "bf01020102", "819f", "9f8000", "9f9f9f9f9fffffffff",
    "9f819f819f9fffffff",
  ]

  /// Items with an invalid byte.
  static let wrong = [
    // Reserved additional information.
    "1c", "1d", "1e", "3c", "3d", "3e", "5c", "5d", "5e", "7c", "7d", "7e", "9c", "9d", "9e", "bc",
    "bd", "be", "dc", "dd", "de", "fc", "fd", "fe",
    // Simple values below 32 in two bytes.
    "f800", "f801", "f818", "f81f",
    // Chunks of another type, or of indefinite length.
    "5f00ff", "5f21ff", "5f6100ff", "5f80ff", "5fa0ff", "5fc000ff", "5fe0ff", "7f4100ff",
    "5f5f4100ffff", "7f7f6100ffff",
    // A break outside of an indefinite-length item.
    "ff", "81ff", "8200ff", "a1ff", "a1ff00", "a100ff", "a20000ff", "9f81ff",
    "9f829f819f9fffffffff",
    // A break in the place of a value.
    "bf00ff", "bf000000ff",
    // Integers and tags have no indefinite form.
    "1f", "3f", "df",
  ]

  @Test(arguments: truncated)
  func whatEndsTooEarly(_ item: String) throws {
    let error = try #require(throws: MappingError.self) {
      try CBORMapper().decodeValue(from: bytes(item))
    }
    #expect(error.code == .unexpectedEnd)
    #expect(error.byteOffset.map { (0...bytes(item).count).contains($0) } == true)
  }

  @Test(arguments: wrong)
  func whatBeginsNothing(_ item: String) throws {
    let error = try #require(throws: MappingError.self) {
      try CBORMapper().decodeValue(from: bytes(item))
    }
    #expect([.unexpectedCharacter, .unexpectedEnd].contains(error.code))
    #expect(error.byteOffset.map { (0..<bytes(item).count).contains($0) } == true)
  }

  /// The error has the offset of an item with a false length, or of a premature end.
  @Test(arguments: [
    ("8301", "unexpected end of the data, expected 3 elements, found 1 more byte (byte 0)"),
    (
      "a161616261",
      "unexpected end of the data, expected 2 bytes at 'a', found 1 more byte (byte 3)"
    ),
    ("a16161", "unexpected end of the data at 'a' (byte 3)"),
    ("82001b00", "unexpected end of the data at '[1]' (byte 4)"),
    (
      "81bb8000000000000000",
      "unexpected end of the data, expected 9223372036854775808 keys and values at '[0]', "
        + "found 0 more bytes (byte 1)"
    ),
  ])
  func lyingLengths(_ item: String, _ message: String) throws {
    let error = try #require(throws: MappingError.self) {
      try CBORMapper().decodeValue(from: bytes(item))
    }
    #expect(error.description == message)
  }

  /// Well-formed but invalid data, with the offset and text of the error.
  @Test(arguments: [
    ("0000", "unexpected content after the value (byte 1)"),
    ("62c328", "invalid UTF-8 (byte 1)"),
    ("8261616280ff", "invalid UTF-8 at '[1]' (byte 4)"),
    ("7f61c361bcff", "invalid UTF-8 (byte 2)"),
    ("a1f600", "expected text or an integer as a key, found the byte f6 (byte 1)"),
    ("a1810000", "expected text or an integer as a key, found the byte 81 (byte 1)"),
    ("a1410000", "expected text or an integer as a key, found the byte 41 (byte 1)"),
    ("a16161c001", "expected a date as RFC 3339 under tag 0 at 'a', found a number (byte 3)"),
    ("c16130", "expected a number of seconds under tag 1, found a string (byte 0)"),
    ("c1f97e00", "expected a number of seconds under tag 1, found a number (byte 0)"),
    ("c201", "expected bytes under tag 2, found a number (byte 0)"),
    ("81d8254401020304", "expected 16 bytes under tag 37 at '[0]', found bytes (byte 1)"),
    (
      "c48101",
      "expected an integer exponent and an integer mantissa under tag 4, found an array (byte 0)"
    ),
    (
      "d903ec6a323032302d31332d3031",
      "expected a day as yyyy-MM-dd under tag 1004, found a string (byte 0)"
    ),
    ("c5821907d001", "expected a number that a double holds under tag 5, found an array (byte 0)"),
  ])
  func whatIsNotValid(_ item: String, _ message: String) throws {
    let error = try #require(throws: MappingError.self) {
      try CBORMapper().decodeValue(from: bytes(item))
    }
    #expect(error.description == message)
  }

  /// Well-formed data that is not deterministic.
  @Test(arguments: [
    ("1817", 0), ("190017", 0), ("1a0000ffff", 0), ("1b00000000ffffffff", 0), ("5801ff", 0),
    ("8200 1801", 2), ("fa3fc00000", 0), ("fb3ff8000000000000", 0), ("9fff", 0), ("5fff", 0),
    ("f97e01", 0), ("f9fe00", 0), ("82f97e00f97c01", 4),
    ("7fff", 0), ("bfff", 0), ("a2616201616102", 4), ("a2616101616102", 4),
    ("a161 61 a2 6162 01 6161 02", 7), ("a2 616101 01 02", 4), ("c24101", 0),
    ("c24900ffffffffffffffff", 0), ("a2 6161 a1 6162 00 6161 00", 7),
  ])
  func whatIsNotDeterministic(_ item: String, _ offset: Int) throws {
    #expect(throws: Never.self) { try CBORMapper().decodeValue(from: bytes(item)) }
    let error = try #require(throws: MappingError.self) {
      try CBORMapper(options: .init(format: .deterministic)).decodeValue(from: bytes(item))
    }
    #expect(error.byteOffset == offset)
    #expect(error.hint == "the data must be deterministic")
  }

  @Test func depthIsLimited() throws {
    for opening in ["81", "9f", "c6", "a100", "bf00"] {
      let item = bytes(String(repeating: opening, count: 100_000))
      let error = try #require(throws: MappingError.self) {
        try CBORMapper().decodeValue(from: item)
      }
      #expect(error.code == .depthExceeded)
      let wide = CBORMapper(options: .init(limits: .init(depth: .max)))
      #expect(throws: MappingError.self) { try wide.decodeValue(from: item) }
      let narrow = CBORMapper(options: .init(limits: .init(depth: 2)))
      #expect(throws: Never.self) { try narrow.decodeValue(from: bytes("818100")) }
      #expect(throws: MappingError.self) { try narrow.decodeValue(from: bytes("81818100")) }
      #expect(throws: MappingError.self) { try narrow.decodeValue(from: bytes("8181c100")) }
    }
  }

  /// Deep trees decode and are freed, or are errors, on any stack and with any limit.
  @Test(
    arguments: ["81", "a100", "d904d2", "81d904d2"], [16, 200, 511, 1023, 1024, 100_000])
  func deepTreesOnSmallStacks(_ opening: String, _ count: Int) throws {
    let levels = opening.hasPrefix("81d") ? count / 2 : count
    let item = bytes(String(repeating: opening, count: levels) + "00")
    let outcome = try onSmallStack { () -> MappingError.Code? in
      do {
        let mapper = CBORMapper(options: .init(limits: .init(depth: .max)))
        _ = try mapper.decodeValue(from: item)
        return nil
      } catch let error as MappingError {
        return error.code
      }
    }
    #expect(outcome == nil || outcome == .depthExceeded)
    #expect(count > 200 || outcome == nil)
    #expect(count < 1025 || outcome == .depthExceeded)
  }

  @Test func sizesAreLimited() throws {
    func code(_ limits: DecodingOptions.Limits, _ item: String) -> MappingError.Code? {
      do {
        _ = try CBORMapper(options: .init(limits: limits)).decodeValue(from: bytes(item))
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code(.init(size: 2), "820102") == .sizeExceeded)
    #expect(code(.init(size: 3), "820102") == nil)
    #expect(code(.init(elementCount: 1), "820102") == .tooManyElements)
    #expect(code(.init(elementCount: 1), "9f0102ff") == .tooManyElements)
    #expect(code(.init(elementCount: 1), "a261610161620200") == .tooManyElements)
    #expect(code(.init(elementCount: 2), "9f0102ff") == nil)
    #expect(code(.init(stringLength: 1), "626161") == .stringTooLong)
    #expect(code(.init(stringLength: 1), "7f61616161ff") == .stringTooLong)
    #expect(code(.init(stringLength: 1), "a162616100") == .stringTooLong)
    #expect(code(.init(stringLength: 1), "420102") == .stringTooLong)
    #expect(code(.init(stringLength: 1), "7f6161ff") == nil)
    #expect(code(.init(numberLength: 12), "c24a01000000000000000000") == .numberTooLong)
  }

  @Test func everyPrefixOfADocumentIsAnError() throws {
    let document = try CBORMapper().encode(
      [
        "a": [1, -70000, 1.1, nil, true, .bytes([1, 2]), "text"], "b": ["c": [:], "d": []],
        "e": .date(Timestamp(secondsSince1970: 0.5)),
        "f": .number(AnyValue.Number(decimal: "1e30")!),
      ] as AnyValue)
    #expect(throws: Never.self) { try CBORMapper().decodeValue(from: document) }
    for count in 0..<document.count {
      let error = #expect(throws: MappingError.self) {
        try CBORMapper().decodeValue(from: Array(document[..<count]))
      }
      #expect(error?.code == .unexpectedEnd, "\(count)")
    }
  }
}
