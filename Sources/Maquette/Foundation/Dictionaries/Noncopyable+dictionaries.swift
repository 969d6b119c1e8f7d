public import MaquetteCore

extension NoncopyableDecodable where Self: ~Copyable {
  /// Reads a model from a tree of values.
  ///
  /// - Parameter tree: The tree.
  /// - Throws: The first thing that could not be read, with its path.
  public init(anyValue tree: AnyValue) throws(MappingError) {
    self = try ValueMapper().decode(Self.self, from: tree)
  }

  /// Changes this model by a tree of values: only what the tree names.
  ///
  /// - Throws: The first thing that could not be read, with its path; the model is then as it was.
  public mutating func update(anyValue tree: AnyValue) throws(MappingError) {
    try ValueMapper().update(&self, from: tree)
  }
}

#if canImport(Foundation)
  extension NoncopyableDecodable where Self: ~Copyable {
    /// Reads a model from a dictionary.
    ///
    /// - Throws: The first thing that could not be read, with its path.
    public init(dictionary: [String: Any]) throws(MappingError) {
      self = try DictionaryMapper().decode(Self.self, from: dictionary)
    }

    /// Changes this model by a dictionary: only what it names, models inside models too.
    ///
    /// - Throws: The first thing that could not be read, with its path; the model is then as it was.
    public mutating func update(dictionary: [String: Any]) throws(MappingError) {
      try DictionaryMapper().update(&self, from: dictionary)
    }
  }

  extension NoncopyableEncodable where Self: ~Copyable {
    /// Writes this model as a dictionary, with values as `AnyValue.any` says.
    ///
    /// - Throws: `typeMismatch` for what is not written as an object, and what the model's own
    ///   code throws.
    public borrowing func dictionary() throws(MappingError) -> [String: Any] {
      try DictionaryMapper().encode(self)
    }
  }

  extension DictionaryMapper {
    /// Reads a model that cannot be copied from a dictionary.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    /// - Returns: The model.
    /// - Throws: The first thing that could not be read, with its path.
    public func decode<Model: NoncopyableDecodable & ~Copyable>(
      _ type: Model.Type = Model.self, from dictionary: [String: Any]
    ) throws(MappingError) -> Model {
      Model(__storage: try decode(Model.__Storage.self, from: dictionary))
    }

    /// Changes a model that cannot be copied by a dictionary: only what it names, models inside
    /// models too.
    ///
    /// - Parameters:
    ///   - model: The model; it is as it was if anything fails.
    ///   - dictionary: The dictionary.
    /// - Throws: The first thing that could not be read, with its path.
    public func update<Model: NoncopyableDecodable & ~Copyable>(
      _ model: inout Model, from dictionary: [String: Any]
    ) throws(MappingError) {
      try model.change { (fields) throws(MappingError) in try update(&fields, from: dictionary) }
    }

    /// Writes a model that cannot be copied as a dictionary.
    ///
    /// - Parameter model: The model.
    /// - Returns: The dictionary, its values as `AnyValue.any` says.
    /// - Throws: `typeMismatch` for what is not written as an object, and what the model's own code
    ///   throws.
    public func encode<Model: NoncopyableEncodable & ~Copyable>(
      _ model: borrowing Model
    ) throws(MappingError) -> [String: Any] {
      try Self.dictionary(
        of: ValueMapper(options: options).encode(model), at: MappingPath())
    }
  }
#endif
