import MaquetteMappings

extension SchemaProfile {
  /// Structured outputs and strict functions of OpenAI.
  ///
  /// Every property is required, so one that may be missing is a choice with null; objects are
  /// closed, so dictionaries are refused.
  public static var openAIStrict: SchemaProfile {
    var profile = SchemaProfile(name: "OpenAI strict", date: "2026-11")
    profile.refusedKeywords = [
      "$id", "$schema", "allOf", "contains", "contentEncoding", "contentMediaType", "contentSchema",
      "default", "dependentRequired", "dependentSchemas", "discriminator", "else", "if",
      "maxContains", "maxLength", "maxProperties", "minContains", "minLength", "minProperties",
      "not", "oneOf", "patternProperties", "propertyNames", "then", "title", "unevaluatedItems",
      "unevaluatedProperties", "uniqueItems", "prefixItems",
    ]
    profile.formats = [
      "date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid",
    ]
    profile.closesObjects = true
    profile.requiresAll = true
    profile.acceptsAnything = false
    profile.acceptsLookaround = false
    profile.acceptsKeywordsBesideReferences = false
    profile.needsTypesOfValues = true
    profile.properties = 5000
    profile.depth = 10
    profile.values = 1000
    profile.characters = 120_000
    profile.textsOfShortList = 250
    profile.charactersOfLongList = 15_000
    return profile
  }

  /// Structured outputs and strict tools of Anthropic.
  public static var anthropic: SchemaProfile {
    var profile = SchemaProfile(name: "Anthropic", date: "2026-11")
    profile.refusedKeywords = [
      "$id", "$schema", "contains", "contentEncoding", "contentMediaType", "contentSchema",
      "dependentRequired", "dependentSchemas", "else", "exclusiveMaximum", "exclusiveMinimum", "if",
      "maxContains", "maxItems", "maxLength", "maxProperties", "maximum", "minContains",
      "minLength", "minProperties", "minimum", "multipleOf", "not", "oneOf", "pattern",
      "patternProperties", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
      "uniqueItems", "prefixItems",
    ]
    profile.formats = [
      "date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid", "uri",
    ]
    profile.closesObjects = true
    profile.acceptsAnything = false
    profile.acceptsRecursion = false
    profile.largestMinItems = 1
    profile.optionalProperties = 24
    profile.unions = 16
    return profile
  }

  /// The answers and functions of Gemini: `responseJsonSchema` and `parametersJsonSchema`.
  ///
  /// The fields `responseSchema` and `parameters` take another dialect, without references and lists of
  /// types. Gemini ignores unknown keywords silently, so they move to the description, too.
  public static var gemini: SchemaProfile {
    var profile = SchemaProfile(name: "Gemini", date: "2026-11")
    profile.refusedKeywords = [
      "$id", "$schema", "allOf", "const", "contains", "contentEncoding", "contentMediaType",
      "contentSchema", "default", "dependentRequired", "dependentSchemas", "else",
      "exclusiveMaximum", "exclusiveMinimum", "if", "maxContains", "maxLength", "minContains",
      "minLength", "multipleOf", "not", "oneOf", "pattern", "patternProperties", "propertyNames",
      "then", "unevaluatedItems", "unevaluatedProperties", "uniqueItems",
    ]
    profile.formats = ["date-time", "date", "time"]
    profile.acceptsExclusions = false
    profile.needsObjectRoot = false
    profile.needsContainerRoot = true
    profile.acceptsRecursion = false
    profile.acceptsKeywordsBesideReferences = false
    profile.orderKeyword = "propertyOrdering"
    return profile
  }

  /// The `inputSchema` of a tool in the Model Context Protocol: an object in the dialect 2020-12.
  public static var mcpInput: SchemaProfile { SchemaProfile(name: "MCP input", date: "2026-11") }

  /// The `outputSchema` of a tool in the Model Context Protocol: any JSON that the tool encodes.
  public static var mcpOutput: SchemaProfile {
    var profile = SchemaProfile(name: "MCP output", date: "2026-11")
    profile.view = .encoding
    profile.needsObjectRoot = false
    return profile
  }
}
