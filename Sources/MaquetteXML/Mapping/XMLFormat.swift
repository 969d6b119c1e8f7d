public import MaquetteCore
import MaquetteXMLSyntax

/// XML as models have it: elements and attributes are properties.
///
/// | XML | in the tree | property |
/// | --- | --- | --- |
/// | `<id>7</id>` | `"id": "7"` | `var id: Int` |
/// | `<u id="7"/>` | `"@id": "7"` | `var id: Int`, or `@CodingKey("@id") var id: Int`, which writes an attribute |
/// | `<p unit="kg">9.5</p>` | `"@unit": "kg", "#text": "9.5"` | `@CodingKey("#text") var amount: Decimal`, or just `Decimal` |
/// | `<i>1</i><i>2</i>` | `"i": ["1", "2"]` | `var i: [Int]`; one element is an array, too, and none is an empty one |
/// | `<n/>` | `"n": ""` | empty text, nothing for an optional number, a model whose keys are missing |
/// | `<n xsi:nil="true"/>` | `"n": null` | nil |
/// | `<p>a <b>c</b></p>` | `"#text"`, `"b"`, `"#content": [{"#text": "a "}, {"b": "c"}]` | `@CodingKey("#content") var runs: [Run]`, an enum with a case `"#text"` |
///
/// Everything is text until a model asks for more: numbers and truth values are read as XML Schema
/// writes them. Declarations of namespaces, comments and instructions are passed over.
public struct XMLFormat: TextFormat {
  /// When the tree has the contents of an element in their order, too, under "#content".
  public enum Content: Sendable, Hashable {
    /// Where there is text beside elements.
    case mixed

    /// Wherever there are elements.
    case all

    /// Nowhere.
    case none
  }

  /// The name of the outermost element; nil for the name of the type that is written.
  ///
  /// Any name is read.
  public var rootName: String?

  /// Whether the outermost element is a list: what is read and written are its elements.
  public var rootIsList: Bool

  /// The name of the elements of the outermost list; nil for the name of the type of its elements.
  ///
  /// Any names are read.
  public var itemName: String?

  /// Whether scalars without a key that begins with "@" are written as attributes, too.
  public var writesScalarsAsAttributes: Bool

  /// Namespaces by the prefixes that keys have.
  ///
  /// An element or attribute of such a namespace has this prefix in its key, whatever prefix the
  /// document has; it has none if the prefix is empty. Other names have the prefix of the document.
  /// What is written declares these namespaces.
  public var namespaces: [String: String]

  /// When the tree has the contents of an element in their order, too.
  public var content: Content

  /// Whether white space around the text of elements is left out.
  public var trimsText: Bool

  /// How what is written is laid out.
  public var form: XML.Form

  /// The encoding, if the source has no say in it.
  var knownEncoding: XMLEncoding?

  /// Creates the format.
  public init() {
    self.init(rootName: nil)
  }

  /// Creates the format; each option has a default.
  ///
  /// - Parameters:
  ///   - rootName: The name of the outermost element; nil for the name of the type that is written.
  ///   - rootIsList: Whether the outermost element is a list.
  ///   - itemName: The name of the elements of that list; nil for the name of their type.
  ///   - writesScalarsAsAttributes: Whether scalars are written as attributes.
  ///   - namespaces: Namespaces by the prefixes that keys have.
  ///   - content: When the tree has the contents of an element in their order, too.
  ///   - trimsText: Whether white space around the text of elements is left out.
  ///   - form: How what is written is laid out.
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

  /// All is text, repeated elements are arrays, and attributes are members.
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

  /// Reads a document.
  ///
  /// - Throws: The first mistake, with its byte offset.
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

  /// Writes a document.
  ///
  /// - Throws: `unencodable` with the path of what XML cannot hold: characters, keys that are no names,
  ///   arrays in arrays, prefixes without a namespace.
  public func print(
    _ tree: AnyValue, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8] {
    var printer = XMLTreePrinter(self)
    return try printer.print(tree)
  }

  /// The format with the names of a type where it has none of its own.
  public func writing(_ type: any Any.Type) -> XMLFormat {
    var format = self
    let name = "\(type)"
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

  /// The name of a type without what it is generic over.
  private static func plainName(_ name: Substring) -> String {
    String(name.prefix { $0 != "<" && $0 != ">" })
  }

  /// Where the elements and attributes of paths begin in a source.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    let document = XMLDocumentText(source, encoding: knownEncoding)
    return document.withText(of: source) { text in
      // What has been read within limits is read again.
      var parser = XMLTreeParser(
        from: document.start, self, .init(depth: .max), search: PathSearch(paths))
      _ = try? parser.parse(text)
      return document.sourceOffsets(of: parser.search?.offsets ?? [], in: text)
    }
  }

  /// Whether a source is UTF-8, so that errors show its lines.
  public func isText(_ source: Span<UInt8>) -> Bool {
    knownEncoding == .utf8 || XMLDocumentText.isUTF8(source)
  }

  /// The lines and columns of byte offsets.
  public func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation] {
    let document = XMLDocumentText(source, encoding: knownEncoding)
    return document.withText(of: source) { document.locations(ofSource: offsets, in: $0) }
  }
}

extension MappingProfile {
  /// The name of XML where a strategy depends on the format.
  public static let xml: MappingProfile = "XML"
}
