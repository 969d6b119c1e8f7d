/// Decodes and encodes one format, with its own options.
///
/// ```swift
/// let mapper = CBORMapper(options: .init(conversions: .strict, format: .deterministic))
/// let page = try mapper.decode(Page<Tweet>.self, from: bytes)
/// ```
public struct FormatMapper<Format: TreeFormat>: Sendable {
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
  public init(
    options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
  ) {
    self.options = options
    self.onIssue = onIssue
  }

  /// Decodes a model.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The model.
  /// - Throws: The first error, with its location in the source.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) throws(MappingError) -> T {
    let mapper = reading(source)
    return try source.withBytes { (bytes) throws(MappingError) in
      try mapper.decode(type, from: bytes)
    }
  }

  /// Updates a model from a source: changes only the properties that the source contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Throws: The first error, with its location in the source.
  public func update<T: MappingDecodable>(
    _ model: inout T, from source: some ByteSource
  ) throws(MappingError) {
    let mapper = reading(source)
    try source.withBytes { (bytes) throws(MappingError) in
      try mapper.update(&model, from: bytes)
    }
  }

  /// Decodes as much of a source as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues, in the order of the source.
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) -> MappingReport<T> {
    let mapper = reading(source)
    return source.withBytes { mapper.decodeReporting(type, from: $0) }
  }

  /// Decodes a model.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - bytes: The source.
  /// - Returns: The model.
  /// - Throws: The first error, with its location in the source.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from bytes: Span<UInt8>
  ) throws(MappingError) -> T {
    if let onIssue { return try decodeReporting(type, from: bytes).value(reporting: onIssue) }
    if let model = decodeDirectly(type, from: bytes) { return model }
    return try read(bytes) { (tree, options) throws(MappingError) in
      try tree.decode(type, options)
    }
  }

  /// Updates a model from a source: changes only the properties that the source contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - bytes: The source.
  /// - Throws: The first error, with its location in the source.
  public func update<T: MappingDecodable>(
    _ model: inout T, from bytes: Span<UInt8>
  ) throws(MappingError) {
    if let onIssue { return try update(&model, from: bytes, reporting: onIssue) }
    var changed = model
    try read(bytes) { (tree, options) throws(MappingError) in try tree.update(&changed, options) }
    model = changed
  }

  /// Decodes as much of a source as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - bytes: The source.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues, in the order of the source.
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from bytes: Span<UInt8>
  ) -> MappingReport<T> {
    report(bytes) { $0.report(type, $1) }
  }

  /// Parses a source into a tree.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Returns: The tree, with the tags of the format.
  /// - Throws: The first syntax error, with its location.
  public func decodeValue(from source: some ByteSource) throws(MappingError) -> AnyValue {
    let mapper = reading(source)
    return try source.withBytes { (bytes) throws(MappingError) in
      try mapper.decodeValue(from: bytes)
    }
  }

  /// Parses a source into a tree.
  ///
  /// - Parameter bytes: The source.
  /// - Returns: The tree, with the tags of the format.
  /// - Throws: The first syntax error, with its location.
  public func decodeValue(from bytes: Span<UInt8>) throws(MappingError) -> AnyValue {
    var reading = ParsingContext(options: decodingOptions, isReporting: false)
    return try parse(bytes, &reading)
  }

  /// Encodes a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent, errors that
  ///   the model's own code throws, `depthExceeded` for a cycle of objects.
  public func encode(_ model: borrowing some MappingEncodable & ~Copyable) throws(MappingError)
    -> [UInt8]
  {
    let writing = encodingOptions
    let traits = options.format.traits
    if let bytes = try encodeDirectly(model, writing, traits) { return bytes }
    let tree = try AnyValue(encoding: model, writing).held(by: traits, depth: writing.depth)
    let type = dynamicMetatype(of: model)
    return try options.format.writing(typeNamed: "\(type)").print(tree, writing)
  }
}

extension FormatMapper where Format: TextFormat {
  /// Encodes a model as text.
  ///
  /// - Parameter model: The model.
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent, errors that
  ///   the model's own code throws, `depthExceeded` for a cycle of objects.
  public func encodeString(_ model: borrowing some MappingEncodable & ~Copyable)
    throws(MappingError) -> String
  {
    String(decoding: try encode(model), as: UTF8.self)
  }
}
