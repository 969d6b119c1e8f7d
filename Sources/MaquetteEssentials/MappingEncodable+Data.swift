public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MappingEncodable where Self: ~Copyable {
  /// Writes this value as compact JSON.
  ///
  /// ```swift
  /// let data = try tweet.jsonData()
  /// let again = try Tweet(json: data)
  /// ```
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func jsonData() throws(MappingError) -> Data {
    try withJSONBytes { bytes in unsafe bytes.withUnsafeBufferPointer { unsafe Data(buffer: $0) } }
  }
}

extension IsolatedEncodable {
  /// Writes this actor as compact JSON.
  ///
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func jsonData() throws(MappingError) -> Data { Data(try jsonBytes()) }
}
