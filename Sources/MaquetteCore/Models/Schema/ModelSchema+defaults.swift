/// A property with a default, in terms of the object that contains its model.
struct DefaultedProperty {
  let property: ModelSchema.Property

  /// The name of the model that declares it.
  let model: String

  /// The affixes around its keys, if it is a property of a flattened member.
  let affixes: __Affixes

  /// Whether it belongs to a flattened member.
  let isFlattened: Bool

  /// The keys that lead to its value from its model's own object.
  var places: [[String]] { property.places }
}

extension ModelSchema {
  /// Returns the properties with a default, including those of flattened members.
  ///
  /// - Parameter isThere: Whether an object has a key of a member with some affixes. If it has
  ///   none, a member that may be missing has no defaults.
  func defaulted(
    where isThere: (String, __Affixes) -> Bool = { _, _ in true }
  ) -> [DefaultedProperty] {
    defaulted(within: __Affixes(), isFlattened: false, where: isThere)
  }

  private func defaulted(
    within affixes: __Affixes, isFlattened: Bool, where isThere: (String, __Affixes) -> Bool
  ) -> [DefaultedProperty] {
    properties.flatMap { property -> [DefaultedProperty] in
      if property.takesDefault {
        return [
          DefaultedProperty(
            property: property, model: name, affixes: affixes, isFlattened: isFlattened)
        ]
      }
      guard let member = property.flattenedModel else { return [] }
      let inner = affixes.around(prefix: property.affixes.prefix, suffix: property.affixes.suffix)
      let mayBeMissing = property.shape.kind == .optional
      guard !mayBeMissing || member.isThere(within: inner, where: isThere) else { return [] }
      return member.defaulted(within: inner, isFlattened: true, where: isThere)
    }
  }

  /// Whether any key of the model is present.
  private func isThere(within affixes: __Affixes, where isThere: (String, __Affixes) -> Bool)
    -> Bool
  {
    properties.contains { property in
      guard let member = property.flattenedModel else {
        return property.places.contains { isThere($0[0], affixes) }
      }
      return member.isThere(
        within: affixes.around(prefix: property.affixes.prefix, suffix: property.affixes.suffix),
        where: isThere)
    }
  }
}

extension ModelSchema.Property {
  /// The keys that lead to the value.
  fileprivate var places: [[String]] { ([path] + aliases).filter { !$0.isEmpty } }

  /// The schema of the type whose keys are in the model's own object.
  fileprivate var flattenedModel: ModelSchema? {
    flags.contains(.isFlattened) && !flags.contains(.isNotRead) ? model : nil
  }

  /// Whether a missing key gives the value a default, and not simply nil.
  fileprivate var takesDefault: Bool {
    let others: ModelSchema.Flags = [.isNotRead, .isFlattened, .collectsExtras]
    return flags.contains(.hasDefault) && !places.isEmpty && flags.isDisjoint(with: others)
      && !isNilIfMissing
  }

  private var isNilIfMissing: Bool {
    // The value of an optional may be noncopyable, or decoded by a strategy.
    if shape.kind == .optional { return true }
    func isNil<T: MappingDecodable>(_ type: T.Type) -> Bool { T.__valueForMissingKey != nil }
    return (type as? any MappingDecodable.Type).map { isNil($0) } ?? false
  }
}
