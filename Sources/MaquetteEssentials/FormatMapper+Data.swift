public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FormatMapper where Format: DocumentFormat {
  /// Writes a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that the format cannot hold, errors of the
  ///   model's own code, `depthExceeded` for a cycle of objects.
  public func encodeData(_ model: borrowing some MappingEncodable & ~Copyable) throws(MappingError)
    -> Data
  {
    Data(try encode(model))
  }
}
