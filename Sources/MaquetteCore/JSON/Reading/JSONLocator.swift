/// Computes the path, line and column of offsets in JSON text.
///
/// Readers keep only offsets. When errors are reported, one pass from the start of the text locates
/// all of them.
package struct JSONLocator {
  /// The location of an offset.
  package struct Place: Sendable {
    package var path: MappingPath
    var location: TextLocation
  }

  /// A container around the offset.
  private enum Level {
    case array(Int)
    case object(Key?)
  }

  /// The key of the current member.
  ///
  /// Its text is made once and shared by all locations below it.
  private struct Key {
    let range: Range<Int>
    var text: String?
  }

  private var levels: [Level] = []
  private var index = 0
  private var expectsKey = false

  /// The location of the last offset, from which the next one is counted.
  private var location = TextLocation(line: 1, column: 1, byteOffset: 0)

  /// Returns the locations of offsets.
  ///
  /// - Parameters:
  ///   - offsets: The offsets, in any order; those after the end count as the end.
  ///   - text: The text, which may be invalid.
  /// - Returns: A location for each offset.
  /// - Complexity: One pass over the text up to the last offset.
  package static func places(of offsets: [Int], in text: borrowing Span<UInt8>) -> [Place] {
    var locator = JSONLocator()
    locator.levels.reserveCapacity(8)
    var places: [Place] = []
    places.reserveCapacity(offsets.count)
    // Usually the offsets are in order.
    guard offsets.indices.dropFirst().contains(where: { offsets[$0 - 1] > offsets[$0] }) else {
      for offset in offsets { places.append(locator.place(at: offset, in: text)) }
      return places
    }
    let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
    for position in order { places.append(locator.place(at: offsets[position], in: text)) }
    var ranks = order
    for (rank, position) in order.enumerated() { ranks[position] = rank }
    return ranks.map { places[$0] }
  }

  private mutating func place(at offset: Int, in text: borrowing Span<UInt8>) -> Place {
    let offset = min(offset, text.count)
    advance(to: offset, in: text)
    return place(of: offset, in: text)
  }

  private mutating func advance(to offset: Int, in text: borrowing Span<UInt8>) {
    while index < offset {
      guard let mark = ByteSearch.firstMarkOfStructure(in: text, index..<offset) else {
        index = offset
        return
      }
      index = mark
      switch text[index] {
      case UInt8(ascii: "{"):
        levels.append(.object(nil))
        expectsKey = true
      case UInt8(ascii: "["):
        levels.append(.array(0))
        expectsKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = levels.popLast()
        expectsKey = false
      case UInt8(ascii: ","):
        step()
      case 0x22:
        let end = Self.endOfString(from: index + 1, in: text)
        // An offset inside a string belongs to the parent of the string.
        if expectsKey, !levels.isEmpty {
          let isClosed = end < text.count || Self.endsString(from: index + 1, at: end, in: text)
          let range = index + 1..<(isClosed ? end - 1 : end)
          levels[levels.count - 1] = .object(Key(range: range))
          expectsKey = false
        }
        if end > offset { return }
        index = end
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func step() {
    switch levels.last {
    case .array(let position): levels[levels.count - 1] = .array(position + 1)
    case .object: expectsKey = true
    case nil: break
    }
  }

  /// Returns the offset after the closing quote, or the end of the text.
  static func endOfString(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < text.count,
      let mark = ByteSearch.firstQuoteOrBackslash(in: text, index..<text.count)
    {
      if text[mark] == 0x22 { return mark + 1 }
      index = mark + 2
    }
    return text.count
  }

  /// Returns whether a string that ends at an offset has a closing quote there.
  private static func endsString(
    from start: Int, at end: Int, in text: borrowing Span<UInt8>
  ) -> Bool {
    guard end > start, text[end - 1] == 0x22 else { return false }
    var backslash = end - 1
    while backslash > start, text[backslash - 1] == 0x5C { backslash -= 1 }
    return (end - 1 - backslash) % 2 == 0
  }

  private mutating func place(of offset: Int, in text: borrowing Span<UInt8>) -> Place {
    var steps: [MappingPath.Step] = []
    steps.reserveCapacity(levels.count)
    for depth in levels.indices {
      if let step = pathStep(at: depth, in: text) { steps.append(step) }
    }
    location.advance(over: text, location.byteOffset..<offset)
    return Place(path: MappingPath(steps), location: location)
  }

  private mutating func pathStep(
    at depth: Int, in text: borrowing Span<UInt8>
  ) -> MappingPath.Step? {
    switch levels[depth] {
    case .array(let position):
      return .index(position)
    case .object(let key?) where !(expectsKey && depth == levels.count - 1):
      if let name = key.text { return .key(name) }
      let name = Self.text(of: key.range, in: text)
      levels[depth] = .object(Key(range: key.range, text: name))
      return .key(name)
    case .object:
      return nil
    }
  }

  static func text(of range: Range<Int>, in text: borrowing Span<UInt8>) -> String {
    let plain = string(range, in: text)
    return hasEscapes(range, in: text) ? JSONText.unquoted("\"" + plain + "\"") : plain
  }

  private static func hasEscapes(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
    for index in range.clamped(to: 0..<text.count) where text[index] == 0x5C { return true }
    return false
  }

  /// Returns the raw text between two offsets.
  static func string(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> String {
    unsafe text.extracting(range.clamped(to: 0..<text.count)).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns a description of the value at an offset for errors: its kind and the value, cut to
  /// about 80 characters.
  ///
  /// - Parameters:
  ///   - offset: The start of the value.
  ///   - text: The text.
  ///   - hidesValue: Whether to describe only the kind.
  static func found(at offset: Int, in text: borrowing Span<UInt8>, hidesValue: Bool) -> String {
    guard offset < text.count else { return "the end of the text" }
    let kind: ValueKind
    let end: Int
    switch text[offset] {
    case UInt8(ascii: "{"): return ValueKind.object.phrase
    case UInt8(ascii: "["): return ValueKind.array.phrase
    case 0x22:
      kind = .string
      end = endOfString(from: offset + 1, in: text)
    case UInt8(ascii: "-"), 0x30...0x39:
      kind = .number
      end = endOfToken(from: offset, in: text)
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"):
      end = endOfToken(from: offset, in: text)
      switch string(offset..<min(end, offset + 6), in: text) {
      case "null": return ValueKind.null.phrase
      case "true", "false": kind = .bool
      default: return hidesValue ? "another word" : excerpt(offset..<end, in: text).inQuotes
      }
    default: return "\(scalar(at: offset, in: text))".inQuotes
    }
    guard !hidesValue else { return kind.phrase }
    var shown = kind.rawValue
    shown += " "
    shown += excerpt(offset..<end, in: text)
    return shown
  }

  /// Returns the offset after a number or a word.
  static func endOfToken(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] > 0x20, !endsToken(text[end]) { end += 1 }
    return end
  }

  private static func endsToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), 0x22:
      true
    default: false
    }
  }

  /// Returns the text between two offsets, cut to about 80 characters.
  package static func excerpt(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> String {
    var end = min(range.upperBound, range.lowerBound + 400)
    if end == range.upperBound { return string(range, in: text).abbreviated }
    while end > range.lowerBound, text[end] & 0xC0 == 0x80 { end -= 1 }
    return string(range.lowerBound..<end, in: text).prefix(77) + "..."
  }

  /// Returns the character at an offset; for invalid UTF-8, the first byte and its continuation
  /// bytes.
  private static func scalar(at offset: Int, in text: borrowing Span<UInt8>) -> String {
    var end = offset + 1
    while end < text.count, end < offset + 4, text[end] & 0xC0 == 0x80 { end += 1 }
    return string(offset..<end, in: text)
  }
}
