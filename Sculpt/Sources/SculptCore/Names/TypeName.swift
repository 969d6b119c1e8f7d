/// What may stand for a type in code: names with dots and generic arguments, optionals, arrays and dictionaries.
public struct TypeName: Sendable {
  /// The text.
  public let text: String

  /// Reads a type.
  ///
  /// - Parameter text: Code.
  /// - Returns: The type; nil if the text is none, so that generated code would mean something else, or nothing.
  public init?(_ text: String) {
    var rest = text[...]
    guard Self.takeType(from: &rest), rest.isEmpty else { return nil }
    self.text = text
  }

  private static func takeType(from rest: inout Substring) -> Bool {
    takeSpaces(from: &rest)
    if take("[", from: &rest) {
      guard takeType(from: &rest) else { return false }
      if take(":", from: &rest), !takeType(from: &rest) { return false }
      guard take("]", from: &rest) else { return false }
    } else {
      repeat {
        guard takeName(from: &rest), takeArguments(from: &rest) else { return false }
      } while take(".", from: &rest)
    }
    while take("?", from: &rest) {}
    takeSpaces(from: &rest)
    return true
  }

  /// Generic arguments, if there are some.
  private static func takeArguments(from rest: inout Substring) -> Bool {
    guard take("<", from: &rest) else { return true }
    repeat {
      guard takeType(from: &rest) else { return false }
    } while take(",", from: &rest)
    return take(">", from: &rest)
  }

  private static func takeName(from rest: inout Substring) -> Bool {
    let isInTicks = take("`", from: &rest)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else { return false }
    rest.removeFirst(name.count)
    if isInTicks { return take("`", from: &rest) }
    return Identifier.escaped(String(name)) == name
  }

  private static func take(_ sign: Character, from rest: inout Substring) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private static func takeSpaces(from rest: inout Substring) {
    rest = rest.drop { $0 == " " }
  }
}
