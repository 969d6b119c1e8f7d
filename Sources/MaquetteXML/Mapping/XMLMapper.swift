public import MaquetteCore

/// A mapper for XML with custom options.
///
/// ```swift
/// let mapper = XMLMapper(options: .init(format: .init(rootName: "feed", form: .pretty)))
/// let feed = try mapper.decode(Feed.self, from: data)
/// ```
public typealias XMLMapper = FormatMapper<XMLFormat>

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a value from the root element of a document.
  ///
  /// ```swift
  /// let feed = try Feed(xml: data)
  /// ```
  ///
  /// - Parameters:
  ///   - source: Bytes in UTF-8, UTF-16, ISO-8859 or windows-1252, a string or Foundation's `Data`.
  ///   - namespaces: The namespaces, by the prefixes that keys have. A prefix without one is compared with
  ///     the prefix in the document.
  /// - Throws: The first error, with line, column and offset.
  public init(
    xml source: some ByteSource, namespaces: [String: String] = [:]
  ) throws(MappingError) {
    let format = XMLFormat(namespaces: namespaces)
    self = try XMLMapper(options: .init(format: format)).decode(Self.self, from: source)
  }
}

extension Array where Element: MappingDecodable {
  /// Decodes an array from the child elements of the root element.
  ///
  /// ```swift
  /// let urls = try [SitemapURL](xml: data)
  /// ```
  ///
  /// - Parameters:
  ///   - source: Bytes in UTF-8, UTF-16, ISO-8859 or windows-1252, a string or Foundation's `Data`.
  ///   - namespaces: The namespaces, by the prefixes that keys have. A prefix without one is compared with
  ///     the prefix in the document.
  /// - Throws: The first error, with line, column and offset.
  public init(
    xml source: some ByteSource, namespaces: [String: String] = [:]
  ) throws(MappingError) {
    let format = XMLFormat(rootIsList: true, namespaces: namespaces)
    self = try XMLMapper(options: .init(format: format)).decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes the value as a document in UTF-8.
  ///
  /// - Parameters:
  ///   - rootName: The name of the root element; nil for the name of the type.
  ///   - namespaces: The namespaces, by the prefixes that keys have; the root element declares them.
  ///   - form: The layout of the document.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that XML cannot represent; `depthExceeded`
  ///   for a cycle of objects.
  public func xmlBytes(
    rootName: String? = nil, namespaces: [String: String] = [:], _ form: XML.Form = .compact
  ) throws(MappingError) -> [UInt8] {
    let format = XMLFormat(rootName: rootName, namespaces: namespaces, form: form)
    return try XMLMapper(options: .init(format: format)).encode(self)
  }

  /// Encodes the value as a document.
  ///
  /// - Parameters:
  ///   - rootName: The name of the root element; nil for the name of the type.
  ///   - namespaces: The namespaces, by the prefixes that keys have; the root element declares them.
  ///   - form: The layout of the document.
  /// - Returns: The text.
  /// - Throws: See `xmlBytes(rootName:namespaces:_:)`.
  public func xmlString(
    rootName: String? = nil, namespaces: [String: String] = [:], _ form: XML.Form = .compact
  ) throws(MappingError) -> String {
    String(decoding: try xmlBytes(rootName: rootName, namespaces: namespaces, form), as: UTF8.self)
  }
}
