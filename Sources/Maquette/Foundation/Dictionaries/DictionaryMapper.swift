#if canImport(Foundation)
  public import MaquetteCore

  /// The entry point for dictionaries, with options of its own.
  ///
  /// ```swift
  /// let mapper = DictionaryMapper(options: .init(conversions: .lenient))
  /// var user = try mapper.decode(User.self, from: ["name": "Ada", "age": "36"])
  /// try mapper.update(&user, from: ["age": 37])
  /// ```
  ///
  /// Dictionaries are read as `AnyValue(any:)` says; how deep they may be nested is one of the
  /// options.
  public struct DictionaryMapper: Sendable {
    /// How dictionaries are read and written: as trees of values are.
    public typealias Options = ValueMapper.Options

    private var mapper: ValueMapper

    /// How dictionaries are read and written.
    public var options: Options {
      get { mapper.options }
      set { mapper.options = newValue }
    }

    /// Hears of every repair and every error of `decode` and `update`, as that of a `ValueMapper`.
    public var onIssue: (@Sendable (MappingIssue) -> Void)? {
      get { mapper.onIssue }
      set { mapper.onIssue = newValue }
    }

    /// Creates a mapper.
    ///
    /// - Parameters:
    ///   - options: How dictionaries are read and written.
    ///   - onIssue: Hears of every repair and every error.
    public init(
      options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
    ) {
      mapper = ValueMapper(options: options, onIssue: onIssue)
    }

    /// Reads a model from a dictionary.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    /// - Returns: The model.
    /// - Throws: The first thing that could not be read, with its path.
    public func decode<T: MappingDecodable>(
      _ type: T.Type = T.self, from dictionary: [String: Any]
    ) throws(MappingError) -> T {
      try mapper.decode(type, from: tree(of: dictionary))
    }

    /// Reads models from dictionaries.
    ///
    /// - Parameters:
    ///   - type: The type of the array of models.
    ///   - dictionaries: The dictionaries.
    /// - Returns: The models, in their order.
    /// - Throws: The first thing that could not be read, with its path.
    public func decode<T: MappingDecodable>(
      _ type: [T].Type = [T].self, from dictionaries: [[String: Any]]
    ) throws(MappingError) -> [T] {
      try mapper.decode(type, from: tree(of: dictionaries))
    }

    /// Changes a model by a dictionary: only what it names, models inside models too.
    ///
    /// - Parameters:
    ///   - model: The model; it is as it was if anything fails.
    ///   - dictionary: The dictionary.
    /// - Throws: The first thing that could not be read, with its path.
    public func update<T: MappingDecodable>(
      _ model: inout T, from dictionary: [String: Any]
    ) throws(MappingError) {
      try mapper.update(&model, from: tree(of: dictionary))
    }

    /// Reads what can be read of a dictionary, and collects every issue.
    ///
    /// - Parameters:
    ///   - type: The type of the model.
    ///   - dictionary: The dictionary.
    /// - Returns: The model without what could not be read, if anything whole is left, and the
    ///   issues. A value of a type that no tree can hold is the only issue, and there is no model.
    public func decodeReporting<T: MappingDecodable>(
      _ type: T.Type = T.self, from dictionary: [String: Any]
    ) -> MappingReport<T> {
      report(type, from: dictionary)
    }

    /// Reads what can be read of dictionaries, and collects every issue.
    ///
    /// - Parameters:
    ///   - type: The type of the array of models.
    ///   - dictionaries: The dictionaries.
    /// - Returns: The models that could be read, and the issues.
    public func decodeReporting<T: MappingDecodable>(
      _ type: [T].Type = [T].self, from dictionaries: [[String: Any]]
    ) -> MappingReport<[T]> {
      report(type, from: dictionaries)
    }

    /// Writes a model as a dictionary.
    ///
    /// - Parameter model: The model.
    /// - Returns: The dictionary, its values as `AnyValue.any` says.
    /// - Throws: `typeMismatch` for what is not written as an object, `depthExceeded` for a cycle
    ///   of objects, and what the model's own code throws.
    public func encode(_ model: some MappingEncodable) throws(MappingError) -> [String: Any] {
      try Self.dictionary(of: mapper.encode(model), at: MappingPath())
    }

    /// Writes models as dictionaries.
    ///
    /// - Parameter models: The models.
    /// - Returns: The dictionaries, in their order.
    /// - Throws: What writing one model throws.
    public func encode<T: MappingEncodable>(_ models: [T]) throws(MappingError) -> [[String: Any]] {
      var dictionaries: [[String: Any]] = []
      for (index, tree) in (try mapper.encode(models).array ?? []).enumerated() {
        dictionaries.append(try Self.dictionary(of: tree, at: MappingPath([.index(index)])))
      }
      return dictionaries
    }
  }

  extension DictionaryMapper {
    private func tree(of any: Any) throws(MappingError) -> AnyValue {
      try AnyValue(any: any, depth: options.decoding.limits.depth)
    }

    private func report<T: MappingDecodable>(_ type: T.Type, from any: Any) -> MappingReport<T> {
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
          found: tree.kind.rawValue)
      }
      return object.dictionary
    }
  }
#endif
