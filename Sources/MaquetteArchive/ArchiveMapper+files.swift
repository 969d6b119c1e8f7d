public import Foundation
public import MaquetteCore
import MaquetteFiles

extension ArchiveMapper {
  /// Archives a model in a file, which is replaced when all of it is written and on the disk.
  ///
  /// A symbolic link stays, and what it leads to is replaced; the mode stays.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - url: The address of the file. One that is there is as it was if anything fails.
  /// - Throws: What archiving throws, and `FileError`.
  public func write(_ model: some MappingEncodable, to url: URL) throws {
    try AtomicFile.write(try encode(model), to: url)
  }

  /// Reads a model from an archive in a file.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - url: The address of the file.
  /// - Returns: The model.
  /// - Throws: What reading the archive throws, and `FileError`. A file that is larger than
  ///   `reading.limits.size` is not read any further.
  public func decode<T: MappingDecodable>(_ type: T.Type = T.self, contentsOf url: URL) throws -> T
  {
    let limit = options.decoding.limits.size
    return try decode(type, from: try OpenFile.contents(of: url, atMost: limit))
  }
}

extension MappingEncodable {
  /// Archives this model and all objects that it leads to.
  ///
  /// - Returns: The archive.
  /// - Throws: `unencodable` with the path of what cannot be archived; what the model's own code throws.
  public func archivedData() throws(MappingError) -> Data { Data(try archivedBytes()) }
}
