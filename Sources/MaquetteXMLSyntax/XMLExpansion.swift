import MaquetteCore

/// The text of a document after its internal subset has been applied: references to entities are
/// replaced, and missing attributes have their defaults.
///
/// Malformed text is passed on unchanged, so that the scanner reports it at its place.
struct XMLExpansion {
  /// A part of the result and where it comes from.
  private struct Piece {
    /// The offset in the result.
    let start: Int

    /// The offset in the source.
    let origin: Int

    /// Whether the part was inserted, so that all of it has one place.
    let isInserted: Bool
  }

  /// The text before.
  let original: [UInt8]

  /// The text after.
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []

  private var entities: XMLEntities
  private let subset: XMLSubset

  /// Applies an internal subset.
  ///
  /// - Parameters:
  ///   - subset: The subset.
  ///   - text: The document.
  init(_ subset: XMLSubset, to text: Span<UInt8>) throws(XMLSyntaxError) {
    original = text.array(0..<text.count)
    self.subset = subset
    entities = XMLEntities(subset, sourceLength: text.count)
    bytes.reserveCapacity(text.count)
    // The subset itself is left out.
    copy(0..<subset.range.lowerBound)
    try expand(from: subset.range.upperBound, in: text)
  }

  /// The offset in the original text of an offset in the result.
  func origin(of offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let piece = pieces[low - 1]
    return piece.isInserted ? piece.origin : piece.origin + offset - piece.start
  }

  private mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(Piece(start: bytes.count, origin: range.lowerBound, isInserted: false))
    bytes += original[range]
  }

  private mutating func insert(_ text: [UInt8], at origin: Int) {
    pieces.append(Piece(start: bytes.count, origin: origin, isInserted: true))
    bytes += text
  }

  /// Copies the text from an offset, and replaces references in contents and attributes.
  private mutating func expand(from start: Int, in text: Span<UInt8>) throws(XMLSyntaxError) {
    var (index, copied) = (start, start)
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "&"):
        guard let (name, end) = XMLEntities.reference(at: index, in: text),
          let replacement = try entities.text(of: name, in: .contents, at: index)
        else {
          index += 1
          break
        }
        copy(copied..<index)
        insert(replacement, at: index)
        (index, copied) = (end, end)
      case UInt8(ascii: "<"):
        if text.starts(with: "<!--", at: index) {
          index = Self.end(of: "-->", after: index + 4, in: text)
        } else if text.starts(with: "<![CDATA[", at: index) {
          index = Self.end(of: "]]>", after: index + 9, in: text)
        } else if text.starts(with: "<?", at: index) {
          index = Self.end(of: "?>", after: index + 2, in: text)
        } else if text.starts(with: "</", at: index) {
          index += 2
        } else {
          copy(copied..<index)
          index = try expandTag(at: index, in: text)
          copied = index
        }
      default: index += 1
      }
    }
    copy(copied..<text.count)
  }

  private static func end(of mark: String, after start: Int, in text: Span<UInt8>) -> Int {
    var index = start
    while index < text.count, !text.starts(with: mark, at: index) { index += 1 }
    return min(index + mark.utf8.count, text.count)
  }

  /// Copies a start tag with its attributes and the defaults of those that it lacks.
  ///
  /// - Returns: The offset after the tag.
  private mutating func expandTag(at start: Int, in text: Span<UInt8>) throws(XMLSyntaxError) -> Int
  {
    var tag = XMLScanner(at: start + 1)
    guard let element = try? tag.scanName(in: text) else {
      copy(start..<start + 1)
      return start + 1
    }
    let declared = subset.attributes[ExactKey(text.string(element.range))] ?? []
    var present: Set<[UInt8]> = []
    var copied = start
    while tag.skipSpace(in: text), let name = try? tag.scanName(in: text).range {
      tag.skipSpace(in: text)
      guard tag.offset < text.count, text[tag.offset] == UInt8(ascii: "=") else { break }
      tag.offset += 1
      tag.skipSpace(in: text)
      guard tag.offset < text.count, case let quote = text[tag.offset],
        quote == 0x22 || quote == 0x27
      else { break }
      let first = tag.offset + 1
      tag.offset = first
      while tag.offset < text.count, text[tag.offset] != quote { tag.offset += 1 }
      let value = first..<tag.offset
      tag.offset = min(tag.offset + 1, text.count)
      let bytes = text.array(name)
      if !declared.isEmpty { present.insert(bytes) }
      let isTokens = declared.contains { $0.isTokens && $0.name == bytes }
      let expanded = try entities.attribute(text.array(value), isTokens: isTokens, at: first)
      if let expanded {
        copy(copied..<first)
        insert(expanded, at: first)
        copied = value.upperBound
      }
    }
    copy(copied..<tag.offset)
    for attribute in declared where !present.contains(attribute.name) {
      guard let value = try entities.value(of: attribute) else { continue }
      let quoted = [0x20] + attribute.name + Array("=\"".utf8) + value + [0x22]
      try entities.spend(quoted.count, at: start)
      insert(quoted, at: start)
    }
    return tag.offset
  }
}
