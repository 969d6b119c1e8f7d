import MaquetteCore

extension WrittenTable {
  init(_ values: [__WrittenValue], _ active: ActiveProfile) {
    properties = values.filter { !active.isAny(of: $0.excluded) }.map { value in
      let hasNil = ModelSchema.Shape(of: value.type).kind == .optional
      let place: Property.Place =
        switch value.place {
        case .keys(let keys): .keys(value.profiles.paths(for: active)?[0] ?? keys)
        case .flattened(let affixes): .flattened(prefix: affixes.prefix, suffix: affixes.suffix)
        case .extras: .extras
        case .unknown(let keys): .unknown(keys)
        }
      let declared: [String]? = if case .keys(let keys) = value.place { keys } else { nil }
      return Property(
        place: place, type: value.type, strategy: value.strategy, hasNil: hasNil,
        keepsNil: value.keepsNil,
        mayBeMissing: value.mayBeMissing || value.type is any PresenceType.Type,
        declaredPath: declared)
    }
    isIncomplete = false
  }
}

/// A type whose values may mean that there is no key.
private protocol PresenceType {}

extension Presence: PresenceType {}
