import MaquetteCore

// The literals of JSON, Python and JavaScript, whole and cut off.

extension JSONRepairer {
  private static let literals = [
    "true": ["true", "True", "TRUE"],
    "false": ["false", "False", "FALSE"],
    "null": ["null", "None", "Null", "NULL", "nil", "undefined"] + nonFinite,
  ]

  /// NaN and the infinities, for which JSON has no number.
  private static let nonFinite = ["NaN", "nan", "Infinity", "inf"]

  /// Returns what a literal of JSON, Python or JavaScript is in JSON.
  static func literal(_ word: ArraySlice<UInt8>) -> String? {
    word.isEmpty || word.count > 9 ? nil : literal { $0.elementsEqual(word) }
  }

  /// Returns what a literal is that is cut off; one letter is enough.
  static func cutOffLiteral(_ word: ArraySlice<UInt8>) -> String? {
    word.isEmpty ? nil : literal { $0.starts(with: word) }
  }

  /// Whether a word is NaN or infinity, which may have a sign.
  ///
  /// - Parameter isCutOff: Whether the text ends after the word, so that its end may be missing.
  static func isNonFinite(_ word: ArraySlice<UInt8>, isCutOff: Bool) -> Bool {
    !word.isEmpty
      && nonFinite.contains {
        isCutOff ? $0.utf8.starts(with: word) : $0.utf8.elementsEqual(word)
      }
  }

  private static func literal(_ isWord: (String.UTF8View) -> Bool) -> String? {
    literals.first { $0.value.contains { isWord($0.utf8) } }?.key
  }

  // MARK: Numbers without digits

  /// Removes the beginning of a number, or of an ellipsis, at which the text is cut off: a sign or dots.
  ///
  /// - Returns: Whether there is one.
  mutating func passCutOffNumber() -> Bool {
    guard !levels.isEmpty, need != .root, index < text.count, text[index].beginsNumber else {
      return false
    }
    let rest = text[index...].prefix { $0.beginsNumber && !$0.isASCIIDigit }
    let end = lookahead.endOfSpace(from: rest.endIndex, in: text)
    guard rest.count <= 2, end == text.count else { return false }
    note(
      .brackets, .unexpectedEnd, expected: "a value", found: rest.indices, "removed it")
    blank(upTo: end)
    return true
  }
}
