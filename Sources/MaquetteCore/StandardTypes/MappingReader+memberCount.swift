extension JSONReader {
  /// The number of members that those before the reader promise; before the first one, that of the last
  /// dictionary, because those of a list are often alike.
  @inline(never)
  public func __memberCount(after count: Int, from start: Mark) -> Int {
    count == 0 ? Int(state.lastMemberCount) : expectedCount(after: count, from: start)
  }
}

extension ValueReader {
  public func __memberCount(after count: Int, from start: Mark) -> Int { cursor.siblingCount }
}
