/// A binary property list built object by object, including objects that no tool writes.
struct BinarySample {
  var objects: [[UInt8]]
  var root = 0

  /// The sizes in bytes of an offset in the table, and of a reference.
  var offsetSize = 1
  var referenceSize = 1

  /// False values for the trailer.
  var objectCount: UInt64?
  var tableOffset: UInt64?
  var offsets: [UInt64]?

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt64] = []
    for object in objects {
      places.append(UInt64(bytes.count))
      bytes += object
    }
    let table = UInt64(bytes.count)
    for place in offsets ?? places { bytes += Self.bigEndian(place, offsetSize) }
    bytes += [
      0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: offsetSize),
      UInt8(truncatingIfNeeded: referenceSize),
    ]
    bytes += Self.bigEndian(objectCount ?? UInt64(objects.count), 8)
    bytes += Self.bigEndian(UInt64(root), 8)
    bytes += Self.bigEndian(tableOffset ?? table, 8)
    return bytes
  }

  static func bigEndian(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> UInt64(8 * $0) : 0) }
  }
}
