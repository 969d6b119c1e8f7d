extension NoncopyableDecodable where Self: ~Copyable {
  /// Reads a model from JSON text.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first error, with its path, line and column.
  @inlinable
  public init(json source: some ByteSource) throws(MappingError) {
    self = try JSONMapper().decode(Self.self, from: source)
  }

  /// Reads a model from JSON text.
  ///
  /// - Parameter text: The bytes.
  /// - Throws: The first error, with its path, line and column.
  @inlinable
  public init(json text: Span<UInt8>) throws(MappingError) {
    self = try JSONMapper().decode(Self.self, from: text)
  }

  /// Reads a model at a path in JSON text.
  ///
  /// - Parameters:
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first error.
  public init(json source: some ByteSource, at path: MappingPath) throws(MappingError) {
    self = try JSONMapper().decode(Self.self, from: source, at: path)
  }

  /// Updates this model with the members of JSON text.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first error; the model does not change.
  @inlinable
  public mutating func update(json source: some ByteSource) throws(MappingError) {
    try JSONMapper().update(&self, from: source)
  }
}

extension NoncopyableEncodable where Self: ~Copyable {
  /// Writes this model as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public borrowing func jsonBytes() throws(MappingError) -> [UInt8] {
    try JSONMapper().encode(self)
  }

  /// Writes this model as JSON text.
  ///
  /// - Parameter format: The form of the text.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public borrowing func jsonString(
    _ format: JSONFormat = .compact
  ) throws(MappingError) -> String {
    try JSONMapper(options: .init(format: format)).encodeString(self)
  }
}

extension JSONMapper {
  /// Reads a noncopyable model from JSON text.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The model.
  /// - Throws: The first error.
  @inlinable
  public func decode<Model: NoncopyableDecodable & ~Copyable>(
    _ type: Model.Type = Model.self, from source: some ByteSource
  ) throws(MappingError) -> Model {
    Model(__storage: try decode(Model.__Storage.self, from: source))
  }

  /// Reads a noncopyable model from JSON text.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - text: The bytes.
  /// - Returns: The model.
  /// - Throws: The first error.
  @inlinable
  public func decode<Model: NoncopyableDecodable & ~Copyable>(
    _ type: Model.Type = Model.self, from text: Span<UInt8>
  ) throws(MappingError) -> Model {
    Model(__storage: try decode(Model.__Storage.self, from: text))
  }

  /// Reads a noncopyable model at a path in JSON text.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The model.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first error.
  public func decode<Model: NoncopyableDecodable & ~Copyable>(
    _ type: Model.Type = Model.self, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) -> Model {
    Model(__storage: try decode(Model.__Storage.self, from: source, at: path))
  }

  /// Updates a noncopyable model with the members of JSON text.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Throws: The first error.
  @inlinable
  public func update<Model: NoncopyableDecodable & ~Copyable>(
    _ model: inout Model, from source: some ByteSource
  ) throws(MappingError) {
    try model.change { (fields) throws(MappingError) in try update(&fields, from: source) }
  }

  /// Decodes everything that it can from JSON text, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The model without the parts that failed, if one can be made, and the issues in the
  ///   order of the text.
  public func decodeReporting<Model: NoncopyableDecodable & ~Copyable>(
    _ type: Model.Type = Model.self, from source: some ByteSource
  ) -> MappingReport<Model> {
    MappingReport(decodeReporting(Model.__Storage.self, from: source))
  }

  /// Writes a noncopyable model as JSON text.
  ///
  /// - Parameter model: The model.
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func encode<Model: NoncopyableEncodable & ~Copyable>(
    _ model: borrowing Model
  ) throws(MappingError) -> [UInt8] {
    guard !options.encoding.reshapes else {
      return try encode(AnyValue(encoding: model, options.formatWriting))
    }
    return try encode { (writer) throws(WriteFailure) in try model.write(to: &writer) }
  }

  /// Writes a noncopyable model as JSON text.
  ///
  /// - Parameter model: The model.
  /// - Returns: The text.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func encodeString<Model: NoncopyableEncodable & ~Copyable>(
    _ model: borrowing Model
  ) throws(MappingError) -> String {
    String(decoding: try encode(model), as: UTF8.self)
  }
}

extension MappingReport where Value: NoncopyableDecodable & ~Copyable {
  /// Creates the report of a model from that of its fields.
  init(_ report: MappingReport<Value.__Storage>) {
    if let fields = report.value {
      self.init(value: Value(__storage: fields), issues: report.issues)
    } else {
      self.init(value: nil, issues: report.issues)
    }
  }
}
