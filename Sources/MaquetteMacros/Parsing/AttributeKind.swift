/// One of our attributes: where it belongs, and what it affects.
///
/// This list determines which attributes contradict each other, and which have no effect in a type.
struct AttributeKind {
  /// The places where an attribute is allowed.
  struct Places: OptionSet {
    let rawValue: Int
    static let properties = Self(rawValue: 1)
    static let computed = Self(rawValue: 2)
    static let cases = Self(rawValue: 4)
    static let values = Self(rawValue: 8)
    static let types = Self(rawValue: 16)
    static let methods = Self(rawValue: 32)
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
  let places: Places
  let subject: Subject
  var direction = Direction.both

  /// Whether the attribute can be repeated.
  var isRepeatable = false

  /// Whether the attribute can be limited to some profiles and formats: `in: .yaml`.
  var hasProfiles: Bool {
    subject == .strategy || name == "CodingKey" || name == "CodableIgnored"
  }

  /// The subjects of attributes that cannot be combined with this one.
  var excludes: Set<Subject> = []

  /// All attributes.
  static let all: [AttributeKind] = [
    .init(name: "CodingKey", places: [.properties, .computed, .cases, .values], subject: .keys),
    .init(
      name: "DecodableAlias", places: [.properties, .cases, .values], subject: .keys,
      direction: .decoding, isRepeatable: true),
    .init(
      name: "CodableDefault", places: .properties, subject: .absence, direction: .decoding,
      isRepeatable: true),
    .init(
      name: "CodableIgnored", places: [.properties, .cases, .values], subject: .ignoring,
      excludes: Set(Subject.allCases).subtracting([.archiving])),
    .init(
      name: "DecodableIgnored", places: [.properties, .cases, .values], subject: .ignoring,
      direction: .decoding),
    .init(
      name: "EncodableIgnored", places: [.properties, .cases, .values], subject: .ignoring,
      direction: .encoding),
    .init(
      name: "CodableFlattened", places: [.properties, .values], subject: .shape, excludes: ofOneKey),
    .init(name: "CodableExtras", places: .properties, subject: .shape, excludes: ofOneKey),
    .init(name: "CodableBy", places: [.properties, .values], subject: .strategy),
    .init(
      name: "DecodableBy", places: [.properties, .values], subject: .strategy, direction: .decoding),
    .init(
      name: "EncodableBy", places: [.properties, .computed, .values], subject: .strategy,
      direction: .encoding),
    .init(name: "CodableCase", places: .cases, subject: .cases),
    .init(name: "CodableFallback", places: .cases, subject: .cases),
    .init(name: "Validated", places: .properties, subject: .validation, direction: .decoding),
    .init(
      name: "DecodableRules", places: [.properties, .types, .values], subject: .conversion,
      direction: .decoding),
    .init(
      name: "EncodableIf", places: [.properties, .computed], subject: .output,
      direction: .encoding),
    .init(
      name: "EncodableDefault", places: [.properties, .computed], subject: .output,
      direction: .encoding),
    .init(
      name: "CodableView", places: [.properties, .computed], subject: .output,
      direction: .encoding),
    .init(
      name: "EncodableComputed", places: .computed, subject: .output, direction: .encoding),
    .init(
      name: "CodableNestedPartial", places: .properties, subject: .partial,
      excludes: [.strategy, .validation, .shape]),
    .init(name: "Archived", places: .properties, subject: .archiving),
    .init(
      name: "Documented", places: [.properties, .computed, .cases, .types], subject: .documentation),
    .init(name: "CodableHook", places: .methods, subject: .hook),
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

extension AttributeKind.Places {
  /// The places as shown in messages.
  var phrase: String {
    let names: [(Self, String)] = [
      (.properties, "a stored property"), (.cases, "an enum case"), (.types, "a type"),
      (.methods, "a method"), (.computed, "a computed property"),
    ]
    // Attributes that also work on computed properties are mainly for stored ones.
    let told = contains(.properties) ? subtracting(.computed) : self
    return names.filter { told.contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
