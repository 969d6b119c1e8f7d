public import MaquetteCore
import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ArchiveMapper {
  /// Archives a model to a file, which is replaced only after everything has been written and
  /// synced to disk.
  ///
  /// A symbolic link stays, and its target is replaced. The mode stays.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - url: The URL of the file. After a failure an existing file is unchanged.
  /// - Throws: Errors of encoding the archive, and `FileError`.
  public func write(_ model: some MappingEncodable, to url: URL) throws {
    try AtomicFile.write(try encode(model), to: url.path(to: "write"))
  }

  /// Decodes a model from an archive file.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - url: The URL of the file.
  /// - Returns: The model.
  /// - Throws: Errors of decoding the archive, and `FileError`. Reading stops if the file is larger
  ///   than `decoding.limits.size`.
  public func decode<T: MappingDecodable>(_ type: T.Type = T.self, contentsOf url: URL) throws -> T
  {
    let limit = options.decoding.limits.size
    return try decode(type, from: try OpenFile.contents(of: url.path(to: "open"), atMost: limit))
  }
}

extension MappingEncodable {
  /// Archives this model and all objects that it refers to.
  ///
  /// - Returns: The archive.
  /// - Throws: `unencodable` with the path of a value that cannot be archived; errors of the
  ///   model's own code.
  public func archivedData() throws(MappingError) -> Data { Data(try archivedBytes()) }
}
