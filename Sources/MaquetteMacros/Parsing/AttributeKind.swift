/// One of our attributes: where it belongs, and what it affects.
///
/// This list determines which attributes contradict each other, and which have no effect in a type.
struct AttributeKind {
  /// A place where an attribute is allowed.
  enum Place {
    case properties, computed, cases, values, types, methods
  }

  /// The subject of an attribute.
  enum Subject: CaseIterable {
    case keys, absence, strategy, validation, conversion, output, shape, ignoring, cases, partial,
      hook, archiving, documentation
  }

  /// The directions of mapping that an attribute affects.
  enum Direction {
    case both, decoding, encoding
  }

  let name: String
  let places: Set<Place>
  let subject: Subject
  let direction: Direction

  /// Whether the attribute can be repeated.
  let isRepeatable: Bool

  /// The subjects of attributes that cannot be combined with this one.
  let excludes: Set<Subject>

  private init(
    _ name: String, _ places: Set<Place>, _ subject: Subject, _ direction: Direction = .both,
    isRepeatable: Bool = false, excludes: Set<Subject> = []
  ) {
    (self.name, self.places, self.subject, self.direction) = (name, places, subject, direction)
    (self.isRepeatable, self.excludes) = (isRepeatable, excludes)
  }

  /// All attributes.
  static let all: [AttributeKind] = [
    .init("CodingKey", [.properties, .computed, .cases, .values], .keys),
    .init("DecodableAlias", [.properties, .cases, .values], .keys, .decoding, isRepeatable: true),
    .init("CodableDefault", [.properties], .absence, .decoding, isRepeatable: true),
    .init(
      "CodableIgnored", [.properties, .cases, .values], .ignoring,
      excludes: Set(Subject.allCases).subtracting([.archiving])),
    .init("DecodableIgnored", [.properties, .cases, .values], .ignoring, .decoding),
    .init("EncodableIgnored", [.properties, .cases, .values], .ignoring, .encoding),
    .init("CodableFlattened", [.properties, .values], .shape, excludes: ofOneKey),
    .init("CodableExtras", [.properties], .shape, excludes: ofOneKey),
    .init("CodableBy", [.properties, .values], .strategy),
    .init("DecodableBy", [.properties, .values], .strategy, .decoding),
    .init("EncodableBy", [.properties, .computed, .values], .strategy, .encoding),
    .init("CodableCase", [.cases], .cases),
    .init("CodableFallback", [.cases], .cases),
    .init("Validated", [.properties], .validation, .decoding),
    .init("DecodableRules", [.properties, .types, .values], .conversion, .decoding),
    .init("EncodableIf", [.properties, .computed], .output, .encoding),
    .init("EncodableDefault", [.properties, .computed], .output, .encoding),
    .init("CodableView", [.properties, .computed], .output, .encoding),
    .init("EncodableComputed", [.computed], .output, .encoding),
    .init(
      "CodableNestedPartial", [.properties], .partial, excludes: [.strategy, .validation, .shape]),
    .init("Archived", [.properties], .archiving),
    .init("Documented", [.properties, .computed, .cases, .types], .documentation),
    .init("CodableHook", [.methods], .hook),
  ]

  /// The subjects for a value with its own key.
  private static let ofOneKey: Set<Subject> = [
    .keys, .absence, .strategy, .validation, .conversion, .output, .shape, .documentation,
  ]

  private static let kinds = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The attribute of a name; nil if it is not ours.
  static func named(_ name: String) -> AttributeKind? { kinds[name] }

  /// The attribute that a name may be a misspelling of: without its prefix, or with one letter
  /// added, removed or changed.
  static func near(_ name: String) -> AttributeKind? {
    all.first { ["Codable\(name)", "Coding\(name)"].contains($0.name) }
      ?? all.first { isMisspelling(name, of: $0) }
  }

  private static func isMisspelling(_ name: String, of kind: AttributeKind) -> Bool {
    let (own, other) = (Array(kind.name.lowercased()), Array(name.lowercased()))
    let head = zip(own, other).prefix { $0 == $1 }.count
    let rest = (own: own[head...], other: other[head...])
    let tail = zip(rest.own.reversed(), rest.other.reversed()).prefix { $0 == $1 }.count
    return max(rest.own.count, rest.other.count) - tail <= 1
  }

  /// Whether two attributes of one declaration contradict each other.
  func contradicts(_ other: AttributeKind) -> Bool {
    guard name != other.name else { return false }
    return excludes.contains(other.subject) || other.excludes.contains(subject)
      || ignores(other) || other.ignores(self)
      || subject == .strategy && other.subject == .strategy
        && (direction == .both || other.direction == .both)
  }

  /// Whether this attribute excludes exactly the direction that another one affects.
  private func ignores(_ other: AttributeKind) -> Bool {
    subject == .ignoring && other.subject != .ignoring && direction != .both
      && direction == other.direction && other.name != "EncodableComputed"
  }
}

extension Set<AttributeKind.Place> {
  /// The places as shown in messages.
  var phrase: String {
    let names: [(Element, String)] = [
      (.properties, "a stored property"), (.cases, "an enum case"), (.types, "a type"),
      (.methods, "a method"), (.computed, "a computed property"),
    ]
    // Attributes that also work on computed properties are mainly for stored ones.
    let told = contains(.properties) ? subtracting([.computed]) : self
    return names.filter { told.contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
