/// How a property stores a value that its type or a strategy maps.
@usableFromInline
package protocol StoredForm {
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
  @inlinable package static var null: Stored? { nil }
  @inlinable package static var missing: Stored? { nil }
}

/// As itself.
@usableFromInline
package enum StoredPlainly<Value>: StoredForm {
  @inlinable package static func stored(_ value: Value) -> Value { value }
  @inlinable package static func value(of stored: Value) -> Value? { stored }
}

/// As an optional that is nil until the value is read.
@usableFromInline
package enum StoredUntilComplete<Value>: StoredForm {
  @inlinable package static func stored(_ value: Value) -> Value? { value }
  @inlinable package static func value(of stored: Value?) -> Value? { stored }
}

/// As an optional; null is nil.
@usableFromInline
package enum StoredOrNil<Value>: StoredForm {
  @inlinable package static var null: Value?? { .some(nil) }
  @inlinable package static var missing: Value?? { .some(nil) }
  @inlinable package static func stored(_ value: Value) -> Value? { value }
  @inlinable package static func value(of stored: Value?) -> Value? { stored }
}

/// As a presence: null and a missing key differ.
@usableFromInline
package enum StoredPresence<Value>: StoredForm {
  @inlinable package static var null: Presence<Value>? { .null }
  @inlinable package static var missing: Presence<Value>? { .missing }
  @inlinable package static func stored(_ value: Value) -> Presence<Value> { .value(value) }
  @inlinable package static func value(of stored: Presence<Value>) -> Value? { stored.value }
}
