public import MaquetteMappings

/// What a provider of language models accepts as a schema, as data with a date.
///
/// Providers change their limits several times a year: a profile says when it was read, and its
/// values can be changed.
public struct SchemaProfile: Sendable, Hashable {
  /// The name of the provider and of the use.
  public var name: String

  /// When the provider's documents were read.
  public var date: String

  /// The documents that the schema describes: what a model is decoded from, or what it encodes.
  public var view = DataView.decoding

  /// The keywords that are refused, or ignored silently, anywhere.
  public var refusedKeywords: Set<String> = []

  /// The formats that are accepted; nil for all.
  public var formats: Set<String>?

  /// Whether the root has to be an object without a choice.
  public var needsObjectRoot = true

  /// Whether the root has to be an object or an array, or a choice of them.
  public var needsContainerRoot = false

  /// Whether every object refuses other keys than its properties.
  public var closesObjects = false

  /// Whether every property is required; what may be missing is null then.
  public var requiresAll = false

  /// Whether values of any form are accepted.
  public var acceptsAnything = true

  /// Whether the schema of a property may be `false`, so that its key is excluded.
  public var acceptsExclusions = true

  /// Whether definitions may refer to themselves.
  public var acceptsRecursion = true

  /// Whether a `pattern` may look at what comes before or after its match.
  public var acceptsLookaround = true

  /// Whether a reference may have other keywords beside it.
  public var acceptsKeywordsBesideReferences = true

  /// Whether a constant or a list of values needs the type of its values beside it.
  public var needsTypesOfValues = false

  /// The keyword that lists the properties of an object in their order; nil for none.
  public var orderKeyword: String?

  /// The greatest `minItems`; nil for no limit.
  public var largestMinItems: Int?

  /// The greatest number of properties of all objects together.
  public var properties = Int.max

  /// The greatest number of properties that are not required.
  public var optionalProperties = Int.max

  /// The greatest number of properties with a choice of types.
  public var unions = Int.max

  /// The greatest number of objects inside each other.
  public var depth = Int.max

  /// The greatest number of values of all lists together.
  public var values = Int.max

  /// The greatest number of characters of names and values together.
  public var characters = Int.max

  /// The greatest number of texts of a list whose length does not matter.
  public var textsOfShortList = Int.max

  /// The greatest number of characters of the texts of a longer list together.
  public var charactersOfLongList = Int.max

  /// Creates a profile that accepts everything.
  ///
  /// - Parameters:
  ///   - name: The name of the provider and of the use.
  ///   - date: When the provider's documents were read.
  public init(name: String, date: String) {
    self.name = name
    self.date = date
  }
}
