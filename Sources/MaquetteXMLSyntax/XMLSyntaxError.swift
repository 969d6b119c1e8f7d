package import MaquetteCore

/// An error of well-formedness, and its offset.
///
/// Offsets count bytes of the document as UTF-8; `XMLDocumentText` converts them to locations in
/// the source.
package struct XMLSyntaxError: Error, Hashable {
  /// The kind of the error.
  package var code: MappingError.Code

  /// The offset of the error in the document as UTF-8.
  package var offset: Int

  /// The syntax that was expected.
  package var expected: String?

  /// The text that was found; nil to quote the character at the offset.
  package var found: String?

  /// Creates an error.
  package init(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String? = nil
  ) {
    self.code = code
    self.offset = offset
    self.expected = expected
    self.found = found
  }
}

extension MappingError {
  /// Converts a syntax error to the error of a mapper.
  ///
  /// - Parameters:
  ///   - error: The syntax error.
  ///   - text: The document as UTF-8.
  package init(_ error: XMLSyntaxError, in text: Span<UInt8>) {
    var found = error.found
    if found == nil, error.offset < text.count {
      let (scalar, length) = text.scalar(at: error.offset)
      let isShown = scalar >= 0x20 && error.offset + length <= text.count
      found = isShown ? text.string(error.offset..<error.offset + length).inQuotes : nil
    }
    self.init(
      error.code, at: error.offset, expected: error.expected,
      found: found?.isEmpty == true ? nil : found)
  }
}
