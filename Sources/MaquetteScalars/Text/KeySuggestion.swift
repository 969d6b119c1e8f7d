/// Finds the key that was probably meant; only close matches are suggested.
package enum KeySuggestion {
  /// Longer keys are ignored, because a comparison takes the product of both lengths.
  private static let longest = 40

  /// The key most similar to another, or nil if none is similar enough.
  package static func nearest(to key: String, among keys: some Sequence<String>) -> String? {
    guard key.utf8.count <= longest else { return nil }
    var letters: [Unicode.Scalar] = []
    var best: (key: String, distance: Int)?
    // The length comes first: Swift compares texts with many marks in quadratic time.
    for other in keys where other.utf8.count <= longest && other != key {
      if letters.isEmpty { letters = folded(key) }
      let others = folded(other)
      let tolerance = letters.count < 4 ? 0 : letters.count < 8 ? 1 : 2
      guard abs(others.count - letters.count) <= tolerance else { continue }
      let distance = distance(letters, others)
      if distance <= tolerance, distance < best?.distance ?? .max { best = (other, distance) }
    }
    return best?.key
  }

  /// The letters and digits, so that keys that differ only in case and separators are equal.
  private static func folded(_ key: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(key.utf8.count)
    for scalar in key.unicodeScalars where scalar != "_" && scalar != "-" && scalar != " " {
      if scalar.isASCII, !("A"..."Z" ~= scalar) {
        letters.append(scalar)
      } else {
        letters += scalar.properties.lowercaseMapping.unicodeScalars
      }
    }
    return letters
  }

  /// The number of insertions, deletions, replacements and swaps between two texts.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var last = Array(0...right.count)
    var (before, next) = (last, last)
    for (row, character) in left.enumerated() {
      next[0] = row + 1
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], next[column]) + 1
        cost = min(cost, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        next[column + 1] = cost
      }
      (before, last, next) = (last, next, before)
    }
    return last[right.count]
  }
}
