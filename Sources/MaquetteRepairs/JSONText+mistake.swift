import MaquetteCore

extension JSONText {
  /// The first mistake in a text.
  static func mistake(
    in text: Span<UInt8>, _ options: DecodingOptions
  ) -> MappingError.Code? {
    var options = options
    options.duplicateKeys = .lastWins
    options.repairer = nil
    do throws(MappingError) {
      try JSONReader.read(text, options) { (reader) throws(ReadFailure) in
        try reader.skipValue()
      }
      return nil
    } catch {
      return error.code
    }
  }
}
