extension JSONMapper {
  /// Reads a value whose gaps are filled from another one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - template: What stands for all that the source does not name, models inside models too. It
  ///     is copied; an object of a class would be changed itself.
  /// - Returns: The value.
  /// - Throws: The first error.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource, fillingGapsOf template: T
  ) throws(MappingError) -> T {
    var value = template
    try update(&value, from: source)
    return value
  }
}

extension ValueMapper {
  /// Reads a value whose gaps are filled from another one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The tree.
  ///   - template: What stands for all that the source does not name, models inside models too. It
  ///     is copied; an object of a class would be changed itself.
  /// - Returns: The value.
  /// - Throws: The first error.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: AnyValue, fillingGapsOf template: T
  ) throws(MappingError) -> T {
    var value = template
    try update(&value, from: source)
    return value
  }
}
