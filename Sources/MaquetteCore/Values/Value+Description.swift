extension Value: CustomStringConvertible {
  /// The value as compact JSON; bytes and dates, which JSON has not, in angle brackets.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.description
    case .string(let value): JSONText.quoted(value)
    case .bytes(let value): "<\(value.count) bytes>"
    case .date(let value): "<\(value.secondsSince1970) s>"
    case .array(let elements):
      "[" + elements.map { $0.description }.joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.map { JSONText.quoted($0.key) + ":" + $0.value.description }
        .joined(separator: ",") + "}"
    }
  }
}
