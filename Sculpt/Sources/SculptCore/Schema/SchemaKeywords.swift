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

  /// Keywords that are about values of one type; others than these allow every type.
  static let types: [(keyword: String, type: String)] = [
    ("properties", "object"), ("additionalProperties", "object"), ("patternProperties", "object"),
    ("propertyNames", "object"), ("required", "object"), ("minProperties", "object"),
    ("maxProperties", "object"), ("dependentRequired", "object"), ("dependentSchemas", "object"),
    ("unevaluatedProperties", "object"),
    ("items", "array"), ("prefixItems", "array"), ("contains", "array"), ("minItems", "array"),
    ("maxItems", "array"), ("uniqueItems", "array"), ("unevaluatedItems", "array"),
    ("pattern", "string"), ("minLength", "string"), ("maxLength", "string"),
    ("contentEncoding", "string"), ("contentMediaType", "string"),
    ("minimum", "number"), ("maximum", "number"), ("exclusiveMinimum", "number"),
    ("exclusiveMaximum", "number"), ("multipleOf", "number"),
  ]

  /// The types of JSON that formats are about.
  static let formats = [
    "date-time": "string", "date": "string", "time": "string", "duration": "string",
    "email": "string", "idn-email": "string", "hostname": "string", "idn-hostname": "string",
    "ipv4": "string", "ipv6": "string", "uri": "string", "uri-reference": "string",
    "iri": "string", "iri-reference": "string", "uuid": "string", "uri-template": "string",
    "json-pointer": "string", "relative-json-pointer": "string", "regex": "string",
    "byte": "string", "binary": "string", "password": "string",
    "int32": "integer", "int64": "integer", "uint64": "integer",
    "float": "number", "double": "number", "decimal": "number",
  ]
}
