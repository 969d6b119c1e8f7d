/// The bytes of a stream that are at hand: appended behind, taken away in front.
@usableFromInline
struct StreamBuffer: Sendable {
  /// How many zeros at least lie behind the bytes, so that all of them are read the fast way.
  private static let padding = 64

  /// The bytes, and zeros behind them.
  @usableFromInline private(set) var storage: [UInt8] = []

  /// How many bytes are at hand.
  ///
  /// Invariant: from here on the storage holds zeros, at least as many as the padding once
  /// anything was appended.
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  /// Appends bytes.
  @inlinable
  mutating func append(_ bytes: some Collection<UInt8>) {
    let added = bytes.count
    reserve(added)
    let end = count
    unsafe storage.withUnsafeMutableBufferPointer { buffer in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[end..<end + added])
      // A collection that miscounts itself stops the process here, or leaves zeros.
      _ = unsafe room.update(fromContentsOf: bytes)
    }
    grow(by: added)
  }

  @usableFromInline
  mutating func grow(by added: Int) { count += added }

  /// Makes room for bytes and the padding behind them.
  @usableFromInline
  mutating func reserve(_ added: Int) {
    let needed = count + added + Self.padding
    guard storage.count < needed else { return }
    let size = max(needed, storage.count * 2)
    storage.reserveCapacity(size)
    storage.append(contentsOf: repeatElement(0, count: size - storage.count))
  }

  /// Takes the first bytes away.
  ///
  /// - Complexity: O(bytes that are left + bytes taken away).
  mutating func removeFirst(_ removed: Int) {
    let left = count - removed
    unsafe storage.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, removed > 0 else { return }
      // Invariant: `removed + left` is the count, which lies within the storage.
      unsafe start.update(from: start + removed, count: left)
      unsafe (start + left).update(repeating: 0, count: removed)
    }
    count = left
  }
}
