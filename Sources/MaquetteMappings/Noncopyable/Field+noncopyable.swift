// Called by generated code for a property of a noncopyable struct. Only the compiler knows whether
// the property's type is copyable, and overload resolution depends on it. For a noncopyable type
// the field contains the storage of its model, for other types the value itself.

public import MaquetteCore

extension __Field {
  /// The empty field of a copyable type.
  public static func slot<T>(_ type: T?.Type) -> T? { nil }

  /// The empty field of a noncopyable type.
  public static func slot<T: NoncopyableDecodable & ~Copyable>(
    _ type: Optional<T>.Type
  ) -> T.__Storage? { nil }

  /// The empty field of a noncopyable type whose nil is a value.
  public static func slot<T: NoncopyableDecodable & ~Copyable>(
    _ type: Optional<Optional<T>>.Type
  ) -> T.__Storage?? { nil }
}

extension __Field {
  /// Makes the value of a field that was read.
  public static func take<T: NoncopyableDecodable & ~Copyable>(
    _ slot: inout T.__Storage?
  ) -> T { T(__storage: take(&slot) as T.__Storage) }

  /// Makes the value of a field whose nil is a value.
  public static func take<T: NoncopyableDecodable & ~Copyable>(
    _ slot: inout T.__Storage??
  ) -> T? {
    var fields: T.__Storage? = take(&slot)
    return takeOptional(&fields)
  }

  /// Takes the value of an optional property.
  public static func takeOptional<T>(_ slot: inout T?) -> T? { slot.take() }

  /// Makes the value of an optional property.
  public static func takeOptional<T: NoncopyableDecodable & ~Copyable>(
    _ slot: inout T.__Storage?
  ) -> T? {
    guard let fields = slot.take() else { return nil }
    return T(__storage: fields)
  }
}

extension __Field {
  /// Keeps the value of a property for an update.
  public static func keep<T>(_ value: T, in slot: inout T?) { slot = value }

  /// Keeps the value of an optional property.
  public static func keep<T>(_ value: T?, in slot: inout T?) { slot = value }

  /// Keeps the fields of a property's value.
  public static func keep<T: NoncopyableDecodable & ~Copyable>(
    _ value: borrowing T, in slot: inout T.__Storage?
  ) { slot = T.__storage(of: value) }

  /// Keeps the fields of an optional property's value.
  public static func keep<T: NoncopyableDecodable & ~Copyable>(
    _ value: borrowing T?, in slot: inout T.__Storage?
  ) {
    switch value {
    case .some(let value): slot = T.__storage(of: value)
    case .none: slot = nil
    }
  }

  /// Keeps the fields of an optional property's value, or its nil.
  public static func keep<T: NoncopyableDecodable & ~Copyable>(
    _ value: borrowing T?, in slot: inout T.__Storage??
  ) {
    var fields: T.__Storage?
    keep(value, in: &fields)
    slot = .some(fields)
  }
}

extension __Field {
  /// Assigns the updated value to a property.
  public static func assign<T>(_ target: inout T, from slot: inout T?) {
    if let value = slot.take() { target = value }
  }

  /// Assigns the updated value to an optional property.
  public static func assign<T>(_ target: inout T?, from slot: inout T?) { target = slot.take() }

  /// Updates a property in place.
  public static func assign<T: NoncopyableDecodable & ~Copyable>(
    _ target: inout T, from slot: inout T.__Storage?
  ) {
    if let fields = slot.take() { target.__assign(fields) }
  }

  /// Updates, makes or removes the value of an optional property.
  public static func assign<T: NoncopyableDecodable & ~Copyable>(
    _ target: inout T?, from slot: inout T.__Storage?
  ) {
    guard let fields = slot.take() else {
      target = nil
      return
    }
    if target?.__assign(fields) == nil { target = T(__storage: fields) }
  }

  /// Updates, makes or removes the value of an optional property whose nil is a value.
  public static func assign<T: NoncopyableDecodable & ~Copyable>(
    _ target: inout T?, from slot: inout T.__Storage??
  ) {
    guard var fields = slot.take() else { return }
    assign(&target, from: &fields)
  }
}

extension __Field {
  /// The type of a property in a schema.
  public static func described<T>(_ type: T.Type) -> any Any.Type { type }

  /// The type that represents a noncopyable type in a schema.
  public static func described<T: __NoncopyableModel & ~Copyable>(
    _ type: T.Type
  ) -> any Any.Type { T.__Shape.self }

  /// The type that represents a noncopyable optional in a schema.
  public static func described<T: __NoncopyableModel & ~Copyable>(
    _ type: Optional<T>.Type
  ) -> any Any.Type { Optional<T.__Shape>.self }

  /// The value of a property by its name.
  public static func value<T>(_ value: T) -> Any? { value as Any }

  /// Noncopyable values are not available by name.
  public static func value<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T) -> Any? { nil }

  /// Noncopyable values are not available by name.
  public static func value<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T?) -> Any? { nil }

  /// Whether a noncopyable optional is nil.
  public static func isNil<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T?) -> Bool {
    value == nil
  }

  /// Types other than optionals are never nil.
  public static func isNil<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T) -> Bool {
    false
  }
}
