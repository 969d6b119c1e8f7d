public import MaquetteCore

/// A difference between two schemas, and whom it breaks.
public struct SchemaChange: Sendable, Hashable, CustomStringConvertible {
  /// Whom a difference breaks.
  public enum Breaks: String, Sendable, Hashable {
    /// Nobody: it is a text, or both schemas admit the same.
    case nobody

    /// Those who read documents: the new schema admits some that the old one does not.
    case readers

    /// Those who write documents: the new schema refuses some that the old one admits.
    case writers

    /// Readers and writers.
    case both
  }

  /// The place in documents; the elements of arrays are `[]`.
  public let place: String

  /// What changed.
  public let text: String

  /// Whom it breaks.
  public let breaks: Breaks

  /// The place, the text and whom it breaks.
  public var description: String {
    (place.isEmpty ? "" : place + ": ") + text
      + (breaks == .nobody ? "" : " (breaks \(breaks.rawValue))")
  }
}

extension JSONSchema {
  /// Compares two schemas of one type, such as a checked-in one with that of today.
  ///
  /// A schema of decoding breaks those who write documents for it if it becomes narrower; a schema
  /// of encoding breaks those who read them if it becomes wider. A difference that cannot be judged
  /// counts as breaking both.
  ///
  /// ```swift
  /// let before = try AnyValue(json: #"{"type":"object"}"#)
  /// for change in JSONSchema.changes(from: before, to: JSONSchema.of(Tweet.self).value) {
  ///   print(change)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The schema before.
  ///   - new: The schema after.
  /// - Returns: The differences, in the order of the new schema.
  public static func changes(from old: AnyValue, to new: AnyValue) -> [SchemaChange] {
    var comparison = SchemaComparison(old, new)
    comparison.compare(old, new, at: "")
    return comparison.changes
  }
}
