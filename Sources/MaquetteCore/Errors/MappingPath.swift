/// The steps that lead from the root of a document to a value: `statuses[3].user.name`.
public struct MappingPath: Sendable, Hashable, CustomStringConvertible {
  /// One step down.
  public enum Step: Sendable, Hashable {
    /// Into an object, by key.
    case key(String)

    /// Into an array, by position from 0.
    case index(Int)
  }

  /// The steps, from the root.
  public var steps: [Step]

  /// Creates a path from its steps.
  ///
  /// - Parameter steps: The steps from the root; none for the root itself.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Whether this is the path of the root.
  public var isRoot: Bool { steps.isEmpty }

  /// Returns this path with keys added at its end.
  ///
  /// - Parameter keys: Keys of nested objects, the outermost first.
  public func appending(keys: [String]) -> MappingPath {
    MappingPath(steps + keys.map(Step.key))
  }

  /// Returns this path with steps added at its end.
  ///
  /// - Parameter steps: The steps from the value at this path, the outermost first.
  public func appending(_ steps: [Step]) -> MappingPath {
    MappingPath(self.steps + steps)
  }

  /// The path as text; keys that are not plain words are quoted in brackets.
  ///
  /// The root is `$`.
  public var description: String {
    guard !steps.isEmpty else { return "$" }
    var text = ""
    for step in steps {
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where Self.isPlain(key):
        text += text.isEmpty ? key : "." + key
      case .key(let key):
        text += "[" + JSONText.quoted(key) + "]"
      }
    }
    return text
  }

  /// The path as errors show it: long keys are cut, and a long path omits its middle.
  package var abbreviated: String {
    func shortened(_ steps: some Sequence<Step>) -> String {
      MappingPath(
        steps.map { step in
          if case .key(let key) = step { return .key(key.abbreviated) }
          return step
        }
      ).description
    }
    guard steps.count > 24 else { return shortened(steps) }
    return shortened(steps.prefix(10)) + " ... " + shortened(steps.suffix(10))
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    if first == "$", key.utf8.count == 1 { return false }
    return key.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || $0 == "$" || $0 == "@" || $0.properties.isAlphabetic
        || ("0"..."9").contains($0)
    }
  }
}

extension MappingPath.Step {
  /// Returns whether two steps lead to the same value: keys are compared byte by byte, as in objects.
  ///
  /// Swift's rules for texts take quadratic time for a key with many combining marks.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left.isSameKey(as: right)
    case (.index(let left), .index(let right)): left == right
    default: false
    }
  }

  /// Hashes the bytes of a key, or an index.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .key(let key): hasher.combine(ExactKey(key))
    case .index(let index): hasher.combine(index)
    }
  }
}

extension MappingPath: ExpressibleByArrayLiteral {
  /// Creates a path from its steps: `[.key("a.b"), .index(0)]`.
  public init(arrayLiteral steps: Step...) {
    self.init(steps)
  }
}
