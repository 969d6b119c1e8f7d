#if canImport(Foundation)
  public import MaquetteCore

  extension IsolatedEncodable {
    /// Writes this actor as a dictionary, with values of the types that `AnyValue.any` lists.
    ///
    /// - Throws: `typeMismatch` if the model is not encoded as an object, and errors of the model's
    ///   own code.
    public func dictionary() throws(MappingError) -> sending [String: Any] {
      try DictionaryMapper.dictionary(of: ValueMapper().encode(self), at: MappingPath())
    }
  }

  extension MappingDecodable where Self: ~Copyable {
    /// Reads a model from a dictionary.
    ///
    /// ```swift
    /// let people = try People(dictionary: ["name": "Ada", "age": 36, "photo": NSNull()])
    /// ```
    ///
    /// The values can be of Swift's or Foundation's types, as in the results of `JSONSerialization`
    /// and in property lists: see `AnyValue(any:)`.
    ///
    /// - Parameter dictionary: The values by the model's keys; `NSNull` is a null.
    /// - Throws: The first error, with its path: `expected Int at 'age', found string "x"`.
    @inlinable
    public init(dictionary: [String: Any]) throws(MappingError) {
      self = try DictionaryMapper().decode(Self.self, from: dictionary)
    }
  }

  extension Array where Element: MappingDecodable {
    /// Reads models from dictionaries.
    ///
    /// - Parameter dictionaries: One dictionary for each model, in order.
    /// - Throws: The first error, with its path: `expected Int at '[3].age', found string "x"`.
    public init(dictionaries: [[String: Any]]) throws(MappingError) {
      self = try DictionaryMapper().decode([Element].self, from: dictionaries)
    }
  }

  extension MappingEncodable where Self: ~Copyable {
    /// Writes this model as a dictionary, with values of the types that `AnyValue.any` lists.
    ///
    /// - Throws: `typeMismatch` if the model is not encoded as an object, and errors of the model's
    ///   own code.
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
