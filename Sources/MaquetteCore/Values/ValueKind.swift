/// The kinds of values that a source can contain.
public enum ValueKind: String, Sendable, Hashable, CaseIterable {
  case null, bool, number, string, bytes, date, array, object

  /// The kind with its article, for sentences: "an array".
  package var phrase: String {
    switch self {
    case .null: "null"
    case .array, .object: "an \(rawValue)"
    case .bytes: "bytes"
    default: "a \(rawValue)"
    }
  }
}
