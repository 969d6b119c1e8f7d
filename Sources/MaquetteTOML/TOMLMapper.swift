public import MaquetteCore

/// A mapper for TOML with custom options.
///
/// ```swift
/// let mapper = TOMLMapper(options: .init(unknownKeys: .reject, format: .init(zone: .utc)))
/// let settings = try mapper.decode(Settings.self, from: text)
/// print(try mapper.encodeString(settings))
/// ```
public typealias TOMLMapper = FormatMapper<TOMLFormat>

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a model from a TOML document.
  ///
  /// ```swift
  /// let settings = try Settings(toml: "port = 8080")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's `Data`.
  /// - Throws: The first error, with its line and column.
  public init(toml source: some ByteSource) throws(MappingError) {
    self = try TOMLMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes the model as a TOML document.
  ///
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of a value that TOML cannot represent: null in an array,
  ///   an integer of more than 64 bits, a model that is not an object.
  public func tomlString() throws(MappingError) -> String { try TOMLMapper().encodeString(self) }

  /// Encodes the model as a TOML document, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: See `tomlString()`.
  public func tomlBytes() throws(MappingError) -> [UInt8] { try TOMLMapper().encode(self) }
}
