public import MaquetteCore
import MaquetteXMLSyntax

extension XML {
  /// A document: the root element, and the nodes before and after it.
  public struct Document: Sendable, Hashable {
    /// The document type declaration as in the source, without `<!DOCTYPE` and `>`; nil if there is
    /// none.
    public var documentType: String?

    /// The comments and instructions before the root element.
    public var prolog: [Node]

    /// The root element.
    public var root: Element

    /// The comments and instructions after the root element.
    public var epilog: [Node]

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - root: The root element.
    ///   - documentType: The document type declaration without `<!DOCTYPE` and `>`.
    ///   - prolog: The comments and instructions before the root element.
    ///   - epilog: The comments and instructions after the root element.
    public init(
      _ root: Element, documentType: String? = nil, prolog: [Node] = [], epilog: [Node] = []
    ) {
      self.root = root
      self.documentType = documentType
      self.prolog = prolog
      self.epilog = epilog
    }

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - source: Bytes in UTF-8, UTF-16, ISO-8859 or windows-1252, a string or Foundation's `Data`.
    ///   - limits: Limits for the depth, the size and the length of texts.
    /// - Throws: The first error, with line, column and offset.
    public init(
      _ source: some ByteSource, limits: DecodingOptions.Limits = .init()
    ) throws(MappingError) {
      let encoding: XMLEncoding? = source is any StringProtocol ? .utf8 : nil
      self = try source.withBytes { (bytes) throws(MappingError) in
        guard bytes.count <= limits.size else {
          throw MappingError(.sizeExceeded, expected: "at most \(limits.size.counted("byte"))")
        }
        return try XMLDocumentText(bytes, encoding: encoding).read(bytes, hidesValues: false) {
          (text, start) throws(MappingError) in
          var builder = DocumentBuilder(from: start, limits)
          return try builder.document(of: text)
        }
      }
    }

    /// Prints the document in UTF-8.
    ///
    /// - Parameter form: The layout.
    /// - Returns: The bytes.
    /// - Throws: `unencodable` for names and characters that XML does not allow, and for prefixes
    ///   without a namespace.
    public func bytes(_ form: Form = .compact) throws(MappingError) -> [UInt8] {
      var printer = DocumentPrinter(form)
      return try printer.print(self)
    }

    /// Prints the document as text.
    ///
    /// - Parameter form: The layout.
    /// - Returns: The text.
    /// - Throws: See `bytes(_:)`.
    public func string(_ form: Form = .compact) throws(MappingError) -> String {
      String(decoding: try bytes(form), as: UTF8.self)
    }
  }

  /// The layout of a document.
  public struct Form: Sendable, Hashable {
    /// The indentation of each level; nil for a single line.
    ///
    /// White space is inserted only between elements without text, where it replaces existing white
    /// space.
    public var indentation: String?

    /// Whether the document begins with an XML declaration.
    public var hasDeclaration: Bool

    /// Whether the document has the form of Canonical XML 1.1 without comments.
    ///
    /// Equivalent documents then have equal bytes: attributes are sorted, and the declaration, the
    /// document type and comments are omitted.
    public var isCanonical: Bool

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - indentation: The indentation of each level; nil for a single line.
    ///   - hasDeclaration: Whether the document begins with an XML declaration.
    public init(indentation: String? = nil, hasDeclaration: Bool = true) {
      self.indentation = indentation
      self.hasDeclaration = hasDeclaration
      isCanonical = false
    }

    /// A single line, with a declaration.
    public static var compact: Form { Form() }

    /// Indented by two spaces, with a declaration.
    public static var pretty: Form { Form(indentation: "  ") }

    /// Canonical XML 1.1 without comments.
    public static var canonical: Form {
      var form = Form(hasDeclaration: false)
      form.isCanonical = true
      return form
    }
  }
}
