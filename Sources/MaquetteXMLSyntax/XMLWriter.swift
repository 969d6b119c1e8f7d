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
  package private(set) var bytes: [UInt8] = []

  /// What each level is indented by; nil to write everything on one line.
  private let indentation: [UInt8]?
  private let levelsAtMargin: Int

  /// Whether an element without children is written as `<a></a>`, and characters as Canonical XML has them.
  private let isCanonical: Bool

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
    bytes.append(0x0A)
    for _ in 0..<max(open.count - levelsAtMargin, 0) { bytes.append(contentsOf: indentation) }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func appendEscaped(_ text: String, isAttribute: Bool) throws(Refusal) {
    let isForbiddenPossible = text.withBytes { appendEscaped($0, isAttribute: isAttribute) }
    if isForbiddenPossible { try Self.checkCharacters(text) }
  }

  /// Appends text run by run, each up to what must be escaped.
  ///
  /// - Returns: Whether there may be characters that XML does not allow.
  private mutating func appendEscaped(_ text: Span<UInt8>, isAttribute: Bool) -> Bool {
    var mayBeForbidden = false
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      // Only these are special: control characters, '"', '&', '<', '>' and the first byte of U+FFFE.
      if byte > 0x3E, byte != 0xEF { continue }
      let escape: String
      switch byte {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">") where !(isAttribute && isCanonical): escape = "&gt;"
      case UInt8(ascii: "\"") where isAttribute: escape = "&quot;"
      // What parsers would normalize.
      case 0x0D: escape = "&#xD;"
      case 0x0A where isAttribute: escape = "&#xA;"
      case 0x09 where isAttribute: escape = "&#x9;"
      default:
        if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0xEF { mayBeForbidden = true }
        continue
      }
      append(text, start..<index)
      append(escape)
      start = index + 1
    }
    append(text, start..<text.count)
    return mayBeForbidden
  }

  private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    text.append(range, to: &bytes)
  }

  /// Sees that XML allows all characters of a text.
  private static func checkCharacters(_ text: String) throws(Refusal) {
    for scalar in text.unicodeScalars where !XMLCharacter.isAllowed(scalar.value) {
      throw Refusal(
        expected: "characters that XML allows",
        found: "U+" + XMLCharacter.hexadecimal(scalar.value))
    }
  }

  /// Sees that a name is one, with a prefix or without.
  private static func check(_ name: String) throws(Refusal) {
    // Most names are ASCII without a prefix.
    if let first = name.utf8.first, XMLCharacter.startsName(ascii: first),
      name.utf8.allSatisfy({ XMLCharacter.continuesName(ascii: $0) })
    {
      return
    }
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.isXMLName }) else {
      throw Refusal(expected: "a name of XML", found: "'\(name.prefix(40))'")
    }
  }
}
