public import MaquetteCore

/// The entry point for YAML with options of its own.
///
/// ```swift
/// let mapper = YAMLMapper(options: .init(unknownKeys: .reject, format: .init(style: .flow)))
/// let settings = try mapper.decode(Settings.self, from: text)
/// print(try mapper.encodeString(settings))
/// ```
public typealias YAMLMapper = FormatMapper<YAMLFormat>

extension MappingDecodable {
  /// Creates a model from a document of YAML.
  ///
  /// ```swift
  /// let settings = try Settings(yaml: "port: 8080")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with its line and column.
  public init(yaml source: some ByteSource) throws(MappingError) {
    self = try YAMLMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// The model as a document of YAML.
  ///
  /// - Returns: The text.
  /// - Throws: What the model's own code throws, `depthExceeded` for a cycle of objects.
  public func yamlString() throws(MappingError) -> String { try YAMLMapper().encodeString(self) }

  /// The model as a document of YAML, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: As `yamlString()`.
  public func yamlBytes() throws(MappingError) -> [UInt8] { try YAMLMapper().encode(self) }
}
