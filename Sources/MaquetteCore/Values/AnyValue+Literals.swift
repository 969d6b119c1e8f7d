extension AnyValue: ExpressibleByNilLiteral {
  /// Creates a null.
  public init(nilLiteral: ()) { self = .null }
}

extension AnyValue: ExpressibleByBooleanLiteral {
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension AnyValue: ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(AnyValue.Number(value)) }
}

extension AnyValue: ExpressibleByFloatLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(AnyValue.Number(value)) }
}

extension AnyValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension AnyValue: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: AnyValue...) { self = .array(elements) }
}

extension AnyValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; for a duplicate key, the last value wins.
  public init(dictionaryLiteral elements: (String, AnyValue)...) {
    self = .object(AnyValue.Object(elements.map { AnyValue.Object.Member(key: $0, value: $1) }))
  }
}
