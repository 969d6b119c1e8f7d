import MaquetteCore

/// Compares two schemas, keyword by keyword.
struct SchemaComparison {
  private let definitions: (old: AnyValue, new: AnyValue)
  private(set) var changes: [SchemaChange] = []

  /// Whom a part that admits more breaks.
  var direction = Direction.same

  /// The pairs of references that were compared, so that recursion ends.
  private var met: Set<Pair> = []

  private struct Pair: Hashable {
    let old: String
    let new: String
    let direction: Direction
  }

  init(_ old: AnyValue, _ new: AnyValue) {
    definitions = (old["$defs"], new["$defs"])
  }

  mutating func add(_ text: String, at place: String, _ breaks: SchemaChange.Breaks) {
    let change = SchemaChange(place: place, text: text, breaks: direction.apply(to: breaks))
    if !changes.contains(change) { changes.append(change) }
  }

  mutating func compare(_ old: AnyValue, _ new: AnyValue, at place: String) {
    var (old, new) = (old, new)
    if let pair = references(old, new), !met.insert(pair).inserted {
      // What is beside the references is still compared.
      (old, new) = (withoutReference(old), withoutReference(new))
    }
    (old, new) = (resolved(old, definitions.old), resolved(new, definitions.new))
    guard let before = old.object, let after = new.object else {
      if old != new { add("the schema is \(new), was \(old)", at: place, .both) }
      return
    }
    compareTypes(before, after, at: place)
    compareValues(before, after, at: place)
    compareBounds(before, after, at: place)
    compareObjects(before, after, at: place)
    compareArrays(before, after, at: place)
    compareAlternatives(before, after, at: place)
    compareParts(before, after, at: place)
    let texts = AnyValue.Object.annotations.union(["default", "propertyOrdering", "x-order"])
    for key in before.keys + after.keys.filter({ before[$0] == nil })
    where !Self.compared.contains(key) && before[key] != after[key] {
      if Self.schemas[key] != nil, before[key] != nil, after[key] != nil { continue }
      add(
        "\(key) is \(after[key]?.description ?? "missing"), was \(before[key]?.description ?? "missing")",
        at: place,
        texts.contains(key) || isOrder(key, in: before) || isOrder(key, in: after)
          ? .nobody : before[key] == nil ? .writers : after[key] == nil ? .readers : .both)
    }
  }

  /// The keywords that are compared by their meaning, or not at all.
  private static let compared: Set<String> = [
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
    "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties",
    "properties", "required", "additionalProperties", "items", "prefixItems", "anyOf", "$defs",
    "$ref", "$id", "$schema",
  ]

  /// Whether a keyword lists properties of a schema in their order.
  private func isOrder(_ keyword: String, in schema: AnyValue.Object) -> Bool {
    guard let names = schema[keyword]?.array, let keys = schema["properties"]?.object?.keys else {
      return false
    }
    return !names.isEmpty && Set(names).isSubset(of: keys.map(AnyValue.string))
  }

  private func references(_ old: AnyValue, _ new: AnyValue) -> Pair? {
    guard let first = old["$ref"].string, let second = new["$ref"].string else { return nil }
    return Pair(old: first, new: second, direction: direction)
  }

  private func withoutReference(_ schema: AnyValue) -> AnyValue {
    var rest = schema.object ?? [:]
    rest["$ref"] = nil
    return .object(rest)
  }

  private func resolved(_ schema: AnyValue, _ definitions: AnyValue) -> AnyValue {
    var schema = schema
    // A reference that leads to another ends after as many steps as there are definitions.
    for _ in 0...(definitions.object?.count ?? 0) {
      // A missing definition cannot be compared; the references themselves are.
      guard let name = schema["$ref"].string?.definitionName,
        var target = definitions[name].object
      else { break }
      for member in schema.object ?? [:] where member.key != "$ref" && member.key != "$defs" {
        target[member.key] = member.value
      }
      schema = .object(target)
    }
    return schema
  }

  // MARK: Keywords

  private mutating func compareSets(
    _ old: [AnyValue]?, _ new: [AnyValue]?, _ name: String, at place: String
  ) {
    switch (old, new) {
    case (nil, nil): return
    case (let old?, nil): add("any \(name), was \(shown(old))", at: place, .readers)
    case (nil, let new?): add("only \(name) \(shown(new))", at: place, .writers)
    case (let old?, let new?):
      let added = new.filter { !old.contains($0) }
      let removed = old.filter { !new.contains($0) }
      if !added.isEmpty { add("\(name) \(shown(added)) added", at: place, .readers) }
      if !removed.isEmpty { add("\(name) \(shown(removed)) removed", at: place, .writers) }
    }
  }

  private func shown(_ values: [AnyValue]) -> String {
    values.map { $0.string ?? $0.description }.joined(separator: ", ")
  }

  private mutating func compareTypes(
    _ old: AnyValue.Object, _ new: AnyValue.Object, at place: String
  ) {
    func types(_ schema: AnyValue.Object) -> [AnyValue]? {
      schema["type"].map { $0.array ?? [$0] }
    }
    compareSets(types(old), types(new), "type", at: place)
  }

  private mutating func compareValues(
    _ old: AnyValue.Object, _ new: AnyValue.Object, at place: String
  ) {
    func values(_ schema: AnyValue.Object) -> [AnyValue]? {
      schema["enum"]?.array ?? schema["const"].map { [$0] }
    }
    compareSets(values(old), values(new), "value", at: place)
  }

  private mutating func compareBounds(
    _ old: AnyValue.Object, _ new: AnyValue.Object, at place: String
  ) {
    let lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]
    let upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]
    for key in lower + upper where old[key] != new[key] {
      let before = old[key]?.number.flatMap(DecimalText.init)
      let after = new[key]?.number.flatMap(DecimalText.init)
      let isNarrower =
        switch (before, after) {
        case (nil, _): true
        case (_, nil): false
        case (let before?, let after?):
          lower.contains(key) ? before.isLess(than: after) : after.isLess(than: before)
        }
      add(
        "\(key) is \(new[key]?.description ?? "missing"), was \(old[key]?.description ?? "missing")",
        at: place, isNarrower ? .writers : .readers)
    }
  }

  private mutating func compareObjects(
    _ old: AnyValue.Object, _ new: AnyValue.Object, at place: String
  ) {
    let before = old["properties"]?.object ?? [:]
    let after = new["properties"]?.object ?? [:]
    func inner(_ key: String) -> String { place.isEmpty ? key : place + "." + key }
    func isRequired(_ key: String, _ schema: AnyValue.Object) -> Bool {
      schema["required"]?.array?.contains(.string(key)) ?? false
    }
    for member in after {
      if let schema = before[member.key] {
        compare(schema, member.value, at: inner(member.key))
      } else {
        // Where other keys were refused, readers do not know this one.
        let others = old["additionalProperties"]
        add("the key is new", at: inner(member.key), others == false ? .readers : .nobody)
        if let others, others.object != nil {
          compare(others, member.value, at: inner(member.key))
        }
      }
    }
    for member in before where after[member.key] == nil {
      let others = new["additionalProperties"]
      add("the key is gone", at: inner(member.key), others == false ? .writers : .readers)
      if let others, others.object != nil {
        compare(member.value, others, at: inner(member.key))
      }
    }
    for key in after.keys + before.keys.filter({ after[$0] == nil })
    where isRequired(key, old) != isRequired(key, new) {
      let isNow = isRequired(key, new)
      add(isNow ? "is required" : "may be missing", at: inner(key), isNow ? .writers : .readers)
    }
    compareOthers(old["additionalProperties"], new["additionalProperties"], at: place)
  }

  private mutating func compareOthers(_ old: AnyValue?, _ new: AnyValue?, at place: String) {
    // A schema that every value satisfies says nothing.
    let (before, after) = (old?.unlessAnything, new?.unlessAnything)
    switch (before, after) {
    case (nil, nil), (false, false): return
    case (let before?, let after?) where before.object != nil && after.object != nil:
      compare(before, after, at: place.isEmpty ? "*" : place + ".*")
    case (_, nil), (false, _): add("other keys are admitted", at: place, .readers)
    default: add("other keys are restricted", at: place, .writers)
    }
  }

  private mutating func compareArrays(
    _ old: AnyValue.Object, _ new: AnyValue.Object, at place: String
  ) {
    if let before = old["items"], let after = new["items"] {
      compare(before, after, at: place + "[]")
    } else if old["items"] != new["items"] {
      add(
        new["items"] == nil ? "any elements" : "only some elements", at: place + "[]",
        new["items"] == nil ? .readers : .writers)
    }
    let before = old["prefixItems"]?.array ?? []
    let after = new["prefixItems"]?.array ?? []
    for (index, pair) in zip(before, after).enumerated() {
      compare(pair.0, pair.1, at: place + "[\(index)]")
    }
    if before.count != after.count {
      add("\(after.count) positions, were \(before.count)", at: place, .both)
    }
  }
}
