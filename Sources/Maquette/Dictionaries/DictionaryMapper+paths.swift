#if canImport(Foundation)
  public import MaquetteCore

  extension DictionaryMapper {
    /// Reads a model at a path in a dictionary.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    ///   - path: The path from its root.
    /// - Returns: The model.
    /// - Throws: `missingKey` with the path if it leads nowhere; the first error.
    public func decode<T: MappingDecodable & ~Copyable>(
      _ type: T.Type = T.self, from dictionary: [String: Any], at path: MappingPath
    ) throws(MappingError) -> T {
      let tree = try AnyValue(any: dictionary, depth: options.decoding.limits.depth)
      return try ValueMapper(options: options).decode(type, from: tree, at: path)
    }
  }

  extension MappingDecodable where Self: ~Copyable {
    /// Reads a model at a path in a dictionary.
    ///
    /// ```swift
    /// let tweet = try Tweet(dictionary: dictionary, at: "data.items[0]")
    /// ```
    ///
    /// - Parameters:
    ///   - dictionary: The dictionary.
    ///   - path: The path from its root.
    /// - Throws: `missingKey` with the path if it leads nowhere; the first error.
    public init(dictionary: [String: Any], at path: MappingPath) throws(MappingError) {
      self = try DictionaryMapper().decode(Self.self, from: dictionary, at: path)
    }
  }
#endif
