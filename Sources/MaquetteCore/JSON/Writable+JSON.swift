extension Writable {
  /// Writes this value as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects.
  @inlinable
  public func jsonBytes() throws(MappingError) -> [UInt8] {
    try JSONWriter.encode(self, WritingOptions()) { $0.array() }
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
