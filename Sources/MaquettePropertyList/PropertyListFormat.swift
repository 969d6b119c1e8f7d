public import MaquetteCore
import MaquetteXMLSyntax

/// Property lists, the format of Apple's settings, in XML and binary form.
///
/// Decoding accepts both forms. Dates and bytes have their own types. There is no null: encoding
/// omits it in objects, and it is an error in arrays.
public struct PropertyListFormat: TreeFormat {
  /// The forms of a property list.
  public enum Form: Sendable, Hashable {
    /// Text in XML.
    case xml

    /// The binary form `bplist00`.
    case binary
  }

  /// The form to write.
  public var form: Form

  /// Whether dates lose what the form cannot represent.
  ///
  /// XML has whole seconds. The binary form has a double, as Foundation's `Date` does, which lacks
  /// digits for most nanoseconds of a `Timestamp`. If false, a date that would lose something is an
  /// error.
  public var roundsDates: Bool

  /// The encoding of the XML text, which overrides its declaration.
  private var knownEncoding: XMLEncoding?

  /// Whether sources are keyed archives, whose UIDs are values.
  var readsUIDs = false

  /// Creates the format for the binary form.
  public init() {
    self.init(.binary)
  }

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - form: The form to write.
  ///   - roundsDates: Whether dates lose what the form cannot represent.
  public init(_ form: Form, roundsDates: Bool = false) {
    self.form = form
    self.roundsDates = roundsDates
  }

  /// A property list represents everything except null.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .propertyList
    traits.kinds.subtract([.null])
    traits.rootKinds.subtract([.null])
    return traits
  }

  /// Parses a property list of either form.
  ///
  /// - Throws: The first error of the source, with its byte offset and path.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    guard Self.isXML(source) else {
      try Self.checkMagic(source)
      var parser = try BinaryPropertyListParser(source, reading.options)
      return try parser.parse(source)
    }
    let options = reading.options
    return try XMLDocumentText(source, encoding: knownEncoding).read(
      source, hidesValues: options.hidesValues
    ) {
      (text, start) throws(MappingError) in
      var parser = XMLPropertyListParser(from: start, options)
      parser.readsUIDs = readsUIDs
      return try parser.parse(text)
    }
  }

  /// Prints a property list in the form of this format.
  ///
  /// - Throws: `unencodable` with the path of a value that a property list cannot represent.
  public func print(
    _ tree: AnyValue, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8] {
    switch form {
    case .xml:
      var printer = XMLPropertyListPrinter(roundsDates: roundsDates)
      return try printer.print(tree)
    case .binary:
      var printer = BinaryPropertyListPrinter(roundsDates: roundsDates)
      return try printer.print(tree)
    }
  }

  /// The format for text, whose encoding is known.
  public func readingText() -> PropertyListFormat {
    var format = self
    format.knownEncoding = .utf8
    return format
  }

  /// Finds the offsets of the values at paths in a source.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    // This source was already parsed within the limits.
    let options = DecodingOptions(limits: .init(depth: .max, numberLength: .max))
    guard Self.isXML(source) else {
      guard var parser = try? BinaryPropertyListParser(source, options, search: PathSearch(paths))
      else { return paths.map { _ in nil } }
      _ = try? parser.parse(source)
      return parser.search?.offsets ?? []
    }
    let document = XMLDocumentText(source, encoding: knownEncoding)
    return document.withText(of: source) { text in
      var parser = XMLPropertyListParser(
        from: document.start, options, search: PathSearch(paths))
      _ = try? parser.parse(text)
      return document.sourceOffsets(of: parser.search?.offsets ?? [], in: text)
    }
  }

  /// Whether a source is XML in UTF-8.
  ///
  /// - Parameter source: The bytes of a property list, XML or binary.
  public func isText(_ source: Span<UInt8>) -> Bool {
    Self.isXML(source) && (knownEncoding == .utf8 || XMLDocumentText.isUTF8(source))
  }

  /// The lines and columns of byte offsets in XML.
  ///
  /// - Parameters:
  ///   - offsets: Byte offsets from the start of the source.
  ///   - source: The bytes of a property list, XML or binary.
  /// - Returns: The locations by offset; empty for a binary property list.
  public func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation] {
    guard Self.isXML(source) else { return [:] }
    let document = XMLDocumentText(source, encoding: knownEncoding)
    return document.withText(of: source) { document.locations(ofSource: offsets, in: $0) }
  }
}

extension PropertyListFormat {
  /// Whether to parse a source as XML: it begins with a tag, or in an encoding of XML.
  private static func isXML(_ source: Span<UInt8>) -> Bool {
    var index = 0
    while index < min(source.count, 64) {
      switch source[index] {
      // A tag, byte order marks, and the zeros of UTF-16.
      case UInt8(ascii: "<"), 0xEF, 0xFE, 0xFF, 0: return true
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return false
      }
    }
    return source.count > 0 && index == source.count || index == 64
  }

  private static func checkMagic(_ source: Span<UInt8>) throws(MappingError) {
    guard source.starts(with: BinaryTrailer.magic, at: 0) else {
      let isOther = source.starts(with: "bplist", at: 0)
      throw MappingError(
        source.count == 0 ? .unexpectedEnd : .unexpectedCharacter, at: 0,
        expected: isOther
          ? "a binary property list of version 00" : "a property list in XML or binary")
    }
  }
}

extension MappingProfile {
  /// The profile that selects strategies for property lists.
  public static let propertyList: MappingProfile = "PropertyList"
}
