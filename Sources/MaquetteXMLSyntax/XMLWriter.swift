import MaquetteCore

/// Writes a document piece by piece; escapes text, and indents where that does not change the
/// content.
package struct XMLWriter: ~Copyable {
  /// An open element.
  private struct OpenElement {
    let name: String

    /// Whether line ends and indentation may be inserted between its children.
    let isIndented: Bool
    var hasChildren = false
  }

  /// The reason why a value cannot be encoded.
  package struct Refusal: Error {
    /// The values that XML allows.
    package var expected: String

    /// The value that was to be written.
    package var found: String

    /// Creates a refusal.
    package init(expected: String, found: String) {
      self.expected = expected
      self.found = found
    }
  }

  /// The tags around the text of an element that occurs often.
  package struct Tags: Sendable {
    fileprivate let start: StaticString
    fileprivate let end: StaticString

    /// Creates the tags of an element.
    ///
    /// - Parameters:
    ///   - start: The start tag, which is not checked, or an empty element.
    ///   - end: The end tag; nothing after an empty element.
    package init(_ start: StaticString, _ end: StaticString = "") {
      self.start = start
      self.end = end
    }
  }

  /// The output so far.
  var output = OutputBuffer(capacity: 1024)

  /// The indentation of each level; nil to write everything on one line.
  private let indentation: [UInt8]?
  private let levelsAtMargin: Int

  /// Whether to write the form of Canonical XML, in which an element without children is `<a></a>`.
  let isCanonical: Bool

  private var open: [OpenElement] = []

  /// Whether the `>` of the start tag is still missing.
  private var isInStartTag = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of each level; nil to write everything on one line.
  ///   - levelsAtMargin: The number of outermost levels whose contents are not indented.
  ///   - isCanonical: Whether to write Canonical XML.
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
  ///   - name: Its name, with or without a prefix.
  ///   - isMixed: Whether white space between its children is significant because they include
  ///     text.
  /// - Throws: An error if the name is invalid.
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

  /// Writes an element that contains only text.
  ///
  /// - Parameters:
  ///   - tags: Its tags.
  ///   - text: The text.
  /// - Throws: An error if XML does not allow a character of the text.
  package mutating func writeElement(_ tags: Tags, text: String) throws(Refusal) {
    beginElement(tags)
    try appendEscaped(text, isAttribute: false)
    endElement(tags)
  }

  /// Writes an element that contains only ASCII text without characters to escape.
  ///
  /// - Parameters:
  ///   - tags: Its tags.
  ///   - text: The text.
  package mutating func writeElement(_ tags: Tags, plain text: String) {
    beginElement(tags)
    append(text)
    endElement(tags)
  }

  /// Writes an element that contains only an integer.
  ///
  /// - Parameters:
  ///   - tags: Its tags.
  ///   - integer: The integer.
  package mutating func writeElement(_ tags: Tags, integer: some FixedWidthInteger) {
    beginElement(tags)
    output.append(integer: integer)
    endElement(tags)
  }

  private mutating func beginElement(_ tags: Tags) {
    beginChild()
    output.append(tags.start, reserving: 0)
  }

  private mutating func endElement(_ tags: Tags) {
    output.append(tags.end, reserving: 0)
    if open.isEmpty { endLine() }
  }

  /// Adds an attribute to the current start tag.
  ///
  /// - Throws: An error if the name is invalid, or if XML does not allow a character of the value.
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
  /// - Throws: An error if XML does not allow a character of the text.
  package mutating func writeText(_ text: String) throws(Refusal) {
    guard !text.isEmpty else { return }
    endStartTag()
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    try appendEscaped(text, isAttribute: false)
  }

  /// Writes ASCII character data without characters to escape, such as numbers or base64.
  package mutating func writePlain(_ text: String) {
    endStartTag()
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    append(text)
  }

  /// Writes a CDATA section; text that contains `]]>` is split into two.
  ///
  /// - Throws: An error if XML does not allow a character of the text.
  package mutating func writeCDATA(_ text: String) throws(Refusal) {
    try Self.checkCharacters(text)
    endStartTag()
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    append("<![CDATA[")
    var brackets = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ">"), brackets >= 2 { append("]]><![CDATA[") }
      brackets = byte == UInt8(ascii: "]") ? brackets + 1 : 0
      output.append(byte)
    }
    append("]]>")
  }

  /// Writes a comment.
  ///
  /// - Throws: An error if the text contains `--`, ends with `-`, or contains a character that XML
  ///   does not allow.
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
  /// - Throws: An error if the target is invalid or reserved, or if the text contains `?>` or a
  ///   character that XML does not allow.
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

  /// Ends the last open element.
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

  /// Returns the output, without the line end after the last piece.
  package mutating func takeBytes() -> [UInt8] {
    if isCanonical { output.removeLast(if: 0x0A) }
    return output.takeArray()
  }

  // MARK: Pieces

  /// Prepares the current element for another child.
  private mutating func beginChild() {
    endStartTag()
    let last = open.count - 1
    guard last >= 0 else { return }
    if !open[last].hasChildren { open[last].hasChildren = true }
    if open[last].isIndented { endLine() }
  }

  private mutating func endStartTag() {
    guard isInStartTag else { return }
    isInStartTag = false
    append(">")
  }

  /// Ends a line, and indents the next one.
  private mutating func endLine() {
    guard let indentation else {
      if isCanonical, open.isEmpty { output.append(0x0A) }
      return
    }
    let levels = max(open.count - levelsAtMargin, 0)
    output.reserve(1 + levels * indentation.count)
    output.put(0x0A)
    for _ in 0..<levels {
      for byte in indentation { output.put(byte) }
    }
  }

  mutating func append(_ text: String) { output.append(text) }
}
