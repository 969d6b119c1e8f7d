import MaquetteCore
import MaquetteFormats

extension YAMLScanner {
  /// Scans the name of an anchor or an alias, beginning at `&` or `*`.
  mutating func scanName() throws(MappingError) -> String {
    offset += 1
    let start = offset
    while !isAtLineEnd, !byte.isBlank, !byte.isFlowIndicator { offset += 1 }
    guard offset > start else { throw unexpected(expecting: "a name") }
    try checkPrintable(start..<offset)
    return try text(bytes[start..<offset], at: start)
  }

  /// Scans a tag, beginning at `!`.
  ///
  /// - Parameter handles: The prefixes of tag handles.
  mutating func scanTag(_ handles: [String: String]) throws(MappingError) -> YAMLTag {
    let start = offset
    offset += 1
    if byte == UInt8(ascii: "<") {
      offset += 1
      let name = try scanAddress(in: UInt8(ascii: ">"))
      guard byte == UInt8(ascii: ">"), !name.isEmpty else {
        throw unexpected(expecting: "the name of a tag and '>'")
      }
      offset += 1
      return YAMLTag(name)
    }
    let name = offset
    while byte.isWordCharacter { offset += 1 }
    var handle = "!"
    if byte == UInt8(ascii: "!") {
      offset += 1
      handle = string(start..<offset)
    } else {
      offset = name
    }
    let suffix = try scanAddress(in: nil)
    if handle == "!", suffix.isEmpty { return .nonSpecific }
    guard !suffix.isEmpty else { throw unexpected(expecting: "the name of a tag") }
    guard let prefix = handles[handle] ?? Self.handles[handle] else {
      throw MappingError(
        .invalidValue, at: start, expected: "a handle that a %TAG directive declares",
        found: shown(start..<name))
    }
    return YAMLTag(try text((prefix + suffix).utf8, at: start))
  }

  /// The default prefixes of tag handles.
  private static let handles = ["!": "!", "!!": YAMLTag.prefix]

  /// Scans the characters of a URI.
  ///
  /// - Parameter end: The byte that ends it; if nil, the characters of flow collections also end
  ///   it.
  private mutating func scanAddress(in end: UInt8?) throws(MappingError) -> String {
    var content: [UInt8] = []
    while byte != end, byte.isAddressCharacter {
      if end == nil, byte.isFlowIndicator || byte == UInt8(ascii: "!") { break }
      guard byte == UInt8(ascii: "%") else {
        content.append(byte)
        offset += 1
        continue
      }
      guard let high = Hex.value(of: byte(after: 1)), let low = Hex.value(of: byte(after: 2))
      else {
        throw MappingError(.invalidEscape, at: offset, expected: "two hexadecimal digits")
      }
      content.append(high << 4 | low)
      offset += 3
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw MappingError(.invalidUTF8, at: offset, expected: "the bytes of UTF-8")
    }
    return text
  }

  /// Scans the handle and the prefix of a `%TAG` directive.
  mutating func scanTagPrefix() throws(MappingError) -> (handle: String, prefix: String) {
    let start = offset
    guard byte == UInt8(ascii: "!") else { throw unexpected(expecting: "a handle, '!name!'") }
    offset += 1
    let name = offset
    while byte.isWordCharacter { offset += 1 }
    if byte == UInt8(ascii: "!") {
      offset += 1
    } else if offset > name {
      throw unexpected(expecting: "'!' after the name of a handle")
    }
    let handle = string(start..<offset)
    guard byte.isBlank else { throw unexpected(expecting: "a space") }
    skipBlanks()
    let prefix = try scanAddress(in: 0)
    guard !prefix.isEmpty else { throw unexpected(expecting: "the prefix of a tag") }
    return (handle, prefix)
  }
}

extension UInt8 {
  /// Whether a handle may contain the character.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether a URI may contain the character.
  fileprivate var isAddressCharacter: Bool {
    if isWordCharacter { return true }
    return switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "/"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "&"),
      UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "$"), UInt8(ascii: ","),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "~"),
      UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
