// Finds values at the end of a path in one walk over the text around them.

extension JSONReader {
  /// Steps to the last place of each key of a path, in one walk over the value at the reader.
  ///
  /// The walk checks the whole value against the grammar, so the reader remembers where it ends.
  ///
  /// - Returns: The number of steps taken. The walk stops before a position in an array, and where
  ///   a step leads nowhere. It is 0, with the reader unmoved, if an option inspects keys.
  /// - Throws: Errors of the grammar and the depth.
  public mutating func __walk(along steps: [MappingPath.Step]) throws(ReadFailure) -> Int {
    guard state.allowsFastPath, !state.isReporting, case .key = steps.first, kind == .object
    else { return 0 }
    let start = mark()
    var (place, count, level) = (start, 0, 0)
    var more = try beginObject()
    while true {
      guard more else {
        if level == 0 { break }
        level -= 1
        more = try endField()
        continue
      }
      if case .key(let key) = steps[level], try readKey().isSameKey(as: key) {
        place = mark()
        count = level + 1
        if count < steps.count, case .key = steps[count], kind == .object {
          level = count
          more = try beginObject()
          continue
        }
      }
      try skipValue()
      more = try endField()
    }
    (walkStart, walkEnd) = (start.offset, cursor.offset)
    reset(to: place)
    return count
  }

  public mutating func __resume(after start: Mark) throws(ReadFailure) {
    reset(to: start)
    guard start.offset == walkStart else { return try skipValue() }
    cursor.offset = walkEnd
  }
}
