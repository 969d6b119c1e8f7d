public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// UUIDs as text, written in upper or lower case; decoding accepts both.
///
/// ```swift
/// @CodableBy(.uuid(uppercase: false)) var id: UUID
/// ```
public struct UUIDStrategy: CodingStrategy, Hashable {
  private let isUppercase: Bool

  init(isUppercase: Bool) { self.isUppercase = isUppercase }

  /// Reads a UUID as its type does.
  ///
  /// - Throws: `invalidValue` for text in another form and for a wrong number of bytes.
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

extension MappingStrategy where Self == UUIDStrategy {
  /// UUIDs as text, written in upper or lower case; decoding accepts both.
  ///
  /// - Parameter uppercase: Whether to write the digits `A` to `F` instead of `a` to `f`.
  public static func uuid(uppercase: Bool) -> Self { UUIDStrategy(isUppercase: uppercase) }
}
