package import MaquetteCore

/// Where a document breaks the rules of XML, and how.
///
/// Offsets count bytes of the document as UTF-8; `XMLDocumentText` turns them into places of the source.
package struct XMLSyntaxError: Error, Hashable {
  /// What kind of rule was broken.
  package var code: MappingError.Code

  /// The offset of the mistake in the document as UTF-8.
  package var offset: Int

  /// What the rule asks for.
  package var expected: String?

  /// What was found instead; nil to quote the character at the offset.
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
  /// Creates the error of a mapper for a mistake in a document.
  ///
  /// - Parameters:
  ///   - error: The mistake.
  ///   - text: The document as UTF-8.
  package init(_ error: XMLSyntaxError, in text: Span<UInt8>) {
    var found = error.found
    if found == nil, error.offset < text.count {
      let (scalar, length) = text.scalar(at: error.offset)
      let isShown = scalar >= 0x20 && error.offset + length <= text.count
      found = isShown ? "'\(text.string(error.offset..<error.offset + length))'" : nil
    }
    self.init(
      error.code, at: error.offset, expected: error.expected,
      found: found?.isEmpty == true ? nil : found)
  }
}
