package import MaquetteCore

// Converts offsets in the text to locations in the source, and back.

extension XMLDocumentText {
  /// The location in the source of an offset in the text.
  ///
  /// - Parameters:
  ///   - offset: The offset in the text as UTF-8.
  ///   - text: The text as UTF-8.
  /// - Complexity: O(offset).
  package func location(of offset: Int, in text: Span<UInt8>) -> TextLocation {
    var walk = Walk(self)
    if let expansion {
      let offset = expansion.origin(of: offset)
      return expansion.original.withBytes { text in
        while walk.index < min(offset, text.count) { walk.step(in: text) }
        return walk.location
      }
    }
    while walk.index < min(offset, text.count) { walk.step(in: text) }
    return walk.location
  }

  /// Converts offsets in the text to offsets in the source.
  ///
  /// - Parameters:
  ///   - offsets: The offsets in the text as UTF-8; nil if unknown.
  ///   - text: The text as UTF-8.
  /// - Complexity: One pass over the text, if the source is not UTF-8.
  package func sourceOffsets(of offsets: [Int?], in text: Span<UInt8>) -> [Int?] {
    if let expansion {
      let origins = offsets.map { $0.map { expansion.origin(of: $0) } }
      return expansion.original.withBytes { self.origins(of: origins, in: $0) }
    }
    return origins(of: offsets, in: text)
  }

  /// Converts offsets in the text before its expansion to offsets in the source.
  private func origins(of offsets: [Int?], in text: Span<UInt8>) -> [Int?] {
    guard encoding != .utf8 else { return offsets }
    var walk = Walk(self)
    var found: [Int: Int] = [:]
    for offset in Set(offsets.compactMap { $0 }).sorted() {
      while walk.index < min(offset, text.count) { walk.step(in: text) }
      found[offset] = walk.location.byteOffset
    }
    return offsets.map { $0.flatMap { found[$0] } }
  }

  /// Whether a source is UTF-8, according to its first bytes and its declaration.
  package static func isUTF8(_ source: Span<UInt8>) -> Bool {
    switch XMLEncoding.Signature(source) {
    case .certain(let encoding, _): encoding == .utf8
    case .asciiCompatible: declaredEncoding(of: source) == .utf8
    case .unsupported: false
    }
  }

  /// The lines and columns of offsets in the source.
  ///
  /// - Parameters:
  ///   - offsets: The offsets in the source.
  ///   - text: The text as UTF-8.
  /// - Complexity: One pass over the text.
  package func locations(
    ofSource offsets: [Int], in text: Span<UInt8>
  ) -> [Int: TextLocation] {
    if let expansion { return expansion.original.withBytes { locations(offsets, in: $0) } }
    return locations(offsets, in: text)
  }

  private func locations(_ offsets: [Int], in text: Span<UInt8>) -> [Int: TextLocation] {
    var walk = Walk(self)
    var locations: [Int: TextLocation] = [:]
    for offset in Set(offsets).sorted() {
      while walk.index < text.count, walk.location.byteOffset < offset { walk.step(in: text) }
      locations[offset] = walk.location
    }
    return locations
  }

  /// Walks over the text and tracks the location in the source.
  private struct Walk {
    private let encoding: XMLEncoding
    private(set) var index: Int
    private(set) var location: TextLocation

    init(_ document: XMLDocumentText) {
      encoding = document.encoding
      index = document.textStart
      location = TextLocation(line: 1, column: 1, byteOffset: document.markLength)
    }

    /// Moves past a byte of the text.
    mutating func step(in text: Span<UInt8>) {
      let byte = text[index]
      index += 1
      if encoding == .utf8 { location.byteOffset += 1 }
      if byte & 0xC0 == 0x80 { return }
      switch encoding {
      case .utf8: break
      case .latin1, .codePage: location.byteOffset += 1
      case .utf16BigEndian, .utf16LittleEndian: location.byteOffset += byte >= 0xF0 ? 4 : 2
      }
      // CR and CRLF also end lines (section 2.11).
      if byte == 0x0A || byte == 0x0D && !(index < text.count && text[index] == 0x0A) {
        location.line += 1
        location.column = 1
      } else {
        location.column += 1
      }
    }
  }
}
