// A value under a tag is what it is without.

extension AnyValue {
  /// Whether this is null.
  public var isNull: Bool { kind == .null }

  /// The truth value, if it is one.
  public var bool: Bool? {
    if case .bool(let value) = untagged { return value }
    return nil
  }

  /// The number, if it is one.
  public var number: AnyValue.Number? {
    if case .number(let value) = untagged { return value }
    return nil
  }

  /// The number as an integer, if it is one and fits.
  public var int: Int? { number?.exactly() }

  /// The number as the nearest double, if it is a number.
  public var double: Double? { number?.double }

  /// The text, if it is text.
  public var string: String? {
    if case .string(let value) = untagged { return value }
    return nil
  }

  /// The bytes, if they are bytes.
  public var bytes: [UInt8]? {
    if case .bytes(let value) = untagged { return value }
    return nil
  }

  /// The moment, if it is one.
  public var date: Timestamp? {
    if case .date(let value) = untagged { return value }
    return nil
  }

  /// The elements, if this is an array.
  public var array: [AnyValue]? {
    if case .array(let value) = untagged { return value }
    return nil
  }

  /// The members, if this is an object.
  public var object: AnyValue.Object? {
    if case .object(let value) = untagged { return value }
    return nil
  }

  /// The value of a key; null if there is no such key, or this is no object.
  ///
  /// Setting a key makes an object of what is not one.
  public subscript(key: String) -> AnyValue {
    get { object?[key] ?? .null }
    set {
      var object = takeObject()
      object[key] = newValue
      self = .object(object)
    }
  }

  /// The element at a position; null if there is none, or this is no array.
  public subscript(index: Int) -> AnyValue {
    guard case .array(let elements) = untagged, elements.indices.contains(index) else {
      return .null
    }
    return elements[index]
  }
}

// A container is taken out of its value while it is changed: with two owners it would be copied.

extension AnyValue {
  /// Takes the object out, or an empty one if this is none; null is left.
  package mutating func takeObject() -> AnyValue.Object {
    guard case .object(let object) = self else { return AnyValue.Object() }
    self = .null
    return object
  }

  /// Takes the elements out, or none if this is no array; null is left.
  mutating func takeElements() -> [AnyValue] {
    guard case .array(let elements) = self else { return [] }
    self = .null
    return elements
  }
}
