#if canImport(Foundation)
  public import MaquetteCore

  /// Decodes models from dictionaries and encodes them to dictionaries, with options.
  ///
  /// ```swift
  /// let mapper = DictionaryMapper(options: .init(conversions: .lenient))
  /// var user = try mapper.decode(User.self, from: ["name": "Ada", "age": "36"])
  /// try mapper.update(&user, from: ["age": 37])
  /// ```
  ///
  /// Dictionaries are converted as in `AnyValue(any:)`; an option limits their depth.
  public struct DictionaryMapper: Sendable {
    /// The options of decoding and encoding, the same as for trees of values.
    public typealias Options = ValueMapper.Options

    @usableFromInline var mapper: ValueMapper

    /// The options of decoding and encoding.
    public var options: Options {
      get { mapper.options }
      set { mapper.options = newValue }
    }

    /// Receives every repair and every error of `decode` and `update`, as for a `ValueMapper`.
    public var onIssue: (@Sendable (MappingIssue) -> Void)? {
      get { mapper.onIssue }
      set { mapper.onIssue = newValue }
    }

    /// Creates a mapper.
    ///
    /// - Parameters:
    ///   - options: The options of decoding and encoding.
    ///   - onIssue: Receives every repair and every error.
    public init(
      options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
    ) {
      mapper = ValueMapper(options: options, onIssue: onIssue)
    }

    /// Decodes a model from a dictionary.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    /// - Returns: The model.
    /// - Throws: The first error, with its path.
    @inlinable
    public func decode<T: MappingDecodable & ~Copyable>(
      _ type: T.Type = T.self, from dictionary: [String: Any]
    ) throws(MappingError) -> T {
      try mapper.decode(type, from: tree(of: dictionary))
    }

    /// Decodes models from dictionaries.
    ///
    /// - Parameters:
    ///   - type: The type of the array of models.
    ///   - dictionaries: The dictionaries.
    /// - Returns: The models, in their order.
    /// - Throws: The first error, with its path.
    @inlinable
    public func decode<T: MappingDecodable>(
      _ type: [T].Type = [T].self, from dictionaries: [[String: Any]]
    ) throws(MappingError) -> [T] {
      try mapper.decode(type, from: tree(of: dictionaries))
    }

    /// Updates a model with the members of a dictionary, including models inside it.
    ///
    /// - Parameters:
    ///   - model: The model, which does not change if anything fails.
    ///   - dictionary: The dictionary.
    /// - Throws: The first error, with its path.
    @inlinable
    public func update<T: MappingDecodable>(
      _ model: inout T, from dictionary: [String: Any]
    ) throws(MappingError) {
      try mapper.update(&model, from: tree(of: dictionary))
    }

    /// Updates a noncopyable model with the members of a dictionary, including models inside it.
    ///
    /// - Parameters:
    ///   - model: The model, which does not change if anything fails.
    ///   - dictionary: The dictionary.
    /// - Throws: The first error, with its path.
    public func update<Model: NoncopyableDecodable & ~Copyable>(
      _ model: inout Model, from dictionary: [String: Any]
    ) throws(MappingError) {
      try mapper.update(&model, from: tree(of: dictionary))
    }

    /// Decodes everything that it can from a dictionary, and collects every issue.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    /// - Returns: The model without the parts that failed, if one can be made, and the issues. A
    ///   value of a type that a tree cannot hold is the only issue, and there is no model.
    public func decodeReporting<T: MappingDecodable & ~Copyable>(
      _ type: T.Type = T.self, from dictionary: [String: Any]
    ) -> MappingReport<T> {
      report(type, from: dictionary)
    }

    /// Decodes everything that it can from dictionaries, and collects every issue.
    ///
    /// - Parameters:
    ///   - type: The type of the array of models.
    ///   - dictionaries: The dictionaries.
    /// - Returns: The models that could be decoded, and the issues.
    public func decodeReporting<T: MappingDecodable>(
      _ type: [T].Type = [T].self, from dictionaries: [[String: Any]]
    ) -> MappingReport<[T]> {
      report(type, from: dictionaries)
    }

    /// Encodes a model as a dictionary.
    ///
    /// - Parameter model: The model.
    /// - Returns: The dictionary, with values of the types that `AnyValue.any` lists.
    /// - Throws: `typeMismatch` for a model that is not encoded as an object, `depthExceeded` for a
    ///   cycle of objects, and errors of the model's own code.
    public func encode(_ model: borrowing some MappingEncodable & ~Copyable) throws(MappingError)
      -> [String: Any]
    {
      try Self.dictionary(of: mapper.encode(model), at: MappingPath())
    }

    /// Encodes models as dictionaries.
    ///
    /// - Parameter models: The models.
    /// - Returns: The dictionaries, in their order.
    /// - Throws: The errors of encoding one model.
    public func encode<T: MappingEncodable>(_ models: [T]) throws(MappingError) -> [[String: Any]] {
      var dictionaries: [[String: Any]] = []
      for (index, tree) in (try mapper.encode(models).array ?? []).enumerated() {
        dictionaries.append(try Self.dictionary(of: tree, at: MappingPath([.index(index)])))
      }
      return dictionaries
    }
  }

  extension DictionaryMapper {
    @usableFromInline
    func tree(of any: Any) throws(MappingError) -> AnyValue {
      try AnyValue(any: any, depth: options.decoding.limits.depth)
    }

    private func report<T: MappingDecodable & ~Copyable>(
      _ type: T.Type, from any: Any
    ) -> MappingReport<T> {
      do throws(MappingError) {
        return mapper.decodeReporting(type, from: try tree(of: any))
      } catch {
        return MappingReport(error)
      }
    }

    static func dictionary(
      of tree: AnyValue, at path: MappingPath
    ) throws(MappingError) -> sending [String: Any] {
      guard let object = tree.object else {
        throw MappingError(
          .typeMismatch, at: path, expected: "a model that is written as an object",
          found: tree.kind.phrase)
      }
      return object.dictionary
    }
  }
#endif
