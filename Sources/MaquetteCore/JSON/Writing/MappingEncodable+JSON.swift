extension MappingEncodable {
  /// Writes this value as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects.
  @inlinable
  public func jsonBytes() throws(MappingError) -> [UInt8] {
    try JSONWriter.encode(self, EncodingOptions()) { $0.takeArray() }
  }

  /// Writes this value as compact JSON and lends the bytes, which costs no copy.
  ///
  /// - Parameter body: Takes the bytes, which are valid UTF-8.
  /// - Returns: What the body returns.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects.
  @inlinable
  public func withJSONBytes<Result>(
    _ body: (Span<UInt8>) -> Result
  ) throws(MappingError) -> Result {
    try JSONWriter.encode(self, EncodingOptions()) { $0.lend(body) }
  }

  /// Writes this value as JSON text.
  ///
  /// - Parameter format: The form of the text.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects.
  @inlinable
  public func jsonString(_ format: JSONFormat = .compact) throws(MappingError) -> String {
    try JSONMapper(options: .init(format: format)).encodeString(self)
  }
}
