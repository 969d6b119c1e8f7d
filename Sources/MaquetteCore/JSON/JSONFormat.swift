/// The form of JSON text.
public struct JSONFormat: Sendable, Hashable {
  /// Whether every value stands on a line of its own, indented by two spaces a level.
  public var isPretty: Bool

  /// Whether keys are written in the order of their Unicode scalars.
  public var sortsKeys: Bool

  /// Whether `/` is written as `\/`, for JSON inside HTML.
  public var escapesSlashes: Bool

  /// Whether everything beyond ASCII is written as `\uXXXX`.
  public var escapesNonASCII: Bool

  /// Creates a format.
  public init(
    isPretty: Bool = false, sortsKeys: Bool = false, escapesSlashes: Bool = false,
    escapesNonASCII: Bool = false
  ) {
    self.isPretty = isPretty
    self.sortsKeys = sortsKeys
    self.escapesSlashes = escapesSlashes
    self.escapesNonASCII = escapesNonASCII
  }

  /// No white space, in the order of declaration.
  public static var compact: JSONFormat { JSONFormat() }

  /// A line for every value.
  public static var pretty: JSONFormat { JSONFormat(isPretty: true) }
}
