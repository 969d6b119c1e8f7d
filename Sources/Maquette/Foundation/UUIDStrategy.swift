public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// UUIDs as text in a case of letters; any case is read.
///
/// ```swift
/// @CodableBy(.uuid(uppercase: false)) var id: UUID
/// ```
public struct __UUIDStrategy: CodingStrategy, Hashable {
  private let isUppercase: Bool

  init(isUppercase: Bool) { self.isUppercase = isUppercase }

  /// Reads a UUID as its type does.
  ///
  /// - Throws: `invalidValue` for text of another shape and for more or fewer bytes.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> UUID
  {
    try reader.read(UUID.self)
  }

  /// Writes the text.
  public func encode<W: MappingWriter & ~Copyable>(_ value: UUID, to writer: inout W) {
    let text = value.mappingKey
    writer.writeString(isUppercase ? text : text.lowercased())
  }
}

extension MappingStrategy where Self == __UUIDStrategy {
  /// UUIDs as text: read in any case, written in the one that is chosen.
  public static func uuid(uppercase: Bool) -> Self { __UUIDStrategy(isUppercase: uppercase) }
}
