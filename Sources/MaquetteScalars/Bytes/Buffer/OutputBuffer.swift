/// A byte buffer that grows at its end.
///
/// Each operation reserves the maximum it may write once; its writes are then unchecked. Short
/// results are in memory that the caller lends; long ones in the array that becomes the result.
@frozen
@usableFromInline
@safe package struct OutputBuffer: ~Copyable {
  // Invariants: `start <= next <= end`; memory from `start` to `end` is writable, and from `start`
  // to `next` it is initialized. While `storage` is nil, the memory is lent and outlives the
  // buffer; otherwise it is that of the array, which nothing else references or changes.
  @usableFromInline package var start: UnsafeMutablePointer<UInt8>
  @usableFromInline package var next: UnsafeMutablePointer<UInt8>
  @usableFromInline package var end: UnsafeMutablePointer<UInt8>
  @usableFromInline package var storage: [UInt8]?

  @inlinable @inline(__always)
  package init(lent memory: UnsafeMutableBufferPointer<UInt8>) {
    unsafe start = memory.baseAddress.unsafelyUnwrapped
    unsafe next = start
    unsafe end = start + memory.count
  }

  /// Creates a reusable buffer without lent memory.
  @usableFromInline
  package init(capacity: Int) {
    // Invariant: nothing is written to the placeholder address.
    unsafe start = UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
    unsafe next = start
    unsafe end = start
    grow(max(capacity, 64))
  }

  /// Lends a buffer whose memory suffices for short results.
  @inlinable @inline(__always)
  package static func withLentMemory<Result, Failure>(
    _ body: (consuming OutputBuffer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withUnsafeTemporaryAllocation` rethrows an untyped error.
    unsafe try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) {
      memory -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return unsafe .success(try body(OutputBuffer(lent: memory)))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The number of bytes written.
  @inlinable @inline(__always)
  package var count: Int { unsafe next - start }

  /// Whether the bytes are still in lent memory.
  package var isLent: Bool { storage == nil }

  /// Reserves room for a number of bytes.
  @inlinable @inline(__always)
  package mutating func reserve(_ count: Int) {
    if unsafe _slowPath(end - next < count) { grow(count) }
  }

  @inline(never)
  @usableFromInline
  package mutating func grow(_ count: Int) {
    let used = self.count
    // Grows in few steps, because copies and fresh memory cost most.
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
  package mutating func put(_ byte: UInt8) {
    unsafe assert(next < end)
    unsafe next.pointee = byte
    unsafe next += 1
  }

  /// Appends a byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  /// Appends a byte and a big-endian integer.
  package mutating func append<I: FixedWidthInteger & UnsignedInteger>(
    _ head: UInt8, _ integer: I
  ) {
    let width = MemoryLayout<I>.size
    reserve(1 + width)
    put(head)
    unsafe UnsafeMutableRawPointer(next).storeBytes(of: integer.bigEndian, as: I.self)
    unsafe next += width
  }

  /// Appends a literal, and reserves room for it and some more bytes.
  @inlinable @inline(__always)
  package mutating func append(_ literal: StaticString, reserving extra: Int) {
    let length = literal.utf8CodeUnitCount
    reserve(length &+ extra)
    unsafe next.update(from: literal.utf8Start, count: length)
    unsafe next += length
  }

  /// Appends the same byte a number of times.
  package mutating func append(_ byte: UInt8, count: Int) {
    if count <= 16 { return put(Bytes16(repeating: byte), count: count) }
    reserve(count)
    unsafe next.update(repeating: byte, count: count)
    unsafe next += count
  }

  /// Appends the first bytes of a block.
  @inlinable @inline(__always)
  package mutating func put(_ block: Bytes16, count: Int) {
    reserve(16)
    unsafe UnsafeMutableRawPointer(next).storeBytes(of: block, as: Bytes16.self)
    unsafe next += count
  }

  /// Appends bytes.
  @inlinable
  package mutating func append(_ bytes: Span<UInt8>) {
    reserve(bytes.count)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      unsafe next.update(from: first, count: bytes.count)
      unsafe next += bytes.count
    }
  }

  /// Appends bytes of another buffer.
  @inlinable
  package mutating func append(_ range: Range<Int>, of other: borrowing OutputBuffer) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    reserve(range.count)
    unsafe next.update(from: other.start + range.lowerBound, count: range.count)
    unsafe next += range.count
  }

  /// Appends bytes.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe next.update(from: first, count: bytes.count)
    unsafe next += bytes.count
  }

  /// Appends a string.
  @usableFromInline
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// The last byte, or 0 if there is none.
  @inlinable @inline(__always)
  package var last: UInt8 { unsafe next > start ? next[-1] : 0 }

  /// Removes the last byte if it is the given one.
  @inlinable @inline(__always)
  package mutating func removeLast(if byte: UInt8) {
    if unsafe next > start, unsafe next[-1] == byte { unsafe next -= 1 }
  }

  /// Removes the last bytes, at most all of them.
  @inlinable @inline(__always)
  package mutating func removeLast(_ count: Int = 1) {
    unsafe next -= min(count, next - start)
  }

  /// The bytes written.
  @inlinable @inline(__always)
  package var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// Lends the bytes written.
  @usableFromInline
  package func lend<Result>(_ body: (Span<UInt8>) -> Result) -> Result { unsafe body(bytes.span) }

  /// Returns the bytes written as an array.
  @usableFromInline
  package func array() -> [UInt8] { unsafe Array(bytes) }

  /// Takes the bytes written as an array: the storage of the buffer, unless that has more than four
  /// times the capacity, as only small buffers have.
  @usableFromInline
  package mutating func takeArray() -> [UInt8] {
    let used = count
    guard unsafe used >= (end - start) / 4, var array = storage.take() else { return self.array() }
    unsafe (next, end) = (start, start)
    array.removeLast(array.count - used)
    return array
  }

  /// Returns the bytes written, which are valid UTF-8, as a string.
  @usableFromInline
  package func string() -> String { unsafe UTF8Validation.string(fromValid: bytes, isASCII: false) }
}
