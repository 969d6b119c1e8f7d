public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONMapper {
  /// Writes a value as JSON text.
  ///
  /// - Parameter value: The value.
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func encodeData(_ value: borrowing some MappingEncodable & ~Copyable) throws(MappingError)
    -> Data
  {
    Data(try encode(value))
  }
}
