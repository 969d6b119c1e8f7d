public import MaquetteCore
import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Whole documents in files, for every format.

extension FormatMapper where Format: DocumentFormat {
  /// Writes a model to a file, and replaces the old file after everything is on the disk.
  ///
  /// A symbolic link stays, and its target is replaced; the mode stays.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - url: The URL of the file. An existing file does not change if anything fails.
  /// - Throws: What encoding throws, and `FileError`.
  public func write(_ model: borrowing some MappingEncodable & ~Copyable, to url: URL) throws {
    try AtomicFile.write(try encode(model), to: url.path(to: "write"))
  }

  /// Reads a model from a file.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - url: The URL of the file.
  /// - Returns: The model.
  /// - Throws: What decoding throws, and `FileError`. Reading stops if the file is larger than
  ///   `limits.size`.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, contentsOf url: URL
  ) throws -> T {
    let limit = options.decoding.limits.size
    return try decode(type, from: try OpenFile.contents(of: url.path(to: "open"), atMost: limit))
  }
}
