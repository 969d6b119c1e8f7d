/// Bytes that grow at their end.
///
/// Room is made once, for the most that a step may write; the writes behind it are unchecked. What
/// is short lies in memory that the caller lends; what is long in the array that becomes the result.
@frozen
@usableFromInline
struct ByteBuffer: ~Copyable {
  // Invariants: `start <= next <= end`; memory from `start` to `end` may be written, and from
  // `start` to `next` it is initialised. It is lent, and outlives the buffer, as long as `storage`
  // is nil; then it is that of the array, which nothing else refers to or changes.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>
  @usableFromInline var storage: [UInt8]?

  @inlinable @inline(__always)
  init(lent memory: UnsafeMutableBufferPointer<UInt8>) {
    start = memory.baseAddress.unsafelyUnwrapped
    next = start
    end = start + memory.count
  }

  /// Creates a buffer that lends nothing, for use again and again.
  @usableFromInline
  init(capacity: Int) {
    // Invariant: no byte can be written to the place that stands in for no memory.
    start = UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
    next = start
    end = start
    grow(max(capacity, 64))
  }

  /// Lends a buffer that short results need no other memory than.
  @inlinable @inline(__always)
  static func withLentMemory<Result, Failure>(
    _ body: (consuming ByteBuffer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withUnsafeTemporaryAllocation` rethrows without a type.
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) {
      memory -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(ByteBuffer(lent: memory)))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The number of bytes written.
  @inlinable @inline(__always)
  var count: Int { next - start }

  /// Whether the bytes are still in the memory that was lent.
  var isLent: Bool { storage == nil }

  /// Makes room for a number of bytes.
  @inlinable @inline(__always)
  mutating func reserve(_ count: Int) {
    if _slowPath(end - next < count) { grow(count) }
  }

  @inline(never)
  @usableFromInline
  mutating func grow(_ count: Int) {
    let used = self.count
    // In few steps, for copying and memory that was never used before are what costs most.
    let factor = used < 64 << 10 ? 8 : used < 16 << 20 ? 4 : 2
    let capacity = max((end - start) * factor, used + count)
    var first = start
    let larger = [UInt8](unsafeUninitializedCapacity: capacity) { memory, initializedCount in
      first = memory.baseAddress.unsafelyUnwrapped
      first.update(from: start, count: used)
      initializedCount = capacity
    }
    storage = larger
    start = first
    next = first + used
    end = first + capacity
  }

  /// Appends a byte for which there is room.
  @inlinable @inline(__always)
  mutating func put(_ byte: UInt8) {
    assert(next < end)
    next.pointee = byte
    next += 1
  }

  /// Appends a literal, and makes room for it and for some bytes more.
  @inlinable @inline(__always)
  mutating func append(_ literal: StaticString, reserving extra: Int) {
    let length = literal.utf8CodeUnitCount
    reserve(length &+ extra)
    next.update(from: literal.utf8Start, count: length)
    next += length
  }

  /// Appends bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    next.update(from: first, count: bytes.count)
    next += bytes.count
  }

  /// Appends text.
  @usableFromInline
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// The last byte, or 0 if there is none.
  @inlinable @inline(__always)
  var last: UInt8 { next > start ? next[-1] : 0 }

  /// Takes the last byte away if it is the one given.
  @inlinable @inline(__always)
  mutating func removeLast(_ byte: UInt8) {
    if next > start, next[-1] == byte { next -= 1 }
  }

  /// Takes the last bytes away, at most all of them.
  @inlinable @inline(__always)
  mutating func removeLast(_ count: Int = 1) {
    next -= min(count, next - start)
  }

  /// The bytes written.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Lends the bytes written.
  @usableFromInline
  func lend<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span) }

  /// The bytes written, as an array.
  @usableFromInline
  func array() -> [UInt8] { Array(bytes) }

  /// Takes the bytes written, as an array: the buffer's own, unless it has more than four times the
  /// room, as only small ones have.
  @usableFromInline
  mutating func takeArray() -> [UInt8] {
    let used = count
    guard used >= (end - start) / 4, var array = storage.take() else { return self.array() }
    (next, end) = (start, start)
    array.removeLast(array.count - used)
    return array
  }

  /// The bytes written, which are valid UTF-8, as a string.
  @usableFromInline
  func string() -> String { UTF8Validation.string(fromValid: bytes, isASCII: false) }
}
