// The macro checks the patterns of attributes at compile time and the engine those of callers, so this
// folder is compiled into both modules.

extension DatePatternWalk {
  /// What is wrong with a pattern, phrased to follow "date pattern '...'" in a sentence; nil for a
  /// valid one.
  package static func mistake(in pattern: borrowing Span<UInt8>) -> String? {
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
