public import MaquetteCore

extension MappingDecodable {
  /// Reads a value from a tree of values.
  ///
  /// - Parameter tree: The tree.
  /// - Throws: The first thing that could not be read, with its path.
  public init(anyValue tree: AnyValue) throws(MappingError) {
    self = try ValueMapper().decode(Self.self, from: tree)
  }
}

extension IsolatedDecodable {
  /// Changes this actor by a tree of values: only what the tree names.
  ///
  /// - Throws: The first thing that could not be read, with its path; the actor is then as it was.
  public func update(anyValue tree: AnyValue) throws(MappingError) {
    try ValueMapper().update(self, from: tree)
  }
}

#if canImport(Foundation)
  extension IsolatedEncodable {
    /// Writes this actor as a dictionary, with values as `AnyValue.any` says.
    ///
    /// - Throws: `typeMismatch` for what is not written as an object, and what the model's own
    ///   code throws.
    public func dictionary() throws(MappingError) -> sending [String: Any] {
      try DictionaryMapper.dictionary(of: ValueMapper().encode(self), at: MappingPath())
    }
  }

  extension MappingDecodable {
    /// Reads a model from a dictionary.
    ///
    /// ```swift
    /// let people = try People(dictionary: ["name": "Ada", "age": 36, "photo": NSNull()])
    /// ```
    ///
    /// The values may be Swift's own or Foundation's, as `JSONSerialization` and property lists
    /// give them: see `AnyValue(any:)`.
    ///
    /// - Throws: The first thing that could not be read, with its path: `expected Int at age,
    ///   found string "x"`.
    public init(dictionary: [String: Any]) throws(MappingError) {
      self = try DictionaryMapper().decode(Self.self, from: dictionary)
    }
  }

  extension Array where Element: MappingDecodable {
    /// Reads models from dictionaries.
    ///
    /// - Throws: The first thing that could not be read, with its path: `expected Int at [3].age,
    ///   found string "x"`.
    public init(dictionaries: [[String: Any]]) throws(MappingError) {
      self = try DictionaryMapper().decode([Element].self, from: dictionaries)
    }
  }

  extension MappingEncodable {
    /// Writes this model as a dictionary, with values as `AnyValue.any` says.
    ///
    /// - Throws: `typeMismatch` for what is not written as an object, and what the model's own
    ///   code throws.
    public func dictionary() throws(MappingError) -> [String: Any] {
      try DictionaryMapper().encode(self)
    }
  }

  extension Array where Element: MappingEncodable {
    /// Writes these models as dictionaries.
    ///
    /// - Throws: What writing one model throws.
    public func dictionaries() throws(MappingError) -> [[String: Any]] {
      try DictionaryMapper().encode(self)
    }
  }
#endif
