extension Schema {
  /// One property of a model.
  public struct Property: Sendable {
    /// The name in Swift.
    public let name: String

    /// The keys that lead to the value from the model's object: one, or more for a nested path.
    public let path: [String]

    /// Other keys that are accepted on reading, in the order in which they are tried.
    public let aliases: [[String]]

    /// The type as declared.
    public let type: any Any.Type

    /// What is special about the property.
    public let flags: Flags

    private let read: @Sendable (Any) -> Any?

    /// Creates a property from a function that gets it; `@Mappable` does.
    ///
    /// The function belongs to whom the model belongs to: that of a model of the main actor must
    /// be called there, as the model's other members must.
    public init<Model, Value>(
      _ name: String, path: [String], aliases: [[String]] = [], flags: Flags = [],
      get: @escaping (Model) -> Value
    ) {
      self.name = name
      self.path = path
      self.aliases = aliases
      self.type = Value.self
      self.flags = flags
      let getter = Getter(get)
      read = { ($0 as? Model).map(getter.get) }
    }

    /// A function that may belong to a global actor; see the initialiser.
    private struct Getter<Model, Value>: @unchecked Sendable {
      let get: (Model) -> Value

      init(_ get: @escaping (Model) -> Value) {
        self.get = get
      }
    }

    /// Creates a property from a key path, for models mapped by hand.
    public init<Model, Value>(
      _ name: String, _ keyPath: any KeyPath<Model, Value> & Sendable, path: [String],
      aliases: [[String]] = [], flags: Flags = []
    ) {
      self.name = name
      self.path = path
      self.aliases = aliases
      self.type = Value.self
      self.flags = flags
      read = { ($0 as? Model)?[keyPath: keyPath] }
    }

    /// The value of the property in a model; nil if the model is not of the property's type.
    public func value(in model: Any) -> Any? { read(model) }
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
  }
}
