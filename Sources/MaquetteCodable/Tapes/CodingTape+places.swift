import MaquetteCore

/// Computes the lines and columns of values on a tape.
///
/// A type that tries one shape after another creates many errors and reports none of them.
/// Therefore the text is scanned once, not from its start for each error.
struct TapePlaces {
  /// Known locations, some kilobytes apart, in ascending order.
  private var checkpoints = [TextLocation(line: 1, column: 1, byteOffset: 0)]

  private static var distance: Int { 2048 }

  mutating func location(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> TextLocation {
    // The last checkpoint that is not after the offset.
    var (low, high) = (0, checkpoints.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].byteOffset <= offset { low = middle } else { high = middle }
    }
    var place = checkpoints[low]
    let isLast = low == checkpoints.count - 1
    let target = min(offset, text.count)
    while place.byteOffset < target {
      let noted = place.byteOffset
      unsafe place.advance(over: text.span, noted..<min(target, noted + Self.distance))
      if isLast, place.byteOffset - noted == Self.distance { checkpoints.append(place) }
    }
    return place
  }
}

extension CodingTape {
  /// Returns the location of a value in its text; nil in a tree.
  func location(of node: Int) -> TextLocation? {
    guard let offset = offset(of: node) else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: text.start, count: text.end - text.start)
    return unsafe places.location(of: offset, in: bytes)
  }

  /// Returns the number of keys and indices from the root of the text to a value.
  ///
  /// The root of the tape may be inside the text.
  func depthInText(of node: Int) -> Int {
    guard let offset = offset(of: node) else { return 0 }
    let bytes = unsafe UnsafeBufferPointer(start: text.start, count: text.end - text.start)
    return unsafe JSONLocator.places(of: [offset], in: bytes.span).first?.path.steps.count ?? 0
  }

  /// Returns the byte offset of a value in its text; nil in a tree.
  func offset(of node: Int) -> Int? {
    guard unsafe text.end > text.start else { return nil }
    let entry = unsafe entries[node]
    return entry.kind == .string ? entry.offset - 1 : entry.offset
  }
}

extension CodingTape {
  /// Returns the path from the root to a value.
  func path(to node: Int) -> MappingPath {
    var path = MappingPath()
    var container = root
    // Descends into the container around the value until it reaches the value.
    while container != node, kind(container).isContainer, node < next(after: container) {
      let isObject = kind(container).isObject
      var place = first(of: container)
      var index = 0
      while next(after: isObject ? place + 1 : place) <= node {
        place = next(after: isObject ? place + 1 : place)
        index += 1
      }
      path.steps.append(isObject ? .key(string(place)) : .index(index))
      container = isObject ? place + 1 : place
    }
    return path
  }
}
