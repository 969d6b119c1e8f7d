import MaquetteCore

/// Reads CBOR: one item after the other, without recursion.
struct CBORParser: ~Copyable {
  let format: CBORFormat
  let options: DecodingOptions
  var cursor = BinaryCursor()
  var assembler: TreeAssembler

  /// Where the item begins that is being read.
  var start = 0

  /// Where the last key of each open object is, if their order is looked at.
  var lastKeys: [Range<Int>?] = []

  init(_ format: CBORFormat, _ options: DecodingOptions, search: PathSearch? = nil) {
    self.format = format
    var options = options
    if format.requiresDeterminism { options.duplicateKeys = .reject }
    self.options = options
    assembler = TreeAssembler(options, search: search)
  }

  /// Where the paths are that were looked for.
  var offsets: [Int?] { assembler.offsets }

  /// Reads the whole source.
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

  /// Reads the head of an item, its content if it is a scalar, and what becomes whole by it.
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

  /// Gives tags their meaning until an item is needed.
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

  /// Begins an array, each of whose elements takes at least a byte.
  private mutating func beginArray(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    guard let count = try readCount(head, source) else {
      return try assembler.beginArray(nil, at: start)
    }
    guard count <= UInt64(source.count - cursor.offset) else {
      throw tooFewBytes("\(count) elements", source)
    }
    return try assembler.beginArray(Int(count), at: start)
  }

  /// Begins an object, each of whose members takes at least two bytes.
  private mutating func beginObject(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> TreeAssembler.Outcome {
    let count = try readCount(head, source)
    if let count, count > UInt64((source.count - cursor.offset) / 2) {
      throw tooFewBytes("\(count) keys and values", source)
    }
    if format.requiresDeterminism { beginKeys() }
    return try assembler.beginObject(count.map { Int($0) }, at: start)
  }

  private mutating func readBreak() throws(MappingError) -> TreeAssembler.Outcome {
    // What is around the items of a sequence has no bytes.
    guard assembler.awaitsBreak, !format.isSequence || assembler.depth > 1 else {
      throw assembler.error(
        .unexpectedCharacter, at: start, expected: "an item", found: "a break, which ends nothing")
    }
    return try assembler.endByBreak()
  }
}
