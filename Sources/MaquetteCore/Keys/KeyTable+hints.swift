// What may help where a key was not found: the nearest one on the other side. All of it is cold.

extension KeyTable {
  /// What may help with a key that no property takes.
  func hint(forUnknown key: String) -> String? {
    let nearest = KeyDistance.nearest(to: key, among: (0..<count).map { self[$0] })
    return nearest.map { "did you mean \(JSONText.quoted($0))?" }
  }

  /// What may help with a missing field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - strangers: The keys of the object that no property takes.
  static func hint(for field: MissingField, among strangers: [String]) -> String? {
    guard case .key(let key)? = field.steps.first else { return nil }
    let nearest = KeyDistance.nearest(to: key, among: strangers)
    return nearest.map { "there is a key \(JSONText.quoted(JSONLocator.cut($0)))" }
  }
}

extension Reader where Self: ~Copyable {
  /// The keys of an object that was read which are none of a table's.
  ///
  /// At most the first hundred, so that hostile objects cost nothing; the reader stays where it is.
  mutating func keysOfNoField(in keys: KeyTable, at start: Mark) -> [String] {
    // Where the source failed is noted already, or is about to be.
    let end = mark()
    let (pending, isReporting) = (state.journal?.pending, state.isReporting)
    defer {
      reset(to: end)
      if isReporting || pending != nil { state.journal?.pending = pending }
    }
    var strangers: [String] = []
    reset(to: start)
    do throws(ReadFailure) {
      var more = try beginObject()
      while more, strangers.count < 100 {
        let key = try readKey()
        if keys.slot(of: key) < 0 { strangers.append(key) }
        try skipValue()
        more = try endField()
      }
    } catch {}
    return strangers
  }
}

/// How far keys are from each other.
private enum KeyDistance {
  /// The longest key that is compared.
  private static let length = 64

  /// The key that is nearest to another, if any is near: the same but for case, `_` and `-`, or one
  /// or two changes away.
  static func nearest(to key: String, among others: [String]) -> String? {
    let letters = plain(key)
    guard !letters.isEmpty, letters.count <= length else { return nil }
    let limit = letters.count < 4 ? 0 : letters.count < 8 ? 1 : 2
    var best: (key: String, distance: Int)?
    for other in others where !other.isEmpty && other.utf8.count <= 4 * length {
      let candidate = plain(other)
      guard abs(candidate.count - letters.count) <= limit else { continue }
      let distance = distance(letters, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (other, distance) }
    }
    return best?.key
  }

  private static func plain(_ key: String) -> [Character] {
    key.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// How many letters have to be changed, added, removed or swapped with the next (Damerau and
  /// Levenshtein, restricted).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}
