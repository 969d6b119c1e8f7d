public import MaquetteCore
import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Whole documents in files, for every format alike.

extension JSONMapper {
  /// Writes a model to a file, which is replaced when all of it is written and on the disk.
  ///
  /// A symbolic link stays, and what it leads to is replaced; the mode stays.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - url: The address of the file. One that is there is as it was if anything fails.
  /// - Throws: What encoding throws, and `FileError`.
  public func write(_ model: some MappingEncodable, to url: URL) throws {
    try AtomicFile.write(try encode(model), to: url)
  }

  /// Reads a model from a file.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - url: The address of the file.
  /// - Returns: The model.
  /// - Throws: What decoding throws, and `FileError`. A file that is larger than `limits.size` is not
  ///   read any further.
  public func decode<T: MappingDecodable>(_ type: T.Type = T.self, contentsOf url: URL) throws -> T
  {
    let limit = options.decoding.limits.size
    return try decode(type, from: try OpenFile.contents(of: url, atMost: limit))
  }
}

extension FormatMapper {
  /// Writes a model to a file, which is replaced when all of it is written and on the disk.
  ///
  /// A symbolic link stays, and what it leads to is replaced; the mode stays.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - url: The address of the file. One that is there is as it was if anything fails.
  /// - Throws: What encoding throws, and `FileError`.
  public func write(_ model: some MappingEncodable, to url: URL) throws {
    try AtomicFile.write(try encode(model), to: url)
  }

  /// Reads a model from a file.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - url: The address of the file.
  /// - Returns: The model.
  /// - Throws: What decoding throws, and `FileError`. A file that is larger than `limits.size` is not
  ///   read any further.
  public func decode<T: MappingDecodable>(_ type: T.Type = T.self, contentsOf url: URL) throws -> T
  {
    let limit = options.decoding.limits.size
    return try decode(type, from: try OpenFile.contents(of: url, atMost: limit))
  }
}
