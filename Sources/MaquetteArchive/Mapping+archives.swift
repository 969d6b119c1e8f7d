public import MaquetteCore

extension MappingDecodable {
  /// Reads a model, and all objects that it leads to, from an archive.
  ///
  /// - Parameter source: The archive: bytes or Foundation's data.
  /// - Throws: The first thing that is wrong, with its path and its place in bytes.
  public init(archive source: some ByteSource) throws(MappingError) {
    self = try ArchiveMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Archives this model and all objects that it leads to.
  ///
  /// - Returns: The archive.
  /// - Throws: `unencodable` with the path of what cannot be archived; what the model's own code throws.
  public func archivedBytes() throws(MappingError) -> [UInt8] { try ArchiveMapper().encode(self) }
}
