import MaquetteCore

/// Writes a document piece by piece: escapes what must be escaped, and indents where that changes nothing.
package struct XMLWriter {
  /// An element that has begun and not ended.
  private struct OpenElement {
    let name: String

    /// Whether line ends and indentation may be put between its children.
    let isIndented: Bool
    var hasChildren = false
  }

  /// Why something cannot be written.
  package struct Refusal: Error {
    /// What XML allows.
    package var expected: String

    /// What was to be written.
    package var found: String

    /// Creates a refusal.
    package init(expected: String, found: String) {
      self.expected = expected
      self.found = found
    }
  }

  /// What has been written.
  package internal(set) var bytes: [UInt8] = []

  /// What each level is indented by; nil to write everything on one line.
  private let indentation: [UInt8]?
  private let levelsAtMargin: Int

  /// A line end and the indentation of the deepest level so far.
  private var lineStart: [UInt8] = [0x0A]

  /// Whether an element without children is written as `<a></a>`, and characters as Canonical XML has them.
  let isCanonical: Bool

  private var open: [OpenElement] = []

  /// Whether the '>' of the start tag is still to be written.
  private var isInStartTag = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - indentation: What each level is indented by; nil to write everything on one line.
  ///   - levelsAtMargin: How many of the outermost levels do not indent what they contain.
  ///   - isCanonical: Whether to write as Canonical XML demands.
  package init(
    indentation: String? = nil, levelsAtMargin: Int = 0, isCanonical: Bool = false
  ) {
    self.indentation = isCanonical ? nil : indentation.map { Array($0.utf8) }
    self.levelsAtMargin = levelsAtMargin
    self.isCanonical = isCanonical
  }

  /// Writes the XML declaration.
  package mutating func writeDeclaration() {
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    endLine()
  }

  /// Writes a document type declaration, which is not checked.
  package mutating func writeDocumentType(_ text: String) {
    append("<!DOCTYPE ")
    append(text)
    append(">")
    endLine()
  }

  /// Begins an element.
  ///
  /// - Parameters:
  ///   - name: Its name, with a prefix or without.
  ///   - isMixed: Whether white space between its children counts, as there is text among them.
  /// - Throws: If the name is not one of XML.
  package mutating func startElement(
    _ name: String, isMixed: Bool = false
  ) throws(Refusal) {
    try Self.check(name)
    beginChild()
    append("<")
    append(name)
    isInStartTag = true
    let isIndented = indentation != nil && open.last?.isIndented != false && !isMixed
    open.append(OpenElement(name: name, isIndented: isIndented))
  }

  /// Writes an element with text alone, without a line end in it.
  ///
  /// - Parameters:
  ///   - name: Its name, which is not checked.
  ///   - text: The text.
  /// - Throws: If the text has characters that XML does not allow.
  package mutating func writeElement(_ name: String, text: String) throws(Refusal) {
    beginElement(name)
    try appendEscaped(text, isAttribute: false)
    endElement(name)
  }

  /// Writes an element with text alone that is ASCII and needs no escaping.
  ///
  /// - Parameters:
  ///   - name: Its name, which is not checked.
  ///   - text: The text.
  package mutating func writeElement(_ name: String, plain text: String) {
    beginElement(name)
    append(text)
    endElement(name)
  }

  private mutating func beginElement(_ name: String) {
    beginChild()
    bytes.append(UInt8(ascii: "<"))
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func endElement(_ name: String) {
    append("</")
    append(name)
    bytes.append(UInt8(ascii: ">"))
    if open.isEmpty { endLine() }
  }

  /// Adds an attribute to the start tag under way.
  ///
  /// - Throws: If the name is not one of XML, or the value has characters that XML does not allow.
  package mutating func writeAttribute(_ name: String, _ value: String) throws(Refusal) {
    try Self.check(name)
    append(" ")
    append(name)
    append("=\"")
    try appendEscaped(value, isAttribute: true)
    append("\"")
  }

  /// Writes character data.
  ///
  /// - Throws: If the text has characters that XML does not allow.
  package mutating func writeText(_ text: String) throws(Refusal) {
    guard !text.isEmpty else { return }
    endStartTag()
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    try appendEscaped(text, isAttribute: false)
  }

  /// Writes character data that is ASCII and needs no escaping: numbers, base64.
  package mutating func writePlain(_ text: String) {
    endStartTag()
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    append(text)
  }

  /// Writes a CDATA section; text with "]]>" in it takes two.
  ///
  /// - Throws: If the text has characters that XML does not allow.
  package mutating func writeCDATA(_ text: String) throws(Refusal) {
    try Self.checkCharacters(text)
    endStartTag()
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    append("<![CDATA[")
    var brackets = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ">"), brackets >= 2 { append("]]><![CDATA[") }
      brackets = byte == UInt8(ascii: "]") ? brackets + 1 : 0
      bytes.append(byte)
    }
    append("]]>")
  }

  /// Writes a comment.
  ///
  /// - Throws: If the text has "--" in it, ends with "-", or has characters that XML does not allow.
  package mutating func writeComment(_ text: String) throws(Refusal) {
    try Self.checkCharacters(text)
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-"), last == byte { last = 0xFF }
      if last == 0xFF { break }
      last = byte
    }
    guard last != 0xFF, last != UInt8(ascii: "-") else {
      throw Refusal(expected: "a comment without '--'", found: "'\(text.prefix(40))'")
    }
    beginChild()
    append("<!--")
    append(text)
    append("-->")
    if open.isEmpty { endLine() }
  }

  /// Writes a processing instruction.
  ///
  /// - Throws: If the target is not a name or is reserved, or the text has "?>" or characters in it
  ///   that XML does not allow.
  package mutating func writeInstruction(_ target: String, _ text: String) throws(Refusal) {
    guard target.isXMLName, target.lowercased() != "xml" else {
      throw Refusal(
        expected: "the target of a processing instruction", found: "'\(target.prefix(40))'")
    }
    try Self.checkCharacters(text)
    var last: UInt8 = 0
    for byte in text.utf8 {
      if last == UInt8(ascii: "?"), byte == UInt8(ascii: ">") {
        throw Refusal(expected: "an instruction without '?>'", found: "'\(text.prefix(40))'")
      }
      last = byte
    }
    beginChild()
    append("<?")
    append(target)
    if !text.isEmpty {
      append(" ")
      append(text)
    }
    append("?>")
    if open.isEmpty { endLine() }
  }

  /// Ends the element begun last.
  package mutating func endElement() {
    guard let element = open.popLast() else { return }
    if isInStartTag, !isCanonical {
      isInStartTag = false
      append("/>")
    } else {
      endStartTag()
      if element.isIndented, element.hasChildren { endLine() }
      append("</")
      append(element.name)
      append(">")
    }
    if open.isEmpty { endLine() }
  }

  /// Takes what has been written, without the line end after the last piece.
  package mutating func takeBytes() -> [UInt8] {
    if isCanonical, bytes.last == 0x0A { bytes.removeLast() }
    defer { bytes = [] }
    return bytes
  }

  // MARK: Pieces

  /// Makes place for a child of the element under way.
  private mutating func beginChild() {
    endStartTag()
    guard let last = open.last else { return }
    open[open.count - 1].hasChildren = true
    if last.isIndented { endLine() }
  }

  private mutating func endStartTag() {
    guard isInStartTag else { return }
    isInStartTag = false
    append(">")
  }

  /// Ends a line, and indents the next one.
  private mutating func endLine() {
    guard let indentation else {
      if isCanonical, open.isEmpty { bytes.append(0x0A) }
      return
    }
    let count = 1 + max(open.count - levelsAtMargin, 0) * indentation.count
    while lineStart.count < count { lineStart += indentation }
    bytes.append(contentsOf: lineStart[..<count])
  }

  mutating func append(_ text: String) {
    text.withBytes { $0.append(0..<$0.count, to: &bytes) }
  }
}
