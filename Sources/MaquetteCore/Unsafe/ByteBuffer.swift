/// Bytes that grow at their end.
///
/// Room is made once, for the most that a step may write; the writes behind it are unchecked.
@frozen
@usableFromInline
struct ByteBuffer: ~Copyable {
  // Invariants: `start <= next <= end`; memory from `start` to `end` belongs to this buffer, and
  // from `start` to `next` it is initialised.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>

  @usableFromInline
  init(capacity: Int) {
    start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity, 64))
    next = start
    end = start + max(capacity, 64)
  }

  // Inlinable, because inlinable functions end the life of buffers.
  @inlinable
  deinit {
    start.deallocate()
  }

  /// The number of bytes written.
  @inlinable @inline(__always)
  var count: Int { next - start }

  /// Makes room for a number of bytes.
  @inlinable @inline(__always)
  mutating func reserve(_ count: Int) {
    if _slowPath(end - next < count) { grow(count) }
  }

  @inline(never)
  @usableFromInline
  mutating func grow(_ count: Int) {
    let used = next - start
    let capacity = max((end - start) * 2, used + count)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.update(from: start, count: used)
    start.deallocate()
    start = grown
    next = grown + used
    end = grown + capacity
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

  /// The bytes written, which are valid UTF-8, as a string.
  @usableFromInline
  func string() -> String { UTF8Validation.string(fromValid: bytes, isASCII: false) }
}
