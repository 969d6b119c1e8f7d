public import MaquetteCore

extension FormatMapper where Format: DocumentFormat {
  /// Decodes a value, and takes everything that the source lacks from another value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - template: The values for everything that the source lacks, nested models included. It is
  ///     copied; an object of a class would be changed itself.
  /// - Returns: The value.
  /// - Throws: The first error.
  @inlinable
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource, fillingGapsOf template: T
  ) throws(MappingError) -> T {
    var value = template
    try update(&value, from: source)
    return value
  }
}

extension ValueMapper {
  /// Decodes a value, and takes everything that the source lacks from another value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: The tree.
  ///   - template: The values for everything that the source lacks, nested models included. It is
  ///     copied; an object of a class would be changed itself.
  /// - Returns: The value.
  /// - Throws: The first error.
  @inlinable
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: AnyValue, fillingGapsOf template: T
  ) throws(MappingError) -> T {
    var value = template
    try update(&value, from: source)
    return value
  }
}
