extension DatePattern {
  /// Parses a timestamp.
  ///
  /// - Parameter text: The text, all of which the pattern has to match.
  /// - Returns: The timestamp; nil if the text does not match, or if its date does not exist.
  /// - Throws: `custom` if the pattern is invalid.
  public func timestamp(_ text: String) throws(MappingError) -> Timestamp? {
    if let moment = text.withBytes({ text in moment(in: text) }) { return Timestamp(moment) }
    try check()
    return nil
  }

  /// Formats a timestamp.
  ///
  /// - Parameter moment: The timestamp, which is written at the offset of the pattern.
  /// - Returns: The text; nil for a timestamp outside the years 1 to 9999.
  /// - Throws: `custom` if the pattern is invalid.
  public func text(of moment: Timestamp) throws(MappingError) -> String? {
    let text = formatted(moment)
    if text == nil { try check() }
    return text
  }

  /// Checks that the pattern is valid.
  ///
  /// - Throws: `custom` with a description of the error.
  private func check() throws(MappingError) {
    guard let mistake = pattern.withBytes({ pattern in DatePatternWalk.mistake(in: pattern) })
    else { return }
    throw MappingError(
      .init(code: .custom, underlying: "date pattern \(JSONText.quoted(pattern)) \(mistake)"))
  }
}
