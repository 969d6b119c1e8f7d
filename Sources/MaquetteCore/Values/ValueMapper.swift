/// The entry point for trees of values, with options of its own.
///
/// ```swift
/// let mapper = ValueMapper(options: .init(conversions: .lenient))
/// let user = try mapper.decode(User.self, from: ["name": "Ada", "age": "36"])
/// ```
public struct ValueMapper: Sendable {
  /// How trees are read and written.
  public typealias Options = MappingOptions<__NoFormat>

  /// How trees are read and written.
  public var options: Options

  /// Hears of every repair and every error of `decode` and `update`, in the order of the source,
  /// once a call has read what it can: for logs and metrics.
  ///
  /// A call then reads on after an error, as for a report, and throws the first one all the same;
  /// `limits.issues` bounds what is told. Nothing is paid for this as long as it is nil.
  public var onIssue: (@Sendable (MappingIssue) -> Void)?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - options: How trees are read and written.
  ///   - onIssue: Hears of every repair and every error.
  public init(
    options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
  ) {
    self.options = options
    self.onIssue = onIssue
  }

  /// Reads a model from a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model.
  /// - Throws: The first thing that could not be read.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from value: AnyValue
  ) throws(MappingError) -> T {
    if let onIssue { return try decode(type, from: value, reporting: onIssue) }
    return try value.decode(type, options.decoding)
  }

  /// Reads a model and tells every issue: apart, for just naming the type of a report takes time in code
  /// that is not specialised.
  @inline(never)
  private func decode<T: MappingDecodable>(
    _ type: T.Type, from value: AnyValue, reporting onIssue: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) -> T {
    try decodeReporting(type, from: value).value(reporting: onIssue)
  }

  /// Changes a model by a tree: only what the tree names, models inside models too.
  ///
  /// - Parameters:
  ///   - model: The model; it is as it was if anything fails.
  ///   - value: The tree.
  /// - Throws: The first thing that could not be read.
  public func update<T: MappingDecodable>(_ model: inout T, from value: AnyValue)
    throws(MappingError)
  {
    if let onIssue { return try value.update(&model, options.decoding, reporting: onIssue) }
    try value.update(&model, options.decoding)
  }

  /// Reads what can be read of a tree, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model without what could not be read, if anything whole is left, and the
  ///   issues in the order of the tree.
  public func decodeReporting<T: MappingDecodable>(
    _ type: T.Type = T.self, from value: AnyValue
  ) -> MappingReport<T> {
    value.report(type, options.decoding)
  }

  /// Writes a model as a tree.
  ///
  /// - Parameter model: The model.
  /// - Returns: The tree.
  /// - Throws: What the model's own code throws, `depthExceeded` for a cycle of objects.
  public func encode(_ model: some MappingEncodable) throws(MappingError) -> AnyValue {
    try AnyValue(encoding: model, options.encoding)
  }
}
