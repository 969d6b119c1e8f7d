/// An error for invalid text, or for a value that no document contains.
struct PlainError: Error, CustomStringConvertible {
  let description: String
}

extension Plain {
  /// Parses JSON from this target or the library, and rejects duplicate keys.
  init(parsing text: String) throws {
    var parser = PlainParser(text: Array(text.utf8))
    self = try parser.value()
    guard parser.position == parser.text.count else { throw parser.error("trailing content") }
  }

  /// The tree as compact JSON.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .fraction(let value): "\(value)"
    case .text(let value): Plain.quoted(value)
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.members.map { Plain.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// A parser of JSON whose only escapes are those of quotes and backslashes.
private struct PlainParser {
  let text: [UInt8]
  var position = 0

  func error(_ problem: String) -> PlainError {
    PlainError(description: "\(problem) at \(position) of \(String(decoding: text, as: UTF8.self))")
  }

  mutating func next() -> UInt8 {
    while position < text.count, text[position] <= 0x20 { position += 1 }
    return position < text.count ? text[position] : 0
  }

  mutating func take(_ character: Character) -> Bool {
    guard next() == character.asciiValue else { return false }
    position += 1
    return true
  }

  mutating func value() throws -> Plain {
    switch next() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try string())
    default: return try word()
    }
  }

  mutating func object() throws -> Plain {
    var object = PlainMembers()
    position += 1
    if take("}") { return .object(object) }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw error("no key") }
      let key = try string()
      guard object[key] == nil else { throw error("the key '\(key)' stands twice") }
      guard take(":") else { throw error("no colon") }
      object[key] = try value()
    } while take(",")
    guard take("}") else { throw error("open object") }
    return .object(object)
  }

  mutating func list() throws -> Plain {
    var elements: [Plain] = []
    position += 1
    if take("]") { return .list(elements) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw error("open array") }
    return .list(elements)
  }

  mutating func string() throws -> String {
    position += 1
    var bytes: [UInt8] = []
    while position < text.count, text[position] != UInt8(ascii: "\"") {
      if text[position] == UInt8(ascii: "\\") { position += 1 }
      guard position < text.count else { break }
      bytes.append(text[position])
      position += 1
    }
    guard take("\"") else { throw error("open string") }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func word() throws -> Plain {
    let start = position
    while position < text.count, !",]} \n".utf8.contains(text[position]) { position += 1 }
    let word = String(decoding: text[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true", "false": return .bool(word == "true")
    default:
      if let integer = Int(word) { return .integer(integer) }
      if let fraction = Double(word) { return .fraction(fraction) }
      throw error("unknown word '\(word)'")
    }
  }
}
