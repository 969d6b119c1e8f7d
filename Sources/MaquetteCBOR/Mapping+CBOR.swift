public import MaquetteCore

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a model from CBOR.
  ///
  /// - Parameter source: Bytes or Foundation's `Data`.
  /// - Throws: The first error, with its path and byte offset.
  public init(cbor source: some ByteSource) throws(MappingError) {
    self = try CBORMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes this model as CBOR.
  ///
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that CBOR cannot represent, `depthExceeded`
  ///   for a cycle of objects.
  public func cborBytes() throws(MappingError) -> [UInt8] { try CBORMapper().encode(self) }
}
