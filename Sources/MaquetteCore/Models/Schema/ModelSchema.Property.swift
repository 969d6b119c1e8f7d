extension ModelSchema {
  /// One property of a model.
  public struct Property: Sendable {
    /// The name in Swift.
    public let name: String

    /// The keys that lead to the value from the model's object: one, or more for a nested path.
    ///
    /// A path into an array ends at that array.
    public let path: [String]

    /// Other keys that decoding accepts, in the order in which they are tried.
    public let aliases: [[String]]

    /// The keys of the encoded value: those of `path` unless another key was given for encoding.
    public let writtenPath: [String]

    /// The affixes around the keys of a flattened member.
    public let affixes: __Affixes

    /// The declared type.
    public let type: any Any.Type

    /// The special features of the property.
    public let flags: Flags

    /// The way from the end of `path` to the value, if that is inside an array.
    package internal(set) var arrayPath: __ArrayPath?

    /// How archives handle the property, if differently from other formats.
    public internal(set) var archived: __ArchivedProperty?

    /// The rules for the values.
    package let rules: __PropertyRules?

    /// Creates a property; `@Mappable` generates the call.
    public init(
      _ name: String, type: any Any.Type, path: [String], aliases: [[String]] = [],
      writtenPath: [String]? = nil, affixes: __Affixes = __Affixes(), flags: Flags = [],
      archived: __ArchivedProperty? = nil, rules: __PropertyRules? = nil
    ) {
      self.name = name
      self.path = path
      self.aliases = aliases
      self.writtenPath = writtenPath ?? path
      self.affixes = affixes
      self.type = type
      self.flags = flags
      self.archived = archived
      self.rules = rules
    }

    /// The value of the property in a model; nil if the model has no such property.
    ///
    /// - Parameter model: The model, usually of the type that declares the property.
    public func value(in model: some SchemaProviding) -> Any? { model.value(ofProperty: name) }
  }

  /// The special features of a property.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates flags from their bits.
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The property is declared with `let`.
    public static let isConstant = Flags(rawValue: 1)

    /// The property has a default, so a missing key is not an error.
    public static let hasDefault = Flags(rawValue: 1 << 1)

    /// The property is not decoded.
    public static let isNotRead = Flags(rawValue: 1 << 2)

    /// The property is not encoded.
    public static let isNotWritten = Flags(rawValue: 1 << 3)

    /// The keys of the property's type are in the model's own object.
    public static let isFlattened = Flags(rawValue: 1 << 4)

    /// A strategy decodes or encodes the property.
    public static let hasStrategy = Flags(rawValue: 1 << 5)

    /// The property keeps the keys that no other property takes.
    public static let collectsExtras = Flags(rawValue: 1 << 6)
  }
}
