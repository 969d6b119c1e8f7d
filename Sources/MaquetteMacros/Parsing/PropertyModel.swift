import SwiftSyntax

/// A stored property, or a computed one that is encoded.
struct PropertyModel {
  /// The name without backticks.
  let name: String

  /// The name as used in code.
  let reference: String

  /// The type; nil if it is unknown, which is diagnosed if the property is mapped.
  let type: PropertyType?

  /// Whether the property is declared with `let`.
  var isConstant: Bool { declaration.isConstant }

  /// Whether the property is computed from the model, and only encoded.
  var isComputed: Bool { !binding.isStored }

  /// Whether the property is lazy.
  var isLazy: Bool { declaration.isLazy }

  /// The initial value.
  let initialValue: ExprSyntax?

  /// The contents of the attributes.
  var attributes: PropertyAttributes

  /// The key derived from the name.
  let ownKey: String

  /// The variable declaration.
  let declaration: VariableDeclSyntax

  /// The binding of this property in its declaration.
  let binding: PatternBindingSyntax

  /// Whether `ignoring` on the type excludes the property.
  var isSkipped = false

  /// Whether the declaration fixes the value: it is encoded and never decoded.
  var isFixed: Bool { isConstant && initialValue != nil }

  /// Whether the property is neither decoded nor encoded.
  var isIgnored: Bool {
    isLazy || isSkipped || attributes.readIgnored != nil && attributes.writeIgnored != nil
  }

  /// Whether the property is decoded.
  var isRead: Bool { !isFixed && !isLazy && !isSkipped && attributes.readIgnored == nil }

  /// Whether the property is encoded.
  var isWritten: Bool { !isLazy && !isSkipped && attributes.writeIgnored == nil }

  /// Whether the keys of its type are in the object of the model.
  var isFlattened: Bool { attributes["CodableFlattened"] != nil }

  /// Whether the property keeps unknown keys.
  var isExtras: Bool { attributes["CodableExtras"] != nil }

  /// Whether the property has a value before it is decoded.
  var hasValue: Bool {
    if initialValue != nil || isLazy { return true }
    // `Optional<T>` has no implicit nil.
    let kind = binding.typeAnnotation?.type.kind
    return !isConstant && (kind == .optionalType || kind == .implicitlyUnwrappedOptionalType)
  }

  /// Whether the property's type may be noncopyable, which only the compiler knows.
  func mayBeNoncopyable(in model: TypeModel) -> Bool {
    // Types with these attributes are copyable, and so are types that may be missing or null.
    model.isNoncopyable && type?.isNamed == true && type?.isScalar == false
      && attributes.readStrategy == nil
      && attributes.writeStrategy == nil && attributes.rules.isEmpty
      && attributes.defaults.isEmpty
      && type?.text.split(separator: "<").first?.hasSuffix("Presence") != true
  }

  /// The position of the property, if its model is an array.
  var position: Int?

  /// The places where the property is read, in order of preference.
  var readPlaces: [Place] {
    if let position { return [Place.at(position)] }
    return [attributes.key?.place ?? Place(keys: [ownKey])] + attributes.aliases.map(\.place)
  }

  /// The place where the property is written.
  var writePlace: Place {
    if let position { return Place.at(position) }
    return attributes.encodedKey.map { Place(keys: [$0]) } ?? attributes.key?.place
      ?? Place(keys: [ownKey])
  }
}
