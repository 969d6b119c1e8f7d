public import MaquetteCore

/// A mapper for YAML with custom options.
///
/// ```swift
/// let mapper = YAMLMapper(options: .init(unknownKeys: .reject, format: .init(style: .flow)))
/// let settings = try mapper.decode(Settings.self, from: text)
/// print(try mapper.encodeString(settings))
/// ```
public typealias YAMLMapper = FormatMapper<YAMLFormat>

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a model from a YAML document.
  ///
  /// ```swift
  /// let settings = try Settings(yaml: "port: 8080")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's `Data`.
  /// - Throws: The first error, with its line and column.
  public init(yaml source: some ByteSource) throws(MappingError) {
    self = try YAMLMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes the model as a YAML document.
  ///
  /// - Returns: The text.
  /// - Throws: Errors of the model's own code, `depthExceeded` for a cycle of objects.
  public func yamlString() throws(MappingError) -> String { try YAMLMapper().encodeString(self) }

  /// Encodes the model as a YAML document, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: See `yamlString()`.
  public func yamlBytes() throws(MappingError) -> [UInt8] { try YAMLMapper().encode(self) }
}
