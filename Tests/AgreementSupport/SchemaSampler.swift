public import Maquette
import MaquetteSchema
public import TestSupport

/// Makes random documents that satisfy a schema, as far as it uses the keywords of schemas of types.
public struct SchemaSampler {
  private let root: AnyValue
  private let hasNull: Bool
  private var generator: SeededGenerator

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - hasNull: Whether the documents may have null, where the schema does not require it.
  ///   - seed: The seed of the documents.
  public init(_ schema: AnyValue, hasNull: Bool = true, seed: UInt64) {
    root = schema
    self.hasNull = hasNull
    generator = SeededGenerator(seed: seed)
  }

  /// A random document; a schema that refers to itself ends after some levels.
  public mutating func document() -> AnyValue { value(of: root, depth: 0) }

  private static let texts = [
    "", "a", "é😀", "7", "0", "-5", "123", "1.5", "QUJD", "QQ==", "0aff", "12:30:00", "x y", "true",
    "abc",
  ]
  private static let formats: [String: [String]] = [
    "date-time": ["2009-03-31T18:01:12Z", "1970-01-01T00:00:00.25+02:00", "2024-02-29T23:59:59Z"],
    "date": ["2009-03-31", "2024-02-29"], "uuid": ["e621e1f8-c36c-495a-93fc-0c247a3e6e5f"],
    "uri": ["https://example.org/?a=b&c=%20", "mailto:a@b.example"],
    "uri-reference": ["a/b?c#d", "../x", "", "//a.example"],
  ]

  private mutating func value(of schema: AnyValue, depth: Int) -> AnyValue {
    // Some recursion has no end: the document does not satisfy the schema then.
    guard depth < 24 else { return .null }
    guard let keywords = schema.object, !keywords.isEmpty else { return anything() }
    if let reference = keywords["$ref"]?.string {
      return value(of: target(reference), depth: depth + 1)
    }
    if let constant = keywords["const"] { return constant }
    if let values = keywords["enum"]?.array { return generator.pick(values) }
    if let all = keywords["anyOf"]?.array, keywords["properties"] == nil {
      let alternatives = wanted(all) { $0 == ["type": "null"] }
      // The last alternatives are the least nested, such as null.
      return value(
        of: depth > 8 ? alternatives[alternatives.count - 1] : generator.pick(alternatives),
        depth: depth + 1)
    }
    if let all = keywords["allOf"]?.array, keywords["properties"] == nil {
      return value(of: .object(merged(all)), depth: depth + 1)
    }
    let types = wanted(keywords["type"]?.array ?? [keywords["type"] ?? ""]) { $0 == "null" }
      .compactMap(\.string)
    let type = depth > 8 ? types[types.count - 1] : generator.pick(types)
    switch type {
    case "null": return .null
    case "boolean": return .bool(generator.below(2) == 0)
    case "integer", "number": return number(keywords, isInteger: type == "integer")
    case "string": return text(keywords, depth)
    case "array": return array(keywords, depth)
    case "object": return object(keywords, depth)
    default: return anything()
    }
  }

  /// The keywords of several schemas; where two have the same, those of the first.
  private func merged(_ schemas: [AnyValue]) -> AnyValue.Object {
    var result = AnyValue.Object()
    for schema in schemas {
      let keywords = schema["$ref"].string.map { target($0) } ?? schema
      for member in keywords.object ?? [:] where result[member.key] == nil {
        result[member.key] = member.value
      }
    }
    return result
  }

  /// The choices without null, if there are others and null is not wanted.
  private func wanted(_ choices: [AnyValue], isNull: (AnyValue) -> Bool) -> [AnyValue] {
    let others = hasNull ? choices : choices.filter { !isNull($0) }
    return others.isEmpty ? choices : others
  }

  private func target(_ reference: String) -> AnyValue {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return reference == "#" ? root : root["$defs"][name]
  }

  private mutating func anything() -> AnyValue {
    generator.pick([hasNull ? .null : false, true, 7, "text", [1, "a"], ["key": 0.5]])
  }

  private mutating func number(_ keywords: AnyValue.Object, isInteger: Bool) -> AnyValue {
    let ends = [keywords["minimum"], keywords["maximum"]].compactMap(\.self)
    if generator.below(4) == 0, let end = ends.randomElement(using: &generator) { return end }
    let least = keywords["minimum"]?.int ?? -1_000_000
    let most = keywords["maximum"]?.int ?? 1_000_000
    let low = max(least, -1_000_000)
    let high = max(low, min(most, 1_000_000))
    let whole = AnyValue.Number(low + generator.below(high - low + 1))
    if isInteger || generator.below(2) == 0 { return .number(whole) }
    return .number(AnyValue.Number(min(whole.double + 0.5, Double(high))))
  }

  private mutating func text(_ keywords: AnyValue.Object, _ depth: Int) -> AnyValue {
    if let inner = keywords["contentSchema"] {
      return .string(value(of: inner, depth: depth + 1).description)
    }
    if let format = keywords["format"]?.string {
      return .string(generator.pick(Self.formats[format]!))
    }
    guard let validator = try? SchemaValidator(.object(keywords)) else { return "" }
    let fitting = Self.texts.map(AnyValue.string).filter(validator.isValid)
    return fitting.isEmpty ? "" : generator.pick(fitting)
  }

  private mutating func array(_ keywords: AnyValue.Object, _ depth: Int) -> AnyValue {
    let prefix = keywords["prefixItems"]?.array ?? []
    let least = keywords["minItems"]?.int ?? 0
    var elements: [AnyValue] = []
    for (index, schema) in prefix.enumerated() where index < least || generator.below(3) > 0 {
      guard index == elements.count else { break }
      elements.append(value(of: schema, depth: depth + 1))
    }
    guard keywords["items"] != false else { return .array(elements) }
    let count = max(least, elements.count) + (depth > 6 ? 0 : generator.below(3))
    while elements.count < count {
      let element = value(of: keywords["items"] ?? [:], depth: depth + 1)
      if keywords["uniqueItems"] == true, elements.contains(element) { break }
      elements.append(element)
    }
    return .array(elements)
  }

  private mutating func object(_ keywords: AnyValue.Object, _ depth: Int) -> AnyValue {
    let properties = keywords["properties"]?.object ?? [:]
    let required = keywords["required"]?.array?.compactMap(\.string) ?? []
    let dependencies = keywords["dependentRequired"]?.object ?? [:]
    var chosen = Set(
      properties.filter { required.contains($0.key) || $0.value != false && chance(depth) }
        .map(\.key))
    if let lists = keywords["anyOf"]?.array {
      chosen.formUnion(generator.pick(lists)["required"].array?.compactMap(\.string) ?? [])
    }
    for key in chosen { chosen.formUnion(dependencies[key]?.array?.compactMap(\.string) ?? []) }
    var members = AnyValue.Object()
    // In any order.
    for member in properties.shuffled(using: &generator) where chosen.contains(member.key) {
      members[member.key] = value(of: member.value, depth: depth + 1)
    }
    if keywords["additionalProperties"] != false, depth < 8 {
      let names = keywords["propertyNames"]?.object
      for _ in 0..<generator.below(3) {
        let key =
          names.map { text($0, depth).string ?? "" } ?? generator.pick(["other", "zz", "b-3", "é"])
        guard properties[key] == nil else { continue }
        members[key] = value(of: keywords["additionalProperties"] ?? [:], depth: depth + 1)
      }
    }
    return .object(members)
  }

  private mutating func chance(_ depth: Int) -> Bool { depth < 6 && generator.below(3) > 0 }
}

extension SeededGenerator {
  /// A value with one random part changed.
  public mutating func changed(_ value: AnyValue) -> AnyValue {
    switch value {
    case .object(var object) where !object.isEmpty && below(4) > 0:
      let member = object[below(object.count)]
      switch below(5) {
      case 0: object[member.key] = nil
      case 1: object["added"] = anything()
      default: object[member.key] = changed(member.value)
      }
      return .object(object)
    case .array(var elements) where !elements.isEmpty && below(4) > 0:
      let index = below(elements.count)
      switch below(5) {
      case 0: elements.remove(at: index)
      case 1: elements.append(anything())
      default: elements[index] = changed(elements[index])
      }
      return .array(elements)
    default: return anything()
    }
  }

  private mutating func anything() -> AnyValue {
    pick([
      .null, true, false, 0, 1, 1.5, -7, 1e300, 12_345_678_901, "", "a", "7", "true", "null", [],
      [1],
      ["a"], [:], ["a": 1], "2009-03-31", .object(["kind": "model"]),
    ])
  }
}
