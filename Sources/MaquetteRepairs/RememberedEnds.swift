/// The ends of scans of one kind, so that no part of a text is scanned again and again.
///
/// A scan ends at the same offset from every place that it passes. So its end is kept for a few places
/// in each stretch of the text, and a later scan goes on only to the next of them.
struct RememberedEnds {
  private static let stretch = 32

  /// A step is never longer, so that every scan passes one of so many places in each stretch.
  private static let longestStep = 4

  /// One more than the ends of scans that pass the places of each stretch; zero if none has.
  private var ends: [Int] = []

  /// The places that the current scan passes.
  private var passed: [Int] = []

  /// Returns where a scan ends; the end of the text if nothing ends it.
  ///
  /// - Parameter step: Returns how many bytes to pass at an offset; zero if the scan ends there.
  mutating func end(from start: Int, in text: [UInt8], _ step: (Int) -> Int) -> Int {
    passed.removeAll(keepingCapacity: true)
    var offset = start
    while offset < text.count {
      if offset % Self.stretch < Self.longestStep {
        let place = offset / Self.stretch * Self.longestStep + offset % Self.stretch
        if place < ends.count, ends[place] > 0 {
          offset = ends[place] - 1
          break
        }
        passed.append(place)
      }
      let length = step(offset)
      guard length > 0 else { break }
      offset += length
    }
    offset = min(offset, text.count)
    // Short scans are as fast as remembering them.
    if offset - start > Self.stretch { remember(offset, in: text) }
    return offset
  }

  private mutating func remember(_ end: Int, in text: [UInt8]) {
    if ends.isEmpty {
      let count = (text.count / Self.stretch + 1) * Self.longestStep
      ends = Array(repeating: 0, count: count)
    }
    for place in passed { ends[place] = end + 1 }
  }
}
