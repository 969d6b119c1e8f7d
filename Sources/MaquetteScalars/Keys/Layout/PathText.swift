/// A path as text, split into its steps: `users[0].name`.
///
/// The macro parses the paths of attributes, and the engine those of callers, so this file is
/// compiled into both modules.
package struct PathText {
  /// One step of a path.
  ///
  /// Keys are the same if their bytes are (RFC 8259, section 8.3).
  package enum Step: Hashable {
    case key(String)
    case index(Int)
    case each

    /// Returns whether two steps are the same.
    package static func == (left: Step, right: Step) -> Bool {
      switch (left, right) {
      case (.key(let left), .key(let right)): left.utf8.elementsEqual(right.utf8)
      case (.index(let left), .index(let right)): left == right
      case (.each, .each): true
      default: false
      }
    }

    /// Hashes the bytes of a key, or an index.
    package func hash(into hasher: inout Hasher) {
      switch self {
      case .key(let key): for byte in key.utf8 { hasher.combine(byte) }
      case .index(let index): hasher.combine(index)
      case .each: break
      }
    }
  }

  /// The reason why a text is not a path, phrased to follow "the path '...'" in a sentence.
  package struct Mistake: Error {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  // Every character with a meaning is ASCII, and bytes are compared faster than characters.
  private var rest: ArraySlice<UInt8>
  private var steps: [Step] = []

  private init(_ text: String) {
    rest = ArraySlice(text.utf8)
  }

  /// Returns the steps of a path; the root is `$` or the empty string.
  package static func steps(of text: String) throws(Mistake) -> [Step] {
    var path = PathText(text)
    try path.read()
    return path.steps
  }

  private mutating func read() throws(Mistake) {
    if rest.first == UInt8(ascii: "$") {
      let next = rest.dropFirst()
      switch next.first {
      case nil: return
      case UInt8(ascii: "."): rest = next.dropFirst()
      case UInt8(ascii: "["): rest = next
      default: break
      }
    }
    while let first = rest.first {
      if first == UInt8(ascii: "[") {
        rest.removeFirst()
        steps.append(rest.first == UInt8(ascii: "\"") ? .key(try quotedKey()) : try position())
      } else {
        steps.append(.key(try key()))
      }
    }
  }

  private mutating func key() throws(Mistake) -> String {
    if !steps.isEmpty {
      guard rest.first == UInt8(ascii: ".") else { throw Mistake(reason: "needs a dot after ']'") }
      rest.removeFirst()
    }
    let key = rest.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") }
    guard !key.isEmpty else { throw Mistake(reason: "has an empty step") }
    rest = rest[key.endIndex...]
    if rest.count == 1, rest.first == UInt8(ascii: ".") {
      throw Mistake(reason: "has an empty step")
    }
    return String(decoding: key, as: UTF8.self)
  }

  private mutating func position() throws(Mistake) -> Step {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
      throw Mistake(reason: "has no ']' for its '['")
    }
    let text = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    if text.utf8.elementsEqual("*".utf8) { return .each }
    if text.utf8.first == UInt8(ascii: "-") {
      throw Mistake(reason: "has '[\(text)]', but indices count from 0")
    }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(text) else {
      throw Mistake(reason: "has '[\(text)]', which is not an index")
    }
    return .index(index)
  }

  /// Parses a quoted key, `["a.b"]`, which descriptions of paths use for keys that are not plain
  /// words.
  private mutating func quotedKey() throws(Mistake) -> String {
    rest.removeFirst()
    var key = ""
    while true {
      let plain = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      key += String(decoding: plain, as: UTF8.self)
      rest = rest[plain.endIndex...]
      guard rest.popFirst() == UInt8(ascii: "\\") else { break }
      key += try escaped()
    }
    guard rest.popFirst() == UInt8(ascii: "]") else {
      throw Mistake(reason: "has no '\"]' for its '[\"'")
    }
    return key
  }

  private mutating func escaped() throws(Mistake) -> String {
    // A scalar has at most four bytes.
    let scalars = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars
    guard let character = scalars.first else { return "" }
    rest = rest.dropFirst(UTF8.width(character))
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw Mistake(reason: "has an escape that is not a character")
      }
      rest = rest.dropFirst(4)
      return String(scalar)
    default: return String(character)
    }
  }
}
