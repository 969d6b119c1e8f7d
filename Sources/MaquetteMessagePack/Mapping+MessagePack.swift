public import MaquetteCore

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a model from MessagePack.
  ///
  /// - Parameter source: Bytes or Foundation's `Data`.
  /// - Throws: The first error, with its path and byte offset.
  public init(messagePack source: some ByteSource) throws(MappingError) {
    self = try MessagePackMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Encodes this model as MessagePack.
  ///
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that MessagePack cannot represent,
  ///   `depthExceeded` for a cycle of objects.
  public func messagePackBytes() throws(MappingError) -> [UInt8] {
    try MessagePackMapper().encode(self)
  }
}
