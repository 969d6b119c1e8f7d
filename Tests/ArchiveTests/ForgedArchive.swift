import MaquetteArchive
import MaquetteCBOR
import MaquetteCore

/// A parsed archive, to reassemble in invalid ways with valid checksums.
struct ForgedArchive {
  var parts: [AnyValue]

  init(_ bytes: [UInt8]) throws {
    let tree = try CBORMapper(options: .init(format: .init(isSequence: true)))
      .decodeValue(from: bytes)
    parts = tree.array?.first?.array ?? []
  }

  var shapes: [AnyValue] {
    get { parts[2].array ?? [] }
    set { parts[2] = .array(newValue) }
  }

  var objects: [AnyValue] {
    get { parts[3].array ?? [] }
    set { parts[3] = .array(newValue) }
  }

  func replacing(object: Int, value: Int, by replacement: AnyValue) throws -> [UInt8] {
    var copy = self
    var row = copy.objects[object].array ?? []
    row[value] = replacement
    copy.objects[object] = .array(row)
    return try copy.bytes()
  }

  /// The archive with valid checksums.
  func bytes() throws -> [UInt8] {
    let mapper = CBORMapper(options: .init(format: .init(describesItself: true)))
    return ArchiveTrailer.appended(to: try mapper.encode(AnyValue.array(parts)))
  }
}

extension AnyValue {
  static func reference(_ object: Int) -> AnyValue {
    .tagged(TaggedValue(ValueTag(cbor: 44113), .number(AnyValue.Number(object))))
  }
}
