import MaquetteCore

/// The last 32 bytes of a binary property list: where its objects are.
struct BinaryTrailer {
  /// The bytes that a binary property list begins with.
  static let magic = "bplist00"

  /// How many bytes the trailer has.
  static let length = 32

  /// How many bytes an offset in the table has.
  let offsetSize: Int

  /// How many bytes a reference to an object has.
  let referenceSize: Int

  /// How many objects there are.
  let objectCount: Int

  /// The outermost object.
  let root: Int

  /// Where the table of offsets begins, and the objects end.
  let tableOffset: Int

  /// Reads the trailer.
  ///
  /// All numbers are compared with the size of the source, so that no sum or product of them overflows.
  ///
  /// - Throws: What contradicts the size of the source.
  init(_ source: Span<UInt8>) throws(MappingError) {
    let start = source.count - Self.length
    guard start > Self.magic.utf8.count else {
      throw MappingError(
        .unexpectedEnd, at: source.count, expected: "the 32 bytes that end a property list")
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
      throw refused(24, "a table of offsets inside of the source")
    }
    tableOffset = Int(table)
    // Every object has a byte, and an offset in the table.
    let count = source.bigEndian(at: start + 8, size: 8)
    guard count > 0, count <= UInt64(tableOffset - 8),
      Int(count) <= (start - tableOffset) / offsetSize
    else { throw refused(8, "no more objects than the source has room for") }
    objectCount = Int(count)
    let root = source.bigEndian(at: start + 16, size: 8)
    guard root < count else { throw refused(16, "one of the objects") }
    self.root = Int(root)
  }
}

extension Span<UInt8> {
  /// The unsigned number of some bytes, the most significant first.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - size: How many bytes it has, at most eight, all inside of the source.
  func bigEndian(at offset: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(self[index]) }
    return value
  }
}
