/// Decodes and encodes one format, with its own options.
///
/// ```swift
/// let mapper = CBORMapper(options: .init(conversions: .strict, format: .deterministic))
/// let page = try mapper.decode(Page<Tweet>.self, from: bytes)
/// ```
public struct FormatMapper<Format: Sendable & Hashable & DefaultProviding>: Sendable {
  /// The options for decoding and encoding.
  public typealias Options = MappingOptions<Format>

  /// The options for decoding and encoding.
  public var options: Options

  /// A closure that receives every repair and every error of `decode`, `update` and the records of
  /// streams, in source order, after the call has decoded what it can, for logs and metrics.
  ///
  /// With a closure, a call continues after an error, as for a report, and still throws the first
  /// one; `limits.issues` bounds the number of issues. Nil costs nothing.
  public var onIssue: (@Sendable (MappingIssue) -> Void)?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - options: The options for decoding and encoding.
  ///   - onIssue: Receives every repair and every error.
  @inlinable
  public init(
    options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
  ) {
    self.options = options
    self.onIssue = onIssue
  }
}

extension FormatMapper where Format: DocumentFormat {
  /// Decodes a model.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The model.
  /// - Throws: The first error, with its location in the source.
  @inlinable
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) throws(MappingError) -> T {
    try source.withBytes { (bytes) throws(MappingError) in
      try decode(type, from: bytes, isString: source.isString)
    }
  }

  /// Updates a model from a source: changes only the properties that the source contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Throws: The first error, with its location in the source.
  @inlinable
  public func update<T: MappingDecodable>(
    _ model: inout T, from source: some ByteSource
  ) throws(MappingError) {
    try source.withBytes { (bytes) throws(MappingError) in
      try Format.__update(&model, from: bytes, isString: source.isString, at: nil, by: self)
    }
  }

  /// Decodes as much of a source as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues, in the order of the source.
  @inlinable
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) -> MappingReport<T> {
    source.withBytes {
      Format.__report(type, from: $0, isString: source.isString, at: nil, by: self)
    }
  }

  /// Decodes a model.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - bytes: The source.
  /// - Returns: The model.
  /// - Throws: The first error, with its location in the source.
  @inlinable
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from bytes: Span<UInt8>
  ) throws(MappingError) -> T {
    try decode(type, from: bytes, isString: false)
  }

  /// Updates a model from a source: changes only the properties that the source contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - bytes: The source.
  /// - Throws: The first error, with its location in the source.
  @inlinable
  public func update<T: MappingDecodable>(
    _ model: inout T, from bytes: Span<UInt8>
  ) throws(MappingError) {
    try Format.__update(&model, from: bytes, isString: false, at: nil, by: self)
  }

  /// Decodes as much of a source as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - bytes: The source.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues, in the order of the source.
  @inlinable
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from bytes: Span<UInt8>
  ) -> MappingReport<T> {
    Format.__report(type, from: bytes, isString: false, at: nil, by: self)
  }

  /// Encodes a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: The bytes; UTF-8 for text.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent, errors that
  ///   the model's own code throws, `depthExceeded` for a cycle of objects.
  @inlinable
  public func encode(
    _ model: borrowing some MappingEncodable & ~Copyable
  ) throws(MappingError) -> [UInt8] {
    try Format.__encode(model, by: self)
  }
}

extension FormatMapper where Format: DocumentFormat {
  /// Decodes the model at a path, or of the whole source.
  @inlinable @inline(__always)
  package func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from bytes: Span<UInt8>, isString: Bool, at path: MappingPath? = nil
  ) throws(MappingError) -> T {
    if let onIssue {
      return try decode(type, from: bytes, isString: isString, at: path, reporting: onIssue)
    }
    return try Format.__decode(type, from: bytes, isString: isString, at: path, by: self)
  }

  /// Decodes a model and reports every issue.
  ///
  /// Not inlined: a mapper that reports nothing pays only for a comparison.
  @inlinable @inline(never)
  package func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from bytes: Span<UInt8>, isString: Bool, at path: MappingPath?,
    reporting report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) -> T {
    try Format.__report(type, from: bytes, isString: isString, at: path, by: self)
      .value(reporting: report)
  }
}

extension ByteSource {
  /// Whether the source is a string of Swift, whose encoding is known.
  @inlinable @inline(__always)
  package var isString: Bool { Self.self == String.self || Self.self == Substring.self }
}
