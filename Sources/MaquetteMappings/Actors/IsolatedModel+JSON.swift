public import MaquetteCore

extension IsolatedEncodable {
  /// Writes this actor as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func jsonBytes() throws(MappingError) -> [UInt8] { try JSONMapper().encode(self) }

  /// Writes this actor as JSON text.
  ///
  /// - Parameter format: The form of the text.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func jsonString(_ format: JSONFormat = .compact) throws(MappingError) -> String {
    try JSONMapper(options: .init(format: format)).encodeString(self)
  }
}

extension IsolatedDecodable {
  /// Updates this actor with the members of JSON text.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first error; the actor does not change.
  public func update(json source: some ByteSource & Sendable) throws(MappingError) {
    try JSONMapper().update(self, from: source)
  }
}

extension JSONMapper {
  /// Writes an actor as JSON text.
  ///
  /// ```swift
  /// let bytes = try await mapper.encode(session)
  /// ```
  ///
  /// - Parameter model: The actor, on which the call runs.
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func encode<Model: IsolatedEncodable>(
    _ model: isolated Model
  ) throws(MappingError) -> [UInt8] {
    guard !options.encoding.reshapes else {
      return try encode(AnyValue(encoding: model, options.encoding.ordered(for: options.format)))
    }
    return try JSONWriter.bytes(options.encoding, options.format) { (writer) throws(WriteFailure) in
      try model.write(to: &writer)
    }
  }

  /// Writes an actor as JSON text.
  ///
  /// - Parameter model: The actor, on which the call runs.
  /// - Returns: The text.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func encodeString<Model: IsolatedEncodable>(
    _ model: isolated Model
  ) throws(MappingError) -> String {
    String(decoding: try encode(model), as: UTF8.self)
  }

  /// Updates an actor with the members of JSON text, including models inside it.
  ///
  /// - Parameters:
  ///   - model: The actor, on which the call runs; it does not change if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Throws: The first error.
  public func update<Model: IsolatedDecodable>(
    _ model: isolated Model, from source: some ByteSource & Sendable
  ) throws(MappingError) {
    try source.withBytes { (text) throws(MappingError) in
      try JSONReader.read(text, options.decoding, isUpdating: true) {
        (reader) throws(ReadFailure) in try model.__update(from: &reader)
      }
    }
  }
}
