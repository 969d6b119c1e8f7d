public import MaquetteCore

/// The entry point for TOML with options of its own.
///
/// ```swift
/// let mapper = TOMLMapper(options: .init(unknownKeys: .reject, format: .init(zone: .utc)))
/// let settings = try mapper.decode(Settings.self, from: text)
/// print(try mapper.encodeString(settings))
/// ```
public typealias TOMLMapper = FormatMapper<TOMLFormat>

extension MappingDecodable {
  /// Creates a model from a document of TOML.
  ///
  /// ```swift
  /// let settings = try Settings(toml: "port = 8080")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with its line and column.
  public init(toml source: some ByteSource) throws(MappingError) {
    self = try TOMLMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// The model as a document of TOML.
  ///
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of what TOML cannot hold: null in an array, an integer of
  ///   more than 64 bits, a model that is not an object.
  public func tomlString() throws(MappingError) -> String { try TOMLMapper().encodeString(self) }

  /// The model as a document of TOML, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: As `tomlString()`.
  public func tomlBytes() throws(MappingError) -> [UInt8] { try TOMLMapper().encode(self) }
}
