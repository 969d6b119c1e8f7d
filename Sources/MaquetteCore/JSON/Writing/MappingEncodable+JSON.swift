extension MappingEncodable where Self: ~Copyable {
  /// Encodes this value as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func jsonBytes() throws(MappingError) -> [UInt8] {
    try JSONWriter.bytes(.standard) { (writer) throws(WriteFailure) in try writer.writeOutput(self)
    }
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
    var result: Result?
    try JSONWriter.lendBytes(.standard) { (writer) throws(WriteFailure) in
      try writer.writeOutput(self)
    } to: {
      result = body($0)
    }
    return result!
  }

  /// Encodes this value as JSON text.
  ///
  /// - Parameter format: The layout of the text.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func jsonString(_ format: JSONFormat = .compact) throws(MappingError) -> String {
    try JSONWriter.string(.standard, format) { (writer) throws(WriteFailure) in
      try writer.writeOutput(self)
    }
  }
}
