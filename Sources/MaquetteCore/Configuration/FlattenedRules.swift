/// The configuration of a flattened member.
struct FlattenedRules: Sendable {
  let rules: ModelConfiguration
  let affixes: __Affixes

  init(_ rules: ModelConfiguration, _ affixes: __Affixes) {
    (self.rules, self.affixes) = (rules, affixes)
  }

  /// The members of an object that may belong to the flattened member, without affixes, and the
  /// others.
  func parts(of object: AnyValue.Object) -> (inner: AnyValue.Object, rest: AnyValue.Object) {
    guard !affixes.isEmpty else { return (object, AnyValue.Object()) }
    var (inner, rest) = (AnyValue.Object(), AnyValue.Object())
    for member in object {
      if let key = affixes.inner(of: member.key) {
        inner[key] = member.value
      } else {
        rest[member.key] = member.value
      }
    }
    return (inner, rest)
  }

  /// Joins the two parts to an object.
  func whole(_ inner: AnyValue.Object, _ rest: AnyValue.Object) -> AnyValue.Object {
    guard !affixes.isEmpty else { return inner }
    var whole = rest
    for member in inner { whole[affixes.around(member.key)] = member.value }
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
