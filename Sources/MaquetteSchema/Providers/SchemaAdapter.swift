import MaquetteCore

/// Changes a schema to what a provider accepts, and lists what cannot be changed.
struct SchemaAdapter {
  private let profile: SchemaProfile
  private let orderKeywords: [String]
  private let definitions: AnyValue.Object
  private(set) var problems: [SchemaProblem] = []

  /// What the adapted schema admits too much, where it is not refused.
  private(set) var omissions: [SchemaProblem] = []

  private var sizes = SchemaSizes()

  init(_ schema: AnyValue, for profile: SchemaProfile, orderKeywords: [String]) {
    self.profile = profile
    self.orderKeywords = orderKeywords
    definitions = schema["$defs"].object ?? [:]
  }

  /// Returns the whole schema as the provider accepts it.
  mutating func adapt(_ schema: AnyValue) -> AnyValue {
    var root = schema.object ?? [:]
    root["$defs"] = nil
    if root["$ref"] != nil, let definition = definition(root) { root = definition }
    if profile.needsObjectRoot, root["type"] != "object" || root["anyOf"] != nil {
      note("the root is not an object", at: "", "wrap the type in a struct")
    }
    if profile.needsContainerRoot, !isContainer(root, within: 8) {
      note("the root is neither an object nor an array", at: "", "wrap the type in a struct")
    }
    var result = adapted(.object(root), at: "").object ?? [:]
    var adaptedDefinitions = AnyValue.Object()
    for member in definitions {
      adaptedDefinitions[member.key] = adapted(member.value, at: member.key)
      sizes.characters += member.key.unicodeScalars.count
    }
    if !adaptedDefinitions.isEmpty { result["$defs"] = .object(adaptedDefinitions) }
    if !profile.acceptsRecursion { checkRecursion() }
    sizes.depth = depth(of: .object(root), within: [])
    for (size, limit, name) in sizes.excesses(over: profile) {
      note("\(size) \(name), at most \(limit) are accepted", at: "", "divide the type")
    }
    return .object(result)
  }

  /// Whether a schema only has objects and arrays, as far as its alternatives say.
  private func isContainer(_ object: AnyValue.Object, within depth: Int) -> Bool {
    guard depth > 0 else { return false }
    if object["type"] == "object" || object["type"] == "array" { return true }
    if let definition = definition(object) { return isContainer(definition, within: depth - 1) }
    guard let alternatives = object["anyOf"]?.array else { return false }
    return alternatives.allSatisfy { isContainer($0.object ?? [:], within: depth - 1) }
  }

  private mutating func note(_ text: String, at place: String, _ remedy: String) {
    let problem = SchemaProblem(
      place: place, text: "\(profile.name): \(text)", remedy: remedy)
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: One schema

  private mutating func adapted(_ schema: AnyValue, at place: String) -> AnyValue {
    guard var object = schema.object else {
      if schema == true, !profile.acceptsAnything { noteAnything(at: place) }
      return schema
    }
    if object.keys.allSatisfy({ $0 == "description" || $0 == "default" }), !profile.acceptsAnything
    {
      noteAnything(at: place)
    }
    if profile.refusedKeywords.contains("allOf") { object = merged(object, at: place) }
    if let constant = object["const"], profile.refusedKeywords.contains("const") {
      object["const"] = nil
      object["enum"] = [constant]
    }
    if !profile.acceptsAnything, object.isOfType("array"), object["items"] == nil,
      object["prefixItems"] == nil
    {
      noteAnything(at: place + "[]")
    }
    let groups = object["dependentRequired"]?.object ?? [:]
    object = described(object, at: place)
    if let (length, count) = sizes.add(object, for: profile) {
      note(
        "\(length) characters in a list of \(count) texts, "
          + "at most \(profile.charactersOfLongList) are accepted",
        at: place, "shorten the texts")
    }
    for key in ["items", "contains", "not", "contentSchema", "propertyNames"] {
      if let inner = object[key], inner.object != nil {
        object[key] = adapted(inner, at: place + "[]")
      }
    }
    if let others = object["additionalProperties"], others.object != nil {
      object["additionalProperties"] = adapted(others, at: place.isEmpty ? "*" : place + ".*")
    }
    for key in ["anyOf", "allOf", "oneOf", "prefixItems"] {
      if let inner = object[key]?.array {
        object[key] = .array(inner.map { adapted($0, at: place) })
      }
    }
    if object.isOfType("object") { object = closed(object, groups, at: place) }
    if profile.needsTypesOfValues { object = object.withTypeOfValues }
    if object["$ref"] != nil, object.count > 1, !profile.acceptsKeywordsBesideReferences,
      let reference = object["$ref"]
    {
      object["$ref"] = nil
      var around: AnyValue.Object = ["anyOf": [["$ref": reference]]]
      for member in object { around[member.key] = member.value }
      object = around
    }
    return .object(object)
  }

  private mutating func noteAnything(at place: String) {
    note("the form of the value is not known", at: place, "give it a type, or state its form")
  }

  /// The schema with the parts of `allOf` in one object, as far as their keywords differ.
  private mutating func merged(_ object: AnyValue.Object, at place: String) -> AnyValue.Object {
    guard let parts = object["allOf"]?.array else { return object }
    var result = object
    result["allOf"] = nil
    for part in parts.compactMap(\.object) {
      for member in merged(part, at: place) {
        if let present = result[member.key], present != member.value {
          result["description"] = .string(
            joined(result["description"], "\(member.key): \(member.value)"))
        } else {
          result[member.key] = member.value
        }
      }
    }
    return result
  }

  private func joined(_ description: AnyValue?, _ text: String) -> String {
    description?.string.map { $0 + "; " + text } ?? text
  }

  /// The keywords that only say what the rest of the document is.
  private static let silent: Set<String> = ["$id", "$schema", "title", "default", "discriminator"]

  /// Whether a bound is that of a type, which no model would exceed.
  private static func isBoundOfType(_ member: AnyValue.Object.Member) -> Bool {
    ["minimum", "maximum"].contains(member.key) && (member.value.double?.magnitude ?? 0) >= 0x1p53
  }

  /// The schema with what the provider refuses in the description.
  private mutating func described(_ object: AnyValue.Object, at place: String) -> AnyValue.Object {
    var result = object
    for member in object {
      let isRefused: Bool
      switch member.key {
      case "format":
        isRefused = profile.formats.map { !$0.contains(member.value.string ?? "") } ?? false
      case "minItems":
        isRefused = profile.largestMinItems.map { (member.value.int ?? 0) > $0 } ?? false
      case "pattern":
        isRefused =
          profile.refusedKeywords.contains(member.key)
          || !profile.acceptsLookaround && member.value.string?.looksAround == true
      default: isRefused = profile.refusedKeywords.contains(member.key)
      }
      guard isRefused else { continue }
      result[member.key] = nil
      if member.key == "prefixItems" {
        note(
          "an array cannot have a form for each position", at: place, "map the type as an object")
      }
      guard !Self.silent.contains(member.key), !Self.isBoundOfType(member) else { continue }
      result["description"] = .string(
        joined(
          result["description"], "\(member.key): \(member.value.string ?? member.value.description)"
        ))
    }
    return result
  }

  // MARK: Objects

  /// - Parameter groups: The keys that depend on others: those of flattened optionals.
  private mutating func closed(
    _ object: AnyValue.Object, _ groups: AnyValue.Object, at place: String
  ) -> AnyValue.Object {
    var result = object
    let properties = object["properties"]?.object ?? [:]
    var required = object["required"]?.array?.compactMap(\.string) ?? []
    if profile.closesObjects {
      let others = object["additionalProperties"]
      if others?.object != nil || properties.isEmpty && others != false {
        note("objects cannot have any keys", at: place, "use an array of keys and values")
      }
      result["additionalProperties"] = false
    }
    var adaptedProperties = AnyValue.Object()
    var excluded: [String] = []
    for member in properties {
      let inner = place.isEmpty ? member.key : place + "." + member.key
      if member.value == false {
        // A closed object excludes the key by itself.
        if result["additionalProperties"] == false { continue }
        guard profile.acceptsExclusions else {
          excluded.append(member.key)
          continue
        }
        adaptedProperties[member.key] = false
        continue
      }
      if !required.contains(member.key) {
        sizes.optionalProperties += 1
        if profile.requiresAll {
          required.append(member.key)
          if !acceptsNull(member.value, within: 8), !member.value.isObjectOfOptionals {
            note(
              "every key is required, and this one may be missing, but not null", at: inner,
              groups[member.key] == nil
                ? "let null give the default, too: 'on: .missing, .null'"
                : "give the flattened optional a key of its own")
          }
        }
      }
      adaptedProperties[member.key] = adapted(member.value, at: inner)
    }
    if !excluded.isEmpty {
      result["description"] = .string(
        joined(result["description"], "not: \(excluded.joined(separator: ", "))"))
      for key in excluded {
        omissions.append(
          SchemaProblem(
            place: place, text: "\(profile.name): the key \(key) is only excluded by a description",
            remedy: ""))
      }
    }
    if !properties.isEmpty || profile.closesObjects {
      result["properties"] = .object(adaptedProperties)
    }
    if profile.requiresAll {
      required = adaptedProperties.keys.filter(required.contains)
      result["required"] = .array(required.map(AnyValue.string))
    }
    for key in orderKeywords { result.stateOrder(of: adaptedProperties, by: key) }
    sizes.properties += adaptedProperties.values.filter { $0 != false }.count
    return result
  }

  private func acceptsNull(_ schema: AnyValue, within depth: Int) -> Bool {
    guard depth > 0, let object = schema.object else { return schema == true }
    func accepts(_ schema: AnyValue) -> Bool { acceptsNull(schema, within: depth - 1) }
    let conditions: [Bool?] = [
      object["$ref"].map { _ in definition(object).map { accepts(.object($0)) } ?? false },
      object["type"].map { $0 == "null" || $0.array?.contains("null") == true },
      object["enum"].map { $0.array?.contains(.null) == true },
      object["const"].map { $0 == .null }, object["not"].map { !accepts($0) },
      object["anyOf"].map { $0.array?.contains(where: accepts) == true },
      object["allOf"].map { $0.array?.allSatisfy(accepts) == true },
    ]
    return !conditions.contains(false)
  }

  private func definition(_ object: AnyValue.Object) -> AnyValue.Object? {
    guard let reference = object["$ref"]?.string else { return nil }
    return reference.definitionName.flatMap { definitions[$0]?.object }
  }

  // MARK: Nesting

  /// The number of objects inside each other; a type inside itself counts once.
  private func depth(of schema: AnyValue, within names: Set<String>) -> Int {
    guard let object = schema.object, names.count < 64 else { return 0 }
    if let reference = object["$ref"]?.string, let definition = definition(object) {
      return names.contains(reference)
        ? 0 : depth(of: .object(definition), within: names.union([reference]))
    }
    let inner =
      (object["properties"]?.object?.values ?? []) + (object["anyOf"]?.array ?? [])
      + (object["allOf"]?.array ?? [])
      + ["items", "additionalProperties"].compactMap { object[$0] }
    let deepest = inner.map { depth(of: $0, within: names) }.max() ?? 0
    return deepest + (object["properties"] == nil ? 0 : 1)
  }

  private mutating func checkRecursion() {
    for name in definitions.keys where leads(from: name, to: name, met: []) {
      note("the type \(name) refers to itself", at: name, "limit the depth with separate types")
    }
  }

  private func leads(from name: String, to target: String, met: Set<String>) -> Bool {
    var met = met
    var rest = references(in: definitions[name] ?? .null)
    while let next = rest.popLast() {
      if next == target { return true }
      if met.insert(next).inserted { rest += references(in: definitions[next] ?? .null) }
    }
    return false
  }

  private func references(in schema: AnyValue) -> [String] {
    switch schema {
    case .object(let object):
      let own = object["$ref"]?.string?.definitionName.map { [$0] } ?? []
      return own + object.values.flatMap(references)
    case .array(let elements): return elements.flatMap(references)
    default: return []
    }
  }
}

extension AnyValue.Object {
  /// Whether the values of a schema may be of a type.
  fileprivate func isOfType(_ name: AnyValue) -> Bool {
    self["type"] == name || self["type"]?.array?.contains(name) == true
  }
}

extension AnyValue {
  /// Whether the value is an object on the path to properties that may be missing: it may be there
  /// without saying anything, if its members may be null.
  ///
  /// A default, the value of a type with a definition, and members that need each other mean more.
  fileprivate var isObjectOfOptionals: Bool {
    guard let object, object["type"] == "object", object["required"] == nil,
      object["default"] == nil, object["anyOf"] == nil, object["allOf"] == nil
    else { return false }
    return object["properties"]?.object?.contains { $0.value != false } == true
  }
}

extension String {
  /// Whether an expression looks at what comes before or after its match.
  fileprivate var looksAround: Bool {
    ["(?=", "(?!", "(?<=", "(?<!"].contains { contains($0) }
  }
}
