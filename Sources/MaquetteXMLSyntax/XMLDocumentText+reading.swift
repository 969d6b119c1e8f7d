package import MaquetteCore

extension XMLDocumentText {
  /// Parses the document, and converts the offsets of errors to locations in the source.
  ///
  /// - Parameters:
  ///   - source: The source of this text.
  ///   - hidesValues: Whether errors omit the line of the source.
  ///   - parse: Parses the text as UTF-8 from an offset, and throws errors with offsets in it.
  package func read<Result>(
    _ source: Span<UInt8>, hidesValues: Bool,
    _ parse: (Span<UInt8>, Int) throws(MappingError) -> Result
  ) throws(MappingError) -> Result {
    try withText(of: source) { (text) throws(MappingError) in
      do throws(MappingError) {
        do throws(XMLSyntaxError) { try check() } catch { throw MappingError(error, in: text) }
        return try parse(text, start)
      } catch {
        guard let offset = error.byteOffset else { throw error }
        let place = location(of: offset, in: text)
        guard let expansion else {
          throw error.at(place, showing: hidesValues ? nil : text, at: offset)
        }
        // The line of the source, before references were replaced.
        let origin = expansion.origin(of: offset)
        throw expansion.original.withBytes {
          error.at(place, showing: hidesValues ? nil : $0, at: origin)
        }
      }
    }
  }
}
