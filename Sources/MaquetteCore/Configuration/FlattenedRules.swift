/// The configuration of a flattened member.
struct FlattenedRules: Sendable {
  let rules: ModelConfiguration
  let affixes: __Affixes

  init(_ rules: ModelConfiguration, _ affixes: __Affixes) {
    (self.rules, self.affixes) = (rules, affixes)
  }

  /// An object in two parts.
  struct Parts {
    /// The members that may belong to the flattened member, without affixes.
    var inner = AnyValue.Object()

    /// The others before the first of these, and after it.
    var before = AnyValue.Object()
    var after = AnyValue.Object()
  }

  /// The members of an object that may belong to the flattened member, and the others.
  func parts(of object: AnyValue.Object) -> Parts {
    guard !affixes.isEmpty else { return Parts(inner: object) }
    var parts = Parts()
    for member in object {
      if let key = affixes.inner(of: member.key) {
        parts.inner[key] = member.value
      } else if parts.inner.isEmpty {
        parts.before[member.key] = member.value
      } else {
        parts.after[member.key] = member.value
      }
    }
    return parts
  }

  /// Joins the parts to an object; the flattened member stays at its place.
  func whole(_ parts: Parts) -> AnyValue.Object {
    guard !affixes.isEmpty else { return parts.inner }
    var whole = parts.before
    for member in parts.inner { whole[affixes.around(member.key)] = member.value }
    for member in parts.after { whole[member.key] = member.value }
    return whole
  }
}

extension ModelConfiguration {
  /// These rules, completed by others.
  func over(_ other: ModelConfiguration) -> ModelConfiguration {
    var result = self
    if naming == nil, namer == nil {
      result.setNaming(other.naming, other.namer, namesByPath: other.namesByPath)
    }
    result.places = other.places.merging(places) { $1 }
    result.aggregates = other.aggregates + aggregates
    result.ignored = ignored.union(other.ignored)
    result.allowed = allowed ?? other.allowed
    result.dates = other.dates.merging(dates) { $1 }
    result.parsers = other.parsers.merging(parsers) { $1 }
    result.elements = other.elements.merging(elements) { $1 }
    result.factory = factory ?? other.factory
    return result
  }
}
