public import MaquetteCore

extension MappingDecodable {
  /// Reads a model from MessagePack.
  ///
  /// - Parameter source: Bytes or Foundation's data.
  /// - Throws: The first thing that could not be read, with its path and its byte offset.
  public init(messagePack source: some ByteSource) throws(MappingError) {
    self = try MessagePackMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Writes this model as MessagePack.
  ///
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with its path for what MessagePack cannot hold, `depthExceeded` for a
  ///   cycle of objects.
  public func messagePackBytes() throws(MappingError) -> [UInt8] {
    try MessagePackMapper().encode(self)
  }
}
