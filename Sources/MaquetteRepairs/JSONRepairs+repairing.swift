import MaquetteCore

extension JSONRepairs {
  /// Makes valid JSON of text with mistakes.
  var repairer: TextRepairer { TextRepairer(allowing: rawValue, repaired) }

  /// Repairs a text; nil if it needs no repair, or if the allowed ones do not suffice.
  ///
  /// Text is checked before anything is repaired, so valid text costs one more scan, and nothing can
  /// change it.
  private func repaired(_ text: Span<UInt8>, _ options: DecodingOptions) -> RepairedText? {
    guard text.count <= options.limits.size, let code = JSONText.mistake(in: text, options),
      Self.isRepairable(code)
    else { return nil }
    var repairer = JSONRepairer(text.array(0..<text.count), allowing: self, options.limits)
    guard let repaired = repairer.repaired(),
      JSONText.mistake(in: repaired.bytes.span, options) == nil
    else { return nil }
    return repaired
  }

  private static func isRepairable(_ code: MappingError.Code) -> Bool {
    switch code {
    case .unexpectedEnd, .unexpectedCharacter, .invalidNumber, .invalidEscape, .controlCharacter,
      .trailingContent:
      true
    default: false
    }
  }
}
