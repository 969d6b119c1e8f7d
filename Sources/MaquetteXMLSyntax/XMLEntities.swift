import MaquetteCore

/// Replaces references to the entities of an internal subset.
///
/// Each entity is expanded once, and the total is bounded: a few short declarations could otherwise
/// stand for gigabytes.
struct XMLEntities {
  /// Where a reference is.
  enum Place { case contents, attribute }

  /// The least number of bytes that entities and defaults may add, and the number of times by which
  /// they may enlarge a document.
  private static let (leastBudget, budgetFactor) = (8 << 20, 10)

  /// The maximum nesting of entities.
  private static let depthLimit = 32

  private let subset: XMLSubset
  private var budget: Int
  private var contents: [ExactKey: [UInt8]] = [:]
  private var attributes: [ExactKey: [UInt8]] = [:]
  private var defaults: [[UInt8]: [UInt8]] = [:]

  /// The entities whose text is being expanded.
  private var open: [ExactKey] = []

  init(_ subset: XMLSubset, sourceLength: Int) {
    self.subset = subset
    budget = max(Self.leastBudget, Self.budgetFactor * sourceLength)
  }

  /// Counts bytes that the subset adds.
  mutating func spend(_ count: Int, at offset: Int) throws(XMLSyntaxError) {
    budget -= count
    guard budget >= 0 else {
      throw XMLSyntaxError(
        .sizeExceeded, at: offset,
        expected:
          "a document that entities and defaults make at most \(Self.budgetFactor) times as long",
        found: "")
    }
  }

  /// The name of the reference at an offset, and the offset after it; nil for a reference to a
  /// character, one of the five predefined entities, and anything else.
  static func reference(at start: Int, in text: Span<UInt8>) -> (name: ExactKey, end: Int)? {
    var scanner = XMLScanner(at: start + 1)
    guard (try? scanner.scanLocalName(in: text)) != nil, scanner.offset < text.count,
      text[scanner.offset] == UInt8(ascii: ";")
    else { return nil }
    let name = text.string(start + 1..<scanner.offset)
    return ["lt", "gt", "amp", "quot", "apos"].contains(name)
      ? nil : (ExactKey(name), scanner.offset + 1)
  }

  /// The expanded text of an entity; nil for one that is not declared.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - place: Where the reference is.
  ///   - offset: The offset of the reference in the document.
  mutating func text(
    of name: ExactKey, in place: Place, at offset: Int
  ) throws(XMLSyntaxError) -> [UInt8]? {
    let known = place == .contents ? contents[name] : attributes[name]
    if let known {
      try spend(known.count, at: offset)
      return known
    }
    guard let entity = subset.entities[name] else { return nil }
    guard case .text(let source, let declared) = entity else {
      throw XMLSyntaxError(
        .invalidEscape, at: offset, expected: "an entity whose text is in the document",
        found: "'&\(name.text);'")
    }
    guard !open.contains(name) else {
      throw XMLSyntaxError(
        .invalidEscape, at: declared, expected: "an entity that does not contain itself",
        found: "'&\(name.text);'")
    }
    guard open.count < Self.depthLimit else {
      throw XMLSyntaxError(
        .depthExceeded, at: declared,
        expected: "at most \(Self.depthLimit) entities in one another", found: "'&\(name.text);'")
    }
    open.append(name)
    let expanded = try source.withBytes { (text) throws(XMLSyntaxError) in
      try expand(text, in: place, at: offset)
    }
    open.removeLast()
    try check(expanded, of: name, in: place, at: declared)
    if place == .contents { contents[name] = expanded } else { attributes[name] = expanded }
    return expanded
  }

  /// Replaces the references in the text of an entity.
  private mutating func expand(
    _ text: Span<UInt8>, in place: Place, at offset: Int
  ) throws(XMLSyntaxError) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    // A reference in a CDATA section or a comment is text.
    var literalEnd = 0
    while index < text.count {
      let byte = text[index]
      if place == .contents, byte == UInt8(ascii: "<"), index >= literalEnd {
        for (begin, end) in [("<![CDATA[", "]]>"), ("<!--", "-->"), ("<?", "?>")]
        where text.starts(with: begin, at: index) {
          literalEnd = index + begin.utf8.count
          while literalEnd < text.count, !text.starts(with: end, at: literalEnd) { literalEnd += 1 }
        }
      }
      if byte == UInt8(ascii: "&"), index >= literalEnd,
        let (name, end) = Self.reference(at: index, in: text),
        let inner = try self.text(of: name, in: place, at: offset)
      {
        bytes += inner
        index = end
        continue
      }
      // A quote in an entity does not end an attribute (section 4.4.5).
      switch byte {
      case 0x22 where place == .attribute: bytes += Array("&#34;".utf8)
      case 0x27 where place == .attribute: bytes += Array("&#39;".utf8)
      default: bytes.append(byte)
      }
      index += 1
    }
    try spend(bytes.count, at: offset)
    return bytes
  }

  /// Checks that the text of an entity is complete markup, as the grammar requires.
  private func check(
    _ text: [UInt8], of name: ExactKey? = nil, in place: Place, at offset: Int
  ) throws(XMLSyntaxError) {
    let document =
      place == .contents
      ? Array("<e>".utf8) + text + Array("</e>".utf8)
      : Array("<e a=\"".utf8) + text + Array("\"/>".utf8)
    let isComplete = document.withBytes { text in
      var scanner = XMLScanner(at: 0)
      scanner.checksNamespaces = false
      while let token = try? scanner.next(in: text) {
        if token == .end { return true }
      }
      return false
    }
    guard isComplete else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: offset,
        expected: place == .contents
          ? "an entity whose tags and references are complete"
          : "an entity without '<', because it is used in an attribute",
        found: name.map { "'&\($0.text);'" } ?? "the default of an attribute")
    }
  }

  // MARK: - Attributes

  /// The value of an attribute with its references replaced; nil if nothing changes.
  mutating func attribute(
    _ value: [UInt8], isTokens: Bool, at offset: Int
  ) throws(XMLSyntaxError) -> [UInt8]? {
    guard isTokens || value.contains(UInt8(ascii: "&")) else { return nil }
    let expanded = try value.withBytes { (text) throws(XMLSyntaxError) in
      var bytes: [UInt8] = []
      var index = 0
      while index < text.count {
        if text[index] == UInt8(ascii: "&"),
          let (name, end) = Self.reference(at: index, in: text),
          let inner = try self.text(of: name, in: .attribute, at: offset + index)
        {
          bytes += inner
          index = end
        } else {
          bytes.append(text[index])
          index += 1
        }
      }
      return bytes
    }
    return isTokens ? Self.tokens(expanded) : expanded
  }

  /// The default of an attribute; nil if it has none.
  mutating func value(of attribute: XMLSubset.Attribute) throws(XMLSyntaxError) -> [UInt8]? {
    guard let value = attribute.value else { return nil }
    if let known = defaults[value] { return known }
    var expanded =
      try self.attribute(value, isTokens: attribute.isTokens, at: attribute.offset) ?? value
    expanded = expanded.flatMap { $0 == 0x22 ? Array("&#34;".utf8) : [$0] }
    try check(expanded, in: .attribute, at: attribute.offset)
    if !attribute.isTokens { defaults[value] = expanded }
    return expanded
  }

  /// Words separated by one space.
  private static func tokens(_ value: [UInt8]) -> [UInt8] {
    Array(value.split { XMLCharacter.isSpace($0) }.joined(separator: [0x20]))
  }
}
