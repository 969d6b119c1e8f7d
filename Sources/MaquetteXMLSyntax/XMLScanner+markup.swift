import MaquetteCore

// Comments, CDATA sections, processing instructions and the document type declaration.

extension XMLScanner {
  /// Reads a token that begins with `<!`.
  ///
  /// - Returns: The token.
  mutating func scanDeclaration(in text: Span<UInt8>) throws(XMLSyntaxError) -> XMLToken {
    if text.starts(with: "<!--", at: offset) {
      try scanComment(in: text)
      return .comment
    }
    if text.starts(with: "<![CDATA[", at: offset) {
      try scanCDATA(in: text)
      return .cdata
    }
    if text.starts(with: "<!DOCTYPE", at: offset) {
      try scanDocumentType(in: text)
      return .documentType
    }
    let isCutOff = isCutOff(in: text)
    throw XMLSyntaxError(
      isCutOff ? .unexpectedEnd : .unexpectedCharacter, at: isCutOff ? text.count : offset,
      expected: "a comment, a CDATA section or a tag")
  }

  /// Whether the text ends inside the word that begins a declaration.
  private func isCutOff(in text: Span<UInt8>) -> Bool {
    guard text.count - offset < 9 else { return false }
    let rest = text.string(offset..<text.count)
    return ["<!--", "<![CDATA[", "<!DOCTYPE"].contains { $0.hasPrefix(rest) }
  }

  private mutating func scanComment(in text: Span<UInt8>) throws(XMLSyntaxError) {
    let first = offset + 4
    var index = first
    while !text.starts(with: "--", at: index) {
      guard index < text.count else {
        throw XMLSyntaxError(.unexpectedEnd, at: text.count, expected: "'-->'")
      }
      index += 1
    }
    try takeContents(first..<index, in: text)
    guard index + 2 < text.count else {
      throw XMLSyntaxError(.unexpectedEnd, at: text.count, expected: "'-->'")
    }
    guard text[index + 2] == UInt8(ascii: ">") else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: index, expected: "no '--' inside a comment", found: "'--'")
    }
    offset = index + 3
  }

  private mutating func scanCDATA(in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard !open.isEmpty else {
      throw XMLSyntaxError(
        hasRoot ? .trailingContent : .unexpectedCharacter, at: offset,
        expected: hasRoot ? "the end of the document" : "an element", found: "a CDATA section")
    }
    let first = offset + 9
    try scanContents(from: first, upTo: "]]>", in: text)
  }

  /// Reads a processing instruction, from `<?` to `?>`.
  mutating func scanInstruction(in text: Span<UInt8>) throws(XMLSyntaxError) {
    offset += 2
    let first = offset
    try scanLocalName(in: text)
    let target = first..<offset
    guard target.count != 3 || text.string(target).lowercased() != "xml" else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: start, expected: "the XML declaration at the very beginning",
        found: "'<?\(text.string(target))'")
    }
    guard target.count <= Self.nameLengthLimit else {
      throw XMLSyntaxError(
        .stringTooLong, at: first, expected: "a name of at most \(Self.nameLengthLimit) bytes",
        found: "")
    }
    name = XMLNameRange(range: target, colon: -1)
    let hasSpace = skipSpace(in: text)
    guard hasSpace || text.starts(with: "?>", at: offset) else {
      throw unexpected(in: text, expected: "'?>'")
    }
    try scanContents(from: offset, upTo: "?>", in: text)
  }

  /// Reads the contents of the token up to a closing mark, and skips the mark.
  private mutating func scanContents(
    from first: Int, upTo mark: String, in text: Span<UInt8>
  ) throws(XMLSyntaxError) {
    var index = first
    while !text.starts(with: mark, at: index) {
      guard index < text.count else {
        throw XMLSyntaxError(.unexpectedEnd, at: text.count, expected: "'\(mark)'")
      }
      index += 1
    }
    try takeContents(first..<index, in: text)
    offset = index + mark.utf8.count
  }

  private mutating func takeContents(
    _ range: Range<Int>, in text: Span<UInt8>
  ) throws(XMLSyntaxError) {
    (isPlain, hasReferences, isBlank) = (true, false, false)
    for index in range {
      let byte = text[index]
      if byte == 0x0D { isPlain = false }
      if byte < 0x20 || byte == 0xEF { try checkCharacter(at: index, in: text) }
    }
    content = range
  }

  /// Reads a document type declaration; its internal subset must have been expanded, or is kept.
  private mutating func scanDocumentType(in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard !hasRoot, !hasDocumentType else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: offset, expected: "one '<!DOCTYPE' before the element",
        found: "'<!DOCTYPE'")
    }
    hasDocumentType = true
    offset += 9
    guard skipSpace(in: text) else { throw unexpected(in: text, expected: "white space") }
    let first = offset
    _ = try scanName(in: text)
    var last = offset
    if skipSpace(in: text) {
      if text.starts(with: "SYSTEM", at: offset) {
        offset += 6
        try scanSystemIdentifier(in: text)
      } else if text.starts(with: "PUBLIC", at: offset) {
        offset += 6
        try scanPublicIdentifier(in: text)
        try scanSystemIdentifier(in: text)
      }
      if !XMLCharacter.isSpace(text[offset - 1]) { last = offset }
      skipSpace(in: text)
    }
    if offset < text.count, text[offset] == UInt8(ascii: "[") {
      subset = try scanSubset(in: text)
      skipSpace(in: text)
    }
    try expect(">", in: text)
    content = first..<last
    (isPlain, hasReferences, isBlank) = (true, false, false)
  }

  private mutating func scanSystemIdentifier(in text: Span<UInt8>) throws(XMLSyntaxError) {
    let literal = try scanLiteral(in: text)
    try checkCharacters(literal, in: text)
  }

  private mutating func scanPublicIdentifier(in text: Span<UInt8>) throws(XMLSyntaxError) {
    for index in try scanLiteral(in: text)
    where !XMLCharacter.isPublicIdentifier(text[index]) {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: index, expected: "a character of a public identifier")
    }
  }

  private mutating func scanLiteral(in text: Span<UInt8>) throws(XMLSyntaxError) -> Range<Int> {
    guard skipSpace(in: text) else { throw unexpected(in: text, expected: "white space") }
    return try scanQuoted(in: text, expected: "an identifier in quotes")
  }

  /// Reads a text in quotes; returns what is between them.
  mutating func scanQuoted(
    in text: Span<UInt8>, expected: String = "a text in quotes"
  ) throws(XMLSyntaxError) -> Range<Int> {
    guard offset < text.count, case let quote = text[offset], quote == 0x22 || quote == 0x27 else {
      throw unexpected(in: text, expected: expected)
    }
    let first = offset + 1
    offset = first
    while offset < text.count, text[offset] != quote { offset += 1 }
    guard offset < text.count else { throw unexpected(in: text, expected: "a closing quote") }
    offset += 1
    return first..<offset - 1
  }
}
