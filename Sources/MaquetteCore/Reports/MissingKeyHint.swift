extension JSONLocator {
  /// The first keys of an object; none if there is no object.
  ///
  /// Only the beginning is scanned, so that many errors do not take longer than the text.
  ///
  /// - Parameters:
  ///   - offset: Where the object begins.
  ///   - text: The text, in which the object is well formed up to where it was decoded.
  static func keys(ofObjectAt offset: Int, in text: borrowing Span<UInt8>) -> [String] {
    guard offset < text.count, text[offset] == UInt8(ascii: "{") else { return [] }
    let limit = min(text.count, offset + 4096)
    var keys: [String] = []
    var depth = 0
    var index = offset
    while index < limit, keys.count < 32 {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case 0x22:
        let end = endOfString(from: index + 1, in: text)
        if depth == 1, end < limit, isColon(from: end, in: text) {
          keys.append(self.text(of: index + 1..<end - 1, in: text))
        }
        index = end - 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    return keys
  }

  private static func isColon(from start: Int, in text: borrowing Span<UInt8>) -> Bool {
    var index = start
    while index < text.count, text[index] <= 0x20 { index += 1 }
    return index < text.count && text[index] == UInt8(ascii: ":")
  }
}

extension PendingError {
  /// A hint for a missing key: a similar key of the source that the model does not have.
  func hint(among keys: [String], hidesValues: Bool) -> String? {
    guard contents.hint == nil, !hidesValues, missingSteps.count == 1,
      case .key(let key)? = missingSteps.first
    else { return contents.hint }
    let strangers = keys.filter { key in modelKeys.map { $0.slot(of: key) < 0 } ?? true }
    return KeySuggestion.nearest(to: key, among: strangers).map {
      "did you mean \(JSONText.quoted($0))?"
    }
  }
}

extension __KeyTable {
  /// The table's key that is most similar to an unknown key, as a hint.
  func hint(for unknown: String) -> String? {
    KeySuggestion.nearest(to: unknown, among: (0..<count).map { self[$0] }).map {
      "did you mean \(JSONText.quoted($0))?"
    }
  }
}
