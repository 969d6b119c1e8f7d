import SwiftSyntax

/// A stored property.
struct PropertyModel {
  /// The name without back ticks.
  let name: String

  /// The name as code refers to it.
  let reference: String

  /// The type; nil if it is unknown, which is diagnosed if the property is mapped.
  let type: PropertyType?

  /// Whether the property is declared with `let`.
  let isConstant: Bool

  /// Whether the property is made on first use.
  let isLazy: Bool

  /// The initial value.
  let initialValue: ExprSyntax?

  /// What the attributes say.
  private(set) var attributes: PropertyAttributes

  /// The key that the name gives.
  let ownKey: String

  /// The variable declaration.
  let declaration: VariableDeclSyntax

  /// The binding of this property in its declaration.
  let binding: PatternBindingSyntax

  /// Whether the type leaves the property to the application.
  var isSkipped = false

  /// Whether the type writes null for what is nil.
  var writesNil = false

  /// Whether the value is fixed by the declaration: it is written and never read.
  var isFixed: Bool { isConstant && initialValue != nil }

  /// Whether the property is neither read nor written.
  var isIgnored: Bool {
    isLazy || isSkipped || attributes.readIgnored != nil && attributes.writeIgnored != nil
  }

  /// Whether the property is read.
  var isRead: Bool { !isFixed && !isLazy && !isSkipped && attributes.readIgnored == nil }

  /// Whether the property is written.
  var isWritten: Bool { !isLazy && !isSkipped && attributes.writeIgnored == nil }

  /// Whether the keys of its type lie in the object of the model.
  var isFlattened: Bool { attributes.flattened != nil }

  /// Whether the property keeps what no other takes.
  var isExtras: Bool { attributes.extras != nil }

  /// Whether the property has a value before it is read.
  var hasValue: Bool {
    initialValue != nil || isLazy || !isConstant && declaresImplicitNil
  }

  private var declaresImplicitNil: Bool {
    guard let type = binding.typeAnnotation?.type else { return false }
    // `Optional<T>` has no implicit nil.
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether the property's type may be one that cannot be copied, which the compiler alone knows.
  func mayBeNoncopyable(in model: TypeModel) -> Bool {
    // What these attributes take can be copied, and what may be missing or null.
    model.isNoncopyable && type?.isNamed == true && !isScalar && attributes.readStrategy == nil
      && attributes.writeStrategy == nil && attributes.rules == nil
      && attributes.defaultValue == nil
      && type?.text.split(separator: "<").first?.hasSuffix("Presence") != true
  }

  /// The property with other attributes.
  func with(_ attributes: PropertyAttributes) -> Self {
    var changed = self
    changed.attributes = attributes
    return changed
  }

  /// The position of the property, if its model is an array.
  var position: Int?

  /// The places from which the property is read, the first that counts first.
  var readPlaces: [Place] {
    if let position { return [Place(position: position)] }
    return [attributes.key?.place ?? Place(keys: [ownKey])] + attributes.aliases.map(\.place)
  }

  /// The place where the property is written.
  var writePlace: Place {
    if let position { return Place(position: position) }
    return attributes.encodedKey.map { Place(keys: [$0]) } ?? attributes.key?.place
      ?? Place(keys: [ownKey])
  }
}
