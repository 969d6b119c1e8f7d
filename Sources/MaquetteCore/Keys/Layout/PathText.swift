/// A path as text, split into its steps: `users[0].name`.
///
/// The macro parses the paths of attributes, and the engine those of callers, so this file is
/// compiled into both modules.
struct PathText {
  /// One step of a path.
  enum Step: Hashable {
    case key(String)
    case index(Int)
    case each
  }

  /// The reason why a text is not a path, phrased to follow "the path '...'" in a sentence.
  struct Mistake: Error {
    let reason: String
  }

  private var rest: Substring
  private var steps: [Step] = []

  private init(_ text: String) {
    rest = Substring(text)
  }

  /// Returns the steps of a path; the root is `$` or the empty string.
  static func steps(of text: String) throws(Mistake) -> [Step] {
    var path = PathText(text)
    try path.read()
    return path.steps
  }

  private mutating func read() throws(Mistake) {
    if rest == "$" { return }
    if rest.hasPrefix("$.") { rest.removeFirst(2) }
    if rest.hasPrefix("$[") { rest.removeFirst() }
    while let first = rest.first {
      if first == "[" {
        rest.removeFirst()
        steps.append(rest.first == "\"" ? .key(try quotedKey()) : try position())
      } else {
        steps.append(.key(try key()))
      }
    }
  }

  private mutating func key() throws(Mistake) -> String {
    if !steps.isEmpty {
      guard rest.first == "." else { throw Mistake(reason: "needs a dot after ']'") }
      rest.removeFirst()
    }
    let key = rest.prefix { $0 != "." && $0 != "[" }
    guard !key.isEmpty else { throw Mistake(reason: "has an empty step") }
    rest.removeFirst(key.count)
    if rest == "." { throw Mistake(reason: "has an empty step") }
    return String(key)
  }

  private mutating func position() throws(Mistake) -> Step {
    guard let end = rest.firstIndex(of: "]") else {
      throw Mistake(reason: "has no ']' for its '['")
    }
    let text = rest[..<end]
    rest = rest[rest.index(after: end)...]
    if text == "*" { return .each }
    if text.first == "-" {
      throw Mistake(reason: "has '[\(text)]', but indices count from 0")
    }
    guard text.allSatisfy({ ("0"..."9").contains($0) }), let index = Int(text) else {
      throw Mistake(reason: "has '[\(text)]', which is not an index")
    }
    return .index(index)
  }

  /// Parses a quoted key, `["a.b"]`, which descriptions of paths use for keys that are not plain
  /// words.
  private mutating func quotedKey() throws(Mistake) -> String {
    rest.removeFirst()
    var key = ""
    while let character = rest.popFirst(), character != "\"" {
      key += character == "\\" ? try escaped() : String(character)
    }
    guard rest.popFirst() == "]" else { throw Mistake(reason: "has no '\"]' for its '[\"'") }
    return key
  }

  private mutating func escaped() throws(Mistake) -> String {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      let digits = rest.prefix(4)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw Mistake(reason: "has an escape that is not a character")
      }
      rest.removeFirst(digits.count)
      return String(scalar)
    case let character?: return String(character)
    case nil: return ""
    }
  }
}
