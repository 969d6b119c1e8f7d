public import MaquetteCore

extension MappingDecodable {
  /// Decodes a model and all objects that it refers to from an archive.
  ///
  /// - Parameter source: The archive: bytes or Foundation's `Data`.
  /// - Throws: The first error, with its path and byte offset.
  public init(archive source: some ByteSource) throws(MappingError) {
    self = try ArchiveMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Archives this model and all objects that it refers to.
  ///
  /// - Returns: The archive.
  /// - Throws: `unencodable` with the path of a value that cannot be archived; errors of the
  ///   model's own code.
  public func archivedBytes() throws(MappingError) -> [UInt8] { try ArchiveMapper().encode(self) }
}
