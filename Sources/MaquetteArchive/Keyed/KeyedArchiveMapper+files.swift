public import MaquetteCore
import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension KeyedArchiveMapper {
  /// Encodes a value to a file, which is replaced only after everything has been written and synced
  /// to disk.
  ///
  /// A symbolic link stays, and its target is replaced. The mode stays.
  ///
  /// - Parameters:
  ///   - model: The value.
  ///   - url: The URL of the file. After a failure an existing file is unchanged.
  ///   - key: The key of the value at the top level.
  /// - Throws: Errors of encoding the archive, and `FileError`.
  public func write(_ model: some MappingEncodable, to url: URL, key: String = "root") throws {
    try AtomicFile.write(try encode(model, key: key), to: url.path(to: "write"))
  }

  /// Decodes a value from a file.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - url: The URL of the file.
  ///   - key: The key of the value at the top level.
  /// - Returns: The value.
  /// - Throws: Errors of decoding the archive, and `FileError`. Reading stops if the file is larger
  ///   than `decoding.limits.size`.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, contentsOf url: URL, key: String = "root"
  ) throws -> T {
    let limit = options.decoding.limits.size
    let bytes = try OpenFile.contents(of: url.path(to: "open"), atMost: limit)
    return try decode(type, from: bytes, key: key)
  }
}
