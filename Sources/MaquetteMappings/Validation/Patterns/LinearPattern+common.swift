extension LinearPattern {
  /// Whether an expression means the same in ECMA-262 and in `Regex`, if it is one of the former and the
  /// text is printable ASCII.
  package static func isCommon(_ pattern: String) -> Bool {
    let bytes = Array(pattern.utf8)
    guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return false }
    var isInSet = false
    var index = 0
    func follows(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      return index + count <= bytes.count
        && text.description.utf8.elementsEqual(bytes[index..<(index + count)])
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        guard index + 1 < bytes.count, isCommonEscape(bytes[index + 1]) else { return false }
        index += 2
        continue
      }
      if isInSet {
        // Swift has sets of sets.
        if follows("[") || follows("&&") || follows("--") || follows("~~") { return false }
        if follows("]") { isInSet = false }
      } else if follows("[") {
        if follows("[]") || follows("[^]") { return false }
        isInSet = true
      } else if follows("(?"), !follows("(?:") {
        return false
      }
      index += 1
    }
    return true
  }

  /// Whether a character after a backslash is a mark, or the name of a set that both have.
  ///
  /// The ends of words are others in Swift.
  private static func isCommonEscape(_ byte: UInt8) -> Bool {
    let isLetterOrDigit =
      Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
    return !isLetterOrDigit || "dDwWsStux".utf8.contains(byte)
  }
}
