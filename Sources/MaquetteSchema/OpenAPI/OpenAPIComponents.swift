import MaquetteCore

/// The components of a document that has schemas of two directions.
enum OpenAPIComponents {
  /// A problem as `MappingProblem` of the server modules writes it (RFC 9457).
  static let problem: AnyValue = [
    "type": "object",
    "properties": [
      "type": ["type": "string", "format": "uri-reference"], "title": ["type": "string"],
      "status": ["type": "integer", "minimum": 100, "maximum": 599],
      "detail": ["type": "string"],
      "instance": ["type": "string", "format": "uri-reference"],
      "errors": [
        "type": "array",
        "items": [
          "type": "object",
          "properties": [
            "pointer": [
              "type": "string", "format": "json-pointer",
              "description": "The place in the body.",
            ],
            "code": ["type": "string"], "detail": ["type": "string"],
            "line": ["type": "integer", "minimum": 1],
            "column": ["type": "integer", "minimum": 1],
          ],
          "required": ["code", "detail"],
        ],
      ],
    ],
    "required": ["title", "status", "detail"],
  ]

  /// The response with a problem.
  ///
  /// - Parameter name: The name of the problem's schema.
  static func problemResponse(_ name: String) -> AnyValue {
    [
      "description": "The request was refused.",
      "content": ["application/problem+json": ["schema": ["$ref": .string(prefix + name)]]],
    ]
  }

  private static let prefix = "#/components/schemas/"

  /// The names of the components of responses that differ from those of requests with their name,
  /// or refer to one that does.
  static func names(
    of responses: AnyValue.Object, beside requests: AnyValue.Object
  ) -> [String: String] {
    let shared = responses.keys.filter { requests[$0] != nil }
    var differing = Set(shared.filter { requests[$0] != responses[$0] })
    var users: [String: [String]] = [:]
    for name in shared {
      for used in references(in: responses[name] ?? .null) { users[used, default: []].append(name) }
    }
    var rest = Array(differing)
    while let next = rest.popLast() {
      for user in users[next.escapedInPointer] ?? [] where differing.insert(user).inserted {
        rest.append(user)
      }
    }
    var taken = Set(responses.keys).union(requests.keys)
    var names: [String: String] = [:]
    for name in responses.keys where differing.contains(name) {
      var changed = name + "Output"
      while !taken.insert(changed).inserted { changed += "_" }
      names[name] = changed
    }
    return names
  }

  /// A schema whose references have other names.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - names: The names by the old ones, as these are in references.
  static func renamed(_ schema: AnyValue, _ names: [String: String]) -> AnyValue {
    switch schema {
    case .array(let elements): return .array(elements.map { renamed($0, names) })
    case .object(var object):
      for member in object {
        switch member.key {
        // These are data.
        case "const", "enum", "default", "examples": continue
        // These keys are names of properties.
        case "properties":
          object["properties"] = member.value.object.map { properties in
            .object(
              AnyValue.Object(
                properties.map { .init(key: $0.key, value: renamed($0.value, names)) }))
          }
        case "$ref":
          guard let name = name(in: member.value), let changed = names[name] else { continue }
          object["$ref"] = .string(prefix + changed.escapedInPointer)
        default: object[member.key] = renamed(member.value, names)
        }
      }
      return .object(object)
    default: return schema
    }
  }

  private static func references(in schema: AnyValue) -> [String] {
    switch schema {
    case .array(let elements): elements.flatMap(references)
    case .object(let object):
      (object["$ref"].flatMap(name).map { [$0] } ?? [])
        + object.flatMap { references(in: $0.value) }
    default: []
    }
  }

  private static func name(in reference: AnyValue) -> String? {
    reference.string.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
  }
}
