public import MaquetteCore
import MaquetteXMLSyntax

extension XML {
  /// A document: one element, and what is before and after it.
  public struct Document: Sendable, Hashable {
    /// The document type declaration without "<!DOCTYPE" and ">", as it is written; nil if there is none.
    public var documentType: String?

    /// The comments and instructions before the element.
    public var prolog: [Node]

    /// The element.
    public var root: Element

    /// The comments and instructions after the element.
    public var epilog: [Node]

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - root: The element.
    ///   - documentType: The document type declaration without "<!DOCTYPE" and ">".
    ///   - prolog: The comments and instructions before the element.
    ///   - epilog: The comments and instructions after the element.
    public init(
      _ root: Element, documentType: String? = nil, prolog: [Node] = [], epilog: [Node] = []
    ) {
      self.root = root
      self.documentType = documentType
      self.prolog = prolog
      self.epilog = epilog
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - source: Bytes in UTF-8, UTF-16 or ISO-8859-1, a string or Foundation's data.
    ///   - limits: Bounds on depth, size and the length of texts.
    /// - Throws: The first mistake, with line, column and offset.
    public init(
      _ source: some ByteSource, limits: DecodingOptions.Limits = .init()
    ) throws(MappingError) {
      let encoding: XMLEncoding? = source is any StringProtocol ? .utf8 : nil
      self = try source.withBytes { (bytes) throws(MappingError) in
        guard bytes.count <= limits.size else {
          throw MappingError(.sizeExceeded, expected: "at most \(limits.size) bytes")
        }
        return try XMLDocumentText(bytes, encoding: encoding).read(bytes, hidesValues: false) {
          (text, start) throws(MappingError) in
          var builder = DocumentBuilder(from: start, limits)
          return try builder.document(of: text)
        }
      }
    }

    /// Writes the document in UTF-8.
    ///
    /// - Parameter form: How it is laid out.
    /// - Returns: The bytes.
    /// - Throws: `unencodable` for names and characters that XML does not allow, and prefixes without
    ///   a namespace.
    public func bytes(_ form: Form = .compact) throws(MappingError) -> [UInt8] {
      var printer = DocumentPrinter(form)
      return try printer.print(self)
    }

    /// Writes the document as text.
    ///
    /// - Parameter form: How it is laid out.
    /// - Returns: The text.
    /// - Throws: As `bytes(_:)`.
    public func string(_ form: Form = .compact) throws(MappingError) -> String {
      String(decoding: try bytes(form), as: UTF8.self)
    }
  }

  /// How a document is laid out.
  public struct Form: Sendable, Hashable {
    /// What each level is indented by; nil for one line.
    ///
    /// White space is only put between elements where no text is. What was there before is dropped.
    public var indentation: String?

    /// Whether the document begins with an XML declaration.
    public var hasDeclaration: Bool

    /// Whether the document has the form of Canonical XML 1.1 without comments.
    ///
    /// Two documents that mean the same have the same bytes then: attributes are sorted, and the
    /// declaration, the document type and comments are left out.
    public var isCanonical: Bool

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - indentation: What each level is indented by; nil for one line.
    ///   - hasDeclaration: Whether the document begins with an XML declaration.
    public init(indentation: String? = nil, hasDeclaration: Bool = true) {
      self.indentation = indentation
      self.hasDeclaration = hasDeclaration
      isCanonical = false
    }

    /// All on one line, with a declaration.
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
