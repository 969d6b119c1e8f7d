extension Value: ExpressibleByNilLiteral {
  /// Creates a null.
  public init(nilLiteral: ()) { self = .null }
}

extension Value: ExpressibleByBooleanLiteral {
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Value: ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
}

extension Value: ExpressibleByFloatLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(Number(value)) }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Creates text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension Value: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// Creates an object; of a key that stands twice the last value counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(Object(elements.map { Object.Member(key: $0, value: $1) }))
  }
}
