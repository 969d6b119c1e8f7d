import Foundation
import MaquetteCore

// Parts of a JSON Schema.

extension AnyValue {
  /// The schema of the integers of a type.
  static func integer<T: FixedWidthInteger>(_: T.Type) -> AnyValue {
    ["type": "integer", "minimum": .decimal("\(T.min)"), "maximum": .decimal("\(T.max)")]
  }

  /// A number as it is written.
  static func decimal(_ text: String) -> AnyValue {
    Number(decimal: text).map(AnyValue.number) ?? .null
  }

  /// The schema of some texts.
  static func texts(_ texts: [String]) -> AnyValue {
    texts.count == 1 ? ["const": .string(texts[0])] : ["enum": .array(texts.map(AnyValue.string))]
  }

  /// The schema of all other texts.
  static func otherTexts(than texts: [String]) -> AnyValue {
    ["type": "string", "not": ["enum": .array(texts.map(AnyValue.string))]]
  }

  /// The schema of a value that satisfies one of some schemas.
  static func choice(_ all: [AnyValue]) -> AnyValue {
    if all.contains([:]) { return [:] }
    var distinct: [AnyValue] = []
    for schema in all where !distinct.contains(schema) { distinct.append(schema) }
    return distinct.count == 1 ? distinct[0] : ["anyOf": .array(distinct)]
  }

  /// A schema that null satisfies, too.
  var orNull: AnyValue {
    guard var schema = object, !schema.isEmpty else { return self }
    let isPlain = ["enum", "const", "anyOf"].allSatisfy { schema[$0] == nil }
    if let type = schema["type"]?.string, isPlain {
      schema["type"] = [.string(type), "null"]
      return .object(schema)
    }
    if schema.count == 1, let alternatives = schema["anyOf"]?.array {
      return ["anyOf": .array(alternatives + [["type": "null"]])]
    }
    if schema["type"]?.array?.contains("null") == true { return self }
    return ["anyOf": [self, ["type": "null"]]]
  }

  /// A schema with one more keyword.
  func adding(_ keyword: String, _ value: AnyValue) -> AnyValue {
    var schema = object ?? [:]
    schema[keyword] = value
    return .object(schema)
  }

  /// A schema with a description, which goes before that of its type.
  func described(_ text: String?) -> AnyValue {
    text.map { adding("description", .string($0)) } ?? self
  }
}

extension String {
  /// The name of a type as a part of the fragment of an address.
  var escapedInFragment: String {
    addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? self
  }
}
