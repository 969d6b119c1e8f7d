/// How a property stores a value that its type or a strategy maps.
@usableFromInline
protocol StoredForm {
  associatedtype Value
  associatedtype Stored

  /// What null is stored as; nil if reading the value decides that.
  static var null: Stored? { get }

  /// What a missing key is stored as; nil if that is an error.
  static var missing: Stored? { get }

  static func stored(_ value: Value) -> Stored

  /// The value; nil if it is encoded as null.
  static func value(of stored: Stored) -> Value?
}

extension StoredForm {
  @inlinable static var null: Stored? { nil }
  @inlinable static var missing: Stored? { nil }
}

/// As itself.
@usableFromInline
enum StoredPlainly<Value>: StoredForm {
  @inlinable static func stored(_ value: Value) -> Value { value }
  @inlinable static func value(of stored: Value) -> Value? { stored }
}

/// As an optional that is nil until the value is read.
@usableFromInline
enum StoredUntilComplete<Value>: StoredForm {
  @inlinable static func stored(_ value: Value) -> Value? { value }
  @inlinable static func value(of stored: Value?) -> Value? { stored }
}

/// As an optional; null is nil.
@usableFromInline
enum StoredOrNil<Value>: StoredForm {
  @inlinable static var null: Value?? { .some(nil) }
  @inlinable static var missing: Value?? { .some(nil) }
  @inlinable static func stored(_ value: Value) -> Value? { value }
  @inlinable static func value(of stored: Value?) -> Value? { stored }
}

/// As a presence: null and a missing key differ.
@usableFromInline
enum StoredPresence<Value>: StoredForm {
  @inlinable static var null: Presence<Value>? { .null }
  @inlinable static var missing: Presence<Value>? { .missing }
  @inlinable static func stored(_ value: Value) -> Presence<Value> { .value(value) }
  @inlinable static func value(of stored: Presence<Value>) -> Value? { stored.value }
}
