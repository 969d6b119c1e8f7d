package import MaquetteCore

/// A value that holds another one, which may be missing.
private protocol ValueHolder {
  /// Whether a missing key is another value of the type than null.
  static var canBeMissing: Bool { get }

  var isPresent: Bool { get }

  /// The structure of the value inside, if it is there.
  var heldPart: ModelPart? { get }
}

extension Presence: ValueHolder {
  fileprivate static var canBeMissing: Bool { true }
  fileprivate var heldPart: ModelPart? { value.map { ModelPart(ofPresent: $0) } }
}

extension Optional: ValueHolder {
  /// Null is the nil of the inner optional.
  fileprivate static var canBeMissing: Bool {
    (Wrapped.self as? any MappingEncodable.Type)?.__hasNil == true
  }

  fileprivate var isPresent: Bool { self != nil || !Self.canBeMissing }
  fileprivate var heldPart: ModelPart? { map { ModelPart(ofPresent: $0) } }
}

extension PresenceTracked: ValueHolder {
  fileprivate static var canBeMissing: Bool { false }
  fileprivate var isPresent: Bool { true }
  fileprivate var heldPart: ModelPart? { ModelPart(model) }
}

extension ModelPart {
  /// Finds the structure of a value, also of one that may be missing but is there.
  package init(ofPresent value: Any) {
    self = (value as? any ValueHolder)?.heldPart ?? ModelPart(value)
  }
}

/// Whether the value of a property is that of a missing key.
func isMissing(_ value: Any) -> Bool { (value as? any ValueHolder)?.isPresent == false }

/// Whether a value is of a type for which a missing key is another value than null.
package func canBeMissing(_ value: Any) -> Bool {
  func canBeMissing<T: ValueHolder>(_ value: T) -> Bool { T.canBeMissing }
  return (value as? any ValueHolder).map { canBeMissing($0) } ?? false
}
