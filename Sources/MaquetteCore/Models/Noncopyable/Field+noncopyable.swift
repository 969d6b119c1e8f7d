// What generated code calls for a property of a struct that cannot be copied. Whether the property's own
// type can be is known to the compiler alone, and overloads go by it: of what cannot be copied the storage
// of its model is held, everything else as it is.

extension __Field {
  /// A field of a type that can be copied, which has not been read.
  public static func slot<T>(_ type: T?.Type) -> T? { nil }

  /// A field of a type that cannot be copied, which has not been read.
  public static func slot<T: NoncopyableDecodable & ~Copyable>(
    _ type: Optional<T>.Type
  ) -> T.__Storage? { nil }

  /// A field whose nil is a value, of a type that cannot be copied, which has not been read.
  public static func slot<T: NoncopyableDecodable & ~Copyable>(
    _ type: Optional<Optional<T>>.Type
  ) -> T.__Storage?? { nil }
}

extension __Field {
  /// Makes the value of a field that has been read.
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
  /// Keeps the value of a property, to be changed by an update.
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
  /// Gives a property what an update has made of its value.
  public static func assign<T>(_ target: inout T, from slot: inout T?) {
    if let value = slot.take() { target = value }
  }

  /// Gives an optional property what an update has made of its value.
  public static func assign<T>(_ target: inout T?, from slot: inout T?) { target = slot.take() }

  /// Changes a property in place.
  public static func assign<T: NoncopyableDecodable & ~Copyable>(
    _ target: inout T, from slot: inout T.__Storage?
  ) {
    if let fields = slot.take() { target.__assign(fields) }
  }

  /// Changes, makes or drops the value of an optional property.
  public static func assign<T: NoncopyableDecodable & ~Copyable>(
    _ target: inout T?, from slot: inout T.__Storage?
  ) {
    guard let fields = slot.take() else {
      target = nil
      return
    }
    if target?.__assign(fields) == nil { target = T(__storage: fields) }
  }

  /// Changes, makes or drops the value of an optional property whose nil is a value.
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

  /// What stands in a schema for a type that cannot be copied.
  public static func described<T: __NoncopyableModel & ~Copyable>(
    _ type: T.Type
  ) -> any Any.Type { T.__Shape.self }

  /// What stands in a schema for an optional that cannot be copied.
  public static func described<T: __NoncopyableModel & ~Copyable>(
    _ type: Optional<T>.Type
  ) -> any Any.Type { Optional<T.__Shape>.self }

  /// The value of a property by its name.
  public static func value<T>(_ value: T) -> Any? { value as Any }

  /// What cannot be copied cannot be had by its name.
  public static func value<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T) -> Any? { nil }

  /// What cannot be copied cannot be had by its name.
  public static func value<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T?) -> Any? { nil }

  /// Whether an optional that cannot be copied is nil.
  public static func isNil<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T?) -> Bool {
    value == nil
  }

  /// What is no optional is not nil.
  public static func isNil<T: __NoncopyableModel & ~Copyable>(_ value: borrowing T) -> Bool {
    false
  }
}
