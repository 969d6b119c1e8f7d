public import MaquetteCore
import MaquetteFiles
public import MaquetteStreams

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONMapper {
  /// Reads a file of NDJSON line by line, with one line in memory.
  ///
  /// ```swift
  /// for try await line in mapper.lines(of: Tweet.self, at: url) { store(try line.get()) }
  /// ```
  ///
  /// To use all cores, read `Data(contentsOf: url, options: .mappedIfSafe)`.
  ///
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - url: The URL of the file.
  /// - Returns: The records; the iteration throws `FileError`.
  @inlinable
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, at url: URL
  ) -> AsyncRecords<JSONLines<Record>, FileChunks> {
    lines(of: type, from: FileChunks(url))
  }

  /// Reads a file that contains one array, with one element in memory.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - url: The URL of the file.
  /// - Returns: The records; the iteration throws `FileError`.
  @inlinable
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, at url: URL
  ) -> AsyncRecords<JSONElements<Record>, FileChunks> {
    elements(of: type, from: FileChunks(url))
  }

  /// Reads a file of consecutive JSON documents, with one document in memory.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - url: The URL of the file.
  /// - Returns: The records; the iteration throws `FileError`.
  @inlinable
  public func documents<Record: MappingDecodable>(
    of type: Record.Type, at url: URL
  ) -> AsyncRecords<JSONDocuments<Record>, FileChunks> {
    documents(of: type, from: FileChunks(url))
  }

  /// Writes a file of NDJSON, and replaces the old file after everything is written.
  ///
  /// ```swift
  /// try mapper.writeLines(to: url) { writer in
  ///   for tweet in tweets { try writer.write(tweet) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL of the file. An existing file is replaced, or left unchanged if anything
  ///     fails.
  ///   - form: How records are separated.
  ///   - body: Writes the values.
  /// - Throws: What the body throws, and `FileError`.
  public func writeLines(
    to url: URL, as form: JSONStreamForm = .lines, _ body: (inout JSONLineWriter) throws -> Void
  ) throws {
    let file = try AtomicFile(replacing: url.path)
    do {
      var writer = lineWriter(as: form) { try file.write($0) }
      try body(&writer)
      try writer.flush()
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }

  /// Writes values that arrive over time to a file of NDJSON, and replaces the old file at the end.
  ///
  /// ```swift
  /// try await mapper.writeLines(to: url) { writer in
  ///   for try await tweet in tweets { try writer.write(tweet) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL of the file. An existing file is replaced, or left unchanged if anything
  ///     fails.
  ///   - form: How records are separated.
  ///   - body: Writes the values.
  /// - Throws: What the body throws, and `FileError`.
  public func writeLines(
    to url: URL, as form: JSONStreamForm = .lines,
    _ body: (inout JSONLineWriter) async throws -> Void
  ) async throws {
    let file = try AtomicFile(replacing: url.path)
    do {
      var writer = lineWriter(as: form) { try file.write($0) }
      try await body(&writer)
      try writer.flush()
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }
}
