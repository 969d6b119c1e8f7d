/// What stands around the keys of a flattened member.
public struct __Affixes: Sendable, Equatable {
  /// What stands before them.
  public let prefix: String

  /// What stands behind them.
  public let suffix: String

  /// Creates affixes of a member of an object.
  ///
  /// - Parameters:
  ///   - prefix: What stands before its keys.
  ///   - suffix: What stands behind its keys.
  public init(_ prefix: String = "", _ suffix: String = "") {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// What stands around the keys of a member of the member.
  ///
  /// - Parameters:
  ///   - prefix: What stands before its keys in the member's own object.
  ///   - suffix: What stands behind its keys there.
  public func around(prefix: String, suffix: String) -> __Affixes {
    __Affixes(self.prefix + prefix, suffix + self.suffix)
  }

  /// Whether nothing stands around the keys.
  var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// A key of the member as the object has it.
  func around(_ key: String) -> String { prefix + key + suffix }

  /// The steps to what the member reaches by some steps, from the object.
  func around(_ steps: [MappingPath.Step]) -> [MappingPath.Step] {
    guard case .key(let key)? = steps.first else { return steps }
    return [.key(around(key))] + steps.dropFirst()
  }

  /// Keys that lead to what the member reaches by some keys, from the object.
  package func around(keys: [String]) -> [String] { keys.prefix(1).map(around) + keys.dropFirst() }

  /// A tree whose keys are those of the member as one whose keys are those of the object.
  func around(_ tree: AnyValue) -> AnyValue {
    guard !isEmpty, let object = tree.object else { return tree }
    return .object(AnyValue.Object(object.map { .init(key: around($0.key), value: $0.value) }))
  }

  /// What an object has of the member, under the member's own keys.
  func inner(of object: AnyValue.Object) -> AnyValue.Object {
    guard !isEmpty else { return object }
    return AnyValue.Object(
      object.compactMap { member in
        inner(of: member.key).map { .init(key: $0, value: member.value) }
      })
  }

  /// What stands between the affixes in a key; nil if that is nothing or they are not there.
  func inner(of key: String) -> String? {
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
