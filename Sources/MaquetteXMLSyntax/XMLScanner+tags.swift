import MaquetteCore

// Start tags, end tags and names.

extension XMLScanner {
  /// Reads a start tag, from `<` to `>`.
  mutating func scanStartTag(in text: Span<UInt8>) throws(XMLSyntaxError) {
    if open.isEmpty, hasRoot {
      throw XMLSyntaxError(.trailingContent, at: offset, expected: "one root element")
    }
    if let expected = levels?.refusal(of: open.count + 1) {
      throw XMLSyntaxError(.depthExceeded, at: offset, expected: expected, found: "")
    }
    offset += 1
    let name = try scanName(in: text)
    attributes.removeAll(keepingCapacity: true)
    var needsNamespaces = name.hasPrefix
    while true {
      let hasSpace = skipSpace(in: text)
      guard offset < text.count else { throw unexpected(in: text, expected: "'>'") }
      let byte = text[offset]
      if byte == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if byte == UInt8(ascii: "/") {
        offset += 1
        try expect(">", in: text)
        isEmptyElement = true
        break
      }
      guard hasSpace else { throw unexpected(in: text, expected: "white space or '>'") }
      let attribute = try scanAttribute(in: text)
      needsNamespaces = needsNamespaces || attribute.name.hasPrefix || attribute.declaresNamespace
      guard attributes.count < Self.attributeLimit else {
        throw XMLSyntaxError(
          .tooManyElements, at: attribute.name.range.lowerBound,
          expected: "at most \(Self.attributeLimit) attributes", found: "")
      }
      attributes.append(attribute)
    }
    if attributes.count > 1 { try checkDuplicates(in: text) }
    self.name = name
    hasRoot = true
    open.append(name.range)
    if needsNamespaces, checksNamespaces { try enterNamespaces(in: text) }
  }

  /// Reads an end tag, from `<` to `>`.
  mutating func scanEndTag(in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard let name = open.last else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: offset, expected: "an element", found: "an end tag")
    }
    let first = offset + 2
    let end = first + name.count
    // Names of open elements are valid, so equal bytes followed by a delimiter are the whole name.
    guard end <= text.count, text.isSame(first..<end, name) else {
      throw mismatchedEndTag(in: text)
    }
    offset = end
    if offset < text.count, text[offset] != UInt8(ascii: ">") {
      guard skipSpace(in: text) else { throw mismatchedEndTag(in: text) }
    }
    guard offset < text.count else { throw unclosedElement(at: text.count, in: text) }
    try expect(">", in: text)
    closeElement()
  }

  private func mismatchedEndTag(in text: Span<UInt8>) -> XMLSyntaxError {
    var ahead = self
    ahead.offset = start + 2
    let found = try? ahead.scanName(in: text)
    var error = unclosedElement(at: text.count, in: text)
    guard ahead.offset < text.count else { return error }
    error.code = .unexpectedCharacter
    error.offset = found == nil ? ahead.offset : start
    error.found = found.map { "'</\(text.string($0.range))>'" }
    return error
  }

  /// Ends the innermost element.
  mutating func closeElement() {
    namespaces.leave(depth: open.count)
    open.removeLast()
  }

  private mutating func scanAttribute(in text: Span<UInt8>) throws(XMLSyntaxError) -> Attribute {
    let name = try scanName(in: text)
    skipSpace(in: text)
    try expect("=", in: text)
    skipSpace(in: text)
    guard offset < text.count, case let quote = text[offset], quote == 0x22 || quote == 0x27 else {
      throw unexpected(in: text, expected: "a value in quotes")
    }
    offset += 1
    let first = offset
    let isPlain = try scanAttributeValue(endingWith: quote, in: text)
    let value = first..<offset
    offset += 1
    return Attribute(
      name: name, value: value, isPlain: isPlain,
      declaresNamespace: text.isSame(name.hasPrefix ? name.prefix : name.range, as: "xmlns"))
  }

  /// Reads a name with or without a prefix (Namespaces in XML, production 7, QName).
  mutating func scanName(in text: Span<UInt8>) throws(XMLSyntaxError) -> XMLNameRange {
    let first = offset
    try scanLocalName(in: text)
    var colon = -1
    if offset < text.count, text[offset] == UInt8(ascii: ":") {
      colon = offset
      offset += 1
      try scanLocalName(in: text)
      guard offset == text.count || text[offset] != UInt8(ascii: ":") else {
        throw unexpected(in: text, expected: "a name with at most one colon")
      }
    }
    guard offset - first <= Self.nameLengthLimit else {
      throw XMLSyntaxError(
        .stringTooLong, at: first, expected: "a name of at most \(Self.nameLengthLimit) bytes",
        found: "")
    }
    return XMLNameRange(range: first..<offset, colon: colon)
  }

  /// Reads a name without a prefix (Namespaces in XML, production 4, NCName).
  mutating func scanLocalName(in text: Span<UInt8>) throws(XMLSyntaxError) {
    guard offset < text.count else { throw unexpected(in: text, expected: "a name") }
    if text[offset] < 0x80 {
      guard XMLCharacter.startsName(ascii: text[offset]) else {
        throw unexpected(in: text, expected: "a name")
      }
      offset += 1
    } else {
      let (scalar, length) = text.scalar(at: offset)
      guard XMLCharacter.startsName(scalar) else { throw unexpected(in: text, expected: "a name") }
      offset += length
    }
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        guard XMLCharacter.continuesName(ascii: byte) else { return }
        offset += 1
      } else {
        let (scalar, length) = text.scalar(at: offset)
        guard XMLCharacter.continuesName(scalar) else { return }
        offset += length
      }
    }
  }

  /// Checks that no attribute name occurs twice.
  private func checkDuplicates(in text: Span<UInt8>) throws(XMLSyntaxError) {
    // A few names are compared pairwise; for many that would take quadratic time.
    if attributes.count <= 8 {
      for index in 1..<attributes.count {
        for other in 0..<index
        where text.isSame(attributes[index].name.range, attributes[other].name.range) {
          throw duplicate(attributes[index], in: text)
        }
      }
      return
    }
    var names: Set<String> = []
    for attribute in attributes
    where !names.insert(text.string(attribute.name.range)).inserted {
      throw duplicate(attribute, in: text)
    }
  }

  func duplicate(_ attribute: Attribute, in text: Span<UInt8>) -> XMLSyntaxError {
    XMLSyntaxError(
      .duplicateKey, at: attribute.name.range.lowerBound, expected: "each attribute once",
      found: "'\(text.string(attribute.name.range))'")
  }
}
