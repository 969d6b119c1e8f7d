public import MaquetteCore

/// A path to one value in a tree, such as `/statuses/3/user` (RFC 6901).
///
/// ```swift
/// let pointer = try JSONPointer("/statuses/3/user")
/// let user = value[pointer]
/// ```
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The steps from the root: keys, and array indices as text.
  public var tokens: [String]

  /// Creates a pointer from its steps.
  ///
  /// - Parameter tokens: The keys, and array indices as decimal digits, without escapes: a slash or
  ///   a tilde is itself. Without tokens, the pointer is to the root.
  public init(tokens: [String]) {
    self.tokens = tokens
  }

  /// Creates the pointer that is equivalent to a path.
  ///
  /// - Parameter path: The path, whose positions become tokens of digits.
  public init(_ path: MappingPath) {
    tokens = path.steps.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }
  }

  /// Creates a pointer from its text; the empty string points to the root.
  ///
  /// - Parameter text: The tokens, each after a slash, with `~0` for a tilde and `~1` for a slash.
  /// - Throws: `invalidValue` for text that does not begin with a slash, or that has a `~` that is
  ///   not part of `~0` or `~1`.
  public init(_ text: String) throws(MappingError) {
    tokens = []
    guard !text.isEmpty else { return }
    let invalid = MappingError(
      .invalidValue, expected: "a JSON pointer", found: "string " + JSONText.quoted(text))
    guard text.utf8.first == UInt8(ascii: "/") else { throw invalid }
    for part in text.unicodeScalars.dropFirst().split(
      separator: "/", omittingEmptySubsequences: false)
    {
      guard let token = Self.unescaped(part) else { throw invalid }
      tokens.append(token)
    }
  }

  /// The pointer as text.
  public var description: String { tokens.map { "/" + Self.escaped($0) }.joined() }

  private static func unescaped(_ part: Substring.UnicodeScalarView) -> String? {
    var token = String.UnicodeScalarView()
    var scalars = part.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "~" else {
        token.append(scalar)
        continue
      }
      switch scalars.next() {
      case "0": token.append("~")
      case "1": token.append("/")
      default: return nil
      }
    }
    return String(token)
  }

  private static func escaped(_ token: String) -> String {
    token.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the array index in a token: digits without a leading zero.
  package static func position(_ token: String) -> Int? {
    guard token.utf8.count == 1 || token.utf8.first != UInt8(ascii: "0"),
      token.utf8.allSatisfy({ $0 &- 0x30 < 10 })
    else { return nil }
    return Int(token)
  }
}

extension AnyValue {
  /// The value at a pointer, or nil if there is none.
  public subscript(pointer: JSONPointer) -> AnyValue? {
    var value = self
    for token in pointer.tokens {
      switch value {
      case .object(let object):
        guard let next = object[token] else { return nil }
        value = next
      case .array(let elements):
        guard let position = JSONPointer.position(token), elements.indices.contains(position)
        else { return nil }
        value = elements[position]
      default: return nil
      }
    }
    return value
  }
}

extension MappingPath {
  /// The path as the text of a JSON pointer (RFC 6901): `/statuses/3/user`.
  public var jsonPointer: String { JSONPointer(self).description }
}
