public import MaquetteCore

extension NoncopyableDecodable where Self: ~Copyable {
  /// Reads a model from a tree of values.
  ///
  /// - Parameter tree: The tree.
  /// - Throws: The first error, with its path.
  public init(anyValue tree: AnyValue) throws(MappingError) {
    self = try ValueMapper().decode(Self.self, from: tree)
  }

  /// Updates this model with the members of a tree.
  ///
  /// - Parameter tree: The tree; properties whose keys it lacks do not change.
  /// - Throws: The first error, with its path; the model does not change.
  public mutating func update(anyValue tree: AnyValue) throws(MappingError) {
    try ValueMapper().update(&self, from: tree)
  }
}

#if canImport(Foundation)
  extension NoncopyableDecodable where Self: ~Copyable {
    /// Reads a model from a dictionary.
    ///
    /// - Parameter dictionary: The values by the model's keys; see `AnyValue(any:)` for their
    ///   types.
    /// - Throws: The first error, with its path.
    public init(dictionary: [String: Any]) throws(MappingError) {
      self = try DictionaryMapper().decode(Self.self, from: dictionary)
    }

    /// Updates this model with the members of a dictionary.
    ///
    /// - Parameter dictionary: The values by keys; properties whose keys it lacks do not change.
    /// - Throws: The first error, with its path; the model does not change.
    public mutating func update(dictionary: [String: Any]) throws(MappingError) {
      try DictionaryMapper().update(&self, from: dictionary)
    }
  }

  extension NoncopyableEncodable where Self: ~Copyable {
    /// Writes this model as a dictionary, with values of the types that `AnyValue.any` lists.
    ///
    /// - Throws: `typeMismatch` if the model is not encoded as an object, and errors of the model's
    ///   own code.
    public borrowing func dictionary() throws(MappingError) -> [String: Any] {
      try DictionaryMapper().encode(self)
    }
  }

  extension DictionaryMapper {
    /// Reads a noncopyable model from a dictionary.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    /// - Returns: The model.
    /// - Throws: The first error, with its path.
    public func decode<Model: NoncopyableDecodable & ~Copyable>(
      _ type: Model.Type = Model.self, from dictionary: [String: Any]
    ) throws(MappingError) -> Model {
      Model(__storage: try decode(Model.__Storage.self, from: dictionary))
    }

    /// Updates a noncopyable model with the members of a dictionary.
    ///
    /// - Parameters:
    ///   - model: The model, which does not change if anything fails.
    ///   - dictionary: The dictionary.
    /// - Throws: The first error, with its path.
    public func update<Model: NoncopyableDecodable & ~Copyable>(
      _ model: inout Model, from dictionary: [String: Any]
    ) throws(MappingError) {
      try model.change { (fields) throws(MappingError) in try update(&fields, from: dictionary) }
    }

    /// Writes a noncopyable model as a dictionary.
    ///
    /// - Parameter model: The model.
    /// - Returns: The dictionary, with values of the types that `AnyValue.any` lists.
    /// - Throws: `typeMismatch` if the model is not encoded as an object, and errors of the model's
    ///   own code.
    public func encode<Model: NoncopyableEncodable & ~Copyable>(
      _ model: borrowing Model
    ) throws(MappingError) -> [String: Any] {
      try Self.dictionary(
        of: ValueMapper(options: options).encode(model), at: MappingPath())
    }
  }
#endif
