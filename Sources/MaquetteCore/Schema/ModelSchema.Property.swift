extension ModelSchema {
  /// One property of a model.
  public struct Property: Sendable {
    /// The name in Swift.
    public let name: String

    /// The keys that lead to the value from the model's object: one, or more for a nested path.
    ///
    /// A path that steps into an array is told as far as that array.
    public let path: [String]

    /// Other keys that are accepted on reading, in the order in which they are tried.
    public let aliases: [[String]]

    /// The keys that lead to the place where the value is written: those of `path` unless another
    /// key was given for writing.
    public let writtenPath: [String]

    /// What stands around the keys of a flattened member.
    public let affixes: __Affixes

    /// The type as declared.
    public let type: any Any.Type

    /// What is special about the property.
    public let flags: Flags

    /// How the property is archived, if not as in every other format.
    public internal(set) var archived: __ArchivedProperty?

    /// What is asked of the values.
    let rules: __PropertyRules?

    /// Creates a property; `@Mappable` does.
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
    public func value(in model: some SchemaProviding) -> Any? { model.value(ofProperty: name) }
  }

  /// What is special about a property.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates flags from their bits.
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The property is declared with `let`.
    public static let isConstant = Flags(rawValue: 1)

    /// A missing key is no error: the property has a default.
    public static let hasDefault = Flags(rawValue: 1 << 1)

    /// The property is not read.
    public static let isNotRead = Flags(rawValue: 1 << 2)

    /// The property is not written.
    public static let isNotWritten = Flags(rawValue: 1 << 3)

    /// The keys of the property's type lie in the model's own object.
    public static let isFlattened = Flags(rawValue: 1 << 4)

    /// The property is read or written by a strategy.
    public static let hasStrategy = Flags(rawValue: 1 << 5)

    /// The property keeps the keys that no other takes.
    public static let collectsExtras = Flags(rawValue: 1 << 6)
  }
}
