import MaquetteCore
import MaquetteMappings

/// The schemas of a document, by their addresses.
///
/// References are resolved here, before anything is validated: one that leads out of the document is
/// an error, unless the caller resolves it.
struct SchemaDocument: @unchecked Sendable {
  // Invariant: once loading has ended, there is no function, and nothing else changes.

  /// One schema: a value in a document, and the address that its references are relative to.
  struct Location: Hashable {
    let resource: String
    let pointer: String
  }

  private(set) var schemas: [Location: AnyValue] = [:]

  /// The places of anchors, by address and name.
  private var anchors: [String: Location] = [:]
  private var dynamicAnchors: [String: Location] = [:]

  /// For each schema inside a resource with its own address, that resource.
  private var moved: [Location: Location] = [:]
  private var patterns: [String: LinearPattern] = [:]
  private var resolve: ((String) -> AnyValue?)?
  private let depthLimit: Int

  /// Whether a schema asks which parts of a value others have evaluated.
  private(set) var needsEvaluated = false
  let root: Location

  /// Whether the dialect of the document has the vocabulary of assertions.
  private(set) var hasAssertions = true

  /// Whether the dialect of the document has the vocabulary that makes formats assertions.
  private(set) var assertsFormats = false

  init(
    _ schema: AnyValue, depth: Int, resolving resolve: @escaping (String) -> AnyValue?
  ) throws(MappingError) {
    self.resolve = resolve
    depthLimit = depth
    root = Location(resource: "", pointer: "")
    try add(schema, at: root)
    let dialect = schema.object?["$schema"]?.string.flatMap(resolve)
    if let vocabularies = dialect?.object?["$vocabulary"]?.object {
      let names = "https://json-schema.org/draft/2020-12/vocab/"
      hasAssertions = vocabularies[names + "validation"] != nil
      assertsFormats = vocabularies[names + "format-assertion"] != nil
    }
  }

  // MARK: Loading

  private static let singles = [
    "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let lists = ["allOf", "anyOf", "oneOf", "prefixItems"]
  private static let maps = [
    "$defs", "definitions", "dependentSchemas", "patternProperties", "properties",
  ]

  private mutating func add(_ document: AnyValue, at start: Location) throws(MappingError) {
    var rest = [(document, start, 0)]
    while let (value, given, depth) = rest.popLast() {
      guard depth <= depthLimit else {
        throw MappingError(
          .depthExceeded, expected: "a schema with at most \(depthLimit.counted("level"))")
      }
      var location = given
      guard let object = value.object else {
        guard value.bool != nil else {
          throw MappingError(
            .typeMismatch, at: MappingPath(), expected: "a schema at \(given.shown)",
            found: value.kind.phrase)
        }
        schemas[location] = value
        continue
      }
      if let id = object["$id"]?.string {
        let address = SchemaAddress.resolve(id, against: location.resource)
        let own = Location(resource: SchemaAddress.withoutFragment(address), pointer: "")
        if own != location { moved[location] = own }
        schemas[location] = value
        location = own
      }
      guard schemas[location] == nil || schemas[location] == value else {
        throw MappingError(
          .duplicateKey, expected: "one schema with the address \(location.resource)")
      }
      schemas[location] = value
      if let anchor = object["$anchor"]?.string {
        anchors[location.resource + "#" + anchor] = location
      }
      if let anchor = object["$dynamicAnchor"]?.string {
        anchors[location.resource + "#" + anchor] = location
        dynamicAnchors[location.resource + "#" + anchor] = location
      }
      if object["unevaluatedProperties"] != nil || object["unevaluatedItems"] != nil {
        needsEvaluated = true
      }
      if let pattern = object["pattern"]?.string { try compile(pattern, at: location) }
      for pattern in object["patternProperties"]?.object?.keys ?? [] {
        try compile(pattern, at: location)
      }
      for key in Self.singles {
        if let inner = object[key] { rest.append((inner, location.appending(key), depth + 1)) }
      }
      for key in Self.lists {
        for (index, inner) in (object[key]?.array ?? []).enumerated() {
          rest.append((inner, location.appending(key).appending("\(index)"), depth + 1))
        }
      }
      for key in Self.maps {
        for member in object[key]?.object ?? [:] {
          rest.append((member.value, location.appending(key).appending(member.key), depth + 1))
        }
      }
    }
  }

  private mutating func compile(_ pattern: String, at location: Location) throws(MappingError) {
    guard patterns[pattern] == nil else { return }
    guard let compiled = LinearPattern(pattern) else {
      throw MappingError(
        .invalidValue,
        expected: LinearPattern.isValid(pattern)
          ? "a small expression without references, lookarounds and scripts at \(location.shown)"
          : "a valid expression at \(location.shown)",
        found: "string \"\(pattern)\"")
    }
    patterns[pattern] = compiled
  }

  /// Loads what references of the loaded schemas lead to, until nothing is missing.
  mutating func loadReferences() throws(MappingError) {
    var checked: Set<Location> = []
    while true {
      let open = schemas.keys.filter { !checked.contains($0) }
      if open.isEmpty { return }
      for location in open {
        checked.insert(location)
        guard let object = schemas[location]?.object else { continue }
        // Relative to the schema itself, if that has its own address.
        let base = moved[location] ?? location
        for key in ["$ref", "$dynamicRef"] {
          guard let reference = object[key]?.string else { continue }
          try load(reference, from: base)
        }
      }
    }
  }

  private mutating func load(_ reference: String, from location: Location) throws(MappingError) {
    if target(of: reference, from: location) != nil { return }
    let address = SchemaAddress.resolve(reference, against: location.resource)
    let (resource, fragment) = SchemaAddress.split(address)
    if !hasResource(resource), let document = resolve?(resource) {
      try add(document, at: Location(resource: resource, pointer: ""))
    }
    if target(of: reference, from: location) == nil, fragment.hasPrefix("/") || fragment.isEmpty {
      // The pointer may lead through keywords that no rule of the dialect knows.
      try addUnknown(fragment, in: resource)
    }
    guard target(of: reference, from: location) != nil else {
      throw MappingError(
        .invalidValue, expected: "a reference within the document at \(location.shown)",
        found: "string \"\(reference)\"")
    }
  }

  private func hasResource(_ resource: String) -> Bool {
    schemas[Location(resource: resource, pointer: "")] != nil
  }

  private mutating func addUnknown(_ pointer: String, in resource: String) throws(MappingError) {
    guard let document = schemas[Location(resource: resource, pointer: "")] else { return }
    var value = document
    for token in SchemaAddress.tokens(pointer) {
      if let inner = value.object?[token] {
        value = inner
      } else if let index = Int(token), let elements = value.array, elements.indices.contains(index)
      {
        value = elements[index]
      } else {
        return
      }
    }
    guard value.object != nil || value.bool != nil else { return }
    try add(value, at: Location(resource: resource, pointer: SchemaAddress.canonical(pointer)))
  }

  /// Ends loading: the function does not outlive the call.
  mutating func forgetResolver() { resolve = nil }

  // MARK: Finding

  func pattern(_ text: String) -> LinearPattern? { patterns[text] }

  /// The location of a schema, or that of the resource that begins there.
  func resolved(_ location: Location) -> Location { moved[location] ?? location }

  /// The schema that a reference leads to.
  func target(of reference: String, from location: Location) -> Location? {
    let address = SchemaAddress.resolve(reference, against: location.resource)
    let (resource, fragment) = SchemaAddress.split(address)
    if fragment.isEmpty || fragment.hasPrefix("/") {
      let found = Location(resource: resource, pointer: SchemaAddress.canonical(fragment))
      return schemas[found] == nil ? nil : resolved(found)
    }
    return anchors[resource + "#" + fragment]
  }

  /// The schema that a dynamic reference leads to, in a list of resources from the outermost on.
  func dynamicTarget(
    of reference: String, from location: Location, within resources: [String]
  ) -> Location? {
    let first = target(of: reference, from: location)
    let address = SchemaAddress.resolve(reference, against: location.resource)
    let (resource, fragment) = SchemaAddress.split(address)
    guard dynamicAnchors[resource + "#" + fragment] != nil else { return first }
    for outer in resources {
      if let found = dynamicAnchors[outer + "#" + fragment] { return found }
    }
    return first
  }
}

extension SchemaDocument.Location {
  func appending(_ token: String) -> Self {
    Self(resource: resource, pointer: pointer + "/" + token.escapedToken)
  }

  /// The location as text.
  var shown: String { resource + "#" + pointer }
}
