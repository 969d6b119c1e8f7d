import MaquetteCore

// Finds the members of an object by their keys.

extension CodingTape {
  /// Returns the value of a key among the members between two entries of an object without
  /// irregular keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - start: The entry of the first key to compare.
  ///   - end: The entry after the last member.
  ///   - steps: Counts the compared members.
  /// - Returns: The entry of the key; nil if it is not among them.
  func find(_ key: String, from start: Int, to end: Int, steps: inout Int) -> Int? {
    let found = unsafe key.utf8.withContiguousStorageIfAvailable {
      unsafe find($0, from: start, to: end, steps: &steps)
    }
    if let found { return found }
    var copy = key
    return copy.withUTF8 { unsafe find($0, from: start, to: end, steps: &steps) }
  }

  @inline(__always)
  private func find(
    _ key: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, steps: inout Int
  ) -> Int? {
    var place = start
    while place < end {
      let entry = unsafe entries[place]
      if Extent(entry.payload).count == key.count, unsafe isSame(key, text.start + entry.offset) {
        return place
      }
      place = next(after: place &+ 1)
      steps &+= 1
    }
    return nil
  }

  /// Returns whether the text has the bytes of a key at a position.
  @inline(__always)
  private func isSame(_ key: UnsafeBufferPointer<UInt8>, _ place: UnsafePointer<UInt8>) -> Bool {
    guard let start = key.baseAddress else { return true }
    let (left, right) = unsafe (UnsafeRawPointer(start), UnsafeRawPointer(place))
    let count = key.count
    // Compares words that overlap at the end; each load is within the key.
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        if unsafe Self.word(left, offset) != Self.word(right, offset) { return false }
        offset &+= 8
      }
      return unsafe Self.word(left, count &- 8) == Self.word(right, count &- 8)
    }
    for index in 0..<count where unsafe start[index] != place[index] { return false }
    return true
  }

  @inline(__always)
  private static func word(_ place: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    unsafe place.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
