extension MappingDecodable where Self: ~Copyable {
  /// Decodes a value from JSON text.
  ///
  /// ```swift
  /// let tweet = try Tweet(json: data)
  /// let tweets = try [Tweet](json: "[...]")
  /// ```
  ///
  /// The value is of the declared type. To decode the class that a metatype holds, use a mapper:
  /// `JSONMapper().decode(type, from: data)`.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first error, with its path, line and column.
  /// - Complexity: O(length of the text).
  @inlinable
  public init(json source: some ByteSource) throws(MappingError) {
    self = try JSONReader.decode(Self.self, from: source, .standard)
  }

  /// Decodes a value from JSON text.
  ///
  /// - Parameter text: The bytes.
  /// - Throws: The first error, with its path, line and column.
  @inlinable
  public init(json text: Span<UInt8>) throws(MappingError) {
    self = try JSONReader.decode(Self.self, from: text, .standard)
  }
}
