/// Compact JSON that the coders of `Codable` types write piece by piece.
///
/// Every value has a comma after it, as with `JSONWriter`.
///
/// A handle without a count of references: its owner frees it.
package struct CodingOutput {
  // Invariants: the buffer is initialised from `init` to `free`, which the owner calls once; whoever else
  // has a copy keeps the owner. No function hands the buffer on.
  private let buffer: UnsafeMutablePointer<ByteBuffer>

  package init(capacity: Int) {
    buffer = .allocate(capacity: 1)
    buffer.initialize(to: ByteBuffer(capacity: capacity))
  }

  /// Gives the memory back.
  package func free() {
    buffer.deinitialize(count: 1)
    buffer.deallocate()
  }

  /// The number of bytes.
  @inline(__always)
  package var count: Int { buffer.pointee.count }

  /// Appends text in quotes, and a comma.
  package func append(quoted text: String, escapingSlashes: Bool) {
    if escapingSlashes {
      buffer.pointee.append(quotedWithoutSlashes: text)
    } else {
      buffer.pointee.append(quoted: text)
    }
  }

  /// Appends a key in quotes, and a colon.
  package func append(key: String, escapingSlashes: Bool) {
    append(quoted: key, escapingSlashes: escapingSlashes)
    buffer.pointee.removeLast()
    buffer.pointee.put(UInt8(ascii: ":"))
  }

  /// Appends an integer and a comma.
  @inline(__always)
  package func append<I: FixedWidthInteger>(integer value: I) {
    buffer.pointee.append(integer: value)
    append(UInt8(ascii: ","))
  }

  /// Appends a finite double and a comma: a whole number without a fraction.
  package func append(double value: Double) {
    buffer.pointee.append(double: value)
    buffer.pointee.putCommaWithoutFraction()
  }

  /// Appends a finite float and a comma: a whole number without a fraction.
  package func append(float value: Float) {
    buffer.pointee.append(value.description)
    buffer.pointee.putCommaWithoutFraction()
  }

  /// Appends a literal, which ends with a comma.
  package func append(_ literal: StaticString) { buffer.pointee.append(literal, reserving: 8) }

  /// Appends text as it is.
  package func append(verbatim text: String) { buffer.pointee.append(text) }

  /// Appends a byte.
  @inline(__always)
  package func append(_ byte: UInt8) {
    buffer.pointee.reserve(1)
    buffer.pointee.put(byte)
  }

  /// Ends a container: the comma after its last value gives way to the bracket, and another follows.
  package func close(_ bracket: UInt8) {
    buffer.pointee.removeLast(UInt8(ascii: ","))
    buffer.pointee.reserve(2)
    buffer.pointee.put(bracket)
    buffer.pointee.put(UInt8(ascii: ","))
  }

  /// Appends bytes of another output.
  package func append(_ range: Range<Int>, of other: CodingOutput) {
    let start = other.buffer.pointee.start + range.lowerBound
    buffer.pointee.append(UnsafeBufferPointer(start: start, count: range.count))
  }

  /// Takes away all bytes from a place on.
  package func truncate(to count: Int) {
    buffer.pointee.removeLast(self.count - count)
  }

  /// The bytes between two places.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(
      UnsafeBufferPointer(start: buffer.pointee.start + range.lowerBound, count: range.count))
  }

  /// Takes the bytes, without the comma after the last value.
  package func take() -> [UInt8] {
    buffer.pointee.removeLast(UInt8(ascii: ","))
    return buffer.pointee.takeArray()
  }
}

extension ByteBuffer {
  /// Appends a comma, which a fraction of nothing gives way to.
  @inline(__always)
  fileprivate mutating func putCommaWithoutFraction() {
    if last == 0x30, count > 2, next[-2] == UInt8(ascii: ".") { removeLast(2) }
    reserve(1)
    put(UInt8(ascii: ","))
  }
}
