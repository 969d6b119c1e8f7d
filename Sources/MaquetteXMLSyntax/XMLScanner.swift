import MaquetteCore

/// What a scanner met last.
package enum XMLToken {
  /// An element begins: its name and attributes are those of the scanner.
  case startTag

  /// The element that began last ends.
  case endTag

  /// Character data between tags.
  case text

  /// A CDATA section.
  case cdata

  /// A comment.
  case comment

  /// A processing instruction: its target is the name of the scanner.
  case processingInstruction

  /// A document type declaration without an internal subset.
  case documentType

  /// The document has ended.
  case end
}

/// Reads an XML 1.0 document token by token, and sees that it is well-formed, also by the rules of
/// namespaces.
///
/// The scanner does not validate and takes no declarations: it accepts a document type declaration that
/// only names an external subset, which is never fetched, and refuses an internal subset. So there
/// are no entities besides the five predefined ones, and nothing to expand.
///
/// Nothing here is recursive: open elements are a list, whose length is limited.
package struct XMLScanner {
  /// An attribute of the start tag under way.
  package struct Attribute {
    /// The name.
    package let name: XMLNameRange

    /// The part between the quotes.
    package let value: Range<Int>

    /// Whether the value is that part as it is, without references and white space to normalize.
    package let isPlain: Bool

    /// Whether the attribute declares a namespace.
    package let declaresNamespace: Bool
  }

  /// The most attributes that an element may have.
  package static let attributeLimit = 4096

  /// The most bytes that a name may have.
  package static let nameLengthLimit = 4096

  /// The most elements that may be open at once.
  let depthLimit: Int

  /// Where the scanner is.
  package internal(set) var offset: Int

  /// Where the token begins that was read last.
  package internal(set) var start = 0

  /// The name of the element that began last, or the target of a processing instruction.
  package internal(set) var name = XMLNameRange(range: 0..<0, colon: -1)

  /// The attributes of the element that began last.
  package internal(set) var attributes: [Attribute] = []

  /// The contents of character data, a comment, an instruction or a document type declaration.
  package internal(set) var content = 0..<0

  /// Whether the contents are the text as it is, without references and line ends to normalize.
  package internal(set) var isPlain = true

  /// Whether the contents have references to replace.
  var hasReferences = false

  /// Whether the contents are white space alone, written as such.
  package internal(set) var isBlank = true

  /// The namespaces in force.
  package internal(set) var namespaces = XMLNamespaces()

  /// The names of the open elements.
  var open: [Range<Int>] = []

  var hasDocumentType = false
  var hasRoot = false

  /// Whether the start tag read last was that of an empty element.
  var isEmptyElement = false

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - offset: Where the document begins in its text: after the byte order mark, if it has one.
  ///   - depthLimit: The most elements that may be open at once.
  package init(at offset: Int, depthLimit: Int) {
    self.offset = offset
    self.depthLimit = depthLimit
  }

  /// How many elements are open; an element that ends with this token is not.
  package var depth: Int { open.count }

  /// Reads the next token.
  ///
  /// - Parameter text: The document, which is valid UTF-8.
  /// - Throws: The first mistake; after it the scanner is not used any more.
  package mutating func next(in text: Span<UInt8>) throws(XMLSyntaxError) -> XMLToken {
    start = offset
    if isEmptyElement {
      isEmptyElement = false
      closeElement()
      return .endTag
    }
    if open.isEmpty {
      skipSpace(in: text)
      start = offset
      guard offset < text.count else {
        guard hasRoot else {
          throw XMLSyntaxError(.unexpectedEnd, at: offset, expected: "an element")
        }
        return .end
      }
      guard text[offset] == UInt8(ascii: "<") else {
        throw hasRoot
          ? XMLSyntaxError(.trailingContent, at: offset, expected: "the end of the document")
          : XMLSyntaxError(.unexpectedCharacter, at: offset, expected: "'<'")
      }
    } else {
      guard offset < text.count else { throw unclosedElement(at: offset, in: text) }
      guard text[offset] == UInt8(ascii: "<") else {
        try scanText(in: text)
        return .text
      }
    }
    guard offset + 1 < text.count else {
      throw XMLSyntaxError(.unexpectedEnd, at: text.count, expected: "a tag")
    }
    switch text[offset + 1] {
    case UInt8(ascii: "/"):
      try scanEndTag(in: text)
      return .endTag
    case UInt8(ascii: "!"): return try scanDeclaration(in: text)
    case UInt8(ascii: "?"):
      try scanInstruction(in: text)
      return .processingInstruction
    default:
      try scanStartTag(in: text)
      return .startTag
    }
  }

  /// Passes over white space; false if there is none.
  @discardableResult
  mutating func skipSpace(in text: Span<UInt8>) -> Bool {
    let first = offset
    while offset < text.count, XMLCharacter.isSpace(text[offset]) { offset += 1 }
    return offset > first
  }

  /// Passes over a word.
  mutating func expect(_ word: String, in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard text.starts(with: word, at: offset) else {
      throw unexpected(in: text, expected: "'\(word)'")
    }
    offset += word.utf8.count
  }

  /// The error for what is at the scanner's offset.
  func unexpected(in text: Span<UInt8>, expected: String) -> XMLSyntaxError {
    XMLSyntaxError(
      offset < text.count ? .unexpectedCharacter : .unexpectedEnd, at: min(offset, text.count),
      expected: expected)
  }

  func unclosedElement(at offset: Int, in text: Span<UInt8>) -> XMLSyntaxError {
    let name = open.last.map { text.string($0) } ?? ""
    return XMLSyntaxError(.unexpectedEnd, at: offset, expected: "'</\(name)>'")
  }
}
