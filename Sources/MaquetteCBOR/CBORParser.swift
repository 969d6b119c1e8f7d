import MaquetteCore
import MaquetteFormats

/// Parses CBOR iteratively, one item after another.
struct CBORParser: ~Copyable {
  let format: CBORFormat
  let options: DecodingOptions
  var cursor = BinaryCursor()
  var assembler: TreeAssembler

  /// The maximum number of elements of one element of the outermost array, before any of them is
  /// parsed.
  var partLimit: PartLimit?

  /// A limit of the number of elements of a part.
  struct PartLimit {
    /// The index of the part.
    var part: Int
    var count: Int

    /// What an element is, for errors.
    var unit: String
  }

  /// The offset of the current item.
  var start = 0

  /// The range of the last key of each open object, if their order is checked.
  var lastKeys: [Range<Int>?] = []

  init(_ format: CBORFormat, _ options: DecodingOptions, search: PathSearch? = nil) {
    self.format = format
    var options = options
    if format.requiresDeterminism { options.duplicateKeys = .reject }
    self.options = options
    assembler = TreeAssembler(options, search: search)
  }

  /// The offsets of the requested paths.
  var offsets: [Int?] { assembler.offsets }

  /// Parses the whole source.
  mutating func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    if format.isSequence { return try parseSequence(source, &reading) }
    while true {
      guard case .finished = try readItem(source, &reading) else { continue }
      guard cursor.offset == source.count else {
        throw MappingError(.trailingContent, at: cursor.offset)
      }
      return assembler.takeTree()
    }
  }

  private mutating func parseSequence(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    _ = try assembler.beginArray(nil, at: 0)
    let depth = assembler.depth
    while cursor.offset < source.count || assembler.depth > depth {
      _ = try readItem(source, &reading)
    }
    _ = try assembler.endByBreak()
    return assembler.takeTree()
  }

  /// Reads the head of an item, the content of a scalar, and completes the containers that end with
  /// it.
  private mutating func readItem(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> TreeAssembler.Outcome {
    start = cursor.offset
    guard start < source.count else { throw endOfSource(source) }
    let head = source[start]
    cursor.offset = start + 1
    if head == 0xFF { return try settle(try readBreak()) }
    if assembler.expectsKey {
      try readKey(head, source)
      return .more
    }
    let outcome: TreeAssembler.Outcome
    switch head >> 5 {
    case 0: outcome = try add(.number(AnyValue.Number(unsigned: try readArgument(head, source))))
    case 1: outcome = try add(.number(Self.negative(try readArgument(head, source))))
    case 2: outcome = try add(.bytes(try readBytes(head, source)))
    case 3: outcome = try add(.string(try readText(head, source)))
    case 4: outcome = try beginArray(head, source)
    case 5: outcome = try beginObject(head, source)
    case 6:
      try assembler.beginTag(try readArgument(head, source), at: start)
      return .more
    default: outcome = try readSimple(head, source, &reading)
    }
    return try settle(outcome)
  }

  private mutating func add(
    _ value: consuming AnyValue
  ) throws(MappingError) -> TreeAssembler.Outcome {
    try assembler.add(value, at: start)
  }

  /// Interprets each tag whose content is complete.
  private mutating func settle(
    _ outcome: TreeAssembler.Outcome
  ) throws(MappingError) -> TreeAssembler.Outcome {
    var outcome = outcome
    while case .tagged = outcome {
      let (tag, content, offset) = assembler.takeTagged()
      outcome = try assembler.addTagged(try value(of: tag, content, at: offset))
    }
    return outcome
  }

  /// Begins an array; each element takes at least one byte.
  private mutating func beginArray(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    let count = try readCount(head, source)
    // The outermost array may have a tag.
    if let partLimit, assembler.depth <= 2 { try check(count, partLimit) }
    guard let count else { return try assembler.beginArray(nil, at: start) }
    guard count <= UInt64(source.count - cursor.offset) else {
      throw tooFewBytes(count.counted("element"), source)
    }
    return try assembler.beginArray(Int(count), at: start)
  }

  /// Checks the length of a part; an indefinite one could have any number of elements.
  private func check(_ count: UInt64?, _ limit: PartLimit) throws(MappingError) {
    guard assembler.path.steps == [.index(limit.part)], (count ?? .max) > UInt64(limit.count) else {
      return
    }
    throw assembler.error(
      .tooManyElements, at: start, expected: "at most \(limit.count.counted(limit.unit))",
      found: count.map { "\($0)" } ?? "an unknown number")
  }

  /// Begins an object; each member takes at least two bytes.
  private mutating func beginObject(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    let count = try readCount(head, source)
    if let count, count > UInt64((source.count - cursor.offset) / 2) {
      throw tooFewBytes(count.counted("key and value", plural: "keys and values"), source)
    }
    if format.requiresDeterminism { beginKeys() }
    return try assembler.beginObject(count.map { Int($0) }, at: start)
  }

  private mutating func readBreak() throws(MappingError) -> TreeAssembler.Outcome {
    // The array around the items of a sequence has no bytes, so no break can end it.
    guard assembler.awaitsBreak, !format.isSequence || assembler.depth > 1 else {
      throw assembler.error(
        .unexpectedCharacter, at: start, expected: "an item", found: "a break, which ends nothing")
    }
    return try assembler.endByBreak()
  }
}
