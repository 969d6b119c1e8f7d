public import MaquetteCore

extension MappingDecodable {
  /// Reads a model from CBOR.
  ///
  /// - Parameter source: Bytes or Foundation's data.
  /// - Throws: The first thing that could not be read, with its path and its byte offset.
  public init(cbor source: some ByteSource) throws(MappingError) {
    self = try CBORMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Writes this model as CBOR.
  ///
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with its path for what CBOR cannot hold, `depthExceeded` for a cycle of
  ///   objects.
  public func cborBytes() throws(MappingError) -> [UInt8] { try CBORMapper().encode(self) }
}
