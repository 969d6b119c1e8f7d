/// Bytes that grow at their end.
///
/// Room is made once, for the most that a step may write; the writes behind it are unchecked. What
/// is short lies in memory that the caller lends; what is long in the array that becomes the result.
@frozen
@usableFromInline
@safe struct ByteBuffer: ~Copyable {
  // Invariants: `start <= next <= end`; memory from `start` to `end` may be written, and from
  // `start` to `next` it is initialized. It is lent, and outlives the buffer, as long as `storage`
  // is nil; then it is that of the array, which nothing else refers to or changes.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>
  @usableFromInline var storage: [UInt8]?

  @inlinable @inline(__always)
  init(lent memory: UnsafeMutableBufferPointer<UInt8>) {
    unsafe start = memory.baseAddress.unsafelyUnwrapped
    unsafe next = start
    unsafe end = start + memory.count
  }

  /// Creates a buffer that lends nothing, for use again and again.
  @usableFromInline
  init(capacity: Int) {
    // Invariant: no byte can be written to the place that stands in for no memory.
    unsafe start = UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
    unsafe next = start
    unsafe end = start
    grow(max(capacity, 64))
  }

  /// Lends a buffer that short results need no other memory than.
  @inlinable @inline(__always)
  static func withLentMemory<Result, Failure>(
    _ body: (consuming ByteBuffer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withUnsafeTemporaryAllocation` rethrows without a type.
    unsafe try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) {
      memory -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return unsafe .success(try body(ByteBuffer(lent: memory)))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The number of bytes written.
  @inlinable @inline(__always)
  var count: Int { unsafe next - start }

  /// Whether the bytes are still in the memory that was lent.
  var isLent: Bool { storage == nil }

  /// Makes room for a number of bytes.
  @inlinable @inline(__always)
  mutating func reserve(_ count: Int) {
    if unsafe _slowPath(end - next < count) { grow(count) }
  }

  @inline(never)
  @usableFromInline
  mutating func grow(_ count: Int) {
    let used = self.count
    // In few steps, for copying and memory that was never used before are what costs most.
    let factor = used < 64 << 10 ? 8 : used < 16 << 20 ? 4 : 2
    let capacity = unsafe max((end - start) * factor, used + count)
    var first = unsafe start
    let larger = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { memory, initializedCount in
      unsafe first = memory.baseAddress.unsafelyUnwrapped
      unsafe first.update(from: start, count: used)
      initializedCount = capacity
    }
    storage = larger
    unsafe start = first
    unsafe next = first + used
    unsafe end = first + capacity
  }

  /// Appends a byte for which there is room.
  @inlinable @inline(__always)
  mutating func put(_ byte: UInt8) {
    unsafe assert(next < end)
    unsafe next.pointee = byte
    unsafe next += 1
  }

  /// Appends a literal, and makes room for it and for some bytes more.
  @inlinable @inline(__always)
  mutating func append(_ literal: StaticString, reserving extra: Int) {
    let length = literal.utf8CodeUnitCount
    reserve(length &+ extra)
    unsafe next.update(from: literal.utf8Start, count: length)
    unsafe next += length
  }

  /// Appends bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe next.update(from: first, count: bytes.count)
    unsafe next += bytes.count
  }

  /// Appends text.
  @usableFromInline
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// The last byte, or 0 if there is none.
  @inlinable @inline(__always)
  var last: UInt8 { unsafe next > start ? next[-1] : 0 }

  /// Takes the last byte away if it is the one given.
  @inlinable @inline(__always)
  mutating func removeLast(_ byte: UInt8) {
    if unsafe next > start, unsafe next[-1] == byte { unsafe next -= 1 }
  }

  /// Takes the last bytes away, at most all of them.
  @inlinable @inline(__always)
  mutating func removeLast(_ count: Int = 1) {
    unsafe next -= min(count, next - start)
  }

  /// The bytes written.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: start, count: count) }

  /// Lends the bytes written.
  @usableFromInline
  func lend<Result>(_ body: (Span<UInt8>) -> Result) -> Result { unsafe body(bytes.span) }

  /// The bytes written, as an array.
  @usableFromInline
  func array() -> [UInt8] { unsafe Array(bytes) }

  /// Takes the bytes written, as an array: the buffer's own, unless it has more than four times the
  /// room, as only small ones have.
  @usableFromInline
  mutating func takeArray() -> [UInt8] {
    let used = count
    guard unsafe used >= (end - start) / 4, var array = storage.take() else { return self.array() }
    unsafe (next, end) = (start, start)
    array.removeLast(array.count - used)
    return array
  }

  /// The bytes written, which are valid UTF-8, as a string.
  @usableFromInline
  func string() -> String { unsafe UTF8Validation.string(fromValid: bytes, isASCII: false) }
}
