extension OutputBuffer {
  /// Appends text in quotes, escaped by RFC 8259, and a comma.
  @usableFromInline
  package mutating func append(quoted text: String) { append(quoted: text, slashes: false) }

  /// Appends text in quotes, escaped by RFC 8259 and with `/` as `\/`, and a comma.
  @inline(never)
  package mutating func append(quotedWithoutSlashes text: String) {
    append(quoted: text, slashes: true)
  }

  /// Does the same with or without escaped slashes; the argument is a constant, so it costs
  /// nothing.
  @inline(__always)
  private mutating func append(quoted text: String, slashes: Bool) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(quoted: $0, slashes: slashes)
    }
    if isDone == nil {
      // A bridged string, which is stored elsewhere in another encoding.
      var copy = text
      copy.withUTF8 { unsafe append(quoted: $0, slashes: slashes) }
    }
  }

  @inline(__always)
  private mutating func append(quoted text: UnsafeBufferPointer<UInt8>, slashes: Bool) {
    // Every byte may become six (\u001f), plus quotes, a comma, and a block that is stored whole.
    var rest = unsafe text[...]
    reserve(Swift.min(text.count, Self.pieceSize) &* 6 &+ 32)
    put(0x22)
    while unsafe _slowPath(rest.count > Self.pieceSize) {
      unsafe putEscaped(
        UnsafeBufferPointer(rebasing: rest.prefix(Self.pieceSize)), slashes: slashes)
      unsafe rest = rest.dropFirst(Self.pieceSize)
      unsafe reserve(Swift.min(rest.count, Self.pieceSize) &* 6 &+ 32)
    }
    unsafe putEscaped(UnsafeBufferPointer(rebasing: rest), slashes: slashes)
    put(0x22)
    put(0x2C)
  }

  /// The size of the pieces in which long text is escaped, to avoid reserving six times its length.
  private static var pieceSize: Int { 4096 }

  /// Appends text; there is room for six times its length plus sixteen bytes.
  @inline(__always)
  private mutating func putEscaped(_ text: UnsafeBufferPointer<UInt8>, slashes: Bool) {
    guard var from = text.baseAddress else { return }
    let last = unsafe from + text.count
    var to = unsafe next
    while unsafe last - from >= 16 {
      // Stores the block before checking it: later stores overwrite the invalid part.
      let block = unsafe Bytes16.load(from)
      unsafe UnsafeMutableRawPointer(to).storeBytes(of: block, as: Bytes16.self)
      let quote = block.equals(Bytes16(repeating: 0x22)).bits
      let backslash = block.equals(Bytes16(repeating: 0x5C)).bits
      let control = block.isBelow(Bytes16(repeating: 0x20)).bits
      let slash = slashes ? block.equals(Bytes16(repeating: 0x2F)).bits : 0
      let escapes = quote | backslash | control | slash
      // With a step of constant length, the processor continues while it still compares.
      if _fastPath(escapes == 0) {
        unsafe to += 16
        unsafe from += 16
        continue
      }
      let plain = escapes.trailingZeroBitCount
      unsafe next = to + plain
      unsafe putEscape(from[plain])
      unsafe from += plain &+ 1
      unsafe to = next
    }
    unsafe next = to
    unsafe putShort(from, count: last - from, slashes: slashes)
  }

  /// Appends less than sixteen bytes; there is room for six times as many.
  @inline(__always)
  private mutating func putShort(
    _ from: UnsafePointer<UInt8>, count: Int, slashes: Bool
  ) {
    let source = unsafe UnsafeRawPointer(from)
    let target = unsafe UnsafeMutableRawPointer(next)
    // Two words that overlap in the middle.
    if count >= 8 {
      let first = unsafe source.loadUnaligned(as: UInt64.self)
      let second = unsafe source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      if _fastPath(!Self.holdEscapes(first, slashes) && !Self.holdEscapes(second, slashes)) {
        unsafe target.storeBytes(of: first, as: UInt64.self)
        unsafe target.storeBytes(of: second, toByteOffset: count &- 8, as: UInt64.self)
        unsafe next += count
        return
      }
    } else if count >= 4 {
      let first = unsafe source.loadUnaligned(as: UInt32.self)
      let second = unsafe source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      if _fastPath(!Self.holdEscapes(UInt64(first) | UInt64(second) &<< 32, slashes)) {
        unsafe target.storeBytes(of: first, as: UInt32.self)
        unsafe target.storeBytes(of: second, toByteOffset: count &- 4, as: UInt32.self)
        unsafe next += count
        return
      }
    }
    for index in 0..<count {
      let byte = unsafe from[index]
      let isPlain = byte != 0x22 && byte != 0x5C && byte >= 0x20 && !(slashes && byte == 0x2F)
      if isPlain { put(byte) } else { putEscape(byte) }
    }
  }

  /// Returns whether one of eight bytes is a quote, a backslash, a control character, or a slash if
  /// slashes are escaped.
  @inline(__always)
  private static func holdEscapes(_ word: UInt64, _ slashes: Bool) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let slash = slashes ? word ^ (ones &* 0x2F) : 0x8080_8080_8080_8080
    let found =
      (slash &- ones) & ~slash | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (word &- ones &* 0x20) & ~word
    return found & (ones &* 0x80) != 0
  }

  /// Appends the escape of a byte; there is room for six bytes.
  @inline(never)
  private mutating func putEscape(_ byte: UInt8) {
    put(0x5C)
    switch byte {
    case 0x22, 0x5C, 0x2F: put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    default:
      put(UInt8(ascii: "u"))
      put(0x30)
      put(0x30)
      put(0x30 + byte >> 4)
      put(byte & 0xF < 10 ? 0x30 + byte & 0xF : 0x57 + byte & 0xF)
    }
  }
}

extension OutputBuffer {
  /// Removes the last quoted key, whose colon is already removed.
  package mutating func removeLastKey() {
    repeat { removeLast() } while count > 0 && !(last == 0x22 && !isLastEscaped)
    removeLast()
  }

  /// Whether an odd number of backslashes precedes the last byte.
  private var isLastEscaped: Bool {
    var first = unsafe next - 1
    while unsafe first > start, unsafe first[-1] == 0x5C { unsafe first -= 1 }
    return unsafe (next - 1 - first) % 2 == 1
  }
}
