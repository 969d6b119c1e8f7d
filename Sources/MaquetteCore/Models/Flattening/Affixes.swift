/// The prefix and the suffix around the keys of a flattened member.
public struct __Affixes: Sendable, Equatable {
  /// The text before the keys.
  public let prefix: String

  /// The text after the keys.
  public let suffix: String

  /// Creates the affixes of a member of an object.
  ///
  /// - Parameters:
  ///   - prefix: The text before its keys.
  ///   - suffix: The text after its keys.
  public init(_ prefix: String = "", _ suffix: String = "") {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Returns the affixes around the keys of a member of the member.
  ///
  /// - Parameters:
  ///   - prefix: The text before its keys in the member's own object.
  ///   - suffix: The text after its keys there.
  public func around(prefix: String, suffix: String) -> __Affixes {
    __Affixes(self.prefix + prefix, suffix + self.suffix)
  }

  /// Whether there is neither a prefix nor a suffix.
  package var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// Returns a key of the member as it is in the object.
  package func around(_ key: String) -> String { prefix + key + suffix }

  /// Returns steps of the member as steps of the object.
  package func around(_ steps: [MappingPath.Step]) -> [MappingPath.Step] {
    guard case .key(let key)? = steps.first else { return steps }
    return [.key(around(key))] + steps.dropFirst()
  }

  /// Returns keys of the member as keys of the object.
  package func around(keys: [String]) -> [String] { keys.prefix(1).map(around) + keys.dropFirst() }

  /// Returns the part of a key between the affixes; nil if it is empty or the affixes do not match.
  package func inner(of key: String) -> String? {
    let (bytes, count) = (key.utf8, prefix.utf8.count + suffix.utf8.count)
    guard bytes.count > count, bytes.starts(with: prefix.utf8),
      bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    return String(bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
  }
}

extension [__MissingField] {
  /// Adds the fields of a flattened member whose keys have a prefix and a suffix.
  public mutating func add(_ fields: [__MissingField], prefix: String, suffix: String) {
    let affixes = __Affixes(prefix, suffix)
    for var field in fields {
      field.steps = affixes.around(field.steps)
      append(field)
    }
  }
}
