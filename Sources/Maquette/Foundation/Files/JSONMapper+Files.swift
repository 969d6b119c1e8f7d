public import MaquetteCore
import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONMapper {
  /// Reads a file of NDJSON, line by line, in memory for one line.
  ///
  /// ```swift
  /// for try await line in mapper.lines(of: Tweet.self, at: url) { store(try line.get()) }
  /// ```
  ///
  /// To read on all cores, read `Data(contentsOf: url, options: .mappedIfSafe)`.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - url: The address of the file.
  /// - Returns: The records; the iteration throws `FileError`.
  @inlinable
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, at url: URL
  ) -> AsyncRecords<JSONLines<Record>, FileChunks> {
    lines(of: type, from: FileChunks(url))
  }

  /// Reads a file that holds one array, element by element, in memory for one element.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - url: The address of the file.
  /// - Returns: The records; the iteration throws `FileError`.
  @inlinable
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, at url: URL
  ) -> AsyncRecords<JSONElements<Record>, FileChunks> {
    elements(of: type, from: FileChunks(url))
  }

  /// Reads a file of JSON documents that follow each other, one by one, in memory for one document.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - url: The address of the file.
  /// - Returns: The records; the iteration throws `FileError`.
  @inlinable
  public func documents<Record: MappingDecodable>(
    of type: Record.Type, at url: URL
  ) -> AsyncRecords<JSONDocuments<Record>, FileChunks> {
    documents(of: type, from: FileChunks(url))
  }

  /// Writes a file of NDJSON, and puts it in its place when all of it is written.
  ///
  /// ```swift
  /// try mapper.writeLines(to: url) { writer in
  ///   for tweet in tweets { try writer.write(tweet) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The address of the file. One that is there is replaced, or left as it was if anything
  ///     fails.
  ///   - form: How records are set apart.
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

  /// Writes a file of NDJSON with values that arrive over time, and puts it in its place when all
  /// of it is written.
  ///
  /// ```swift
  /// try await mapper.writeLines(to: url) { writer in
  ///   for try await tweet in tweets { try writer.write(tweet) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The address of the file. One that is there is replaced, or left as it was if anything
  ///     fails.
  ///   - form: How records are set apart.
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
