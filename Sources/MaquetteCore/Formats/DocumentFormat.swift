/// A format of documents, which are bytes: JSON, or a format that a parser and a printer define, which is a
/// `TreeFormat`.
///
/// `FormatMapper` has the functions for all of them; a format only reads and writes one document.
public protocol DocumentFormat: Sendable, Hashable, DefaultProviding {
  /// Decodes a document, or the value at a path in it.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - document: The bytes.
  ///   - isString: Whether the bytes are those of a string of Swift, whose encoding is known.
  ///   - path: The path from the root of the document; nil for the whole document.
  ///   - mapper: The mapper with the options; its `onIssue` is called by the mapper.
  /// - Throws: The first error, with its location in the document.
  static func __decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: FormatMapper<Self>
  ) throws(MappingError) -> T

  /// Updates a model from a document, or from the value at a path in it, and calls `onIssue`.
  ///
  /// - Parameter model: The model; it is unchanged if anything fails.
  /// - Throws: The first error, with its location in the document.
  static func __update<T: MappingDecodable>(
    _ model: inout T, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: FormatMapper<Self>
  ) throws(MappingError)

  /// Decodes as much as possible of a document, or of the value at a path in it.
  ///
  /// - Returns: The model, if anything usable is left, and the issues in the order of the document.
  static func __report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: FormatMapper<Self>
  ) -> MappingReport<T>

  /// Encodes a model as a document.
  ///
  /// - Throws: `unencodable`, `depthExceeded`, and errors of the model's own code.
  static func __encode(
    _ model: borrowing some MappingEncodable & ~Copyable, by mapper: FormatMapper<Self>
  ) throws(MappingError) -> [UInt8]
}
