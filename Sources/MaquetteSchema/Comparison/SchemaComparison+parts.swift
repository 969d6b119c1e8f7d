import MaquetteCore

// The schemas inside a schema whose keywords say more than a place in documents.

extension SchemaComparison {
  /// Whom a part that admits more breaks.
  enum Direction: Hashable {
    /// Readers, as the whole schema does.
    case same

    /// Writers: the schema refuses what its part admits.
    case opposite

    /// It cannot be judged.
    case unknown

    /// Whom a difference inside the part breaks.
    func apply(to breaks: SchemaChange.Breaks) -> SchemaChange.Breaks {
      switch (self, breaks) {
      case (_, .nobody): .nobody
      case (.same, _): breaks
      case (.opposite, .readers): .writers
      case (.opposite, .writers): .readers
      case (.opposite, .both), (.unknown, _): .both
      }
    }

    /// The direction of a part of a part.
    func inside(_ outer: Direction) -> Direction {
      switch (self, outer) {
      case (.unknown, _), (_, .unknown): .unknown
      case (.opposite, .opposite), (.same, .same): .same
      default: .opposite
      }
    }
  }

  /// The keywords with a schema, a list of schemas or schemas by names, and what more in them means.
  static let schemas: [String: Direction] = [
    "allOf": .same, "oneOf": .unknown, "not": .opposite, "if": .unknown, "then": .same,
    "else": .same, "contains": .unknown, "propertyNames": .same, "contentSchema": .same,
    "patternProperties": .same, "dependentSchemas": .same, "unevaluatedItems": .same,
    "unevaluatedProperties": .same,
  ]

  /// Compares the schemas that are in both, with their references: texts that are equal may refer to
  /// definitions that are not.
  mutating func compareParts(_ old: AnyValue.Object, _ new: AnyValue.Object, at place: String) {
    for member in new {
      guard let inside = Self.schemas[member.key], let before = old[member.key] else { continue }
      let outer = direction
      direction = inside.inside(outer)
      defer { direction = outer }
      switch (before, member.value) {
      case (.array(let before), .array(let after)):
        compareParts(before, after, isChoice: member.key == "oneOf", at: place)
      case (.object(let before), .object(let after))
      where member.key == "patternProperties" || member.key == "dependentSchemas":
        for key in after.keys + before.keys.filter({ after[$0] == nil }) {
          compare(before[key] ?? true, after[key] ?? true, at: "\(place)/\(key)/")
        }
      default: compare(before, member.value, at: Self.place(of: member.key, at: place))
      }
    }
  }

  /// The place of what a keyword describes.
  private static func place(of keyword: String, at place: String) -> String {
    switch keyword {
    case "contains", "unevaluatedItems": place + "[]"
    case "unevaluatedProperties": place.isEmpty ? "*" : place + ".*"
    default: place
    }
  }

  private mutating func compareParts(
    _ old: [AnyValue], _ new: [AnyValue], isChoice: Bool, at place: String
  ) {
    guard !isChoice, old.count == new.count else {
      // Another part of `allOf` is another condition.
      return compareForms(
        old, new, at: place, gone: isChoice ? .writers : .readers,
        added: isChoice ? .readers : .writers)
    }
    for (before, after) in zip(old, new) { compare(before, after, at: place) }
  }
}

extension AnyValue {
  /// The schema, or nil if every value satisfies it.
  var unlessAnything: AnyValue? { self == true || self == [:] ? Optional.none : self }
}
