public import MaquetteCore

/// A mapper for forms and URL queries with custom options.
///
/// ```swift
/// let mapper = FormMapper(options: .init(format: .init(style: .repeated)))
/// let search = try mapper.decode(Search.self, from: "q=swift&tag=a&tag=b")
/// ```
public typealias FormMapper = FormatMapper<FormFormat>

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a model from a form or a URL's query.
  ///
  /// ```swift
  /// let search = try Search(form: "q=swift+macros&page=2")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's `Data`, without a leading `?`.
  /// - Throws: The first error, with its offset.
  public init(form source: some ByteSource) throws(MappingError) {
    self = try FormMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes the model as a form.
  ///
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of a value that a form cannot represent: null in an
  ///   array, an empty array or model in an array, a name that contains brackets, a model that is
  ///   not an object.
  public func formString() throws(MappingError) -> String { try FormMapper().encodeString(self) }

  /// Encodes the model as a form, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: See `formString()`.
  public func formBytes() throws(MappingError) -> [UInt8] { try FormMapper().encode(self) }
}
