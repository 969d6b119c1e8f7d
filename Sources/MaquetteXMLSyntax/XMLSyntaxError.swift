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
