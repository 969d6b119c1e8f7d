public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ways to decode and encode data as text.
///
/// ```swift
/// @CodableBy(.hex) var digest: Data
/// @CodableBy(.base64URL) var token: Data
/// ```
///
/// Every strategy also accepts native bytes of the source, as in a property list.
public struct DataStrategy: CodingStrategy, Hashable {
  /// The corresponding strategy for arrays of bytes.
  public var base: BytesStrategy

  /// Creates the strategy for data from one for arrays of bytes.
  ///
  /// - Parameter base: The strategy for arrays of bytes.
  public init(_ base: BytesStrategy) {
    self.base = base
  }

  /// Reads data.
  ///
  /// - Throws: `invalidValue` for text in another form, `typeMismatch` for other kinds of values.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Data {
    Data(try base.decode(from: &reader))
  }

  /// Writes data.
  public func encode<W: MappingWriter & ~Copyable>(_ value: Data, to writer: inout W) {
    writer.writeString(base.text(of: value))
  }
}

extension MappingStrategy where Self == DataStrategy {
  /// Base64, padded (RFC 4648, section 4).
  public static var base64: DataStrategy { DataStrategy(.base64) }

  /// Base64 for URLs and file names (RFC 4648, section 5), written without padding and read with or
  /// without it.
  public static var base64URL: DataStrategy { DataStrategy(.base64URL) }

  /// Hexadecimal digits, written in lower case and read in either case.
  public static var hex: DataStrategy { DataStrategy(.hex) }

  /// Hexadecimal digits, written in upper or lower case and read in either case.
  ///
  /// - Parameter uppercase: Whether to write the digits `A` to `F` instead of `a` to `f`.
  public static func hex(uppercase: Bool) -> DataStrategy {
    DataStrategy(.hex(uppercase: uppercase))
  }
}
