import MaquetteCore

/// The available bytes of a stream: appended at the end, removed at the front.
@usableFromInline
struct StreamBuffer: Sendable {
  /// The minimum number of zeros after the bytes, which allow the fast path for all of them.
  private static let padding = 64

  /// The bytes, followed by zeros.
  @usableFromInline private(set) var storage: [UInt8] = []

  /// The number of available bytes.
  ///
  /// Invariant: from here on the storage contains zeros, at least as many as the padding once
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
      // If a collection miscounts its elements, the process stops here, or zeros remain.
      _ = unsafe room.update(fromContentsOf: bytes)
    }
    grow(by: added)
  }

  @usableFromInline
  mutating func grow(by added: Int) { count += added }

  /// Reserves room for bytes and the padding after them.
  @usableFromInline
  mutating func reserve(_ added: Int) {
    let needed = count + added + Self.padding
    guard storage.count < needed else { return }
    let size = max(needed, storage.count * 2)
    storage.reserveCapacity(size)
    storage.append(contentsOf: repeatElement(0, count: size - storage.count))
  }

  /// Removes the first bytes.
  ///
  /// - Complexity: O(remaining bytes + removed bytes).
  mutating func removeFirst(_ removed: Int) {
    let left = count - removed
    unsafe storage.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, removed > 0 else { return }
      // Invariant: `removed + left` is the count, which is within the storage.
      unsafe start.update(from: start + removed, count: left)
      unsafe (start + left).update(repeating: 0, count: removed)
    }
    count = left
  }
}
