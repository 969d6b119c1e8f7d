extension JSONLocator {
  /// Follows steps down from a value, as far as they lead.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - offset: The start of the value.
  ///   - text: The text, in which that value is well formed.
  /// - Returns: The start of the innermost value found, and the number of steps that led there.
  /// - Complexity: O(*n*) in the size of the value.
  package static func descend(
    _ steps: [MappingPath.Step], from offset: Int, in text: borrowing Span<UInt8>
  ) -> (offset: Int, count: Int) {
    var offset = offset
    for (count, step) in steps.enumerated() {
      guard let next = member(step, of: offset, in: text) else { return (offset, count) }
      offset = next
    }
    return (offset, steps.count)
  }

  /// Returns the start of a member of a container; for a duplicate key, the last one.
  private static func member(
    _ step: MappingPath.Step, of offset: Int, in text: borrowing Span<UInt8>
  ) -> Int? {
    guard offset < text.count else { return nil }
    let isObject = text[offset] == UInt8(ascii: "{")
    guard isObject || text[offset] == UInt8(ascii: "[") else { return nil }
    var found: Int?
    var position = 0
    var index = endOfSpace(from: offset + 1, in: text)
    while index < text.count, text[index] != UInt8(ascii: "}"), text[index] != UInt8(ascii: "]") {
      // A hook may have made an array of an object; then the place of its elements is the object.
      var isMember = !isObject && step == .index(position)
      if isObject {
        let end = endOfString(from: index + 1, in: text)
        if case .key(let key) = step {
          isMember = self.text(of: index + 1..<max(index + 1, end - 1), in: text)
            .isSameKey(as: key)
        }
        index = endOfSpace(from: endOfSpace(from: end, in: text) + 1, in: text)
      }
      if isMember { found = index }
      index = endOfSpace(from: endOfValue(from: index, in: text), in: text)
      if index < text.count, text[index] == UInt8(ascii: ",") {
        index = endOfSpace(from: index + 1, in: text)
      }
      position += 1
    }
    return found
  }

  package static func endOfSpace(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < text.count, text[index] <= 0x20 { index += 1 }
    return index
  }

  private static func endOfValue(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var index = start
    var depth = 0
    repeat {
      guard index < text.count else { return text.count }
      switch text[index] {
      case 0x22: index = endOfString(from: index + 1, in: text)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0...0x20: index += 1
      default: index = max(index + 1, endOfToken(from: index, in: text))
      }
    } while depth > 0
    return index
  }
}
