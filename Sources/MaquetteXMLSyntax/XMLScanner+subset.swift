import MaquetteCore

// The declarations of an internal subset.

extension XMLScanner {
  /// Reads an internal subset, from `[` to `]`.
  mutating func scanSubset(in text: Span<UInt8>) throws(XMLSyntaxError) -> XMLSubset {
    var subset = XMLSubset()
    let first = offset
    offset += 1
    while true {
      skipSpace(in: text)
      start = offset
      guard offset < text.count else { throw unexpected(in: text, expected: "']'") }
      if text[offset] == UInt8(ascii: "]") {
        offset += 1
        subset.range = first..<offset
        return subset
      }
      if text[offset] == UInt8(ascii: "%") {
        offset += 1
        try scanLocalName(in: text)
        try expect(";", in: text)
        subset.isComplete = false
      } else if text.starts(with: "<?", at: offset) {
        try scanInstruction(in: text)
      } else if text.starts(with: "<!--", at: offset) {
        _ = try scanDeclaration(in: text)
      } else if text.starts(with: "<!ENTITY", at: offset) {
        try scanEntity(into: &subset, in: text)
      } else if text.starts(with: "<!ATTLIST", at: offset) {
        try scanAttributeList(into: &subset, in: text)
      } else if text.starts(with: "<!ELEMENT", at: offset)
        || text.starts(with: "<!NOTATION", at: offset)
      {
        try skipMarkupDeclaration(in: text)
      } else {
        throw unexpected(in: text, expected: "a declaration or ']'")
      }
    }
  }

  /// Reads `<!ENTITY name "text">`, and the forms of parameter entities and external ones.
  private mutating func scanEntity(
    into subset: inout XMLSubset, in text: Span<UInt8>
  ) throws(XMLSyntaxError) {
    offset += 8
    try expectSpace(in: text)
    let isParameter = offset < text.count && text[offset] == UInt8(ascii: "%")
    if isParameter {
      offset += 1
      try expectSpace(in: text)
    }
    let first = offset
    try scanLocalName(in: text)
    let name = text.string(first..<offset)
    try expectSpace(in: text)
    if offset < text.count, text[offset] == 0x22 || text[offset] == 0x27 {
      let place = offset
      let value = try scanEntityValue(in: text)
      if !isParameter { subset.declare(name, .text(value, at: place)) }
      skipSpace(in: text)
      return try expect(">", in: text)
    } else {
      if !isParameter { subset.declare(name, .external) }
      guard text.starts(with: "SYSTEM", at: offset) || text.starts(with: "PUBLIC", at: offset)
      else { throw unexpected(in: text, expected: "a text in quotes, 'SYSTEM' or 'PUBLIC'") }
    }
    try skipMarkupDeclaration(in: text)
  }

  /// Reads the text of an entity, and replaces its references to characters.
  private mutating func scanEntityValue(
    in text: Span<UInt8>
  ) throws(XMLSyntaxError) -> [UInt8] {
    let range = try scanQuoted(in: text)
    try checkCharacters(range, in: text)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == UInt8(ascii: "%") {
        throw XMLSyntaxError(
          .unexpectedCharacter, at: index, expected: "'&#37;'", found: "a parameter entity")
      }
      if text.starts(with: "&#", at: index) {
        let (scalar, end) = try characterReference(at: index, in: text)
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
        index = end
        continue
      }
      if byte == UInt8(ascii: "&") { try checkEntityReference(at: index, in: text) }
      // Line ends are normalized before anything else (section 2.11).
      if byte != 0x0D {
        bytes.append(byte)
      } else if index + 1 == range.upperBound || text[index + 1] != 0x0A {
        bytes.append(0x0A)
      }
      index += 1
    }
    return bytes
  }

  /// Checks that an ampersand begins a reference to an entity, which may be declared later.
  private func checkEntityReference(at start: Int, in text: Span<UInt8>) throws(XMLSyntaxError) {
    var ahead = self
    ahead.offset = start + 1
    do throws(XMLSyntaxError) {
      try ahead.scanLocalName(in: text)
      try ahead.expect(";", in: text)
    } catch {
      throw XMLSyntaxError(.invalidEscape, at: start, expected: "'&amp;'")
    }
  }

  /// Reads `<!ATTLIST element name type default …>`.
  private mutating func scanAttributeList(
    into subset: inout XMLSubset, in text: Span<UInt8>
  ) throws(XMLSyntaxError) {
    offset += 9
    try expectSpace(in: text)
    let element = text.string(try scanName(in: text).range)
    while true {
      let hasSpace = skipSpace(in: text)
      if offset < text.count, text[offset] == UInt8(ascii: ">") {
        offset += 1
        return
      }
      guard hasSpace else { throw unexpected(in: text, expected: "white space or '>'") }
      let first = offset
      let name = try scanName(in: text).range
      try expectSpace(in: text)
      let isTokens = try scanAttributeType(in: text)
      try expectSpace(in: text)
      let place = offset
      let value = try scanDefault(in: text)
      let attribute = XMLSubset.Attribute(
        name: text.array(name), isTokens: isTokens, value: value.map { text.array($0) },
        offset: place)
      guard subset.declare(attribute, of: element) else {
        throw XMLSyntaxError(
          .tooManyElements, at: first,
          expected: "at most \(XMLSubset.attributeLimit) declared attributes", found: "")
      }
    }
  }

  /// Skips the type of an attribute; returns whether its values are words.
  private mutating func scanAttributeType(in text: Span<UInt8>) throws(XMLSyntaxError) -> Bool {
    let types = [
      "CDATA", "NMTOKENS", "NMTOKEN", "IDREFS", "IDREF", "ID", "ENTITIES", "ENTITY", "NOTATION",
    ]
    var type = ""
    for candidate in types where type.isEmpty && text.starts(with: candidate, at: offset) {
      type = candidate
      offset += candidate.utf8.count
    }
    if type == "NOTATION" { try expectSpace(in: text) }
    guard type.isEmpty || type == "NOTATION" else { return type != "CDATA" }
    try expect("(", in: text)
    while offset < text.count, text[offset] != UInt8(ascii: ")") {
      let byte = text[offset]
      guard
        XMLCharacter.isSpace(byte) || byte == UInt8(ascii: "|") || byte >= 0x80
          || XMLCharacter.continuesName(ascii: byte) || byte == UInt8(ascii: ":")
      else { throw unexpected(in: text, expected: "a name or ')'") }
      offset += 1
    }
    try expect(")", in: text)
    return true
  }

  /// Reads the default of an attribute: a value in quotes, `#FIXED` before one, or none.
  private mutating func scanDefault(in text: Span<UInt8>) throws(XMLSyntaxError) -> Range<Int>? {
    for word in ["#REQUIRED", "#IMPLIED"] where text.starts(with: word, at: offset) {
      offset += word.utf8.count
      return nil
    }
    if text.starts(with: "#FIXED", at: offset) {
      offset += 6
      try expectSpace(in: text)
    }
    let range = try scanQuoted(in: text)
    try checkCharacters(range, in: text)
    return range
  }

  /// Skips the rest of a declaration up to its `>`.
  private mutating func skipMarkupDeclaration(in text: Span<UInt8>) throws(XMLSyntaxError) {
    let first = offset
    while offset < text.count, text[offset] != UInt8(ascii: ">") {
      if text[offset] == 0x22 || text[offset] == 0x27 {
        _ = try scanQuoted(in: text)
      } else if text[offset] == UInt8(ascii: "<"), offset > start {
        throw unexpected(in: text, expected: "'>'")
      } else {
        offset += 1
      }
    }
    try expect(">", in: text)
    try checkCharacters(first..<offset, in: text)
  }

  private mutating func expectSpace(in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard skipSpace(in: text) else { throw unexpected(in: text, expected: "white space") }
  }
}
