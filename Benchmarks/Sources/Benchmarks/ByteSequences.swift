/// Bytes in chunks that are available at once.
struct Chunks: AsyncSequence, AsyncIteratorProtocol {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func makeAsyncIterator() -> Chunks { self }

  mutating func next() async -> ArraySlice<UInt8>? {
    guard offset < bytes.count else { return nil }
    let end = Swift.min(offset + 64 * 1024, bytes.count)
    defer { offset = end }
    return bytes[offset..<end]
  }
}

/// Single bytes that are available at once.
struct Bytes: AsyncSequence, AsyncIteratorProtocol {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func makeAsyncIterator() -> Bytes { self }

  mutating func next() async -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }
}
