// Values that the reader of trees reads, one by one.

extension BinaryReader {
  /// Makes a tree of the value at the position, and reads it with a closure.
  mutating func readTree(
    _ body: (inout ValueReader) throws(ReadFailure) -> Void
  ) throws(Unusual) {
    try trees.read(try readValue(), body)
  }

  /// Reads a timestamp.
  mutating func readTimestamp() throws(Unusual) -> Timestamp {
    if let moment = readNativeTimestamp() { return moment }
    var moment = Timestamp(secondsSince2001: 0)
    try readTree { (reader) throws(ReadFailure) in moment = try Timestamp(from: &reader) }
    return moment
  }

  /// Reads a timestamp of the format; nil for any other value, and then the reader does not move.
  private mutating func readNativeTimestamp() -> Timestamp? {
    // A tag may count as a level.
    guard hasFreeDepth else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: position, count: min(remaining, 16))
    guard let found = unsafe syntax.timestamp(bytes.span), found.size <= bytes.count else {
      return nil
    }
    unsafe position += found.size
    return found.moment
  }

  /// Reads any value as a tree.
  private mutating func readValue() throws(Unusual) -> AnyValue {
    let before = unsafe position
    let item = try readItem()
    switch item.kind {
    case .null: return .null
    case .bool: return .bool(item.argument != 0)
    case .unsigned: return .number(AnyValue.Number(unsigned: item.argument))
    case .signed: return .number(AnyValue.Number(signed: Int64(bitPattern: item.argument)))
    case .negative:
      if let integer = item.integer { return .number(AnyValue.Number(signed: integer)) }
    case .float32, .float64:
      if let float = item.float { return .number(AnyValue.Number(float)) }
    case .text:
      if let text = try readText(item) { return .string(text) }
      // The format may allow text that is not UTF-8.
      guard let value = unsafe parse(from: before) else { throw Unusual() }
      return value
    case .bytes:
      let count = try count(item)
      defer { unsafe position += count }
      return unsafe .bytes(Array(UnsafeBufferPointer(start: position, count: count)))
    // The parser reads deep trees: it takes no stack for a level.
    case .array where depth < 16: return .array(try readElements(count(item)))
    case .object where depth < 16 && item.argument <= UInt64(KeyIndex.threshold):
      return .object(try readObject(count(item)))
    case .tag, .typed:
      unsafe position = before
      if let moment = readNativeTimestamp() { return .date(moment) }
    default: break
    }
    unsafe position = before
    return try parseValue()
  }

  private mutating func readElements(_ count: Int) throws(Unusual) -> [AnyValue] {
    var elements: [AnyValue] = []
    try enter()
    for _ in 0..<count { elements.append(try readValue()) }
    leave()
    return elements
  }

  /// Reads a few members; their keys are distinct texts, or the parser knows what they are.
  private mutating func readObject(_ count: Int) throws(Unusual) -> AnyValue.Object {
    try enter()
    var members: [AnyValue.Object.Member] = []
    for _ in 0..<count {
      let key = try readItem()
      guard key.kind == .text, let text = try readText(key) else { throw Unusual() }
      members.append(.init(key: text, value: try readValue()))
    }
    leave()
    guard AnyValue.Object.haveDistinctKeys(members) else { throw Unusual() }
    return AnyValue.Object(distinct: members)
  }
}
