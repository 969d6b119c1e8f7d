package import MaquetteCore

/// A token of a scanner.
package enum XMLToken {
  /// A start tag; the scanner has its name and attributes.
  case startTag

  /// The end of the last open element.
  case endTag

  /// Character data between tags.
  case text

  /// A CDATA section.
  case cdata

  /// A comment.
  case comment

  /// A processing instruction; the scanner has its target as the name.
  case processingInstruction

  /// A document type declaration.
  case documentType

  /// The end of the document.
  case end
}

/// Scans an XML 1.0 document token by token, and checks that it is well-formed and
/// namespace-well-formed.
///
/// The scanner does not validate, and fetches nothing. `XMLDocumentText` replaces the entities that
/// an internal subset declares and adds its default attributes before the scanner reads the text,
/// so here only the five predefined entities exist.
///
/// The scanner is not recursive: open elements are in an array of limited length.
package struct XMLScanner {
  /// An attribute of the current start tag.
  package struct Attribute {
    /// The name.
    package let name: XMLNameRange

    /// The range between the quotes.
    package let value: Range<Int>

    /// Whether the value needs no processing of references and white space.
    package let isPlain: Bool

    /// Whether the attribute declares a namespace.
    package let declaresNamespace: Bool
  }

  /// The maximum number of attributes of an element.
  package static let attributeLimit = 4096

  /// The maximum length of a name in bytes.
  package static let nameLengthLimit = 4096

  /// The number of elements that may be open; nil if no tree is made of them.
  var levels: TreeLevels?

  /// The current offset.
  package internal(set) var offset: Int

  /// The offset of the last token.
  package internal(set) var start = 0

  /// The name of the last element that began, or the target of a processing instruction.
  package internal(set) var name = XMLNameRange(range: 0..<0, colon: -1)

  /// The attributes of the last element that began.
  package internal(set) var attributes: [Attribute] = []

  /// The range of character data, a comment, an instruction or a document type declaration.
  package internal(set) var content = 0..<0

  /// Whether the contents need no processing of references and line ends.
  package internal(set) var isPlain = true

  /// Whether the contents have references to replace.
  var hasReferences = false

  /// Whether the contents are only literal white space.
  package internal(set) var isBlank = true

  /// The namespaces that apply.
  package internal(set) var namespaces = XMLNamespaces()

  /// The names of the open elements.
  var open: [Range<Int>] = []

  var hasDocumentType = false

  /// The internal subset, once it has been read.
  var subset: XMLSubset?

  /// Whether the document type declaration has an internal subset.
  package var hasSubset: Bool { subset != nil }

  /// Whether prefixes must be declared; not in the text of an entity.
  var checksNamespaces = true
  var hasRoot = false

  /// Whether the last start tag was an empty-element tag.
  var isEmptyElement = false

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - offset: The offset of the document in its text: after the byte order mark, if it has one.
  ///   - levels: The number of elements that may be open; nil if no tree is made of them.
  package init(at offset: Int, levels: TreeLevels? = nil) {
    self.offset = offset
    self.levels = levels
  }

  /// The number of open elements, without one that ends with this token.
  package var depth: Int { open.count }

  /// Reads the next token.
  ///
  /// - Parameter text: The document, as valid UTF-8.
  /// - Throws: The first error; the scanner must not be used after it.
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

  /// Skips white space; returns false if there is none.
  @discardableResult
  mutating func skipSpace(in text: Span<UInt8>) -> Bool {
    let first = offset
    while offset < text.count, XMLCharacter.isSpace(text[offset]) { offset += 1 }
    return offset > first
  }

  /// Skips a required word.
  mutating func expect(_ word: String, in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard text.starts(with: word, at: offset) else {
      throw unexpected(in: text, expected: "'\(word)'")
    }
    offset += word.utf8.count
  }

  /// The error for an unexpected character at the current offset.
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
