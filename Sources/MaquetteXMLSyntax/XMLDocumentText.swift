import MaquetteCore

/// The text of a document as UTF-8, with the mapping back to the source.
package struct XMLDocumentText {
  /// The encoding of the source.
  package let encoding: XMLEncoding

  /// The offset in the text at which scanning begins: after the byte order mark and the
  /// declaration.
  package private(set) var start = 0

  /// The length of the byte order mark, in the source and in text that is read in place.
  let markLength: Int

  /// The text, if the source is not UTF-8.
  var transcoded: [UInt8]?

  /// The text with its internal subset applied, if it has one.
  var expansion: XMLExpansion?

  /// The first error of the encoding or the declaration.
  var mistake: XMLSyntaxError?

  /// Detects the encoding of a source, and converts it to UTF-8 if necessary.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - encoding: The encoding, if it is known; it overrides the declaration.
  package init(_ source: Span<UInt8>, encoding known: XMLEncoding? = nil) {
    switch XMLEncoding.Signature(source) {
    case .certain(let encoding, let markLength):
      self.encoding = encoding
      self.markLength = markLength
    case .asciiCompatible:
      encoding = known ?? Self.declaredEncoding(of: source)
      markLength = 0
    case .unsupported(let name):
      (encoding, markLength) = (.utf8, 0)
      mistake = Self.unsupported(at: 0, name)
      return
    }
    transcode(source)
    if mistake == nil { checkText(of: source) }
    do throws(XMLSyntaxError) {
      start = try readDeclaration(of: source, isAsked: known == nil)
      if mistake == nil { expansion = try expanded(source) }
    } catch {
      // An error of the declaration precedes errors of the text after it.
      mistake = error
    }
  }

  /// Reads the XML declaration.
  ///
  /// - Returns: The offset after the declaration.
  private func readDeclaration(
    of source: Span<UInt8>, isAsked: Bool
  ) throws(XMLSyntaxError) -> Int {
    try withText(of: source) { (text) throws(XMLSyntaxError) in
      let declaration = try XMLDeclaration(at: textStart, in: text)
      guard isAsked, let range = declaration.encoding, case let name = text.string(range),
        !encoding.isCalled(name)
      else { return declaration.end }
      throw Self.unsupported(at: range.lowerBound, "'\(name)'")
    }
  }

  /// The offset of the text after its byte order mark.
  var textStart: Int { encoding == .utf8 ? markLength : 0 }

  private static func unsupported(at offset: Int, _ found: String) -> XMLSyntaxError {
    XMLSyntaxError(
      .unexpectedCharacter, at: offset,
      expected: "a document in UTF-8, UTF-16, ISO-8859 or windows-1252, as it declares",
      found: found)
  }

  /// The encoding that a document without a byte order mark declares; UTF-8 if the declaration
  /// names none, or an unsupported one.
  static func declaredEncoding(of source: Span<UInt8>) -> XMLEncoding {
    guard let declaration = try? XMLDeclaration(at: 0, in: source),
      let name = declaration.encoding.map({ source.string($0) })
    else { return .utf8 }
    if XMLEncoding.latin1.isCalled(name) { return .latin1 }
    return XMLCodePage(name).map { .codePage($0) } ?? .utf8
  }

  /// Applies an internal subset; returns nil if there is none.
  private func expanded(_ source: Span<UInt8>) throws(XMLSyntaxError) -> XMLExpansion? {
    try withText(of: source) { (text) throws(XMLSyntaxError) in
      var scanner = XMLScanner(at: start)
      while scanner.subset == nil {
        scanner.skipSpace(in: text)
        guard
          text.starts(with: "<!", at: scanner.offset) || text.starts(with: "<?", at: scanner.offset)
        else { return nil }
        _ = try scanner.next(in: text)
      }
      return try scanner.subset.map { (subset) throws(XMLSyntaxError) in
        try XMLExpansion(subset, to: text)
      }
    }
  }

  private mutating func checkText(of source: Span<UInt8>) {
    guard encoding == .utf8, let offset = source.firstInvalidUTF8 else { return }
    mistake = XMLSyntaxError(.invalidUTF8, at: offset, found: "")
  }

  /// Passes the text as UTF-8 to a closure.
  ///
  /// - Parameters:
  ///   - source: The source of this text.
  ///   - body: The closure.
  package func withText<Result, Failure>(
    of source: Span<UInt8>, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let expansion { return try expansion.bytes.withBytes(body) }
    guard let transcoded else { return try body(source) }
    return try transcoded.withBytes(body)
  }

  /// Checks that the source has its declared encoding.
  package func check() throws(XMLSyntaxError) {
    if let mistake { throw mistake }
  }
}
