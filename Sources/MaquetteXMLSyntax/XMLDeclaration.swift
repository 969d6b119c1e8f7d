import MaquetteCore

/// The XML declaration at the beginning of a document (production 23).
struct XMLDeclaration {
  /// The name of the encoding.
  private(set) var encoding: Range<Int>?

  /// The offset after the declaration.
  private(set) var end: Int

  /// Reads the declaration at an offset, if there is one.
  ///
  /// - Parameters:
  ///   - offset: The offset of the document.
  ///   - text: The document; at least its declaration is ASCII.
  init(at offset: Int, in text: Span<UInt8>) throws(XMLSyntaxError) {
    end = offset
    guard text.starts(with: "<?xml", at: offset) else { return }
    var scanner = XMLScanner(at: offset + 5)
    if !scanner.skipSpace(in: text) {
      // The target of another instruction may begin in the same way.
      guard text.starts(with: "?>", at: offset + 5) else { return }
      throw scanner.unexpected(in: text, expected: "white space")
    }
    let version = try scanner.scanDeclared("version", in: text)
    guard let version, Self.isVersion(version, in: text) else {
      throw XMLSyntaxError(
        .unexpectedCharacter, at: version?.lowerBound ?? scanner.offset,
        expected: version == nil ? "'version'" : "version 1.0")
    }
    var hasSpace = scanner.skipSpace(in: text)
    if hasSpace, let name = try scanner.scanDeclared("encoding", in: text) {
      guard Self.isEncodingName(name, in: text) else {
        throw XMLSyntaxError(
          .unexpectedCharacter, at: name.lowerBound, expected: "the name of an encoding")
      }
      encoding = name
      hasSpace = scanner.skipSpace(in: text)
    }
    if hasSpace, let answer = try scanner.scanDeclared("standalone", in: text) {
      guard text.isSame(answer, as: "yes") || text.isSame(answer, as: "no") else {
        throw XMLSyntaxError(
          .unexpectedCharacter, at: answer.lowerBound, expected: "'yes' or 'no'")
      }
      scanner.skipSpace(in: text)
    }
    try scanner.expect("?>", in: text)
    end = scanner.offset
  }

  /// Whether the text is a version that a parser of 1.0 accepts (production 26).
  private static func isVersion(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard range.count > 2, text.starts(with: "1.", at: range.lowerBound) else { return false }
    return range.dropFirst(2).allSatisfy { text[$0] &- 0x30 < 10 }
  }

  private static func isEncodingName(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard let first = range.first, (text[first] | 0x20) &- 0x61 < 26 else { return false }
    return range.allSatisfy { XMLCharacter.continuesName(ascii: text[$0]) }
  }
}

extension XMLScanner {
  /// Reads a part of the XML declaration, without its quotes; nil if another part follows.
  fileprivate mutating func scanDeclared(
    _ name: String, in text: Span<UInt8>
  ) throws(XMLSyntaxError) -> Range<Int>? {
    guard text.starts(with: name, at: offset) else { return nil }
    offset += name.utf8.count
    skipSpace(in: text)
    try expect("=", in: text)
    skipSpace(in: text)
    return try scanQuoted(in: text, expected: "a value in quotes")
  }
}
