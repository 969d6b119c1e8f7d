/// Finds the key that was probably meant; only close matches are suggested.
enum KeySuggestion {
  /// Longer keys are ignored, because a comparison takes the product of both lengths.
  private static let longest = 40

  /// The key most similar to another, or nil if none is similar enough.
  static func nearest(to key: String, among keys: some Sequence<String>) -> String? {
    guard key.utf8.count <= longest else { return nil }
    let letters = folded(key)
    let tolerance = letters.count < 4 ? 0 : letters.count < 8 ? 1 : 2
    var best: (key: String, distance: Int)?
    // The length comes first: Swift compares texts with many marks in quadratic time.
    for other in keys where other.utf8.count <= longest && other != key {
      let others = folded(other)
      guard abs(others.count - letters.count) <= tolerance else { continue }
      let distance = distance(letters, others)
      if distance <= tolerance, distance < best?.distance ?? .max { best = (other, distance) }
    }
    return best?.key
  }

  /// The letters and digits, so that keys that differ only in case and separators are equal.
  private static func folded(_ key: String) -> [Character] {
    Array(key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }

  /// The number of insertions, deletions, replacements and swaps between two texts.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], next[column]) + 1
        cost = min(cost, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}

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
