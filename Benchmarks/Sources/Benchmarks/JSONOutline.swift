import ShapeModels

/// The containers of valid JSON text, with its tokens unchanged.
///
/// It minifies and shuffles documents without a measured parser or printer.
struct JSONOutline {
  private indirect enum Shape {
    case token(ArraySlice<UInt8>)
    case array([JSONOutline])
    case object([(key: ArraySlice<UInt8>, value: JSONOutline)])
  }

  private var shape: Shape

  /// Creates the outline of a text.
  init(of text: [UInt8]) {
    var position = 0
    self.init(text, &position)
  }

  private init(_ text: [UInt8], _ position: inout Int) {
    Self.skipWhitespace(text, &position)
    switch text[position] {
    case UInt8(ascii: "["):
      var elements: [JSONOutline] = []
      while Self.entersNext(until: "]", text, &position) {
        elements.append(JSONOutline(text, &position))
      }
      shape = .array(elements)
    case UInt8(ascii: "{"):
      var members: [(key: ArraySlice<UInt8>, value: JSONOutline)] = []
      while Self.entersNext(until: "}", text, &position) {
        let key = Self.token(text, &position)
        Self.skipWhitespace(text, &position)
        position += 1
        members.append((key, JSONOutline(text, &position)))
      }
      shape = .object(members)
    default:
      shape = .token(Self.token(text, &position))
    }
  }

  /// Skips a bracket or a comma; returns false after a closing bracket.
  private static func entersNext(
    until end: Unicode.Scalar, _ text: [UInt8], _ position: inout Int
  ) -> Bool {
    skipWhitespace(text, &position)
    if text[position] != UInt8(ascii: end) {
      position += 1
      skipWhitespace(text, &position)
    }
    guard text[position] == UInt8(ascii: end) else { return true }
    position += 1
    return false
  }

  private static func token(_ text: [UInt8], _ position: inout Int) -> ArraySlice<UInt8> {
    let start = position
    if text[position] == UInt8(ascii: "\"") {
      position += 1
      while text[position] != UInt8(ascii: "\"") {
        position += text[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
    } else {
      while position < text.count, !",]} \n\r\t".utf8.contains(text[position]) { position += 1 }
    }
    return text[start..<position]
  }

  private static func skipWhitespace(_ text: [UInt8], _ position: inout Int) {
    while " \n\r\t".utf8.contains(text[position]) { position += 1 }
  }

  /// The text without white space between tokens.
  var minified: [UInt8] {
    switch shape {
    case .token(let text): Array(text)
    case .array(let elements):
      Array("[".utf8) + elements.map(\.minified).joined(separator: ",".utf8) + Array("]".utf8)
    case .object(let members):
      Array("{".utf8)
        + members.map { $0.key + Array(":".utf8) + $0.value.minified }.joined(separator: ",".utf8)
        + Array("}".utf8)
    }
  }

  /// The elements of an array.
  var elements: [JSONOutline] {
    if case .array(let elements) = shape { elements } else { [] }
  }

  /// The value of a key without escapes.
  subscript(key: String) -> JSONOutline? {
    guard case .object(let members) = shape else { return nil }
    return members.first { $0.key.elementsEqual("\"\(key)\"".utf8) }?.value
  }

  /// The outline with the members of every object shuffled.
  func shuffled(seed: UInt64) -> JSONOutline {
    var generator = SeededGenerator(seed: seed)
    return shuffled(using: &generator)
  }

  private func shuffled(using generator: inout SeededGenerator) -> JSONOutline {
    var result = self
    switch shape {
    case .token: break
    case .array(let elements):
      result.shape = .array(elements.map { $0.shuffled(using: &generator) })
    case .object(let members):
      let inner = members.map { ($0.key, $0.value.shuffled(using: &generator)) }
      result.shape = .object(inner.shuffled(using: &generator))
    }
    return result
  }
}
