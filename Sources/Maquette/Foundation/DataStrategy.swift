public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ways to read and write data as text.
///
/// ```swift
/// @CodableBy(.hex) var digest: Data
/// @CodableBy(.base64URL) var token: Data
/// ```
///
/// Every way also takes bytes that the source itself holds, as a property list does.
public struct __DataStrategy: CodingStrategy, Hashable {
  /// The same way for arrays of bytes.
  public var base: BytesStrategy

  /// Creates the strategy that does for data what another does for arrays of bytes.
  public init(_ base: BytesStrategy) {
    self.base = base
  }

  /// Reads data.
  ///
  /// - Throws: `invalidValue` for text of another shape, `typeMismatch` for other kinds of values.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Data {
    Data(try base.decode(from: &reader))
  }

  /// Writes data.
  public func encode<W: MappingWriter & ~Copyable>(_ value: Data, to writer: inout W) {
    writer.writeString(base.text(of: value))
  }
}

extension MappingStrategy where Self == __DataStrategy {
  /// Base64, padded (RFC 4648, section 4).
  public static var base64: __DataStrategy { __DataStrategy(.base64) }

  /// Base64 for URLs and file names (RFC 4648, section 5): written without padding, read with or
  /// without it.
  public static var base64URL: __DataStrategy { __DataStrategy(.base64URL) }

  /// Hexadecimal digits: written in lower case, read in any.
  public static var hex: __DataStrategy { __DataStrategy(.hex) }

  /// Hexadecimal digits: read in any case, written in the one that is chosen.
  public static func hex(uppercase: Bool) -> __DataStrategy {
    __DataStrategy(.hex(uppercase: uppercase))
  }
}
