public import MaquetteCore
import MaquetteXMLSyntax

/// XML as a format for `XMLMapper`, with elements and attributes as properties.
///
/// | XML | in the tree | property |
/// | --- | --- | --- |
/// | `<id>7</id>` | `"id": "7"` | `var id: Int` |
/// | `<u id="7"/>` | `"@id": "7"` | `var id: Int`, or `@CodingKey("@id") var id: Int`, which
/// encodes as an attribute |
/// | `<p unit="kg">9.5</p>` | `"@unit": "kg", "#text": "9.5"` | `@CodingKey("#text") var amount: Decimal`, or just `Decimal` |
/// | `<i>1</i><i>2</i>` | `"i": ["1", "2"]` | `var i: [Int]`; a single element is also an array,
/// and no element an empty one |
/// | `<n/>` | `"n": ""` | empty text, nil for an optional number, a model without keys |
/// | `<n xsi:nil="true"/>` | `"n": null` | nil |
/// | `<p>a <b>c</b></p>` | `"#text"`, `"b"`, `"#content": [{"#text": "a "}, {"b": "c"}]` | `@CodingKey("#content") var runs: [Run]`, an enum with a case `"#text"` |
///
/// All values are text until a model requires another type: numbers and Booleans decode from the
/// forms of XML Schema. Namespace declarations, comments and processing instructions are ignored.
public struct XMLFormat: TextFormat {
  /// When the tree also has the contents of an element in document order, under `#content`.
  public enum Content: Sendable, Hashable {
    /// For elements that contain both text and elements.
    case mixed

    /// For all elements that contain elements.
    case all

    /// Never.
    case none
  }

  /// The name of the root element; nil for the name of the encoded type.
  ///
  /// Decoding accepts any name.
  public var rootName: String?

  /// Whether the root element is a list, so that its child elements are the value.
  public var rootIsList: Bool

  /// The name of the list's elements; nil for the name of their type.
  ///
  /// Decoding accepts any name.
  public var itemName: String?

  /// Whether scalars whose key does not begin with `@` are also encoded as attributes.
  public var writesScalarsAsAttributes: Bool

  /// The namespaces, by the prefixes that keys have.
  ///
  /// The key of an element or attribute in such a namespace has this prefix, whatever prefix the
  /// document uses; an empty prefix adds none. Other names keep the prefix of the document. Output
  /// declares these namespaces.
  public var namespaces: [String: String]

  /// When the tree also has the contents of an element in document order.
  public var content: Content

  /// Whether leading and trailing white space of text is removed.
  public var trimsText: Bool

  /// The keys of elements whose contents are markup that a `String` holds as it is written.
  ///
  /// With `["summary"]`, `<summary>a <b>c</b></summary>` is the text `a <b>c</b>`, and is encoded as
  /// the same element. Without it, the contents are elements of their own. Prefixes in such text
  /// are those of the document.
  public var markupElements: Set<String> = []

  /// The layout of the output.
  public var form: XML.Form

  /// The encoding of the source, which overrides its declaration.
  var knownEncoding: XMLEncoding?

  /// Creates the format.
  public init() {
    self.init(rootName: nil)
  }

  /// Creates the format; each option has a default.
  ///
  /// - Parameters:
  ///   - rootName: The name of the root element; nil for the name of the encoded type.
  ///   - rootIsList: Whether the root element is a list.
  ///   - itemName: The name of the list's elements; nil for the name of their type.
  ///   - writesScalarsAsAttributes: Whether scalars are encoded as attributes.
  ///   - namespaces: The namespaces, by the prefixes that keys have.
  ///   - content: When the tree also has the contents of an element in document order.
  ///   - trimsText: Whether leading and trailing white space of text is removed.
  ///   - form: The layout of the output.
  public init(
    rootName: String? = nil, rootIsList: Bool = false, itemName: String? = nil,
    writesScalarsAsAttributes: Bool = false, namespaces: [String: String] = [:],
    content: Content = .mixed, trimsText: Bool = false, form: XML.Form = .compact
  ) {
    self.rootName = rootName
    self.rootIsList = rootIsList
    self.itemName = itemName
    self.writesScalarsAsAttributes = writesScalarsAsAttributes
    self.namespaces = namespaces
    self.content = content
    self.trimsText = trimsText
    self.form = form
  }

  /// All scalars are text, repeated elements are arrays, and attributes are members.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .xml
    traits.scalarsAreText = true
    traits.absentArraysAreEmpty = true
    traits.singleValuesAreArrays = true
    traits.isMarkup = true
    traits.kinds.subtract([.date, .bytes])
    return traits
  }

  /// Parses a document.
  ///
  /// - Throws: The first error, with its byte offset.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    let options = reading.options
    return try XMLDocumentText(source, encoding: knownEncoding).read(
      source, hidesValues: options.hidesValues
    ) { (text, start) throws(MappingError) in
      var parser = XMLTreeParser(from: start, self, options.limits)
      return try parser.parse(text)
    }
  }

  /// Prints a document.
  ///
  /// - Throws: `unencodable` with the path of a value that XML cannot represent: invalid
  ///   characters, keys that are not names, nested arrays, prefixes without a namespace.
  public func print(
    _ tree: AnyValue, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8] {
    var printer = XMLTreePrinter(self)
    return try printer.print(tree)
  }

  /// The format with names derived from a type where it defines none.
  ///
  /// - Parameter name: The name of the type, with its generic arguments.
  public func writing(typeNamed name: @autoclosure () -> String) -> XMLFormat {
    var format = self
    let name = name()
    if name.hasPrefix("Array<") {
      format.itemName = itemName ?? Self.plainName(name.dropFirst(6))
      format.rootIsList = rootIsList || rootName != nil
    } else {
      format.rootName = rootName ?? Self.plainName(name[...])
    }
    return format
  }

  /// The format for text, whose encoding is known.
  public func readingText() -> XMLFormat {
    var format = self
    format.knownEncoding = .utf8
    return format
  }

  /// The name of a type without its generic arguments.
  private static func plainName(_ name: Substring) -> String {
    String(name.prefix { $0 != "<" && $0 != ">" })
  }

  /// Finds the offsets of the elements and attributes at paths in a source.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    let document = XMLDocumentText(source, encoding: knownEncoding)
    return document.withText(of: source) { text in
      var paths = paths
      // This source was already parsed within the limits.
      let limits = DecodingOptions.Limits(depth: .max)
      if paths.contains(where: \.leadsIntoContents) {
        var parser = XMLTreeParser(from: document.start, self, limits)
        if let tree = try? parser.parse(text) {
          var contents = ContentPaths(in: tree)
          paths = paths.map { contents.path(without: $0) }
        }
      }
      var parser = XMLTreeParser(from: document.start, self, limits, search: PathSearch(paths))
      _ = try? parser.parse(text)
      return document.sourceOffsets(of: parser.search?.offsets ?? [], in: text)
    }
  }

  /// Whether a source is UTF-8, so that errors can quote its lines.
  ///
  /// - Parameter source: The bytes of the document.
  public func isText(_ source: Span<UInt8>) -> Bool {
    knownEncoding == .utf8 || XMLDocumentText.isUTF8(source)
  }

  /// The lines and columns of byte offsets.
  ///
  /// - Parameters:
  ///   - offsets: Byte offsets from the start of the source.
  ///   - source: The bytes of the document, in its own encoding.
  /// - Returns: The locations by offset.
  public func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation] {
    let document = XMLDocumentText(source, encoding: knownEncoding)
    return document.withText(of: source) { document.locations(ofSource: offsets, in: $0) }
  }
}

extension MappingProfile {
  /// The profile that selects strategies for XML.
  public static let xml: MappingProfile = "XML"
}
