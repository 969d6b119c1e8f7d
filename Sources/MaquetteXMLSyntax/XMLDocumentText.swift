package import MaquetteCore

/// The text of a document as UTF-8, and the way from there back to the source.
package struct XMLDocumentText {
  /// The encoding of the source.
  package let encoding: XMLEncoding

  /// The offset in the text at which a scanner begins: after the byte order mark and the declaration.
  package private(set) var start = 0

  /// How many bytes of the source, and of text that is read in place, are a byte order mark.
  private let markLength: Int

  /// The text, if the source is not UTF-8.
  private var transcoded: [UInt8]?

  /// The first thing that is wrong with the encoding or the declaration.
  private var mistake: XMLSyntaxError?

  /// Finds out the encoding of a source, and makes UTF-8 of it if it is another one.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - encoding: The encoding, if it is known from elsewhere; the document is not asked then.
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
    } catch {
      // What is wrong with the declaration comes before what is wrong with the text after it.
      mistake = error
    }
  }

  /// Reads the XML declaration.
  ///
  /// - Returns: The offset after it.
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

  /// Where the text begins after its byte order mark.
  private var textStart: Int { encoding == .utf8 ? markLength : 0 }

  private static func unsupported(at offset: Int, _ found: String) -> XMLSyntaxError {
    XMLSyntaxError(
      .unexpectedCharacter, at: offset,
      expected: "a document in UTF-8, UTF-16 or ISO-8859-1, as it declares", found: found)
  }

  /// The encoding that a document without a byte order mark declares; UTF-8 if it declares none, or one
  /// that is not read.
  private static func declaredEncoding(of source: Span<UInt8>) -> XMLEncoding {
    guard let declaration = try? XMLDeclaration(at: 0, in: source),
      let name = declaration.encoding.map({ source.string($0) })
    else { return .utf8 }
    return XMLEncoding.latin1.isCalled(name) ? .latin1 : .utf8
  }

  private mutating func checkText(of source: Span<UInt8>) {
    guard encoding == .utf8, let offset = source.firstInvalidUTF8 else { return }
    mistake = XMLSyntaxError(.invalidUTF8, at: offset, found: "")
  }

  /// Lends the text as UTF-8.
  ///
  /// - Parameters:
  ///   - source: The source that this was made of.
  ///   - body: What reads it.
  package func withText<Result, Failure>(
    of source: Span<UInt8>, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let transcoded else { return try body(source) }
    return try transcoded.withBytes(body)
  }

  /// Sees that the source has the encoding that it is said to have.
  package func check() throws(XMLSyntaxError) {
    if let mistake { throw mistake }
  }
}

extension XMLDocumentText {
  private mutating func transcode(_ source: Span<UInt8>) {
    switch encoding {
    case .utf8: break
    case .latin1:
      var text: [UInt8] = []
      text.reserveCapacity(source.count + source.count / 8)
      for index in 0..<source.count {
        let byte = source[index]
        if byte < 0x80 {
          text.append(byte)
        } else {
          text.append(0xC0 | byte >> 6)
          text.append(0x80 | byte & 0x3F)
        }
      }
      transcoded = text
    case .utf16BigEndian: transcodeUTF16(source, highFirst: true)
    case .utf16LittleEndian: transcodeUTF16(source, highFirst: false)
    }
  }

  private mutating func transcodeUTF16(_ source: Span<UInt8>, highFirst: Bool) {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    defer { transcoded = text }
    func unit(_ index: Int) -> UInt16 {
      let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
      return highFirst ? first << 8 | second : second << 8 | first
    }
    var index = markLength
    while index + 1 < source.count {
      var scalar = Unicode.Scalar(unit(index))
      if UTF16.isLeadSurrogate(unit(index)), index + 3 < source.count,
        UTF16.isTrailSurrogate(unit(index + 2))
      {
        let (high, low) = (UInt32(unit(index)) & 0x3FF, UInt32(unit(index + 2)) & 0x3FF)
        scalar = Unicode.Scalar(0x10000 + (high << 10 | low))
        index += 2
      }
      guard let scalar, let encoded = UTF8.encode(scalar) else {
        mistake = XMLSyntaxError(
          .unexpectedCharacter, at: text.count, expected: "UTF-16",
          found: "half of a surrogate pair")
        return
      }
      text.append(contentsOf: encoded)
      index += 2
    }
    if index < source.count {
      mistake = XMLSyntaxError(
        .unexpectedEnd, at: text.count, expected: "UTF-16", found: "half of a character")
    }
  }
}

extension XMLDocumentText {
  /// Where an offset of the text is in the source.
  ///
  /// - Parameters:
  ///   - offset: The offset in the text as UTF-8.
  ///   - text: The text as UTF-8.
  /// - Complexity: O(offset).
  package func location(of offset: Int, in text: Span<UInt8>) -> TextLocation {
    var walk = Walk(self)
    while walk.index < min(offset, text.count) { walk.step(in: text) }
    return walk.location
  }

  /// The offsets in the source of offsets in the text.
  ///
  /// - Parameters:
  ///   - offsets: The offsets in the text as UTF-8; nil for what is not known.
  ///   - text: The text as UTF-8.
  /// - Complexity: One pass over the text, if the source is not UTF-8.
  package func sourceOffsets(of offsets: [Int?], in text: Span<UInt8>) -> [Int?] {
    guard encoding != .utf8 else { return offsets }
    var walk = Walk(self)
    var found: [Int: Int] = [:]
    for offset in Set(offsets.compactMap { $0 }).sorted() {
      while walk.index < min(offset, text.count) { walk.step(in: text) }
      found[offset] = walk.location.byteOffset
    }
    return offsets.map { $0.flatMap { found[$0] } }
  }

  /// Whether a source is UTF-8, as far as its first bytes and its declaration say.
  package static func isUTF8(_ source: Span<UInt8>) -> Bool {
    switch XMLEncoding.Signature(source) {
    case .certain(let encoding, _): encoding == .utf8
    case .asciiCompatible: declaredEncoding(of: source) == .utf8
    case .unsupported: false
    }
  }

  /// The lines and columns of offsets of the source.
  ///
  /// - Parameters:
  ///   - offsets: The offsets in the source.
  ///   - text: The text as UTF-8.
  /// - Complexity: One pass over the text.
  package func locations(
    ofSource offsets: [Int], in text: Span<UInt8>
  ) -> [Int: TextLocation] {
    var walk = Walk(self)
    var locations: [Int: TextLocation] = [:]
    for offset in Set(offsets).sorted() {
      while walk.index < text.count, walk.location.byteOffset < offset { walk.step(in: text) }
      locations[offset] = walk.location
    }
    return locations
  }

  /// A walk over the text that knows where it is in the source.
  private struct Walk {
    private let encoding: XMLEncoding
    private(set) var index: Int
    private(set) var location: TextLocation

    init(_ document: XMLDocumentText) {
      encoding = document.encoding
      index = document.textStart
      location = TextLocation(line: 1, column: 1, byteOffset: document.markLength)
    }

    /// Steps over a byte of the text.
    mutating func step(in text: Span<UInt8>) {
      let byte = text[index]
      index += 1
      if encoding == .utf8 { location.byteOffset += 1 }
      if byte & 0xC0 == 0x80 { return }
      switch encoding {
      case .utf8: break
      case .latin1: location.byteOffset += 1
      case .utf16BigEndian, .utf16LittleEndian: location.byteOffset += byte >= 0xF0 ? 4 : 2
      }
      // CR and CRLF end lines, too (section 2.11).
      if byte == 0x0A || byte == 0x0D && !(index < text.count && text[index] == 0x0A) {
        location.line += 1
        location.column = 1
      } else {
        location.column += 1
      }
    }
  }
}
