@testable import MaquetteCore

/// A plain recursive descent parser for RFC 8259.
///
/// It is slow, and as close to the text of the standard as possible. The tests compare the engine
/// with it.
struct ReferenceParser {
  private struct Refusal: Error {}

  private let text: [UInt8]
  private var index = 0
  private var depth = 0
  private let depthLimit: Int

  /// The tree of a text, or nil if the grammar forbids it.
  static func parse(_ text: [UInt8], depthLimit: Int = 512) -> AnyValue? {
    var parser = ReferenceParser(text: text, depthLimit: depthLimit)
    return try? parser.document()
  }

  private init(text: [UInt8], depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
  }

  private var byte: UInt8? { index < text.count ? text[index] : nil }

  private mutating func expect(_ expected: String) throws {
    for unit in expected.utf8 {
      guard byte == unit else { throw Refusal() }
      index += 1
    }
  }

  private mutating func take(_ expected: Character) -> Bool {
    guard byte == expected.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func whitespace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func document() throws -> AnyValue {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let result = try value()
    guard index == text.count else { throw Refusal() }
    return result
  }

  /// A value and the white space around it.
  private mutating func value() throws -> AnyValue {
    whitespace()
    defer { whitespace() }
    switch byte {
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    case UInt8(ascii: "t"):
      try expect("true")
      return true
    case UInt8(ascii: "f"):
      try expect("false")
      return false
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    default: return .number(try number())
    }
  }

  private mutating func nested(_ body: (inout Self) throws -> AnyValue) throws -> AnyValue {
    depth += 1
    guard depth <= depthLimit else { throw Refusal() }
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func array() throws -> AnyValue {
    try expect("[")
    whitespace()
    if take("]") { return [] }
    var elements: [AnyValue] = []
    repeat { elements.append(try value()) } while take(",")
    try expect("]")
    return .array(elements)
  }

  private mutating func object() throws -> AnyValue {
    try expect("{")
    whitespace()
    if take("}") { return [:] }
    var object = AnyValue.Object()
    repeat {
      whitespace()
      let key = try string()
      whitespace()
      try expect(":")
      object[key] = try value()
    } while take(",")
    try expect("}")
    return .object(object)
  }

  private mutating func number() throws -> AnyValue.Number {
    let first = index
    func isDigit() -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    func digits() throws {
      guard isDigit() else { throw Refusal() }
      while isDigit() { index += 1 }
    }
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let written = String(decoding: text[first..<index], as: UTF8.self)
    guard let number = AnyValue.Number(decimal: written) else { throw Refusal() }
    return number
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var bytes: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Refusal() }
      index += 1
      if byte == UInt8(ascii: "\\") {
        bytes += Array(String(try escape()).utf8)
      } else {
        bytes.append(byte)
      }
    }
    try expect("\"")
    let result = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs invalid UTF-8, so only valid text stays unchanged.
    guard Array(result.utf8) == bytes else { throw Refusal() }
    return result
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte else { throw Refusal() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw Refusal()
    }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    try expect("\\u")
    let low = try codeUnit()
    guard unit < 0xDC00, (0xDC00...0xDFFF).contains(low) else { throw Refusal() }
    return Unicode.Scalar(0x10000 + UInt32(unit - 0xD800) * 0x400 + UInt32(low - 0xDC00))!
  }

  private mutating func codeUnit() throws -> UInt16 {
    guard index + 4 <= text.count, let written = String(bytes: text[index..<index + 4]),
      written.allSatisfy(\.isHexDigit), let unit = UInt16(written, radix: 16)
    else { throw Refusal() }
    index += 4
    return unit
  }
}

extension String {
  /// ASCII text; nil if a byte is not ASCII.
  fileprivate init?(bytes: ArraySlice<UInt8>) {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
