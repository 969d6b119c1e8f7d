// Moves past items of any kind.

extension BinaryReader {
  /// What a reader needs to know of an item that it has moved past.
  private struct Extent {
    /// The number of containers and tags, one inside the other.
    var levels = 0

    /// Whether only the parser of the format can judge a part of the item.
    var needsParser = false
  }

  /// A container or tag that is being skipped.
  private struct Frame {
    /// The number of items left, with each key and each value of an object as one; negative if a
    /// break ends the container.
    var left: Int
    var isObject = false

    /// Whether the next item is a key.
    ///
    /// The parser checks containers that a break ends.
    var expectsKey: Bool { isObject && left > 0 && left & 1 == 0 }
  }

  /// Moves past a value, and checks what the parser of the format checks.
  @inline(never)
  mutating func skipValue() throws(Unusual) {
    let before = unsafe position
    guard try skipItem().needsParser else { return }
    guard unsafe parse(from: before) != nil else { throw Unusual() }
  }

  /// Moves past a value, and returns it as a tree.
  @inline(never)
  mutating func parseValue() throws(Unusual) -> AnyValue {
    let before = unsafe position
    _ = try skipItem()
    guard let value = unsafe parse(from: before) else { throw Unusual() }
    return value
  }

  /// Parses the bytes from a position to that of the reader.
  ///
  /// Invariant: the position is in the source and not after that of the reader.
  func parse(from before: UnsafePointer<UInt8>) -> AnyValue? {
    let bytes = unsafe UnsafeBufferPointer(start: before, count: position - before)
    return unsafe parse(bytes.span)
  }

  private mutating func skipItem() throws(Unusual) -> Extent {
    var extent = Extent()
    var frame = Frame(left: 1)
    var outerFrames: [Frame] = []
    repeat {
      let item = try readItem()
      if frame.expectsKey, item.kind != .text, item.integer == nil { throw Unusual() }
      var inner: Frame?
      switch item.kind {
      case .unsigned, .signed, .negative, .float16, .float32, .float64, .bool, .null: break
      case .text: try skipText(try count(item))
      case .bytes: unsafe position += try count(item)
      case .array: inner = Frame(left: try count(item))
      case .object: inner = Frame(left: try count(item) * 2, isObject: true)
      case .tag: inner = Frame(left: 1)
      case .openArray, .openObject: inner = Frame(left: -1)
      case .typed:
        let size = try count(item)
        guard size < remaining else { throw Unusual() }
        unsafe position += size + 1
      case .chunks: try skipChunks()
      case .end where frame.left < 0: frame.left = 0
      case .end, .other: throw Unusual()
      }
      switch item.kind {
      case .tag, .openArray, .openObject, .typed, .chunks: extent.needsParser = true
      default: break
      }
      if let inner {
        extent.levels = max(extent.levels, outerFrames.count + 1)
        try checkDepth(ofLevels: extent.levels)
        outerFrames.append(frame)
        frame = inner
      } else if item.kind != .end, frame.left > 0 {
        frame.left -= 1
      }
      // A container is an item of the one around it.
      while frame.left == 0, let outer = outerFrames.popLast() {
        frame = outer
        if frame.left > 0 { frame.left -= 1 }
      }
    } while frame.left != 0
    return extent
  }

  private mutating func skipChunks() throws(Unusual) {
    while try !skipEnd() {
      let chunk = try readItem()
      guard chunk.kind == .text || chunk.kind == .bytes else { throw Unusual() }
      unsafe position += try count(chunk)
    }
  }
}
