// A tagged value behaves like the value inside the tag.

extension AnyValue {
  /// Whether this is null.
  public var isNull: Bool { kind == .null }

  /// The Boolean, if the value is one.
  public var bool: Bool? {
    if case .bool(let value) = untagged { value } else { nil }
  }

  /// The number, if the value is one.
  public var number: AnyValue.Number? {
    if case .number(let value) = untagged { value } else { nil }
  }

  /// The number as an integer, if the value is a number and fits.
  public var int: Int? { number?.exactly() }

  /// The number as the nearest double, if the value is a number.
  public var double: Double? { number?.double }

  /// The string, if the value is one.
  public var string: String? {
    if case .string(let value) = untagged { value } else { nil }
  }

  /// The bytes, if the value is binary data.
  public var bytes: [UInt8]? {
    if case .bytes(let value) = untagged { value } else { nil }
  }

  /// The timestamp, if the value is one.
  public var date: Timestamp? {
    if case .date(let value) = untagged { value } else { nil }
  }

  /// The elements, if the value is an array.
  public var array: [AnyValue]? {
    if case .array(let value) = untagged { value } else { nil }
  }

  /// The members, if the value is an object.
  public var object: AnyValue.Object? {
    if case .object(let value) = untagged { value } else { nil }
  }

  /// The value for a key; null if the key is missing or this is not an object.
  ///
  /// Setting a key turns any other value into an object.
  public subscript(key: String) -> AnyValue {
    get { object?[key] ?? .null }
    set {
      var object = takeObject()
      object[key] = newValue
      self = .object(object)
    }
  }

  /// The element at a position; null if there is none or this is not an array.
  public subscript(index: Int) -> AnyValue {
    guard case .array(let elements) = untagged, elements.indices.contains(index) else {
      return .null
    }
    return elements[index]
  }
}

// A container is moved out of its value while it changes: a second owner would force a copy.

extension AnyValue {
  /// Takes the object out and leaves null; returns an empty object for other values.
  package mutating func takeObject() -> AnyValue.Object {
    guard case .object(let object) = self else { return AnyValue.Object() }
    self = .null
    return object
  }

  /// Takes the elements out and leaves null; returns no elements for other values.
  mutating func takeElements() -> [AnyValue] {
    guard case .array(let elements) = self else { return [] }
    self = .null
    return elements
  }
}
