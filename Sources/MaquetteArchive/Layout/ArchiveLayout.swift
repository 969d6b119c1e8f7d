import MaquetteCBOR
import MaquetteCore

/// The names and numbers of the layout, which `Documentation/ArchiveLayout.md` specifies byte by
/// byte.
enum ArchiveLayout {
  /// The text that identifies an archive.
  static let name = "maquette-archive"

  /// The version of the layout that is written, and the newest that can be read.
  static let version = 1

  /// The CBOR tag of a reference to an object.
  static let referenceNumber: UInt64 = 44113

  /// The CBOR tag of an inline model.
  static let modelNumber: UInt64 = 44114

  /// The tag of a reference in the items of an archive; in trees it is `ValueTag.objectReference`.
  static let reference = ValueTag(cbor: referenceNumber)

  /// The tag of an inline model in decoded trees.
  static let model = ValueTag(cbor: modelNumber)

  /// The format of the tags in trees to be written.
  static let writing = "Maquette archive"

  /// The tag of a value whose references are written only if something else archives their objects.
  static let conditional = ValueTag(format: writing, name: "conditional")

  /// The tag of an object's number.
  static let object = ValueTag(format: writing, name: "object")

  /// The number of bytes that each checksum covers.
  static let blockSize = 1 << 16

  /// The index of a part in the outermost array of an archive.
  enum Part {
    static let name = 0
    static let version = 1
    static let shapes = 2
    static let objects = 3
    static let root = 4
    static let count = 5
  }
}
