public import MaquetteCore

/// The entry point for XML, with options of its own.
///
/// ```swift
/// let mapper = XMLMapper(options: .init(format: .init(rootName: "feed", form: .pretty)))
/// let feed = try mapper.decode(Feed.self, from: data)
/// ```
public typealias XMLMapper = FormatMapper<XMLFormat>

extension MappingDecodable {
  /// Reads a value from the outermost element of a document.
  ///
  /// ```swift
  /// let feed = try Feed(xml: data)
  /// ```
  ///
  /// - Parameter source: Bytes in UTF-8, UTF-16 or ISO-8859-1, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with line, column and offset.
  public init(xml source: some ByteSource) throws(MappingError) {
    self = try XMLMapper().decode(Self.self, from: source)
  }
}

extension Array where Element: MappingDecodable {
  /// Reads values from the elements inside of the outermost one.
  ///
  /// ```swift
  /// let urls = try [SitemapURL](xml: data)
  /// ```
  ///
  /// - Parameter source: Bytes in UTF-8, UTF-16 or ISO-8859-1, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with line, column and offset.
  public init(xml source: some ByteSource) throws(MappingError) {
    let format = XMLFormat(rootIsList: true)
    self = try XMLMapper(options: .init(format: format)).decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Writes the value as a document in UTF-8.
  ///
  /// - Parameters:
  ///   - rootName: The name of the outermost element; nil for the name of the type.
  ///   - form: How the document is laid out.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of what XML cannot hold; `depthExceeded` for a cycle of objects.
  public func xmlBytes(
    rootName: String? = nil, _ form: XML.Form = .compact
  ) throws(MappingError) -> [UInt8] {
    let format = XMLFormat(rootName: rootName, form: form)
    return try XMLMapper(options: .init(format: format)).encode(self)
  }

  /// Writes the value as a document.
  ///
  /// - Parameters:
  ///   - rootName: The name of the outermost element; nil for the name of the type.
  ///   - form: How the document is laid out.
  /// - Returns: The text.
  /// - Throws: As `xmlBytes(rootName:_:)`.
  public func xmlString(
    rootName: String? = nil, _ form: XML.Form = .compact
  ) throws(MappingError) -> String {
    String(decoding: try xmlBytes(rootName: rootName, form), as: UTF8.self)
  }
}
