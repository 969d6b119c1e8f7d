import MaquetteCore
import MaquetteFormats

/// Parses MessagePack iteratively, one item after another.
struct MessagePackParser: ~Copyable {
  private let format: MessagePackFormat
  private let options: DecodingOptions
  private var cursor = BinaryCursor()
  private var assembler: TreeAssembler

  /// The offset of the current item.
  private var start = 0

  init(_ format: MessagePackFormat, _ options: DecodingOptions, search: PathSearch? = nil) {
    self.format = format
    self.options = options
    assembler = TreeAssembler(options, search: search)
  }

  /// The offsets of the requested paths.
  var offsets: [Int?] { assembler.offsets }

  /// Parses the whole source.
  mutating func parse(_ source: Span<UInt8>) throws(MappingError) -> AnyValue {
    if format.isSequence { return try parseSequence(source) }
    while true {
      guard case .finished = try readItem(source) else { continue }
      guard cursor.offset == source.count else {
        throw MappingError(.trailingContent, at: cursor.offset)
      }
      return assembler.takeTree()
    }
  }

  private mutating func parseSequence(_ source: Span<UInt8>) throws(MappingError) -> AnyValue {
    _ = try assembler.beginArray(nil, at: 0)
    let depth = assembler.depth
    while cursor.offset < source.count || assembler.depth > depth {
      _ = try readItem(source)
    }
    _ = try assembler.endByBreak()
    return assembler.takeTree()
  }

  private mutating func readItem(
    _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    start = cursor.offset
    guard start < source.count else { throw endOfSource(source) }
    let head = source[start]
    cursor.offset = start + 1
    if assembler.expectsKey {
      try readKey(head, source)
      return .more
    }
    switch head {
    case 0x00...0x7F: return try add(.number(AnyValue.Number(unsigned: UInt64(head))))
    case 0xE0...0xFF:
      return try add(.number(AnyValue.Number(signed: Int64(Int8(bitPattern: head)))))
    case 0x80...0x8F: return try beginObject(UInt64(head & 0x0F), source)
    case 0x90...0x9F: return try beginArray(UInt64(head & 0x0F), source)
    case 0xA0...0xBF: return try add(try readText(UInt64(head & 0x1F), source))
    case 0xC0: return try add(.null)
    case 0xC2: return try add(.bool(false))
    case 0xC3: return try add(.bool(true))
    case 0xC4, 0xC5, 0xC6:
      return try add(.bytes(try readBytes(try readLength(head - 0xC4, source), source)))
    case 0xC7, 0xC8, 0xC9:
      return try add(try readExtension(try readLength(head - 0xC7, source), source))
    case 0xCA:
      let bits = UInt32(truncatingIfNeeded: try readInteger(4, source))
      return try add(.number(AnyValue.Number(Double(Float(bitPattern: bits)))))
    case 0xCB:
      return try add(.number(AnyValue.Number(Double(bitPattern: try readInteger(8, source)))))
    case 0xCC...0xCF:
      return try add(
        .number(AnyValue.Number(unsigned: try readInteger(1 << Int(head - 0xCC), source))))
    case 0xD0...0xD3:
      return try add(.number(AnyValue.Number(signed: try readSigned(head - 0xD0, source))))
    case 0xD4...0xD8: return try add(try readExtension(1 << UInt64(head - 0xD4), source))
    case 0xD9, 0xDA, 0xDB:
      return try add(try readText(try readLength(head - 0xD9, source), source))
    case 0xDC, 0xDD: return try beginArray(try readLength(head - 0xDB, source), source)
    case 0xDE, 0xDF: return try beginObject(try readLength(head - 0xDD, source), source)
    default:
      throw assembler.error(
        .unexpectedCharacter, at: start, expected: "a value",
        found: "a byte that begins no value: c1")
    }
  }

  @inline(__always)
  private mutating func add(
    _ value: consuming AnyValue
  ) throws(MappingError) -> TreeAssembler.Outcome {
    try assembler.add(value, at: start)
  }

  /// Begins an array; each element takes at least one byte.
  private mutating func beginArray(
    _ count: UInt64, _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    guard count <= UInt64(source.count - cursor.offset) else {
      throw tooFewBytes(count.counted("element"), source)
    }
    return try assembler.beginArray(Int(count), at: start)
  }

  /// Begins an object; each member takes at least two bytes.
  private mutating func beginObject(
    _ count: UInt64, _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    guard count <= UInt64((source.count - cursor.offset) / 2) else {
      throw tooFewBytes(count.counted("key and value", plural: "keys and values"), source)
    }
    return try assembler.beginObject(Int(count), at: start)
  }
}

// MARK: - Scalars

extension MessagePackParser {
  private mutating func readKey(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) {
    switch head {
    case 0x00...0x7F: assembler.addKey("\(head)")
    case 0xE0...0xFF: assembler.addKey("\(Int8(bitPattern: head))")
    case 0xCC...0xCF: assembler.addKey("\(try readInteger(1 << Int(head - 0xCC), source))")
    case 0xD0...0xD3: assembler.addKey("\(try readSigned(head - 0xD0, source))")
    case 0xA0...0xBF: try readKeyText(UInt64(head & 0x1F), source)
    case 0xD9, 0xDA, 0xDB: try readKeyText(try readLength(head - 0xD9, source), source)
    default:
      throw assembler.error(
        .typeMismatch, at: start, expected: "text or an integer as a key",
        found: "the byte \(String(head, radix: 16))")
    }
  }

  private mutating func readKeyText(
    _ length: UInt64, _ source: Span<UInt8>
  ) throws(MappingError) {
    let range = try readRange(length, source, limit: options.limits.stringLength)
    guard assembler.addKey(range, in: source) else { throw invalidText(range, source) }
  }

  private mutating func readText(
    _ length: UInt64, _ source: Span<UInt8>
  ) throws(MappingError) -> AnyValue {
    let range = try readRange(length, source, limit: options.limits.stringLength)
    if let text = source.text(range) { return .string(text) }
    guard format.hasOnlyRaw else { throw invalidText(range, source) }
    return .bytes(source.array(range))
  }

  private mutating func readBytes(
    _ length: UInt64, _ source: Span<UInt8>
  ) throws(MappingError) -> [UInt8] {
    source.array(try readRange(length, source, limit: options.limits.stringLength))
  }

  private mutating func readExtension(
    _ length: UInt64, _ source: Span<UInt8>
  ) throws(MappingError) -> AnyValue {
    let type = Int8(truncatingIfNeeded: try readInteger(1, source))
    let bytes = try readBytes(length, source)
    guard type == MessagePackTimestamp.type else {
      return MessagePackExtension(type: type, bytes: bytes).value
    }
    guard let moment = MessagePackTimestamp(bytes) else {
      throw assembler.error(
        .invalidValue, at: start,
        expected: "a timestamp of 4, 8 or 12 bytes with less than a second of nanoseconds",
        found: bytes.count.counted("byte"))
    }
    return .date(moment.timestamp)
  }

  /// Reads a length of 1, 2 or 4 bytes.
  private mutating func readLength(
    _ size: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> UInt64 {
    try readInteger(1 << Int(size), source)
  }

  private mutating func readInteger(
    _ width: Int, _ source: Span<UInt8>
  ) throws(MappingError) -> UInt64 {
    guard let integer = cursor.integer(width, in: source) else { throw endOfSource(source) }
    return integer
  }

  private mutating func readSigned(
    _ size: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> Int64 {
    let bits = try readInteger(1 << Int(size), source)
    switch size {
    case 0: return Int64(Int8(truncatingIfNeeded: bits))
    case 1: return Int64(Int16(truncatingIfNeeded: bits))
    case 2: return Int64(Int32(truncatingIfNeeded: bits))
    default: return Int64(bitPattern: bits)
    }
  }

  @inline(__always)
  private mutating func readRange(
    _ length: UInt64, _ source: Span<UInt8>, limit: Int
  ) throws(MappingError) -> Range<Int> {
    let offset = cursor.offset
    // Compared as `UInt64`: a length may be too large for `Int`.
    guard length <= UInt64(source.count - offset) else {
      throw tooFewBytes(length.counted("byte"), source)
    }
    let range = offset..<offset + Int(length)
    cursor.offset = range.upperBound
    guard range.count <= limit else {
      throw assembler.error(.stringTooLong, at: start, expected: "at most \(limit.counted("byte"))")
    }
    return range
  }
}

// MARK: - Errors

extension MessagePackParser {
  private func endOfSource(_ source: Span<UInt8>) -> MappingError {
    assembler.error(.unexpectedEnd, at: source.count)
  }

  /// The error for a length that exceeds the remaining source.
  private func tooFewBytes(_ expected: String, _ source: Span<UInt8>) -> MappingError {
    assembler.error(
      .unexpectedEnd, at: start, expected: expected,
      found: (source.count - cursor.offset).counted("more byte"))
  }

  private func invalidText(_ range: Range<Int>, _ source: Span<UInt8>) -> MappingError {
    assembler.error(.invalidUTF8, at: source.firstInvalidByte(range))
  }
}
