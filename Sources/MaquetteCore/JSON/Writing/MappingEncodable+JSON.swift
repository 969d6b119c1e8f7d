extension MappingEncodable where Self: ~Copyable {
  /// Encodes this value as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func jsonBytes() throws(MappingError) -> [UInt8] {
    try JSONWriter.encode(self, EncodingOptions()) { $0.takeArray() }
  }

  /// Encodes this value as compact JSON and lends the bytes without a copy.
  ///
  /// - Parameter body: Receives the bytes, which are valid UTF-8.
  /// - Returns: The result of the closure.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func withJSONBytes<Result>(
    _ body: (Span<UInt8>) -> Result
  ) throws(MappingError) -> Result {
    try JSONWriter.encode(self, EncodingOptions()) { $0.lend(body) }
  }

  /// Encodes this value as JSON text.
  ///
  /// - Parameter format: The layout of the text.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func jsonString(_ format: JSONFormat = .compact) throws(MappingError) -> String {
    try JSONMapper(options: .init(format: format)).encodeString(self)
  }
}
