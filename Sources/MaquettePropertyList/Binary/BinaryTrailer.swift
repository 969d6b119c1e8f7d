import MaquetteCore

/// The last 32 bytes of a binary property list, which locate its objects.
struct BinaryTrailer {
  /// The bytes at the beginning of a binary property list.
  static let magic = "bplist00"

  /// The size of the trailer in bytes.
  static let length = 32

  /// The size of an offset in the table, in bytes.
  let offsetSize: Int

  /// The size of a reference to an object, in bytes.
  let referenceSize: Int

  /// The number of objects.
  let objectCount: Int

  /// The root object.
  let root: Int

  /// The offset of the offset table, where the objects end.
  let tableOffset: Int

  /// Reads the trailer.
  ///
  /// All numbers are checked against the size of the source, so that their sums and products cannot
  /// overflow.
  ///
  /// - Throws: An error if a number contradicts the size of the source.
  init(_ source: Span<UInt8>) throws(MappingError) {
    let start = source.count - Self.length
    guard start > Self.magic.utf8.count else {
      throw MappingError(
        .unexpectedEnd, at: source.count, expected: "the 32-byte trailer of a property list")
    }
    func refused(_ distance: Int, _ expected: String) -> MappingError {
      MappingError(.invalidNumber, at: start + distance, expected: expected)
    }
    offsetSize = Int(source[start + 6])
    referenceSize = Int(source[start + 7])
    guard 1...8 ~= offsetSize else { throw refused(6, "offsets of 1 to 8 bytes") }
    guard 1...8 ~= referenceSize else { throw refused(7, "references of 1 to 8 bytes") }
    let table = source.bigEndian(at: start + 24, size: 8)
    guard table > 8, table <= UInt64(start) else {
      throw refused(24, "a table of offsets inside the source")
    }
    tableOffset = Int(table)
    // Every object takes a byte, and an offset in the table.
    let count = source.bigEndian(at: start + 8, size: 8)
    guard count > 0, count <= UInt64(tableOffset - 8),
      Int(count) <= (start - tableOffset) / offsetSize
    else { throw refused(8, "no more objects than fit into the source") }
    objectCount = Int(count)
    let root = source.bigEndian(at: start + 16, size: 8)
    guard root < count else { throw refused(16, "one of the objects") }
    self.root = Int(root)
  }
}

extension Span<UInt8> {
  /// An unsigned integer, most significant byte first.
  ///
  /// - Parameters:
  ///   - offset: The offset of the integer.
  ///   - size: Its size in bytes, at most eight, all within the source.
  func bigEndian(at offset: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(self[index]) }
    return value
  }
}
