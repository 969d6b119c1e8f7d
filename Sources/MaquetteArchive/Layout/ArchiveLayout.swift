import MaquetteCBOR
import MaquetteCore

/// The names and numbers of the layout, which `Documentation/ArchiveLayout.md` describes to the byte.
enum ArchiveLayout {
  /// The text by which an archive says what it is.
  static let name = "maquette-archive"

  /// The version of the layout that is written, and the newest that is read.
  static let version = 1

  /// The tag of CBOR for a reference to an object.
  static let referenceNumber: UInt64 = 44113

  /// The tag of CBOR for a model in its place.
  static let modelNumber: UInt64 = 44114

  /// A reference as it is in trees that are read.
  static let reference = ValueTag(cbor: referenceNumber)

  /// A model as it is in trees that are read.
  static let model = ValueTag(cbor: modelNumber)

  /// The format of the tags of trees that are being written.
  static let writing = "Maquette archive"

  /// The tag of what is written only as far as its objects are archived anyway.
  static let conditional = ValueTag(format: writing, name: "conditional")

  /// The tag of the number of an object.
  static let object = ValueTag(format: writing, name: "object")

  /// How many bytes each checksum is of.
  static let blockSize = 1 << 16

  /// Where a part is in the outermost array of an archive.
  enum Part {
    static let name = 0
    static let version = 1
    static let shapes = 2
    static let objects = 3
    static let root = 4
    static let count = 5
  }
}
