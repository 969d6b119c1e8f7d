extension DatePattern {
  /// Checks that the pattern is valid.
  ///
  /// - Throws: `custom` with a description of the error.
  func check() throws(MappingError) {
    guard let mistake = pattern.withBytes({ pattern in Self.mistake(in: pattern) }) else { return }
    throw MappingError(
      .init(code: .custom, underlying: "date pattern \(JSONText.quoted(pattern)) \(mistake)"))
  }

  private static func mistake(in pattern: borrowing Span<UInt8>) -> String? {
    var walk = DatePatternWalk()
    var slots: UInt16 = 0
    while let item = walk.next(in: pattern) {
      switch item {
      case .literal: break
      case .unknown(let letter, let count): return mistake(of: letter, count)
      case .field(let field, let letter, let count):
        if slots & field.slot != 0 {
          return "has two fields with the same meaning; the second is "
            + "'\(text(letter, count))'"
        }
        slots |= field.slot
      }
    }
    if walk.isQuoted { return "lacks a closing quote" }
    let hasYear = slots & DatePatternItem.Field.year.slot != 0
    return hasYear ? nil : "has no year, so it does not define a date"
  }

  private static func mistake(of letter: UInt8, _ count: Int) -> String {
    let resolution =
      switch letter {
      case UInt8(ascii: "Y"): "; the year is 'yyyy'"
      case UInt8(ascii: "D"): "; the day of the month is 'dd'"
      case UInt8(ascii: "T"): "; text belongs in quotes: 'T'"
      default: ""
      }
    return "holds '\(text(letter, count))', which has no meaning here" + resolution
  }

  private static func text(_ letter: UInt8, _ count: Int) -> String {
    String(repeating: Character(Unicode.Scalar(letter)), count: count)
  }
}
