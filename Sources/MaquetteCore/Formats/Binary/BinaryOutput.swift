/// A growing buffer of binary data.
package struct BinaryOutput: ~Copyable {
  private var buffer: ByteBuffer

  /// Creates an empty buffer.
  package init() { buffer = ByteBuffer(capacity: 512) }

  /// The number of bytes written.
  package var count: Int { buffer.count }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) {
    buffer.reserve(1)
    buffer.put(byte)
  }

  /// Appends a byte and a big-endian integer.
  package mutating func append<I: FixedWidthInteger & UnsignedInteger>(
    _ head: UInt8, _ integer: I
  ) {
    let width = MemoryLayout<I>.size
    buffer.reserve(1 + width)
    buffer.put(head)
    // Invariant: there is room for the bytes.
    unsafe UnsafeMutableRawPointer(buffer.next).storeBytes(of: integer.bigEndian, as: I.self)
    unsafe buffer.next += width
  }

  /// Appends a string.
  package mutating func append(_ text: String) { buffer.append(text) }

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append($0) }
  }

  /// Takes the bytes written.
  package consuming func take() -> [UInt8] { buffer.takeArray() }
}
