import MaquetteCore

/// Compact JSON that the coders of `Codable` types write piece by piece.
///
/// Every value is followed by a comma, as in `JSONWriter`.
///
/// This is a handle without reference counting: its owner frees it.
@safe struct CodingOutput {
  // Invariants: the buffer is initialized from `init` to `free`, which the owner calls once;
  // holders of a copy keep the owner alive. No function gives the buffer away.
  private let buffer: UnsafeMutablePointer<OutputBuffer>

  init(capacity: Int) {
    unsafe buffer = .allocate(capacity: 1)
    unsafe buffer.initialize(to: OutputBuffer(capacity: capacity))
  }

  /// Frees the memory.
  func free() {
    unsafe buffer.deinitialize(count: 1)
    unsafe buffer.deallocate()
  }

  /// The number of bytes.
  @inline(__always)
  var count: Int { unsafe buffer.pointee.count }

  /// Appends text in quotes, and a comma.
  func append(quoted text: String, escapingSlashes: Bool) {
    if escapingSlashes {
      unsafe buffer.pointee.append(quotedWithoutSlashes: text)
    } else {
      unsafe buffer.pointee.append(quoted: text)
    }
  }

  /// Appends a key in quotes, and a colon.
  func append(key: String, escapingSlashes: Bool) {
    append(quoted: key, escapingSlashes: escapingSlashes)
    unsafe buffer.pointee.removeLast()
    unsafe buffer.pointee.put(UInt8(ascii: ":"))
  }

  /// Appends an integer and a comma.
  @inline(__always)
  func append<I: FixedWidthInteger>(integer value: I) {
    unsafe buffer.pointee.append(integer: value)
    append(UInt8(ascii: ","))
  }

  /// Appends a finite double and a comma; an integral value has no fraction.
  func append(double value: Double) {
    unsafe buffer.pointee.append(double: value)
    unsafe buffer.pointee.putCommaWithoutFraction()
  }

  /// Appends a finite float and a comma; an integral value has no fraction.
  func append(float value: Float) {
    unsafe buffer.pointee.append(value.description)
    unsafe buffer.pointee.putCommaWithoutFraction()
  }

  /// Appends a literal, which ends with a comma.
  func append(_ literal: StaticString) {
    unsafe buffer.pointee.append(literal, reserving: 8)
  }

  /// Appends text unchanged.
  func append(verbatim text: String) { unsafe buffer.pointee.append(text) }

  /// Appends a byte.
  @inline(__always)
  func append(_ byte: UInt8) {
    unsafe buffer.pointee.reserve(1)
    unsafe buffer.pointee.put(byte)
  }

  /// Ends a container: replaces the comma after its last value by the bracket and a comma.
  func close(_ bracket: UInt8) {
    unsafe buffer.pointee.removeLast(if: UInt8(ascii: ","))
    unsafe buffer.pointee.reserve(2)
    unsafe buffer.pointee.put(bracket)
    unsafe buffer.pointee.put(UInt8(ascii: ","))
  }

  /// Appends bytes of another output.
  func append(_ range: Range<Int>, of other: CodingOutput) {
    unsafe buffer.pointee.append(range, of: other.buffer.pointee)
  }

  /// Removes all bytes from a position on.
  func truncate(to count: Int) {
    unsafe buffer.pointee.removeLast(self.count - count)
  }

  /// Returns the bytes between two positions.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    unsafe Array(buffer.pointee.bytes[range])
  }

  /// Takes the bytes, without the comma after the last value.
  func take() -> [UInt8] {
    unsafe buffer.pointee.removeLast(if: UInt8(ascii: ","))
    return unsafe buffer.pointee.takeArray()
  }
}

extension OutputBuffer {
  /// Appends a comma in place of a zero fraction.
  @inline(__always)
  fileprivate mutating func putCommaWithoutFraction() {
    if last == 0x30, count > 2, unsafe bytes[count - 2] == UInt8(ascii: ".") { removeLast(2) }
    reserve(1)
    put(UInt8(ascii: ","))
  }
}
