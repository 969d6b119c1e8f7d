/// A path to a position: `$.items[*].prices.*`.
public struct SamplePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// A step of a path.
  public enum Step: Sendable, Hashable {
    /// The value under a key.
    case key(String)

    /// All elements of an array.
    case elements

    /// All values of a map.
    case values
  }

  /// The steps from the root.
  public private(set) var steps: [Step] = []

  /// Creates the path of the root.
  public init() {}

  /// Creates a path from its text; nil if it is none.
  ///
  /// - Parameter text: Keys after dots or in brackets and quotes, `[*]` for elements, `.*` for the values of a map.
  ///   The dollar sign at the start may be left out.
  public init?(_ text: String) {
    var rest = text[...]
    if rest.first == "$" {
      rest.removeFirst()
    } else if let first = rest.first, first != "[", first != "." {
      rest = "." + rest
    }
    while let first = rest.first {
      rest.removeFirst()
      if first == "." {
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        steps.append(key == "*" ? .values : .key(String(key)))
        rest.removeFirst(key.count)
      } else if first == "[", rest.hasPrefix("*]") {
        steps.append(.elements)
        rest.removeFirst(2)
      } else if first == "[", let quote = rest.first, quote == "'" || quote == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: quote), rest[end...].dropFirst().first == "]" else {
          return nil
        }
        steps.append(.key(String(rest[..<end])))
        rest = rest[end...].dropFirst(2)
      } else {
        return nil
      }
    }
  }

  /// Whether no key leads there: it is a sample, or an element of one.
  var isOfSample: Bool {
    !steps.contains { step in
      if case .key = step { true } else { false }
    }
  }

  /// Returns the path with one more step.
  func appending(_ step: Step) -> SamplePath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The path as it is written.
  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .elements: text += "[*]"
      case .values: text += ".*"
      case .key(let key):
        let isPlain =
          !key.isEmpty && key != "*"
          && key.allSatisfy { $0.isLetter || $0.isNumber || "_-@:$".contains($0) }
        text += isPlain ? "." + key : key.contains("'") ? "[\"\(key)\"]" : "['\(key)']"
      }
    }
  }

  /// Whether the text of one path is before that of another.
  public static func < (left: SamplePath, right: SamplePath) -> Bool {
    left.description < right.description
  }
}
