public import MaquetteCore

/// The entry point for forms and URL queries with options of its own.
///
/// ```swift
/// let mapper = FormMapper(options: .init(format: .init(style: .repeated)))
/// let search = try mapper.decode(Search.self, from: "q=swift&tag=a&tag=b")
/// ```
public typealias FormMapper = FormatMapper<FormFormat>

extension MappingDecodable {
  /// Creates a model from a form or the query of a URL.
  ///
  /// ```swift
  /// let search = try Search(form: "q=swift+macros&page=2")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's data, without a `?` before them.
  /// - Throws: The first thing that could not be read, with its offset.
  public init(form source: some ByteSource) throws(MappingError) {
    self = try FormMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// The model as a form.
  ///
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of what a form cannot hold: null in an array, an empty
  ///   array or model in an array, a name with brackets in it, a model that is not an object.
  public func formString() throws(MappingError) -> String { try FormMapper().encodeString(self) }

  /// The model as a form, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: As `formString()`.
  public func formBytes() throws(MappingError) -> [UInt8] { try FormMapper().encode(self) }
}
