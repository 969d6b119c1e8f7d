/// A tree of values that is independent of any format.
///
/// Every format except JSON is encoded through such a tree, and most are decoded through it. It is
/// also the type for properties whose structure is known only at run time.
///
/// ```swift
/// let value: AnyValue = ["name": "Ada", "scores": [1, 2.5]]
/// value["scores"][1].double          // 2.5
/// value[path: "scores[0]"]?.int       // 1
/// ```
public enum AnyValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(AnyValue.Number)
  case string(String)
  case bytes([UInt8])
  case date(Timestamp)
  case array([AnyValue])
  case object(AnyValue.Object)

  /// A value with a format-specific tag, which models do not see.
  case tagged(TaggedValue)

  /// The kind of the value, ignoring tags.
  public var kind: ValueKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .bytes: .bytes
    case .date: .date
    case .array: .array
    case .object: .object
    case .tagged(let tagged): tagged.kind
    }
  }
}
