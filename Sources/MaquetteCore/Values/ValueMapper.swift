/// Decodes and encodes trees of values, with its own options.
///
/// ```swift
/// let mapper = ValueMapper(options: .init(conversions: .lenient))
/// let user = try mapper.decode(User.self, from: ["name": "Ada", "age": "36"])
/// ```
public struct ValueMapper: Sendable {
  /// The options for decoding and encoding.
  public typealias Options = MappingOptions<__NoFormat>

  /// The options for decoding and encoding.
  public var options: Options

  /// A closure for logs and metrics that receives every repair and every error of `decode` and
  /// `update`, in source order, after the call has decoded what it can.
  ///
  /// With a closure, a call continues after an error, as for a report, and still throws the first
  /// one; `limits.issues` bounds the number of issues. Nil costs nothing.
  public var onIssue: (@Sendable (MappingIssue) -> Void)?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - options: The options for decoding and encoding.
  ///   - onIssue: Receives every repair and every error.
  public init(
    options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
  ) {
    self.options = options
    self.onIssue = onIssue
  }

  /// Decodes a model from a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model.
  /// - Throws: The first error.
  @inlinable
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from value: AnyValue
  ) throws(MappingError) -> T {
    if let onIssue { return try decode(type, from: value, reporting: onIssue) }
    return try value.decode(type, options.decoding)
  }

  /// Decodes a model and reports every issue.
  ///
  /// This is a separate function because in unspecialized code naming the type of a report takes
  /// time.
  @inlinable @inline(never)
  func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from value: AnyValue, reporting onIssue: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) -> T {
    try decodeReporting(type, from: value).value(reporting: onIssue)
  }

  /// Updates a model from a tree: changes only the properties that the tree contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - value: The tree.
  /// - Throws: The first error.
  @inlinable
  public func update<T: MappingDecodable>(_ model: inout T, from value: AnyValue)
    throws(MappingError)
  {
    if let onIssue { return try value.update(&model, options.decoding, reporting: onIssue) }
    try value.update(&model, options.decoding)
  }

  /// Decodes as much of a tree as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues in tree order.
  @inlinable
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from value: AnyValue
  ) -> MappingReport<T> {
    value.report(type, options.decoding)
  }

  /// Encodes a model as a tree.
  ///
  /// - Parameter model: The model.
  /// - Returns: The tree.
  /// - Throws: Errors that the model's own code throws, `depthExceeded` for a cycle of objects.
  public func encode(_ model: borrowing some MappingEncodable & ~Copyable) throws(MappingError)
    -> AnyValue
  {
    try AnyValue(encoding: model, options.encoding)
  }
}
