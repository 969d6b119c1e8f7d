public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Reads a URL from its text.
  ///
  /// | text | under `.lossless` | under `.lenient` |
  /// | --- | --- | --- |
  /// | `https://a.b/c?d=e%20f` | unchanged | unchanged |
  /// | `https://a.b/c d`, `https://a.b/图` | `invalidValue` | `…/c%20d`, `…/%E5%9B%BE`, reported |
  /// | `" https://a.b"` | `invalidValue` | without the space, reported |
  /// | `https://[::` | `invalidValue` | `invalidValue` |
  /// | `""`, `"null"` | `invalidValue`; a relative URL | counts as null |
  ///
  /// - Throws: `invalidValue` for text that is not a URL (RFC 3986).
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readURL()
  }

  /// Reads a URL from its text; see the other initializer for the rules.
  ///
  /// - Throws: `invalidValue` for text that is not a URL (RFC 3986).
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readURL()
  }

  /// Writes the whole text, including that of the base URL.
  public func write(to writer: inout JSONWriter) { writer.writeString(absoluteString) }

  /// Writes the whole text, including that of the base URL.
  public func write(to writer: inout ValueWriter) { writer.writeString(absoluteString) }
}

extension URL: MappableKey {
  /// The whole text, including that of the base URL.
  public var mappingKey: String { absoluteString }

  /// Creates a URL from its text; nil if the text is not a URL.
  ///
  /// `URL.init` without labels stays Foundation's own initializer.
  @_disfavoredOverload
  public init?(mappingKey: String) {
    // Newer systems escape invalid characters by default.
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      self.init(string: mappingKey, encodingInvalidCharacters: false)
    } else {
      self.init(string: mappingKey)
    }
  }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readURL() throws(ReadFailure) -> URL {
    guard scalarKind == .string else { throw try unreadable("URL") }
    let start = mark()
    let text = try __readToken()
    let isNull = state.options.conversions == .lenient && text.isNullWord
    if !isNull, let url = URL(mappingKey: text) { return url }
    guard state.options.conversions == .lenient, !text.isNullWord,
      let url = URL(mappingKey: text.repairedAsURL)
    else { throw unreadable(text, at: start, "URL") }
    noteRepair(.invalidValue, at: start, expected: "URL", resolution: "escaped")
    return url
  }
}

extension String {
  /// The text without surrounding white space, with every invalid byte escaped.
  fileprivate var repairedAsURL: String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    var repaired: [UInt8] = []
    for (index, byte) in zip(bytes.indices, bytes) {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.endIndex
        && Hex.decode(String(decoding: bytes[index + 1...index + 2], as: UTF8.self)) != nil
      if isEscape || Self.isAllowedInURLs(byte) {
        repaired.append(byte)
      } else {
        repaired.append(UInt8(ascii: "%"))
        repaired += Hex.encode([byte]).uppercased().utf8
      }
    }
    return String(decoding: repaired, as: UTF8.self)
  }

  /// Whether a byte is one of the reserved and unreserved characters (RFC 3986, section 2).
  private static func isAllowedInURLs(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte)
    }
  }
}
