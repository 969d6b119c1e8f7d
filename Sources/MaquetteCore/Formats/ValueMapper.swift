/// Decodes and encodes trees of values, with its own options.
///
/// ```swift
/// let mapper = ValueMapper(options: .init(conversions: .lenient))
/// let user = try mapper.decode(User.self, from: ["name": "Ada", "age": "36"])
/// ```
public typealias ValueMapper = FormatMapper<ValueFormat>

/// What trees and dictionaries have in the place of a format: nothing to choose.
public struct ValueFormat: Sendable, Hashable, DefaultProviding {
  /// The only value.
  public static var defaultValue: ValueFormat { ValueFormat() }
}

extension ValueMapper {
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
    if let onIssue { return try decode(type, from: value, at: nil, reporting: onIssue) }
    return try value.decode(type, options.decoding)
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

  /// Decodes a model and reports every issue.
  ///
  /// This is a separate function because in unspecialized code naming the type of a report takes
  /// time.
  @inlinable @inline(never)
  package func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from value: AnyValue, at path: MappingPath?,
    reporting report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) -> T {
    try value.report(type, options.decoding, at: path).value(reporting: report)
  }
}
