import Maquette

/// What keywords of schemas mean for types.
enum SchemaKeywords {
  /// Keywords that say nothing about values.
  static let annotations: Set<String> = [
    "$anchor", "$comment", "$defs", "$id", "$schema", "$vocabulary", "contentMediaType", "default",
    "definitions", "deprecated", "description", "example", "examples", "externalDocs", "title",
    "xml",
  ]

  /// Keywords that types say.
  private static let said: Set<String> = [
    "$ref", "additionalProperties", "allOf", "anyOf", "const", "contentEncoding", "discriminator",
    "enum", "format", "items", "nullable", "oneOf", "prefixItems", "properties", "required", "type",
  ]

  /// Whether types say what a keyword says, or it says nothing.
  static func say(_ keyword: String, _ value: AnyValue) -> Bool {
    if annotations.contains(keyword) || said.contains(keyword) || keyword.hasPrefix("x-") {
      return keyword != "additionalProperties" || value.bool != false
    }
    // Words that allow everything are often written out.
    return (keyword == "readOnly" || keyword == "writeOnly" || keyword == "uniqueItems")
      && value.bool == false
  }

  /// Keywords of JSON Schema that types do not say.
  private static let unsaid: Set<String> = [
    "$dynamicAnchor", "$dynamicRef", "contains", "contentSchema", "dependentRequired",
    "dependentSchemas", "else", "exclusiveMaximum", "exclusiveMinimum", "if", "maxContains",
    "maxItems", "maxLength", "maxProperties", "maximum", "minContains", "minItems", "minLength",
    "minProperties", "minimum", "multipleOf", "not", "pattern", "patternProperties",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties", "uniqueItems",
  ]

  /// Whether a key is a keyword that a schema is told by; a title, say, is in other documents, too.
  static func isKnown(_ keyword: String) -> Bool {
    said.contains(keyword) || unsaid.contains(keyword)
      || ["$defs", "$schema", "definitions"].contains(keyword)
  }

  /// The names of alternatives for types of JSON.
  static let alternatives = [
    "boolean": "bool", "integer": "number", "number": "number", "string": "text", "array": "list",
    "object": "object",
  ]

  /// Keywords that are about values of one type.
  static let types: [(keyword: String, type: String)] = [
    ("properties", "object"), ("additionalProperties", "object"), ("patternProperties", "object"),
    ("items", "array"), ("prefixItems", "array"),
  ]
}
